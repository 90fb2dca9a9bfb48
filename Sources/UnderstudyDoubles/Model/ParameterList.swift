import UnderstudySemantics
import UnderstudySyntax

/// The parameters of a member, worked out: how they are declared, recorded and handed to a stub.
struct ParameterList {
    /// What is remembered of one parameter.
    struct Recorded {
        let label: String
        let type: String
        let value: String
        var isFunction = false
    }

    /// The parameters with parentheses.
    private(set) var declaration = ""
    /// What is remembered.
    private(set) var recorded: [Recorded] = []
    /// The types of the stub's parameters.
    private(set) var stubTypes: [String] = []
    /// What the stub is called with.
    private(set) var stubArguments: [String] = []
    /// Statements that make values which are used more than once.
    private(set) var preparations: [String] = []
    /// Whether a stub is of use although nothing is returned: something can be changed or called back.
    private(set) var needsStub = false
    /// Whether a parameter says where the member runs.
    private(set) var hasIsolated = false
    /// The parameters of function type, for forwarding: name and type.
    private(set) var functions: [(name: String, type: FunctionTypeSyntax)] = []

    /// The first parameter that a closure can't take as it is: one of a type that depends on the member's caller.
    private(set) var lost: String?

    /// The parameters as a call hands them on.
    private(set) var passed: [PassedParameter] = []

    private let builder: MemberBuilder
    private var takenNames: Set<String> = []
    private var declaredNames: Set<String> = []
    private var source: SourceText { builder.source }
    private var printer: TypePrinter { builder.printer }

    init(_ parameters: [ParameterSyntax], _ builder: MemberBuilder) {
        self.builder = builder
        var texts: [String] = []
        declaredNames = Set(
            parameters.compactMap {
                ($0.secondName ?? $0.firstName).map { SwiftNames.bare(builder.source.text(in: $0)) }
            })
        for (index, parameter) in parameters.enumerated() {
            let isSubscript = if case .subscript = builder.requirement.syntax.kind { true } else { false }
            texts.append(add(parameter, position: index + 1, hasLabelByDefault: !isSubscript))
        }
        declaration = "(" + texts.joined(separator: ", ") + ")"
    }

    private mutating func add(_ parameter: ParameterSyntax, position: Int, hasLabelByDefault: Bool) -> String {
        let (label, name) = names(of: parameter, position: position, hasLabelByDefault: hasLabelByDefault)
        let attributes = parameter.attributes.map { source.compactText(in: $0.range) + " " }.joined()
        let isConsumedCopyable =
            TypeForms.has("consuming", parameter.type, source) && !Ownership.isNoncopyable(parameter.type, builder)
            && !mentionsUnheld(parameter.type)
        let declared = isConsumedCopyable ? withoutConsuming(parameter.type) : printer.text(parameter.type, source)
        let count = stubTypes.count
        take(parameter, name: name)
        let isTaken = stubTypes.count > count || TypeForms.has("isolated", parameter.type, source)
        if !isTaken { lost = lost ?? name }
        passed.append(
            PassedParameter(
                parameter, name: name, text: declared, hasLabelByDefault: hasLabelByDefault, in: builder))
        return attributes + label + ": " + declared + (parameter.isVariadic ? "..." : "")
    }

    private func withoutConsuming(_ type: TypeSyntax) -> String {
        guard case .attributed(let specifiers, let inner) = type.form else { return printer.text(type, source) }
        let kept = specifiers.filter { !source.matches($0.name, "consuming") }
        return kept.map { source.compactText(in: $0.range) + " " }.joined() + printer.text(inner, source)
    }

    /// The label with the name, and the name alone.
    private mutating func names(
        of parameter: ParameterSyntax, position: Int, hasLabelByDefault: Bool
    ) -> (declared: String, name: String) {
        let first = parameter.firstName.map(source.text(in:)) ?? "_"
        let second = parameter.secondName.map(source.text(in:))
        let name = second ?? first
        guard name != "_", takenNames.insert(SwiftNames.bare(name)).inserted else {
            // A requirement may leave a name out, or use one twice; an implementation can't.
            let made = made(for: parameter, at: position, isNamed: name != "_")
            if second == nil, first != "_" { return (first + " " + made, made) }
            if second != nil, first != "_" { return (first + " " + made, made) }
            return ((hasLabelByDefault || second != nil ? "_ " : "") + made, made)
        }
        let declared = second.map { first + " " + $0 } ?? first
        return (declared, SwiftNames.escaped(SwiftNames.bare(name)))
    }

