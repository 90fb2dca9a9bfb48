import UnderstudySemantics
import UnderstudySyntax

/// The kinds of literals.
enum LiteralForm {
    case integer
    case fraction
    case text
    case truth
    case list
    case nothing

    /// The form of `value`; `nil` for what is no literal.
    init?(_ value: ExpressionSyntax, in source: SourceText) {
        switch value.form {
        case .string: self = .text
        case .array(let elements) where elements.isEmpty: self = .list
        case .dictionary(let elements) where elements.isEmpty: self = .list
        case .name, .literal:
            let word = source.text(in: value.range)
            switch word {
            case "true", "false": self = .truth
            case "nil": self = .nothing
            default:
                guard word.first?.isNumber == true else { return nil }
                self = word.contains(".") ? .fraction : .integer
            }
        default: return nil
        }
    }

    /// Whether it may be a value of `type`, as far as the sources tell.
    func mayBe(_ type: InSource<TypeSyntax>, _ index: DeclarationIndex) -> Bool {
        switch type.piece.form {
        case .attributed(_, let inner): mayBe(type[inner], index)
        case .optional(let inner), .implicitlyUnwrapped(let inner): self == .nothing || mayBe(type[inner], index)
        case .array, .dictionary: self == .list
        case .named(_, let arguments) where arguments.isEmpty: type.typeName.map { mayBe($0, index) } ?? true
        default: true
        }
    }

    /// Whether it may be a value of the type called `name`: one of a library may take any.
    private func mayBe(_ name: String, _ index: DeclarationIndex) -> Bool {
        let types = index.types(named: name)
        if types.isEmpty { return Self.ofLibrary[name]?.contains(self) ?? true }
        return types.contains { type in
            let others = index.extensions(of: type).flatMap { found in
                found.details.inherited.map { found.source.text(in: $0.range) }
            }
            return (type.inherited + others).contains { $0.contains("ExpressibleBy") }
        }
    }

    private static let ofLibrary: [String: Set<LiteralForm>] = {
        let integers = ["", "8", "16", "32", "64"].flatMap { ["Int" + $0, "UInt" + $0] }
        let fractions = ["Double", "Float", "CGFloat", "Decimal", "TimeInterval"]
        var forms: [String: Set<LiteralForm>] = [
            "Bool": [.truth], "String": [.text], "Character": [.text], "Substring": [.text],
        ]
        for name in integers { forms[name] = [.integer] }
        for name in fractions { forms[name] = [.integer, .fraction] }
        for name in ["Date", "Data", "UUID", "URL"] { forms[name] = [] }
        return forms
    }()
}
