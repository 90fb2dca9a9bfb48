import UnderstudySyntax
import Testing

@testable import UnderstudyTemplates

@Suite("Template libraries")
struct LibraryTests {
    @Test("A later template overrides an earlier one of the same name, for includes too")
    func overriding() throws {
        var library = TemplateLibrary()
        try library.insert("[{% include \"part\" %}]", name: "main")
        try library.insert("built in", name: "part")
        try library.insert("the user's", name: "part")
        #expect(String(decoding: try library.render("main", TemplateMap()), as: UTF8.self) == "[the user's]")
        #expect(library.names == ["main", "part"])
    }

    @Test("A template of the program is there before it is read, and can be overridden")
    func deferring() throws {
        var library = TemplateLibrary()
        library.insert(deferred: "<{{ name }}>", name: "good")
        library.insert(deferred: "\n{% if %}", name: "bad")
        #expect(library.names == ["bad", "good"])
        #expect(library.contains("bad") && !library.contains("other"))
        #expect(library["good"]?.name == "good" && library["bad"] == nil)
        for _ in 0..<2 {
            #expect(String(decoding: try library.render("good", ["name": "a"] as TemplateMap), as: UTF8.self) == "<a>")
            let error = try #require(throws: TemplateError.self) { try library.render("bad", TemplateMap()) }
            #expect(error.diagnostic.lines.first?.hasPrefix("bad:2:") ?? false)
        }
        try library.insert("mine", name: "good")
        #expect(String(decoding: try library.render("good", TemplateMap()), as: UTF8.self) == "mine")
    }

    @Test("What isn't in the library comes from the loader")
    func loader() throws {
        let texts = ["main": "{% include \"part\" %}{% import \"macros\" %}", "part": "loaded", "macros": ""]
        var library = TemplateLibrary(loader: { name in texts[name].map { Array($0.utf8) } })
        #expect(String(decoding: try library.render("main", TemplateMap()), as: UTF8.self) == "loaded")
        #expect(library.names.isEmpty)
        try library.load("main")
        #expect(library.names == ["macros", "main", "part"])
    }

    @Test("Loading finds an include of a template that isn't there")
    func missingInclude() throws {
        var library = TemplateLibrary(loader: { $0 == "main" ? Array("\n{% include 'prat' %}".utf8) : nil })
        try library.insert("", name: "part")
        let error = try #require(throws: TemplateError.self) { try library.load("main") }
        #expect(
            error.diagnostic.lines == [
                "main:2:12: error: there is no template 'prat'; did you mean 'part'? [template-unknown-template]"
            ])
    }

    @Test("Rendering a template that isn't there names the nearest")
    func missing() throws {
        var library = TemplateLibrary()
        try library.insert("", name: "spy/func")
        let error = try #require(throws: TemplateError.self) { try library.render("spy/fun", TemplateMap()) }
        #expect(error.message == "there is no template 'spy/fun'; did you mean 'spy/func'?")
        #expect(error.excerpt.isEmpty)
    }

    @Test("A template tells what it refers to")
    func references() throws {
        let template = try Template.parse("{% include 'a' %}{% import 'b' %}{% include x %}", name: "t")
        #expect(template.referencedNames == ["a", "b"])
        #expect(template.name == "t")
    }

    @Test("One library renders the same in many tasks at once")
    func concurrent() async throws {
        var library = TemplateLibrary()
        try library.insert("{% for x in xs %}{{ x }}{% endfor %}", name: "t")
        let shared = library
        let results = await withTaskGroup(of: [UInt8].self) { group in
            for _ in 0..<50 {
                group.addTask { (try? shared.render("t", ["xs": [1, 2, 3]] as TemplateMap)) ?? [] }
            }
            return await group.reduce(into: Set<[UInt8]>()) { $0.insert($1) }
        }
        #expect(results == [Array("123".utf8)])
    }
}
