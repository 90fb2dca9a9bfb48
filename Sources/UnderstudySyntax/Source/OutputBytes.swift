/// Bytes that grow at their end.
///
/// An array asks at each change whether it is shared, and a build without optimisation looks its type up as well; of a class's
/// variables it checks each access.
package final class OutputBytes {
    private struct State {
        var base: UnsafeMutablePointer<UInt8>
        var count = 0
        var capacity: Int
    }

    private let state: UnsafeMutablePointer<State>

    /// Holds none, with room for `capacity`.
    package init(capacity: Int = 1_024) {
        state = .allocate(capacity: 1)
        state.initialize(to: State(base: .allocate(capacity: capacity), capacity: capacity))
    }

    deinit {
        state.pointee.base.deallocate()
        state.deallocate()
    }

    /// How many there are.
    package var count: Int { state.pointee.count }

    /// The last of them; `nil` where there are none.
    package var last: UInt8? { count > 0 ? state.pointee.base[count - 1] : nil }

    /// All of them.
    package var array: [UInt8] { Array(UnsafeBufferPointer(start: state.pointee.base, count: count)) }

    /// Adds a byte.
    package func append(_ byte: UInt8) {
        if state.pointee.count == state.pointee.capacity { grow(1) }
        state.pointee.base[state.pointee.count] = byte
        state.pointee.count += 1
    }

    /// Adds as many bytes as `added`.
    package func append(_ bytes: UnsafePointer<UInt8>, count added: Int) {
        if state.pointee.count + added > state.pointee.capacity { grow(added) }
        UnsafeMutableRawPointer(state.pointee.base + state.pointee.count).copyMemory(from: bytes, byteCount: added)
        state.pointee.count += added
    }

    /// Adds all of `bytes`.
    package func append(_ bytes: [UInt8]) {
        if bytes.count == 0 { return }
        bytes.withUnsafeBufferPointer { bytes in
            if let base = bytes.baseAddress { append(base, count: bytes.count) }
        }
    }

    /// Adds the bytes of `text`.
    package func append(_ text: String) {
        var text = text
        text.withUTF8 { bytes in
            if let base = bytes.baseAddress { append(base, count: bytes.count) }
        }
    }

    /// Takes the last away, which is there.
    package func removeLast() { state.pointee.count -= 1 }

    private func grow(_ added: Int) {
        let former = state.pointee
        let capacity = max(former.capacity * 2, former.count + added)
        state.pointee.capacity = capacity
        state.pointee.base = .allocate(capacity: capacity)
        UnsafeMutableRawPointer(state.pointee.base).copyMemory(from: former.base, byteCount: former.count)
        former.base.deallocate()
    }
}
