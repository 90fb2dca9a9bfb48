import Testing

@testable import UnderstudySemantics

/// Which extensions with constraints every conforming type has, since the protocol says the same.
@Suite("Constraints of extensions")
struct ImpliedConstraintTests {
    private static let rest = """
        protocol Q { associatedtype E: Hashable }
        protocol R: Actor {}
        typealias QAndR = Q & R

        """

    /// What the protocol says, and the clause of an extension that follows from it.
    static let implied = [
        ("protocol P: Q {", "Self: Q"), ("protocol P: Q {", "Self: P"), ("protocol P where Self: Q {", "Self: Q"),
        ("protocol P: Q & R {", "Self: R"), ("protocol P: QAndR {", "Self: Q"), ("protocol P: Q {", "E: Hashable"),
        ("protocol P: AnyObject {", "Self: AnyObject"), ("protocol P: class {", "Self: AnyObject"),
        ("protocol P: R {", "Self: AnyObject"),
        ("protocol P: Actor {", "Self: AnyObject"), ("protocol P { associatedtype T: Q;", "T: Q"),
        ("protocol P { associatedtype T: Q;", "Self.T: Q"), ("protocol P { associatedtype T where T: Q;", "T: Q"),
        ("protocol P: Q where E == Int {", "E == Int"), ("protocol P: Q where E == Int {", "Int == E"),
        ("protocol P: Q where Self.E == Int {", "E == Int"), ("protocol P: Q where E == [Int] {", "E == Array<Int>"),
        ("protocol P: Q where E == Int? {", "E == Optional<Int>"), ("protocol P: Q where E == Int {", "E == Swift.Int"),
        ("protocol P {", "Self: ~Copyable"), ("protocol P: Q {", "Self: Q, E: Hashable"),
        ("protocol P: Q, R {", "Self: Q & R"), ("protocol P: Q & R {", "Self: R & Q"),
        ("protocol P: Q, R {", "Self: QAndR"), ("protocol P { associatedtype T: Q & R;", "T: R"),
        ("protocol P { associatedtype T where T: Q & R;", "T: QAndR"),
    ]

    @Test("hold for every conforming type where the protocol states them", arguments: implied)
    func holds(_ head: String, _ clause: String) {
        let text = Self.rest + head + " func f() }\nextension P where \(clause) { func f() {} }"
        #expect(index(text).namesWithDefault().contains("f()"))
    }

    /// What the protocol says, and the clause of an extension that does not follow from it.
    static let open = [
        ("protocol P {", "Self: Q"), ("protocol P: Q {", "Self: R"), ("protocol P: Q {", "E == Int"),
        ("protocol P: Q where E == Int {", "E == String"), ("protocol P: Q {", "E: Comparable"),
        ("protocol P: Q {", "Self: AnyObject"), ("protocol P { associatedtype T: Q;", "T: Hashable"),
        ("protocol P { associatedtype T: Q;", "T.E == Int"), ("protocol P: Q {", "Self: Q, E == Int"),
        ("protocol P { associatedtype T: Hashable; associatedtype U;", "U: Hashable"),
        ("protocol P: Q {", "Self: Q & R"), ("protocol P: Q {", "Self: QAndR"),
    ]

    @Test("hold for some types only where it does not", arguments: open)
    func fails(_ head: String, _ clause: String) {
        let text = Self.rest + head + " func f() }\nextension P where \(clause) { func f() {} }"
        #expect(!index(text).namesWithDefault().contains("f()"))
    }
}
