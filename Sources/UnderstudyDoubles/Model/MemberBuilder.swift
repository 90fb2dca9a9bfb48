import UnderstudySemantics
import UnderstudySyntax

/// Works out one requirement for a double.
struct MemberBuilder: Sendable {
    let context: DoubleContext
    let requirement: Requirement
    let origin: ProtocolDeclaration
    let stem: String
    var printer: TypePrinter

    var source: SourceText { requirement.source }

    init(_ requirement: Requirement, of origin: ProtocolDeclaration, stem: String, in context: DoubleContext) {
        self.context = context
        self.requirement = requirement
        self.origin = origin
        self.stem = stem
        printer = context.printer(for: origin)
    }

    /// Builds the member.
    mutating func build() -> Member {
        var member = buildForm()
        member.stem = stem
        let builder = self
        member.makeSignature = { MemberSignature(builder) }
        member.forward = context.wrapper.map { WrapperForward(member, $0, wrapper: context.name) }
        if let fake = context.fake { member.take(fake.body(origin, requirement), lock: fake.lock) }
        return member
    }

    private mutating func buildForm() -> Member {
        switch requirement.syntax.kind {
        case .function(let function): return build(function)
        case .initializer(let initializer): return build(initializer)
        case .subscript(let syntax): return build(syntax)
        default: return buildProperty()
        }
    }

    // MARK: - Forms

    private mutating func build(_ function: FunctionSyntax) -> Member {
        addGenerics(function.genericParameters, function.whereClause)
        let parameters = ParameterList(function.parameters, self)
        let head =
            modifiers + "func " + source.text(in: function.name) + spaceAfterOperator(function)
            + genericClause(function.genericParameters) + parameters.declaration
            + printer.effects(function.effects, source) + resultClause(function.result)
            + whereClause(function.whereClause)
        var member = member(.function, head: head)
        let returns = function.result.map { !TypeForms.isVoid($0, source) } ?? false
        let signature = CallSignature(
            parameters: parameters, effects: function.effects, result: returns ? function.result : nil
        )
        let isUncallable = function.parameters.contains { isNever($0.type) }
        member.isUncallable = isUncallable && context.kind != .contract
        answer(signature, in: &member)
        return member
    }

    private mutating func build(_ initializer: InitializerSyntax) -> Member {
        addGenerics(initializer.genericParameters, initializer.whereClause)
        var parameters = ParameterList(initializer.parameters, self)
        let mark = initializer.optionalMark.map(source.text(in:)) ?? ""
        let head =
            modifiers + "init" + mark + genericClause(initializer.genericParameters) + parameters.declaration
            + printer.effects(initializer.effects, source) + whereClause(initializer.whereClause)
        var member = member(.initializer, head: head)
        if context.kind == .client {
            member.isStatic = context.isMadeByClosure(requirement)
            member.client = closures(initializer, parameters)
            return member
        }
        if context.kind.records, creation(initializer, parameters) != nil { parameters.evaluateAutoclosuresOnce() }
        member.creation = creation(initializer, parameters)
        member.calls = record(parameters, name: stem)
        member.preparations = parameters.preparations
        return member
    }

    private mutating func build(_ syntax: SubscriptSyntax) -> Member {
        addGenerics(syntax.genericParameters, syntax.whereClause)
        let parameters = ParameterList(syntax.parameters, self)
        let head =
            modifiers + "subscript" + genericClause(syntax.genericParameters) + parameters.declaration
            + resultClause(syntax.result) + whereClause(syntax.whereClause)
        var member = member(.subscript, head: head)
        let getter = Accessors(syntax.accessors, source)
        member.effects = printer.effects(getter.effects, source)
        member.isSettable = getter.isSettable
        answer(CallSignature(parameters: parameters, effects: getter.effects, result: syntax.result), in: &member)
        if getter.isSettable {
            member.setCalls = setRecord(parameters, syntax.result)
            if context.face.isForeign, case .stub = member.answer {
                member.setStub = setStub(parameters, syntax.result)
            }
        }
        return member
    }

