/// The calls that a mock expects of one member: how many, and with which arguments.
///
///     mock.saveExpectations = [.called(with: milk), .called(0...2) { $0.id > 7 }]
///     mock.deleteIdExpectations = [.never]
///     #expect(mock.unmetExpectations == [])
nonisolated struct ExpectedCalls<Arguments>: @unchecked Sendable {
    // Set up by the test before it runs, so the lock does not protect them.
    private let count: String
    private let wanted: String
    private let accepts: (Int) -> Bool
    private let fits: (Arguments) -> Bool

    /// A number of calls in the range `count` that satisfy `fits`.
    static func called(
        _ count: some RangeExpression<Int>, where fits: @escaping (Arguments) -> Bool = { _ in true }
    ) -> Self { Self(count: "\(count)", wanted: "", accepts: count.contains, fits: fits) }

    /// Exactly `count` calls that satisfy `fits`.
    static func called(_ count: Int = 1, where fits: @escaping (Arguments) -> Bool = { _ in true }) -> Self {
        Self(count: "\(count)", wanted: "", accepts: { $0 == count }, fits: fits)
    }

    /// Exactly `count` calls with `arguments`.
    static func called(_ count: Int = 1, with arguments: Arguments) -> Self where Arguments: Equatable {
        Self(count: "\(count)", wanted: " with \(arguments)", accepts: { $0 == count }, fits: { $0 == arguments })
    }

    /// No calls.
    static var never: Self { called(0) }

    /// Missing and unexpected calls.
    fileprivate static func unmet(_ expected: [Self], _ calls: [Arguments], of member: String) -> [String] {
        var made = expected.map { _ in 0 }
        var unmet: [String] = []
        for call in calls {
            let fitting = expected.indices.filter { expected[$0].fits(call) }
            let missing = fitting.first { !expected[$0].accepts(made[$0]) }
            if let place = missing ?? fitting.first(where: { expected[$0].accepts(made[$0] + 1) }) ?? fitting.first {
                made[place] += 1
            } else {
                unmet.append("\(member): unexpected call\(Arguments.self == Void.self ? "" : " with \(call)")")
            }
        }
        for (expectation, made) in zip(expected, made) where !expectation.accepts(made) {
            let all = Arguments.self == Void.self ? "" : " of \(calls)"
            unmet.append("\(member): expected calls: \(expectation.count)\(expectation.wanted), got: \(made)\(all)")
        }
        return unmet
    }
}

nonisolated extension Array {
    func unmet<Arguments>(_ calls: [Arguments], of member: String) -> [String]
    where Element == ExpectedCalls<Arguments> { ExpectedCalls.unmet(self, calls, of: member) }

    func unmet(_ count: Int, of member: String) -> [String] where Element == ExpectedCalls<Void> {
        ExpectedCalls.unmet(self, [Void](repeating: (), count: count), of: member)
    }
}
