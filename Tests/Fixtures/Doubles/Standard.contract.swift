import Foundation
import Standard
import Testing

/// The contract of `Tag`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: TagContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: TagContract<Live>.Expectation) async throws {
///         try await TagContract { Live() }.check(expectation)
///     }
nonisolated struct TagContract<Subject: Standard.Tag>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case label
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .label: try await label()
        }
    }

    // MARK: label
    func label() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'label' must do")
    }
}

/// The contract of `Entity`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: EntityContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: EntityContract<Live>.Expectation) async throws {
///         try await EntityContract { Live() }.check(expectation)
///     }
nonisolated struct EntityContract<Subject: Entity>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case name
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .name: try await name()
        }
    }

    // MARK: name
    func name() async throws {
        var subject = try await makeSubject()
        subject.name = "a"
        #expect(subject.name == "a")
    }
}

/// The contract of `Record`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: RecordContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: RecordContract<Live>.Expectation) async throws {
///         try await RecordContract { Live() }.check(expectation)
///     }
nonisolated struct RecordContract<Subject: Record>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case key
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .key: try await key()
        }
    }

    // MARK: key
    func key() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'key' must do")
    }
}

/// The contract of `Failure`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: FailureContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: FailureContract<Live>.Expectation) async throws {
///         try await FailureContract { Live() }.check(expectation)
///     }
nonisolated struct FailureContract<Subject: Failure>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case code
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .code: try await code()
        }
    }

    // MARK: code
    func code() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'code' must do")
    }
}

/// The contract of `Playlist`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: PlaylistContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: PlaylistContract<Live>.Expectation) async throws {
///         try await PlaylistContract { Live() }.check(expectation)
///     }
nonisolated struct PlaylistContract<Subject: Playlist>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case play
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .play: try await play()
        }
    }

    // MARK: play()
    func play() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'play()' must do")
    }
}

/// The contract of `Shelf`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: ShelfContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: ShelfContract<Live>.Expectation) async throws {
///         try await ShelfContract { Live() }.check(expectation)
///     }
nonisolated struct ShelfContract<Subject: Shelf>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case title
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .title: try await title()
        }
    }

    // MARK: title
    func title() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'title' must do")
    }
}

/// The contract of `Cursor`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: CursorContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: CursorContract<Live>.Expectation) async throws {
///         try await CursorContract { Live() }.check(expectation)
///     }
nonisolated struct CursorContract<Subject: Cursor>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case rewind
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .rewind: try await rewind()
        }
    }

    // MARK: rewind()
    func rewind() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'rewind()' must do")
    }
}

/// The contract of `Feed`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: FeedContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: FeedContract<Live>.Expectation) async throws {
///         try await FeedContract { Live() }.check(expectation)
///     }
nonisolated struct FeedContract<Subject: Feed>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case pause
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .pause: try await pause()
        }
    }

    // MARK: pause()
    func pause() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'pause()' must do")
    }
}

/// The contract of `Ticks`, yours to fill in: what each implementation must do.
nonisolated struct TicksContract<Subject: Ticks>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject
}

/// The contract of `Mode`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: ModeContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: ModeContract<Live>.Expectation) async throws {
///         try await ModeContract { Live() }.check(expectation)
///     }
nonisolated struct ModeContract<Subject: Mode>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case isOn
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .isOn: try await isOn()
        }
    }

    // MARK: isOn
    func isOn() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'isOn' must do")
    }
}

/// The contract of `Flags`, yours to fill in: what each implementation must do.
nonisolated struct FlagsContract<Subject: Flags>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject
}

/// The contract of `Path`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: PathContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: PathContract<Live>.Expectation) async throws {
///         try await PathContract { Live() }.check(expectation)
///     }
nonisolated struct PathContract<Subject: Path>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case join
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .join: try await join()
        }
    }

    // MARK: join(_:)
    func join() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'join(_:)' must do")
    }
}

/// The contract of `EventFeed`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: EventFeedContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: EventFeedContract<Live>.Expectation) async throws {
///         try await EventFeedContract { Live() }.check(expectation)
///     }
nonisolated struct EventFeedContract<Subject: EventFeed>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case start
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .start: try await start()
        }
    }

    // MARK: start()
    func start() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'start()' must do")
    }
}

/// The contract of `Ticker`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: TickerContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: TickerContract<Live>.Expectation) async throws {
///         try await TickerContract { Live() }.check(expectation)
///     }
nonisolated struct TickerContract<Subject: Ticker>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case stop
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .stop: try await stop()
        }
    }

    // MARK: stop()
    func stop() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'stop()' must do")
    }
}

/// The contract of `Rack`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: RackContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: RackContract<Live>.Expectation) async throws {
///         try await RackContract { Live() }.check(expectation)
///     }
nonisolated struct RackContract<Subject: Rack>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case tidy
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .tidy: try await tidy()
        }
    }

    // MARK: tidy()
    func tidy() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'tidy()' must do")
    }
}

/// The contract of `Turning`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: TurningContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: TurningContract<Live>.Expectation) async throws {
///         try await TurningContract { Live() }.check(expectation)
///     }
nonisolated struct TurningContract<Subject: Turning>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case turn
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .turn: try await turn()
        }
    }

    // MARK: turn()
    func turn() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'turn()' must do")
    }
}

/// The contract of `Wheel`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: WheelContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: WheelContract<Live>.Expectation) async throws {
///         try await WheelContract { Live() }.check(expectation)
///     }
nonisolated struct WheelContract<Subject: Wheel>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case stop
        case turn
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .stop: try await stop()
        case .turn: try await turn()
        }
    }

    // MARK: stop()
    func stop() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'stop()' must do")
    }

    // MARK: turn()
    func turn() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'turn()' must do")
    }
}
