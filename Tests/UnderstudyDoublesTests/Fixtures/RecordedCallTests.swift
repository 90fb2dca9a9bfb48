import Testing
import UnderstudyDoubles

/// What a spy keeps of a call.
struct RecordedCallTests {
    /// One `var` for an optional and then other properties has an initialiser that Swift 6.3 refuses itself; one `let` has
    /// not.
    @Test("an optional first argument shares a constant's declaration with others", arguments: ["String?", "String!"])
    func optionalFirstArgument(type: String) throws {
        let emission = try Emission("protocol Store { func save(_ title: \(type), count: Int) }")
        let text = try emission.file(.spy, of: emission.declarations())
        #expect(text.contains("RecordedCall { let title: String?, count: Int }"))
    }
}
