import UnderstudySemantics
import UnderstudySyntax

/// The beginning of a test: imports, doubles, the value to test, and one call.
///
/// What only the author of the test knows is a placeholder between `<#` and `#>`.
struct TestSkeleton {
    private let context: TestContext
    /// The doubles that the test makes, in order: the names of the constants, and how they are made.
    private var doubles: [(name: String, double: TestContext.Double)] = []
    private var creation = ""

    init(_ context: TestContext) {
        self.context = context
        let makers = context.outline.makers
        let counts = makers.map { maker in maker.parameters.count { dependency(in: $0.type) != nil } }
        if let most = counts.max(), let best = counts.firstIndex(of: most) {
            let maker = makers[best]
            let written = arguments(of: maker, depth: 0)
            creation = maker.effects.callPrefix + Self.made(context.type.name, by: maker, written)
            if maker.isFailable {
                creation = (context.home?.usesXCTest == true ? "try XCTUnwrap(" : "try #require(") + creation + ")"
            }
        }
    }

    /// The source of the test.
    var text: String {
        let usesXCTest = context.home?.usesXCTest ?? false
        let isMainActor = context.isOnMainActor || doubles.contains { $0.double.isOnMainActor }
        let name = context.type.simpleName
        let (call, effects) = self.call
        let waits = context.outline.makers.contains { $0.effects.isAsync } || effects.isAsync ? " async" : ""
        var body = doubles.map { "let \($0.name) = \($0.double.name)()" }
        if let stub = stub { body.append("// \(stub) = { … }") }
        if !creation.isEmpty { body.append("let \(subject) = \(creation)") }
        if let call { body.append(call) }
        if let record = record {
            body.append(usesXCTest ? "// XCTAssertEqual(\(record), 1)" : "// #expect(\(record) == 1)")
        }
        let mark = isMainActor ? "@MainActor " : ""
        let head =
            usesXCTest
            ? ["\(mark)final class \(name)Tests: XCTestCase {", "    func testExample()\(waits) throws {"]
            : ["\(mark)struct \(name)Tests {", "    @Test func example()\(waits) throws {"]
        let lines = imports + [""] + head + body.map { "        " + $0 } + ["    }", "}"]
        return lines.joined(separator: "\n") + "\n"
    }

    private var imports: [String] {
        let home = context.home
        let modules = Set(doubles.compactMap(\.double.module)).subtracting(
            [home?.module, context.type.module].compactMap { $0 })
        return ["import \(home?.usesXCTest == true ? "XCTest" : "Testing")"]
            + modules.sorted().map { "import \($0)" } + (context.type.module.map { ["@testable import \($0)"] } ?? [])
    }

    private var subject: String { IdentifierWords.valueName(ofType: context.type.simpleName) }

    /// A call of the first function that code can use, as far as anyone can write it.
    private var call: (text: String?, effects: Effects) {
        let functions = context.outline.visible.filter { $0.kind == .func && !$0.isStatic }
        guard let function = functions.first else { return (nil, .none) }
        let signature = function.signature
        var effects = signature.effects
        if context.type.details.kind == .actor { effects.asynchrony = .async }
        let arguments = signature.parameters.filter { !$0.hasDefault }.map { parameter in
            Self.argument(parameter, Self.placeholder(parameter.type))
        }
        let result = signature.value == nil ? "" : "_ = "
        return (
            "\(result)\(effects.callPrefix)\(subject).\(signature.name)(\(arguments.joined(separator: ", ")))", effects
        )
    }

    /// The first stub or record of calls of the doubles that is of a requirement that the type uses, or else the first.
    private func member(endingIn ends: [String]) -> String? {
        let members = doubles.flatMap { name, double in
            double.members.filter { $0.hasPrefix("var ") }.map { member in
                (name, String(member.dropFirst(4).prefix { $0 != ":" && $0 != " " }))
            }
        }.filter { _, word in ends.contains(where: word.hasSuffix) }
        let best = members.first { _, word in usedNames.contains { Self.isStem($0, of: word) } } ?? members.first
        return best.map { "\($0.0).\($0.1)" }
    }

