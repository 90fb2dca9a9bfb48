import UnderstudySyntax

/// Executes the instructions of a template.
///
/// Includes, calls and loops are lists rather than recursive calls, so that they can exceed the limits but never the
/// stack.
struct TemplateRenderer {
    let limits: TemplateLimits
    var library: TemplateLibrary
    var scope: TemplateScope
    var output: TemplateOutput
    var frames: [TemplateFrame]
    /// The number of the next instruction of each frame; what follows those belongs to none.
    var positions = [0]
    var loops: [TemplateTurns] = []
    var captures: [TemplateOutput] = []
    var steps = 0
    var producedBytes = 0

    init(
        _ template: TemplateCode,
        context: any TemplateObject,
        library: TemplateLibrary
    ) {
        limits = library.limits
        self.library = library
        scope = TemplateScope(context: context)
        output = TemplateOutput(limit: library.limits.outputBytes)
        frames = [TemplateFrame(template: template, code: template.code, entry: nil)]
    }

    /// Renders until the outermost template ends.
    mutating func run() throws(TemplateFailure) {
        while frames.count > 0 {
            let last = frames.count - 1
            let code = frames[last].code
            let next = positions[last]
            guard next < code.count else {
                leaveFrame()
                continue
            }
            positions[last] = next + 1
            try spend(1)
            try follow(code[next])
        }
        output.finish()
    }

    private mutating func follow(_ instruction: TemplateInstruction) throws(TemplateFailure) {
        switch instruction {
        case .text(let text): try write { $0.write(text) }
        case .blank(let blank):
            output.writeBlank(blank)
            try produce(blank.count)
        case .output(let expression, let offset): try write(expression, at: offset)
        case .branch(let condition, let target):
            if try !evaluate(condition).isTrue { jump(to: target) }
        case .jump(let target): jump(to: target)
        case .beginLoop(let loop, let empty): try begin(loop, empty: empty)
        case .nextTurn(let body): try nextTurn(body)
        case .leaveLoop(let target): leaveLoop(target)
        case .assign(let name, let expression): try assign(name, evaluate(expression))
        case .beginCapture: beginCapture()
        case .endCapture(let name): try endCapture(name)
        case .include(let include): try enter(include)
        case .call(let call): try enter(call)
        }
    }

    mutating func jump(to target: Int) {
        positions[frames.count - 1] = target
    }

    private mutating func leaveFrame() {
        guard let entry = frames.removeLast().entry else { return }
        output.endPart(entry.mark, entry.line)
        scope.leave(entry.scope)
    }

    private mutating func beginCapture() {
        captures.append(output)
        output = TemplateOutput(limit: limits.outputBytes)
    }

    private mutating func endCapture(_ name: String) throws(TemplateFailure) {
        guard let outer = captures.popLast() else { return }
        output.finish()
        output.removeLineEnd()
        let text = TemplateValue.bytes(output.bytes.array)
        output = outer
        try assign(name, text)
    }

    private mutating func assign(_ name: String, _ value: TemplateValue) throws(TemplateFailure) {
        try spend((scope.count - scope.start) >> 2)
        scope.set(name, value)
    }
}

extension TemplateRenderer {
    /// Writes with `write`, and counts the bytes written.
    @inline(__always)
    mutating func write(_ write: (inout TemplateOutput) -> Void) throws(TemplateFailure) {
        let before = output.bytes.count
        write(&output)
        try produce(output.bytes.count - before)
    }

    mutating func produce(_ count: Int) throws(TemplateFailure) {
        producedBytes += count
        guard producedBytes <= limits.outputBytes else {
            throw TemplateFailure(.tooMuchOutput(limit: limits.outputBytes), at: currentOffset)
        }
    }

    @inline(__always)
    mutating func spend(_ count: Int) throws(TemplateFailure) {
        steps += count
        guard steps <= limits.steps else {
            throw TemplateFailure(.tooManySteps(limit: limits.steps), at: currentOffset)
        }
    }

    private mutating func write(_ expression: TemplateExpression, at offset: Int) throws(TemplateFailure) {
        switch try evaluate(expression) {
        case .none: break
        case .string(var text): try write { output in text.withUTF8 { output.writeValue($0) } }
        case .bytes(let text): try write { output in text.withUnsafeBufferPointer { output.writeValue($0) } }
        case let value:
            guard var text = value.text else { throw TemplateFailure(value.notPrintable, at: offset) }
            try write { output in text.withUTF8 { output.writeValue($0) } }
        }
    }
}

extension TemplateValue {
    fileprivate var notPrintable: TemplateProblem {
        guard case .object(let object) = self else { return .notPrintable(kind, members: []) }
        return .notPrintable(kind, members: object.memberNames)
    }
}
