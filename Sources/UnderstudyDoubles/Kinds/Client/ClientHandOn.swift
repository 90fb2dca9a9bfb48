import UnderstudySemantics
import UnderstudySyntax

/// What a client's closure does where it hands a call on to another value, called `live`.
///
/// A closure has no generic parameters: it takes `any P` where the member takes a `T: P`. Such a value can be handed on
/// only where Swift opens it again (SE-0352), or where `any P` conforms to `P` itself.
struct ClientHandOn {
    /// The call; `nil` where it can't be handed on.
    private(set) var call: String?
    /// Setting the property or element.
    private(set) var assignment: String?

    private let builder: MemberBuilder
    private var source: SourceText { builder.source }

    init(_ signature: CallSignature, _ parameters: ParameterList, _ builder: MemberBuilder) {
        self.builder = builder
        let (syntax, _) = KindRefusal.types(of: builder.requirement)
        guard isPossible(signature, syntax), parameters.lost == nil else { return }
        let names = names(parameters, syntax, isNamed: signature.effects.thrownType != nil)
        let arguments = zip(parameters.passed, names).map { parameter, name in
            (parameter.label.map { $0 + ": " } ?? "") + (parameter.value.hasPrefix("&") ? "&" : "") + name
        }.joined(separator: ", ")
        let place = place(arguments)
        let effects = (builder.canThrow(signature.effects) ? "try " : "") + (signature.effects.isAsync ? "await " : "")
        let form = signature.result.map { SelfForm($0, source) } ?? .none
        call = head(signature, names) + builder.overloadChoice + effects + wrapped(place, form)
        assignment = form == .none ? place + " = $\(parameters.stubTypes.count)" : nil
    }

    // MARK: - Texts

    /// What each argument is called in the closure.
    private func names(_ parameters: ParameterList, _ syntax: [ParameterSyntax], isNamed: Bool) -> [String] {
        var position = 0
        return zip(parameters.passed, syntax).map { passed, parameter in
            if TypeForms.has("isolated", parameter.type, source) { return "#isolation" }
            defer { position += 1 }
            if !isNamed { return "$\(position)" }
            return passed.name == "live" ? "argument\(position + 1)" : passed.name
        }
    }

    /// The head of a closure that throws errors of one type, which have to be said.
    private func head(_ signature: CallSignature, _ names: [String]) -> String {
        guard signature.effects.thrownType != nil else { return "" }
        let taken = names.filter { $0 != "#isolation" }
        return "(" + taken.joined(separator: ", ") + ")" + builder.printer.effects(signature.effects, source) + " in "
    }

    private func place(_ arguments: String) -> String {
        let requirement = builder.requirement
        let isInLock = ClientRequirements.setsLocked(requirement, in: builder.context.resolved)
        let live = builder.context.keepsLiveLocked && !isInLock ? "live.withLock { $0 }" : "live"
        return switch requirement.syntax.kind {
        case .function(let function): live + "." + source.text(in: function.name) + "(" + arguments + ")"
        case .subscript: live + "[" + arguments + "]"
        default: live + "." + (requirement.binding.map { source.text(in: $0.name) } ?? requirement.name)
        }
    }

    /// A value of the type of `live` as a client.
    private func wrapped(_ call: String, _ form: SelfForm) -> String {
        switch form {
        case .itself: builder.context.name + "(" + call + ")"
        case .optional, .array: call + ".map { \(builder.context.name)($0) }"
        case .none, .other: call
        }
    }

    // MARK: - Whether it is possible

    private func isPossible(_ signature: CallSignature, _ syntax: [ParameterSyntax]) -> Bool {
        let requirement = builder.requirement
        if requirement.isStatic || requirement.kind == .`init` { return false }
        if !MemberAttributes.lines(requirement).isEmpty { return false }
        if ClientRequirements.changesShared(requirement, in: builder.context.resolved) { return false }
        for parameter in syntax where TypeForms.has("isolated", parameter.type, source) {
            let isAny = source.compactText(in: parameter.type.range).hasSuffix("Actor)?")
            if !isAny || !signature.effects.isAsync { return false }
        }
        if signature.effects.isRethrows { return false }
        if let thrown = signature.effects.thrownType, builder.printer.isGeneric(thrown, source) { return false }
        if syntax.contains(where: { $0.isVariadic || SelfForm($0.type, source) != .none }) { return false }
        if let result = signature.result {
            if SelfForm(result, source) == .other { return false }
            let isLent = requirement.kind == .var || requirement.kind == .subscript
            if isLent, Ownership.isNoncopyable(result, builder) { return false }
        }
        return opensAgain(syntax, signature.result)
    }

