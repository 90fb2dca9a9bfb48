import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax
import UnderstudyTemplates

/// A new double in place of one that a mocking framework made.
package struct FrameworkDouble {
    package let name: String
    package let declaration: ProtocolDeclaration
    private let resolved: ResolvedProtocol
    private let storage: [RequirementKey: MemberStorage]
    /// The functions that have a closure only where something is said of one.
    private let told: Set<RequirementKey>
    /// The functions with default implementations that have a member only where something is said of them.
    private let added: Set<RequirementKey>

    /// Finds out what a double of `declaration` called `name` records, and how it answers.
    ///
    /// - Throws: What is wrong with a template.
    package init(
        _ name: String, of declaration: ProtocolDeclaration, in index: DeclarationIndex, _ rendering: DoubleRendering
    ) throws(TemplateError) {
        (self.name, self.declaration) = (name, declaration)
        resolved = index.resolve(declaration)
        var kept = KeptNames()
        kept.double = name
        let plain = try rendering.render(resolved, keeping: kept).storage
        kept.told = Set(resolved.requirements.map(\.requirement).filter { $0.kind == .func }.map(\.name))
        kept.included = Set(resolved.requirements.filter(\.hasDefault).map { RequirementKey($0) })
        let storage = try rendering.render(resolved, keeping: kept).storage
        added = Set(storage.keys.filter { plain[$0] == nil })
        told = Set(storage.keys.filter { storage[$0]?.stub != nil && plain[$0]?.stub == nil })
        self.storage = storage
    }

    /// What a statement says of a function of the double.
    struct Function {
        let requirement: Requirement
        let storage: MemberStorage
        /// Whether it returns nothing, and has a closure only where something is said of that.
        var isTold = false
        /// Whether it is a member only where something is said of it, as it has a default implementation.
        var isAdded = false

        var parameters: [Signature.Parameter] { requirement.signature.parameters }
        /// The types of what is recorded of a call, or of a setting.
        var types: [SwiftType] {
            requirement.kind == .var ? requirement.signature.result.map { [$0] } ?? [] : parameters.map(\.type)
        }
        /// The names of the parameters inside.
        var names: [String] { parameters.map { $0.secondName ?? $0.firstName ?? "_" } }

        /// The recorded part that holds the parameter at `position`.
        func part(_ position: Int) -> MemberStorage.Part? {
            if storage.parts.count == types.count { return storage.parts[safe: position] }
            return names[safe: position].flatMap { name in storage.parts.first { $0.name == name } }
        }

        /// How an entry has it.
        func path(_ position: Int) -> String? {
            part(position).map { storage.parts.count == 1 ? "$0" : "$0." + $0.name }
        }
    }

    /// What `member` names.
    func found(_ member: StatedMember) -> Result<Function, LeftReason> {
        switch member.form {
        case .call: function(member)
        case .setter: settings(of: member)
        case .getter: reads(of: member)
        }
    }

    /// The function that `member` names.
    func function(_ member: StatedMember) -> Result<Function, LeftReason> {
        let found = resolved.requirements.filter { entry in
            entry.requirement.kind == .func && entry.requirement.name == member.functionName
                && !entry.requirement.isStatic
        }
        guard let first = found.first else { return .failure(.member) }
        guard found.count == 1 else { return .failure(.overloads) }
        guard first.requirement.signature.generics.isEmpty else { return .failure(.generic) }
        let key = RequirementKey(first)
        guard let storage = storage[key] else { return .failure(.notStubbed) }
        return .success(
            Function(
                requirement: first.requirement, storage: storage, isTold: told.contains(key),
                isAdded: added.contains(key)))
    }

    /// What is recorded of the settings of the property that `member` names.
    func settings(of member: StatedMember) -> Result<Function, LeftReason> {
        let found = resolved.requirements.first { entry in
            entry.requirement.kind == .var && entry.requirement.name == member.baseName && !entry.requirement.isStatic
        }
        guard let found else { return .failure(.member) }
        guard let storage = storage[RequirementKey(found)] else { return .failure(.notRecorded) }
        return .success(Function(requirement: found.requirement, storage: storage))
    }

    /// What answers and records reads of the property that `member` names, which may throw or wait.
    func reads(of member: StatedMember) -> Result<Function, LeftReason> {
        let found = resolved.requirements.first { entry in
            entry.requirement.kind == .var && entry.requirement.name == member.baseName && !entry.requirement.isStatic
        }
        guard let found else { return .failure(.member) }
        guard found.requirement.signature.effects != .none, let storage = storage[RequirementKey(found)] else {
            return .failure(.notRecorded)
        }
        return .success(Function(requirement: found.requirement, storage: storage))
    }

    /// All functions, where it records all that anybody may do with it; `nil` where it doesn't.
    var allFunctions: [Function]? {
        var functions: [Function] = []
        for entry in resolved.requirements {
            switch entry.requirement.kind {
            case .associatedtype, .typealias, .`init`: continue
            case .func:
                guard !entry.requirement.isStatic, let storage = storage[RequirementKey(entry)], storage.calls != nil
                else { return nil }
                functions.append(Function(requirement: entry.requirement, storage: storage))
            case .subscript, .var: return nil
            }
        }
        return functions
    }

    /// Whether its values are reached from its own actor alone.
    var isActor: Bool { resolved.isolation == .actor }

    /// Whether `member` names a property whose value the double keeps as it is.
    func keepsValue(of member: StatedMember) -> Bool {
        resolved.requirements.contains { entry in
            entry.requirement.kind == .var && entry.requirement.name == member.baseName && !entry.requirement.isStatic
                && entry.requirement.signature.effects == .none
        }
    }
}
