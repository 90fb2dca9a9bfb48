import Testing
import UnderstudyDoubles

/// What is said where no double can be, word for word, with its place.
@Suite("Refusals")
struct RefusalTests {
    @Test(arguments: [
        (
            "private protocol P {}",
            "Notes.swift:1:18: error: cannot generate a spy of 'P': it is private to its file [private-protocol]"
        ),
        (
            "fileprivate protocol P {}",
            "Notes.swift:1:22: error: cannot generate a spy of 'P': it is private to its file [private-protocol]"
        ),
        (
            "private enum Outer {\n    protocol P {}\n}",
            "Notes.swift:2:14: error: cannot generate a spy of 'Outer.P': it is private to its file [private-protocol]"
        ),
        (
            "protocol P: Missing {}",
            "Notes.swift:1:10: error: cannot generate a spy of 'P': the protocol 'Missing' that it refines was not "
                + "found; add its sources with --context (a protocol of an SDK has none: "
                + "write its double by hand) [unknown-protocol]"
        ),
        (
            "final class Base {}\nprotocol P: Base {}",
            "Notes.swift:2:10: error: cannot generate a spy of 'P': its superclass 'Base' is final [superclass]"
        ),
        (
            "protocol P: DistributedActor {}",
            "Notes.swift:1:10: error: cannot generate a spy of 'P': a distributed actor needs an actor system "
                + "[distributed-actor]"
        ),
        (
            "protocol P {\n    distributed func a()\n}",
            "Notes.swift:2:17: error: cannot generate a spy of 'P': a distributed actor needs an actor system "
                + "[distributed-actor]"
        ),
        (
            "protocol P: FixedWidthInteger {}",
            "Notes.swift:1:10: error: cannot generate a spy of 'P': it refines 'BinaryInteger', whose associated "
                + "types are tied to the conforming type itself [self-tied-protocol]"
        ),
        (
            "protocol P {\n    @_lifetime(borrow self) var span: RawSpan { get }\n}",
            "Notes.swift:2:29: error: cannot generate a spy of 'P': 'span' returns a value that cannot escape its "
                + "owner [nonescapable-result]"
        ),
        (
            "protocol P {\n    func lend() -> Ref<Int>\n}",
            "Notes.swift:2:5: error: cannot generate a spy of 'P': 'lend()' returns a value that cannot escape its "
                + "owner [nonescapable-result]"
        ),
        (
            "struct View: ~Escapable {}\ntypealias Part = View\nprotocol P {\n    func part() -> Part?\n}",
            "Notes.swift:4:5: error: cannot generate a spy of 'P': 'part()' returns a value that cannot escape its "
                + "owner [nonescapable-result]"
        ),
        (
            "protocol P {\n    var note: String { borrow mutate }\n}",
            "Notes.swift:2:5: error: cannot generate a spy of 'P': 'note' is lent by its owner, which a double that "
                + "keeps what it is given can't do [borrowed-value]"
        ),
        (
            "protocol P: BitwiseCopyable {}",
            "Notes.swift:1:10: error: cannot generate a spy of 'P': it refines 'BitwiseCopyable', which no class and "
                + "no structure of closures is [bitwise-copyable]"
        ),
        (
            "protocol Q<A> { associatedtype A }\nprotocol P { associatedtype Item: Q<Self> }",
            "Notes.swift:2:10: error: cannot generate a spy of 'P': 'Item: Q<Self>' ties a type to the double itself, "
                + "which no generic class can say [self-reference]"
        ),
        (
            "protocol Q { associatedtype A }\nprotocol P { associatedtype Item: Q where Item.A == Self }",
            "Notes.swift:2:10: error: cannot generate a spy of 'P': 'Item.A == Self' ties a type to the double itself, "
                + "which no generic class can say [self-reference]"
        ),
    ])
    func messages(_ source: String, expected: String) throws {
        #expect(try Emission(source).refusal() == expected)
    }

    @Test(
        "A superclass that only the module's own tests can inherit from",
        arguments: [
            "public class B { public init() {} }", "open class B { init() {} }",
        ])
    func superclassesOfTheModule(superclass: String) throws {
        let emission = try Emission(superclass + "\npublic protocol P: B { func a() }")
        #expect(try emission.refusal() == nil)
        let text = try emission.text()
        #expect(text.contains("@testable import Notes\n"), "\(text)")
        #expect(text.contains("final class PSpy: B, P {\n"), "\(text)")
    }

    @Test func typesThatTestsCannotSee() throws {
        let core = Emission.file("struct Secret {}", path: "Core.swift", module: "Core")
        let notes = Emission.file("@testable import Core\nprotocol P {\n    func a(_ x: Secret)\n}")
        let refusal = try Emission([core, notes]).refusal()
        // An internal type of another module is not looked up at all.
        #expect(refusal == nil)
        let shared = Emission.file("package struct Secret {}", path: "Core.swift", module: "Core")
        let user = Emission.file("import Core\nprotocol P {\n    func a(_ x: Secret)\n}")
        #expect(try Emission([shared, user]).refusal() == nil, "tests of the package see it")
        var options = DoubleOptions()
        options.isInPackage = false
        #expect(
            try Emission([shared, user], options: options).refusal()
                == "Notes.swift:3:5: error: cannot generate a spy of 'P': 'a(_:)' uses 'Secret', which only its own "
                + "package can see; write the double to a file of that package [hidden-type]")
        let packaged = Emission.file("import Core\npackage protocol P {\n    func a(_ x: Secret)\n}")
        #expect(try Emission([shared, packaged], options: options).refusal() == nil, "so does who sees the protocol")
    }

    @Test func theArticleFitsTheKind() throws {
        let emission = try Emission("private protocol P {}")
        #expect(try emission.refusal(.stub)?.contains("cannot generate a stub of 'P'") == true)
        #expect(try emission.refusal(DoubleKind(name: "adapter"))?.contains("cannot generate an adapter of") == true)
    }

    @Test func whatIsFineIsNotRefused() throws {
        let source = """
            open class Base { public init() {} }
            public protocol P: Base, Comparable, Error { func a() }
            """
        #expect(try Emission(source).refusal() == nil)
    }
}
