package import UnderstudySemantics
package import UnderstudySyntax

/// A fixture or a harness as its owner has it.
package struct OwnSubject {
    /// The parameters of a fixture, or the properties of a harness.
    package private(set) var parameters: [TestSubject.Parameter] = []
    /// What the function that makes the value declares.
    package let signature: Signature
    /// Where that function is.
    package let introducer: ByteRange
    /// What it calls, and with which of the parameters; `nil` where it does anything else.
    package let call: (callee: String, arguments: [(label: String?, name: String)])?

    /// Reads the members of an extension or a structure; `nil` where the function is missing.
    package init?(_ form: TestSubject.Form, _ members: InSource<[DeclSyntax]>, in index: DeclarationIndex) {
        let source = members.source
        let name = form == .fixture ? "fixture" : "make"
        let found = members.piece.lazy.compactMap { member -> (DeclSyntax, FunctionSyntax)? in
            guard case .function(let syntax) = member.kind, source.text(in: syntax.name) == name else { return nil }
            return (member, syntax)
        }
        guard let (member, syntax) = found.first, let signature = Signature(source[member]),
            signature.isStatic == (form == .fixture)
        else { return nil }
        self.signature = signature
        introducer = member.introducer
        call = syntax.body.flatMap { Self.call(in: source.tokenTexts(in: $0)) }
        switch form {
        case .fixture:
            parameters = zip(signature.parameters, syntax.parameters).map { parameter, syntax in
                TestSubject.Parameter(
                    label: parameter.firstName, name: parameter.secondName ?? parameter.firstName ?? "_",
                    type: source.text(in: syntax.type.range), value: syntax.defaultValue.map(source.text(in:)))
            }
        case .harness:
            for case .variable(let variable) in members.piece.map(\.kind) {
                parameters += variable.bindings.filter { $0.accessors == nil }.map { binding in
                    let type = binding.type.map { source.text(in: $0.range) }
                    let told = type == nil ? binding.initialValue.flatMap { index.typeTold(by: $0, in: source) } : nil
                    return TestSubject.Parameter(
                        label: nil, name: source.text(in: binding.name), type: type,
                        value: binding.initialValue.map(source.text(in:)), toldType: told?.description)
                }
            }
        }
    }

    /// Reads `{ try await Note(id: id, title) }`.
    private static func call(
        in tokens: [String]
    ) -> (callee: String, arguments: [(label: String?, name: String)])? {
        let words = tokens.dropFirst().dropLast().drop { ["return", "try", "await"].contains($0) }
        let callee = words.prefix { $0 != "(" }
        let rest = words.dropFirst(callee.count)
        if rest.isEmpty, callee.first == "." { return (callee.joined(), []) }
        guard rest.first == "(", rest.last == ")", !callee.isEmpty else { return nil }
        var arguments: [(label: String?, name: String)] = []
        for argument in rest.dropFirst().dropLast().split(separator: ",") {
            switch argument.count {
            case 1: arguments.append((nil, argument[argument.startIndex]))
            case 3 where argument[argument.startIndex + 1] == ":":
                arguments.append((argument[argument.startIndex], argument[argument.startIndex + 2]))
            default: return nil
            }
        }
        return (callee.joined(), arguments)
    }

    /// The types that it may use fixtures of.
    var usedTypes: Set<String> {
        let values = zip(parameters, signature.parameters).filter { $0.0.value == ".fixture()" }
        return Set(values.flatMap { $0.1.type.names })
    }

    /// Whether it can be called without arguments, and gives a value at once.
    var isPlain: Bool {
        if case .optional? = signature.result { return false }
        return signature.effects == .none && parameters.allSatisfy { $0.value != nil }
    }
}
