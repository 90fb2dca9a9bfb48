import Dispatch

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The signals that ask this process to end, noted while it changes files instead of ending it midway.
struct Interruptions: Sendable {
    /// Notes signals from now on; those that this process was started to ignore are still ignored.
    var watch: @Sendable () -> Void
    /// Lets signals end the process again.
    var release: @Sendable () -> Void
    /// The first signal that was noted.
    var received: @Sendable () -> Int32?

    /// The signals of this process.
    static let live = Interruptions(
        watch: SystemCalls.noteSignals, release: SystemCalls.releaseSignals, received: SystemCalls.notedSignal)
    /// No signal ever.
    static let none = Interruptions(watch: {}, release: {}, received: { nil })
}

/// The first signal noted, and the group of processes to which signals are passed on: plain memory, which is all that a
/// signal handler may use.
private nonisolated(unsafe) let noted: UnsafeMutablePointer<Int32> = {
    let memory = UnsafeMutablePointer<Int32>.allocate(capacity: 2)
    memory.initialize(repeating: 0, count: 2)
    return memory
}()

private func note(_ number: Int32) {
    let error = errno
    // Whoever asks twice does not want to wait.
    let isFirst = noted[0] == 0
    if isFirst { noted[0] = number }
    if noted[1] > 0 {
        kill(-noted[1], isFirst ? number : SIGKILL)
        // A command may take that many seconds to end.
        alarm(5)
    }
    errno = error
}

private func endGroup(_ number: Int32) {
    if noted[1] > 0 { kill(-noted[1], SIGKILL) }
}

extension SystemCalls {
    private static let ending = [SIGINT, SIGTERM, SIGHUP]

    @Sendable
    fileprivate static func noteSignals() {
        noted[1] = 0
        for number in ending {
            let before = signal(number, note)
            if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
                _ = signal(number, SIG_IGN)
            }
        }
        _ = signal(SIGALRM, endGroup)
    }

    @Sendable
    fileprivate static func releaseSignals() {
        alarm(0)
        for number in ending + [SIGALRM] {
            let before = signal(number, SIG_DFL)
            if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
                _ = signal(number, SIG_IGN)
            }
        }
    }

    /// The signal that stands for the wish to end.
    static let interruption = SIGINT

    /// Ends the command that runs now with all that it has started, if there is one.
    static func endCommand() {
        let group = noted[1]
        guard group > 0 else { return }
        kill(-group, SIGTERM)
        DispatchQueue.global().asyncAfter(deadline: .now() + 3) {
            if noted[1] == group { kill(-group, SIGKILL) }
        }
    }

    @Sendable
    fileprivate static func notedSignal() -> Int32? { noted[0] == 0 ? nil : noted[0] }

    /// Passes signals on to the group that `process` leads while `wait` runs.
    ///
    /// If a signal came, all processes of the group have ended afterwards.
    static func passingSignals<Result>(to process: Int32, _ wait: () -> Result) -> Result {
        noted[1] = process
        // A signal may have come before the group was known.
        if let number = notedSignal() { kill(-process, number) }
        let result = wait()
        if notedSignal() != nil {
            for _ in 0..<40 where kill(-process, 0) == 0 { usleep(50_000) }
            kill(-process, SIGKILL)
        }
        noted[1] = 0
        return result
    }
}
