extension TemplateCompiler {
    mutating func addInclude(
        _ tag: inout TagParser, at offset: Int, line: TemplateTagLine
    ) throws(TemplateFailure) {
        let nameOffset = tag.token.offset
        let name = try tag.filtered()
        if case .literal(.string(let text)) = name { includes.append(try reference(to: text, at: nameOffset)) }
        var opened: TemplateExpression?
        if !tag.isAtEnd, !tag.isAt(word: "with") { opened = try tag.filtered() }
        let bindings = try tag.take(word: "with") ? includeBindings(&tag) : []
        code.append(
            .include(
                TemplateInclude(name: name, opened: opened, bindings: bindings, line: line, offset: nameOffset)))
    }

    private func includeBindings(
        _ tag: inout TagParser
    ) throws(TemplateFailure) -> [(name: String, value: TemplateExpression)] {
        var bindings: [(name: String, value: TemplateExpression)] = []
        repeat {
            let value = try tag.filtered()
            try tag.expect(word: "as")
            bindings.append((try tag.newName("a name for the value"), value))
        } while try tag.take(sign: ",")
        return bindings
    }

    mutating func addImport(_ tag: inout TagParser) throws(TemplateFailure) {
        guard case .string(let name) = tag.token.kind else {
            throw tag.unexpected("the name of a template in quotes")
        }
        imports.append(try reference(to: name, at: tag.token.offset))
        try tag.advance()
    }

    private func reference(to name: String, at offset: Int) throws(TemplateFailure) -> TemplateReference {
        guard Template.isSafe(name: name) else { throw TemplateFailure(.unsafeTemplateName(name), at: offset) }
        return TemplateReference(name: name, offset: offset)
    }
}
