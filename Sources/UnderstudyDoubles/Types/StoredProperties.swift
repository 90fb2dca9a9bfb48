import UnderstudySemantics
import UnderstudySyntax

/// What the values of a type store, by which the compiler writes initialisers where the type has none of its own.
struct StoredProperties {
    /// One of them.
    struct Property {
        let name: String
        /// The type; `nil` where only the first value tells it.
        let type: SwiftType?
        /// Whether it starts with nothing, so that an initialiser has to set it.
        let isNeeded: Bool
        /// The bytes of the value that it starts with.
        let initialValue: ByteRange?
        /// Whether the memberwise initialiser takes it.
        fileprivate let isTaken: Bool
        fileprivate let isLazy: Bool
        /// Whether only its file sees it.
        fileprivate let isHidden: Bool
    }

    private var properties: [Property] = []

    /// `nil` where that can't be told: some stand in `#if`, or have attributes by which they may be stored otherwise.
    init?(of type: TypeDeclaration) {
        for member in type.valueMembers {
            switch member.kind {
            case .conditional: return nil
            case .variable(let variable):
                let modifiers = type.source[member.modifiers].piece.map { Modifier(type.source[$0]) }
                if modifiers.contains(where: { $0.name == "static" || $0.name == "class" }) { continue }
                let stored = Self.stored(variable, modifiers, in: type.source)
                if !stored.isEmpty, !member.attributes.isEmpty { return nil }
                properties += stored
            default: break
            }
        }
    }

    /// Those that start with nothing.
    var needed: [Property] { properties.filter(\.isNeeded) }

    /// The parameters of a structure's memberwise initialiser, lazy ones aside; `nil` where tests don't see that, since one
    /// is private: before Swift 6.4 that is so even where it starts with a value (SE-0502).
    var memberwise: [Property]? {
        let taken = properties.filter(\.isTaken)
        return taken.contains(where: \.isHidden) ? nil : taken.filter { !$0.isLazy }
    }

    private static func stored(
        _ variable: VariableSyntax, _ modifiers: [Modifier], in source: SourceText
    ) -> [Property] {
        let isLazy = modifiers.contains { $0.name == "lazy" }
        let isHidden = modifiers.contains { $0.detail == nil && ["private", "fileprivate"].contains($0.name) }
        var type: SwiftType?
        // In `var x, y: Int` both are integers.
        return variable.bindings.reversed().compactMap { binding in
            if let written = binding.type { type = SwiftType(source[written]) }
            guard isStored(binding, in: source) else { return nil }
            let hasValue = binding.initialValue != nil
            let own = hasValue && binding.type == nil ? nil : type
            return Property(
                name: source.text(in: binding.name), type: own,
                isNeeded: !hasValue && !isLazy && (variable.isLet || !(own?.startsAsNil ?? false)),
                initialValue: binding.initialValue,
                isTaken: !(variable.isLet && hasValue), isLazy: isLazy, isHidden: isHidden)
        }.reversed()
    }

    private static func isStored(_ binding: BindingSyntax, in source: SourceText) -> Bool {
        guard let block = binding.accessors else { return true }
        return block.accessors.contains { source.matches($0.name, "didSet") || source.matches($0.name, "willSet") }
    }
}

extension SwiftType {
    /// Whether a variable of it starts as `nil`, which `Optional<T>` doesn't.
    fileprivate var startsAsNil: Bool {
        switch self {
        case .optional, .implicitlyUnwrapped: true
        default: false
        }
    }
}
