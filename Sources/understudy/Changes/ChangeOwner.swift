/// The process that makes a change.
struct ChangeOwner: Equatable, Sendable {
    /// Its number.
    let process: Int32
    /// When it was started, so that a later process of the same number is another one.
    let start: String
    /// Since which start of the system its number counts.
    let boot: String

    /// This process.
    static var current: ChangeOwner {
        let process = SystemCalls.processNumber()
        return ChangeOwner(
            process: process, start: SystemCalls.startMark(of: process) ?? "", boot: SystemCalls.bootMark)
    }

    /// Whether the process still runs.
    var isAlive: Bool { boot == SystemCalls.bootMark && SystemCalls.startMark(of: process) == start }
}
