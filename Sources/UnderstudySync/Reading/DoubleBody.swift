import UnderstudySemantics
import UnderstudySyntax

/// What stands in a double and its extensions.
struct DoubleBody {
    /// Braces that hold members.
    struct Container {
        /// What the braces belong to.
        enum Owner: Equatable {
            case type
            case `extension`
            /// A structure inside of the type.
            case nested(String)

            /// Whether it is a structure of what static members keep.
            var isOfStaticMembers: Bool { if case .nested(let name) = self { name.hasPrefix("Static") } else { false } }
        }

        let source: SourceText
        let owner: Owner
        /// The braces and what is in them.
        let block: ByteRange
        /// Where the declaration starts that the braces belong to.
        let start: Int
        /// Whether it is an extension by which the type conforms to nothing.
        var isPlainExtension = false
    }

    /// One declaration.
    struct Entry {
        let container: Int
        let syntax: DeclSyntax
        /// The clauses of `#if` around it within its container, outermost first.
        let conditions: [String]
        /// The outermost `#if` around it, or else itself.
        let outer: ByteRange
        /// Whether an `#if` around it has another clause.
        let hasAlternative: Bool
    }

    private(set) var containers: [Container] = []
    private(set) var entries: [Entry] = []
    /// Whether the double is `@unchecked Sendable`.
    let isUnchecked: Bool
    /// A file beside that of the double, which shows the manner of the code where its own does not.
    let neighbour: SourceText?
    /// The properties and nested types of the body and the extensions, by name.
    private var named: [String: Int] = [:]
    /// The properties of structures in the body, by the structure's name and their own: several where they stand in clauses
    /// of an `#if`.
    private var nested: [String: [String: [Int]]] = [:]
    /// The first entries of the body and the extensions with each label.
    private var labelled: [MemberLabel: Int] = [:]
    /// For each entry, the next one with its label; -1 for none.
    private var nextAlike: [Int] = []
    /// The label of each entry.
    private var labels: [MemberLabel?] = []
    /// The name of each property and type.
    private var storedNameOfEach: [String?] = []

    init(_ double: OwnedDouble) {
        let type = double.type
        isUnchecked = double.isUnchecked
        neighbour = double.protocols.first?.source
        add(
            type.members,
            Container(
                source: type.source, owner: .type, block: type.details.members.range,
                start: type.syntax.range.lowerBound))
        for declaration in double.extensions {
            add(
                declaration.members,
                Container(
                    source: declaration.source, owner: .extension, block: declaration.details.members.range,
                    start: declaration.syntax.range.lowerBound,
                    isPlainExtension: declaration.details.inherited.isEmpty))
        }
        indexNames()
    }

    /// What stands in the braces of a type that starts at `start`.
    init(_ members: InSource<MemberBlockSyntax>, of start: Int) {
        (isUnchecked, neighbour) = (false, nil)
        let block = members.piece
        add(block.members, Container(source: members.source, owner: .type, block: block.range, start: start))
        indexNames()
    }

    /// The entries in extensions by which the type conforms to nothing, and that have no member with one of `labels`: they
    /// help their owner, whatever they are called.
    func helpers(besides labels: Set<MemberLabel>) -> Set<Int> {
        guard containers.contains(where: \.isPlainExtension) else { return [] }
        let found = Dictionary(grouping: entries.indices) { entries[$0].container }
        return Set(
            found.filter { container, own in
                containers[container].isPlainExtension
                    && !own.contains { label(of: $0).map(labels.contains) ?? false }
            }.values.joined())
    }

    private mutating func indexNames() {
        storedNameOfEach.reserveCapacity(entries.count)
        labels.reserveCapacity(entries.count)
        for index in entries.indices {
            let declaration = self[index]
            let name = declaration.storedName
            labels.append(declaration.label(storedAs: name))
            storedNameOfEach.append(name)
            guard case .nested(let type) = containers[entries[index].container].owner, let name else { continue }
            nested[type, default: [:]][name, default: []].append(index)
        }
        named.reserveCapacity(entries.count)
        labelled.reserveCapacity(entries.count)
        nextAlike = Array(repeating: -1, count: entries.count)
        // Backwards, so that the first of those alike is found first.
        for index in entries.indices.reversed() where !isInStructure(index) {
            if let name = storedNameOfEach[index] { named[name] = index }
            if let label = labels[index] { nextAlike[index] = labelled.updateValue(index, forKey: label) ?? -1 }
        }
    }

    private mutating func add(_ members: [DeclSyntax], _ container: Container) {
        containers.append(container)
        add(members, container: containers.count - 1, conditions: [], outer: nil, hasAlternative: false)
    }

