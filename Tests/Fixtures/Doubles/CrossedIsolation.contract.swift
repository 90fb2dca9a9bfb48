import CrossedIsolation
import Testing

/// The contract of `OperationRequest`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: OperationRequestContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: OperationRequestContract<Live>.Expectation) async throws {
///         try await OperationRequestContract { Live() }.check(expectation)
///     }
nonisolated struct OperationRequestContract<Subject: OperationRequest>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case runIsolation
        case prepare
        case load
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .runIsolation: try await runIsolation()
        case .prepare: try await prepare()
        case .load: try await load()
        }
    }

    // MARK: run(isolation:)
    func runIsolation() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'run(isolation:)' must do")
    }

    // MARK: prepare(_:)
    func prepare() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'prepare(_:)' must do")
    }

    // MARK: load(_:)
    func load() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'load(_:)' must do")
    }
}

/// The contract of `Depot`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: DepotContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: DepotContract<Live>.Expectation) async throws {
///         try await DepotContract { Live() }.check(expectation)
///     }
nonisolated struct DepotContract<Subject: Depot>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case countIsolation
        case sendIsolation
        case weigh
        case reload
        case show
        case title
        case stored
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .countIsolation: try await countIsolation()
        case .sendIsolation: try await sendIsolation()
        case .weigh: try await weigh()
        case .reload: try await reload()
        case .show: try await show()
        case .title: try await title()
        case .stored: try await stored()
        }
    }

    // MARK: count(isolation:)
    func countIsolation() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'count(isolation:)' must do")
    }

    // MARK: send(isolation:_:)
    func sendIsolation() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'send(isolation:_:)' must do")
    }

    // MARK: weigh(_:)
    func weigh() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'weigh(_:)' must do")
    }

    // MARK: reload(_:)
    func reload() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'reload(_:)' must do")
    }

    // MARK: show(_:)
    func show() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'show(_:)' must do")
    }

    // MARK: title
    func title() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'title' must do")
    }

    // MARK: stored()
    func stored() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'stored()' must do")
    }
}

/// The contract of `Carrier`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: CarrierContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: CarrierContract<Live>.Expectation) async throws {
///         try await CarrierContract { Live() }.check(expectation)
///     }
nonisolated struct CarrierContract<Subject: Carrier>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case load
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .load: try await load()
        }
    }

    // MARK: load(_:)
    func load() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'load(_:)' must do")
    }
}

/// The contract of `Board`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: BoardContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: BoardContract<Live>.Expectation) async throws {
///         try await BoardContract { Live() }.check(expectation)
///     }
@MainActor
struct BoardContract<Subject: Board>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @MainActor @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    nonisolated enum Expectation: CaseIterable, Sendable {
        case drawIsolation
        case refreshIsolation
        case wait
        case fetch
        case resetIsolation
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .drawIsolation: try await drawIsolation()
        case .refreshIsolation: try await refreshIsolation()
        case .wait: try await wait()
        case .fetch: try await fetch()
        case .resetIsolation: try await resetIsolation()
        }
    }

    // MARK: draw(isolation:_:)
    func drawIsolation() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'draw(isolation:_:)' must do")
    }

    // MARK: refresh(isolation:)
    func refreshIsolation() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'refresh(isolation:)' must do")
    }

    // MARK: wait(_:)
    func wait() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'wait(_:)' must do")
    }

    // MARK: fetch(_:)
    func fetch() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'fetch(_:)' must do")
    }

    // MARK: reset(isolation:)
    func resetIsolation() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'reset(isolation:)' must do")
    }
}

/// The contract of `Signal`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: SignalContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: SignalContract<Live>.Expectation) async throws {
///         try await SignalContract { Live() }.check(expectation)
///     }
nonisolated struct SignalContract<Subject: Signal>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case send
        case log
        case later
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .send: try await send()
        case .log: try await log()
        case .later: try await later()
        }
    }

    // MARK: send(_:)
    func send() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'send(_:)' must do")
    }

    // MARK: log(_:)
    func log() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'log(_:)' must do")
    }

    // MARK: later(_:)
    func later() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'later(_:)' must do")
    }
}

/// The contract of `ParcelMaker`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: ParcelMakerContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: ParcelMakerContract<Live>.Expectation) async throws {
///         try await ParcelMakerContract { Live() }.check(expectation)
///     }
nonisolated struct ParcelMakerContract<Subject: ParcelMaker>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case make
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .make: try await make()
        }
    }

    // MARK: make(_:)
    func make() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'make(_:)' must do")
    }
}

/// The contract of `ParcelStage`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: ParcelStageContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: ParcelStageContract<Live>.Expectation) async throws {
///         try await ParcelStageContract { Live() }.check(expectation)
///     }
nonisolated struct ParcelStageContract<Subject: ParcelStage>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case initRequirement
        case name
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .initRequirement: try await initRequirement()
        case .name: try await name()
        }
    }

    // MARK: init()
    func initRequirement() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'init()' must do")
    }

    // MARK: name()
    func name() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'name()' must do")
    }
}

/// The contract of `CopiedDepot`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: CopiedDepotContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: CopiedDepotContract<Live>.Expectation) async throws {
///         try await CopiedDepotContract { Live() }.check(expectation)
///     }
nonisolated struct CopiedDepotContract<Subject: CopiedDepot>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case initRequirement
        case copied
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .initRequirement: try await initRequirement()
        case .copied: try await copied()
        }
    }

    // MARK: init()
    func initRequirement() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'init()' must do")
    }

    // MARK: copied()
    func copied() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'copied()' must do")
    }
}
