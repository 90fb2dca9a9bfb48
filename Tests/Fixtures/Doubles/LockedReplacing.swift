/// Replaces a value that may never have been set.
nonisolated extension Locked {
    /// Changes the value. The old value is released after unlocking, since its 'deinit' may call the double.
    func replace(_ change: (inout Value) -> Void) {
        _ = withLock { value in
            defer { change(&value) }
            return value
        }
    }
}
