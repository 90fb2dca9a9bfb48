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

    /// What records calls beside the functions, not behind a lock.
    package struct Recording: Sendable {
        /// The lines that declare it.
        package let declarations: [String]
        private let record: Member.Record

        init?(_ record: Member.Record, of member: Member) {
            guard !member.storage.isLocked, !member.storage.isStatic else { return nil }
            self.record = record
            let value = record.structure.map { "[\($0.name)] = []" } ?? record.element.map { "[\($0)] = []" }
            declarations =
                (record.structure?.lines ?? []) + ["var \(record.name)" + (value.map { ": " + $0 } ?? " = 0")]
        }

        /// Whether an entry is of a type of its own.
        package var hasStructure: Bool { record.structure != nil }

        /// The statement that records a call of a function which calls its parameters `names`; `nil` where one has no name.
        package func statement(parameters names: [String]) -> String? {
            if record.element == nil { return "\(record.name) += 1" }
            let arePositional = names.count == record.parts.count
            var values: [String] = []
            for (position, part) in record.parts.enumerated() {
                let isPlain = part.value == part.name
                if arePositional, isPlain {
                    if names[position] == "_" { return nil }
                    values.append(names[position])
                } else if names.contains(part.name) {
                    values.append(part.value)
                } else {
                    return nil
                }
            }
            if record.structure == nil {
                let list = values.joined(separator: ", ")
                return "\(record.name).append(\(values.count > 1 ? "(" + list + ")" : list))"
            }
            let labelled = zip(record.parts, values).map { SwiftNames.argumentLabel($0.name) + ": " + $1 }
            return "\(record.name).append(.init(\(labelled.joined(separator: ", "))))"
        }
    }

    /// The property that records calls; `nil` where none does.
    package let calls: String?
    /// What it records of each call; nothing where it only counts.
    package let parts: [Part]
    /// What records calls; `nil` where nothing does, and where a lock is around it.
    package let recording: Recording?
    /// The property with the closure that answers; `nil` where there is none.
    package let stub: String?
    /// The type of that closure.
    package let stubType: SwiftType?
    /// The result that it gives until another closure is set; `nil` where it has none.
    package let firstResult: String?
    /// Whether all of it is behind a lock.
    package let isLocked: Bool
}

extension MemberStorage {
    /// What records in `name` the values of `type` that a property is set to.
    fileprivate init(ofSettings name: String, _ type: SwiftType) {
        self.init(
            calls: name, parts: [Part(name: "value", type: type)], recording: nil, stub: nil, stubType: nil,
            firstResult: nil, isLocked: false)
    }
}

extension EmittedDouble {
    /// What is kept for the functions that the protocol requires, and of the values that its properties are set to.
    package var storage: [RequirementKey: MemberStorage] {
        let records = kind.rules.records
        let kept = Double.members(items).compactMap { built -> (RequirementKey, MemberStorage)? in
            let member = built.member
            guard let key = member.key else { return nil }
            if member.form == .property, member.stub == nil {
                guard records, let name = member.setCalls?.name, let type = member.value?.type else { return nil }
                return (key, MemberStorage(ofSettings: name, type))
            }
            guard member.form == .function || member.form == .property else { return nil }
            let calls = records ? member.calls : nil
            let parts = calls.map { $0.element == nil ? [] : $0.parts } ?? []
            return (
                key,
                MemberStorage(
                    calls: calls?.name, parts: parts.map { MemberStorage.Part(name: $0.name, type: $0.type) },
                    recording: calls.flatMap { MemberStorage.Recording($0, of: member) },
                    stub: member.stub?.name, stubType: member.stub?.type, firstResult: member.stub?.result,
                    isLocked: member.storage.isLocked)
            )
        }
        return Dictionary(kept, uniquingKeysWith: { first, _ in first })
    }
}
