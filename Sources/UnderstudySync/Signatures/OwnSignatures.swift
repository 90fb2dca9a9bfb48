import UnderstudySemantics
import UnderstudySyntax

/// Reads the members of a double as a protocol would demand them.
enum OwnSignatures {
    /// Modifiers that no requirement has.
    private static let dropped: Set<String> = [
        "public", "package", "internal", "open", "final", "override", "lazy", "weak", "unowned", "required",
        "convenience", "dynamic",
    ]

    /// The demand that `entry` would fulfil; `nil` for what fulfils none.
    ///
    /// - Parameters:
    ///   - double: The name of the double, which a protocol calls `Self`.
    ///   - settable: Whether it can be set, where its declaration may say more or less.
    static func signature(
        _ entry: Int, of body: DoubleBody, double: String, settable: Bool? = nil, in index: DeclarationIndex
    ) -> Signature? {
        let (source, syntax) = (body.source(entry), body.entries[entry].syntax)
        guard var signature = Signature(source[syntax]) else { return nil }
        if signature.result == .missing { signature.result = typeTold(body[entry], in: index) ?? .missing }
        guard isRequirable(syntax, signature) else { return nil }
        signature.modifiers = signature.modifiers.filter { !dropped.contains($0.name) }.map {
            $0.name == "class" ? Modifier("static") : $0
        }
        for index in signature.parameters.indices { signature.parameters[index].hasDefault = false }
        signature.accessors = Signature.Accessors(isSettable: settable ?? source[syntax].isSetByAccessor ?? false)
        func named(_ type: SwiftType) -> SwiftType {
            if case .named(double, _) = type { .selfType } else { type.mappingParts(named) }
        }
        return signature.mappingTypes(named)
    }

    /// The type of a property that only its first value tells.
    private static func typeTold(_ declaration: InSource<DeclSyntax>, in index: DeclarationIndex) -> SwiftType? {
        declaration.values[""].flatMap { index.typeTold(by: $0.range, in: declaration.source) }
    }

    /// Whether a protocol could demand it: what only its type sees, and properties of an unknown type fulfil nothing.
    private static func isRequirable(_ syntax: DeclSyntax, _ signature: Signature) -> Bool {
        if signature.modifiers.contains(where: { $0.name == "private" || $0.name == "fileprivate" }) { return false }
        guard case .variable(let variable) = syntax.kind else { return true }
        return variable.bindings.count == 1 && signature.result != .missing
    }
}
