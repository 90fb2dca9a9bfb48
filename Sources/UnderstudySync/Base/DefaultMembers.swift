import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax

/// Which requirements with a default implementation a double has members for, and which it does without.
///
/// The double says so itself, by its members and by the sentence in its header. Its history tells in addition which of
/// the members had to be there before their requirements got a default implementation.
struct DefaultMembers: Equatable {
    /// The requirements that the double has members for.
    private(set) var included: Set<RequirementKey> = []
    /// The requirements that a new double might have members for, and that this one does without.
    private(set) var leftOut: Set<RequirementKey> = []
    /// The members that a new double would not have, since their requirements have a default implementation now.
    private(set) var gained: Set<Int> = []

    /// A double as the templates gave it when it was last in step.
    struct Former {
        let rendered: RenderedDouble
        /// The double itself at that time, and its member for each requirement that had one.
        let members: (body: DoubleBody, pairs: [RequirementKey: Int])
        /// The attributes that its type had.
        let attributes: Set<String>
        /// Whether the double had another form since: what it was rendered as tells nothing then, but what its members were.
        private var isOutdated = false
        /// What the templates gave, as far as the double was made from that.
        var base: RenderedDouble? { isOutdated ? nil : rendered }
        /// The same for a double that had another form since.
        var outdated: Former {
            var copy = self
            copy.isOutdated = true
            return copy
        }
        /// Whether each requirement of that time had a default implementation, by label.
        let requirements: [MemberLabel: Bool]
        /// What the requirements of that time said, by label.
        private let signatures: [MemberLabel: Set<Signature>]
        /// The requirements, by label, that its owner did not want a member for.
        private let declined: Set<MemberLabel>
        /// The members of that time, by what their requirements said.
        private let answers: [Signature: Int]

        /// - Parameter includesAll: Whether a new double had members for all default implementations.
        init(
            _ rendered: RenderedDouble, _ defaults: DefaultMembers, _ resolved: ResolvedProtocol,
            of double: OwnedDouble, members: (body: DoubleBody, pairs: [RequirementKey: Int]), includesAll: Bool
        ) {
            self.rendered = rendered
            attributes = Set(double.type.syntax.attributes.map { double.type.source.compactText(in: $0.range) })
            self.members = members
            requirements = Dictionary(
                resolved.requirements.map { ($0.requirement.label, $0.hasDefault) },
                uniquingKeysWith: { $0 && $1 })
            signatures = Dictionary(
                resolved.requirements.map { ($0.requirement.label, [$0.requirement.signature.canonical]) },
                uniquingKeysWith: { $0.union($1) })
            answers = Dictionary(
                resolved.requirements.compactMap { entry in
                    members.pairs[RequirementKey(entry)].map { (entry.requirement.signature.canonical, $0) }
                }, uniquingKeysWith: { first, _ in first })
            declined = Set(
                resolved.requirements.filter { entry in
                    defaults.leftOut.contains(RequirementKey(entry)) && (includesAll || entry.constantDefault != nil)
                }.map(\.requirement.label))
        }

        /// Whether its owner did without a member for `label`, or took it away since.
        func isDeclined(_ label: MemberLabel) -> Bool {
            declined.contains(label) || !rendered.body.entries(labelled: label).isEmpty
        }

        /// Whether the requirement is new though another one had its label, of which there are `count` now.
        func isNewOverload(_ requirement: Requirement, of count: Int) -> Bool {
            guard let then = signatures[requirement.label] else { return false }
            return count > then.count && !then.contains(requirement.signature.canonical)
        }

        /// Whether the member of `body` at `entry` may be the one that stood for `key` then: not another of its name.
        func mayBe(_ entry: Int, of body: DoubleBody, for key: RequirementKey) -> Bool {
            members.pairs[key].map { wasNoOther(entry, of: body, than: $0) } ?? true
        }

