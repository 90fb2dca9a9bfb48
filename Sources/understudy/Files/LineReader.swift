/// Reads lines from an open file descriptor as they arrive.
final class LineReader: @unchecked Sendable {
    private let descriptor: Int32
    private let lock = Lock()
    private var gathered: [UInt8] = []
    private var isAtEnd = false
    /// A longer line can't be a message, and would only fill memory.
    private static let limit = 1 << 26

    init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Waits for the next line, and returns it without its line break; `nil` at the end.
    func next() -> [UInt8]? {
        lock.withLock {
            var searched = 0
            while true {
                if let end = gathered[searched...].firstIndex(of: UInt8(ascii: "\n")) {
                    let line = Array(gathered[..<end])
                    gathered.removeSubrange(...end)
                    return line
                }
                searched = gathered.count
                if isAtEnd || gathered.count > Self.limit {
                    defer { gathered = [] }
                    return gathered.isEmpty || gathered.count > Self.limit ? nil : gathered
                }
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
