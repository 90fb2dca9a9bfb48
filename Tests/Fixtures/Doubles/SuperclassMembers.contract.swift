import Foundation
import SuperclassMembers
import Testing

/// The contract of `Controls`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: ControlsContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: ControlsContract<Live>.Expectation) async throws {
///         try await ControlsContract { Live() }.check(expectation)
///     }
///
/// `play(_:)`, `load()`, `volume`, `title`, `position`, `stop()`, `model`, `make()`, `subscript(_:)` and `rewind()`
/// keep their default implementations.
nonisolated struct ControlsContract<Subject: Controls>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case own
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .own: try await own()
        }
    }

    // MARK: own()
    func own() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'own()' must do")
    }
}

/// The contract of `Recording`, yours to fill in: what each implementation must do.
///
/// `add(_:)`, `last` and `play(_:)` keep their default implementations.
nonisolated struct RecordingContract<Subject: Recording>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject
}

/// The contract of `Channel`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: ChannelContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: ChannelContract<Live>.Expectation) async throws {
///         try await ChannelContract { Live() }.check(expectation)
///     }
///
/// `level` and `send(_:)` keep their default implementations.
nonisolated struct ChannelContract<Subject: Channel>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case close
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .close: try await close()
        }
    }

    // MARK: close()
    func close() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'close()' must do")
    }
}

/// The contract of `NamedObject`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: NamedObjectContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: NamedObjectContract<Live>.Expectation) async throws {
///         try await NamedObjectContract { Live() }.check(expectation)
///     }
nonisolated struct NamedObjectContract<Subject: NamedObject>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case name
        case renameTo
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .name: try await name()
        case .renameTo: try await renameTo()
        }
    }

    // MARK: name
    func name() async throws {
        let subject = try await makeSubject()
        subject.name = "a"
        #expect(subject.name == "a")
    }

    // MARK: rename(to:)
    func renameTo() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'rename(to:)' must do")
    }
}

/// The contract of `ImportTask`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: ImportTaskContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: ImportTaskContract<Live>.Expectation) async throws {
///         try await ImportTaskContract { Live() }.check(expectation)
///     }
nonisolated struct ImportTaskContract<Subject: ImportTask>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case importNotesFrom
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .importNotesFrom: try await importNotesFrom()
        }
    }

    // MARK: importNotes(from:)
    func importNotesFrom() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'importNotes(from:)' must do")
    }
}
