import UnderstudySyntax
import UnderstudySemantics

/// What a double that exists already is to keep, where a new one would choose for itself.
struct KeptNames {
    /// The name of the double.
    var double: String?
    /// The names that the storage of members is built on.
    var stems: [RequirementKey: String] = [:]
    /// The names that new storage can't have.
    var taken: Set<String> = []
    /// Whether the locked storage has the longer of its names.
    var hasLongStorageNames: Bool?
    /// Whether calls are recorded of requirements whose default implementation only gives a constant.
    var recordsConstantDefaults = false
    /// Requirements with a default implementation that have a member nevertheless.
    var included: Set<RequirementKey> = []
}

/// What tells the requirements of one resolved protocol apart.
package struct RequirementKey: Hashable, Sendable {
    let origin: String
    let start: Int32
    let bindingIndex: Int

    init(origin: String, start: Int32, bindingIndex: Int) {
        self.origin = origin
        self.start = start
        self.bindingIndex = bindingIndex
    }

    init(_ entry: ResolvedRequirement) {
        self.init(entry.origin, entry.requirement)
    }

    init(_ origin: ProtocolDeclaration, _ requirement: Requirement) {
        self.origin = origin.name
        start = requirement.syntax.range.start
        bindingIndex = requirement.bindingIndex
    }
}
