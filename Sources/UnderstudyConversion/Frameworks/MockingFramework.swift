import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax
import UnderstudyUsage

/// A framework whose statements in tests are understood.
package struct MockingFramework: Sendable {
    /// What an expression says in the framework's language.
    enum Reading {
        /// It is none of the framework's.
        case foreign
        case statements([DoubleStatement])
        /// A block of statements, each of which may be read or not.
        case block([StatementInBlock])
        /// Nothing happened to these doubles but what was verified before.
        case nothingElse([ExpressionSyntax])
        /// A double answers by itself, as new ones do.
        case usual
        /// It is the framework's, and nothing corresponds to it.
        case unknown(LeftReason)
    }

    /// Which of several statements about one member counts.
    enum Precedence {
        /// The last one whose arguments match.
        case last
        /// The one that says most about the arguments; of equal ones the last.
        case specific
        /// Each one once, in their order; the last one from then on.
        case each
    }

    /// The name by which it is asked for.
    package let name: String
    /// The name in sentences.
    package let title: String
    /// The modules that tests import.
    package let modules: Set<String>
    /// What its modules declare that tests may name.
    let words: Set<String>
    /// The attributes of protocols that ask it for a double.
    var attributes: Set<String> = []
    let precedence: Precedence
    /// Whether objects that can't be compared are equal where they are the same.
    var comparesInstances = false
    /// The labels of arguments with which its doubles are made.
    var settings: Set<String> = []
    /// The function that makes a double of the protocol that it is given: `mock(Store.self)`.
    var creation: String?
    /// The names of the doubles that it makes of a protocol of that name.
    package let names: @Sendable (String) -> [String]
    /// What its generated doubles conform to; empty where it generates no files.
    var conformances: Set<String> = []
    /// What the names of types end with that it generates beside its doubles, and that answer by themselves.
    package var stubEnding: String?
    /// A word that each of these has.
    var stubWord: String?
    /// How the members of its doubles are called, where tests use these instead of statements.
    package var scheme: MemberScheme?
    /// What those members are built on, where no file declares them.
    package var stems: GeneratorNames = .sourcery
    /// What comments above protocols ask it for a double by.
    var marks: [String] = []
    var read: @Sendable (ExpressionSyntax, SourceText) -> Reading = { _, _ in .foreign }

    /// All of them.
    package static let all = [swiftyMocky, mockable, cuckoo, mockingbird, sourcery, mockolo, spyable]

    /// Where code has the function make a double, and what that is called.
    package func creations(in source: SourceText) -> [(double: String, range: ByteRange)] {
        guard let creation else { return [] }
        let tokens = source.tokenRanges(in: source.range)
        return tokens.indices.compactMap { start in
            guard source.text(in: tokens[start]) == creation, start == 0 || !source.matches(tokens[start - 1], "."),
                let end = tokens[safe: start + 5], source.matches(tokens[start + 1], "("),
                source.matches(tokens[start + 3], "."), source.matches(tokens[start + 4], "self"),
                source.matches(end, ")"), let name = names(source.text(in: tokens[start + 2])).first
            else { return nil }
            return (name, ByteRange(start: tokens[start].lowerBound, end: end.upperBound))
        }
    }

    /// Whether the file uses it.
    package func isUsed(in file: FileDeclarations) -> Bool {
        scheme != nil || file.imports.contains { modules.contains($0.module) }
    }

    /// Whether `type` is called like one that it generates beside its doubles, which answers by itself.
    private func isStub(_ type: TypeDeclaration) -> Bool {
        stubEnding.map { ending in type.inherited.contains { $0 + ending == type.simpleName } } ?? false
    }

    /// Whether `type` is a double that it generated.
    package func hasGenerated(_ type: TypeDeclaration) -> Bool {
        guard let scheme else { return type.inherited.contains(where: conformances.contains) }
        return GeneratedCode.isGenerated(type.source) && type.details.kind == .class && type.holdsMembers(of: scheme)
    }

    /// Whether it makes a double of `declaration` by itself.
    package func isAsked(for declaration: ProtocolDeclaration) -> Bool {
        if scheme == nil { return true }
        guard !attributes.isEmpty else { return declaration.isOptedIn }
        return !requests(on: declaration).isEmpty
    }

    /// Whether all that `file` has are doubles which it generated.
    package func hasGenerated(only file: FileDeclarations) -> Bool {
        file.globals.isEmpty && file.code.isEmpty && file.protocols.isEmpty && file.extensions.isEmpty
            && file.types.allSatisfy { $0.name.contains(".") || hasGenerated($0) }
    }

    /// Whether a framework whose doubles show it by what they conform to generated `file`.
    package static func hasGenerated(_ file: FileDeclarations) -> Bool {
        all.contains { $0.scheme == nil && $0.hasGenerated(all: file) }
    }

    /// Whether `type` conforms to something of a framework's by its whole name, as only generated doubles do.
    package static func hasMarked(_ type: TypeDeclaration) -> Bool {
        all.contains { framework in
            type.inherited.contains { $0.contains(".") && framework.conformances.contains($0) }
        }
    }

    /// Whether it generated `file`: its doubles are there, and nothing else but stubs of the same protocols.
    package func hasGenerated(all file: FileDeclarations) -> Bool {
        if scheme != nil { return file.types.contains(where: hasGenerated) }
        let outer = file.types.filter { !$0.name.contains(".") }
        let doubles = outer.filter(hasGenerated)
        guard isUsed(in: file), !outer.isEmpty, file.globals.isEmpty, file.code.isEmpty, file.protocols.isEmpty else {
            return false
        }
        // Once all doubles are converted, what stays is known by what it says.
        if doubles.isEmpty {
            guard let stubWord, file.source.words.contains(stubWord) else { return false }
        }
        let protocols = Set(doubles.flatMap(\.inherited))
        let names = Set(outer.map(\.name))
        return outer.allSatisfy { type in
            hasGenerated(type) || isStub(type)
                || type.simpleName.hasSuffix("Stub") && !protocols.isDisjoint(with: type.inherited)
        } && file.extensions.allSatisfy { names.contains($0.extendedName) }
    }
}

