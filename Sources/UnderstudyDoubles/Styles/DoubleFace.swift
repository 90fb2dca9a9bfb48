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

    /// Whether this is the face of another tool.
    ///
    /// Those tools double all requirements, whether they have default implementations or not; each member has a
    /// closure, which is unset at first; they make no values of declared types; and an associated type that nothing
    /// constrains is `Any`.
    var isForeign: Bool { self != .understudy }

    /// Whether an initialiser takes values for the properties.
    var hasMemberwiseInitializer: Bool { self == .mockolo }
}
