/// The storage of static members, one `Locked` per type of value.
nonisolated extension Locked {
    static func shared(_ initial: () -> Value) -> Locked<Value> {
        StaticMembers.storage.withLock { all in
            let key = ObjectIdentifier(Value.self)
            if let found = all[key] as? Locked<Value> { return found }
            let made = Locked(initial())
            all[key] = made
            return made
        }
    }
}

/// The storage of static members of all doubles.
///
/// To give each test its own, run 'understudy support separateStatics'.
nonisolated enum StaticMembers {
    @TaskLocal static var storage = Locked<[ObjectIdentifier: Any]>([:])
}
