import Foundation
import Testing
import UncommonRequirements

/// The contract of `Quiet`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: QuietContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: QuietContract<Live>.Expectation) async throws {
///         try await QuietContract { Live() }.check(expectation)
///     }
nonisolated struct QuietContract<Subject: Quiet>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case hush
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .hush: try await hush()
        }
    }

    // MARK: hush()
    func hush() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'hush()' must do")
    }
}

/// The contract of `Screening`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: ScreeningContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: ScreeningContract<Live>.Expectation) async throws {
///         try await ScreeningContract { Live() }.check(expectation)
///     }
nonisolated struct ScreeningContract<Subject: Screening>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case screen
        case showOver
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .screen: try await screen()
        case .showOver: try await showOver()
        }
    }

    // MARK: screen(_:)
    func screen() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'screen(_:)' must do")
    }

    // MARK: show(_:over:)
    func showOver() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'show(_:over:)' must do")
    }
}

/// The contract of `Murmuring`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: MurmuringContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: MurmuringContract<Live>.Expectation) async throws {
///         try await MurmuringContract { Live() }.check(expectation)
///     }
nonisolated struct MurmuringContract<Subject: Murmuring>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case murmur
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .murmur: try await murmur()
        }
    }

    // MARK: murmur(_:)
    func murmur() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'murmur(_:)' must do")
    }
}

/// The contract of `Matching`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: MatchingContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: MatchingContract<Live>.Expectation) async throws {
///         try await MatchingContract { Live() }.check(expectation)
///     }
nonisolated struct MatchingContract<Subject: Matching>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case match
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .match: try await match()
        }
    }

    // MARK: match(_:)
    func match() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'match(_:)' must do")
    }
}

/// The contract of `Risking`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: RiskingContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: RiskingContract<Live>.Expectation) async throws {
///         try await RiskingContract { Live() }.check(expectation)
///     }
nonisolated struct RiskingContract<Subject: Risking>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case initNothing
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .initNothing: try await initNothing()
        }
    }

    // MARK: init(nothing:_:)
    func initNothing() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'init(nothing:_:)' must do")
    }
}

/// The contract of `Smiling`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: SmilingContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: SmilingContract<Live>.Expectation) async throws {
///         try await SmilingContract { Live() }.check(expectation)
///     }
nonisolated struct SmilingContract<Subject: Smiling>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case 😀
        case 🐶
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .😀: try await 😀()
        case .🐶: try await 🐶()
        }
    }

    // MARK: 😀(_:)
    func 😀() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what '😀(_:)' must do")
    }

    // MARK: 🐶
    func 🐶() async throws {
        var subject = try await makeSubject()
        subject.🐶 = "a"
        #expect(subject.🐶 == "a")
    }
}

/// The contract of ``wine album``, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: WineAlbumContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: WineAlbumContract<Live>.Expectation) async throws {
///         try await WineAlbumContract { Live() }.check(expectation)
///     }
nonisolated struct WineAlbumContract<Subject: `wine album`>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case saveNoteAsDraft
        case lastNote
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .saveNoteAsDraft: try await saveNoteAsDraft()
        case .lastNote: try await lastNote()
        }
    }

    // MARK: save note(_:as draft:)
    func saveNoteAsDraft() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'save note(_:as draft:)' must do")
    }

    // MARK: last note
    func lastNote() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'last note' must do")
    }
}

/// The contract of `Measured`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: MeasuredContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: MeasuredContract<Live>.Expectation) async throws {
///         try await MeasuredContract { Live() }.check(expectation)
///     }
nonisolated struct MeasuredContract<Subject: Measured>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case unit
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .unit: try await unit()
        }
    }

    // MARK: unit()
    func unit() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'unit()' must do")
    }
}

/// The contract of `TextMeasured`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: TextMeasuredContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: TextMeasuredContract<Live>.Expectation) async throws {
///         try await TextMeasuredContract { Live() }.check(expectation)
///     }
nonisolated struct TextMeasuredContract<Subject: TextMeasured>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case text
        case unit
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .text: try await text()
        case .unit: try await unit()
        }
    }

    // MARK: text(_:)
    func text() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'text(_:)' must do")
    }

    // MARK: unit()
    func unit() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'unit()' must do")
    }
}