    private func buildProperty() -> Member {
        let binding = requirement.binding
        let name = binding.map { source.text(in: $0.name) } ?? requirement.name
        let type = binding?.type ?? TypeSyntax(ByteRange(at: 0), .missing)
        let accessors = Accessors(binding?.accessors, source)
        let text = printer.text(type, source)
        var member = member(.property, head: modifiers + "var " + name + ": " + text)
        member.property = name
        member.isSettable = accessors.isSettable
        member.effects = printer.effects(accessors.effects, source)
        member.returns = true
        if context.kind == .client || accessors.effects.isAsync || accessors.effects.isThrowing
            || Ownership.isNoncopyable(type, self)
        {
            let signature = CallSignature(
                parameters: ParameterList([], self), effects: accessors.effects, result: type
            )
            answer(signature, in: &member)
            return member
        }
        let stored = printer.text(type, source, for: .storage)
        let isOptional = if case .optional = type.form { true } else { stored.hasSuffix("?") && text.hasSuffix("!") }
        member.value = Member.Value(
            type: member.place == .plain && text.hasSuffix("!") ? text : stored,
            initial: context.value(of: type, source, printer), isOptional: isOptional
        )
        member.parameter = parameter(name, type, text, member)
        if accessors.isSettable {
            member.setCalls = Member.Record(
                name: stem + "SetCalls", element: stored, value: SwiftNames.read(name)
            )
        }
        return member
    }

    private func member(_ form: Member.Form, head: String) -> Member {
        var member = Member(form: form, name: SwiftNames.bare(requirement.name), head: head)
        member.attributes = MemberAttributes.lines(requirement)
        member.isStatic = requirement.isStatic
        member.fail = context.fail
        member.hasBuilder = MemberAttributes.mayHoldBuilder(requirement, in: context)
        let storage = StoragePlace(of: requirement, in: context)
        member.place = storage.place
        member.lock = storage.lock
        member.storagePrefix = storage.prefix
        if form == .function || form == .subscript || form == .initializer {
            member.name = requirement.name.filter { $0 != "`" }
        }
        return member
    }

    // MARK: - Answers

    /// Works out what is remembered of a call, and what answers it.
    private func answer(_ signature: CallSignature, in member: inout Member) {
        var parameters = signature.parameters
        member.returns = signature.result != nil
        let isStubbed =
            context.face.isForeign || signature.result != nil
            || signature.effects.isThrowing && !signature.effects.isRethrows || parameters.needsStub
        if isStubbed && context.kind.records || member.place == .locked { parameters.evaluateAutoclosuresOnce() }
        member.calls = record(parameters, name: stem)
        let usesArguments = context.kind.records || context.kind != .dummy && isStubbed
        member.preparations = usesArguments ? parameters.preparations : []
        if context.kind == .client {
            member.preparations = []
            answerByClosure(signature, in: &member)
            return
        }
        if let forwarded = Forwarding.call(signature, self) {
            member.answer = .forward(forwarded)
            return
        }
        if let result = signature.result, printer.holdsUnheld(result, source) || printer.isPackResult(result, source) {
            member.answer = .failure("\(context.name).\(member.name) cannot be stubbed: its result is not copyable")
            return
        }
        guard isStubbed else { return }
        let effects = stubEffects(signature.effects)
        var resultText = "Void"
        var value: String? = ""
        member.answer = .stub
        if let result = signature.result {
            let isGeneric = printer.isGeneric(result, source)
            resultText = printer.erased(result, source, for: .declaration, plain: true) ?? "Any"
            if resultText.hasSuffix("!") { resultText = String(resultText.dropLast()) + "?" }
            value = isGeneric ? erasedValue(resultText) : context.value(of: result, source, printer)
            if isGeneric {
                let isOptional = if case .optional = result.form { true } else { false }
                let bare: TypeSyntax = if case .optional(let inner) = result.form { inner } else { result }
                let type = printer.text(bare, source, for: .storage)
                member.answer = .cast(type: type, isOptional: isOptional)
            }
        }
        if context.isGeneric, member.place == .locked, let made = context.selfValue, value?.contains(made) ?? false {
            // A closure that any thread may call can't name a generic double: its type would have to be sendable.
            value = nil
        }
        let arguments = parameters.stubArguments
        let underscores = arguments.map { _ in "_" }.joined(separator: ", ")
        let head = underscores.isEmpty ? "" : " " + underscores + " in"
        let name = stem + context.face.stubSuffix
        let body = value ?? "\(context.fail)(\"\(context.name).\(name) is not set\")"
        member.stub = Member.Stub(
            name: name,
            type: isolation(signature.effects, parameters) + "(" + parameters.stubTypes.joined(separator: ", ") + ")"
                + effects.type + " -> " + resultText,
            value: body.isEmpty ? (head.isEmpty ? "{}" : "{" + head + " }") : "{" + head + " " + body + " }",
            effects: effects.call, arguments: arguments.joined(separator: ", "),
            hasTypedError: effects.type.contains("throws("), result: signature.result == nil ? nil : value,
            resultType: signature.result == nil ? nil : Self.kept(resultText), error: effects.error
        )
    }

