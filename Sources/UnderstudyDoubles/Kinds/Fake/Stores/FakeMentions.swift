import UnderstudySemantics

/// The requirements of a protocol, found by the type of the elements that they may be about.
struct FakeMentions {
    private var lists: [FakeType: FakeRequirement] = [:]
    private var about: [FakeType: [Int]] = [:]
    private var removing: [String: [Int]] = [:]
    private var removingUnnamed: [Int] = []
    private var listened: [FakeType: [FakeRequirement]] = [:]
    private var callbacks: [FakeRequirement] = []
    private let requirements: [FakeRequirement]

    init(_ requirements: [FakeRequirement]) {
        self.requirements = requirements
        for (index, entry) in requirements.enumerated() {
            let types = [entry.outcome.core, FakeListening.told(entry)?.core] + entry.parameters.map(\.shape.core)
            for type in Set(types.compactMap(\.self)) { about[type, default: []].append(index) }
            if entry.verb == .delete {
                for noun in Set(entry.nouns) { removing[noun, default: []].append(index) }
                if entry.nouns.isEmpty { removingUnnamed.append(index) }
            }
            if let type = FakeListening.told(entry)?.core { listened[type, default: []].append(entry) }
            guard entry.requirement.kind == .var, entry.member.value != nil else { continue }
            if case .array(.value(let type)) = entry.outcome, lists[type] == nil { lists[type] = entry }
            if case .optional(.function) = entry.outcome { callbacks.append(entry) }
        }
    }

    /// The first property that holds a list of `type`.
    func property(listing type: FakeType) -> FakeRequirement? { lists[type] }

    /// The requirements that mention `type`, in order.
    func about(_ type: FakeType) -> [FakeRequirement] { (about[type] ?? []).map { requirements[$0] } }

    /// The requirements that may say what tells elements of `type`, called `nouns`, apart, in order.
    func selecting(_ type: FakeType, _ nouns: [String]) -> [FakeRequirement] {
        let indices = (about[type] ?? []) + nouns.flatMap { removing[$0] ?? [] } + removingUnnamed
        return Set(indices).sorted().map { requirements[$0] }
    }

    /// The requirements that let others listen to values of `type`, in order.
    func listening(to type: FakeType) -> [FakeRequirement] { listened[type] ?? [] }

    /// The properties that hold a function to be called, which may be missing.
    var functions: [FakeRequirement] { callbacks }
}
