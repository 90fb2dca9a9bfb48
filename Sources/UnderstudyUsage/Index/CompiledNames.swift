import UnderstudySemantics
import UnderstudySyntax

/// What the names in the sources mean, as far as the compiler noted it.
struct CompiledNames: Sendable {
    /// What a name means.
    enum Meaning: Equatable, Sendable {
        /// A member of the sources.
        case member(MemberID)
        /// Something that is no member of the sources.
        case other
    }

    /// A member named at a place.
    struct Mention: Sendable {
        let offset: Int32
        let member: MemberID
        let kind: RequirementUse.Kind
        let isImplicit: Bool
    }

    /// The names of one file, sorted by their places.
    private struct FileNames: Sendable {
        var offsets: [Int32] = []
        /// The numbers of members, `other` or `unknown`.
        var targets: [Int32] = []
        /// The members of protocols and what implements them, with what is done with them.
        var mentions: [Mention] = []
        var lines: Set<Int32> = []
    }

    /// In place of a member's number: a declaration that is no member of the sources, and one of which that is unknown.
    private static let (other, unknown): (Int32, Int32) = (-1, -2)

    private var files: [FileNames?]
    /// What each member implements or overrides.
    private(set) var overridden: [MemberID: [MemberID]] = [:]
    /// Whether anything is known.
    let isEmpty: Bool

    /// What is known where nothing was built.
    init() {
        files = []
        isEmpty = true
    }

    /// Matches what the compiler noted with the members in `symbols`.
    init(_ compiled: [CompiledFile], _ symbols: Symbols) {
        var numbers: [String: FileID] = [:]
        for id in symbols.files.ids { numbers[symbols.files[id].source.path] = id }
        let members = MemberKeys(compiled, numbers: numbers, in: symbols)
        overridden = members.overridden
        var all = [FileNames?](repeating: nil, count: symbols.files.elements.count)
        for file in compiled where file.isCurrent {
            guard let id = numbers[file.path] else { continue }
            var names = all[id.number] ?? FileNames()
            Self.add(file, to: &names, of: members, in: symbols)
            all[id.number] = names
        }
        files = all.map { $0.map(Self.sorted) }
        isEmpty = files.allSatisfy { $0 == nil }
    }

    private static func add(
        _ file: CompiledFile, to names: inout FileNames, of members: MemberKeys, in symbols: Symbols
    ) {
        names.lines.formUnion(file.lines)
        let targets = file.symbols.indices.map { index -> Int32 in
            if let member = members.member(file.symbols[index]) { return Int32(member.number) }
            return members.isOther(file.symbols[index]) || file.isForeign[index] ? other : unknown
        }
        for reference in file.references {
            let target = targets[Int(reference.symbol)]
            if !reference.isImplicit {
                names.offsets.append(reference.offset)
                names.targets.append(target)
            }
            guard target >= 0 else { continue }
            let member = MemberID(Int(target))
            if isFollowed(member, of: members, in: symbols) {
                names.mentions.append(
                    Mention(
                        offset: reference.offset, member: member, kind: reference.kind,
                        isImplicit: reference.isImplicit))
            }
        }
    }

    /// Whether the uses of `member` count: it is a protocol's, or implements what is.
    private static func isFollowed(_ member: MemberID, of members: MemberKeys, in symbols: Symbols) -> Bool {
        if members.overridden[member] != nil { return true }
        guard let owner = symbols.members[member].owner else { return false }
        return symbols.types[owner].kind == .protocol
    }

    /// The names by place, each place once: of several declarations that one name stands for, the sources' own wins.
    private static func sorted(_ names: FileNames) -> FileNames {
        let order = names.offsets.indices.sorted {
            (names.offsets[$0], -names.targets[$0]) < (names.offsets[$1], -names.targets[$1])
        }
        var result = FileNames(mentions: names.mentions.sorted { $0.offset < $1.offset }, lines: names.lines)
        for index in order where result.offsets.last != names.offsets[index] {
            result.offsets.append(names.offsets[index])
            result.targets.append(names.targets[index])
        }
        return result
    }

    /// What the name at `offset` means; `nil` where that is unknown.
    func meaning(at offset: Int32, in file: FileID) -> Meaning? {
        guard let target = target(at: offset, in: file), target != Self.unknown else { return nil }
        return target == Self.other ? .other : .member(MemberID(Int(target)))
    }

    /// Whether the compiler noted a member at `offset`, known or not.
    func isNoted(at offset: Int32, in file: FileID) -> Bool { target(at: offset, in: file) != nil }

    private func target(at offset: Int32, in file: FileID) -> Int32? {
        guard files.indices.contains(file.number), let names = files[file.number] else { return nil }
        var low = 0
        var high = names.offsets.count
        while low < high {
            let middle = (low + high) / 2
            if names.offsets[middle] < offset { low = middle + 1 } else { high = middle }
        }
        guard low < names.offsets.count, names.offsets[low] == offset else { return nil }
        return names.targets[low]
    }

    /// Whether all is known of `file` that the compiler noted.
    func isNoted(_ file: FileID) -> Bool { files.indices.contains(file.number) && files[file.number] != nil }

    /// Whether the compiler saw anything on `line` of `file`: it was not left out by a condition.
    func saw(line: Int, of file: FileID) -> Bool {
        files.indices.contains(file.number) && files[file.number]?.lines.contains(Int32(line)) == true
    }

    /// The members of protocols, and what implements them, that are named in `file`, in the order of their places.
    func mentions(in file: FileID) -> [Mention] {
        files.indices.contains(file.number) ? files[file.number]?.mentions ?? [] : []
    }
}
