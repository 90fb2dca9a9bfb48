import OpenedArguments
import Testing

/// The contract of `Shape`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: ShapeContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: ShapeContract<Live>.Expectation) async throws {
///         try await ShapeContract { Live() }.check(expectation)
///     }
nonisolated struct ShapeContract<Subject: Shape>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case area
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .area: try await area()
        }
    }

    // MARK: area()
    func area() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'area()' must do")
    }
}

/// The contract of `Bag`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: BagContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: BagContract<Live>.Expectation) async throws {
///         try await BagContract { Live() }.check(expectation)
///     }
nonisolated struct BagContract<Subject: Bag>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case pick
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .pick: try await pick()
        }
    }

    // MARK: pick()
    func pick() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'pick()' must do")
    }
}

/// The contract of `Registry`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: RegistryContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: RegistryContract<Live>.Expectation) async throws {
///         try await RegistryContract { Live() }.check(expectation)
///     }
nonisolated struct RegistryContract<Subject: Registry>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case resolve
        case resolveAs
        case pour
        case refillFrom
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .resolve: try await resolve()
        case .resolveAs: try await resolveAs()
        case .pour: try await pour()
        case .refillFrom: try await refillFrom()
        }
    }

    // MARK: resolve(_:)
    func resolve() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'resolve(_:)' must do")
    }

    // MARK: resolve(_:as:)
    func resolveAs() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'resolve(_:as:)' must do")
    }

    // MARK: pour(_:)
    func pour() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'pour(_:)' must do")
    }

    // MARK: refill(_:from:)
    func refillFrom() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'refill(_:from:)' must do")
    }
}

/// The contract of `Cabinet`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: CabinetContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: CabinetContract<Live>.Expectation) async throws {
///         try await CabinetContract { Live() }.check(expectation)
///     }
nonisolated struct CabinetContract<Subject: Cabinet>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case subscriptRequirement
        case subscriptLike
        case subscriptAmong
        case subscriptInt
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .subscriptRequirement: try await subscriptRequirement()
        case .subscriptLike: try await subscriptLike()
        case .subscriptAmong: try await subscriptAmong()
        case .subscriptInt: try await subscriptInt()
        }
    }

    // MARK: subscript(_:_:)
    func subscriptRequirement() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'subscript(_:_:)' must do")
    }

    // MARK: subscript(like:)
    func subscriptLike() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'subscript(like:)' must do")
    }

    // MARK: subscript(among:)
    func subscriptAmong() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'subscript(among:)' must do")
    }

    // MARK: subscript(_:)
    func subscriptInt() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'subscript(_:)' must do")
    }
}

/// The contract of `Packer`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: PackerContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: PackerContract<Live>.Expectation) async throws {
///         try await PackerContract { Live() }.check(expectation)
///     }
nonisolated struct PackerContract<Subject: Packer>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case pack
        case weigh
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .pack: try await pack()
        case .weigh: try await weigh()
        }
    }

    // MARK: pack(_:)
    func pack() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'pack(_:)' must do")
    }

    // MARK: weigh(_:_:)
    func weigh() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'weigh(_:_:)' must do")
    }
}
