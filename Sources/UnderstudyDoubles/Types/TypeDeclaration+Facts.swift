import UnderstudySemantics
import UnderstudySyntax

/// The words before a declaration.
struct DeclarationModifiers {
    private let names: Set<String>

    init(_ modifiers: InSource<[ModifierSyntax]>) {
        names = Set(modifiers.piece.map { modifiers.source.text(in: $0.name) })
    }

    /// Whether one of them is `name`.
    func has(_ name: String) -> Bool { names.contains(name) }

    /// Whether only the declaration's own file sees it, or what it is in; so it is for one that only that can set.
    var isPrivate: Bool { has("private") || has("fileprivate") }

    /// Whether tests see the declaration, whose type they see.
    func isVisible(isTestable: Bool) -> Bool { !isPrivate && (isTestable || has("public") || has("open")) }
}

extension TypeDeclaration {
    /// Whether it is a class.
    var isClass: Bool { details.kind == .class }

    /// Whether it is an enumeration whose values are its cases alone: the compiler compares those by itself.
    var isPlainEnumeration: Bool { details.kind == .enum && !hasPayloads }

    /// Whether an attribute on it is called as global actors are.
    var saysGlobalActor: Bool { syntax.attributes.contains { Attribute.isActor(called: source.text(in: $0.name)) } }

    /// Whether only code on a global actor other than `isolation` can use its members: by its attribute, what it inherits or
    /// the default of its module.
    func belongsElsewhere(than isolation: Isolation, in index: DeclarationIndex) -> Bool {
        let own = index.isolation(of: self)
        return own.isGlobalActor ? own != isolation : saysGlobalActor
    }

    /// Whether it does without a conformance that types have by themselves: `~Copyable`.
    var suppressesConformance: Bool { inheritedTypes.contains { $0.contains(where: \.isSuppressed) } }

    /// The words before it.
    var modifiers: DeclarationModifiers { DeclarationModifiers(source[syntax.modifiers]) }

    /// The words before `member`, which is one of its own.
    func modifiers(of member: DeclSyntax) -> DeclarationModifiers { DeclarationModifiers(source[member.modifiers]) }

    /// Whether a case of the enumeration has values, or its members can't all be seen.
    var hasPayloads: Bool {
        valueMembers.contains { member in
            switch member.kind {
            case .enumCase(let elements): elements.contains { $0.parameters != nil }
            case .conditional: true
            default: false
            }
        }
    }
}
