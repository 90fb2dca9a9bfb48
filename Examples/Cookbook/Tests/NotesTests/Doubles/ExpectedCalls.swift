import Foundation

/// The calls that a mock expects of one member: how many, and with which arguments.
///
///     mock.saveExpectations = [.called(with: milk), .called(0...2) { $0.id > 7 }]
///     mock.deleteIdExpectations = [.never]
///     #expect(mock.unmetExpectations == [])
///
/// If a test does not read `unmetExpectations`, the mock fails it at the line of each unmet expectation.
nonisolated struct ExpectedCalls<Arguments>: @unchecked Sendable {
    // The test sets these before the mock is called, so they need no lock.
    private let count: Range<Int>
    private var wanted = ""
    private let origin: ExpectationOrigin
    private let fits: (Arguments) -> Bool

    /// A number of calls in the range `count` that satisfy `fits`.
    static func called(
        _ count: some RangeExpression<Int>, where fits: @escaping (Arguments) -> Bool = { _ in true },
        fileID: String = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) -> Self {
        let origin = ExpectationOrigin(TestIssue.Place(fileID: fileID, file: file, line: line))
        return Self(count: count.relative(to: 0..<Int.max), origin: origin, fits: fits)
    }

    /// Exactly `count` calls that satisfy `fits`.
    static func called(
        _ count: Int = 1, where fits: @escaping (Arguments) -> Bool = { _ in true },
        fileID: String = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) -> Self { called(count..<count + 1, where: fits, fileID: fileID, file: file, line: line) }

    /// Exactly `count` calls with `arguments`.
    static func called(
        _ count: Int = 1, with arguments: Arguments,
        fileID: String = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) -> Self where Arguments: Equatable {
        var expected = called(count, where: { $0 == arguments }, fileID: fileID, file: file, line: line)
        expected.wanted = " with \(arguments)"
        return expected
    }

    /// No calls.
    static var never: Self { Self(count: 0..<1, origin: ExpectationOrigin(nil), fits: { _ in true }) }

    /// The expected number of calls, in words.
    private var number: String {
        if count.upperBound == .max { return "\(count.lowerBound) or more" }
        return count.count == 1 ? "\(count.lowerBound)" : "\(count.lowerBound) to \(count.upperBound - 1)"
    }

    /// Missing and unexpected calls.
    fileprivate static func unmet(_ expected: [Self], _ calls: [Arguments], of member: String) -> [String] {
        var made = expected.map { _ in 0 }
        var unmet: [(text: String, origin: ExpectationOrigin?)] = []
        for call in calls {
            let fitting = expected.indices.filter { expected[$0].fits(call) }
            let missing = fitting.first { !expected[$0].count.contains(made[$0]) }
            let more = fitting.first { expected[$0].count.contains(made[$0] + 1) }
            if let place = missing ?? more ?? fitting.first {
                made[place] += 1
            } else {
                let arguments = Arguments.self == Void.self ? "" : " with \(call)"
                unmet.append(("\(member): unexpected call\(arguments)", expected.first?.origin))
            }
        }
        for (expectation, made) in zip(expected, made) where !expectation.count.contains(made) {
            let wanted = "expected calls: \(expectation.number)\(expectation.wanted)"
            let all = Arguments.self == Void.self ? "" : " of \(calls)"
            unmet.append(("\(member): \(wanted), got: \(made)\(all)", expectation.origin))
        }
        for one in unmet { one.origin?.report(one.text) }
        for expectation in expected { expectation.origin.isRead = true }
        return unmet.map(\.text)
    }
}

nonisolated extension Array {
    func unmet<Arguments>(_ calls: [Arguments], of member: String) -> [String]
    where Element == ExpectedCalls<Arguments> { ExpectedCalls.unmet(self, calls, of: member) }

    func unmet(_ count: Int, of member: String) -> [String] where Element == ExpectedCalls<Void> {
        ExpectedCalls.unmet(self, [Void](repeating: (), count: count), of: member)
    }
}

/// Reports unmet expectations of mocks that are released before the test has read them.
nonisolated enum UnreadExpectations {
    @TaskLocal fileprivate static var areReported = false
    private static let onMainQueue = DispatchSpecificKey<Bool>()

    /// Fails the test at each unmet expectation that nobody has read.
    static func report(_ unmet: () -> [String]) { $areReported.withValue(true) { _ = unmet() } }

    /// Does the same for a mock of the main actor that is released there.
    static func reportOnMainActor(_ unmet: @MainActor () -> [String]) {
        DispatchQueue.main.setSpecific(key: onMainQueue, value: true)
        // On Linux, the main queue may run on another thread than the main one.
        if Thread.isMainThread || DispatchQueue.getSpecific(key: onMainQueue) == true {
            report { MainActor.assumeIsolated(unmet) }
        }
    }
}

/// The line that sets an expectation, and whether a test has read the result.
private nonisolated final class ExpectationOrigin: @unchecked Sendable {
    private let place: TestIssue.Place?
    var isRead = false

    init(_ place: TestIssue.Place?) { self.place = place }

    func report(_ unmet: String) {
        if UnreadExpectations.areReported, !isRead { _ = TestIssue(unmet, at: place) }
    }
}