    private mutating func made(for parameter: ParameterSyntax, at position: Int, isNamed: Bool) -> String {
        if isNamed || builder.context.face.isForeign || builder.context.face == .mockolo {
            return "argument\(position)"
        }
        let isSubscript = if case .subscript = builder.requirement.syntax.kind { true } else { false }
        let name = ParameterNames.made(
            for: parameter.type, at: position, isSubscript: isSubscript, not: takenNames.union(declaredNames), source)
        takenNames.insert(name)
        return name
    }

    // MARK: - Recording and stubbing

    private mutating func take(_ parameter: ParameterSyntax, name: String) {
        let type = parameter.type
        if TypeForms.has("isolated", type, source) {
            hasIsolated = true
            return
        }
        if TypeForms.has("autoclosure", type, source) {
            takeAutoclosure(type, name: name)
            return
        }
        if case .packExpansion = TypeForms.bare(type).form {
            takePack(type, name: name)
            return
        }
        if let function = builder.functionType(type) {
            functions.append((name, function))
            takeFunction(type, name: name)
            return
        }
        takeValue(type, name: name, isVariadic: parameter.isVariadic)
    }

    private mutating func takeValue(_ type: TypeSyntax, name: String, isVariadic: Bool) {
        if mentionsUnheld(type) { return }
        let isInOut = TypeForms.has("inout", type, source)
        let isGeneric = printer.isGeneric(type, source)
        let isKept =
            !Ownership.isNoncopyable(type, builder) && !TypeForms.has("sending", type, source)
            && !TypeForms.has("borrowing", type, source) && !TypeForms.has("__shared", type, source)
        if isKept, let stored = printer.erased(type, source, for: .storage) {
            record(name, isVariadic ? "[" + stored + "]" : stored, value: name)
        }
        if isInOut || TypeForms.has("consuming", type, source) && Ownership.isNoncopyable(type, builder) {
            needsStub = true
        }
        if isGeneric {
            guard let erased = printer.erased(TypeForms.bare(type), source, for: .storage) else { return }
            if isInOut, builder.context.kind == .client {
                if !TypeForms.mentionsSome(type) { change(name, as: erased, TypeForms.bare(type)) }
                return
            }
            stubTypes.append(isVariadic ? "[" + erased + "]" : erased)
            stubArguments.append(name)
        } else {
            let text = printer.text(type, source, for: .parameter)
            stubTypes.append(isVariadic ? "[" + text + "]" : optionalized(text))
            stubArguments.append(isInOut ? "&" + name : name)
        }
    }

    /// Lets a closure change a value of a generic type in a variable of the type that it is held as.
    private mutating func change(_ name: String, as erased: String, _ type: TypeSyntax) {
        let variable = "erased" + SwiftNames.capitalized(SwiftNames.bare(name))
        preparations.append("var \(variable): \(erased) = \(name)")
        if case .optional(let inner) = type.form {
            preparations.append("defer { \(name) = \(variable) as? \(printer.text(inner, source)) }")
        } else {
            preparations.append("defer { \(name) = \(variable) as? \(printer.text(type, source)) ?? \(name) }")
        }
        stubTypes.append("inout " + erased)
        stubArguments.append("&" + variable)
    }

    private func optionalized(_ text: String) -> String {
        text.hasSuffix("!") ? String(text.dropLast()) + "?" : text
    }

    private mutating func takeAutoclosure(_ type: TypeSyntax, name: String) {
        guard let function = TypeForms.function(type) else { return }
        let throwing = function.effects.isThrowing
        let memberThrows = builder.throwsAtAll
        if throwing && !memberThrows || function.effects.isAsync && !builder.isAsync { return }
        guard let stored = printer.erased(function.result, source, for: .storage), !mentionsUnheld(function.result)
        else { return }
        let call = (throwing ? "try " : "") + (function.effects.isAsync ? "await " : "") + name + "()"
        autoclosures.append((name, call))
        record(name, stored, value: call, isFunction: true)
        stubTypes.append(stored)
        stubArguments.append(call)
    }

