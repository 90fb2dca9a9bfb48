/// The names that are known at one place of a body.
///
/// A name is looked up in one step, however many scopes are open.
struct Scopes {
    private struct Entry {
        let name: String
        var value: Value
        /// The entry of the same name in an enclosing scope.
        let hidden: Int?
    }

    private var entries: [Entry] = []
    /// The innermost entry of each name.
    private var innermost: [String: Int] = [:]
    /// Where the entries of each open scope begin.
    private var starts: [Int] = []

    /// Opens a scope inside of the others.
    mutating func open() { starts.append(entries.count) }

    /// Closes the innermost scope, and forgets its names.
    mutating func close() {
        guard let start = starts.popLast() else { return }
        while entries.count > start, let entry = entries.popLast() { innermost[entry.name] = entry.hidden }
    }

    /// Declares `name` in the innermost scope.
    mutating func declare(_ name: String, _ value: Value) {
        guard let start = starts.last else { return }
        let known = innermost[name]
        if let known, known >= start {
            entries[known].value = value
        } else {
            innermost[name] = entries.count
            entries.append(Entry(name: name, value: value, hidden: known))
        }
    }

    /// What `name` means here.
    subscript(name: String) -> Value? { innermost[name].map { entries[$0].value } }

    /// Changes what `name` means, wherever it was declared.
    mutating func update(_ name: String, _ change: (inout Value) -> Void) {
        guard let known = innermost[name] else { return }
        change(&entries[known].value)
    }

    /// Closes all scopes.
    mutating func removeAll() {
        entries.removeAll(keepingCapacity: true)
        innermost.removeAll(keepingCapacity: true)
        starts.removeAll(keepingCapacity: true)
    }
}
