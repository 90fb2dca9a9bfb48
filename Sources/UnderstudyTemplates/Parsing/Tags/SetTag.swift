extension TemplateCompiler {
    mutating func addSet(_ tag: inout TagParser, at offset: Int) throws(TemplateFailure) {
        let name = try tag.newName("a name to set")
        if tag.isAtEnd {
            code.append(.beginCapture)
            open(.set, endedBy: .endset, at: offset, .capture(name))
        } else {
            guard try tag.take(sign: "=") else { throw tag.unexpected("'=' or the end of the tag") }
            code.append(.assign(name, try tag.choice()))
        }
    }

    mutating func addEndSet(at offset: Int) throws(TemplateFailure) {
        let block = try close(.endset, opener: .set, at: offset)
        if case .capture(let name) = block.state { code.append(.endCapture(name)) }
    }
}
