/// A template or macro being rendered.
final class TemplateFrame {
    /// What created the frame, and how to return from it.
    struct Entry {
        enum Kind: String {
            case include = "included from here"
            case call = "called from here"
        }

        let kind: Kind
        let offset: Int
        let line: TemplateTagLine
        let mark: TemplateOutput.Mark
        let scope: (start: Int, count: Int)
    }

    let template: TemplateCode
    let code: TemplateInstructions
    let entry: Entry?

    init(template: TemplateCode, code: TemplateInstructions, entry: Entry?) {
        self.template = template
        self.code = code
        self.entry = entry
    }

    /// Whether it is a template of its own, rather than a macro of one.
    var isTemplate: Bool { entry?.kind != .call }

    /// Whether it is the template called `name`.
    func isOpen(_ name: String) -> Bool { isTemplate && template.source.name == name }
}

/// A loop being rendered.
struct TemplateTurns {
    let loop: TemplateLoop
    let elements: [TemplateValue]
    let scope: (start: Int, count: Int)
    var index = 0
}
