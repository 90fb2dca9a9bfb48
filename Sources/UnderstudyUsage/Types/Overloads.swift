/// The members that one name may mean for values of one type, nearest first.
///
/// If there are many, what every use of the name asks is worked out once.
final class Overloads {
    /// The members.
    let members: [FoundMember]
    private var positions: [MemberID: Int]?
    private var kinds: Kinds?
    private var byLabel: [String?: [Int]]?
    private var groups: [CallLabels: OverloadGroup] = [:]
    private var binaryOperators: OverloadGroup?

    /// More members than this are indexed before they are searched.
    static let few = 16

    init(_ members: [FoundMember]) { self.members = members }

    convenience init(_ member: FoundMember) { self.init([member]) }

    var isEmpty: Bool { members.isEmpty }
    var isFew: Bool { members.count <= Self.few }
    var first: FoundMember? { members.first }

    /// The member `id`, if it is one of them.
    func member(_ id: MemberID) -> FoundMember? {
        if isFew { return members.first { $0.member == id } }
        if positions == nil {
            positions = Dictionary(members.indices.map { (members[$0].member, $0) }) { first, _ in first }
        }
        return positions?[id].map { members[$0] }
    }
}

extension Overloads {
    fileprivate final class Kinds {
        var properties: [FoundMember] = []
        var callable: [FoundMember] = []
        var functions: [FoundMember] = []
        var byLabels: [[String?]: [FoundMember]] = [:]
    }

    private func kinds(in table: SymbolTable) -> Kinds {
        if let kinds { return kinds }
        let found = Kinds()
        for member in members {
            switch table.members[member.member].kind {
            case .property: found.properties.append(member)
            case .function, .enumCase, .initializer:
                found.functions.append(member)
                found.callable.append(member)
                if isFew { continue }
                let labels = table.signature(of: member.member).parameters.map(\.label)
                found.byLabels[labels, default: []].append(member)
            case .subscript, .deinitializer, .code: found.callable.append(member)
            }
        }
        kinds = found
        return found
    }

    /// The properties among them.
    func properties(in table: SymbolTable) -> [FoundMember] { kinds(in: table).properties }

    /// The members that are not properties.
    func callable(in table: SymbolTable) -> [FoundMember] { kinds(in: table).callable }

    /// The functions that a name without a call may mean: with these labels or, if none are written, with any.
    func functions(labels: [String?]?, in table: SymbolTable) -> [FoundMember] {
        let kinds = kinds(in: table)
        guard let labels else { return kinds.functions }
        if !isFew { return kinds.byLabels[labels] ?? [] }
        return kinds.functions.filter { table.signature(of: $0.member).parameters.map(\.label) == labels }
    }

    /// Whether the functions differ in their labels.
    func differInLabels(in table: SymbolTable) -> Bool {
        let kinds = kinds(in: table)
        if !isFew { return kinds.byLabels.count > 1 }
        if kinds.functions.count < 2 { return false }
        return Set(kinds.functions.map { table.signature(of: $0.member).parameters.map(\.label) }).count > 1
    }
}

extension Overloads {
    /// The members that can be called with arguments of these labels.
    func group(for labels: CallLabels, in table: SymbolTable) -> OverloadGroup {
        if isFew { return OverloadGroup(callable(in: table), labels, in: table) }
        if let known = groups[labels] { return known }
        let group = OverloadGroup(mayTake(labels, in: table), labels, in: table)
        groups[labels] = group
        return group
    }

    /// The operators that can be written between two values, whatever the labels of their parameters.
    func operators(in table: SymbolTable) -> OverloadGroup {
        if let binaryOperators { return binaryOperators }
        let group = OverloadGroup(
            callable(in: table).filter { table.signature(of: $0.member).parameters.count == 2 }.map {
                OverloadGroup.Candidate(member: $0, parameters: [0, 1])
            })
        binaryOperators = group
        return group
    }

    /// The members with a parameter for the rarest of the labels.
    private func mayTake(_ labels: CallLabels, in table: SymbolTable) -> [FoundMember] {
        let callable = callable(in: table)
        let index = byLabel ?? callablesByLabel(in: table)
        byLabel = index
        let written = labels.arguments.lazy.filter { !$0.isTrailingClosure }.map(\.label)
        guard let fewest = written.map({ index[$0] ?? [] }).min(by: { $0.count < $1.count }) else { return callable }
        return fewest.map { callable[$0] }
    }

    private func callablesByLabel(in table: SymbolTable) -> [String?: [Int]] {
        var index: [String?: [Int]] = [:]
        for (number, member) in callable(in: table).enumerated() {
            for label in Set(table.signature(of: member.member).parameters.map(\.label)) {
                index[label, default: []].append(number)
            }
        }
        return index
    }
}