    private mutating func add(
        _ members: [DeclSyntax], container: Int, conditions: [String], outer: ByteRange?, hasAlternative: Bool
    ) {
        let source = containers[container].source
        for member in members {
            switch member.kind {
            case .conditional(let clauses):
                for clause in clauses {
                    let text = source.compactText(in: clause.clause)
                    add(
                        clause.members, container: container, conditions: conditions + [text],
                        outer: outer ?? member.range, hasAlternative: hasAlternative || clauses.count > 1)
                }
            default:
                entries.append(
                    Entry(
                        container: container, syntax: member, conditions: conditions, outer: outer ?? member.range,
                        hasAlternative: hasAlternative))
                // Other structures are declarations as a whole.
                guard case .nominal(let nominal) = member.kind, nominal.kind == .struct,
                    !isNested(container), source.text(in: nominal.name).hasSuffix("Storage")
                else { continue }
                add(
                    nominal.members.members,
                    Container(
                        source: source, owner: .nested(source.text(in: nominal.name)), block: nominal.members.range,
                        start: member.range.lowerBound))
            }
        }
    }

    // MARK: - Looking up

    /// The declaration that stands where `entry` of `other` does: in the same structure, with the same label.
    func counterpart(of entry: Int, in other: DoubleBody) -> Int? {
        if case .nested(let type) = other.containers[other.entries[entry].container].owner {
            let own = other.storedName(of: entry).flatMap { nested[type]?[$0] } ?? []
            return own.count > 1 ? nearest(own, to: entry, of: other) ?? own.first : own.first
        }
        let label = other.label(of: entry)
        let (own, others) = (entries(labelled: label), other.entries(labelled: label))
        guard own.count > 1 || others.count > 1 else { return own.first }
        // Overloads differ in types only: those of one signature belong together, or else those of one position.
        if let same = nearest(own, to: entry, of: other) { return same }
        let position = others.firstIndex(of: entry) ?? 0
        guard position < own.count else { return nil }
        let isAnother = others.contains { hasSameSignature(own[position], as: $0, of: other) }
        return isAnother ? nil : own[position]
    }

    /// Of `entries`, the one that declares what `entry` of `other` does, in the same clause of an `#if` where there is one.
    private func nearest(_ entries: [Int], to entry: Int, of other: DoubleBody) -> Int? {
        let same = entries.filter { hasSameSignature($0, as: entry, of: other) }
        return same.first { self.entries[$0].conditions == other.entries[entry].conditions } ?? same.first
    }

    /// The declaration that stands where one of `other` does that belongs to no requirement: none that a line above names
    /// as a member.
    func sharedCounterpart(of entry: Int, in other: DoubleBody) -> Int? {
        counterpart(of: entry, in: other).flatMap { isMarked($0, as: memberName(of: $0)) ? nil : $0 }
    }

    /// The name of a declaration with its labels, as the line above a member has it.
    func memberName(of entry: Int) -> String { label(of: entry)?.name ?? "" }

    /// Whether the line that names a member stands above it or its storage.
    func isMarked(_ entry: Int, as name: String) -> Bool {
        let source = source(entry)
        let layout = FileLayout(source)
        let container = entries[entry].container
        let storage = entries[..<entry].indices.reversed().prefix {
            entries[$0].container == container && isStored($0)
        }
        return ([entry] + storage).contains { index in
            layout.commentLines(above: range(of: index).lowerBound).contains {
                source.text(in: $0) == "// MARK: " + name
            }
        }
    }

    /// Whether both declare the same, token for token.
    func hasSameSignature(_ entry: Int, as otherEntry: Int, of other: DoubleBody) -> Bool {
        source(entry).hasSameTokens(
            in: entries[entry].syntax.signatureRange, as: other.source(otherEntry),
            other.entries[otherEntry].syntax.signatureRange)
    }

    /// Whether the declaration belongs to the type.
    func isStatic(_ entry: Int) -> Bool { label(of: entry)?.isStatic ?? false }

    func source(_ entry: Int) -> SourceText { containers[entries[entry].container].source }

    /// The declaration at `entry`.
    subscript(entry: Int) -> InSource<DeclSyntax> { source(entry)[entries[entry].syntax] }

    /// Where the declaration at `entry` says what it is.
    func location(of entry: Int) -> SourceLocation {
        source(entry).location(at: entries[entry].syntax.introducer.lowerBound)
    }

    /// The bytes of the declaration at `entry`.
    func range(of entry: Int) -> ByteRange { entries[entry].syntax.range }

    /// The same, with the text that they are in.
    func part(_ entry: Int) -> TextPart { source(entry)[range(of: entry)] }

    /// The tokens of the declaration at `entry`.
    func words(of entry: Int) -> [String] { part(entry).words }

