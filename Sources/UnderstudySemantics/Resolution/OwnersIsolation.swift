import UnderstudySyntax

/// Tells which global actor the owner of a double put it on though its protocol belongs to none.
///
/// Swift takes such a type where its asynchronous members run on the actor and all others say that they don't, or where the
/// conformance itself belongs to the actor.
private struct OwnersIsolation {
    let double: OwnedDouble
    let asked: ResolvedProtocol
    let index: DeclarationIndex

    /// The actor; `nil` where there is none, or where Swift would not take it.
    var actor: String? {
        guard asked.isolation == .none, !asked.isIsolatedBySuperclass,
            let actor = double.type.syntax.attributes.lazy.compactMap({
                index.globalActor(Attribute(double.type.source[$0]))
            }).first
        else { return nil }
        return isOfConformance || keepsOffActor ? actor : nil
    }

    /// Whether the members may run on the actor whatever the requirements are: the conformance says so, or the compiler
    /// infers it, or in Swift 5 mode it only warns.
    var isOfConformance: Bool {
        let isolated = double.inheritedTypes.filter { inherited in
            guard case .attributed(let specifiers, _) = inherited else { return false }
            return specifiers.contains { $0.name == "preconcurrency" || index.globalActor("@" + $0.name) != nil }
        }.compactMap(\.bare.path)
        if !isolated.isEmpty, double.protocols.allSatisfy({ isolated.contains(where: $0.isNamed) }) { return true }
        guard let settings = index.file(at: double.type.source.path)?.settings else { return false }
        return settings.isMainActorByDefault && !asked.refinesSendable
            || settings.languageMode == .swift5 && !keepsOffActor
    }

    /// Whether no member on the actor is one that is not waited for; those that are not there yet won't be on it.
    private var keepsOffActor: Bool {
        let blocks = [double.type.source[double.type.members]] + double.extensions.map { $0.source[$0.members] }
        func base(_ requirement: Requirement) -> Substring { requirement.name.prefix { $0 != "(" } }
        // One with other labels may be that of a requirement which was renamed.
        let members = Dictionary(grouping: blocks.flatMap(Requirement.gather), by: base)
        return asked.requirements.allSatisfy { entry in
            entry.requirement.signature.effects.isAsync
                || members[base(entry.requirement), default: []].allSatisfy { member in
                    member.signature.effects.isAsync || member.signature.modifiers.contains(.nonisolated)
                }
        }
    }
}

extension ResolvedProtocol {
    /// The protocol as `double` meets it: on the actor that its owner chose, where the protocol leaves that open.
    package func onActor(of double: OwnedDouble, in index: DeclarationIndex) -> ResolvedProtocol {
        let owners = OwnersIsolation(double: double, asked: self, index: index)
        guard let actor = owners.actor else { return self }
        var copy = self
        copy.isolation = .globalActor(actor)
        copy.ownIsolation = owners.isOfConformance ? copy.isolation : Isolation.none
        copy.isSendable = true
        return copy
    }

    /// The protocol without the actor that the owner of a double chose; `nil` where nobody did.
    package var offOwnersActor: ResolvedProtocol? {
        guard ownIsolation != nil else { return nil }
        var copy = self
        (copy.isolation, copy.ownIsolation, copy.isSendable) = (.none, nil, refinesSendable)
        return copy
    }
}
