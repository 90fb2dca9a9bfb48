import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax
import UnderstudyUsage

/// Which functions of a handwritten double are converted, and how far.
///
/// A function becomes the new double's where all that it does is to record its call and to answer it, and where all uses
/// of the properties for that can be rewritten. Of others, at least the statements that record may be replaced.
struct ConversionChoice {
    /// What becomes of a function.
    enum Outcome {
        /// The new double's stands in its place.
        case whole(FunctionReading)
        /// One statement records in place of these; all else stays for this reason.
        case records([RecordStatement], KeepingReason)
        case kept(KeepingReason)
    }

    let double: HandwrittenDouble
    let storage: [RequirementKey: MemberStorage]
    /// The uses of properties, by their names, in the double's own code, too.
    let uses: [String: [MemberUse]]
    /// The calls of functions, by their names without labels.
    private let calls: [String: [MemberUse]]
    /// The requirements for which a new double has no member.
    let leftToDefaults: Set<RequirementKey>
    let unknownReads: [String: Set<String>]
    let values: PlainValues

    /// By the positions of the functions.
    private(set) var outcomes: [Outcome] = []
    /// By the names of the properties that go.
    private(set) var roles: [String: [PropertyRole]] = [:]
    /// The statements that clear all records of a function together.
    private var resets = JointResets()
    /// The properties that stay.
    private var blocked: [String: KeepingReason] = [:]
    /// The functions whose answers stay.
    private var unanswered: [Int: KeepingReason] = [:]

    init(
        _ double: HandwrittenDouble, storage: [RequirementKey: MemberStorage], leftToDefaults: Set<RequirementKey>,
        uses: [MemberUse], unknownReads: [String: Set<String>], _ values: PlainValues
    ) {
        (self.double, self.storage, self.leftToDefaults) = (double, storage, leftToDefaults)
        (self.unknownReads, self.values) = (unknownReads, values)
        self.uses = Dictionary(grouping: uses.filter(\.isOfProperty), by: \.member)
        calls = Dictionary(grouping: uses.filter { !$0.isOfProperty }, by: \.member)
        update()
        // What keeps one function keeps its properties, and these may keep other functions.
        while block() { update() }
    }

    private mutating func update() {
        outcomes = double.functions.indices.map(outcome)
        let split = splitOverloads
        for number in outcomes.indices where split.contains(double.functions[number].name) {
            if case .kept = outcomes[number] { continue }
            outcomes[number] = .kept(.overload)
        }
        roles = currentRoles
        resets = JointResets()
        for (number, function) in double.functions.enumerated() where outcomes[number].recordCount > 1 {
            let records = outcomes[number].purposes(in: function).compactMap { name, _ in
                roles[name]?.first { $0.isRecord && $0.function.requirement == function.requirement }
            }
            resets.add(records.map { ($0, remainingUses(of: $0.property.name)) })
        }
    }

    /// How `use` of the property of `role` is written anew.
    func rewriting(
        _ use: MemberUse, as role: PropertyRole, and others: some Sequence<PropertyRole> = []
    ) -> UseRewriting {
        UseRewriting(use, as: role, and: others, joint: resets[use])
    }

    // MARK: - Outcomes

    private func outcome(of number: Int) -> Outcome {
        let function = double.functions[number]
        var reason = function.stays ?? .body
        if let reading = function.reading {
            let obstacle =
                missingStorage(reading, function) ?? unanswered[number] ?? call(of: function).map(KeepingReason.called)
                ?? reading.properties.lazy.compactMap { blocked[$0] }.first
            guard let obstacle else { return .whole(reading) }
            reason = obstacle
        }
        // What is kept of calls can't be declared in an extension.
        let records = double.isInType(function.range) ? function.records.filter { blocked[$0.property] == nil } : []
        return !records.isEmpty && statement(of: function) != nil
            ? .records(records, reason.seen(from: function, of: double))
            : .kept(reason.seen(from: function, of: double))
    }

