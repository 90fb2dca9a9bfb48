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
///     override func invokeTest() { Unused.collected(in: Self.self, name) { super.invokeTest() } }
nonisolated final class Unused: @unchecked Sendable {
    @TaskLocal fileprivate static var current: Unused?
    @TaskLocal fileprivate static var isAllowed = false
    @TaskLocal private static var test: String?
    private static let lock = NSLock()
    private static let cases = Cases()
    /// Whether the command line chooses among the tests, so that those which need a set-up may not run.
    private static let isPartial: Bool = {
        let arguments = ProcessInfo.processInfo.arguments
        // On Linux, the program is the bundle, and what follows may be a test.
        let isNamed = arguments[0].hasSuffix(".xctest") && arguments.count > 1 && !arguments[1].hasPrefix("-")
        return isNamed || arguments.contains { ["--filter", "--skip", "-XCTest"].contains($0) }
    }()

    private let name: String
    /// Where a test case collects: test cases that inherit this line may share their set-up.
    private let place: String
    private var uses: [Use] = []

    fileprivate init(_ name: String, at place: String) { (self.name, self.place) = (name, place) }

    /// The test cases of XCTest, which report when all have run: none knows whether it is the last.
    private final class Cases: @unchecked Sendable {
        var all: [ObjectIdentifier: Unused] = [:]

        init() { atexit { Unused.report() } }
    }

    /// One record or stub of one double.
    fileprivate final class Use: @unchecked Sendable {
        let member: String
        let isStub: Bool
        /// The type of a stub, whose calls give answers unless it returns nothing.
        let type: Any.Type
        /// Whether each change also reads the value, as that of a `Locked` does.
        let isBehindLock: Bool
        var isAllowed = false
        var isCollected = false
        var written = 0
        var read = 0
        var test: String?
        #if canImport(Testing)
        var place: SourceLocation?
        #endif

        init(_ member: String, isStub: Bool, _ type: Any.Type, isBehindLock: Bool = false) {
            (self.member, self.isStub, self.type, self.isBehindLock) = (member, isStub, type, isBehindLock)
            note(nil)
        }

        /// The name of the double.
        var double: String { String(member.prefix { $0 != "." }) }

        /// Whether the double called the stub, or the test read the record.
        var isUsed: Bool { read > (isBehindLock ? written : 0) }

        /// Whether the double gave an answer by it.
        var hasAnswered: Bool { isStub && isUsed && !"\(type)".hasSuffix("-> ()") }

        /// Counts a use, which belongs to the first suite that makes or uses the double.
        func note(_ count: ReferenceWritableKeyPath<Use, Int>?) {
            let (suite, isAllowed) = (Unused.current, Unused.isAllowed)
            Unused.lock.withLock {
                if let count { self[keyPath: count] += 1 }
                self.isAllowed = self.isAllowed || isAllowed
                guard let suite, !isCollected else { return }
                isCollected = true
                test = Unused.test
                #if canImport(Testing)
                place = Test.current?.sourceLocation
                #endif
                suite.uses.append(self)
            }
        }
    }

    /// Notes that a test reads the calls of `double` in a `CallOrder`.
    static func reads(_ double: String) { Use(double + ".order", isStub: false, Void.self).note(\.read) }

    /// Something that was set up and never used.
    fileprivate struct Finding {
        let message: String
        /// What was set up: never empty.
        let uses: [Use]

        /// The value that all uses have, if it is one.
        func only<Value: Hashable>(_ value: (Use) -> Value?) -> Value? {
            let values = Set(uses.map(value))
            return values.count == 1 ? values.first ?? nil : nil
        }
    }

    /// The stubs that doubles called.
    private var called: Set<String> { Set(uses.filter { $0.isStub && $0.isUsed }.map(\.member)) }

    /// The stubs that each test sets that has their double, by double.
    private var common: [String: Set<String>] {
        Dictionary(grouping: uses, by: \.double).mapValues { uses in
            let tests = Set(uses.map(\.test))
            let stubs = Dictionary(grouping: uses.filter { $0.isStub && $0.written > 0 }, by: \.member)
            return Set(stubs.filter { Set($0.value.map(\.test)) == tests }.keys)
        }
    }

    /// Stubs that were set and never called, and then spies that were called and never read.
    ///
    /// A double that comes with all the stubs that it has in one of `others` comes from the same set-up: a stub of it is
    /// needed if either calls it.
    fileprivate func findings(others: [Unused] = []) -> [Finding] {
        if Unused.isPartial { return [] }
        return Unused.lock.withLock {
            let set = uses.filter { $0.written > 0 && !$0.isAllowed }
            let common = common
            let shared = others.flatMap { other in
                other.common.filter { $1.isSubset(of: common[$0] ?? []) }.values.joined().filter(other.called.contains)
            }
            let needed = called.union(shared)
            let stubs = Dictionary(grouping: set.filter { $0.isStub && !needed.contains($0.member) }, by: \.member)
            // A double whose stubs are set, or asked for a value, is there for its answers.
            let answering = uses.filter { $0.isStub && $0.written > 0 || $0.hasAnswered }.map(\.double)
            let used = Set(uses.filter { !$0.isStub && $0.isUsed }.map(\.double) + answering)
            let spies = Dictionary(grouping: set.filter { !used.contains($0.double) }, by: \.double)
            let uncalled = stubs.sorted { $0.key < $1.key }.map { member, uses in
                Finding(message: "'\(member)' is set and never called", uses: uses)
            }
            let unread = spies.sorted { $0.key < $1.key }.map { double, uses in
                Finding(message: "'\(double)' records calls that no test reads", uses: uses)
            }
            return uncalled + unread
        }
    }

    /// Runs the test `test` of the test case `type`, and notes what it uses.
    ///
    /// When all tests have run, a warning is printed for each thing that no test of the test case uses.
    static func collected<Result>(
        in type: AnyClass, _ test: String, file: StaticString = #filePath, line: UInt = #line,
        _ body: () throws -> Result
    ) rethrows -> Result {
        let suite = lock.withLock {
            let suite = cases.all[ObjectIdentifier(type)] ?? Unused("\(type)", at: "\(file):\(line)")
            cases.all[ObjectIdentifier(type)] = suite
            return suite
        }
        return try $current.withValue(suite) { try $test.withValue(test, operation: body) }
    }

    /// Prints what the tests of each test case leave unused.
    private static func report() {
        let all = lock.withLock { cases.all.values.sorted { $0.name < $1.name } }
        for suite in all {
            for finding in suite.findings(others: all.filter { $0.place == suite.place }) {
                print("\(suite.place): warning: \(finding.message) in \(finding.only { $0.test } ?? suite.name)")
            }
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
        private let use: Unused.Use

        init(wrappedValue: Value, _ member: String) {
            calls = Box(wrappedValue)
            use = Unused.Use(member, isStub: false, Value.self)
        }

        var wrappedValue: Value {
            get {
                use.note(\.read)
                return calls.value
            }
            nonmutating set { calls.value = newValue }
        }

        var projectedValue: Self { self }

        /// Records a call.
        func append<Element>(_ call: Element) where Value == [Element] {
            use.note(\.written)
            calls.value.append(call)
        }

        /// Counts a call.
        func increment() where Value == Int {
            use.note(\.written)
            calls.value += 1
        }
    }

    /// A closure that a test sets, and whether a double calls it.
    @propertyWrapper
    struct Stubbed<Value> {
        private let stub: Box<Value>
        private let use: Unused.Use

        init(wrappedValue: Value, _ member: String) {
            stub = Box(wrappedValue)
            use = Unused.Use(member, isStub: true, Value.self)
        }

        init(wrappedValue: Value, behindLock member: String) {
            stub = Box(wrappedValue)
            use = Unused.Use(member, isStub: true, Value.self, isBehindLock: true)
        }

        var wrappedValue: Value {
            get {
                use.note(\.read)
                return stub.value
            }
            nonmutating set {
                use.note(\.written)
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
        let suite = Unused(test.name, at: "\(test.sourceLocation)")
        try await Unused.$current.withValue(suite, operation: function)
        for finding in suite.findings() {
            // What one test alone sets up is reported at that test.
            let place = finding.only { $0.place } ?? test.sourceLocation
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
