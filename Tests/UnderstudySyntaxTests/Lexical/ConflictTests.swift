import Testing

@testable import UnderstudySyntax

@Suite("Conflicts of merges")
struct ConflictTests {
    @Test func aConflictIsAllThatIsSaid() {
        expectReading(
            "protocol P {\n①<<<<<<< HEAD\n    func a() {\n=======\n    func b()\n>>>>>>> other\n}", nil,
            Expected("merge-conflict"))
    }

    @Test func eachConflictIsTold() {
        let source = """
            ①<<<<<<< HEAD
            protocol A {}
            ||||||| base
            =======
            protocol B {}
            >>>>>>> other
            func f() {
            ②<<<<<<< HEAD
                g {
            =======
                h {
            >>>>>>> other
                }
            }
            """
        expectReading(source, nil, Expected("merge-conflict"), Expected("merge-conflict", at: "②"))
    }

    @Test func linesThatOnlyLookAlike() {
        let lookalikes = [
            "let a = \"\"\"\n<<<<<<< HEAD\n=======\n\"\"\"", "/*\n<<<<<<< HEAD\n*/", "// <<<<<<< HEAD",
            "let b = 1 <<<<<<< c", "func <<<<<<<< (l: A, r: A) {}", "let d = 1\n  <<<<<<< e", "let f = 1\n<<<<<<<",
        ]
        for text in lookalikes { expectReading(text) }
    }
}
