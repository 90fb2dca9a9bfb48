import TakenNames

/// A wrapper of `Sendable`, yours to edit.
struct SendableWrapper<Base: TakenNames.Sendable>: TakenNames.Sendable {
    let base: Base
}

/// A wrapper of `Doors`, yours to edit.
struct DoorsWrapper<Base: Doors>: Doors {
    var base: Base

    func close(_ door: TakenNames.Locked, after task: TakenNames.Task) throws -> TakenNames.Result {
        try base.close(door, after: task)
    }

    func list(_ text: TakenNames.String) async throws -> [TakenNames.Array] { try await base.list(text) }
    func run(_ body: @escaping @Sendable (Swift.Int) -> TakenNames.Optional) { base.run(body) }
    func quit() { base.quit() }
    func save(_ storage: Storage) throws { try base.save(storage) }
    static func make() -> Value { Base.make() }

    var last: TakenNames.Error {
        get { base.last }
        set { base.last = newValue }
    }
}

/// A wrapper of `Keys`, yours to edit.
struct KeysWrapper<Base: Keys>: Keys {
    let base: Base

    func find(_ key: TakenNames.Locked) throws -> TakenNames.Result { try base.find(key) }
    func code<Failure: Swift.Error>(_ error: Failure) -> Failure { base.code(error) }
    var owner: TakenNames.String { base.owner }
}

/// A wrapper of `Racer`, yours to edit.
struct RacerWrapper<Base: Racer>: Racer {
    var base: Base

    func run(Task: Swift.Int) { base.run(Task: Task) }
    func stop(_ Error: TakenNames.Task, for Result: Swift.Int) -> Swift.Bool { base.stop(Error, for: Result) }

    var Array: Swift.Int {
        get { base.Array }
        set { base.Array = newValue }
    }
}

/// A wrapper of `Relay`, yours to edit.
struct RelayWrapper<Base: Relay>: Relay {
    let base: Base

    func send<Parameter, OtherResult>(_ parameter: Parameter, then: @escaping (OtherResult) -> Swift.Void) {
        base.send(parameter, then: then)
    }

    func run<OtherTask>(_ task: OtherTask) throws -> [OtherTask] { try base.run(task) }
    subscript<OtherArray>(_ array: OtherArray) -> OtherArray { base[array] }
}
