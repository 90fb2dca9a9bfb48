import Testing
import UnderstudySyntax

/// An edit of a text, and the damage that it does.
private struct Edited: Sendable, CustomTestStringConvertible {
    let title: String
    /// The text, with `«…»` around what is replaced.
    let text: String
    let replacements: [String]
    let damage: EditDamage.Kind?
    var line = 1
    var meaning = EditMeaning.keeping

    var testDescription: String { title }

    /// The edits that the marks show, and the text without them.
    var file: FileEdits {
        var bytes: [UInt8] = []
        var edits: [TextEdit] = []
        var start = 0
        for character in text {
            switch character {
            case "«": start = bytes.count
            case "»":
                edits.append(TextEdit(ByteRange(start: start, end: bytes.count), with: replacements[edits.count]))
            default: bytes += Array(String(character).utf8)
            }
        }
        let meanings = Dictionary(edits.map { ($0.range, meaning) }, uniquingKeysWith: { one, _ in one })
        return FileEdits(source: SourceText(path: "A.swift", bytes: bytes), edits: edits, meanings: meanings)
    }
}

@Suite("Edits that do more than they name")
struct EditDamageTests {
    private static let safe = [
        Edited(title: "a type is named", text: "let a: «Store»", replacements: ["any Saving"], damage: nil),
        Edited(title: "a value is wrapped", text: "f(«»x«»)", replacements: ["W(", ")"], damage: nil),
        Edited(
            title: "a declaration is added behind a comment", text: "struct A {} // a«»\nstruct B {}",
            replacements: ["\n\nprotocol P {}"], damage: nil),
        Edited(
            title: "members are moved to other protocols",
            text: "«protocol P {\n    /// One.\n    func a()\n    func b(_ n: Int)\n}»",
            replacements: ["protocol B { func b(_ n: Int) }\nprotocol P: B {\n  /// One.\n  func a()\n}"], damage: nil),
        Edited(
            title: "an interpolation is edited", text: #"let s = "a \(x as? «Store») b""#, replacements: ["Saving"],
            damage: nil),
        Edited(
            title: "what was wrong before is wrong after", text: "struct A {\nlet a: «S»", replacements: ["T"],
            damage: nil),
        Edited(title: "line ends of Windows", text: "// a\r\nlet a: «S»\r\n// b\r\n", replacements: ["T"], damage: nil),
        Edited(title: "a script", text: "#!/usr/bin/swift\nlet a: «S»", replacements: ["T"], damage: nil),
    ]

    private static let unsafe = [
        Edited(
            title: "a brace is missing", text: "struct A {}\n«»struct B {}", replacements: ["struct C {\n"],
            damage: .diagnostic("this '{' has no '}'"), line: 2),
        Edited(
            title: "a declaration is lost", text: "protocol P {\n    «func a()»\n}", replacements: [""],
            damage: .token("func"), line: 2),
        Edited(
            title: "a declaration gets another label", text: "protocol P { «func a(x: Int)» }",
            replacements: ["func a(_ x: Int) ; func y(Int: Int)"], damage: .declaration("a(x:)")),
        Edited(
            title: "a word of a declaration is lost", text: "«@objc protocol P {}»", replacements: ["protocol P {}"],
            damage: .token("objc")),
        Edited(
            title: "a comment is lost", text: "\n«protocol P {\n // why\n func a()\n}»",
            replacements: ["protocol P { func a() }"], damage: .comment, line: 3),
        Edited(
            title: "a comment is opened", text: "let a: «S» // a\nlet b = 1", replacements: ["T /*"],
            damage: .diagnostic("this '/*' has no '*/'")),
        Edited(
            title: "a line becomes part of a comment", text: "let a: «S»; let b = 1", replacements: ["T //"],
            damage: .token(";")),
        Edited(title: "two words become one", text: "let a = «»b", replacements: ["c"], damage: .token("b")),
        Edited(title: "a word is cut", text: "let abc«d» = 1", replacements: ["e"], damage: .token("abcd")),
        Edited(title: "a comment is cut", text: "let a = 1 // bc«d»", replacements: ["e"], damage: .comment),
    ]

