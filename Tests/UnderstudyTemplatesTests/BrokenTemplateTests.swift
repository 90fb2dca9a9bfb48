import Testing

@testable import UnderstudyTemplates

@Suite("Broken templates")
struct BrokenTemplateTests {
    @Test("A template that can't be read says where and why", arguments: unreadableTemplates)
    func unreadable(template: BrokenTemplate) {
        #expect(failure(of: template.source) == template.line)
    }

    @Test("A template that can't be rendered says where and why", arguments: unrenderableTemplates)
    func unrenderable(template: BrokenTemplate) {
        let context: TemplateMap = [
            "name": "save", "type": .object(["text": "Note"] as TemplateMap), "nothing": .none, "list": [1],
            "loop": "main",
        ]
        let others = ["open": "open", "macros": "{% macro m %}{% endmacro %}"]
        #expect(failure(of: template.source, context, including: others) == template.line)
    }

    @Test(
        "Names that lead out of the template folders are refused",
        arguments: ["", "/a", "a/../b", "..", "./a", "a//b", "a/", "a\\b", "C:/a", "a\0b", "a\nb"])
    func unsafeNames(name: String) {
        #expect(!Template.isSafe(name: name))
        #expect(throws: TemplateError.self) {
            try TemplateLibrary(loader: { _ in Array("read".utf8) }).render(name, TemplateMap())
        }
    }

    @Test("Ordinary names are let through", arguments: ["a", "spy/func.stencil", "a..b", "ä b/c"])
    func safeNames(name: String) {
        #expect(Template.isSafe(name: name))
    }
}
