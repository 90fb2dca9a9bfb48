import TakenNames

/// A fake of `Sendable`, yours to edit.
final class SendableFake: TakenNames.Sendable {}

/// A fake of `Doors`, yours to edit.
final class DoorsFake: Doors {
    struct FakeStorage {
        var last: TakenNames.Error = .none
        var storages: [Storage] = []
    }

    private let fakeStorage = Locked(FakeStorage())

    var storages: [Storage] {
        get { fakeStorage.storages }
        set { fakeStorage.storages = newValue }
    }

    init(storages: [Storage] = []) { fakeStorage.storages = storages }

    func close(_ door: TakenNames.Locked, after task: TakenNames.Task) throws -> TakenNames.Result {
        // Fill in: what it does.
        TestIssue.report("DoorsFake.close(_:after:) is not filled in", returning: TakenNames.Result())
    }

    func list(_ text: TakenNames.String) async throws -> [TakenNames.Array] {
        // Fill in: what it does.
        TestIssue.report("DoorsFake.list(_:) is not filled in", returning: [])
    }

    func run(_ body: @escaping @Sendable (Swift.Int) -> TakenNames.Optional) {}
    func quit() {}

    func save(_ storage: Storage) throws {
        fakeStorage.withLock { fakeStorage in fakeStorage.storages.append(storage) }
    }

    static func make() -> Value {
        // Fill in: what it does.
        TestIssue.report("DoorsFake.make() is not filled in", returning: Value())
    }

    var last: TakenNames.Error {
        get { fakeStorage.last }
        set { fakeStorage.last = newValue }
    }
}

/// A fake of `Keys`, yours to edit.
final class KeysFake: Keys {
    func find(_ key: TakenNames.Locked) throws -> TakenNames.Result {
        // Fill in: what it does.
        TestIssue.report("KeysFake.find(_:) is not filled in", returning: TakenNames.Result())
    }

    func code<Failure: Swift.Error>(_ error: Failure) -> Failure {
        // Fill in: what it does.
        TestIssue.stop("KeysFake.code(_:) is not filled in")
    }

    var owner: TakenNames.String = TakenNames.String()
}

/// A fake of `Racer`, yours to edit.
final class RacerFake: Racer {
    func run(Task: Swift.Int) {}

    func stop(_ Error: TakenNames.Task, for Result: Swift.Int) -> Swift.Bool {
        // Fill in: what it does.
        TestIssue.report("RacerFake.stop(_:for:) is not filled in", returning: false)
    }

    var Array: Swift.Int = 0
}

/// A fake of `Relay`, yours to edit.
final class RelayFake: Relay {
    func send<Parameter, OtherResult>(_ parameter: Parameter, then: @escaping (OtherResult) -> Swift.Void) {
        // Fill in: what it does.
        TestIssue.report("RelayFake.send(_:then:) is not filled in")
    }

    func run<OtherTask>(_ task: OtherTask) throws -> [OtherTask] {
        // Fill in: what it does.
        TestIssue.report("RelayFake.run(_:) is not filled in", returning: [])
    }

    subscript<OtherArray>(_ array: OtherArray) -> OtherArray {
        // Fill in: what it does.
        TestIssue.stop("RelayFake.subscript(_:) is not filled in")
    }
}
