import UnderstudySemantics

/// What a part does, as the noun that ends its name.
enum Deed: Equatable {
    /// It mostly does what one verb says: Saver, Saving.
    case verb(String)
    /// It stores things: reads and changes them, or changes them in several ways.
    case store
    /// It provides things.
    case provide
    /// It reads, in several ways.
    case read
    /// It changes things, in several ways.
    case write
    /// It switches something: starts and stops, opens and closes.
    case control

    /// What requirements with these words and kinds do.
    init(_ requirements: [SplitRequirement], words: [RequirementWords]) {
        let functions = zip(requirements, words).filter { $0.0.kind == .function }.map(\.1)
        guard !functions.isEmpty else {
            self = requirements.allSatisfy(\.isSettable) ? .store : .provide
            return
        }
        var counts: [String: Int] = [:]
        for verb in functions.compactMap(\.verb) { counts[verb, default: 0] += 1 }
        let most = counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
        // A part that is mostly state is not named by what the rest of it does.
        let isState = functions.count * 2 < requirements.count
        let leading = most.flatMap { !isState && $0.value * 2 > functions.count ? $0 : nil }
        let isAlone = leading.map { $0.value == functions.count } ?? false
        let classes = Set(functions.compactMap(\.verbClass))
        let changes = classes.intersection([.write, .delete, .make])
        let reads = classes.contains(.read) || functions.count < requirements.count
        if !isAlone, functions.count > 1, changes.count > 1 || (!changes.isEmpty && reads) {
            self = .store
        } else if let verb = leading?.key {
            self = AgentNoun.isVerb(verb) && !Self.predicates.contains(verb) ? .verb(verb) : .provide
        } else if isState {
            self = .provide
        } else if functions.count(where: { Self.switches.contains($0.verb ?? "") }) * 2 >= functions.count {
            self = .control
        } else if functions.allSatisfy({ $0.verbClass != nil }), changes == classes {
            self = .write
        } else if functions.allSatisfy({ $0.verbClass == .read }) {
            self = .read
        } else {
            self = .provide
        }
    }

    /// The noun in the module's style.
    func noun(isGerund: Bool) -> String {
        switch self {
        case .verb(let verb): isGerund ? AgentNoun.gerund(verb) : AgentNoun.agent(verb)
        case .store: isGerund ? "Storing" : "Store"
        case .provide: isGerund ? "Providing" : "Provider"
        case .read: isGerund ? "Reading" : "Reader"
        case .write: isGerund ? "Writing" : "Writer"
        case .control: isGerund ? "Controlling" : "Controller"
        }
    }

    /// Verbs of questions, whose answer is returned.
    private static let predicates: Set<String> = ["are", "can", "did", "has", "is", "should", "will"]

    private static let switches: Set<String> = [
        "activate", "begin", "cancel", "close", "connect", "deactivate", "disable", "disconnect", "enable", "end",
        "finish",
        "invalidate", "lock", "open", "pause", "reset", "resume", "start", "stop", "suspend", "toggle", "unlock",
    ]
}
