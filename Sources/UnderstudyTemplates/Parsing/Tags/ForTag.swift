extension TemplateCompiler {
    mutating func addFor(_ tag: inout TagParser, at offset: Int) throws(TemplateFailure) {
        let names = try loopNames(&tag)
        try tag.expect(word: "in")
        let listOffset = tag.token.offset
        let list = try tag.filtered()
        var condition: TemplateExpression?
        if try tag.take(word: "where") { condition = try tag.expression() }
        let loop = TemplateLoop(names: names, list: list, condition: condition, offset: listOffset)
        code.append(.beginLoop(loop, empty: 0))
        open(.for, endedBy: .endfor, at: offset, .loop(begin: code.count - 1, hasEmpty: false))
    }

    private func loopNames(_ tag: inout TagParser) throws(TemplateFailure) -> [String] {
        var names: [String] = []
        repeat {
            let offset = tag.token.offset
            let name = try tag.newName("a name for the elements")
            guard !names.contains(name) || name == "_" else {
                throw TemplateFailure(.repeatedParameter(name), at: offset)
            }
            names.append(name)
        } while try tag.take(sign: ",")
        return names
    }

    mutating func addEmpty(at offset: Int) throws(TemplateFailure) {
        guard let block = blocks.last else {
            throw TemplateFailure(.strayTag("empty", opener: "for"), at: offset)
        }
        guard case .loop(let begin, let hasEmpty) = block.state else {
            let reason = "the innermost open tag is '\(block.kind.rawValue)', not 'for'"
            throw TemplateFailure(.misplacedBranch("empty", reason: reason), at: offset)
        }
        guard !hasEmpty else {
            throw TemplateFailure(.misplacedBranch("empty", reason: "this 'for' has one already"), at: offset)
        }
        endTurns(of: block, begin: begin)
        blocks[blocks.count - 1].exits.append(appendJump())
        blocks[blocks.count - 1].state = .loop(begin: begin, hasEmpty: true)
        aim(begin)
    }

    mutating func addEndFor(at offset: Int) throws(TemplateFailure) {
        let block = try close(.endfor, opener: .for, at: offset)
        guard case .loop(let begin, let hasEmpty) = block.state else { return }
        if !hasEmpty {
            endTurns(of: block, begin: begin)
            aim(begin)
        }
        for exit in block.exits { aim(exit) }
    }

    private mutating func endTurns(of block: OpenBlock, begin: Int) {
        for jump in block.continues { aim(jump) }
        code.append(.nextTurn(begin + 1))
    }

    mutating func addLoopControl(_ kind: TagKind, at offset: Int) throws(TemplateFailure) {
        guard let index = innermostLoop() else {
            throw TemplateFailure(.loopControlOutsideLoop(kind.rawValue), at: offset)
        }
        if kind == .break {
            code.append(.leaveLoop(0))
            blocks[index].exits.append(code.count - 1)
        } else {
            blocks[index].continues.append(appendJump())
        }
    }

    // A `set` block and a macro can't be left by controlling a loop around them.
    private func innermostLoop() -> Int? {
        for index in blocks.indices.reversed() {
            switch blocks[index].state {
            case .condition, .loop(_, hasEmpty: true): continue
            case .loop(_, hasEmpty: false): return index
            case .capture, .macro: return nil
            }
        }
        return nil
    }
}