    /// The names of functions of the dependencies that the type mentions.
    private var usedNames: [String] {
        let names = context.dependencies.flatMap {
            $0.declaration.requirements.filter { $0.kind == .func }.map(\.signature.name)
        }
        var mentioned: Set<UInt64> = []
        context.type.source.visitNames(in: context.type.syntax.range) { hash, _ in mentioned.insert(hash) }
        return names.filter { mentioned.contains(QuickScan.hash(of: $0)) }
    }

    /// Whether `word` is `name` with further words: `findNoteByStub` is of `findNote`, `findNotesByStub` is not.
    private static func isStem(_ name: String, of word: String) -> Bool {
        word.hasPrefix(name) && word.dropFirst(name.count).first?.isUppercase == true
    }

    private var stub: String? { member(endingIn: ["Stub"]) }

    private var record: String? {
        member(endingIn: ["Calls", "CallCount"]).map { $0.hasSuffix("Calls") ? $0 + ".count" : $0 }
    }

    // MARK: - Arguments

    private func dependency(in type: SwiftType) -> TestContext.Dependency? {
        for name in type.unqualifiedNames {
            if let found = context.dependency(named: name) { return found }
            let parameter = context.type.details.genericParameters.first {
                context.type.source.text(in: $0.name) == name
            }
            guard let constraint = parameter?.inherited.map({ SwiftType(context.type.source[$0]) }) else { continue }
            for name in constraint.unqualifiedNames {
                if let found = context.dependency(named: name) { return found }
            }
        }
        return nil
    }

    private mutating func arguments(of maker: MemberOutline.Maker, depth: Int) -> [String] {
        var arguments: [String] = []
        for parameter in maker.parameters {
            if let double = dependency(in: parameter.type)?.doubles.first {
                let name = add(double, called: parameter.secondName ?? parameter.firstName ?? "_")
                arguments.append(Self.argument(parameter, Self.value(name, as: parameter.type)))
            } else if !parameter.hasDefault {
                arguments.append(Self.argument(parameter, value(of: parameter.type, depth: depth)))
            }
        }
        return arguments
    }

    private mutating func add(_ double: TestContext.Double, called name: String) -> String {
        let plain = name == "_" ? IdentifierWords.valueName(ofType: double.name) : name
        let isTaken = doubles.contains { $0.name == plain } || plain == subject
        let unique = isTaken ? IdentifierWords.valueName(ofType: double.name) : plain
        if !doubles.contains(where: { $0.name == unique }) { doubles.append((unique, double)) }
        return unique
    }

    /// A value of `type`, made of doubles where it is a structure of dependencies.
    private mutating func value(of type: SwiftType, depth: Int) -> String {
        guard depth < 2, case .named(let name, _) = type.bare, let maker = context.makers(of: name)?.first,
            maker.parameters.contains(where: { dependency(in: $0.type) != nil })
        else { return Self.placeholder(type) }
        return Self.made(name, by: maker, arguments(of: maker, depth: depth + 1))
    }

    private static func made(_ name: String, by maker: MemberOutline.Maker, _ arguments: [String]) -> String {
        (maker.name == "init" ? name : "\(name).\(maker.name)")
            + (maker.name != "init" && arguments.isEmpty ? "" : "(\(arguments.joined(separator: ", ")))")
    }

    private static func argument(_ parameter: Signature.Parameter, _ value: String) -> String {
        guard let label = parameter.firstName, label != "_" else { return value }
        return "\(label): \(value)"
    }

    /// The constant `name` where a value of `type` is expected.
    private static func value(_ name: String, as type: SwiftType) -> String {
        switch type.bare {
        case .array: "[\(name)]"
        case .function(let function): function.parameters.isEmpty ? "{ \(name) }" : "{ _ in \(name) }"
        case .metatype: "<#\(type)#>"
        default: name
        }
    }

    private static func placeholder(_ type: SwiftType) -> String {
        switch type.bare {
        case .optional: "nil"
        case .array: "[]"
        case .dictionary: "[:]"
        case .named("Bool", _): "false"
        case .named("Int", _), .named("Double", _): "0"
        case .named("String", _): "\"\""
        default: if case .attributed(_, let inner) = type { "<#\(inner)#>" } else { "<#\(type)#>" }
        }
    }
}
