extension TemplateCompiler {
    mutating func addIf(_ tag: inout TagParser, at offset: Int) throws(TemplateFailure) {
        let condition = try tag.expression()
        code.append(.branch(condition, otherwise: 0))
        open(.if, endedBy: .endif, at: offset, .condition(branch: code.count - 1, hasElse: false))
    }

    mutating func addElif(_ tag: inout TagParser, at offset: Int) throws(TemplateFailure) {
        try startBranch(.elif, at: offset)
        let condition = try tag.expression()
        code.append(.branch(condition, otherwise: 0))
        blocks[blocks.count - 1].state = .condition(branch: code.count - 1, hasElse: false)
    }

    mutating func addElse(at offset: Int) throws(TemplateFailure) {
        try startBranch(.else, at: offset)
        blocks[blocks.count - 1].state = .condition(branch: nil, hasElse: true)
    }

    mutating func addEndIf(at offset: Int) throws(TemplateFailure) {
        let block = try close(.endif, opener: .if, at: offset)
        if case .condition(let branch?, _) = block.state { aim(branch) }
        for exit in block.exits { aim(exit) }
    }

    private mutating func startBranch(_ kind: TagKind, at offset: Int) throws(TemplateFailure) {
        guard let block = blocks.last else {
            throw TemplateFailure(.strayTag(kind.rawValue, opener: "if"), at: offset)
        }
        guard case .condition(let branch, let hasElse) = block.state else {
            throw TemplateFailure(.misplacedBranch(kind.rawValue, reason: Self.reason(for: block)), at: offset)
        }
        guard !hasElse else {
            throw TemplateFailure(.misplacedBranch(kind.rawValue, reason: "'else' is the last branch"), at: offset)
        }
        blocks[blocks.count - 1].exits.append(appendJump())
        if let branch { aim(branch) }
    }

    private static func reason(for block: OpenBlock) -> String {
        let hint = block.kind == .for ? "; 'empty' starts the part for no elements" : ""
        return "the innermost open tag is '\(block.kind.rawValue)', not 'if'" + hint
    }
}