    /// The name of the only property that is declared at `entry`, or of the type.
    func storedName(of entry: Int) -> String? { storedNameOfEach[entry] }

    func isNested(_ container: Int) -> Bool {
        if case .nested = containers[container].owner { true } else { false }
    }

    /// Whether the declaration stands in a structure in the body.
    func isInStructure(_ entry: Int) -> Bool { isNested(entries[entry].container) }

    /// Whether the declaration is a structure whose properties are entries themselves.
    func isStructure(_ entry: Int) -> Bool {
        guard let name = storedName(of: entry), case .nominal = entries[entry].syntax.kind else { return false }
        return name.hasSuffix("Storage") && container(nested: name) != nil
    }

    /// The structure in the body that the declaration stands in.
    func structureName(of entry: Int) -> String? {
        if case .nested(let name) = containers[entries[entry].container].owner { name } else { nil }
    }

    /// The property or nested type called `name` in the body or an extension; in the structure `type` where given.
    func entry(named name: String, inNested type: String? = nil) -> Int? {
        type.map { nested[$0]?[name]?.first } ?? named[name]
    }

    /// The entries of the body and the extensions with the label `label`.
    func entries(labelled label: MemberLabel?) -> [Int] {
        var found: [Int] = []
        var next = label.flatMap { labelled[$0] } ?? -1
        while next >= 0 {
            found.append(next)
            next = nextAlike[next]
        }
        return found
    }

    /// Whether a structure in the body has a property called `name`.
    func isNested(_ name: String) -> Bool { nested.values.contains { $0[name] != nil } }

    /// What tells `entry` from others, but for overloads by types.
    func label(of entry: Int) -> MemberLabel? { labels[entry] }

    /// What runs when the double ends; nothing else can be called so.
    var deinitializer: Int? {
        entries.indices.first { if case .deinitializer = entries[$0].syntax.kind { true } else { false } }
    }

    /// All names of properties, in the body and in structures in it.
    var storedNames: Set<String> {
        Set(storedNameOfEach.compactMap(\.self))
    }

    /// Whether the entry is a property that keeps its value itself, with observers or without.
    func isStored(_ entry: Int) -> Bool {
        guard case .variable(let variable) = entries[entry].syntax.kind, !variable.isLet else { return false }
        let source = source(entry)
        let isLazy = entries[entry].syntax.modifiers.contains { source.matches($0.name, "lazy") }
        return variable.bindings.contains { binding in
            let isObserved = binding.accessors?.accessors.contains {
                source.matches($0.name, "didSet") || source.matches($0.name, "willSet")
            }
            return isObserved ?? true || isLazy
        }
    }

    /// Whether the entry is a property without accessors that can be set wherever it can be read.
    func isPlainVariable(_ entry: Int) -> Bool {
        isStored(entry) && self[entry].isSetByAccessor == nil
            && entries[entry].syntax.modifiers.allSatisfy { $0.detail == nil }
    }

    /// The names of what holds the storage of static members.
    var staticLocks: Set<String> {
        Set(
            containers.compactMap { container in
                guard container.owner.isOfStaticMembers, case .nested(let name) = container.owner else { return nil }
                return name.prefix(1).lowercased() + name.dropFirst()
            })
    }

    /// The structure `name` in the body.
    func container(nested name: String) -> Int? {
        containers.firstIndex { $0.owner == .nested(name) }
    }
}

extension InSource<DeclSyntax> {
    /// Whether an accessor changes what is declared, as observers do; `nil` where there are no accessors.
    var isSetByAccessor: Bool? {
        let block: AccessorBlockSyntax? =
            switch piece.kind {
            case .variable(let variable): variable.bindings[0].accessors
            case .subscript(let declared): declared.accessors
            default: nil
            }
        let words: [StaticString] = ["set", "didSet", "willSet", "_modify"]
        return block?.accessors.contains { accessor in words.contains { source.matches(accessor.name, $0) } }
    }
}

extension OwnedDouble {
    /// Whether its owner answers for its use by several threads: it is `@unchecked Sendable`, and what it keeps is behind no
    /// lock.
    func answersForThreads(for asked: ResolvedProtocol) -> Bool {
        if !isUnchecked { return false }
        let body = DoubleBody(self)
        let stored = body.entries.indices.filter { body.isStored($0) && !body.isStatic($0) }
        // Templates say it, too, where a superclass does.
        if stored.isEmpty { return !asked.restatesSendable }
        return !stored.contains(where: body.isInStructure)
    }

    /// Where the name of the type stands.
    var nameLocation: SourceLocation { type.source.location(at: type.details.name.lowerBound) }
}