    /// Works out the closures of a client, and what has to be done to what they give.
    private func answerByClosure(_ signature: CallSignature, in member: inout Member) {
        member.preparations = signature.parameters.preparations
        member.answer = .stub
        member.client = closures(signature, signature.parameters, member)
        guard let result = signature.result else { return }
        if printer.holdsUnheld(result, source) || printer.isPackResult(result, source) {
            member.answer = .failure("")
        } else if printer.isGeneric(result, source) {
            let isOptional = if case .optional = result.form { true } else { false }
            let bare: TypeSyntax = if case .optional(let inner) = result.form { inner } else { result }
            member.answer = .cast(type: printer.text(bare, source, for: .storage), isOptional: isOptional)
        }
    }

    /// A result's type as that of a property; `nil` for a result that is sent, which no property may keep.
    private static func kept(_ type: String) -> String? { type.hasPrefix("sending ") ? nil : type }

    private func erasedValue(_ type: String) -> String? {
        if type.hasSuffix("?") { return "nil" }
        if type.hasPrefix("["), type.hasSuffix("]") { return type.contains(":") ? "[:]" : "[]" }
        return nil
    }

    /// The effects of the stub's type, and the words in front of its call.
    func stubEffects(_ effects: EffectsSyntax) -> (type: String, call: String, error: String?) {
        let isThrownGeneric = effects.thrownType.map { printer.isGeneric($0, source) } ?? false
        var type = effects.isAsync ? " async" : ""
        var call = ""
        var error: String?
        if effects.isThrowing, !effects.isRethrows, !isThrownGeneric, !isNever(effects.thrownType) {
            type += " throws"
            error = effects.thrownType.map { printer.text($0, source) }
            if let error { type += "(" + error + ")" }
            error = error ?? "any Error"
            call = "try "
        }
        if effects.isAsync { call += "await " }
        return (type, call, error)
    }

    /// Whether a call with `effects` can throw: `throws(Never)` says that it can't.
    func canThrow(_ effects: EffectsSyntax) -> Bool { effects.isThrowing && !isNever(effects.thrownType) }

    /// Whether `type` is `Never`, or an associated type that is.
    private func isNever(_ type: TypeSyntax?) -> Bool {
        guard let type else { return false }
        var text = source.compactText(in: type.range)
        if text.hasPrefix("Self.") { text.removeFirst(5) }
        return text == "Never" || context.fixedTypes[text]?.text == "Never"
    }

