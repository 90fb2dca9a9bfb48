import RestatedRequirements
import Testing

/// The contract of `Readable`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: ReadableContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: ReadableContract<Live>.Expectation) async throws {
///         try await ReadableContract { Live() }.check(expectation)
///     }
nonisolated struct ReadableContract<Subject: Readable>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case value
        case size
        case convert
        case checkRequirement
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .value: try await value()
        case .size: try await size()
        case .convert: try await convert()
        case .checkRequirement: try await checkRequirement()
        }
    }

    // MARK: value
    func value() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'value' must do")
    }

    // MARK: size
    func size() async throws {
        var subject = try await makeSubject()
        subject.size = 7
        #expect(subject.size == 7)
    }

    // MARK: convert(_:)
    func convert() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'convert(_:)' must do")
    }

    // MARK: check(_:)
    func checkRequirement() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'check(_:)' must do")
    }
}

/// The contract of `NumberReadable`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: NumberReadableContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: NumberReadableContract<Live>.Expectation) async throws {
///         try await NumberReadableContract { Live() }.check(expectation)
///     }
nonisolated struct NumberReadableContract<Subject: NumberReadable>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case value
        case convert
        case checkRequirement
        case size
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .value: try await value()
        case .convert: try await convert()
        case .checkRequirement: try await checkRequirement()
        case .size: try await size()
        }
    }

    // MARK: value
    func value() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'value' must do")
    }

    // MARK: convert(_:)
    func convert() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'convert(_:)' must do")
    }

    // MARK: check(_:)
    func checkRequirement() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'check(_:)' must do")
    }

    // MARK: size
    func size() async throws {
        var subject = try await makeSubject()
        subject.size = 7
        #expect(subject.size == 7)
    }
}

/// The contract of `TextReadable`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: TextReadableContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: TextReadableContract<Live>.Expectation) async throws {
///         try await TextReadableContract { Live() }.check(expectation)
///     }
nonisolated struct TextReadableContract<Subject: TextReadable>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case convert
        case value
        case size
        case checkRequirement
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .convert: try await convert()
        case .value: try await value()
        case .size: try await size()
        case .checkRequirement: try await checkRequirement()
        }
    }

    // MARK: convert(_:)
    func convert() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'convert(_:)' must do")
    }

    // MARK: value
    func value() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'value' must do")
    }

    // MARK: size
    func size() async throws {
        var subject = try await makeSubject()
        subject.size = 7
        #expect(subject.size == 7)
    }

    // MARK: check(_:)
    func checkRequirement() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'check(_:)' must do")
    }
}

/// The contract of `Storing`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: StoringContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: StoringContract<Live>.Expectation) async throws {
///         try await StoringContract { Live() }.check(expectation)
///     }
nonisolated struct StoringContract<Subject: Storing>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case store
        case write
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .store: try await store()
        case .write: try await write()
        }
    }

    // MARK: store(_:)
    func store() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'store(_:)' must do")
    }

    // MARK: write(_:)
    func write() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'write(_:)' must do")
    }
}

/// The contract of `Listing`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: ListingContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: ListingContract<Live>.Expectation) async throws {
///         try await ListingContract { Live() }.check(expectation)
///     }
nonisolated struct ListingContract<Subject: Listing>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case value
        case empty
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .value: try await value()
        case .empty: try await empty()
        }
    }

    // MARK: value(_:)
    func value() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'value(_:)' must do")
    }

    // MARK: empty()
    func empty() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'empty()' must do")
    }
}

/// The contract of `Boxed`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: BoxedContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: BoxedContract<Live>.Expectation) async throws {
///         try await BoxedContract { Live() }.check(expectation)
///     }
nonisolated struct BoxedContract<Subject: Boxed>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case box
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .box: try await box()
        }
    }

    // MARK: box(_:)
    func box() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'box(_:)' must do")
    }
}

/// The contract of `Labelled`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: LabelledContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: LabelledContract<Live>.Expectation) async throws {
///         try await LabelledContract { Live() }.check(expectation)
///     }
nonisolated struct LabelledContract<Subject: Labelled>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case moveLetVarInout
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .moveLetVarInout: try await moveLetVarInout()
        }
    }

    // MARK: move(let:var:inout:)
    func moveLetVarInout() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'move(let:var:inout:)' must do")
    }
}

/// The contract of `Sized`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: SizedContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: SizedContract<Live>.Expectation) async throws {
///         try await SizedContract { Live() }.check(expectation)
///     }
nonisolated struct SizedContract<Subject: Sized>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case size
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .size: try await size()
        }
    }

    // MARK: size
    func size() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'size' must do")
    }
}

/// The contract of `Sizing`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: SizingContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: SizingContract<Live>.Expectation) async throws {
///         try await SizingContract { Live() }.check(expectation)
///     }
nonisolated struct SizingContract<Subject: Sizing>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case size
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .size: try await size()
        }
    }

    // MARK: size
    func size() async throws {
        var subject = try await makeSubject()
        subject.size = 7
        #expect(subject.size == 7)
    }
}

/// The contract of `Resizable`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: ResizableContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: ResizableContract<Live>.Expectation) async throws {
///         try await ResizableContract { Live() }.check(expectation)
///     }
nonisolated struct ResizableContract<Subject: Resizable>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case size
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .size: try await size()
        }
    }

    // MARK: size
    func size() async throws {
        var subject = try await makeSubject()
        subject.size = 7
        #expect(subject.size == 7)
    }
}
