@_spi(Internals) @_spi(Payments) import SPIGroups
import Testing

/// The contract of `Ledger`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: LedgerContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: LedgerContract<Live>.Expectation) async throws {
///         try await LedgerContract { Live() }.check(expectation)
///     }
nonisolated struct LedgerContract<Subject: Ledger>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case book
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .book: try await book()
        }
    }

    // MARK: book(_:)
    func book() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'book(_:)' must do")
    }
}

/// The contract of `Till`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: TillContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: TillContract<Live>.Expectation) async throws {
///         try await TillContract { Live() }.check(expectation)
///     }
///
/// `reset()` keeps its default implementation.
nonisolated struct TillContract<Subject: Till>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case open
        case receiptFor
        case last
        case close
        case count
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .open: try await open()
        case .receiptFor: try await receiptFor()
        case .last: try await last()
        case .close: try await close()
        case .count: try await count()
        }
    }

    // MARK: open()
    func open() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'open()' must do")
    }

    // MARK: receipt(for:)
    func receiptFor() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'receipt(for:)' must do")
    }

    // MARK: last
    func last() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'last' must do")
    }

    // MARK: close()
    func close() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'close()' must do")
    }

    // MARK: count()
    func count() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'count()' must do")
    }
}
