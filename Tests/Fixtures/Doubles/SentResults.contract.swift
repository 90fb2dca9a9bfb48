import SentResults
import Testing

/// The contract of `Messenger`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: MessengerContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: MessengerContract<Live>.Expectation) async throws {
///         try await MessengerContract { Live() }.check(expectation)
///     }
nonisolated struct MessengerContract<Subject: Messenger>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case fetchFor
        case wrap
        case weigh
        case sort
        case find
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .fetchFor: try await fetchFor()
        case .wrap: try await wrap()
        case .weigh: try await weigh()
        case .sort: try await sort()
        case .find: try await find()
        }
    }

    // MARK: fetch(for:)
    func fetchFor() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'fetch(for:)' must do")
    }

    // MARK: wrap(_:)
    func wrap() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'wrap(_:)' must do")
    }

    // MARK: weigh(_:)
    func weigh() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'weigh(_:)' must do")
    }

    // MARK: sort(_:)
    func sort() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'sort(_:)' must do")
    }

    // MARK: find(_:)
    func find() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'find(_:)' must do")
    }
}

/// The contract of `Warehouse`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: WarehouseContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: WarehouseContract<Live>.Expectation) async throws {
///         try await WarehouseContract { Live() }.check(expectation)
///     }
nonisolated struct WarehouseContract<Subject: Warehouse>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case store
        case all
        case goodsLike
        case any
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .store: try await store()
        case .all: try await all()
        case .goodsLike: try await goodsLike()
        case .any: try await any()
        }
    }

    // MARK: store(_:)
    func store() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'store(_:)' must do")
    }

    // MARK: all(_:)
    func all() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'all(_:)' must do")
    }

    // MARK: goods(like:)
    func goodsLike() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'goods(like:)' must do")
    }

    // MARK: any(_:)
    func any() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'any(_:)' must do")
    }
}

/// The contract of `Returns`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: ReturnsContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: ReturnsContract<Live>.Expectation) async throws {
///         try await ReturnsContract { Live() }.check(expectation)
///     }
@MainActor
struct ReturnsContract<Subject: Returns>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @MainActor @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    nonisolated enum Expectation: CaseIterable, Sendable {
        case sendBack
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .sendBack: try await sendBack()
        }
    }

    // MARK: sendBack(_:)
    func sendBack() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'sendBack(_:)' must do")
    }
}
