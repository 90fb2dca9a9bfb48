import InheritedIsolation
import Testing

/// The contract of `TitledThing`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: TitledThingContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: TitledThingContract<Live>.Expectation) async throws {
///         try await TitledThingContract { Live() }.check(expectation)
///     }
nonisolated struct TitledThingContract<Subject: TitledThing>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case label
        case describe
        case make
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .label: try await label()
        case .describe: try await describe()
        case .make: try await make()
        }
    }

    // MARK: label
    func label() async throws {
        var subject = try await makeSubject()
        subject.label = "a"
        #expect(subject.label == "a")
    }

    // MARK: describe(_:)
    func describe() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'describe(_:)' must do")
    }

    // MARK: make(_:)
    func make() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'make(_:)' must do")
    }
}

/// The contract of `Weighing`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: WeighingContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: WeighingContract<Live>.Expectation) async throws {
///         try await WeighingContract { Live() }.check(expectation)
///     }
nonisolated struct WeighingContract<Subject: Weighing>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case weigh
        case count
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .weigh: try await weigh()
        case .count: try await count()
        }
    }

    // MARK: weigh(_:)
    func weigh() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'weigh(_:)' must do")
    }

    // MARK: count()
    func count() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'count()' must do")
    }
}

/// The contract of `Ranked`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: RankedContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: RankedContract<Live>.Expectation) async throws {
///         try await RankedContract { Live() }.check(expectation)
///     }
@MainActor
struct RankedContract<Subject: Ranked>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @MainActor @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    nonisolated enum Expectation: CaseIterable, Sendable {
        case rank
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .rank: try await rank()
        }
    }

    // MARK: rank()
    func rank() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'rank()' must do")
    }
}

/// The contract of `Stored`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: StoredContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: StoredContract<Live>.Expectation) async throws {
///         try await StoredContract { Live() }.check(expectation)
///     }
@MainActor
struct StoredContract<Subject: Stored>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @MainActor @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    nonisolated enum Expectation: CaseIterable, Sendable {
        case touch
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .touch: try await touch()
        }
    }

    // MARK: touch()
    func touch() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'touch()' must do")
    }
}

/// The contract of `SectionEditor`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: SectionEditorContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: SectionEditorContract<Live>.Expectation) async throws {
///         try await SectionEditorContract { Live() }.check(expectation)
///     }
@MainActor
struct SectionEditorContract<Subject: SectionEditor>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @MainActor @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    nonisolated enum Expectation: CaseIterable, Sendable {
        case edit
        case copyIsolation
        case initText
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .edit: try await edit()
        case .copyIsolation: try await copyIsolation()
        case .initText: try await initText()
        }
    }

    // MARK: edit(_:)
    func edit() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'edit(_:)' must do")
    }

    // MARK: copy(isolation:)
    func copyIsolation() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'copy(isolation:)' must do")
    }

    // MARK: init(text:)
    func initText() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'init(text:)' must do")
    }
}

/// The contract of `Gauge`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: GaugeContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: GaugeContract<Live>.Expectation) async throws {
///         try await GaugeContract { Live() }.check(expectation)
///     }
nonisolated struct GaugeContract<Subject: Gauge>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case level
        case read
        case reset
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .level: try await level()
        case .read: try await read()
        case .reset: try await reset()
        }
    }

    // MARK: level
    func level() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'level' must do")
    }

    // MARK: read()
    func read() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'read()' must do")
    }

    // MARK: reset()
    func reset() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'reset()' must do")
    }
}