    @Test("The result is as safe as it should be", arguments: safe + unsafe)
    fileprivate func damage(_ edited: Edited) {
        let damage = EditDamage.first(in: [edited.file])
        #expect(damage?.kind == edited.damage)
        if edited.damage != nil { #expect(damage?.location.position?.line == edited.line) }
    }

    @Test("Edits that claim the same bytes are refused")
    func overlap() {
        let source = SourceText(path: "A.swift", text: "let abc = 1")
        let edits = [
            TextEdit(ByteRange(start: 4, end: 7), with: "x"), TextEdit(ByteRange(start: 6, end: 8), with: "y"),
        ]
        #expect(EditDamage.first(in: [FileEdits(source: source, edits: edits)])?.kind == .overlap)
        let beyond = [TextEdit(ByteRange(start: 4, end: 70), with: "x")]
        #expect(EditDamage.first(in: [FileEdits(source: source, edits: beyond)])?.kind == .overlap)
    }

    /// A change of several files, whose edits may move or rename declarations.
    private struct Change: Sendable, CustomTestStringConvertible {
        let title: String
        let files: [Edited]
        let damage: EditDamage.Kind?

        var testDescription: String { title }
    }

    private static func file(_ text: String, _ replacements: String..., meaning: EditMeaning = .keeping) -> Edited {
        Edited(title: "", text: text, replacements: replacements, damage: nil, meaning: meaning)
    }

    private static let changes = [
        Change(
            title: "members of a protocol that goes are in another file",
            files: [
                file("let x = 1\n«/// Why.\nprotocol B: C { func b(_ n: Int) }»\n", "", meaning: .dissolving),
                file("protocol A {«»}", " // Why.\nfunc b(_ n: Int) "),
            ], damage: nil),
        Change(
            title: "a member of a protocol that goes is nowhere",
            files: [
                file("«protocol B { func b() ; func c() }»", "", meaning: .dissolving),
                file("protocol A {«»}", "func b()"),
            ],
            damage: .token("func")),
        Change(
            title: "a comment in a protocol that goes is nowhere",
            files: [
                file("«protocol B { func b() /* b */ }»", "", meaning: .dissolving),
                file("protocol A {«»}", "func b()"),
            ],
            damage: .comment),
        Change(
            title: "a member of a protocol that goes gets another label",
            files: [
                file("«protocol B { func b(n: Int) }»", "", meaning: .dissolving),
                file("protocol A {«»}", "func b(_ n: Int)"),
            ], damage: .declaration("b(n:)")),
        Change(
            title: "a member is moved to another file, without words about it",
            files: [file("extension A {\n«func a() {}»\n}", ""), file("«»let x = 1", "extension B { func a() {} }\n")],
            damage: nil),
        Change(
            title: "a protocol goes although nothing says so",
            files: [file("«protocol B { func b() }»", ""), file("protocol A {«»}", "func b()")],
            damage: .token("protocol")),
        Change(
            title: "a property and a label are renamed",
            files: [
                file(
                    "class A {\nlet «all»: «B»\ninit(«all»: «B») {}\nfunc go() { «all.c»() }\n}", "c", "C", "c", "C",
                    "c",
                    meaning: .renaming)
            ], damage: nil),
        Change(
            title: "a property is renamed although nothing says so", files: [file("class A {\nlet «all»: B\n}", "c")],
            damage: .declaration("all")),
        Change(
            title: "an initialiser gets parameters",
            files: [
                file("class A { init(«») {} }\nstruct B { init(a: Int«») {} }", "c: C", ", c: C", meaning: .renaming)
            ],
            damage: nil),
        Change(
            title: "an initialiser gets a parameter although nothing says so",
            files: [file("class A { init(a: Int«») {} }", ", c: C")], damage: .declaration("init(a:)")),
        Change(
            title: "an extension is renamed, and keeps its members",
            files: [file("extension «A» where Self: X { func a() {} }", "B", meaning: .renaming)], damage: nil),
        Change(
            title: "what is renamed has no name", files: [file("let «a» = 1", "", meaning: .renaming)],
            damage: .diagnostic("expected a name")),
    ]

    @Test("What a change says of declarations is no damage, and only that", arguments: changes)
    private func change(_ change: Change) {
        #expect(EditDamage.first(in: change.files.map(\.file))?.kind == change.damage)
    }
}
