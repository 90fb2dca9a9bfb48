/// How members of a double are named, and what follows from that for what they hold.
enum DoubleFace: Sendable {
    case understudy
    case mockolo
    case sourcery
    case sourceryTyped

    /// What the name of the closure that answers ends with.
    var stubSuffix: String {
        switch self {
        case .understudy: "Stub"
        case .mockolo: "Handler"
        case .sourcery, .sourceryTyped: "Closure"
        }
    }

    /// The endings of the names that are built on a stem.
    var suffixes: [String] {
        switch self {
        case .understudy: ["Calls", "CallCount", "ExpectedCount", "Expectations", "Stub", "SetCalls"]
        case .mockolo: ["CallCount", "ArgValues", "Handler", "SetCallCount", "SetHandler"]
        case .sourcery, .sourceryTyped:
            [
                "CallsCount", "Called", "ReceivedArguments", "ReceivedInvocations", "ReturnValue", "ThrowableError",
                "Closure",
            ]
        }
    }

    /// Whether doubles have what only this tool writes: features, an order of calls, editions, stems of words and labels.
    var isOwn: Bool { self == .understudy }

    /// Whether each member has a closure, which is unset at first, and each property a value of its own.
    var hasClosureForEach: Bool { !isOwn }

    /// Whether requirements with default implementations have members, too.
    var doublesDefaults: Bool { !isOwn }

    /// Whether an associated type that nothing constrains is `Any`.
    var erasesOpenTypes: Bool { !isOwn }

    /// Whether values of types that the sources declare are made.
    var makesDeclaredTypes: Bool { isOwn }

    /// Whether parameters without a name are called after their types, and not counted.
    var namesParameters: Bool { isOwn }

    /// Whether an initialiser takes values for the properties.
    var hasMemberwiseInitializer: Bool { self == .mockolo }

    /// Whether the comment that opts a protocol in can name the double, and say what associated types are.
    var readsOptInArguments: Bool { self == .mockolo }

    /// Whether what initialisers were called with is kept.
    var recordsInitializers: Bool { self != .mockolo }

    /// The number behind a stem that is taken, where there are no more words.
    var firstNumber: Int { self == .mockolo ? 1 : 2 }
}