extension MockingFramework {
    /// Sourcery with its template AutoMockable.
    static let sourcery = MockingFramework(
        name: "sourcery", title: "Sourcery", modules: [], words: [], precedence: .last, names: { [$0 + "Mock"] },
        scheme: .sourcery, stems: .sourcery,
        marks: ["sourcery: AutoMockable", "sourcery:AutoMockable", "sourcery: autoMockable", "sourcery:autoMockable"])
    /// Mockolo.
    static let mockolo = MockingFramework(
        name: "mockolo", title: "Mockolo", modules: [], words: [], precedence: .last, names: { [$0 + "Mock"] },
        scheme: .mockolo, stems: .mockolo, marks: ["@mockable"])
    /// Spyable, whose doubles a macro makes.
    static let spyable = MockingFramework(
        name: "spyable", title: "Spyable", modules: ["Spyable"], words: [], attributes: ["Spyable"], precedence: .last,
        names: { [$0 + "Spy"] }, scheme: .sourcery, stems: .spyable)
}

extension TypeDeclaration {
    /// Whether it has a member that counts calls, or is called a mock where its protocol has no function.
    fileprivate func holdsMembers(of scheme: MemberScheme) -> Bool {
        if simpleName.hasSuffix("Mock") || simpleName.hasPrefix("Mock") { return !inherited.isEmpty }
        return Requirement.gather(source[members]).contains { $0.kind == .var && $0.name.hasSuffix(scheme.count) }
    }
}

extension ExpressionSyntax {
    /// The call that it is.
    var asCall: (callee: ExpressionSyntax, arguments: [ArgumentSyntax])? {
        if case .call(let callee, let arguments) = form { (callee, arguments) } else { nil }
    }

    /// The name that it is.
    func name(in source: SourceText) -> String? {
        if case .name(let name) = form { source.text(in: name.range) } else { nil }
    }

    /// The name behind the dot without a base: `.any`.
    func implicitName(in source: SourceText) -> String? {
        if case .member(nil, let name) = form { source.text(in: name.range) } else { nil }
    }

    /// The first argument of the call that a chain of members and calls begins with.
    var firstArgument: ExpressionSyntax? {
        switch form {
        case .call(let callee, let arguments):
            if case .name = callee.form { arguments.first?.value } else { callee.firstArgument }
        case .member(let base?, _): base.firstArgument
        case .sequence(let operands, _): operands.first?.firstArgument
        default: nil
        }
    }

    /// Whether it is written as a type: `StoreMock.self`.
    func isMetatype(in source: SourceText) -> Bool {
        if case .member(_, let name) = form { source.matches(name.range, "self") } else { false }
    }

    /// Whether it is the value of what returns nothing: `()`, `Void()`.
    func isNothing(in source: SourceText) -> Bool {
        switch form {
        case .tuple(let elements): elements.isEmpty
        case .call(let callee, let arguments): arguments.isEmpty && callee.name(in: source) == "Void"
        default: false
        }
    }

    /// Whether it is a literal.
    var isLiteral: Bool {
        switch form {
        case .literal, .string, .array, .dictionary: true
        case .prefix(_, let inner): inner.isLiteral
        default: false
        }
    }
}

extension ArgumentSyntax {
    func label(in source: SourceText) -> String? { label.map(source.text(in:)) }
}
