/// How a double says that a test did not set it up for a call.
enum Failing: Hashable, Sendable {
    /// It ends the process, by this function.
    case ending(String)
    /// It records an issue of the test that runs, and ends the process only where it has nothing to return.
    case recording

    /// The function that ends the process.
    var stop: String {
        switch self {
        case .ending(let function): function
        case .recording: OwnNames.issue + ".stop"
        }
    }

    /// The function after which a test goes on, where there is one.
    var report: String {
        switch self {
        case .ending(let function): function
        case .recording: OwnNames.issue + ".report"
        }
    }
}

/// What a member does where the test did not set it up.
struct Unset: Sendable {
    /// How the double says so.
    var failing = Failing.ending("fatalError")
    /// Whether the member may throw any error.
    var canThrow = false
    /// Whether it has to return something.
    var returns = true
    /// What it returns, so that the test goes on; `nil` where no value is known.
    var value: DefaultValue?

    /// The text of a statement before its message.
    var start: String {
        if failing != .recording { return failing.stop + "(" }
        if !returns || value != nil { return failing.report + "(" }
        return canThrow ? "throw \(OwnNames.issue)(" : failing.stop + "("
    }

    /// The text of a statement after its message.
    var end: String {
        guard failing == .recording, returns, let value else { return ")" }
        return ", returning: \(value.text))"
    }

    /// Whether the statement has a value or ends a member without one.
    var isReturned: Bool { failing == .recording && (!returns || value != nil) }

    /// The statement.
    func statement(_ message: String) -> String { "\(start)\"\(message)\"\(end)" }
}
