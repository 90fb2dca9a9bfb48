import UnderstudySemantics
import UnderstudyTemplates

/// What a contract is: what it holds, the list of calls, and how these are made.
struct ContractShape: KindShape {
    private let outline: DoubleOutline

    init(_ outline: DoubleOutline) { self.outline = outline }

    private var context: DoubleContext { outline.context }

    var declaration: String? {
        let isolation = context.isOnGlobalActor || !context.style.statesNonisolated ? "" : "nonisolated "
        return isolation + "struct \(context.name)<\(subject): \(outline.conformance)>"
    }

    var preamble: [String]? { [] }

    func sections(
        after usual: [EmittedDeclaration], _ templates: any KindTemplates
    ) throws(TemplateError) -> [EmittedDeclaration] {
        let values: TemplateMap = [
            "actor": .string(context.actorAttribute.map { $0.description + " " } ?? ""),
            "calls": .strings(try templates.collected("case")), "conformance": .string(outline.conformance),
            "double": .string(context.name), "subject": .string(subject),
        ]
        var sections: [EmittedDeclaration] = []
        for name in ["parts", "calls", "check", "play"] {
            sections.append(.shared(try templates.lines(name, values), mentioning: [.randomHistory, .testIssue]))
        }
        var seen: Set<ContractValues.Model> = []
        for case let call as ContractCall in outline.members.compactMap(\.member.own) {
            for model in call.models where seen.insert(model).inserted { sections.append(.shared(model.lines)) }
        }
        return sections
    }

    /// What the type of the implementations is called: `Subject`, unless the protocol is called that.
    private var subject: String {
        outline.resolved.declaration.name.split(separator: ".").contains("Subject") ? "Tested" : "Subject"
    }
}
