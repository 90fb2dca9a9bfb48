import UnderstudySyntax

extension DeclarationIndex {
    /// The type of a property that starts with `value`, where the value alone tells it: a literal, or the call of an
    /// initialiser that can't fail.
    package func typeTold(by value: ByteRange, in source: SourceText) -> SwiftType? {
        let tokens = source.tokenTexts(in: value)
        if tokens.count == 1 { return LiteralType(tokens[0]).map { .named($0.rawValue) } }
        guard tokens.last == ")" else { return nil }
        let value = Parser.parseExpression(in: value, of: source)
        guard case .call(let callee, let arguments) = value.form else { return nil }
        return typeMade(by: source[callee], arguments)
    }

    private func typeMade(by callee: InSource<ExpressionSyntax>, _ arguments: [ArgumentSyntax]) -> SwiftType? {
        let source = callee.source
        let path = source.compactText(in: callee.piece.range)
        switch callee.piece.form {
        case .name(let name) where name.arguments.isEmpty: break
        case .member(_?, let name) where name.arguments.isEmpty: break
        default: return nil
        }
        let found = types(named: path)
        if found.isEmpty {
            guard case .name = callee.piece.form, path.first?.isUppercase == true else { return nil }
            let labels = arguments.map { ($0.label.map(source.text(in:)) ?? "_") + ":" }.joined()
            return labels.isEmpty || Self.certainCalls.contains(path + "(" + labels + ")") ? .named(path) : nil
        }
        guard found.count == 1, found[0].name == path, found[0].details.kind != .enum,
            found[0].details.genericParameters.isEmpty, found[0].members.allSatisfy({ !$0.isFailableInitializer }),
            extensions(of: found[0]).allSatisfy({ $0.members.allSatisfy { !$0.isFailableInitializer } })
        else { return nil }
        return SwiftType(parsing: path)
    }

    /// The initialisers of Foundation that make first values and can't fail.
    private static let certainCalls: Set<String> = [
        "Calendar(identifier:)", "Date(timeIntervalSince1970:)", "Date(timeIntervalSinceNow:)", "Locale(identifier:)",
        "URL(fileURLWithPath:)",
        "URLQueryItem(name:value:)", "URLRequest(url:)",
    ]
}

/// The type that a literal has where nothing else tells one.
package enum LiteralType: String {
    case bool = "Bool"
    case int = "Int"
    case double = "Double"
    case string = "String"

    /// The type of the literal `text`; `nil` for what is no plain literal.
    package init?(_ text: String) {
        func isNumber(_ text: some StringProtocol) -> Bool {
            !text.isEmpty && text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        }
        let quote = UInt8(ascii: "\"")
        if text == "true" || text == "false" {
            self = .bool
        } else if isNumber(text) {
            self = .int
        } else if text.utf8.count > 1, text.utf8.first == quote, text.utf8.last == quote {
            self = .string
        } else if let dot = text.firstIndex(of: "."), isNumber(text[..<dot]), isNumber(text[text.index(after: dot)...])
        {
            self = .double
        } else {
            return nil
        }
    }

    /// The alias by which a module may choose another type for such literals.
    package var alias: String {
        switch self {
        case .bool: "BooleanLiteralType"
        case .int: "IntegerLiteralType"
        case .double: "FloatLiteralType"
        case .string: "StringLiteralType"
        }
    }
}

extension DeclSyntax {
    /// Whether it is an initialiser that may return nothing.
    fileprivate var isFailableInitializer: Bool {
        if case .initializer(let initializer) = kind { initializer.optionalMark != nil } else { false }
    }
}