        /// Whether the member of `body` at `entry` may be the one that stood then for what `requirement` says today.
        func mayBe(_ entry: Int, of body: DoubleBody, for requirement: Requirement) -> Bool {
            answers[requirement.signature.canonical].map { wasNoOther(entry, of: body, than: $0) } ?? true
        }

        private func wasNoOther(_ entry: Int, of body: DoubleBody, than member: Int) -> Bool {
            members.body.counterpart(of: entry, in: body).map { $0 == member } ?? true
        }

        /// Whether the member of `body` at `entry` stood for nothing then; `nil` where it was not there.
        func wasOwners(_ entry: Int, of body: DoubleBody) -> Bool? {
            members.body.counterpart(of: entry, in: body).map { !members.pairs.values.contains($0) }
        }
    }

    /// - Parameters:
    ///   - name: The double's own, which its members write for `Self`.
    ///   - header: The comment above the double; `nil` where nothing says that templates wrote it.
    ///   - former: What the history tells.
    ///   - defaultsThen: The requirements that had a default implementation when the double was written, where nothing in it
    ///     is its owner's.
    init(
        _ resolved: ResolvedProtocol, _ body: DoubleBody, named name: String, _ kind: DoubleKind, header: [String]?,
        former: Former?, defaultsThen: Set<String>? = nil, in index: DeclarationIndex
    ) {
        let defaults = resolved.requirements.filter { $0.hasDefault && !$0.isStandard }
        if defaults.isEmpty { return }
        let required = resolved.requirements.filter { !$0.hasDefault || $0.isStandard }
        if !kind.traits.conforms {
            var marks = ContractFunction.all(in: body).compactMap(\.requirement?.name)
            /// Takes the mark of a requirement, which may have the name of another one.
            func takeMark(_ entry: ResolvedRequirement) -> Bool {
                marks.firstIndex(of: entry.requirement.name).map { marks.remove(at: $0) } != nil
            }
            for entry in required { _ = takeMark(entry) }
            included = Set(defaults.filter(takeMark).map { RequirementKey($0) })
            return
        }
        var free = Dictionary(
            (required + defaults).map(\.requirement.label).map { ($0, body.entries(labelled: $0)) },
            uniquingKeysWith: { first, _ in first })
        let members = OverloadMembers(of: body, named: name, in: index)
        for entry in required { members.take(for: entry, from: &free[entry.requirement.label], besides: defaults) }
        let declared = members.takeAll(for: defaults, from: &free) { former?.mayBe($0, of: body, for: $1) ?? true }
        let named = header.map { Set(DefaultsSentence(in: $0)?.names ?? []) }
        let counts = (required + defaults).reduce(into: [MemberLabel: Int]()) { counts, entry in
            counts[entry.requirement.label, default: 0] += 1
        }
        var open: [ResolvedRequirement] = []
        for entry in defaults {
            let label = entry.requirement.label
            // 'init()' may stand there for all members.
            if label == .plainInitializer, named?.contains(entry.requirement.name) ?? false {
                leftOut.insert(RequirementKey(entry))
                continue
            }
            let doesWithout = named?.contains(entry.requirement.name) ?? false
            let position = free[label]?.firstIndex { member in
                guard former?.mayBe(member, of: body, for: entry.requirement) ?? true else { return false }
                // Where the double did without a member, its owner's member stands for the requirement only if it fits.
                return !(former?.wasOwners(member, of: body) ?? doesWithout) || members.declares(member, entry)
            }
            let member = declared[RequirementKey(entry)] ?? position.flatMap { free[label]?.remove(at: $0) }
            if let member {
                let wasRequired = defaultsThen.map { !$0.contains(entry.requirement.name) } ?? false
                if wasRequired || former?.requirements[label] == false && isUntouched(member, of: body, since: former) {
                    gained.insert(member)
                } else {
                    included.insert(RequirementKey(entry))
                }
            } else if let former {
                if former.isNewOverload(entry.requirement, of: counts[label] ?? 0) { continue }
                if former.isDeclined(label) { leftOut.insert(RequirementKey(entry)) }
                if former.requirements[label] == nil { open.append(entry) }
            } else if named?.contains(entry.requirement.name) ?? true {
                leftOut.insert(RequirementKey(entry))
            } else {
                open.append(entry)
            }
        }
        follow(open, of: resolved, in: body, since: former)
    }

