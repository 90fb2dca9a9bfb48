import CallForms
import Testing

/// The contract of `Unfailing`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: UnfailingContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: UnfailingContract<Live>.Expectation) async throws {
///         try await UnfailingContract { Live() }.check(expectation)
///     }
nonisolated struct UnfailingContract<Subject: Unfailing>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case total
        case load
        case count
        case subscriptRequirement
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .total: try await total()
        case .load: try await load()
        case .count: try await count()
        case .subscriptRequirement: try await subscriptRequirement()
        }
    }

    // MARK: total()
    func total() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'total()' must do")
    }

    // MARK: load(_:)
    func load() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'load(_:)' must do")
    }

    // MARK: count
    func count() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'count' must do")
    }

    // MARK: subscript(_:)
    func subscriptRequirement() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'subscript(_:)' must do")
    }
}

/// The contract of `ResultOverloads`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: ResultOverloadsContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: ResultOverloadsContract<Live>.Expectation) async throws {
///         try await ResultOverloadsContract { Live() }.check(expectation)
///     }
nonisolated struct ResultOverloadsContract<Subject: ResultOverloads>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case save
        case saveInt
        case flush
        case flushBool
        case reset
        case resetString
        case run
        case runValue
        case start
        case startInt
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .save: try await save()
        case .saveInt: try await saveInt()
        case .flush: try await flush()
        case .flushBool: try await flushBool()
        case .reset: try await reset()
        case .resetString: try await resetString()
        case .run: try await run()
        case .runValue: try await runValue()
        case .start: try await start()
        case .startInt: try await startInt()
        }
    }

    // MARK: save(_:)
    func save() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'save(_:)' must do")
    }

    // MARK: save(_:)
    func saveInt() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'save(_:)' must do")
    }

    // MARK: flush()
    func flush() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'flush()' must do")
    }

    // MARK: flush()
    func flushBool() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'flush()' must do")
    }

    // MARK: reset()
    func reset() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'reset()' must do")
    }

    // MARK: reset()
    func resetString() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'reset()' must do")
    }

    // MARK: run(_:)
    func run() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'run(_:)' must do")
    }

    // MARK: run(_:)
    func runValue() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'run(_:)' must do")
    }

    // MARK: start()
    func start() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'start()' must do")
    }

    // MARK: start()
    func startInt() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'start()' must do")
    }
}

/// The contract of `ReservedNames`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: ReservedNamesContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: ReservedNamesContract<Live>.Expectation) async throws {
///         try await ReservedNamesContract { Live() }.check(expectation)
///     }
nonisolated struct ReservedNamesContract<Subject: ReservedNames>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case selfRequirement
        case TypeRequirement
        case defaultRequirement
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .selfRequirement: try await selfRequirement()
        case .TypeRequirement: try await TypeRequirement()
        case .defaultRequirement: try await defaultRequirement()
        }
    }

    // MARK: self
    func selfRequirement() async throws {
        var subject = try await makeSubject()
        subject.`self` = 7
        #expect(subject.`self` == 7)
    }

    // MARK: Type
    func TypeRequirement() async throws {
        var subject = try await makeSubject()
        subject.`Type` = "a"
        #expect(subject.`Type` == "a")
    }

    // MARK: default
    func defaultRequirement() async throws {
        var subject = try await makeSubject()
        subject.`default` = true
        #expect(subject.`default`)
    }
}

/// The contract of `SharedReservedNames`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: SharedReservedNamesContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: SharedReservedNamesContract<Live>.Expectation) async throws {
///         try await SharedReservedNamesContract { Live() }.check(expectation)
///     }
nonisolated struct SharedReservedNamesContract<Subject: SharedReservedNames>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case selfRequirement
        case defaultRequirement
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .selfRequirement: try await selfRequirement()
        case .defaultRequirement: try await defaultRequirement()
        }
    }

    // MARK: self
    func selfRequirement() async throws {
        var subject = try await makeSubject()
        subject.`self` = 7
        #expect(subject.`self` == 7)
    }

    // MARK: default
    func defaultRequirement() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'default' must do")
    }
}

/// The contract of `NamesOfTypes`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: NamesOfTypesContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: NamesOfTypesContract<Live>.Expectation) async throws {
///         try await NamesOfTypesContract { Live() }.check(expectation)
///     }
nonisolated struct NamesOfTypesContract<Subject: NamesOfTypes>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case TypeRequirement
        case kind
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .TypeRequirement: try await TypeRequirement()
        case .kind: try await kind()
        }
    }

    // MARK: Type
    func TypeRequirement() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'Type' must do")
    }

    // MARK: kind
    func kind() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'kind' must do")
    }
}