    /// Where an asynchronous stub runs: where the member does.
    func isolation(_ effects: EffectsSyntax, _ parameters: ParameterList) -> String {
        guard effects.isAsync else { return "" }
        if requirement.syntax.modifiers.contains(where: {
            source.matches($0.name, "nonisolated") && $0.detail.map { source.matches($0, "nonsending") } ?? false
        }) || parameters.hasIsolated {
            return "nonisolated(nonsending) "
        }
        if let actor = MemberIsolation.globalActor(of: requirement, in: context.index) { return "@" + actor + " " }
        if MemberIsolation.isNonisolated(requirement) { return "" }
        if case .globalActor(let actor) = context.resolved.isolation { return "@" + actor + " " }
        return ""
    }

    private func record(_ parameters: ParameterList, name: String) -> Member.Record {
        let parts = parameters.recorded.map {
            Member.Part(name: $0.label, type: $0.type, value: $0.value, isFunction: $0.isFunction)
        }
        return Member.Record(name: name + (parts.isEmpty ? "CallCount" : "Calls"), parts)
    }

    private func setRecord(_ parameters: ParameterList, _ result: TypeSyntax) -> Member.Record {
        let type = printer.erased(result, source, for: .storage) ?? "Any"
        let recorded = parameters.recorded
        if recorded.isEmpty { return Member.Record(name: stem + "SetCalls", element: type, value: "newValue") }
        let types = (recorded.map { $0.label + ": " + $0.type } + ["newValue: " + type]).joined(separator: ", ")
        let values = (recorded.map(\.value) + ["newValue"]).joined(separator: ", ")
        return Member.Record(name: stem + "SetCalls", element: "(" + types + ")", value: "(" + values + ")")
    }

    // MARK: - Texts

    private var modifiers: String { MemberAttributes.inline(requirement, in: context, printer) }

    private func spaceAfterOperator(_ function: FunctionSyntax) -> String {
        let first = source.text(in: function.name).first
        let isName = first.map { $0.isLetter || $0 == "_" || $0 == "`" || $0 == "$" } ?? true
        return isName ? "" : " "
    }

    private func resultClause(_ result: TypeSyntax?) -> String {
        result.map { " -> " + printer.text($0, source) } ?? ""
    }

    private func genericClause(_ parameters: [GenericParameterSyntax]) -> String {
        if parameters.isEmpty { return "" }
        return "<"
            + parameters.map { parameter in
                let prefix = parameter.isPack ? "each " : parameter.isValue ? "let " : ""
                let constraint = parameter.inherited.map { ": " + printer.printConstraint($0, source) } ?? ""
                return prefix + printer.parameterName(source.text(in: parameter.name)) + constraint
            }.joined(separator: ", ") + ">"
    }

    private func whereClause(_ clause: WhereClauseSyntax?) -> String {
        guard let clause, !clause.requirements.isEmpty else { return "" }
        return " where "
            + clause.requirements.map { requirement in
                let left = printer.printConstraint(requirement.left, source)
                let right = printer.printConstraint(requirement.right, source)
                return left + (requirement.relation == .conformance ? ": " : " == ") + right
            }.joined(separator: ", ")
    }

    private mutating func addGenerics(_ parameters: [GenericParameterSyntax], _ clause: WhereClauseSyntax?) {
        printer.generics = GenericErasure.table(parameters, clause, self)
    }
}

/// What is called, and what comes back.
struct CallSignature {
    let parameters: ParameterList
    let effects: EffectsSyntax
    let result: TypeSyntax?
}

/// What the accessors of a property or a subscript demand.
struct Accessors {
    let effects: EffectsSyntax
    let isSettable: Bool

    init(_ block: AccessorBlockSyntax?, _ source: SourceText) {
        let accessors = block?.accessors ?? []
        effects = accessors.first { source.matches($0.name, "get") }?.effects ?? .none
        isSettable = accessors.contains { source.matches($0.name, "set") }
    }
}
