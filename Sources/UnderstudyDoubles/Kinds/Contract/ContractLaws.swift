import UnderstudySemantics
import UnderstudySyntax

/// The expectations that clearly hold: a property keeps its value, saved elements are found, deleted ones are gone.
final class ContractLaws {
    /// A requirement with its member.
    typealias Entry = BuiltMember

    let entries: [Entry]
    let context: DoubleContext
    /// Whether nothing tells where the members run.
    private let isConditional: Bool

    init(entries: [Entry], context: DoubleContext) {
        self.entries = entries
        self.context = context
        isConditional = MemberIsolation.isConditional(context.resolved, in: context.index)
    }

    /// `items` with what is expected of each member; they are those of `entries`, in the same order.
    func apply(to items: [Double.Item]) -> [Double.Item] {
        var position = 0
        return apply(to: items, from: &position, ContractStore(self))
    }

    private func apply(
        to items: [Double.Item], from position: inout Int, _ store: ContractStore?
    ) -> [Double.Item] {
        items.map { item in
            switch item {
            case .text: return item
            case .conditional(let clauses):
                return .conditional(
                    clauses.map { Double.Clause(text: $0.text, items: apply(to: $0.items, from: &position, store)) })
            case .member(let built):
                guard entries.indices.contains(position) else { return item }
                var member = built.member
                member.own = ContractExpectation(member, law: lines(for: entries[position], store))
                // Attributes of the requirement, such as deprecation, don't apply to its expectations.
                member.attributes = []
                position += 1
                return .member(built.with(member))
            }
        }
    }

    /// The statements for `entry`; none where nothing is clear.
    private func lines(for entry: Entry, _ store: ContractStore?) -> [String] {
        guard isReachable(entry) else { return [] }
        return property(entry) ?? store?.lines(for: entry) ?? []
    }

    /// Whether the member can be used where the contract runs.
    func isReachable(_ entry: Entry) -> Bool {
        guard context.resolved.isolation != .actor, !entry.member.isStatic, entry.member.attributes.isEmpty else {
            return false
        }
        return MemberIsolation.globalActor(of: entry.requirement, in: context.index) == nil && !isConditional
            && !MemberIsolation.isConditional(entry.requirement.signature.attributes, in: context.index)
    }

    /// A property keeps the value that is set.
    private func property(_ entry: Entry) -> [String]? {
        let member = entry.member
        guard member.form == .property, member.isSettable, member.value != nil, let type = member.signature.result,
            case .named(let name, []) = type.withoutImplicitUnwrapping.unwrapped, let value = Self.samples[name]
        else { return nil }
        let place = "subject." + member.property
        let expectation = type == .named("Bool") ? "#expect(\(place))" : "#expect(\(place) == \(value))"
        return [subject([entry]), "\(place) = \(value)", expectation]
    }

    /// The line that makes the subject; `used` are the members that the expectation uses.
    func subject(_ used: [Entry]) -> String {
        let changes = used.contains { entry in
            if context.resolved.isClassBound, context.index.resolve(entry.origin).isClassBound { return false }
            return entry.requirement.signature.hasModifier("mutating")
                || entry.member.form == .property && entry.requirement.signature.changesInPlace
        }
        return (changes ? "var" : "let") + " subject = try await makeSubject()"
    }

    /// The values that are set to be read, as they are written.
    static let sampleValues = Set(samples.values)

    private static let samples: [String: String] = {
        var table = ["String": "\"a\"", "Bool": "true", "Double": "1.5", "Float": "1.5"]
        for name in ["Int", "UInt", "Int64", "Int32", "UInt64", "UInt32", "UInt8"] { table[name] = "7" }
        return table
    }()
}
