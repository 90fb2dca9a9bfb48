import TakenNames

/// A dummy of `Sendable`, yours to edit.
final class SendableDummy: TakenNames.Sendable {}

/// A dummy of `Doors`, yours to edit.
final class DoorsDummy: Doors {
    func close(_ door: TakenNames.Locked, after task: TakenNames.Task) throws -> TakenNames.Result {
        TestIssue.report("DoorsDummy.close(_:after:) must not be called", returning: TakenNames.Result())
    }

    func list(_ text: TakenNames.String) async throws -> [TakenNames.Array] {
        TestIssue.report("DoorsDummy.list(_:) must not be called", returning: [])
    }

    func run(_ body: @escaping @Sendable (Swift.Int) -> TakenNames.Optional) {
        TestIssue.report("DoorsDummy.run(_:) must not be called")
    }

    func quit() { TestIssue.report("DoorsDummy.quit() must not be called") }
    func save(_ storage: Storage) throws { TestIssue.report("DoorsDummy.save(_:) must not be called") }
    static func make() -> Value { TestIssue.report("DoorsDummy.make() must not be called", returning: Value()) }

    var last: TakenNames.Error {
        get { TestIssue.report("DoorsDummy.last must not be read", returning: .none) }
        set { TestIssue.report("DoorsDummy.last must not be set") }
    }
}

/// A dummy of `Keys`, yours to edit.
final class KeysDummy: Keys {
    func find(_ key: TakenNames.Locked) throws -> TakenNames.Result {
        TestIssue.report("KeysDummy.find(_:) must not be called", returning: TakenNames.Result())
    }

    func code<Failure: Swift.Error>(_ error: Failure) -> Failure {
        TestIssue.stop("KeysDummy.code(_:) must not be called")
    }

    var owner: TakenNames.String {
        TestIssue.report("KeysDummy.owner must not be read", returning: TakenNames.String())
    }
}

/// A dummy of `Racer`, yours to edit.
final class RacerDummy: Racer {
    func run(Task: Swift.Int) { TestIssue.report("RacerDummy.run(Task:) must not be called") }

    func stop(_ Error: TakenNames.Task, for Result: Swift.Int) -> Swift.Bool {
        TestIssue.report("RacerDummy.stop(_:for:) must not be called", returning: false)
    }

    var Array: Swift.Int {
        get { TestIssue.report("RacerDummy.Array must not be read", returning: 0) }
        set { TestIssue.report("RacerDummy.Array must not be set") }
    }
}

/// A dummy of `Relay`, yours to edit.
final class RelayDummy: Relay {
    func send<Parameter, OtherResult>(_ parameter: Parameter, then: @escaping (OtherResult) -> Swift.Void) {
        TestIssue.report("RelayDummy.send(_:then:) must not be called")
    }

    func run<OtherTask>(_ task: OtherTask) throws -> [OtherTask] {
        TestIssue.report("RelayDummy.run(_:) must not be called", returning: [])
    }

    subscript<OtherArray>(_ array: OtherArray) -> OtherArray {
        TestIssue.stop("RelayDummy.subscript(_:) must not be read")
    }
}
