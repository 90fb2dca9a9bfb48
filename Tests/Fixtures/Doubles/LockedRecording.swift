/// Records calls, one at a time.
nonisolated extension Locked {
    func append<Element>(_ element: Element, to list: WritableKeyPath<Value, [Element]>) {
        withLock { $0[keyPath: list].append(element) }
    }

    func increment(_ count: WritableKeyPath<Value, Int>) { withLock { $0[keyPath: count] += 1 } }
}
