import InheritedTypeNames
import Testing

/// The contract of `Cell`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: CellContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: CellContract<Live>.Expectation) async throws {
///         try await CellContract { Live() }.check(expectation)
///     }
nonisolated struct CellContract<Subject: Cell>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case width
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .width: try await width()
        }
    }

    // MARK: width
    func width() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'width' must do")
    }
}

/// The contract of `Marker`, yours to fill in: what each implementation must do.
nonisolated struct MarkerContract<Subject: Marker>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject
}

/// The contract of `Drawers.Drawer`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: DrawerContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: DrawerContract<Live>.Expectation) async throws {
///         try await DrawerContract { Live() }.check(expectation)
///     }
nonisolated struct DrawerContract<Subject: Drawers.Drawer>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case put
        case last
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .put: try await put()
        case .last: try await last()
        }
    }

    // MARK: put(_:)
    func put() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'put(_:)' must do")
    }

    // MARK: last
    func last() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'last' must do")
    }
}

/// The contract of `Drawers.LabelledDrawer`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: LabelledDrawerContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: LabelledDrawerContract<Live>.Expectation) async throws {
///         try await LabelledDrawerContract { Live() }.check(expectation)
///     }
nonisolated struct LabelledDrawerContract<Subject: Drawers.LabelledDrawer>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case replaceBy
        case put
        case last
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .replaceBy: try await replaceBy()
        case .put: try await put()
        case .last: try await last()
        }
    }

    // MARK: replace(_:by:)
    func replaceBy() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'replace(_:by:)' must do")
    }

    // MARK: put(_:)
    func put() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'put(_:)' must do")
    }

    // MARK: last
    func last() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'last' must do")
    }
}

/// The contract of `Grid`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: GridContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: GridContract<Live>.Expectation) async throws {
///         try await GridContract { Live() }.check(expectation)
///     }
nonisolated struct GridContract<Subject: Grid>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case first
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .first: try await first()
        }
    }

    // MARK: first()
    func first() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'first()' must do")
    }
}

/// The contract of `MarkedGrid`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: MarkedGridContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: MarkedGridContract<Live>.Expectation) async throws {
///         try await MarkedGridContract { Live() }.check(expectation)
///     }
nonisolated struct MarkedGridContract<Subject: MarkedGrid>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case cellAt
        case insertBeside
        case visit
        case cells
        case first
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .cellAt: try await cellAt()
        case .insertBeside: try await insertBeside()
        case .visit: try await visit()
        case .cells: try await cells()
        case .first: try await first()
        }
    }

    // MARK: cell(at:)
    func cellAt() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'cell(at:)' must do")
    }

    // MARK: insert(_:beside:)
    func insertBeside() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'insert(_:beside:)' must do")
    }

    // MARK: visit(_:)
    func visit() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'visit(_:)' must do")
    }

    // MARK: cells
    func cells() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'cells' must do")
    }

    // MARK: first()
    func first() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'first()' must do")
    }
}

/// The contract of `CellPrinter`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: CellPrinterContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: CellPrinterContract<Live>.Expectation) async throws {
///         try await CellPrinterContract { Live() }.check(expectation)
///     }
nonisolated struct CellPrinterContract<Subject: CellPrinter>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case print
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .print: try await print()
        }
    }

    // MARK: print(_:)
    func print() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'print(_:)' must do")
    }
}

/// The contract of `PrintedGrid`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: PrintedGridContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: PrintedGridContract<Live>.Expectation) async throws {
///         try await PrintedGridContract { Live() }.check(expectation)
///     }
nonisolated struct PrintedGridContract<Subject: PrintedGrid>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case use
        case print
        case first
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .use: try await use()
        case .print: try await print()
        case .first: try await first()
        }
    }

    // MARK: use(_:)
    func use() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'use(_:)' must do")
    }

    // MARK: print(_:)
    func print() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'print(_:)' must do")
    }

    // MARK: first()
    func first() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'first()' must do")
    }
}
