import Foundation

#if canImport(Testing)
import Testing
#endif

/// What tests set up in doubles and never use: stubs that are never called, and spies whose records are never read.
///
///     @Suite(.reportsUnused) struct EditorTests { … }
///
/// A suite reports what none of its tests uses, so that a set-up may be shared. In XCTest:
///
///     override func invokeTest() { Unused.collected(in: Self.self) { super.invokeTest() } }
///     override class func tearDown() { Unused.report(in: self) }
nonisolated final class Unused: @unchecked Sendable {
    @TaskLocal fileprivate static var current: Unused?
    @TaskLocal fileprivate static var isAllowed = false
    private static let ofClasses = Unused()

    private let lock = NSLock()
    private var uses: [Use] = []
    private var classes: [ObjectIdentifier: Unused] = [:]

    fileprivate init() {}

    /// One record or stub of one double.
    fileprivate final class Use: @unchecked Sendable {
        let member: String
        let isStub: Bool
        /// Whether each change also reads the value, as that of a `Locked` does.
        let isBehindLock: Bool
        let isAllowed = Unused.isAllowed
        let collector: Unused
        var written = 0
        var read = 0
        #if canImport(Testing)
        let place = Test.current?.sourceLocation
        #endif

        init(_ member: String, isStub: Bool, isBehindLock: Bool, _ collector: Unused) {
            (self.member, self.isStub, self.isBehindLock, self.collector) = (member, isStub, isBehindLock, collector)
        }

        /// The name of the double.
        var double: String { String(member.prefix { $0 != "." }) }

        /// Whether the double called the stub, or the test read the record.
        var isUsed: Bool { read > (isBehindLock ? written : 0) }

        func note(_ count: ReferenceWritableKeyPath<Use, Int>) { collector.lock.withLock { self[keyPath: count] += 1 } }
    }

    fileprivate static func use(of member: String, isStub: Bool, isBehindLock: Bool) -> Use? {
        guard let current else { return nil }
        let use = Use(member, isStub: isStub, isBehindLock: isBehindLock, current)
        current.lock.withLock { current.uses.append(use) }
        return use
    }

    /// Notes that a test reads the calls of `double` in a `CallOrder`.
    static func reads(_ double: String) {
        use(of: double + ".order", isStub: false, isBehindLock: false)?.note(\.read)
    }

    /// Something that was set up and never used.
    fileprivate struct Finding {
        let message: String
        /// What was set up: never empty.
        let uses: [Use]
    }

    /// Stubs that were set and never called, and then spies that were called and never read.
    fileprivate var findings: [Finding] {
        lock.withLock {
            let set = uses.filter { $0.written > 0 && !$0.isAllowed }
            let used = uses.filter(\.isUsed)
            let (called, readDoubles) = (Set(used.map(\.member)), Set(used.filter { !$0.isStub }.map(\.double)))
            let stubs = Dictionary(grouping: set.filter { $0.isStub && !called.contains($0.member) }, by: \.member)
            // A double whose stubs are set is there for its answers.
            let stubbed = Set(uses.filter { $0.isStub && $0.written > 0 }.map(\.double))
            let spies = Dictionary(
                grouping: set.filter { !readDoubles.union(stubbed).contains($0.double) }, by: \.double)
            let uncalled = stubs.sorted { $0.key < $1.key }.map { member, uses in
                Finding(message: "'\(member)' is set and never called", uses: uses)
            }
            let unread = spies.sorted { $0.key < $1.key }.map { double, uses in
                Finding(message: "'\(double)' records calls that no test reads", uses: uses)
            }
            return uncalled + unread
        }
    }

    /// Runs a test of the test case `type`, and notes what it uses.
    static func collected<Result>(in type: AnyClass, _ body: () throws -> Result) rethrows -> Result {
        let collector = ofClasses.lock.withLock {
            let collector = ofClasses.classes[ObjectIdentifier(type)] ?? Unused()
            ofClasses.classes[ObjectIdentifier(type)] = collector
            return collector
        }
        return try $current.withValue(collector, operation: body)
    }

    /// Prints a warning for each thing that no test of the test case `type` uses.
    static func report(in type: AnyClass, file: StaticString = #filePath, line: UInt = #line) {
        let collector = ofClasses.lock.withLock { ofClasses.classes.removeValue(forKey: ObjectIdentifier(type)) }
        for finding in collector?.findings ?? [] {
            print("\(file):\(line): warning: \(finding.message) in \(type)")
        }
    }

    /// Runs `body` without reporting what it sets up.
    static func allowed<Result>(_ body: () throws -> Result) rethrows -> Result {
        try $isAllowed.withValue(true, operation: body)
    }
}

