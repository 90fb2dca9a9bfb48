/// What a mock expects of the calls of one member: how many, and with what.
///
///     mock.saveExpectations = [.called(with: milk), .called(0...2) { $0.id > 7 }]
///     mock.deleteIdExpectations = [.never]
///     #expect(mock.unmetExpectations == [])
nonisolated struct ExpectedCalls<Arguments> {
    private let count: String
    private let wanted: String
    private let accepts: (Int) -> Bool
    private let fits: (Arguments) -> Bool

    /// So many calls that fit.
    static func called(
        _ count: some RangeExpression<Int>, where fits: @escaping (Arguments) -> Bool = { _ in true }
    ) -> Self { Self(count: "\(count)", wanted: "", accepts: count.contains, fits: fits) }

    static func called(_ count: Int = 1, where fits: @escaping (Arguments) -> Bool = { _ in true }) -> Self {
        Self(count: "\(count)", wanted: "", accepts: { $0 == count }, fits: fits)
    }

    /// So many calls with `arguments`.
    static func called(_ count: Int = 1, with arguments: Arguments) -> Self where Arguments: Equatable {
        Self(count: "\(count)", wanted: " with \(arguments)", accepts: { $0 == count }, fits: { $0 == arguments })
    }

    /// No call at all.
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
                unmet.append("\(member): nobody expected \(Arguments.self == Void.self ? "a call" : "\(call)")")
            }
        }
        for (expectation, made) in zip(expected, made) where !expectation.accepts(made) {
            let all = Arguments.self == Void.self ? "" : " of \(calls)"
            unmet.append("\(member): expected calls: \(expectation.count)\(expectation.wanted), came: \(made)\(all)")
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
