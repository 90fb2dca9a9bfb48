import Testing

/// Statements between declarations, which the parser goes past.
@Suite struct StatementTests {
    @Test(arguments: [
        "!e.isEmpty", "-1 < 2", "1 < 2", "[1].isEmpty", ".random()", "#available(iOS 13, *)", "\"a\" == e",
        "let f = e", "case let f? = e", "e.contains { $0 == \"a\" } == true",
    ])
    func conditionsAreNoBindings(condition: String) {
        for (word, tail) in [("if", ""), ("while", ""), ("guard", "else ")] {
            let statements = [
                "let env = [a: b]\n\(word) let e = env[a], \(condition) \(tail){ f() }\nstruct S {}",
                "let env = [a: b]\n\(word)\n    let e = env[a],\n    \(condition)\n    \(tail){ f() }\nstruct S {}",
                "let env = [a: b]\n\(word)\n    case let e? = env[a],\n    \(condition) \(tail){\n f()\n}\nstruct S {}",
            ]
            for statement in statements {
                expectReading(statement, "let env = [a: b]\ncode\nstruct S")
            }
        }
    }

    @Test func valuesMayBeStatements() {
        expectReading(
            "struct S {\n static let v = if let e = env, !e.isEmpty { 1 } else if let f = g, !f { 2 } else { 3 }\n"
                + " var w = switch a { case 1, 2: 3 default: 4 }, z = if let a = { b }(), !a { 1 } else { 2 }\n func f()\n}",
            """
            struct S
              static let v = if let e = env, !e.isEmpty { 1 } else if let f = g, !f { 2 } else { 3 }
              var w = switch a { case 1, 2: 3 default: 4 }, z = if let a = { b }(), !a { 1 } else { 2 }
              func f()
            """)
    }

    @Test func valuesEndBeforeStatements() {
        expectReading(
            "let a = b\nfoo(a)\nlet c = d\n    .e\n    + f\n[c].g()\nlet h = i as\n    J\n(h).k()\nlet l =\n    m\n\"n\".o()",
            """
            let a = b
            code
            let c = d .e + f
            code
            let h = i as J
            code
            let l = m
            code
            """)
    }

    @Test func loopsAndHandlersMayBindOnLinesOfTheirOwn() {
        expectReading(
            "for\n  case let x? in a, !b {}\nfor\n  var x in a {}\ndo {} catch\n  let e where e.b {}\n"
                + "repeat {} while\n  a\nlet b = 1, c = 2\nprotocol P {}",
            "code\nlet b = 1, c = 2\nprotocol P")
    }

    @Test func templatesOfXcodeAreSkipped() {
        expectReading(
            "// ___FILENAME___\nprotocol ①___VARIABLE_productName:identifier___Routing: AnyObject {}", "",
            Expected("xcode-template"))
        expectReading("final class My①___FILEBASENAMEASIDENTIFIER___ {}", "", Expected("xcode-template"))
        expectReading(
            "// ___FILENAME___ ________________ ___\nlet a___b = \"___VARIABLE_x___\", ___c___ = 1\nprotocol P {}",
            "let a___b = \"___VARIABLE_x___\", ___c___ = 1\nprotocol P")
    }
}