    /// Whether the call is one of the values that closures take for those of generic parameters.
    private func opensAgain(_ syntax: [ParameterSyntax], _ result: TypeSyntax?) -> Bool {
        let printer = builder.printer
        for (name, parameter) in printer.generics {
            guard let erased = parameter.erased, !parameter.isPack, !builder.hasUnusualConstraint(name) else {
                return false
            }
            let isFree = ["Any", "any Sendable", "any Error"].contains(erased) || !erased.hasPrefix("any ")
            let types = syntax.map(\.type).filter { TypeNames.all(in: $0, source).contains(name) }
            if isFree {
                if !types.allSatisfy({ isPlain($0) || isDirect($0) || isCovariant($0) }) { return false }
            } else if types.count != 1 || !types.allSatisfy(isDirect) {
                return false
            }
        }
        for parameter in syntax where printer.isGeneric(parameter.type, source) {
            if TypeForms.mentionsSome(parameter.type), !isSome(parameter.type) { return false }
        }
        guard let result, printer.isGeneric(result, source) else { return true }
        return isPlain(result)
    }

    /// `T`, `T?` or `[T]`.
    private func isPlain(_ type: TypeSyntax) -> Bool {
        switch type.form {
        case .named(let name, let arguments):
            arguments.isEmpty && builder.printer.generics[source.text(in: name)] != nil
        case .optional(let inner), .array(let inner): isPlain(inner)
        case .attributed(_, let inner): isPlain(inner)
        default: false
        }
    }

    /// `T` or `T.Type`, which Swift opens.
    private func isDirect(_ type: TypeSyntax) -> Bool {
        switch TypeForms.bare(type).form {
        case .named(let name, let arguments):
            arguments.isEmpty && builder.printer.generics[source.text(in: name)] != nil
        case .member(let base, let name, _): source.matches(name, "Type") && isDirect(base)
        default: false
        }
    }

    private func isSome(_ type: TypeSyntax) -> Bool {
        if case .some = TypeForms.bare(type).form { return !TypeForms.has("inout", type, source) }
        return false
    }

    /// A function that only gives values of the generic type.
    private func isCovariant(_ type: TypeSyntax) -> Bool {
        TypeForms.function(type).map { builder.printer.givesGeneric($0, source) && isPlain($0.result) } ?? false
    }
}

extension MemberBuilder {
    /// Whether more is demanded of the generic parameter `name` than that it conforms to protocols.
    func hasUnusualConstraint(_ name: String) -> Bool {
        let (parameters, clause) = genericClauses
        let names = Set(parameters.map { source.text(in: $0.name) })
        for parameter in parameters where source.text(in: parameter.name) == name {
            if let type = parameter.inherited, TypeNames.all(in: type, source).contains(where: names.contains) {
                return true
            }
        }
        return (clause?.requirements ?? []).contains { constraint in
            let left = source.compactText(in: constraint.left.range)
            let sides = [constraint.left, constraint.right].flatMap { TypeNames.all(in: $0, source) }
            guard sides.contains(name) else { return false }
            return constraint.relation != .conformance || left != name
                || TypeNames.all(in: constraint.right, source).contains(where: names.contains)
        }
    }

    private var genericClauses: ([GenericParameterSyntax], WhereClauseSyntax?) {
        switch requirement.syntax.kind {
        case .function(let function): (function.genericParameters, function.whereClause)
        case .initializer(let initializer): (initializer.genericParameters, initializer.whereClause)
        case .subscript(let syntax): (syntax.genericParameters, syntax.whereClause)
        default: ([], nil)
        }
    }
}

extension TypePrinter {
    /// Whether `function` has generic types only in its result.
    func givesGeneric(_ function: FunctionTypeSyntax, _ source: SourceText) -> Bool {
        let thrown = function.effects.thrownType
        return isGeneric(function.result, source) && !function.parameters.contains { isGeneric($0.type, source) }
            && !(thrown.map { isGeneric($0, source) } ?? false)
    }
}
