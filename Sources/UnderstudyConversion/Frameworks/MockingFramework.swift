import UnderstudySemantics
import UnderstudySyntax

/// A framework whose statements in tests are understood.
package struct MockingFramework: Sendable {
    /// What an expression says in the framework's language.
    enum Reading {
        /// It is none of the framework's.
        case foreign
        case statements([DoubleStatement])
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
    /// The names of the doubles that it makes of a protocol of that name.
    package let names: @Sendable (String) -> [String]
    /// What its generated doubles conform to; empty where it generates no files.
    let conformances: Set<String>
    let read: @Sendable (ExpressionSyntax, SourceText) -> Reading

    /// All of them.
    package static let all = [swiftyMocky, mockable, cuckoo]

    /// Whether the file uses it.
    package func isUsed(in file: FileDeclarations) -> Bool {
        file.imports.contains { modules.contains($0.module) }
    }

    /// Whether `type` is a double that it generated.
    package func hasGenerated(_ type: TypeDeclaration) -> Bool {
        type.inherited.contains(where: conformances.contains)
    }

    /// Whether it generated `file`: its doubles are there, and nothing else but stubs of the same protocols.
    package func hasGenerated(all file: FileDeclarations) -> Bool {
        let outer = file.types.filter { !$0.name.contains(".") }
        let doubles = outer.filter(hasGenerated)
        guard isUsed(in: file), !doubles.isEmpty, file.globals.isEmpty, file.code.isEmpty, file.protocols.isEmpty else {
            return false
        }
        let protocols = Set(doubles.flatMap(\.inherited))
        let names = Set(outer.map(\.name))
        return outer.allSatisfy { type in
            hasGenerated(type) || type.simpleName.hasSuffix("Stub") && !protocols.isDisjoint(with: type.inherited)
        } && file.extensions.allSatisfy { names.contains($0.extendedName) }
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
        default: nil
        }
    }

    /// Whether it is written as a type: `StoreMock.self`.
    func isMetatype(in source: SourceText) -> Bool {
        if case .member(_, let name) = form { source.matches(name.range, "self") } else { false }
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
