import Testing

@testable import understudy

@Suite("Patterns of .gitignore")
struct IgnorePatternTests {
    private func matches(_ line: String, _ path: String) -> Bool {
        let isFolder = path.hasSuffix("/")
        let bytes = Array((isFolder ? String(path.dropLast()) : path).utf8)
        let name = bytes.lastIndex(of: UInt8(ascii: "/")).map { bytes[($0 + 1)...] } ?? bytes[...]
        return IgnorePattern(line: Array(line.utf8)[...])?.matches(path: bytes[...], name: name, isFolder: isFolder)
            ?? false
    }

    @Test(arguments: [
        ("a.swift", "a.swift"), ("a.swift", "x/y/a.swift"), ("*.swift", "x/a.swift"), ("?.swift", "a.swift"),
        ("build", "build"), ("build", "x/build/"), ("build/", "x/build/"), ("/build", "build/"),
        ("x/build", "x/build/"), ("/x/*/z", "x/y/z"), ("**/z", "z"), ("**/z", "x/y/z"), ("**/y/z", "x/y/z"),
        ("x/**", "x/y/z"), ("x/**/z", "x/z"), ("x/**/z", "x/a/b/z"), ("**/a/**/b", "x/a/y/a/z/b"), ("**", "x"),
        ("[ab].swift", "b.swift"), ("[!ab].swift", "c.swift"), ("[^ab].swift", "c.swift"), ("[a-c]", "b"),
        ("[]]", "]"), ("[[:digit:]x]", "7"), ("[[:digit:]x]", "x"), ("\\*", "*"), ("\\#a", "#a"), ("\\!a", "!a"),
        ("a\\ ", "a "), ("a  ", "a"), ("a\r", "a"), ("a*b*c", "axxbyyc"), ("*a*a*a", "aaaa"), ("x**z", "xyz"),
        ("[a\\]]", "]"), ("é*", "état"),
    ])
    func match(_ line: String, path: String) {
        #expect(matches(line, path))
    }

    @Test(arguments: [
        ("a.swift", "b.swift"), ("*.swift", "a.swiftx"), ("?.swift", "ab.swift"), ("build/", "build"),
        ("/build", "x/build"), ("x/build", "y/x/build"), ("/x/*/z", "x/a/b/z"), ("x/**", "x"), ("x/**", "y/x/a"),
        ("x/*", "x/y/z"), ("[!a]", "a"), ("[a-c]", "d"), ("[abc", "a"), ("\\*", "a"), ("# a", "# a"), ("", "a"),
        ("/", "a"), ("a*b*c", "axxbyyd"), ("*/z", "x/y/z"), ("[[:digit:]]", "x"), ("x/**/y/z", "x/y/a/z"),
    ])
    func noMatch(_ line: String, path: String) {
        #expect(!matches(line, path))
    }

    @Test func manyStarsTakeNoLongerThanTheProductOfTheLengths() {
        #expect(!matches(String(repeating: "*a", count: 200) + "b", String(repeating: "a", count: 2000)))
        #expect(!matches(String(repeating: "**/a/", count: 100) + "b", String(repeating: "a/", count: 1000) + "c"))
    }
}
