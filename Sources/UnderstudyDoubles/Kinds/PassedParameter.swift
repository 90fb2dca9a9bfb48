import UnderstudySyntax

/// One parameter of a member as a call of another implementation hands it on.
struct PassedParameter: Sendable {
    /// The label in a call; `nil` for none.
    let label: String?
    /// The name inside of the member.
    let name: String
    /// The type as it is declared.
    let type: String
    /// What is handed on, with the label: `to: folder`, `&note`.
    var argument: String { (label.map { $0 + ": " } ?? "") + value }
    /// What is handed on, without the label.
    let value: String
    /// Whether it takes any number of arguments, which can't be handed on.
    let isVariadic: Bool
    /// How `Self` stands in its type.
    let selfForm: SelfForm

    init(
        _ parameter: ParameterSyntax, name: String, text: String, hasLabelByDefault: Bool, in builder: MemberBuilder
    ) {
        let source = builder.source
        let first = parameter.firstName.map(source.text(in:)) ?? "_"
        let hasLabel = first != "_" && (hasLabelByDefault || parameter.secondName != nil)
        label = hasLabel ? SwiftNames.label(first) : nil
        self.name = name
        type = text
        isVariadic = parameter.isVariadic
        let selfForm = SelfForm(parameter.type, source)
        self.selfForm = selfForm
        value = Self.value(parameter.type, name, builder)
    }

    private static func value(_ type: TypeSyntax, _ name: String, _ builder: MemberBuilder) -> String {
        let source = builder.source
        if TypeForms.has("inout", type, source) { return "&" + name }
        if case .packExpansion = TypeForms.bare(type).form { return "repeat each " + name }
        if TypeForms.has("autoclosure", type, source), let function = TypeForms.function(type) {
            return (function.effects.isThrowing ? "try " : "") + (function.effects.isAsync ? "await " : "") + name
                + "()"
        }
        return name
    }
}

/// How a type mentions `Self`.
enum SelfForm: Sendable {
    /// Not at all.
    case none
    /// It is `Self`.
    case itself
    /// It is `Self?`.
    case optional
    /// It is `[Self]`.
    case array
    /// In a way in which values can't be taken apart.
    case other

    init(_ type: TypeSyntax, _ source: SourceText) {
        switch TypeForms.bare(type).form {
        case .named(let name, _) where source.matches(name, "Self"): self = .itself
        case .optional(let inner) where SelfForm(inner, source) == .itself: self = .optional
        case .implicitlyUnwrapped(let inner) where SelfForm(inner, source) == .itself: self = .optional
        case .array(let inner) where SelfForm(inner, source) == .itself: self = .array
        default: self = Self.mentionsSelf(type, source) ? .other : .none
        }
    }

    /// Whether `Self` stands in `type` other than before the name of an associated type.
    private static func mentionsSelf(_ type: TypeSyntax, _ source: SourceText) -> Bool {
        let text = source.compactText(in: type.range)
        var words = text.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
        words.removeAll { $0 != "Self" }
        return !words.isEmpty
    }
}
