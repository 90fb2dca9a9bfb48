import HiddenFunctions
import Testing

/// The contract of `Alarm`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: AlarmContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: AlarmContract<Live>.Expectation) async throws {
///         try await AlarmContract { Live() }.check(expectation)
///     }
nonisolated struct AlarmContract<Subject: Alarm>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case raiseFatalError
        case clear
        case subscriptRequirement
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .raiseFatalError: try await raiseFatalError()
        case .clear: try await clear()
        case .subscriptRequirement: try await subscriptRequirement()
        }
    }

    // MARK: raise(fatalError:)
    func raiseFatalError() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'raise(fatalError:)' must do")
    }

    // MARK: clear(_:)
    func clear() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'clear(_:)' must do")
    }

    // MARK: subscript(_:)
    func subscriptRequirement() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'subscript(_:)' must do")
    }
}

/// The contract of `Exchange`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: ExchangeContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: ExchangeContract<Live>.Expectation) async throws {
///         try await ExchangeContract { Live() }.check(expectation)
///     }
nonisolated struct ExchangeContract<Subject: Exchange>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case swap
        case trade
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .swap: try await swap()
        case .trade: try await trade()
        }
    }

    // MARK: swap
    func swap() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'swap' must do")
    }

    // MARK: trade(_:)
    func trade() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'trade(_:)' must do")
    }
}

/// The contract of `Barter`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: BarterContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: BarterContract<Live>.Expectation) async throws {
///         try await BarterContract { Live() }.check(expectation)
///     }
nonisolated struct BarterContract<Subject: Barter>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case barter
        case swap
        case trade
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .barter: try await barter()
        case .swap: try await swap()
        case .trade: try await trade()
        }
    }

    // MARK: barter(_:)
    func barter() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'barter(_:)' must do")
    }

    // MARK: swap
    func swap() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'swap' must do")
    }

    // MARK: trade(_:)
    func trade() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'trade(_:)' must do")
    }
}

/// The contract of `Sink`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: SinkContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: SinkContract<Live>.Expectation) async throws {
///         try await SinkContract { Live() }.check(expectation)
///     }
nonisolated struct SinkContract<Subject: Sink>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case pour
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .pour: try await pour()
        }
    }

    // MARK: pour(_:)
    func pour() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'pour(_:)' must do")
    }
}
