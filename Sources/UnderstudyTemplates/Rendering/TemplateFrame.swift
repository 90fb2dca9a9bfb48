/// A template or macro being rendered, and the current position in it.
struct TemplateFrame {
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
    var next = 0

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
