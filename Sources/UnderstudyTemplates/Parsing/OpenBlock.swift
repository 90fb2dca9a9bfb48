/// The words that a block tag can start with.
enum TagKind: String, CaseIterable {
    case `if`, elif, `else`, endif
    case `for`, empty, endfor
    case `break`, `continue`
    case set, endset
    case include, `import`
    case macro, endmacro, call
}

/// A block whose end has not been read yet.
struct OpenBlock {
    enum State {
        /// Where the branch instruction of the last condition is, until its target is known; and whether `else` has
        /// occurred.
        case condition(branch: Int?, hasElse: Bool)
        /// Where the loop begins; and whether `empty` has occurred.
        case loop(begin: Int, hasEmpty: Bool)
        case capture(String)
        /// The name, and the instructions around the macro.
        case macro(String, parameters: [String], outer: TemplateInstructions)
    }

    let kind: TagKind
    let end: TagKind
    let offset: Int
    var state: State
    /// The jumps to the block's end, whose target is set when it is known.
    var exits: [Int] = []
    /// The jumps to the end of a loop iteration.
    var continues: [Int] = []
}

extension TemplateCompiler {
    mutating func open(_ kind: TagKind, endedBy end: TagKind, at offset: Int, _ state: OpenBlock.State) {
        blocks.append(OpenBlock(kind: kind, end: end, offset: offset, state: state))
    }

    /// Ends the innermost block, which must be one that `end` can close.
    mutating func close(_ end: TagKind, opener: TagKind, at offset: Int) throws(TemplateFailure) -> OpenBlock {
        guard let block = blocks.last else {
            throw TemplateFailure(.strayTag(end.rawValue, opener: opener.rawValue), at: offset)
        }
        guard block.end == end else { throw mismatch(end, of: block, at: offset) }
        blocks.removeLast()
        return block
    }

    func mismatch(_ tag: TagKind, of block: OpenBlock, at offset: Int) -> TemplateFailure {
        let problem = TemplateProblem.wrongEnd(
            tag.rawValue,
            opener: block.kind.rawValue,
            line: source.line(at: block.offset),
            expected: block.end.rawValue
        )
        return TemplateFailure(problem, at: offset)
    }

    /// Appends a jump whose target is set later, and returns its index.
    mutating func appendJump() -> Int {
        code.append(.jump(0))
        return code.count - 1
    }

    /// Makes the jump or branch at `index` lead to the next instruction.
    mutating func aim(_ index: Int) {
        switch code[index] {
        case .jump: code[index] = .jump(code.count)
        case .branch(let condition, _): code[index] = .branch(condition, otherwise: code.count)
        case .beginLoop(let loop, _): code[index] = .beginLoop(loop, empty: code.count)
        case .leaveLoop: code[index] = .leaveLoop(code.count)
        default: break
        }
    }
}
