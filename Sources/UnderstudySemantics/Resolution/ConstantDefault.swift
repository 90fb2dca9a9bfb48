import UnderstudySyntax

extension DeclarationIndex {
    /// What the default implementation of `requirement` gives, where it does nothing else: a constant, or nothing at all,
    /// which is an empty text; `nil` where it does more, or where there are several.
    func constantDefault(
        of requirement: Requirement, in sources: DefaultSources, access: AccessLevel
    ) -> String? {
        let name = requirement.baseName
        var constants: Set<String> = []
        for entry in sources.entries(for: requirement) {
            let source = entry.container.source
            let visibility = Witness.Visibility(demanded: access, inherited: entry.container.access ?? .internal)
            guard Witness.exists(for: requirement, among: [entry.member], in: source, visibility: visibility) else {
                continue
            }
            guard let constant = Self.constant(entry.member, named: name, in: source) else { return nil }
            constants.insert(constant)
        }
        return constants.count == 1 ? constants.first : nil
    }

    /// The constant that `member` gives; `nil` where it does more.
    private static func constant(_ member: DeclSyntax, named name: String, in source: SourceText) -> String? {
        let body: ByteRange?
        switch member.kind {
        case .function(let function): body = function.body
        case .variable(let variable):
            let binding = variable.bindings.first { source.text(in: $0.name) == name }
            guard let accessors = binding?.accessors, accessors.accessors.isEmpty else { return nil }
            body = accessors.range
        default: body = nil
        }
        guard let body else { return nil }
        var text = source.compactText(in: body).dropFirst().dropLast()
        while text.first == " " { text = text.dropFirst() }
        while text.last == " " { text = text.dropLast() }
        if text.hasPrefix("return "), text.count > 7 { text = text.dropFirst(7) }
        return isConstant(text) ? String(text) : nil
    }

    private static func isConstant(_ text: Substring) -> Bool {
        if ["", "nil", "true", "false", "[]", "[:]", "\"\"", "()", ".zero", ".none"].contains(text) { return true }
        let digits = text.first == "-" ? text.dropFirst() : text
        return digits.first?.isNumber ?? false && digits.allSatisfy { $0.isNumber || $0 == "." || $0 == "_" }
    }
}
