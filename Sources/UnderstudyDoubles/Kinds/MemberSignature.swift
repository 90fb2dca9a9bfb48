import UnderstudySemantics
import UnderstudySyntax

/// A requirement as others call it: what a forwarding member needs to know.
struct MemberSignature: Sendable {
    /// The name without labels; `init` and `subscript` for those.
    var baseName = ""
    /// Its parameters.
    var parameters: [PassedParameter] = []
    /// Whether it is asynchronous.
    var isAsync = false
    /// Whether it throws.
    var isThrowing = false
    /// Whether it has generic parameters, or parameters of types that are only described.
    var isGeneric = false
    /// Whether it is an operator, and where that stands.
    var fixity = Fixity.none
    /// What it returns; `nil` for nothing.
    var result: String?
    /// What chooses it among others that take the same, with a space behind: `let _: Void = `.
    var choice = ""
    /// How `Self` stands in the result.
    var resultSelf = SelfForm.none
    /// Whether a value is changed by calling it.
    var isMutating = false
    /// What stands before its getter and its setter, with a space behind.
    var getterPrefix = ""
    var setterPrefix = ""

    /// Where an operator stands.
    enum Fixity: Sendable {
        case none
        case prefix
        case postfix
        case infix
    }

    /// The words before a call: `try await `.
    var callEffects: String { (isThrowing ? "try " : "") + (isAsync ? "await " : "") }

    /// The arguments of a call, without parentheses.
    var arguments: String { parameters.map(\.argument).joined(separator: ", ") }
}

extension MemberSignature {
    init(_ builder: MemberBuilder) {
        self.init()
        let requirement = builder.requirement
        switch requirement.syntax.kind {
        case .function(let function): take(function, builder)
        case .initializer(let initializer):
            baseName = "init"
            take(initializer.parameters, initializer.effects, initializer.genericParameters, builder)
        case .subscript(let syntax):
            baseName = "subscript"
            take(syntax.parameters, .none, syntax.genericParameters, builder)
            take(syntax.result, accessors: syntax.accessors, builder)
        default:
            baseName = requirement.binding.map { builder.source.text(in: $0.name) } ?? requirement.name
            if let type = requirement.binding?.type {
                take(type, accessors: requirement.binding?.accessors, builder)
            }
        }
        isMutating = isMutating || requirement.hasModifier("mutating")
    }

    private mutating func take(_ function: FunctionSyntax, _ builder: MemberBuilder) {
        let source = builder.source
        baseName = source.text(in: function.name)
        choice = builder.overloadChoice
        take(function.parameters, function.effects, function.genericParameters, builder)
        if let type = function.result, !TypeForms.isVoid(type, source) {
            result = builder.printer.text(type, source)
            resultSelf = SelfForm(type, source)
        }
        guard let first = baseName.first, !first.isLetter, !"_`$".contains(first) else { return }
        fixity =
            builder.requirement.hasModifier("prefix")
            ? .prefix : builder.requirement.hasModifier("postfix") ? .postfix : .infix
    }

    private mutating func take(
        _ parameters: [ParameterSyntax], _ effects: EffectsSyntax, _ generics: [GenericParameterSyntax],
        _ builder: MemberBuilder
    ) {
        self.parameters = ParameterList(parameters, builder).passed
        isAsync = effects.isAsync
        isThrowing = builder.canThrow(effects)
        isGeneric =
            !generics.isEmpty || parameters.contains { TypeForms.mentionsSome($0.type) }
    }

    private mutating func take(_ type: TypeSyntax, accessors: AccessorBlockSyntax?, _ builder: MemberBuilder) {
        let source = builder.source
        result = builder.printer.text(type, source)
        resultSelf = SelfForm(type, source)
        let effects = Accessors(accessors, source).effects
        isAsync = effects.isAsync
        isThrowing = builder.canThrow(effects)
        for accessor in accessors?.accessors ?? [] {
            let prefix = accessor.modifiers.map { source.text(in: $0.name) + " " }.joined()
            if source.matches(accessor.name, "get") {
                getterPrefix = prefix
                isMutating = isMutating || prefix.contains("mutating") && !prefix.contains("nonmutating")
            } else if source.matches(accessor.name, "set") {
                setterPrefix = prefix
                isMutating = isMutating || !prefix.contains("nonmutating")
            }
        }
    }
}

extension TypeForms {
    /// Whether `type` is only described: `some P` anywhere in it.
    static func mentionsSome(_ type: TypeSyntax) -> Bool {
        switch type.form {
        case .some: true
        case .optional(let inner), .implicitlyUnwrapped(let inner), .array(let inner), .attributed(_, let inner),
            .packExpansion(let inner):
            mentionsSome(inner)
        case .dictionary(let key, let value): mentionsSome(key) || mentionsSome(value)
        case .tuple(let elements): elements.contains { mentionsSome($0.type) }
        case .named(_, let arguments): arguments.contains { mentionsSome($0) }
        default: false
        }
    }
}
