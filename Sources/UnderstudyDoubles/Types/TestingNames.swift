import UnderstudySemantics

/// The types that Swift Testing declares.
///
/// A file that imports it besides a module with a type of such a name has to say which of the two it means.
enum TestingNames {
    static let module = "Testing"

    static let all: Set<String> = [
        "Attachable", "AttachableWrapper", "Attachment", "Bug", "Comment", "ConditionTrait", "Confirmation",
        "CustomTestArgumentEncodable", "CustomTestStringConvertible", "ExitStatus", "ExitTest", "Expectation",
        "ExpectationFailedError", "Issue", "IssueHandlingTrait", "KnownIssueMatcher", "ParallelizationTrait",
        "SourceLocation", "SuiteTrait", "Tag", "Test", "TestScoping", "TestTrait", "TimeLimitTrait", "Trait",
    ]

    /// Those of them that `index` declares, too.
    static func declared(in index: DeclarationIndex) -> Set<String> {
        all.filter { !index.modules(declaring: $0).isEmpty }
    }
}
