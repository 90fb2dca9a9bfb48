import ShortNames
import Testing

/// The contract of `NotesServiceProtocol`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: NotesServiceContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: NotesServiceContract<Live>.Expectation) async throws {
///         try await NotesServiceContract { Live() }.check(expectation)
///     }
nonisolated struct NotesServiceContract<Subject: NotesServiceProtocol>: Sendable {
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

    // MARK: load()
    func load() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'load()' must do")
    }
}

/// The contract of `IAccountStore`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: AccountStoreContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: AccountStoreContract<Live>.Expectation) async throws {
///         try await AccountStoreContract { Live() }.check(expectation)
///     }
nonisolated struct AccountStoreContract<Subject: IAccountStore>: Sendable {
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

    // MARK: load()
    func load() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'load()' must do")
    }
}

/// The contract of `ImageLoading`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: ImageLoadingContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: ImageLoadingContract<Live>.Expectation) async throws {
///         try await ImageLoadingContract { Live() }.check(expectation)
///     }
nonisolated struct ImageLoadingContract<Subject: ImageLoading>: Sendable {
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

    // MARK: load()
    func load() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'load()' must do")
    }
}

/// The contract of `MemoInterface`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: MemoContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: MemoContract<Live>.Expectation) async throws {
///         try await MemoContract { Live() }.check(expectation)
///     }
nonisolated struct MemoContract<Subject: MemoInterface>: Sendable {
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

    // MARK: load()
    func load() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'load()' must do")
    }
}

/// The contract of `Printing`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: PrintingContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: PrintingContract<Live>.Expectation) async throws {
///         try await PrintingContract { Live() }.check(expectation)
///     }
nonisolated struct PrintingContract<Subject: Printing>: Sendable {
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

    // MARK: load()
    func load() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'load()' must do")
    }
}

/// The contract of `PrintingProtocol`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: PrintingProtocolContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: PrintingProtocolContract<Live>.Expectation) async throws {
///         try await PrintingProtocolContract { Live() }.check(expectation)
///     }
nonisolated struct PrintingProtocolContract<Subject: PrintingProtocol>: Sendable {
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

    // MARK: load()
    func load() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'load()' must do")
    }
}

/// The contract of `Home.Delegate`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: HomeDelegateContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: HomeDelegateContract<Live>.Expectation) async throws {
///         try await HomeDelegateContract { Live() }.check(expectation)
///     }
nonisolated struct HomeDelegateContract<Subject: Home.Delegate>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case open
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .open: try await open()
        }
    }

    // MARK: open()
    func open() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'open()' must do")
    }
}

/// The contract of `Home.Router`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: RouterContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: RouterContract<Live>.Expectation) async throws {
///         try await RouterContract { Live() }.check(expectation)
///     }
nonisolated struct RouterContract<Subject: Home.Router>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case open
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .open: try await open()
        }
    }

    // MARK: open()
    func open() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'open()' must do")
    }
}

/// The contract of `Settings.Delegate`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: SettingsDelegateContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: SettingsDelegateContract<Live>.Expectation) async throws {
///         try await SettingsDelegateContract { Live() }.check(expectation)
///     }
nonisolated struct SettingsDelegateContract<Subject: Settings.Delegate>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case open
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .open: try await open()
        }
    }

    // MARK: open()
    func open() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'open()' must do")
    }
}

/// The contract of ``paper shelf``, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: PaperShelfContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: PaperShelfContract<Live>.Expectation) async throws {
///         try await PaperShelfContract { Live() }.check(expectation)
///     }
nonisolated struct PaperShelfContract<Subject: `paper shelf`>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case save
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .save: try await save()
        }
    }

    // MARK: save(_:)
    func save() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'save(_:)' must do")
    }
}
