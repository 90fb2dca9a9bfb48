import UnderstudySemantics
import UnderstudySyntax

/// Recognises code that no product ships: tests, doubles and previews.
package enum TestCode {
    /// The number of folders that all paths share: the location of a package says nothing about its files.
    package static func commonFolders(_ paths: [String]) -> Int {
        guard let first = paths.first else { return 0 }
        var common = Array(first.split(separator: "/").dropLast())
        for path in paths.dropFirst() {
            let folders = path.split(separator: "/").dropLast()
            let same = zip(common, folders).prefix { $0 == $1 }.count
            if same < common.count { common.removeLast(common.count - same) }
        }
        return common.count
    }

    /// Whether the whole file is such code, judging by its folders after those that all files share.
    package static func isTest(_ file: FileDeclarations, below common: Int = 0) -> Bool {
        if file.imports.contains(where: { testModules.contains($0.module) || $0.isTestable }) { return true }
        if let module = file.module, module.hasSuffix("Tests") || module.hasSuffix("Mocks") { return true }
        let parts = file.source.path.split(separator: "/")
        if parts.dropLast().dropFirst(common).contains(where: {
            folders.contains($0.lowercased()) || $0.hasSuffix("Tests")
        }) {
            return true
        }
        guard let name = parts.last?.split(separator: ".").first else { return false }
        return endings.contains { name.hasSuffix($0) }
    }

    /// Whether a type of this name is a double or a preview.
    package static func isTest(typeNamed name: String) -> Bool {
        for part in name.split(separator: ".") {
            if doubles.contains(where: { startsWord(part, $0) || part.hasSuffix($0) }) { return true }
        }
        return false
    }

    /// Whether `name` begins with `word` as a whole word.
    private static func startsWord(_ name: Substring, _ word: String) -> Bool {
        guard name.hasPrefix(word) else { return false }
        return name.dropFirst(word.count).first.map(\.isUppercase) ?? true
    }

    private static let testModules: Set<String> = ["XCTest", "Testing", "Quick", "Nimble"]
    private static let folders: Set<String> = [
        "tests", "test", "mocks", "mock", "fakes", "stubs", "spies", "testing", "testhelpers", "testsupport",
        "previews", "preview content", "testdoubles", "doubles", "uitests", "unittests",
    ]
    private static let endings = [
        "Tests", "Test", "Spec", "Mock", "Mocks", "Fake", "Stub", "Spy", "Preview", "Previews",
    ]
    private static let doubles = ["Mock", "Spy", "Stub", "Fake", "Dummy", "Preview", "Previews", "PreviewProvider"]
}
