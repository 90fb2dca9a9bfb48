import UnderstudySyntax

/// A member of a protocol's superclass that meets a requirement.
package struct SuperclassMember: Sendable {
    /// Whether it is one that no subclass can override.
    private let isFinal: Bool
    private let access: AccessLevel
    /// Whether a test that sees the class can set it.
    package let isSettable: Bool
    /// Its effects, which those of an override can't exceed.
    package let effects: Effects

    init(_ member: ExtensionMember, named name: String, isInBody: Bool, access: AccessLevel) {
        let modifiers = member.modifiers
        isFinal = !isInBody || member.isConstant || modifiers.contains { ["final", "static"].contains($0.name) }
        self.access = access
        isSettable = member.isSettable(as: name) && !modifiers.contains { $0.detail == "set" }
        effects = member.signature?.effects ?? .none
    }

    /// Whether a double can override it.
    ///
    /// - Parameter isTestable: Whether internal declarations of the protocol's module can be seen.
    package func isOverridable(isTestable: Bool) -> Bool { !isFinal && (isTestable || access == .open) }
}

/// A class among those that a protocol's conforming types inherit from.
package struct InheritedClass {
    /// The class.
    package let type: TypeDeclaration
    /// What stands there for its generic parameters.
    package let arguments: [String: SwiftType]
}

extension DeclarationIndex {
    /// The superclass of `resolved` and the classes that it inherits from, nearest first, as far as they were read.
    package func superclasses(of resolved: ResolvedProtocol) -> [InheritedClass] {
        var found: [InheritedClass] = []
        var seen: Set<ObjectIdentifier> = []
        var arguments = resolved.superclassArguments
        var next = resolved.superclass
        while let type = next, seen.insert(ObjectIdentifier(type)).inserted {
            let names = type.parameters
            found.append(
                InheritedClass(
                    type: type,
                    arguments: Dictionary(zip(names, arguments), uniquingKeysWith: { first, _ in first })))
            next = nil
            for written in type.inheritedTypes {
                let inherited = written.substituting(arguments, for: names)
                guard let path = inherited.path, let parent = lookUpType(path, from: type) else { continue }
                next = parent
                arguments = inherited.arguments
                break
            }
        }
        return found
    }
}

/// The members of a protocol's superclass and of the classes that it inherits from.
struct SuperclassMembers {
    private let resolved: ResolvedProtocol
    private let tables: [(isInBody: Bool, members: MemberTable)]

    init(of resolved: ResolvedProtocol, in index: DeclarationIndex) {
        self.resolved = resolved
        tables = index.superclasses(of: resolved).flatMap { found in
            let body = MemberTable(of: found.type, for: found.arguments)
            let added = index.extensionsAnywhere(of: found.type).filter { !$0.details.isConditional }
            return [(true, body)] + added.map { (false, MemberTable(of: $0, for: found.arguments)) }
        }
    }

    /// The nearest member that meets `requirement` where a test sees it.
    func member(meeting requirement: Requirement) -> SuperclassMember? {
        let witness = Witness(access: min(resolved.declaration.effectiveAccess, .public))
        for (isInBody, members) in tables {
            let member = members.members(named: requirement.baseName).first {
                witness.implements(requirement, by: $0)
            }
            if let member {
                return SuperclassMember(
                    member, named: requirement.baseName, isInBody: isInBody, access: member.access)
            }
        }
        return nil
    }
}

extension TypeDeclaration {
    /// Whether it says that its values are sendable although the compiler can't check it.
    func isUncheckedSendable(in index: DeclarationIndex) -> Bool {
        (inheritedTypes + index.extensions(of: self).flatMap(\.inheritedTypes)).contains { type in
            type.has(.attribute("unchecked")) && ["Sendable", "Swift.Sendable"].contains(type.bare.path)
        }
    }
}
