import UnderstudySemantics
import UnderstudyTemplates

/// The function of a contract that calls one requirement with drawn arguments.
struct ContractCall: Sendable {
    /// The name of the function.
    let name: String
    /// The requirement on one line.
    let requirement: String
    /// Its statements; a comment where it calls nothing.
    let lines: [String]
    /// Whether it calls nothing.
    let isLeftOut: Bool
    /// The models that its arguments are.
    let models: [ContractValues.Model]

    /// Names that stand for something else in a contract.
    private static let taken: Set<String> = ["calls", "check", "history", "play", "subject"]

    /// The name of the function for the requirement of a stem.
    static func name(on stem: String) -> String {
        taken.contains(stem) || ReservedWords.contains(stem) ? stem + "Requirement" : stem
    }

    init(_ entry: BuiltMember, in context: DoubleContext) {
        name = Self.name(on: entry.member.stem)
        requirement = entry.requirement.signature.requirement
        var writer = ContractCallWriter(entry, in: context)
        let written = writer.statements()
        isLeftOut = written == nil
        lines = written ?? ["// Left out: \(writer.reason)."]
        models = written == nil ? [] : writer.values.models
    }
}

extension ContractCall: MemberAddition {
    static let templateName = "contract"

    /// What templates see of it.
    static let schema = TemplateSchema<ContractCall>([
        "isLeftOut": { .bool($0.isLeftOut) },
        "lines": { .strings($0.lines) },
        "name": { .string($0.name) },
        "requirement": { .string($0.requirement) },
    ])

    var templateValue: TemplateValue { Self.schema.object(self) }

    var defaultValues: [DefaultValue] { (lines + models.flatMap(\.lines)).map { DefaultValue($0) } }
}
