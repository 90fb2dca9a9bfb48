import Testing
import UnusualParameters

/// The contract of `Postal`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: PostalContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: PostalContract<Live>.Expectation) async throws {
///         try await PostalContract { Live() }.check(expectation)
///     }
nonisolated struct PostalContract<Subject: Postal>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case post
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .post: try await post()
        }
    }

    // MARK: post()
    func post() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'post()' must do")
    }
}

/// The contract of `Crate`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: CrateContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: CrateContract<Live>.Expectation) async throws {
///         try await CrateContract { Live() }.check(expectation)
///     }
nonisolated struct CrateContract<Subject: Crate>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case open
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .open: try await open()
        }
    }

    // MARK: open()
    func open() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'open()' must do")
    }
}

/// The contract of `Race`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: RaceContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: RaceContract<Live>.Expectation) async throws {
///         try await RaceContract { Live() }.check(expectation)
///     }
nonisolated struct RaceContract<Subject: Race>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case start
        case time
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .start: try await start()
        case .time: try await time()
        }
    }

    // MARK: start(_:)
    func start() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'start(_:)' must do")
    }

    // MARK: time(_:)
    func time() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'time(_:)' must do")
    }
}

/// The contract of `Dispatching`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: DispatchingContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: DispatchingContract<Live>.Expectation) async throws {
///         try await DispatchingContract { Live() }.check(expectation)
///     }
nonisolated struct DispatchingContract<Subject: Dispatching>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case run
        case wait
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .run: try await run()
        case .wait: try await wait()
        }
    }

    // MARK: run(_:)
    func run() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'run(_:)' must do")
    }

    // MARK: wait(_:)
    func wait() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'wait(_:)' must do")
    }
}

/// The contract of `Sorting`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: SortingContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: SortingContract<Live>.Expectation) async throws {
///         try await SortingContract { Live() }.check(expectation)
///     }
nonisolated struct SortingContract<Subject: Sorting>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case sortOthers
        case weigh
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .sortOthers: try await sortOthers()
        case .weigh: try await weigh()
        }
    }

    // MARK: sort(_:others:)
    func sortOthers() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'sort(_:others:)' must do")
    }

    // MARK: weigh(_:)
    func weigh() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'weigh(_:)' must do")
    }
}

/// The contract of `Lending`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: LendingContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: LendingContract<Live>.Expectation) async throws {
///         try await LendingContract { Live() }.check(expectation)
///     }
nonisolated struct LendingContract<Subject: Lending>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case count
        case look
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .count: try await count()
        case .look: try await look()
        }
    }

    // MARK: count(_:)
    func count() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'count(_:)' must do")
    }

    // MARK: look(_:)
    func look() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'look(_:)' must do")
    }
}

/// The contract of `Rewiring`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: RewiringContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: RewiringContract<Live>.Expectation) async throws {
///         try await RewiringContract { Live() }.check(expectation)
///     }
nonisolated struct RewiringContract<Subject: Rewiring>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case rewire
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .rewire: try await rewire()
        }
    }

    // MARK: rewire(_:)
    func rewire() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'rewire(_:)' must do")
    }
}

/// The contract of `Labelling`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: LabellingContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: LabellingContract<Live>.Expectation) async throws {
///         try await LabellingContract { Live() }.check(expectation)
///     }
nonisolated struct LabellingContract<Subject: Labelling>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case labelIntAnyInoutÉ
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .labelIntAnyInoutÉ: try await labelIntAnyInoutÉ()
        }
    }

    // MARK: label(Int:any:inout:é:)
    func labelIntAnyInoutÉ() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'label(Int:any:inout:é:)' must do")
    }
}

/// The contract of `Calling`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: CallingContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: CallingContract<Live>.Expectation) async throws {
///         try await CallingContract { Live() }.check(expectation)
///     }
nonisolated struct CallingContract<Subject: Calling>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case callback
        case call
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .callback: try await callback()
        case .call: try await call()
        }
    }

    // MARK: callback
    func callback() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'callback' must do")
    }

    // MARK: call(_:)
    func call() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'call(_:)' must do")
    }
}

