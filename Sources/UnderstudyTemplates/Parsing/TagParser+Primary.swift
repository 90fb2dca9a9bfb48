import UnderstudySyntax

extension TagParser {
    /// Reads a literal, a list, a bracketed expression, or a name with its look-ups.
    mutating func primary() throws(TemplateFailure) -> TemplateExpression {
        switch token.kind {
        case .string(let text):
            try advance()
            return .literal(.string(text))
        case .integer(let value):
            try advance()
            return .literal(.int(value))
        case .sign("("): return try nested { parser throws(TemplateFailure) in try parser.bracketed() }
        case .sign("["): return try nested { parser throws(TemplateFailure) in try parser.list() }
        case .name(let name): return try named(name)
        case .sign, .end: throw unexpected("a value")
        }
    }

    private mutating func bracketed() throws(TemplateFailure) -> TemplateExpression {
        try expect(sign: "(")
        let value = try choice()
        try expect(sign: ")")
        return value
    }

    private mutating func list() throws(TemplateFailure) -> TemplateExpression {
        let offset = token.offset
        try expect(sign: "[")
        var elements: [TemplateExpression] = []
        while !isAt(sign: "]") {
            elements.append(try choice())
            guard try take(sign: ",") else { break }
        }
        try expect(sign: "]")
        return .list(elements, offset: offset)
    }

    private mutating func named(_ name: String) throws(TemplateFailure) -> TemplateExpression {
        let offset = token.offset
        switch name {
        case "true", "false":
            try advance()
            return .literal(.bool(name == "true"))
        case "none", "nil":
            try advance()
            return .literal(.none)
        case "forloop": return try loopMember()
        case _ where Self.reservedNames.contains(name): throw unexpected("a value")
        default:
            try advance()
            return .path(TemplatePath(root: TemplateName(name), offset: offset, steps: try steps()))
        }
    }

    private mutating func steps() throws(TemplateFailure) -> [TemplatePath.Step] {
        var steps: [TemplatePath.Step] = []
        // A dot or bracket after white space starts something else, such as the next argument of a call.
        while !token.followsSpace {
            if try take(sign: ".") {
                steps.append(try memberStep())
            } else if isAt(sign: "[") {
                steps.append(try nested { parser throws(TemplateFailure) in try parser.bracketStep() })
            } else {
                break
            }
        }
        return steps
    }

    private mutating func memberStep() throws(TemplateFailure) -> TemplatePath.Step {
        let offset = token.offset
        if case .integer(let index) = token.kind {
            try advance()
            return .index(index, offset: offset)
        }
        return .member(TemplateName(try word("a member's name after '.'")), offset: offset)
    }

    private mutating func bracketStep() throws(TemplateFailure) -> TemplatePath.Step {
        try expect(sign: "[")
        let offset = token.offset
        let value = try expression()
        try expect(sign: "]")
        switch value {
        case .literal(.int(let index)): return .index(index, offset: offset)
        case .literal(.string(let name)): return .member(TemplateName(name), offset: offset)
        default: return .computed(value, offset: offset)
        }
    }

    private mutating func loopMember() throws(TemplateFailure) -> TemplateExpression {
        let start = token.offset
        try advance()
        var parents = 0
        while true {
            guard try take(sign: ".") else { throw unexpected("'.' and a member of 'forloop'") }
            let offset = token.offset
            let name = try word("a member of 'forloop'")
            if name == "parent" {
                parents += 1
                continue
            }
            guard let member = LoopMember(rawValue: name) else { throw unknownLoopMember(name, at: offset) }
            return .loop(member, parents: parents, offset: start)
        }
    }

    private func unknownLoopMember(_ name: String, at offset: Int) -> TemplateFailure {
        let known = LoopMember.allCases.map(\.rawValue) + ["parent"]
        let nearest = EditDistance.nearest(to: name, among: known)
        return TemplateFailure(.unknownMember(name, of: "'forloop'", nearest: nearest, known: known), at: offset)
    }
}
