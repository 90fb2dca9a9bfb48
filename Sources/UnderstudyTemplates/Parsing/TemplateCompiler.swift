/// Turns the pieces of a template into instructions.
///
/// Open blocks are a list rather than recursive calls, so that no nesting is too deep.
struct TemplateCompiler {
    let source: TemplateSource
    let filters: TemplateFilters
    var code = TemplateInstructions()
    var blocks: [OpenBlock] = []
    var macros: [String: TemplateMacro] = [:]
    var imports: [TemplateReference] = []
    var includes: [TemplateReference] = []
    private var calls: [TemplateCall] = []

    /// Reads `source`.
    static func code(of source: TemplateSource, filters: TemplateFilters) throws(TemplateFailure) -> TemplateCode {
        var compiler = TemplateCompiler(source: source, filters: filters)
        let tokens = try TemplateScanner.tokens(of: source)
        for piece in LineShaper.pieces(of: tokens, in: source.bytes) { try compiler.add(piece) }
        try compiler.requireAllClosed()
        try compiler.requireKnownMacros()
        return TemplateCode(
            source: source,
            code: compiler.code,
            macros: compiler.macros,
            imports: compiler.imports,
            includes: compiler.includes
        )
    }

    private init(source: TemplateSource, filters: TemplateFilters) {
        self.source = source
        self.filters = filters
    }

    private mutating func add(_ piece: TemplatePiece) throws(TemplateFailure) {
        switch piece {
        case .text(let bytes): code.append(.text(bytes))
        case .blank(let bytes): code.append(.blank(bytes))
        case .output(let range, let offset): try addOutput(range, at: offset)
        case .block(let range, let offset, let line): try addBlock(range, at: offset, line: line)
        }
    }

    private mutating func addOutput(_ range: Range<Int>, at offset: Int) throws(TemplateFailure) {
        code.tagOffset = offset
        var tag = try TagParser(bytes: source.bytes, range: range, filters: filters)
        guard !tag.isAtEnd else { throw TemplateFailure(.emptyTag, at: offset) }
        let start = tag.token.offset
        let value = try tag.choice()
        try tag.expectEnd(after: "the value")
        code.append(.output(value, offset: start))
    }

    private mutating func addBlock(
        _ range: Range<Int>, at offset: Int, line: TemplateTagLine
    ) throws(TemplateFailure) {
        code.tagOffset = offset
        var tag = try TagParser(bytes: source.bytes, range: range, filters: filters)
        guard !tag.isAtEnd else { throw TemplateFailure(.emptyTag, at: offset) }
        let start = tag.token.offset
        let word = try tag.word("a tag's name")
        guard let kind = TagKind(rawValue: word) else {
            let nearest = TagKind.allCases.map(\.rawValue).nearest(to: word)
            throw TemplateFailure(.unknownTag(word, nearest: nearest), at: start)
        }
        try add(kind, &tag, at: start, line: line)
        try tag.expectEnd(after: "'\(word)'")
    }

    private mutating func add(
        _ kind: TagKind, _ tag: inout TagParser, at offset: Int, line: TemplateTagLine
    ) throws(TemplateFailure) {
        switch kind {
        case .if: try addIf(&tag, at: offset)
        case .elif: try addElif(&tag, at: offset)
        case .else: try addElse(at: offset)
        case .endif: try addEndIf(at: offset)
        case .for: try addFor(&tag, at: offset)
        case .empty: try addEmpty(at: offset)
        case .endfor: try addEndFor(at: offset)
        case .break, .continue: try addLoopControl(kind, at: offset)
        case .set: try addSet(&tag, at: offset)
        case .endset: try addEndSet(at: offset)
        case .include: try addInclude(&tag, at: offset, line: line)
        case .import: try addImport(&tag)
        case .macro: try addMacro(&tag, at: offset)
        case .endmacro: try addEndMacro(at: offset)
        case .call:
            let call = try addCall(&tag, line: line)
            calls.append(call)
            code.append(.call(call))
        }
    }

    private func requireAllClosed() throws(TemplateFailure) {
        guard let open = blocks.last else { return }
        throw TemplateFailure(.missingEnd(open.kind.rawValue, end: open.end.rawValue), at: open.offset)
    }

    // A macro may be called above its definition, so calls are checked last.
    private func requireKnownMacros() throws(TemplateFailure) {
        for call in calls {
            if let macro = macros[call.name] {
                try call.requireArguments(of: macro)
            } else if imports.isEmpty {
                let nearest = macros.keys.nearest(to: call.name)
                throw TemplateFailure(.unknownMacro(call.name, nearest: nearest), at: call.offset)
            }
        }
    }
}

extension TemplateCall {
    /// Rejects a call whose number of arguments isn't that of the macro's parameters.
    func requireArguments(of macro: TemplateMacro) throws(TemplateFailure) {
        guard arguments.count != macro.parameters.count else { return }
        let problem = TemplateProblem.macroArgumentCount(
            name, expected: macro.parameters.count, found: arguments.count)
        throw TemplateFailure(problem, at: offset)
    }
}
