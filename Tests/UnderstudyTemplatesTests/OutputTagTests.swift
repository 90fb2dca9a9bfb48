import Testing

@testable import UnderstudyTemplates

@Suite("Output tags")
struct OutputTagTests {
    @Test("A name prints its value")
    func prints() throws {
        #expect(try render("func {{ name }}()", ["name": "save"]) == "func save()")
    }
}
