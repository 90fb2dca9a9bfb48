extension Parser {
    /// Reads a protocol from `protocol` on.
    mutating func parseProtocol() -> DeclSyntax.Kind {
        advance()
        let name = takeName(.expectedName) ?? ByteRange(at: previousEnd)
        let primaryAssociatedTypes = parsePrimaryAssociatedTypes()
        let inherited = parseInheritance()
        let whereClause = parseWhereClause()
        let members = parseMemberBlock(reading: .everything)
        noteUntypedProperties(members.members)
        return .protocol(
            ProtocolSyntax(
                name: name, primaryAssociatedTypes: primaryAssociatedTypes, inherited: inherited,
                whereClause: whereClause, members: members
            ))
    }

    private mutating func noteUntypedProperties(_ members: [DeclSyntax]) {
        for member in members {
            switch member.kind {
            case .variable(let variable):
                for binding in variable.bindings where binding.type == nil && !binding.name.isEmpty {
                    note(.untypedProperty, at: binding.name.lowerBound)
                }
            case .conditional(let clauses):
                for clause in clauses { noteUntypedProperties(clause.members) }
            default: break
            }
        }
    }

    /// Reads `<A, B>` after a protocol's name (SE-0346).
    private mutating func parsePrimaryAssociatedTypes() -> [ByteRange] {
        guard take(operatorPrefix: "<") != nil else { return [] }
        var names: [ByteRange] = []
        repeat {
            guard let name = takeName(.expectedName) else { break }
            names.append(name)
        } while take(.comma) && !at(operatorPrefix: ">")
        if take(operatorPrefix: ">") == nil { note(.unclosedBracket) }
        return names
    }

    /// Reads a class, a structure, an enumeration or an actor from its keyword on.
    mutating func parseNominal(_ kind: NominalSyntax.Kind) -> DeclSyntax.Kind {
        advance()
        let name = takeName(.expectedName) ?? ByteRange(at: previousEnd)
        let genericParameters = parseGenericParameters()
        let inherited = parseInheritance()
        let whereClause = parseWhereClause()
        return .nominal(
            NominalSyntax(
                kind: kind, name: name, genericParameters: genericParameters, inherited: inherited,
                whereClause: whereClause, members: parseMembersThatMatter()
            ))
    }

    /// Reads an extension from `extension` on.
    mutating func parseExtension() -> DeclSyntax.Kind {
        advance()
        let extended = parseType()
        let inherited = parseInheritance()
        let whereClause = parseWhereClause()
        return .extension(
            ExtensionSyntax(
                extended: extended, inherited: inherited, whereClause: whereClause, members: parseMembersThatMatter()
            ))
    }

    /// Reads a type alias from `typealias` on.
    mutating func parseTypeAlias() -> DeclSyntax.Kind {
        advance()
        let name = takeName(.expectedName) ?? ByteRange(at: previousEnd)
        let genericParameters = parseGenericParameters()
        let hasType = take(operatorPrefix: "=") != nil
        let type = hasType ? parseType() : TypeSyntax(ByteRange(at: previousEnd), .missing)
        return .typeAlias(
            TypeAliasSyntax(
                name: name, genericParameters: genericParameters, type: type, whereClause: parseWhereClause()
            ))
    }

    /// Reads an associated type from `associatedtype` on.
    mutating func parseAssociatedType() -> DeclSyntax.Kind {
        advance()
        // A pack of associated types is not valid Swift yet, but its name can be read.
        if at(word: "each"), peek().kind == .identifier { advance() }
        let name = takeName(.expectedName) ?? ByteRange(at: previousEnd)
        let inherited = parseInheritance()
        let defaultType = take(operatorPrefix: "=") != nil ? parseType() : nil
        return .associatedType(
            AssociatedTypeSyntax(
                name: name, inherited: inherited, defaultType: defaultType, whereClause: parseWhereClause()
            ))
    }

    /// Reads the cases of an enumeration from `case` on.
    mutating func parseEnumCase() -> DeclSyntax.Kind {
        advance()
        var elements: [EnumElementSyntax] = []
        repeat {
            guard let name = takeName(.expectedName) else { break }
            let parameters = at(.leftParen) ? parseParameters() : nil
            var rawValue: ByteRange?
            if take(operatorPrefix: "=") != nil {
                let start = self.start
                skipExpression(in: .binding(.members))
                rawValue = range(from: start)
            }
            elements.append(EnumElementSyntax(name: name, parameters: parameters, rawValue: rawValue))
        } while take(.comma)
        return .enumCase(elements)
    }
}
