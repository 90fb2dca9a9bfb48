/// A small generator of numbers, the same for the same seed everywhere.
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) {
        state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 0x1234_5678_9ABC_DEF1
        for _ in 0..<4 { _ = next() }
    }

    mutating func next() -> UInt64 {
        state ^= state << 13
        state ^= state >> 7
        state ^= state << 17
        return state &* 0x2545_F491_4F6C_DD1D
    }

    mutating func below(_ count: Int) -> Int { Int.random(in: 0..<count, using: &self) }

    /// Whether one of `count` chances came.
    mutating func isOne(in count: Int) -> Bool { below(count) == 0 }

    mutating func pick<T>(_ values: [T], _ fallback: T) -> T { values.randomElement(using: &self) ?? fallback }
}
