import Testing
import WeakReferences

/// The contract of `PlayerDelegate`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: PlayerDelegateContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: PlayerDelegateContract<Live>.Expectation) async throws {
///         try await PlayerDelegateContract { Live() }.check(expectation)
///     }
nonisolated struct PlayerDelegateContract<Subject: PlayerDelegate>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case ended
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .ended: try await ended()
        }
    }

    // MARK: ended()
    func ended() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'ended()' must do")
    }
}

/// The contract of `Described`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: DescribedContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: DescribedContract<Live>.Expectation) async throws {
///         try await DescribedContract { Live() }.check(expectation)
///     }
nonisolated struct DescribedContract<Subject: Described>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case describe
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .describe: try await describe()
        }
    }

    // MARK: describe()
    func describe() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'describe()' must do")
    }
}

/// The contract of `Playing`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: PlayingContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: PlayingContract<Live>.Expectation) async throws {
///         try await PlayingContract { Live() }.check(expectation)
///     }
nonisolated struct PlayingContract<Subject: Playing>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case delegate
        case dataSource
        case seekDelegate
        case owner
        case parent
        case textDelegate
        case delegates
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .delegate: try await delegate()
        case .dataSource: try await dataSource()
        case .seekDelegate: try await seekDelegate()
        case .owner: try await owner()
        case .parent: try await parent()
        case .textDelegate: try await textDelegate()
        case .delegates: try await delegates()
        }
    }

    // MARK: delegate
    func delegate() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'delegate' must do")
    }

    // MARK: dataSource
    func dataSource() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'dataSource' must do")
    }

    // MARK: seekDelegate
    func seekDelegate() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'seekDelegate' must do")
    }

    // MARK: owner
    func owner() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'owner' must do")
    }

    // MARK: parent
    func parent() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'parent' must do")
    }

    // MARK: textDelegate
    func textDelegate() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'textDelegate' must do")
    }

    // MARK: delegates
    func delegates() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'delegates' must do")
    }
}

/// The contract of `SharedPlaying`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: SharedPlayingContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: SharedPlayingContract<Live>.Expectation) async throws {
///         try await SharedPlayingContract { Live() }.check(expectation)
///     }
nonisolated struct SharedPlayingContract<Subject: SharedPlaying>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case delegate
        case play
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .delegate: try await delegate()
        case .play: try await play()
        }
    }

    // MARK: delegate
    func delegate() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'delegate' must do")
    }

    // MARK: play()
    func play() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'play()' must do")
    }
}

/// The contract of `Owned`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: OwnedContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: OwnedContract<Live>.Expectation) async throws {
///         try await OwnedContract { Live() }.check(expectation)
///     }
nonisolated struct OwnedContract<Subject: Owned>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case delegate
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .delegate: try await delegate()
        }
    }

    // MARK: delegate
    func delegate() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'delegate' must do")
    }
}
