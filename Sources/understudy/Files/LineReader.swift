import UnderstudySyntax

/// A line of input.
enum InputLine: Sendable {
    case bytes([UInt8])
    /// The line was too long to be kept, and was skipped.
    case tooLong
}

/// Reads lines from an open file descriptor as they arrive.
final class LineReader: @unchecked Sendable {
    private let descriptor: Int32
    private let lock = Mutex()
    private var gathered: [UInt8] = []
    private var isAtEnd = false
    /// The number of bytes from which a line can't be a message, and would only fill memory: 64 MiB.
    private let limit: Int

    init(descriptor: Int32, limit: Int = 1 << 26) {
        self.descriptor = descriptor
        self.limit = limit
    }

    /// Waits for the next line, and returns it without its line break; `nil` at the end.
    func next() -> InputLine? {
        lock.withLock {
            var searched = 0
            var isTooLong = false
            while true {
                if let end = gathered[searched...].firstIndex(of: UInt8(ascii: "\n")) {
                    let line = Array(gathered[..<end])
                    gathered.removeSubrange(...end)
                    return isTooLong || line.count > limit ? .tooLong : .bytes(line)
                }
                isTooLong = isTooLong || gathered.count > limit
                if isTooLong { gathered = [] }
                if isAtEnd {
                    defer { gathered = [] }
                    return isTooLong ? .tooLong : gathered.isEmpty ? nil : .bytes(gathered)
                }
                searched = gathered.count
                readMore()
            }
        }
    }

    private func readMore() {
        let room = 1 << 16
        var piece = [UInt8](repeating: 0, count: room)
        let result = piece.withUnsafeMutableBytes { SystemCalls.readOnce(descriptor, into: $0) }
        switch result {
        case .success(let count) where count > 0: gathered += piece[..<count]
        case .success, .failure: isAtEnd = true
        }
    }
}