    /// Where `function` is called as a new one can't be.
    private func call(of function: HandwrittenDouble.Function) -> SourceLocation? {
        function.asksLess ? calls[String(function.name.prefix { $0 != "(" })]?.first { !isOwn($0) }?.location : nil
    }

    /// The statement that records a call of `function`.
    func statement(of function: HandwrittenDouble.Function) -> String? {
        // What an autoclosure gives is recorded, and code that stays calls that itself.
        guard let recording = storage[function.requirement]?.recording, !function.declaration.takesAutoclosure else {
            return nil
        }
        // Other modules would have to see the structure, too.
        let isSeen = function.records.contains { double.properties[$0.property]?.isSeenOutside ?? false }
        return isSeen && recording.hasStructure ? nil : recording.statement(parameters: function.parameters)
    }

    private func missingStorage(
        _ reading: FunctionReading, _ function: HandwrittenDouble.Function
    ) -> KeepingReason? {
        if leftToDefaults.contains(function.requirement) { return .default }
        guard let storage = storage[function.requirement] else { return .noStorage }
        if !reading.records.isEmpty, storage.calls == nil { return .noStorage }
        let needsStub: Bool =
            switch reading.answer {
            case .nothing: !reading.stops.isEmpty
            default: true
            }
        return needsStub && storage.stub == nil ? .noClosure : nil
    }

    /// The names that several requirements share, labels included, of which not all have a function that is converted.
    private var splitOverloads: Set<String> {
        var required: [String: Int] = [:]
        for entry in double.resolved.requirements where entry.requirement.kind == .func {
            required[entry.requirement.name, default: 0] += 1
        }
        var going: [String: Int] = [:]
        for (number, function) in double.functions.enumerated() {
            if case .kept = outcomes[number] { continue }
            going[function.name, default: 0] += 1
        }
        return Set(required.filter { $0.value > 1 && (going[$0.key] ?? 0) < $0.value }.keys)
    }

    // MARK: - Roles

    /// The roles of the properties that go, by name.
    private var currentRoles: [String: [PropertyRole]] {
        var roles: [String: [PropertyRole]] = [:]
        for (number, function) in double.functions.enumerated() {
            guard let storage = storage[function.requirement] else { continue }
            let outcome = outcomes[number]
            for (name, purpose) in outcome.purposes(in: function) {
                guard let property = double.properties[name] else { continue }
                roles[name, default: []].append(
                    PropertyRole(
                        property: property, purpose: purpose, function: function, storage: storage,
                        isOnlyRecord: outcome.recordCount == 1, values: values))
            }
        }
        return roles.merging(derivedRoles(roles)) { $1 }
    }

    /// The roles of properties that are computed from one in `roles`.
    private func derivedRoles(_ roles: [String: [PropertyRole]]) -> [String: [PropertyRole]] {
        var derived: [String: [PropertyRole]] = [:]
        for (name, property) in double.properties where blocked[name] == nil {
            guard let (origin, record) = property.derived, let role = roles[origin]?.first else { continue }
            switch role.purpose {
            case .records(.count), .records(.list): break
            default: continue
            }
            derived[name] = [
                PropertyRole(
                    property: property, purpose: .records(record), function: role.function, storage: role.storage,
                    isOnlyRecord: false, values: values)
            ]
        }
        return derived
    }

    // MARK: - Obstacles

    /// Finds properties that have to stay, and functions whose answers have to.
    ///
    /// - Returns: Whether there are any that were not known.
    private mutating func block() -> Bool {
        var isNew = false
        for (name, all) in roles where blocked[name] == nil {
            guard let reason = obstacle(to: name, all) else { continue }
            blocked[name] = reason
            isNew = true
        }
        for number in outcomes.indices where unanswered[number] == nil {
            guard case .whole(let reading) = outcomes[number], let reason = order(of: reading) else { continue }
            unanswered[number] = reason
            isNew = true
        }
        return isNew
    }

