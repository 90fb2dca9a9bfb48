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

/// What static members of doubles keep.
///
/// Each test can have its own: 'understudy support separateStatics' writes what binds a new value.
nonisolated enum StaticMembers {
    @TaskLocal static var storage = Locked<[ObjectIdentifier: Any]>([:])
}
