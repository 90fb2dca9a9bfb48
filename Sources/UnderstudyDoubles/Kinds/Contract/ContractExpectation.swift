import UnderstudySemantics
import UnderstudyTemplates

/// What a contract expects of one requirement.
struct ContractExpectation: Sendable {
    /// The name of the function that checks it.
    let name: String
    /// The requirement's name as messages show it.
    let requirement: String
    /// The statements that check it, if they are clear; none if a person has to write them.
    var law: [String] = []

    /// Names that stand for something else in a contract, or that no function can be called by without backticks.
    private static let taken: Set<String> = ["makeSubject", "check"]

    /// The names of types that Swift Testing declares.
    static let testingNames: Set<String> = [
        "Attachable", "Attachment", "Bug", "Comment", "ConditionTrait", "Confirmation", "ExitTest", "Issue",
        "ParallelizationTrait", "SourceLocation", "Suite", "SuiteTrait", "Tag", "Test", "TestTrait", "Trait",
    ]

    init(name: String, requirement: String, law: [String]) {
        self.name = name
        self.requirement = requirement
        self.law = law
    }

    init(_ member: Member, law: [String]) {
        requirement = member.name.count <= 40 ? member.name : member.signature.baseName
        name = Self.name(on: member.stem)
        self.law = law
    }

    /// The name of the function that checks the requirement of a stem.
    static func name(on stem: String) -> String {
        taken.contains(stem) || ReservedWords.contains(stem) ? stem + "Requirement" : stem
    }
}

extension ContractExpectation: MemberAddition {
    static let templateName = "contract"

    /// What templates see of it.
    static let schema = TemplateSchema<ContractExpectation>([
        "law": { .strings($0.law) },
        "literalRequirement": { .string(SwiftNames.literal($0.requirement)) },
        "name": { .string($0.name) },
        "requirement": { .string($0.requirement) },
    ])

    var templateValue: TemplateValue { Self.schema.object(self) }

    var defaultValues: [DefaultValue] { law.map { DefaultValue($0) } }
}
