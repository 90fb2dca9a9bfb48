/// What the end of a name says of when it does something: `setNoteIfNewer`, `deleteNoteIfExists`.
enum FakeCondition: Sendable {
    case none
    /// Where it is needed, or can be done: `saveNoteIfNeeded`.
    case ifNeeded
    /// Where what is meant is there.
    case ifPresent
    /// Where it is not.
    case ifAbsent
    /// Under a condition that a fake can't evaluate.
    case unknown

    /// What `words`, which are those of a name, say in the end.
    init(_ words: [String]) {
        guard let start = Self.start(in: words) else {
            self = .none
            return
        }
        let isDenied = words[start] == "unless"
        var said = Set(words[(start + 1)...]).subtracting(["already", "does", "is", "it", "they"])
        let isNegated = said.remove("not") != nil || said.remove("doesnt") != nil
        switch said {
        case _ where !said.isEmpty && said.isSubset(of: Self.manner): self = isDenied ? .unknown : .ifNeeded
        case _ where !said.isEmpty && said.isSubset(of: Self.presence):
            self = isDenied == isNegated ? .ifPresent : .ifAbsent
        case _ where !said.isEmpty && said.isSubset(of: Self.absence):
            self = isDenied == isNegated ? .ifAbsent : .ifPresent
        default: self = .unknown
        }
    }

    /// Where `words` begin to say when something is done; `nil` where they don't.
    static func start(in words: [String]) -> Int? { words.dropFirst().firstIndex(where: beginnings.contains) }

    private static let beginnings: Set<String> = ["if", "unless", "when", "whenever"]
    private static let manner: Set<String> = [
        "appropriate", "applicable", "necessary", "needed", "possible", "required",
    ]
    private static let presence: Set<String> = [
        "any", "exist", "existing", "exists", "found", "known", "present", "there",
    ]
    private static let absence: Set<String> = ["absent", "missing", "new", "unknown"]
}

extension FakeCondition {
    /// Whether a fake can tell whether what `entry` does is to be done: what is deleted is there, and an answer says
    /// whether something was put in as it was not.
    func isKnown(for entry: FakeRequirement) -> Bool {
        switch self {
        case .none: true
        // What is saved twice is saved, but what is cleared if needed mostly stays.
        case .ifNeeded: entry.verb != .delete && entry.verb != .clear
        case .ifPresent: entry.verb == .delete || entry.verb == .clear || entry.verb == .update
        case .ifAbsent: entry.verb == .save && entry.outcome.core == .bool && entry.returnsOutcome
        case .unknown: false
        }
    }
}
