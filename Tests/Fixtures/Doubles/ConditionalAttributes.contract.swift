import ConditionalAttributes
import Testing

/// The contract of `Panel`, yours to fill in: what each implementation of it has to do.
///
/// A suite runs it on an implementation, here `Live`, with a test for each expectation:
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
        Issue.record("nothing is expected of 'width' yet: say here what it has to do")
    }

    // MARK: resize(_:)
    func resize() async throws {
        _ = try await makeSubject()
        Issue.record("nothing is expected of 'resize(_:)' yet: say here what it has to do")
    }

    // MARK: close()
    func close() async throws {
        _ = try await makeSubject()
        Issue.record("nothing is expected of 'close()' yet: say here what it has to do")
    }
}

/// The contract of `Toolbar`, yours to fill in: what each implementation of it has to do.
///
/// A suite runs it on an implementation, here `Live`, with a test for each expectation:
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
        Issue.record("nothing is expected of 'show()' yet: say here what it has to do")
    }

    // MARK: height
    func height() async throws {
        _ = try await makeSubject()
        Issue.record("nothing is expected of 'height' yet: say here what it has to do")
    }
}

/// The contract of `Receiver`, yours to fill in: what each implementation of it has to do.
///
/// A suite runs it on an implementation, here `Live`, with a test for each expectation:
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
        Issue.record("nothing is expected of 'hear()' yet: say here what it has to do")
    }
}

/// The contract of `Gauge`, yours to fill in: what each implementation of it has to do.
///
/// A suite runs it on an implementation, here `Live`, with a test for each expectation:
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
        Issue.record("nothing is expected of 'level' yet: say here what it has to do")
    }
}
