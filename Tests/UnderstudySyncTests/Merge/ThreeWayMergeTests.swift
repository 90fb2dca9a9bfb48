import Foundation
import Testing
import UnderstudySyntax

@testable import UnderstudySync

/// The merge of sequences and of texts, by tables.
@Suite("Three-way merges") struct ThreeWayMergeTests {
    /// A base, what became of it on both sides, and what comes out; `nil` where both changed the same.
    struct Case: CustomTestStringConvertible, Sendable {
        let base: String
        let ours: String
        let fresh: String
        let result: String?

        init(_ base: String, _ ours: String, _ fresh: String, _ result: String?) {
            (self.base, self.ours, self.fresh, self.result) = (base, ours, fresh, result)
        }

        var testDescription: String { "\(base) | \(ours) | \(fresh)" }
    }

    static let sequences = [
        Case("abc", "abc", "abc", "abc"),
        Case("abc", "abc", "abd", "abd"),
        Case("abc", "axbc", "abd", "axbd"),
        Case("abc", "abc", "", ""),
        Case("", "x", "y", "xy"),
        Case("abc", "abcx", "abcy", "abcxy"),
        Case("abc", "xabc", "yabc", "xyabc"),
        Case("abc", "axc", "axc", "axc"),
        Case("abc", "axc", "ayc", nil),
        Case("abc", "abxyzc", "abyc", "abxyzc"),
        Case("abc", "ac", "abxc", "axc"),
        Case("abcd", "abxcd", "ad", nil),
        Case("abc", "bc", "ab", "b"),
        Case("abc", "xbc", "ac", "xc"),
    ]

    @Test(arguments: sequences)
    func changesOfOneSideAreTaken(_ example: Case) {
        let (base, ours, fresh) = (Array(example.base), Array(example.ours), Array(example.fresh))
        let (changes, conflicts) = ThreeWayMerge.changes(base: base, ours: ours, fresh: fresh)
        #expect(conflicts.isEmpty == (example.result != nil))
        var merged = ours
        for change in changes.reversed() { merged.replaceSubrange(change.ours, with: fresh[change.fresh]) }
        if let result = example.result { #expect(String(merged) == result) }
    }

    static let texts = [
        Case("{ a() }", "{\n    own()\n    a()\n}", "{ b() }", "{\n    own()\n    b()\n}"),
        Case(
            "{\n    a()\n    b()\n}", "{\n    a()\n    own()\n    b()\n}", "{\n    a()\n    c()\n}",
            "{\n    a()\n    own()\n    c()\n}"),
        Case("{\n    a()\n    b()\n}", "{\n    a() // own\n    b()\n}", "{\n    b()\n}", nil),
        Case("f(x)", "f(x)", "await f(x)", "await f(x)"),
        Case(
            "{\n#if A\na()\n#endif\nz()\n}", "{\nown()\n#if A\na()\n#endif\n#if A\nb()\n#endif\nz()\n}",
            "{\n#if A\na()\n#endif\n#if A\nb()\n#endif\nz()\n}",
            "{\nown()\n#if A\na()\n#endif\n#if A\nb()\n#endif\nz()\n}"),
        Case("f(x)", "return f(x)", "await f(x)", "return await f(x)"),
        Case(
            "{\n#if A\na()\n#endif\n#if A\nb()\n#endif\n}", "{\n#if A\na()\n#endif\n#if A\nb() // own\n#endif\n}",
            "{\nc()\n#if A\nb()\n#endif\n}", "{\nc()\n#if A\nb() // own\n#endif\n}"),
        Case("return s(x)", "return s(x)", "return k.s(x)", "return k.s(x)"),
        Case("class A: B {", "public class A: B, C {", "actor A: B {", "public actor A: B, C {"),
        Case("class A: B {", "class A: /* own */ B {", "class A: Z, B {", "class A: Z, /* own */ B {"),
    ]

    @Test(arguments: texts)
    func wordsOfTheOwnerStay(_ example: Case) throws {
        func part(_ text: String) -> TextPart {
            let source = SourceText(path: "", text: text)
            return source[source.range]
        }
        let ours = part(example.ours)
        let found = TextMerge.replacements(base: part(example.base), ours: ours, fresh: part(example.fresh))
        let edits = found?.map { TextEdit($0.range, with: $0.text) }
        let merged = try edits.map { String(decoding: try TextEdit.apply($0, to: ours.source.bytes), as: UTF8.self) }
        #expect(merged == example.result)
    }
}

/// Two versions of a file that began as one.
@Suite("Merges of files") struct FileMergeTests {
    private static let base = """
        import Notes

        /// A mock of `Store`, yours to edit.
        final class StoreMock: Store {
            func verify() throws {
                check("save", saveCalls.count)
            }

            // MARK: save(_:)
            var saveCalls: [Note] = []
            func save(_ note: Note) { saveCalls.append(note) }
        }

        """

