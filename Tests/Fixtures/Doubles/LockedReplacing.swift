/// Setting what may never have been read.
nonisolated extension Locked {
    /// Changes the value; what that replaces is released after unlocking, since its 'deinit' may call the double.
    func replace(_ change: (inout Value) -> Void) {
        _ = withLock { value in
            defer { change(&value) }
            return value
        }
    }
}