/// The contract of `Postage`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: PostageContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: PostageContract<Live>.Expectation) async throws {
///         try await PostageContract { Live() }.check(expectation)
///     }
nonisolated struct PostageContract<Subject: Postage>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case orElse
        case caretPlus
        case caretMinus
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .orElse: try await orElse()
        case .caretPlus: try await caretPlus()
        case .caretMinus: try await caretMinus()
        }
    }

    // MARK: ??(_:_:)
    func orElse() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what '??(_:_:)' must do")
    }

    // MARK: ^+(_:)
    func caretPlus() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what '^+(_:)' must do")
    }

    // MARK: ^-(_:)
    func caretMinus() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what '^-(_:)' must do")
    }
}

/// The contract of `Stamping`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: StampingContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: StampingContract<Live>.Expectation) async throws {
///         try await StampingContract { Live() }.check(expectation)
///     }
nonisolated struct StampingContract<Subject: Stamping>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case stamp
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .stamp: try await stamp()
        }
    }

    // MARK: stamp
    func stamp() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'stamp' must do")
    }
}

/// The contract of `Shelving`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: ShelvingContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: ShelvingContract<Live>.Expectation) async throws {
///         try await ShelvingContract { Live() }.check(expectation)
///     }
nonisolated struct ShelvingContract<Subject: Shelving>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case subscriptRequirement
        case subscriptItem
        case subscriptInt
        case place
        case placeItem
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .subscriptRequirement: try await subscriptRequirement()
        case .subscriptItem: try await subscriptItem()
        case .subscriptInt: try await subscriptInt()
        case .place: try await place()
        case .placeItem: try await placeItem()
        }
    }

    // MARK: subscript(_:)
    func subscriptRequirement() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'subscript(_:)' must do")
    }

    // MARK: subscript(_:)
    func subscriptItem() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'subscript(_:)' must do")
    }

    // MARK: subscript(_:)
    func subscriptInt() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'subscript(_:)' must do")
    }

    // MARK: place(_:)
    func place() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'place(_:)' must do")
    }

    // MARK: place(_:)
    func placeItem() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'place(_:)' must do")
    }
}

/// The contract of `Unpacking`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: UnpackingContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: UnpackingContract<Live>.Expectation) async throws {
///         try await UnpackingContract { Live() }.check(expectation)
///     }
nonisolated struct UnpackingContract<Subject: Unpacking>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case initRequirement
        case initChecked
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .initRequirement: try await initRequirement()
        case .initChecked: try await initChecked()
        }
    }

    // MARK: init(_:)
    func initRequirement() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'init(_:)' must do")
    }

    // MARK: init?(checked:)
    func initChecked() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'init?(checked:)' must do")
    }
}

/// The contract of `Wiring`, yours to fill in: what each implementation must do.
///
/// A suite runs it on an implementation, here `Live`, with one test per expectation:
///
///     @Test(arguments: WiringContract<Live>.Expectation.allCases)
///     func keepsContract(_ expectation: WiringContract<Live>.Expectation) async throws {
///         try await WiringContract { Live() }.check(expectation)
///     }
nonisolated struct WiringContract<Subject: Wiring>: Sendable {
    /// Makes a new, empty subject.
    let makeSubject: @Sendable () async throws -> Subject

    /// What is expected, requirement by requirement.
    enum Expectation: CaseIterable, Sendable {
        case wire
    }

    /// Checks one expectation with a new subject.
    func check(_ expectation: Expectation) async throws {
        switch expectation {
        case .wire: try await wire()
        }
    }

    // MARK: wire(_:)
    func wire() async throws {
        _ = try await makeSubject()
        Issue.record("not written yet: describe what 'wire(_:)' must do")
    }
}
