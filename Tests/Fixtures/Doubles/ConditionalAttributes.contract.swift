import ConditionalAttributes
import Testing

/// The contract of `Panel`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: PanelContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: PanelContract<Live>.Expectation) async throws {
///         try await PanelContract { Live() }.check(expectation)
///     }
nonisolated struct PanelContract<Subject: Panel>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case width
        case resize
        case close
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .width: try await width()
        case .resize: try await resize()
        case .close: try await close()
        }
    }

    // MARK: width
    func width() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'width' must do")
    }

    // MARK: resize(_:)
    func resize() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'resize(_:)' must do")
    }

    // MARK: close()
    func close() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'close()' must do")
    }
}

/// The contract of `Toolbar`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: ToolbarContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: ToolbarContract<Live>.Expectation) async throws {
///         try await ToolbarContract { Live() }.check(expectation)
///     }
nonisolated struct ToolbarContract<Subject: Toolbar>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case show
        case height
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .show: try await show()
        case .height: try await height()
        }
    }

    // MARK: show()
    func show() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'show()' must do")
    }

    // MARK: height
    func height() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'height' must do")
    }
}

/// The contract of `Receiver`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: ReceiverContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: ReceiverContract<Live>.Expectation) async throws {
///         try await ReceiverContract { Live() }.check(expectation)
///     }
nonisolated struct ReceiverContract<Subject: Receiver>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case hear
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .hear: try await hear()
        }
    }

    // MARK: hear()
    func hear() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'hear()' must do")
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
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .level: try await level()
        }
    }

    // MARK: level
    func level() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'level' must do")
    }
}
