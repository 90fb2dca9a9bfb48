import UnderstudySemantics
import UnderstudySyntax

/// Finds a value of a type of errors that says that something is not there.
final class FakeErrors: Sendable {
    let reader: FakeElementReader

    /// The name of the fake's own error: another one where the protocol's module gives that name to something else.
    let ownName: String

    init(reader: FakeElementReader) {
        self.reader = reader
        let context = reader.context
        let origin = reader.shapes.builder.origin
        ownName =
            ["NotFound", "ElementNotFound", "FakeElementNotFound"].first { name in
                !context.index.lookUpAnything(name, from: origin) && context.types.parameter(name) == nil
            } ?? "ElementNotFoundInFake"
    }

    /// The error of a member that throws any.
    var own: FakeFailure { .own(name: ownName) }

    /// The error; `nil` where the type's declaration was not read, or none can be made simply.
    func failure(_ type: FakeType) -> FakeFailure? {
        if type.isAnyError { return own }
        return expression(type).map(FakeFailure.made)
    }

    private func expression(_ type: FakeType) -> String? {
        let context = reader.context
        guard let found = context.index.typeDeclaration(type.canonical, from: reader.shapes.builder.origin),
            let construction = Construction(found, isTestable: context.isTestable, on: .none, in: context.index)
        else { return nil }
        switch construction {
        case .enumCase(let first): return type.text + "." + (missingCase(found) ?? first)
        case .call(let arguments): return arguments.isEmpty ? type.text + "()" : nil
        }
    }

    /// A case without values whose name says that something is not there.
    private func missingCase(_ type: TypeDeclaration) -> String? {
        for member in type.members {
            guard case .enumCase(let elements) = member.kind, member.attributes.isEmpty else { continue }
            for element in elements where element.parameters == nil {
                let name = type.source.text(in: element.name)
                let words = IdentifierWords.split(name)
                if !words.filter({ ["missing", "found", "unknown", "absent", "no"].contains($0) }).isEmpty {
                    return name
                }
            }
        }
        return nil
    }
}
