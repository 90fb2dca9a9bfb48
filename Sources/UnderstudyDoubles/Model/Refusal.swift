import UnderstudySemantics
import UnderstudySyntax

/// Why no double of a protocol can be written.
struct Refusal {
    /// The stable identifier.
    let id: DiagnosticID
    /// The reason, as the end of a sentence.
    let reason: String
    /// Where.
    let location: SourceLocation

    /// The diagnostic.
    func diagnostic(_ kind: DoubleKind, of name: String) -> Diagnostic {
        Diagnostic(id, .error, "cannot generate \(kind.withArticle) of '\(name)': \(reason)", at: location)
    }

    /// Looks for a reason; `nil` when there is none.
    static func find(_ resolved: ResolvedProtocol, isTestable: Bool) -> Refusal? {
        let declaration = resolved.declaration
        func refuse(_ id: String, _ reason: String, at location: SourceLocation? = nil) -> Refusal {
            Refusal(id: DiagnosticID(id), reason: reason, location: location ?? declaration.location)
        }
        if declaration.effectiveAccess <= .fileprivate {
            return refuse("private-protocol", "it is private to its file")
        }
        if let name = resolved.unresolved.first {
            return refuse(
                "unknown-protocol",
                "the protocol '\(name)' that it refines was not found; add its sources with --context")
        }
        if resolved.standardNames.contains("DistributedActor") {
            return refuse("distributed-actor", "a distributed actor needs an actor system")
        }
        if let superclass = resolved.superclass, let reason = refusal(of: superclass, isTestable: isTestable) {
            return refuse("superclass", reason)
        }
        for entry in resolved.requirements where !entry.hasDefault {
            let requirement = entry.requirement
            if requirement.hasModifier("distributed") {
                return refuse(
                    "distributed-actor", "a distributed actor needs an actor system", at: requirement.location)
            }
            if requirement.hasAttribute("_spi") {
                return refuse(
                    "hidden-requirement", "'\(requirement.name)' cannot be seen from outside its module",
                    at: requirement.location)
            }
            if let reason = escaping(requirement) {
                return refuse("nonescapable-result", reason, at: requirement.location)
            }
        }
        return nil
    }

    private static func refusal(of superclass: TypeDeclaration, isTestable: Bool) -> String? {
        let words = superclass.syntax.modifiers.map { superclass.source.text(in: $0.name) }
        if words.contains("final") || !isTestable && superclass.access != .open {
            return
                "its superclass '\(superclass.name)' cannot be subclassed outside '\(superclass.module ?? "its module")'"
        }
        return nil
    }

    private static func escaping(_ requirement: Requirement) -> String? {
        let lifetimes = ["_lifetime", "lifetime"]
        guard
            requirement.syntax.attributes.contains(where: { lifetimes.contains(requirement.source.text(in: $0.name)) })
        else { return nil }
        return "'\(requirement.name)' returns a value that cannot escape its owner"
    }
}
