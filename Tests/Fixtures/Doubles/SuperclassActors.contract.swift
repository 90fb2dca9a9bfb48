import SuperclassActors
import Testing

/// The contract of `Pigment`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: PigmentContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: PigmentContract<Live>.Expectation) async throws {
///         try await PigmentContract { Live() }.check(expectation)
///     }
nonisolated struct PigmentContract<Subject: Pigment>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case hue
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .hue: try await hue()
        }
    }

    // MARK: hue()
    func hue() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'hue()' must do")
    }
}

/// The contract of `Painting`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: PaintingContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: PaintingContract<Live>.Expectation) async throws {
///         try await PaintingContract { Live() }.check(expectation)
///     }
@MainActor
struct PaintingContract<Subject: Painting>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @MainActor @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    nonisolated enum Expectation: CaseIterable, Sendable {
        case stroke
        case brush
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .stroke: try await stroke()
        case .brush: try await brush()
        }
    }

    // MARK: stroke(_:)
    func stroke() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'stroke(_:)' must do")
    }

    // MARK: brush
    func brush() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'brush' must do")
    }
}

/// The contract of `FramedPainting`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: FramedPaintingContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: FramedPaintingContract<Live>.Expectation) async throws {
///         try await FramedPaintingContract { Live() }.check(expectation)
///     }
@MainActor
struct FramedPaintingContract<Subject: FramedPainting>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @MainActor @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    nonisolated enum Expectation: CaseIterable, Sendable {
        case finish
        case framed
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .finish: try await finish()
        case .framed: try await framed()
        }
    }

    // MARK: finish(_:)
    func finish() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'finish(_:)' must do")
    }

    // MARK: framed()
    func framed() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'framed()' must do")
    }
}

/// The contract of `Swatch`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: SwatchContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: SwatchContract<Live>.Expectation) async throws {
///         try await SwatchContract { Live() }.check(expectation)
///     }
@MainActor
struct SwatchContract<Subject: Swatch>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @MainActor @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    nonisolated enum Expectation: CaseIterable, Sendable {
        case equalTo
        case show
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .equalTo: try await equalTo()
        case .show: try await show()
        }
    }

    // MARK: ==(_:_:)
    func equalTo() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what '==(_:_:)' must do")
    }

    // MARK: show(_:)
    func show() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'show(_:)' must do")
    }
}

/// The contract of `MixedPigment`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: MixedPigmentContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: MixedPigmentContract<Live>.Expectation) async throws {
///         try await MixedPigmentContract { Live() }.check(expectation)
///     }
@MainActor
struct MixedPigmentContract<Subject: MixedPigment>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @MainActor @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    nonisolated enum Expectation: CaseIterable, Sendable {
        case hue
        case mix
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .hue: try await hue()
        case .mix: try await mix()
        }
    }

    // MARK: hue()
    func hue() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'hue()' must do")
    }

    // MARK: mix()
    func mix() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'mix()' must do")
    }
}

/// The contract of `Studio`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: StudioContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: StudioContract<Live>.Expectation) async throws {
///         try await StudioContract { Live() }.check(expectation)
///     }
nonisolated struct StudioContract<Subject: Studio>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case onMain
        case later
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .onMain: try await onMain()
        case .later: try await later()
        }
    }

    // MARK: onMain(_:)
    func onMain() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'onMain(_:)' must do")
    }

    // MARK: later(_:)
    func later() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'later(_:)' must do")
    }
}
