import CallForms

/// A wrapper of `Unfailing`, yours to edit.
nonisolated struct UnfailingWrapper<Base: Unfailing>: Unfailing {
    let base: Base

    func total() throws(Never) -> Int { base.total() }
    func load(_ name: String) async throws(Never) -> String { await base.load(name) }

    var count: Int {
        get throws(Never) { base.count }
    }

    subscript(place: Int) -> String {
        get throws(Never) { base[place] }
    }
}

/// A wrapper of `ResultOverloads`, yours to edit.
nonisolated struct ResultOverloadsWrapper<Base: ResultOverloads>: ResultOverloads {
    let base: Base

    func save(_ number: Int) { let _: Void = base.save(number) }
    func save(_ number: Int) -> Int { base.save(number) }
    func flush() async throws { let _: Void = try await base.flush() }
    func flush() async throws -> Bool { try await base.flush() }
    func reset() -> Int { base.reset() }
    func reset() -> String { base.reset() }
    func run<Value>(_ value: Value) { let _: Void = base.run(value) }
    func run<Value>(_ value: Value) -> Value { base.run(value) }
    static func start() { let _: Void = Base.start() }
    static func start() -> Int { Base.start() }
}

/// A wrapper of `ReservedNames`, yours to edit.
struct ReservedNamesWrapper<Base: ReservedNames>: ReservedNames {
    var base: Base

    var `self`: Int {
        get { base.`self` }
        set { base.`self` = newValue }
    }

    var `Type`: String {
        get { base.`Type` }
        set { base.`Type` = newValue }
    }

    var `default`: Bool {
        get { base.`default` }
        set { base.`default` = newValue }
    }
}

/// A wrapper of `SharedReservedNames`, yours to edit.
struct SharedReservedNamesWrapper<Base: SharedReservedNames>: SharedReservedNames {
    var base: Base

    var `self`: Int {
        get { base.`self` }
        set { base.`self` = newValue }
    }

    static var `default`: String {
        get { Base.`default` }
        set { Base.`default` = newValue }
    }
}