/// Properties of doubles that note how they are used.
///
/// They are nested, so that a double on any actor can have them.
nonisolated enum WatchedProperty {
    /// The calls of one member, and whether a test reads them.
    @propertyWrapper
    struct Recorded<Value> {
        private let calls: Box<Value>
        private let use: Unused.Use?

        init(wrappedValue: Value, _ member: String) {
            calls = Box(wrappedValue)
            use = Unused.use(of: member, isStub: false, isBehindLock: false)
        }

        var wrappedValue: Value {
            get {
                use?.note(\.read)
                return calls.value
            }
            nonmutating set { calls.value = newValue }
        }

        var projectedValue: Self { self }

        /// Records a call.
        func append<Element>(_ call: Element) where Value == [Element] {
            use?.note(\.written)
            calls.value.append(call)
        }

        /// Counts a call.
        func increment() where Value == Int {
            use?.note(\.written)
            calls.value += 1
        }
    }

    /// A closure that a test sets, and whether a double calls it.
    @propertyWrapper
    struct Stubbed<Value> {
        private let stub: Box<Value>
        private let use: Unused.Use?

        init(wrappedValue: Value, _ member: String) {
            stub = Box(wrappedValue)
            use = Unused.use(of: member, isStub: true, isBehindLock: false)
        }

        init(wrappedValue: Value, behindLock member: String) {
            stub = Box(wrappedValue)
            use = Unused.use(of: member, isStub: true, isBehindLock: true)
        }

        var wrappedValue: Value {
            get {
                use?.note(\.read)
                return stub.value
            }
            nonmutating set {
                use?.note(\.written)
                stub.value = newValue
            }
        }
    }
}

typealias Recorded<Value> = WatchedProperty.Recorded<Value>
typealias Stubbed<Value> = WatchedProperty.Stubbed<Value>

private nonisolated final class Box<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
}

#if canImport(Testing) && compiler(>=6.1)
/// Reports what no test of the suite uses, as warnings where the toolchain has them.
nonisolated struct ReportsUnused: SuiteTrait, TestTrait, TestScoping {
    #if compiler(>=6.2)
    typealias TestFunction = @concurrent @Sendable () async throws -> Void
    #else
    typealias TestFunction = @Sendable () async throws -> Void
    #endif

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: TestFunction
    ) async throws {
        let collector = Unused()
        try await Unused.$current.withValue(collector, operation: function)
        for finding in collector.findings {
            // What one test alone sets up is reported at that test.
            let places = Set(finding.uses.compactMap(\.place))
            let place = places.first.flatMap { places.count == 1 ? $0 : nil } ?? test.sourceLocation
            #if compiler(>=6.3)
            Issue.record(Comment(rawValue: finding.message), severity: .warning, sourceLocation: place)
            #else
            print("\(place): warning: \(finding.message)")
            #endif
        }
    }
}

/// Leaves out what a test sets up.
nonisolated struct AllowsUnused: SuiteTrait, TestTrait, TestScoping {
    typealias TestFunction = ReportsUnused.TestFunction

    let isRecursive = true

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: TestFunction
    ) async throws {
        try await Unused.$isAllowed.withValue(true, operation: function)
    }
}

nonisolated extension Trait where Self == ReportsUnused {
    static var reportsUnused: Self { Self() }
}

nonisolated extension Trait where Self == AllowsUnused {
    static var allowsUnused: Self { Self() }
}
#endif
