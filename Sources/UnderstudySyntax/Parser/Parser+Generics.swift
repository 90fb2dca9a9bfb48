extension Parser {
    /// Reads `<T: P, each U, let n: Int>`, if it comes next.
    mutating func parseGenericParameters() -> [GenericParameterSyntax] {
        guard take(operatorPrefix: "<") != nil else { return [] }
        var parameters: [GenericParameterSyntax] = []
        var progress = LoopProgress()
        while progress.continues(at: self.start), !at(operatorPrefix: ">"), !at(.endOfFile) {
            guard let parameter = parseGenericParameter() else { break }
            parameters.append(parameter)
            if !take(.comma) { break }
        }
        if take(operatorPrefix: ">") == nil { note(.unclosedBracket) }
        return parameters
    }

    private mutating func parseGenericParameter() -> GenericParameterSyntax? {
        let start = self.start
        _ = parseAttributes()
        let following = peek()
        let hasPrefix = following.kind == .identifier || following.kind == .quotedIdentifier
        let isPack = hasPrefix && at(word: "each")
        let isValue = hasPrefix && at(word: "let")
        if isPack || isValue { advance() }
        guard let name = takeName(.expectedName) else { return nil }
        if at(operator: "...") { advance() }
        let inherited = take(.colon) ? parseType() : nil
        return GenericParameterSyntax(
            range: range(from: start), name: name, isPack: isPack, isValue: isValue, inherited: inherited
        )
    }

    /// Reads a `where` clause, if one comes next.
    mutating func parseWhereClause() -> WhereClauseSyntax? {
        guard at(word: "where") else { return nil }
        let start = self.start
        advance()
        var requirements: [GenericRequirementSyntax] = []
        repeat {
            let left = parseType()
            let relation: GenericRequirementSyntax.Relation
            if take(.colon) {
                relation = .conformance
            } else if at(operator: "==") {
                advance()
                relation = .sameType
            } else {
                note(.expectedType)
                break
            }
            let right = parseType()
            if at(.leftParen), !token.hasSpaceBefore { skipBrackets() }
            requirements.append(GenericRequirementSyntax(left: left, relation: relation, right: right))
        } while take(.comma)
        return WhereClauseSyntax(range: range(from: start), requirements: requirements)
    }

    /// Reads `: A, B`, if it comes next.
    mutating func parseInheritance() -> [TypeSyntax] {
        guard take(.colon) else { return [] }
        var types: [TypeSyntax] = []
        repeat {
            if at(.leftBrace) {
                note(.expectedInheritedType)
                break
            }
            types.append(parseType())
        } while take(.comma)
        return types
    }
}
