import LockMembers

/// A dummy of `Odometer`, yours to edit.
final class OdometerDummy: Odometer {
    var append: @Sendable (Int) -> Int {
        get { fatalError("OdometerDummy.append must not be read") }
        set { fatalError("OdometerDummy.append must not be set") }
    }

    var increment: Int { fatalError("OdometerDummy.increment must not be read") }

    var shared: String {
        get { fatalError("OdometerDummy.shared must not be read") }
        set { fatalError("OdometerDummy.shared must not be set") }
    }

    func add(_ distance: Int) { fatalError("OdometerDummy.add(_:) must not be called") }
    func clear() { fatalError("OdometerDummy.clear() must not be called") }
}

/// A dummy of `Dial`, yours to edit.
final class DialDummy: Dial {
    var withLock: Int {
        get { fatalError("DialDummy.withLock must not be read") }
        set { fatalError("DialDummy.withLock must not be set") }
    }

    static var append: String {
        get { fatalError("DialDummy.append must not be read") }
        set { fatalError("DialDummy.append must not be set") }
    }

    static func begin() { fatalError("DialDummy.begin() must not be called") }

    func read(_ unit: String, of part: Int) async throws -> Int {
        fatalError("DialDummy.read(_:of:) must not be called")
    }
}
