public import UnderstudySyntax

/// A requirement of a protocol.
public final class Requirement: Sendable {
    /// What is required.
    public enum Kind: String, Sendable {
        /// An associated type.
        case `associatedtype`
        /// A function or an operator.
        case `func`
        /// An initialiser.
        case `init`
        /// A subscript.
        case `subscript`
        /// A type alias, which requires nothing but belongs to the protocol.
        case `typealias`
        /// A property.
        case `var`
    }

    /// The text of its file.
    public let source: SourceText
    /// The declaration.
    public let syntax: DeclSyntax
    /// Which of several properties that are declared together.
    public let bindingIndex: Int
    /// What is required.
    public let kind: Kind
    /// Its name, with labels where it has parameters.
    public let name: String
    /// The branches of `#if` around it within the protocol, outermost first, as written.
    public let conditions: [String]
    /// Its signature; empty for associated types and type aliases.
    package let signature: Signature
    /// Whether a double meets it by overriding a member of its superclass.
    package let isOverriding: Bool

    init(
        _ declaration: InSource<DeclSyntax>, bindingIndex: Int, kind: Kind, name: String, conditions: [String]
    ) {
        source = declaration.source
        syntax = declaration.piece
        self.bindingIndex = bindingIndex
        self.kind = kind
        self.name = name
        self.conditions = conditions
        signature = Signature(declaration, bindingIndex: bindingIndex) ?? .empty
        isOverriding = false
    }

    private init(_ other: Requirement, _ signature: Signature, isOverriding: Bool? = nil) {
        self.isOverriding = isOverriding ?? other.isOverriding
        source = other.source
        syntax = other.syntax
        bindingIndex = other.bindingIndex
        kind = other.kind
        name = other.name
        conditions = other.conditions
        self.signature = signature
    }

    /// The same requirement as if it said that it runs on no actor.
    package func leavingActors() -> Requirement {
        var signature = signature
        signature.modifiers.append(.nonisolated)
        return Requirement(self, signature)
    }

    /// The same requirement as a subclass meets it that overrides a member with `effects`.
    package func overriding(with effects: Effects) -> Requirement {
        var signature = signature
        signature.effects = effects
        return Requirement(self, signature, isOverriding: true)
    }

    /// The same requirement as if it said that it runs on its caller's actor.
    package func stayingWithCaller() -> Requirement {
        var signature = signature
        signature.modifiers.removeAll { $0 == .nonisolated }
        signature.modifiers.append(.nonsending)
        return Requirement(self, signature)
    }

    /// The same requirement as if it said that it never runs on its caller's actor.
    package func leavingCaller() -> Requirement {
        var signature = signature
        signature.attributes.append(Attribute("concurrent"))
        return Requirement(self, signature)
    }

    /// The same requirement as if it said that it runs on the global actor `actor`.
    package func moving(to actor: String) -> Requirement {
        var signature = signature
        signature.attributes.append(Attribute(actor))
        return Requirement(self, signature)
    }

    /// The same requirement as if the compiler warned about uses of it.
    package func deprecated() -> Requirement {
        var signature = signature
        signature.attributes.append(Attribute("available", arguments: "(*, deprecated)"))
        return Requirement(self, signature)
    }

    /// The same requirement with the associated types in `names` called otherwise; not where its own generic parameters
    /// have those names.
    func renaming(_ names: [String: String]) -> Requirement {
        let own = names.filter { name, _ in !signature.generics.contains { $0.name == name } }
        if own.isEmpty || !signature.containsWord(where: own.keys.contains) { return self }
        return Requirement(self, signature.mappingTypes { $0.renaming(own) })
    }

    /// The line of its keyword.
    public var line: Int { source.lines.line(at: syntax.introducer.lowerBound) }

    /// Where it is, for diagnostics.
    public var location: SourceLocation { source.location(at: syntax.introducer.lowerBound) }

    /// The condition of all branches around it; `nil` outside any.
    public var condition: String? { conditions.isEmpty ? nil : conditions.joined(separator: " && ") }

    /// Its tokens as a person writes them on one line, without comments.
    public var text: String {
        guard case .variable(let variable) = syntax.kind, variable.bindings.count > 1 else {
            return source.lineText(in: syntax.range)
        }
        let head = ByteRange(start: syntax.range.lowerBound, end: syntax.introducer.upperBound)
        return source.lineText(in: head) + " " + source.lineText(in: variable.bindings[bindingIndex].range)
    }

    /// Whether it is static.
    public var isStatic: Bool { signature.isStatic }

    /// Whether the compiler warns about any use of it.
    public var isDeprecated: Bool { signature.restrictions.contains(.deprecated) }

    /// The property, if it is one.
    public var binding: BindingSyntax? {
        guard case .variable(let variable) = syntax.kind else { return nil }
        return variable.bindings[bindingIndex]
    }
}

extension Requirement {
    /// The words of the comment that documents it, in small letters.
    package var documentedWords: [String] {
        let end = source.lineRange(around: syntax.range.lowerBound).lowerBound
        let comments = ByteRange(start: source.startOfComments(above: end, notBelow: 0), end: end)
        return source.text(in: comments).lowercased().split { !$0.isLetter }.map(String.init)
    }
}

extension Requirement {
    /// The requirements among `members`, in order, those inside `#if` with their conditions.
    public static func gather(_ members: InSource<[DeclSyntax]>) -> [Requirement] {
        var gathering = RequirementGathering(source: members.source)
        gathering.add(members.piece, under: [])
        return gathering.requirements
    }
}

/// Gathers the requirements of one protocol.
private struct RequirementGathering {
    let source: SourceText
    var requirements: [Requirement] = []

    mutating func add(_ members: [DeclSyntax], under conditions: [String]) {
        for member in members {
            func add(_ kind: Requirement.Kind, _ name: String, bindingIndex: Int = 0) {
                requirements.append(
                    Requirement(
                        source[member], bindingIndex: bindingIndex, kind: kind, name: name, conditions: conditions))
            }
            switch member.kind {
            case .function(let function):
                add(.func, DeclarationName.of(source[function]))
            case .variable(let variable):
                for (index, binding) in variable.bindings.enumerated() {
                    add(.var, source.text(in: binding.name), bindingIndex: index)
                }
            case .initializer(let initializer):
                add(.`init`, DeclarationName.of(source[initializer]))
            case .subscript(let `subscript`):
                add(.subscript, DeclarationName.of(source[`subscript`]))
            case .associatedType(let associatedType):
                add(.associatedtype, source.text(in: associatedType.name))
            case .typeAlias(let alias):
                add(.typealias, source.text(in: alias.name))
            case .conditional(let clauses):
                for clause in clauses {
                    let condition = source.compactText(in: clause.clause)
                    self.add(clause.members, under: conditions + [condition])
                }
            default:
                break
            }
        }
    }
}
