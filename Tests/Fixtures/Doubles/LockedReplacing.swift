/// Replaces objects, and values that may never have been set.
nonisolated extension Locked {
    /// Changes the value; the old one is released after unlocking, since its 'deinit' may call the double.
    func replace<Result>(_ change: (inout Value) throws -> Result) rethrows -> Result {
        try withLock { value in
            let old = value
            return (result: try change(&value), old: old)
        }.result
    }
}