    private var autoclosures: [(name: String, call: String)] = []

    /// Evaluates autoclosures once, for members that use them twice.
    mutating func evaluateAutoclosuresOnce() {
        for (name, call) in autoclosures {
            preparations.append("let \(name) = \(call)")
            recorded = recorded.map {
                Recorded(
                    label: $0.label, type: $0.type, value: $0.value == call ? name : $0.value,
                    isFunction: $0.isFunction)
            }
            stubArguments = stubArguments.map { $0 == call ? name : $0 }
        }
        autoclosures = []
    }

    private mutating func takePack(_ type: TypeSyntax, name: String) {
        guard let erased = printer.erased(TypeForms.bare(type), source, for: .storage) else { return }
        let local = SwiftNames.bare(name) + "Pack"
        preparations.append("var \(local): \(erased) = []")
        preparations.append("repeat \(local).append(each \(name))")
        record(name, erased, value: local)
        stubTypes.append(erased)
        stubArguments.append(local)
    }

    private mutating func takeFunction(_ type: TypeSyntax, name: String) {
        let isOptional = builder.isOptionalFunction(type)
        let isEscaping = isOptional || TypeForms.has("escaping", type, source)
        if isEscaping, let stored = printer.erased(type, source, for: .storage), !mentionsUnheld(type) {
            let isWritten = TypeForms.writesFunction(type) || TypeForms.has("escaping", type, source)
            record(name, stored, value: name, isFunction: isWritten)
        }
        let isGeneric = printer.isGeneric(type, source)
        if isGeneric, builder.context.kind == .client, let erased = erasedFunction(type) {
            stubTypes.append(erased)
        } else if isGeneric {
            guard isEscaping, let erased = printer.erased(type, source, for: .storage), !mentionsUnheld(type) else {
                return
            }
            stubTypes.append(erased)
        } else {
            stubTypes.append(printer.text(type, source, for: .parameter))
        }
        needsStub = true
        stubArguments.append(name)
    }

    /// A function type that functions of the generic type `type` convert to: one that gives the nearest type.
    private func erasedFunction(_ type: TypeSyntax) -> String? {
        guard let function = TypeForms.function(type), printer.givesGeneric(function, source) else { return nil }
        guard let result = printer.erased(function.result, source, for: .storage, plain: false) else { return nil }
        let whole = printer.text(type, source, for: .parameter)
        let written = " -> " + printer.text(function.result, source)
        guard whole.hasSuffix(written) else { return nil }
        return whole.dropLast(written.count) + " -> " + result
    }

    private mutating func record(_ name: String, _ type: String, value: String, isFunction: Bool = false) {
        recorded.append(
            Recorded(label: SwiftNames.label(name), type: type, value: value, isFunction: isFunction))
    }

    private func mentionsUnheld(_ type: TypeSyntax) -> Bool { printer.holdsUnheld(type, source) }
}

extension MemberBuilder {
    /// The function type that `type` is, aliases that were read followed; `nil` for other types.
    func functionType(_ type: TypeSyntax) -> FunctionTypeSyntax? {
        if let function = TypeForms.function(type) { return function }
        switch type.form {
        case .attributed(_, let inner), .optional(let inner): return functionType(inner)
        case .named(let name, _):
            let text = source.text(in: name)
            let own = context.protocolAliases.first { $0.name == text }?.type
            return (own ?? context.index.aliasedType(text, from: origin)).flatMap { TypeForms.function($0.type) }
        default: return nil
        }
    }

    /// Whether `type` is an optional function, which always escapes.
    func isOptionalFunction(_ type: TypeSyntax) -> Bool {
        if case .optional = TypeForms.bare(type).form { return true }
        return false
    }

    private var effects: EffectsSyntax {
        switch requirement.syntax.kind {
        case .function(let function): function.effects
        case .initializer(let initializer): initializer.effects
        default: .none
        }
    }

    var throwsAtAll: Bool { effects.isThrowing }
    var isAsync: Bool { effects.isAsync }
}