    private func isUntouched(_ member: Int, of body: DoubleBody, since former: Former?) -> Bool {
        guard let former else { return false }
        return former.rendered.units.contains { unit in
            guard former.rendered.isCalled(body.label(of: member), unit) else { return false }
            let match = UnitMatch(unit, of: former.rendered, at: member, in: body)
            // What its owner wrote a comment above stays as a member of theirs.
            return match.isUntouched && !match.hasCommentAbove
        }
    }

    /// Finds members that their owner wanted in spite of a default implementation, and whose requirement has other
    /// labels now.
    private mutating func follow(
        _ open: [ResolvedRequirement], of resolved: ResolvedProtocol, in body: DoubleBody, since former: Former?
    ) {
        let asked = Set(resolved.requirements.map(\.requirement.label))
        let wanted = Dictionary(grouping: open, by: \.requirement.label.base)
        let unmatched = body.entries.indices.filter { former?.wasOwners($0, of: body) != true }
            .compactMap(body.label).filter { label in
                let wasAsked = former.map { $0.requirements[label] ?? false } ?? (label != .lookup)
                return label.isCalled && !asked.contains(label) && wasAsked
            }
        // Where another requirement of that name lacks a member as well, it was that one's.
        let lacking = Set(
            resolved.requirements.filter { !$0.hasDefault || $0.isStandard }.map(\.requirement.label)
                .filter { body.entries(labelled: $0).isEmpty }.map(\.base))
        for (name, labels) in Dictionary(grouping: unmatched, by: \.base)
        where labels.count == 1 && !lacking.contains(name) {
            guard let entries = wanted[name], entries.count == 1 else { continue }
            included.insert(RequirementKey(entries[0]))
        }
    }
}

/// The types that the members of a double declare, by which overloads are told apart.
private struct OverloadMembers {
    private let body: DoubleBody
    private let name: String
    private let index: DeclarationIndex

    init(of body: DoubleBody, named name: String, in index: DeclarationIndex) {
        (self.body, self.name, self.index) = (body, name, index)
    }

    /// Whether the member at `member` declares what `entry` requires.
    func declares(_ member: Int, _ entry: ResolvedRequirement) -> Bool {
        entry.requirement.label == body.label(of: member)
            && OwnSignatures.signature(member, of: body, double: name, in: index)?.types.map(\.canonical)
                == entry.requirement.signature.types.map(\.canonical)
    }

    /// Takes the member away that has to be there: of overloads, one that declares what no default implementation does.
    func take(for required: ResolvedRequirement, from free: inout [Int]?, besides defaults: [ResolvedRequirement]) {
        let found =
            free?.firstIndex { declares($0, required) }
            ?? free?.lastIndex { member in !defaults.contains { declares(member, $0) } }
        if let found { free?.remove(at: found) }
    }

    /// Takes the members that declare just what `entries` require, where several have one name.
    ///
    /// What looks storage up behind a lock is called like a requirement of a type with `@dynamicMemberLookup`: there a
    /// member that declares something else stands for no requirement.
    func takeAll(
        for entries: [ResolvedRequirement], from free: inout [MemberLabel: [Int]],
        where mayStand: (_ member: Int, _ requirement: Requirement) -> Bool
    ) -> [RequirementKey: Int] {
        var found: [RequirementKey: Int] = [:]
        for (label, overloads) in Dictionary(grouping: entries, by: \.requirement.label)
        where overloads.count > 1 || label == .lookup {
            for entry in overloads {
                let position = free[label]?.firstIndex { declares($0, entry) && mayStand($0, entry.requirement) }
                if let position { found[RequirementKey(entry)] = free[label]?.remove(at: position) }
            }
            if label == .lookup { free[label] = [] }
        }
        return found
    }
}
