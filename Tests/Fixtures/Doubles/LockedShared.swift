/// One `Locked` per type of value, for generic types, which can't have static stored properties.
nonisolated extension Locked {
    static func shared(_ initial: () -> Value) -> Locked<Value> {
        everyShared.withLock { all in
            let key = ObjectIdentifier(Value.self)
            if let found = all[key] as? Locked<Value> { return found }
            let made = Locked(initial())
            all[key] = made
            return made
        }
    }
}

nonisolated private let everyShared = Locked<[ObjectIdentifier: Any]>([:])
