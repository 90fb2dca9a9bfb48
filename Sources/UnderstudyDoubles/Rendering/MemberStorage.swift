import UnderstudySemantics

/// What a double keeps for one requirement, as tests name it.
package struct MemberStorage: Sendable {
    /// A value that is recorded of each call.
    package struct Part: Sendable {
        /// The name by which an entry has it, where it has several.
        package let name: String
        /// Its type.
        package let type: SwiftType
    }

    /// The property that records calls; `nil` where none does.
    package let calls: String?
    /// What it records of each call; nothing where it only counts.
    package let parts: [Part]
    /// The property with the closure that answers; `nil` where there is none.
    package let stub: String?
    /// The type of that closure.
    package let stubType: SwiftType?
    /// The result that it gives until another closure is set; `nil` where it has none.
    package let firstResult: String?
}

extension EmittedDouble {
    /// What is kept for the functions that the protocol requires.
    package var storage: [RequirementKey: MemberStorage] {
        let records = kind.rules.records
        let kept = Double.members(items).compactMap { built -> (RequirementKey, MemberStorage)? in
            let member = built.member
            guard let key = member.key, member.form == .function else { return nil }
            let calls = records ? member.calls : nil
            let parts = calls.map { $0.element == nil ? [] : $0.parts } ?? []
            return (
                key,
                MemberStorage(
                    calls: calls?.name, parts: parts.map { MemberStorage.Part(name: $0.name, type: $0.type) },
                    stub: member.stub?.name, stubType: member.stub?.type, firstResult: member.stub?.result)
            )
        }
        return Dictionary(kept, uniquingKeysWith: { first, _ in first })
    }
}
