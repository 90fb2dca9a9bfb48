import Foundation
import Testing

@testable import UnderstudySyntax

/// Damaged declarations are read without a trap, and their ranges hold.
@Suite struct MutationTests {
    /// Set `UNDERSTUDY_FUZZ_SEED` to try other inputs.
    private static let seed = ProcessInfo.processInfo.environment["UNDERSTUDY_FUZZ_SEED"].flatMap { UInt64($0) } ?? 1

    private static let declarations = [
        """
        @MainActor public protocol Store<Element>: AnyObject, Sendable where Element: Hashable & Sendable {
            associatedtype Element = Int
            /* one /* two */ */
            var count: Int { get async throws(Failure) }
            #if os(Linux)
            static func make<each T: P>(_ values: repeat each T, by key: @escaping @Sendable (Int?) -> [String: A<B>]) throws
            #else
            mutating func make(isolation: isolated (any Actor)? = #isolation) async rethrows -> some Collection<Element>
            #endif
            subscript<let n: Int>(_ index: [n of Int], label: inout A.B.Type) -> (a: Int, b: any ~Copyable)! { get set }
            init?(`default` value: sending Value) where Element == Int
        }
        """,
        ##"""
        extension A.B: @retroactive @MainActor P where T == [String: Int] {
            func f(a: String = "x\(y.map { "\($0)" })z", b: () -> Void = { print("}") }) async { if a / b { } }
            static func <<< <T>(l: T, r: T) -> Bool { /a{/ ; #/ ) /# }
            var x = 1, y: Int = 2 { didSet { } willSet(new) { } }
            case a(Int), b(c: String = #"\#(1)"#)
        }
        let s = #"\#("a")" }"# + #"""
            "# {
            """#
        import struct A.B; typealias X<T> = T.Y where T: ~Escapable
        """##,
    ]

    @Test func mutatedDeclarationsAreRead() {
        let mutator = Mutator(Self.declarations.map { Mutator.Seed(Array($0.utf8)) })
        for number in 0..<2_000 {
            let bytes = mutator.text(seed: Self.seed &* 1_000_003 &+ UInt64(number))
            let violation = ReadingChecks.violations(of: bytes).first
            #expect(violation == nil, "seed \(Self.seed), input \(number): \(String(decoding: bytes, as: UTF8.self))")
        }
    }

    @Test func cutOffDeclarationsAreRead() {
        for declaration in Self.declarations {
            #expect(ReadingChecks.firstViolationWhenDamaged(Array(declaration.utf8)) == nil)
        }
    }
}
