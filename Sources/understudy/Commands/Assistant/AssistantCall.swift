import Dispatch
import UnderstudySyntax

/// Whether a call is still wanted, as the thread that reads messages and the one that carries out calls see it.
final class CallControl: @unchecked Sendable {
    private let lock = Mutex()
    private var state = State.waiting
    /// Whether files are being changed, which is finished or undone, but not broken off.
    private var isChanging = false

    private enum State {
        case waiting
        case cancelled
        case finished
    }

    /// Whether nobody waits for the answer any more.
    var isCancelled: Bool { lock.withLock { state == .cancelled } }
    /// Whether files may be read and written.
    private var allowsFiles: Bool { lock.withLock { state != .cancelled || isChanging } }

    /// Notes that nobody waits for the answer.
    func cancel() {
        let isVerifying = lock.withLock {
            if state == .waiting { state = .cancelled }
            return state == .cancelled && isChanging
        }
        if isVerifying { SystemCalls.endCommand() }
    }

    /// Notes that the answer is there; whether it is wanted.
    func finish() -> Bool {
        lock.withLock {
            if state == .cancelled { return false }
            state = .finished
            return true
        }
    }

    private func note(changing: Bool) { lock.withLock { isChanging = changing } }

    /// `system` as the call sees it: as soon as it is cancelled, files can't be used, and a change is undone.
    func applied(to system: System) -> System {
        var system = system
        let (files, interruptions) = (system.files, system.interruptions)
        @Sendable func check(_ path: String, _ purpose: FileError.Purpose) throws(FileError) {
            if !allowsFiles { throw FileError(path: path, purpose: purpose, failure: .interrupted) }
        }
        system.files.read = { path, buffer throws(FileError) in
            try check(path, .readFile)
            try files.read(path, &buffer)
        }
        system.files.entries = { folder throws(FileError) in
            try check(folder, .readFolder)
            return try files.entries(folder)
        }
        system.files.create = { path, bytes throws(FileError) in
            try check(path, .writeFile)
            return try files.create(path, bytes)
        }
        system.files.replace = { path, old, new throws(FileError) in
            try check(path, .writeFile)
            return try files.replace(path, old, new)
        }
        system.interruptions = Interruptions(
            watch: {
                interruptions.watch()
                self.note(changing: true)
            },
            release: {
                self.note(changing: false)
                interruptions.release()
            },
            received: { interruptions.received() ?? (self.isCancelled ? SystemCalls.interruption : nil) })
        return system
    }
}

/// A call of a client, to be carried out in its turn.
struct AssistantCall: Sendable {
    let id: RequestID
    let control = CallControl()
    /// Makes the answer.
    let work: @Sendable (CallControl) -> [UInt8]

    /// The answer; `nil` if nobody waits for it any more.
    func perform() -> [UInt8]? {
        if control.isCancelled { return nil }
        let answer = work(control)
        return control.finish() ? answer : nil
    }
}

/// The calls that came and have no answer yet.
final class CallRegistry: @unchecked Sendable {
    private let lock = Mutex()
    private var open: [RequestID: [CallControl]] = [:]

    func add(_ call: AssistantCall) {
        lock.withLock { open[call.id, default: []].append(call.control) }
    }

    func remove(_ call: AssistantCall) {
        lock.withLock {
            open[call.id]?.removeAll { $0 === call.control }
            if open[call.id]?.isEmpty == true { open[call.id] = nil }
        }
    }

    /// Cancels the calls with the identifier `id`, if there are any.
    func cancel(_ id: RequestID) {
        for control in lock.withLock({ open[id] }) ?? [] { control.cancel() }
    }
}

/// What is to be done for one line of input: the answers of a single message, or of a batch.
struct AssistantWork: Sendable {
    /// One answer.
    enum Part: Sendable {
        case answer([UInt8])
        case call(AssistantCall)
    }

    let parts: [Part]
    var isBatch = false

    /// Whether all answers are there.
    var isReady: Bool { parts.allSatisfy { if case .answer = $0 { true } else { false } } }

    /// The line with the answers; `nil` if there are none.
    func line(_ registry: CallRegistry) -> [UInt8]? {
        let answers = parts.compactMap { part -> [UInt8]? in
            switch part {
            case .answer(let bytes): return bytes
            case .call(let call):
                defer { registry.remove(call) }
                return call.perform()
            }
        }
        if answers.isEmpty { return nil }
        let joined = Array(answers.joined(separator: [UInt8(ascii: ",")]))
        return isBatch ? [UInt8(ascii: "[")] + joined + [UInt8(ascii: "]")] : joined
    }
}

/// Work that waits for its turn, handed from one thread to another.
final class WorkQueue: @unchecked Sendable {
    private let lock = Mutex()
    private let available = DispatchSemaphore(value: 0)
    private var waiting: [AssistantWork] = []
    private var first = 0

    func add(_ work: AssistantWork) {
        lock.withLock { waiting.append(work) }
        available.signal()
    }

    /// Says that nothing more comes.
    func close() { available.signal() }

    /// Waits for the next work; `nil` if nothing more comes.
    func next() -> AssistantWork? {
        available.wait()
        return lock.withLock {
            guard first < waiting.count else { return nil }
            defer { first += 1 }
            let work = waiting[first]
            if first > 100 {
                waiting.removeFirst(first)
                first = 0
            }
            return work
        }
    }
}