    private func merged(_ ours: String, _ theirs: String) -> String? {
        let bytes = try? FileMerge.merge(
            base: SourceText(path: "", text: Self.base), ours: SourceText(path: "", text: ours),
            theirs: SourceText(path: "", text: theirs))
        return bytes.map { String(decoding: $0, as: UTF8.self) }
    }

    private func adding(_ name: String) -> String {
        let check = #"        check("save", saveCalls.count)"# + "\n"
        let member = "    func save(_ note: Note) { saveCalls.append(note) }\n"
        return Self.base.replacingOccurrences(
            of: check, with: check + #"        check("\#(name)", \#(name)Count)"# + "\n"
        )
        .replacingOccurrences(
            of: member,
            with: member
                + "\n    // MARK: \(name)()\n    var \(name)Count = 0\n    func \(name)() { \(name)Count += 1 }\n")
    }

    @Test func membersOfBothSidesAreKept() throws {
        let text = try #require(merged(adding("load"), adding("clear")))
        for name in ["load", "clear"] {
            #expect(text.contains(#"check("\#(name)", \#(name)Count)"#))
            #expect(
                text.contains(
                    "    // MARK: \(name)()\n    var \(name)Count = 0\n    func \(name)() { \(name)Count += 1 }\n"))
        }
        #expect(merged(adding("load"), Self.base) == adding("load"))
        #expect(merged(Self.base, adding("load")) == adding("load"))
        #expect(merged(adding("load"), adding("load")) == adding("load"))
    }

    @Test func whatOneSideRemovesGoes() throws {
        let member = Self.base.components(separatedBy: "\n\n    // MARK:")[1].dropLast(2)
        let without = Self.base.replacingOccurrences(of: "\n\n    // MARK:" + member, with: "\n")
        let text = try #require(merged(adding("load"), without))
        #expect(!text.contains("save(_") && text.contains("func load()"))
    }

    @Test func bothSidesOfOneDeclarationAreAConflict() {
        let ours = Self.base.replacingOccurrences(of: "saveCalls.append(note) }", with: "saveCalls += [note] }")
        let theirs = Self.base.replacingOccurrences(of: "saveCalls.append(note) }", with: "saveCalls = [note] }")
        #expect(merged(ours, theirs) == nil)
        #expect(merged(ours, Self.base + "}") == nil)
    }

    @Test func aFunctionThatGetsLabelsIsTheSameOne() throws {
        let ours = Self.base.replacingOccurrences(of: "{ saveCalls", with: "{ assert(note.id > 0); saveCalls")
        let theirs = Self.base.replacingOccurrences(of: "save(_ note: Note)", with: "save(draft note: Note)")
        let both = ours.replacingOccurrences(of: "save(_ note: Note)", with: "save(draft note: Note)")
        #expect(merged(ours, theirs) == both)
        // Where we have that function already, there is no telling.
        let added = ours.replacingOccurrences(
            of: "    // MARK: save(_:)", with: "    func save(draft note: Note) {}\n\n    // MARK: save(_:)")
        #expect(merged(added, theirs) == nil)
    }

    @Test func aLineThatBecomesSeveralIsNotJoinedWithOurs() {
        let line = "func save(_ note: Note) { saveCalls.append(note) }"
        let several = "func save(_ note: Note) {\n        // As it came.\n        add(copy(note))\n    }"
        let longer = line.replacingOccurrences(of: " }", with: "; log() }")
        let ours = Self.base.replacingOccurrences(of: line, with: longer)
        #expect(merged(ours, Self.base.replacingOccurrences(of: line, with: several)) == nil)
    }

    @Test func whatIsLaidOutAnewStaysSo() {
        let nested = Self.base.replacingOccurrences(
            of: "        check(\"save\", saveCalls.count)\n",
            with: "        if isStrict {\n            check(\"save\", saveCalls.count)\n        }\n")
        let ours = Self.base.replacingOccurrences(of: "throws {\n", with: "throws {\n        // Ours.\n")
        #expect(
            merged(ours, nested)
                == nested.replacingOccurrences(of: "throws {\n", with: "throws {\n        // Ours.\n"))
    }
}
