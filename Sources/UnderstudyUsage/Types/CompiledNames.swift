import UnderstudySemantics
import UnderstudySyntax

/// What the names in the sources mean, as far as the compiler recorded it.
struct CompiledNames: Sendable {
    /// What a name means.
    enum Meaning: Equatable, Sendable {
        /// A member of the sources.
        case member(MemberID)
        /// A declaration that is not a member of the sources.
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
    struct FileNames: Sendable {
        var offsets: [Int32] = []
        /// The numbers of members, `other` or `unknown`.
        var targets: [Int32] = []
        /// The members of protocols and their implementations, with how they are used.
        var mentions: [Mention] = []
        var lines: Set<Int32> = []
    }

    /// Instead of a member's number: a declaration that is not a member of the sources, and one that is unknown.
    static let (other, unknown): (Int32, Int32) = (-1, -2)

    private let files: [FileNames?]
    /// What each member implements or overrides.
    let overridden: [MemberID: [MemberID]]
    /// Whether anything was recorded.
    let isEmpty: Bool

    /// The value if nothing was built.
    init() {
        self.init(files: [], overridden: [:])
    }

    init(files: [FileNames?], overridden: [MemberID: [MemberID]]) {
        self.files = files
        self.overridden = overridden
        isEmpty = files.allSatisfy { $0 == nil }
    }

    /// What the name at `offset` means; `nil` where that is unknown.
    func meaning(at offset: Int32, in file: FileID) -> Meaning? {
        guard let target = target(at: offset, in: file), target != Self.unknown else { return nil }
        return target == Self.other ? .other : .member(MemberID(Int(target)))
    }

    /// Whether the compiler recorded a member at `offset`, known or not.
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

    /// Whether everything that the compiler recorded about `file` is known.
    func isNoted(_ file: FileID) -> Bool { files.indices.contains(file.number) && files[file.number] != nil }

    /// Whether the compiler saw anything on `line` of `file`, which means that no condition excluded it.
    func saw(line: Int, of file: FileID) -> Bool {
        files.indices.contains(file.number) && files[file.number]?.lines.contains(Int32(line)) == true
    }

    /// The members of protocols, and what implements them, that are named in `file`, in the order of their places.
    func mentions(in file: FileID) -> [Mention] {
        files.indices.contains(file.number) ? files[file.number]?.mentions ?? [] : []
    }
}
