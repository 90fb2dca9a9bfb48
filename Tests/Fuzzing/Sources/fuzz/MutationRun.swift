import Foundation

/// Reads mutated pieces of real files, and times each.
struct MutationRun {
    private let request: Request

    init(_ request: Request) {
        self.request = request
    }

    func run() -> Int32 {
        let seeds = Seeds.collect(from: request.folders)
        guard !seeds.isEmpty else {
            say("no Swift files in \(request.folders)")
            return 2
        }
        say("seed \(request.seed), inputs \(request.first)..<\(request.first + request.count), \(seeds.count) pieces")
        let mutator = Mutator(seeds)
        var figures = Figures()
        for number in request.first..<(request.first + request.count) {
            let bytes = mutator.text(seed: request.seed &* 0x1_0000_0001_B3 &+ number)
            Self.keep(bytes)
            let start = processorTime()
            let violations = Trial.violations(of: bytes)
            figures.add(bytes.count, processorTime() - start, number)
            if let violation = violations.first { figures.fail(number, bytes, violation, request.output) }
            if (number + 1) % 500_000 == 0 { say(figures.text) }
        }
        say(figures.text)
        return figures.failures > 0 || figures.slowest >= 1 ? 1 : 0
    }

    /// Keeps the input where the handler of a trap finds it.
    private static func keep(_ bytes: [UInt8]) {
        let room = current
        let count = min(bytes.count, capacity)
        bytes.withUnsafeBytes { room.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[..<count])) }
        length = count
        // An input that takes this long will never end.
        var limit = itimerval(it_interval: timeval(), it_value: timeval(tv_sec: 5, tv_usec: 0))
        setitimer(virtualTimer, &limit, nil)
    }
}

private let capacity = 1 << 16
/// `ITIMER_VIRTUAL`, which is imported with a different type on each platform.
private let virtualTimer: Int32 = 1
nonisolated(unsafe) private let current: UnsafeMutableRawBufferPointer = {
    for signal in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGVTALRM] {
        sigaction(signal, dump)
    }
    return .allocate(byteCount: capacity, alignment: 16)
}()
nonisolated(unsafe) private var length = 0

private func sigaction(_ number: Int32, _ body: @escaping @convention(c) (Int32) -> Void) {
    _ = signal(number, body)
}

/// Writes the input at which the program ends to `crash.input`.
private func dump(_ number: Int32) {
    let file = open("crash.input", O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    _ = write(file, current.baseAddress, length)
    close(file)
    signal(number, SIG_DFL)
    raise(number)
}

/// What a run has come to.
private struct Figures {
    private var inputs = 0
    private var bytes = 0
    private var seconds = 0.0
    private(set) var slowest = 0.0
    private var slowestNumber: UInt64 = 0
    private(set) var failures = 0
    private var kinds: Set<String> = []

    mutating func add(_ count: Int, _ time: Double, _ number: UInt64) {
        inputs += 1
        bytes += count
        seconds += time
        if time > slowest {
            slowest = time
            slowestNumber = number
        }
    }

    /// Keeps the first input of each kind of failure.
    mutating func fail(_ number: UInt64, _ bytes: [UInt8], _ violation: String, _ folder: String) {
        failures += 1
        let kind = String(violation.filter { !$0.isNumber }.prefix(60))
        guard kinds.count < 40, kinds.insert(kind).inserted else { return }
        say("input \(number): \(violation)")
        _ = FileManager.default.createFile(atPath: "\(folder)/failure-\(number).input", contents: Data(bytes))
    }

    var text: String {
        let mean = inputs > 0 ? bytes / inputs : 0
        let slow = String(format: "%.6f s (input %llu)", slowest, slowestNumber)
        return "\(inputs) inputs, mean \(mean) bytes, \(failures) failures, slowest \(slow), "
            + String(format: "%.1f s in all", seconds)
    }
}
