extension TemplateCompiler {
    mutating func addMacro(_ tag: inout TagParser, at offset: Int) throws(TemplateFailure) {
        let nameOffset = tag.token.offset
        let name = try tag.newName("a name for the macro")
        if let other = macros[name] {
            throw TemplateFailure(.repeatedMacro(name, line: source.line(at: other.offset)), at: nameOffset)
        }
        var parameters: [String] = []
        while !tag.isAtEnd {
            let offset = tag.token.offset
            let parameter = try tag.newName("a name for a parameter")
            guard !parameters.contains(parameter) else {
                throw TemplateFailure(.repeatedParameter(parameter), at: offset)
            }
            parameters.append(parameter)
        }
        open(.macro, endedBy: .endmacro, at: offset, .macro(name, parameters: parameters, outer: code))
        code = TemplateInstructions()
    }

    mutating func addEndMacro(at offset: Int) throws(TemplateFailure) {
        let block = try close(.endmacro, opener: .macro, at: offset)
        guard case .macro(let name, let parameters, let outer) = block.state else { return }
        macros[name] = TemplateMacro(name: name, parameters: parameters, code: code, offset: block.offset)
        code = outer
    }

    func addCall(
        _ tag: inout TagParser, line: TemplateTagLine
    ) throws(TemplateFailure) -> TemplateCall {
        let nameOffset = tag.token.offset
        let name = try tag.word("a macro's name")
        var arguments: [TemplateExpression] = []
        while !tag.isAtEnd { arguments.append(try tag.filtered()) }
        return TemplateCall(name: name, arguments: arguments, line: line, offset: nameOffset)
    }
}
