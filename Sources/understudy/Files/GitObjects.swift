import UnderstudySyntax

/// The objects of a git repository, read by one `git cat-file --batch` process.
final class GitObjects: @unchecked Sendable {
    /// An object: a commit, a tree or a blob.
    struct Object {
        let identifier: String
        let bytes: [UInt8]
    }

    private let lock = Mutex()
    private let child: SystemCalls.Child
    private var unread: ArraySlice<UInt8> = []
    private var isBroken = false

    /// `nil` if git can't be started.
    init?(repository folder: String) {
        let words = GitCommand(in: folder).words(["cat-file", "--batch"])
        guard let child = try? SystemCalls.start(words) else { return nil }
        self.child = child
    }

    deinit { SystemCalls.finish(child) }

    /// The object called `name`, such as `HEAD` or `HEAD:Sources`; `nil` if there is none.
    func object(_ name: String) -> Object? {
        lock.withLock { read(name) }
    }

    private func read(_ name: String) -> Object? {
        guard !isBroken, !name.utf8.contains(0x0A), SystemCalls.writeAll(Array((name + "\n").utf8), to: child.input),
            let line = line()
        else { return nil }
        let words = line.split(separator: " ")
        guard words.count == 3, words[1] != "missing", let count = Int(words[2]), let bytes = take(count + 1) else {
            return nil
        }
        return Object(identifier: String(words[0]), bytes: Array(bytes.dropLast()))
    }

    private func line() -> String? {
        while true {
            if let end = unread.firstIndex(of: 0x0A) {
                defer { unread = unread[(end + 1)...] }
                return String(decoding: unread[..<end], as: UTF8.self)
            }
            guard fill() else { return nil }
        }
    }

    private func take(_ count: Int) -> ArraySlice<UInt8>? {
        while unread.count < count { guard fill() else { return nil } }
        defer { unread = unread.dropFirst(count) }
        return unread.prefix(count)
    }

    private func fill() -> Bool {
        guard let bytes = SystemCalls.readSome(1 << 16, from: child.output) else {
            isBroken = true
            return false
        }
        unread += bytes
        return true
    }
}
