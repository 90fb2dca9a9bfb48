import UnderstudySyntax

/// A member of an extension or a class, which may implement a requirement.
struct ExtensionMember: Sendable {
    /// What it is in.
    let container: any MemberContainer
    /// The declaration.
    let syntax: DeclSyntax
    /// What stands for the generic parameters around it.
    let arguments: [String: SwiftType]

    private var source: SourceText { container.source }

    /// What it declares; `nil` for declarations without a signature.
    var signature: Signature? {
        let written = Signature(source[syntax])
        return arguments.isEmpty ? written : written?.mappingTypes { $0.substituting(arguments) }
    }

    /// The words before it.
    var modifiers: [Modifier] { syntax.modifiers.map { Modifier(source[$0]) } }

    /// Whether it is a constant.
    var isConstant: Bool { if case .variable(let variable) = syntax.kind { variable.isLet } else { false } }

    /// The name that a requirement which it implements has; `nil` for properties, of which it may declare several, and
    /// for what implements nothing.
    var name: String? {
        switch syntax.kind {
        case .function(let function): DeclarationName.of(source[function])
        case .initializer(let initializer): DeclarationName.of(source[initializer])
        case .subscript(let syntax): DeclarationName.of(source[syntax])
        default: nil
        }
    }

    /// The level that it has by its own modifiers, or by those of the extension.
    var access: AccessLevel {
        if let own = AccessLevel(source[syntax.modifiers]) { return own }
        let inherited = container.memberAccess ?? .internal
        return inherited == .private ? .fileprivate : inherited
    }

    /// Whether it belongs to the type.
    var isStatic: Bool {
        syntax.modifiers.contains { source.matches($0.name, "static") || source.matches($0.name, "class") }
    }

    /// Whether only those see it who import its group of `@_spi`.
    var isHidden: Bool {
        let around = container.syntax.attributes
        if around.isEmpty, syntax.attributes.isEmpty { return false }
        return (around + syntax.attributes).contains { source.matches($0.name, "_spi") }
    }

    /// Whether its use is discouraged.
    var isDeprecated: Bool {
        // Nothing else says so, and most members have no attributes.
        if syntax.attributes.isEmpty { return false }
        return signature.map { !$0.restrictions.isDisjoint(with: [.deprecated, .unavailable]) } ?? false
    }

    /// Whether it only adds default arguments to another function of its name, which it calls: a type that leaves a
    /// requirement to it calls itself for ever.
    var isConvenience: Bool {
        guard case .function(let function) = syntax.kind,
            function.parameters.contains(where: { $0.defaultValue != nil })
        else { return false }
        return isCall(of: source.text(in: function.name))
    }

    /// Whether it is a type alias called `name`.
    func isAlias(named name: String) -> Bool {
        guard case .typeAlias(let alias) = syntax.kind else { return false }
        return source.text(in: alias.name) == name
    }

    /// Whether it is a subscript, or declares a property called `name`, that can be set.
    func isSettable(as name: String) -> Bool {
        switch syntax.kind {
        case .subscript(let own): canSet(own.accessors, hasStorage: false)
        case .variable(let own):
            own.bindings.contains { binding in
                source.text(in: binding.name) == name && canSet(binding.accessors, hasStorage: !own.isLet)
            }
        default: false
        }
    }

    private func canSet(_ block: AccessorBlockSyntax?, hasStorage: Bool) -> Bool {
        guard let block else { return hasStorage }
        let observers: [StaticString] = ["didSet", "willSet"]
        if hasStorage,
            block.accessors.contains(where: { accessor in observers.contains { source.matches(accessor.name, $0) } })
        {
            return true
        }
        let setters: [StaticString] = ["set", "_modify", "modify", "unsafeMutableAddress"]
        return block.accessors.contains { accessor in setters.contains { source.matches(accessor.name, $0) } }
    }

    // MARK: - Bodies

    /// Whether its body is one call of a method called `name`, and nothing else.
    func isCall(of name: String) -> Bool {
        guard case .function(let function) = syntax.kind, let body = function.body else { return false }
        var text = source.compactText(in: body).dropFirst().dropLast().drop { $0 == " " }
        for word in ["return ", "try ", "await ", "self."] where text.hasPrefix(word) {
            text = text.dropFirst(word.count)
        }
        guard text.hasPrefix(name + "(") else { return false }
        var depth = 0
        for (offset, letter) in text.enumerated() {
            if letter == "(" { depth += 1 }
            if letter == ")" { depth -= 1 }
            if depth == 0, letter == ")" { return text.dropFirst(offset + 1).allSatisfy { $0 == " " } }
        }
        return false
    }

    /// The constant that it gives as what is called `name`, or an empty text where it does nothing; `nil` where it does
    /// more.
    func constant(named name: String) -> String? {
        let body: ByteRange?
        switch syntax.kind {
        case .function(let function): body = function.body
        case .variable(let variable):
            let binding = variable.bindings.first { source.text(in: $0.name) == name }
            guard let accessors = binding?.accessors, accessors.accessors.isEmpty else { return nil }
            body = accessors.range
        default: body = nil
        }
        // Most bodies are longer than any constant, so they are not looked at whole.
        guard let body, source.hasTokens(atMost: 12, in: body) else { return nil }
        var text = source.compactText(in: body).dropFirst().dropLast()
        while text.first == " " { text = text.dropFirst() }
        while text.last == " " { text = text.dropLast() }
        if text.hasPrefix("return "), text.count > 7 { text = text.dropFirst(7) }
        return Self.isConstant(text) ? String(text) : nil
    }

    private static func isConstant(_ text: Substring) -> Bool {
        if ["", "nil", "true", "false", "[]", "[:]", "\"\"", "()", ".zero", ".none"].contains(text) { return true }
        let digits = text.first == "-" ? text.dropFirst() : text
        return digits.first?.isNumber ?? false && digits.allSatisfy { $0.isNumber || $0 == "." || $0 == "_" }
    }
}
