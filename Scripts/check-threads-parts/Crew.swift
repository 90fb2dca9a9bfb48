// What all programs of `check-threads` share: eight threads that each run tasks of their own, and values of any type.

import Foundation

/// A thread that runs the jobs of the tasks that prefer it.
final class Worker: TaskExecutor, @unchecked Sendable {
    private let condition = NSCondition()
    private var jobs: [UnownedJob] = []
    private var isDone = false

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        condition.withLock {
            jobs.append(job)
            condition.signal()
        }
    }

    func finish() {
        condition.withLock {
            isDone = true
            condition.signal()
        }
    }

    func run() {
        while let job = next() { job.runSynchronously(on: asUnownedTaskExecutor()) }
    }

    private func next() -> UnownedJob? {
        condition.withLock {
            while jobs.isEmpty && !isDone { condition.wait() }
            return jobs.isEmpty ? nil : jobs.removeFirst()
        }
    }
}

/// What eight threads do at the same time.
struct Crew: Sendable {
    typealias Work = @Sendable () async throws -> Void

    static let threads = 8
    static let turns = 40

    /// Does all of `works` in turn, on each thread.
    static func run(_ works: [(name: String, work: Work)]) async {
        var able: [Work] = []
        for (name, work) in works {
            do {
                try await work()
                able.append(work)
                print("called: \(name)")
            } catch {
                print("not called: \(name): \(error)")
            }
        }
        await withTaskGroup(of: Void.self) { [able] group in
            for number in 0..<threads {
                let worker = Worker()
                Thread { worker.run() }.start()
                group.addTask(executorPreference: worker) {
                    for turn in 0..<turns {
                        for place in able.indices {
                            try? await able[(place + number + turn) % able.count]()
                        }
                    }
                    worker.finish()
                }
            }
        }
        print("done: \(able.count) of \(works.count)")
    }
}

/// Calls back when nobody has it any more.
final class Owner: Sendable {
    private let end: @Sendable () -> Void

    init(_ end: @escaping @Sendable () -> Void) { self.end = end }

    deinit { end() }

    func stay() {}
}

/// A type that has a value to call with.
protocol Sampled {
    static var sample: Self { get throws }
}

/// Values of types.
enum Sample {
    struct Unknown: Error, CustomStringConvertible {
        let description: String
    }

    nonisolated(unsafe) static var existentials: [ObjectIdentifier: Any] = [:]

    static func value<T>(_ type: T.Type = T.self) throws -> T {
        if let type = type as? any Sampled.Type, let value = try type.sample as? T { return value }
        if let value = existentials[ObjectIdentifier(type)] as? T { return value }
        if let value = () as? T { return value }
        throw Unknown(description: "no value of \(type)")
    }

    static func value<R>() throws -> @Sendable () -> R {
        nonisolated(unsafe) let result: R = try value()
        return { result }
    }

    static func value<A, R>() throws -> @Sendable (A) -> R {
        nonisolated(unsafe) let result: R = try value()
        return { _ in result }
    }

    static func value<A, B, R>() throws -> @Sendable (A, B) -> R {
        nonisolated(unsafe) let result: R = try value()
        return { _, _ in result }
    }

    static func value<A, B, C, R>() throws -> @Sendable (A, B, C) -> R {
        nonisolated(unsafe) let result: R = try value()
        return { _, _, _ in result }
    }

    static func value<A, B>() throws -> (A, B) { (try value(), try value()) }

    static func value<A, B, C>() throws -> (A, B, C) { (try value(), try value(), try value()) }
}

extension FixedWidthInteger where Self: Sampled { static var sample: Self { 1 } }
extension Int: Sampled {}
extension Int8: Sampled {}
extension Int16: Sampled {}
extension Int32: Sampled {}
extension Int64: Sampled {}
extension UInt: Sampled {}
extension UInt8: Sampled {}
extension UInt16: Sampled {}
extension UInt32: Sampled {}
extension UInt64: Sampled {}
extension Bool: Sampled { static var sample: Bool { true } }
extension Double: Sampled { static var sample: Double { 1 } }
extension Float: Sampled { static var sample: Float { 1 } }
extension String: Sampled { static var sample: String { "a text that is too long to be stored in the value itself" } }
extension Substring: Sampled { static var sample: Substring { "part" } }
extension Character: Sampled { static var sample: Character { "c" } }
extension Optional: Sampled { static var sample: Wrapped? { (try? Sample.value(Wrapped.self)) ?? nil } }
extension Array: Sampled { static var sample: [Element] { (try? [Sample.value(Element.self)]) ?? [] } }
extension ArraySlice: Sampled { static var sample: ArraySlice<Element> { [] } }
extension Set: Sampled { static var sample: Set<Element> { [] } }
extension Dictionary: Sampled { static var sample: [Key: Value] { [:] } }
extension Result: Sampled { static var sample: Result<Success, Failure> { get throws { .success(try Sample.value()) } } }
extension ClosedRange: Sampled {
    static var sample: ClosedRange<Bound> {
        get throws {
            let bound: Bound = try Sample.value()
            return bound...bound
        }
    }
}
extension Range: Sampled {
    static var sample: Range<Bound> {
        get throws {
            let bound: Bound = try Sample.value()
            return bound..<bound
        }
    }
}
extension Duration: Sampled { static var sample: Duration { .seconds(1) } }
extension ContinuousClock.Instant: Sampled { static var sample: ContinuousClock.Instant { .now } }
extension AsyncStream: Sampled { static var sample: AsyncStream<Element> { AsyncStream { $0.finish() } } }
extension AsyncThrowingStream: Sampled where Failure == any Error {
    static var sample: AsyncThrowingStream<Element, Failure> { AsyncThrowingStream { $0.finish() } }
}
extension UUID: Sampled { static var sample: UUID { UUID() } }
extension Date: Sampled { static var sample: Date { Date() } }
extension Data: Sampled { static var sample: Data { Data([1]) } }
extension URL: Sampled { static var sample: URL { URL(fileURLWithPath: "/a") } }
extension Locale: Sampled { static var sample: Locale { Locale(identifier: "en") } }
extension TimeZone: Sampled { static var sample: TimeZone { .gmt } }
extension Calendar: Sampled { static var sample: Calendar { Calendar(identifier: .iso8601) } }
extension Decimal: Sampled { static var sample: Decimal { 1 } }
extension DateComponents: Sampled { static var sample: DateComponents { DateComponents() } }
extension IndexSet: Sampled { static var sample: IndexSet { IndexSet() } }
extension DispatchTimeInterval: Sampled { static var sample: DispatchTimeInterval { .seconds(1) } }
