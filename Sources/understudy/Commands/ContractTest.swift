import UnderstudySemantics
import UnderstudySyntax

/// A test that compares implementations of a protocol by its contract.
struct ContractTest {
    /// The name of the contract.
    var contract = ""
    private let origin: ProtocolDeclaration
    private var implementations: [(name: String, made: String)]
    private var modules: Set<String>

    /// - Parameter types: The implementations, the reference first.
    init(of declaration: ProtocolDeclaration, comparing types: [TypeDeclaration], in index: DeclarationIndex) {
        origin = declaration
        let extensions = index.files.flatMap(\.extensions)
        implementations = types.map { ($0.name, Self.made($0, extensions)) }
        modules = Set(([declaration.module] + types.map(\.module)).compactMap { $0 })
    }

    /// Compares with the fake, which is the reference.
    ///
    /// - Parameter fake: The fake that is there.
    mutating func addFake(_ name: String, _ fake: TypeDeclaration?) {
        implementations.insert((name, name + "()"), at: 0)
        if let module = fake?.module { modules.insert(module) }
        guard implementations.count == 1 else { return }
        implementations.append((name, Self.open(name, "the implementation to compare with the fake")))
    }

    /// The closure's statement for a new value of `type`: an initialiser that needs nothing, or a place to fill in.
    private static func made(_ type: TypeDeclaration, _ extensions: [ExtensionDeclaration]) -> String {
        let makers = MemberOutline(type, extensions).makers.filter { !$0.isFailable && $0.name == "init" }
        guard let maker = makers.first(where: { $0.parameters.allSatisfy(\.hasDefault) }) else {
            return open(type.name, "a new, empty \(type.name)")
        }
        return maker.effects.callPrefix + type.name + "()"
    }

    private static func open(_ name: String, _ what: String) -> String {
        "() async throws -> \(name) in throw TestIssue(\"fill in: return \(what)\")"
    }

    /// The source of the test, in the module `module`.
    func text(in module: String?, isXCTest: Bool) -> String {
        let name = contract + "Tests"
        let reference = implementations[0]
        var lines = ["import \(isXCTest ? "XCTest" : "Testing")", ""]
        lines += modules.subtracting([module].compactMap { $0 }).sorted().map { "@testable import " + $0 }
        lines += ["", isXCTest ? "final class \(name): XCTestCase {" : "struct \(name) {"]
        for subject in implementations.dropFirst() {
            let base = IdentifierWords.valueName(ofType: subject.name.split(separator: ".").joined())
            let function =
                (isXCTest ? "test" + base.prefix(1).uppercased() + base.dropFirst() : base) + "AnswersLike"
                + reference.name.split(separator: ".").joined()
            lines += [
                "    \(isXCTest ? "" : "@Test ")func \(function)() async throws {",
                "        try await \(contract).check({ \(subject.made) }, against: { \(reference.made) })", "    }",
            ]
        }
        return (lines + ["}"]).joined(separator: "\n") + "\n"
    }
}
