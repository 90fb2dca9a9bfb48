import Doubles
import Syntax
import Templates
import Testing

@Test func eachHasItsDouble() {
    let (source, template, nested) = (SourceSpy(), TemplateStub(), NestedSpy())
    template.renderStub = { "text" }
    nested.use(Token())
    #expect(source.next() == nil)
    #expect(template.render() == "text")
    #expect(nested.useCalls == [Token()])
    _ = TemplateDummy()
}