    /// Why the property `name` has to stay.
    private func obstacle(to name: String, _ roles: [PropertyRole]) -> KeepingReason? {
        let role = roles[0]
        let place = role.property.declaration
        let location = place.source.location(at: place.piece.introducer.lowerBound)
        if roles.count > 1 {
            let stubs = Set(roles.compactMap(\.storage.stub))
            guard roles.allSatisfy(\.isShareable), stubs.count == roles.count else { return .shared(name, location) }
        }
        let remaining = remainingUses(of: name)
        if let other = double.mentions[name]?.first(where: { !isAccounted($0, of: name, remaining) }) {
            return .shared(name, other.source.location(at: other.piece.lowerBound))
        }
        guard roles.allSatisfy({ $0.isOfExpectedType && $0.startsEmpty && FirstAnswer($0) != .unknown }) else {
            return .property(name, location)
        }
        if let file = unknownReads[name]?.sorted().first { return .use(name, SourceLocation(path: file)) }
        if let use = remaining.first(where: { stops($0, role) }) { return .shared(name, use.location) }
        let others = roles.dropFirst()
        guard let use = remaining.first(where: { rewriting($0, as: role, and: others).edits == nil }) else {
            return nil
        }
        return isOwn(use) || roles.count > 1 ? .shared(name, use.location) : .use(name, use.location)
    }

    /// Whether the double's own code uses the property of `role` so that it is no record, or can't set what stands for it.
    private func stops(_ use: MemberUse, _ role: PropertyRole) -> Bool {
        guard isOwn(use) else { return false }
        // What one requirement writes and another one reads or empties is a store.
        if role.isRecord {
            let range = ByteRange(at: use.offset)
            let isInItself = role.function.range.contains(range)
            if !isInItself, double.witnesses.contains(where: { $0.contains(range) }) { return true }
            if isInItself { return UseRewriting(use, as: role).changesRecord }
        }
        // A lock is reached by 'self', which an initialiser has only once all else is set.
        guard role.storage.isLocked, case .initializer = use.code.piece.kind else { return false }
        return double.properties.values.contains { $0.needsValue && $0.name != role.property.name }
    }

    /// The uses of the property `name` that are not in what goes with it.
    func remainingUses(of name: String) -> [MemberUse] {
        (uses[name] ?? []).filter { use in !isOwn(use) || !goes(ByteRange(at: use.offset), with: name) }
    }

    private func isOwn(_ use: MemberUse) -> Bool {
        use.code.source.path == double.type.source.path
            && double.contains(ByteRange(at: use.offset))
    }

    /// Whether the code at `range` in the double's file is in a function that goes, or in a statement that records in the
    /// property `name`.
    private func goes(_ range: ByteRange, with name: String) -> Bool {
        let isDerived = roles.values.contains { roles in
            roles[0].property.derived?.origin == name && roles[0].property.declaration.piece.range.contains(range)
        }
        if isDerived { return true }
        guard let number = double.function(around: range) else { return false }
        switch outcomes[number] {
        case .whole: return true
        case .records(let records, _): return records.contains { $0.property == name && $0.range.contains(range) }
        case .kept: return false
        }
    }

    /// Whether `mention` goes with the property, or is a use that is looked at by itself.
    private func isAccounted(_ mention: InSource<ByteRange>, of name: String, _ uses: [MemberUse]) -> Bool {
        let (source, range) = (mention.source, mention.piece)
        if source.path == double.type.source.path, goes(range, with: name) { return true }
        return uses.contains { $0.code.source.path == source.path && range.contains(ByteRange(at: $0.offset)) }
    }

    /// Why a function stays because of when its properties are set: an error wins over a value that is set later, where a
    /// closure that is set later would win over one that throws.
    private func order(of reading: FunctionReading) -> KeepingReason? {
        var later = reading.answer.property.map { [$0] } ?? []
        for stop in reading.stops.reversed() {
            if let reason = order(of: stop, before: later) { return reason }
            later.append(stop.property)
        }
        return nil
    }

