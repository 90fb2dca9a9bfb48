import Testing
import UnderstudySyntax

/// Members of an expression inside `#if` (SE-0308).
struct PostfixConditionalTests {
    @Test(
        "after the first value of a stored property, they belong to the value",
        arguments: [
            "lazy var x = make()\n    .a()\n    #if DEBUG\n    .b()\n    #endif",
            "var x = make()\n#if A\n.a()\n#elseif B\n.b { 1 }\n#else\n.c()\n#endif\n.d()",
            "var x = make()\n#if A\n#if B\n.b()\n#endif\n#endif", "var x = make()\n#if A\n#else\n.b()\n#endif",
        ])
    func stored(_ property: String) {
        let text = "struct S {\n\(property)\nvar next: Int\n}\n"
        var count = 0
        let problems = Parser.parse(SourceText(path: "A.swift", text: text), landmarks: nil) { declaration in
            if case .nominal(let nominal) = declaration.kind { count += nominal.members.members.count }
        }
        #expect(problems.isEmpty, "\(problems.map(\.message))")
        #expect(count == 2)
    }

    @Test("declarations inside #if after a property are declarations all the same")
    func declarations() {
        let text = "struct S {\nvar x = make()\n#if DEBUG\nvar y = 1\n#endif\n}\n"
        let problems = Parser.parse(SourceText(path: "A.swift", text: text), landmarks: nil) { declaration in
            guard case .nominal(let nominal) = declaration.kind else { return }
            #expect(nominal.members.members.count == 2)
        }
        #expect(problems.isEmpty)
    }

    @Test("in bodies all branches are read")
    func bodies() {
        let text = "{ make()\n#if A\n.a()\n#else\n.b(c)\n#endif\n.d() }"
        let source = SourceText(path: "A.swift", text: text)
        let statements = Parser.parseBody(in: source.range, of: source)
        #expect(statements.count == 1)
    }
}
