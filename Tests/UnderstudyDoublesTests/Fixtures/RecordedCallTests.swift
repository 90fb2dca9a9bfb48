import Testing
import UnderstudyDoubles

/// What a spy keeps of a call.
struct RecordedCallTests {
    /// One `var` for an optional and then other properties has an initialiser that Swift 6.3 refuses itself.
    @Test("an optional first argument shares no declaration with others", arguments: ["String?", "String!"])
    func optionalFirstArgument(type: String) throws {
        let emission = try Emission("protocol Store { func save(_ title: \(type), count: Int) }")
        let text = try emission.file(.spy, of: emission.declarations())
        #expect(text.contains("Equatable {\n        var title: String?\n        var count: Int\n    }"))
        let others = try Emission("protocol Store { func a(b: Int, c: Int?) }")
        let lines = try others.file(.spy, of: others.declarations())
        #expect(lines.contains("{ var b: Int, c: Int? }"))
    }
}