    /// The same for one that wins over `values`.
    private func order(of stop: FunctionReading.Stop, before values: [String]) -> KeepingReason? {
        func settings(_ name: String) -> [MemberUse] {
            guard let role = roles[name]?.first else { return [] }
            return remainingUses(of: name).filter { UseRewriting($0, as: role).isSetting }
        }
        let values = values.flatMap(settings)
        if values.isEmpty { return nil }
        let use = settings(stop.property).first { use in
            !use.code.source.isTestFunction(use.code.piece) || values.contains { $0.isLater(than: use) }
        }
        return use.map { .use(stop.property, $0.location) }
    }
}

extension ConversionChoice.Outcome {
    /// What is recorded of each call, in how many properties.
    fileprivate var recordCount: Int {
        switch self {
        case .whole(let reading): reading.records.count
        case .records(let records, _): records.count
        case .kept: 0
        }
    }

    /// What `function` has the properties for that go with it, each time.
    fileprivate func purposes(in function: HandwrittenDouble.Function) -> [(String, PropertyRole.Purpose)] {
        let reading: FunctionReading
        switch self {
        case .kept: return []
        case .records(let records, _): return records.map { ($0.property, .records($0.record)) }
        case .whole(let read): reading = read
        }
        let records = reading.records.map { ($0.property, PropertyRole.Purpose.records($0.record)) }
        let stops = reading.stops.map { stop -> (String, PropertyRole.Purpose) in
            switch stop {
            case .error(let name): (name, .error)
            case .flag(let name, let error): (name, .flag(function.declaration[error]))
            case .closure(let name): (name, .alternative)
            }
        }
        let answer: [(String, PropertyRole.Purpose)] =
            switch reading.answer {
            case .nothing, .constant, .error, .stop, .completionConstant: []
            case .value(let name, _): [(name, .value)]
            case .result(let name, _): [(name, .result)]
            case .closure(let name, _): [(name, .closure)]
            case .completion(let position, let name): [(name, .completion(position))]
            }
        return records + stops + answer
    }
}

extension HandwrittenDouble {
    /// The position of the function that stands for a requirement, and that `range` of the double's file is in.
    func function(around range: ByteRange) -> Int? {
        // They are in the order of the source.
        var (low, high) = (0, functions.count)
        while low < high {
            let middle = (low + high) / 2
            if functions[middle].range.upperBound <= range.lowerBound { low = middle + 1 } else { high = middle }
        }
        return low < functions.count && functions[low].range.contains(range) ? low : nil
    }
}

extension MemberUse {
    /// Whether it is behind `other` in the same code.
    fileprivate func isLater(than other: MemberUse) -> Bool {
        code.source.path == other.code.source.path && code.piece.range == other.code.piece.range
            && offset > other.offset
    }
}

extension SourceText {
    /// Whether `declaration` is a test: code that runs for nothing else.
    fileprivate func isTestFunction(_ declaration: DeclSyntax) -> Bool {
        guard case .function(let function) = declaration.kind else { return false }
        return text(in: function.name).hasPrefix("test")
            || declaration.attributes.contains { matches($0.name, "Test") }
    }
}

extension KeepingReason {
    /// The same for `function`, to which it tells nothing that it uses a property itself: the place is one in other code.
    fileprivate func seen(
        from function: HandwrittenDouble.Function, of double: HandwrittenDouble
    ) -> KeepingReason {
        guard case .shared(let name, let place) = self, let property = double.properties[name] else { return self }
        func location(_ piece: InSource<ByteRange>) -> SourceLocation {
            piece.source.location(at: piece.piece.lowerBound)
        }
        let mentions = double.mentions[name] ?? []
        let own = mentions.filter { $0.source.path == double.type.source.path && function.range.contains($0.piece) }
        let declared = property.declaration
        let itself = Set(own.map(location) + [declared.source.location(at: declared.piece.introducer.lowerBound)])
        let other = mentions.map(location).first { !itself.contains($0) }
        return itself.contains(place) ? .shared(name, other ?? place) : self
    }
}
