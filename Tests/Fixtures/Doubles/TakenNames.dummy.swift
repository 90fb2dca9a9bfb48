import TakenNames

/// A dummy of `Sendable`, yours to edit.
final class SendableDummy: TakenNames.Sendable {}

/// A dummy of `Doors`, yours to edit.
final class DoorsDummy: Doors {
    func close(_ door: TakenNames.Locked, after task: TakenNames.Task) throws -> TakenNames.Result {
        fatalError("DoorsDummy.close(_:after:) must not be called")
    }

    func list(_ text: TakenNames.String) async throws -> [TakenNames.Array] {
        fatalError("DoorsDummy.list(_:) must not be called")
    }

    func run(_ body: @escaping @Sendable (Swift.Int) -> TakenNames.Optional) {
        fatalError("DoorsDummy.run(_:) must not be called")
    }

    func quit() { fatalError("DoorsDummy.quit() must not be called") }
    func save(_ storage: Storage) throws { fatalError("DoorsDummy.save(_:) must not be called") }
    static func make() -> Value { fatalError("DoorsDummy.make() must not be called") }

    var last: TakenNames.Error {
        get { fatalError("DoorsDummy.last must not be read") }
        set { fatalError("DoorsDummy.last must not be set") }
    }
}

/// A dummy of `Keys`, yours to edit.
final class KeysDummy: Keys {
    func find(_ key: TakenNames.Locked) throws -> TakenNames.Result {
        fatalError("KeysDummy.find(_:) must not be called")
    }

    func code<Failure: Swift.Error>(_ error: Failure) -> Failure { fatalError("KeysDummy.code(_:) must not be called") }
    var owner: TakenNames.String { fatalError("KeysDummy.owner must not be read") }
}

/// A dummy of `Racer`, yours to edit.
final class RacerDummy: Racer {
    func run(Task: Swift.Int) { fatalError("RacerDummy.run(Task:) must not be called") }

    func stop(_ Error: TakenNames.Task, for Result: Swift.Int) -> Swift.Bool {
        fatalError("RacerDummy.stop(_:for:) must not be called")
    }

    var Array: Swift.Int {
        get { fatalError("RacerDummy.Array must not be read") }
        set { fatalError("RacerDummy.Array must not be set") }
    }
}

/// A dummy of `Relay`, yours to edit.
final class RelayDummy: Relay {
    func send<Parameter, OtherResult>(_ parameter: Parameter, then: @escaping (OtherResult) -> Swift.Void) {
        fatalError("RelayDummy.send(_:then:) must not be called")
    }

    func run<OtherTask>(_ task: OtherTask) throws -> [OtherTask] { fatalError("RelayDummy.run(_:) must not be called") }
    subscript<OtherArray>(_ array: OtherArray) -> OtherArray { fatalError("RelayDummy.subscript(_:) must not be read") }
}
