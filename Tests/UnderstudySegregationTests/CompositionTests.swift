import Testing

@testable import UnderstudySegregation

@Suite("What keeps old code compiling")
struct CompositionTests {
    private func text(_ change: (inout ProtocolFacts) -> Void) -> String {
        var facts = ProtocolFacts(name: "Shelf.Store")
        change(&facts)
        return Composition.text(for: facts, parts: ["Saver", "Finder"])
    }

    @Test("An alias where nothing needs a nominal type")
    func alias() {
        #expect(text { _ in } == "typealias Store = Saver & Finder")
        #expect(text { $0.access = "package" } == "package typealias Store = Saver & Finder")
    }

    @Test("A refining protocol where the name must stay a protocol's")
    func refining() {
        #expect(text { $0.isExtended = true } == "protocol Store: Saver, Finder {}")
        #expect(text { $0.isObjC = true } == "protocol Store: Saver, Finder {}")
        #expect(text { $0.hasPrimaryAssociatedTypes = true } == "protocol Store: Saver, Finder {}")
        #expect(text { $0.access = "public" } == "public protocol Store: Saver, Finder {}")
    }

    @Test("What no part holds stays in the body, so that the name must be a protocol's")
    func members() {
        let text = Composition.text(
            for: ProtocolFacts(name: "Store"), parts: ["Saver", "Finder"],
            members: ["func dump()", "var old: Int { get }"]
        )
        #expect(text == "protocol Store: Saver, Finder {\n    func dump()\n    var old: Int { get }\n}")
    }

    @Test("Inherited protocols stay, markers go to the parts")
    func inherited() {
        #expect(text { $0.inherits = ["AnyObject", "Base", "Sendable"] } == "protocol Store: Base, Saver, Finder {}")
    }
}
