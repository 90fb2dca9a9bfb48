import UnderstudySemantics

/// Computes one requirement for a double.
final class MemberBuilder: Sendable {
    let context: DoubleContext
    let requirement: Requirement
    let origin: ProtocolDeclaration
    let stem: String
    let scope: TypeScope
    /// What the requirement asks for.
    let signature: Signature

    init(_ requirement: Requirement, of origin: ProtocolDeclaration, stem: String, in context: DoubleContext) {
        self.context = context
        self.requirement = requirement
        self.origin = origin
        self.stem = stem
        signature = requirement.signature
        scope = context.scope(for: origin).with(signature, isDeprecated: context.resolved.declaration.isDeprecated)
    }

    /// Builds the member, but for what its kind adds.
    func build() -> Member {
        var member = buildForm()
        member.stem = stem
        if context.kind.refusesUse, member.form != .initializer { member.unset = unset(giving: result) }
        member.makeSignature = { MemberSignature(self) }
        return member
    }

    /// What a call returns or a property is; `nil` for nothing.
    var result: SwiftType? { signature.kind.isFunction ? signature.value : signature.result ?? .missing }

    private func buildForm() -> Member {
        switch signature.kind {
        case .function, .operator: buildFunction()
        case .initializer: buildInitializer()
        case .subscript: buildSubscript()
        case .property: buildProperty()
        }
    }

    // MARK: - Forms

    private func buildFunction() -> Member {
        let parameters = ParameterList(self)
        var member = member(.function, parameters)
        member.isUncallable = isUncallable
        answer(CallSignature(parameters: parameters, effects: signature.effects, result: signature.value), in: &member)
        return member
    }

    /// Whether nothing can call it, since a parameter has no values.
    private var isUncallable: Bool {
        context.kind.conforms && signature.parameters.contains { isNever($0.type) }
    }

    private func buildInitializer() -> Member {
        var parameters = ParameterList(self)
        var member = member(.initializer, parameters)
        if context.kind.consistsOfClosures { return member }
        if context.kind.records, creation(parameters) != nil { parameters.evaluateAutoclosuresOnce() }
        member.creation = creation(parameters)
        member.calls = record(parameters, in: member)
        member.preparations = parameters.preparations
        let inherited = context.facts.superclassInitializers.override(signature) {
            context.value(of: $0, scope, on: runsOn)
        }
        if let inherited {
            if let modifier = inherited.modifier { member.declared.modifiers.append(modifier) }
            member.superCall = inherited.call
        }
        return member
    }

    private func buildSubscript() -> Member {
        let parameters = ParameterList(self)
        var member = member(.subscript, parameters)
        member.isUncallable = isUncallable
        let result = signature.result ?? .missing
        answer(CallSignature(parameters: parameters, effects: signature.effects, result: result), in: &member)
        if member.isSettable, !member.isNeverSet {
            member.setCalls = setRecord(parameters, result, in: member)
            if context.style.face.hasClosureForEach, member.stub != nil { member.setStub = setStub(parameters, result) }
            if forwards { answerSetting(parameters, result, in: &member) }
        }
        return member
    }

    private func buildProperty() -> Member {
        let type = signature.result ?? .missing
        let parameters = ParameterList(self)
        var member = member(.property, parameters)
        member.property = signature.name
        member.returns = true
        if context.kind.consistsOfClosures || signature.effects.isAsync || signature.effects.isThrowing
            || !canBeKept(type) || forwards || member.storage.isLocked && scope.isGeneric(type)
            || requirement.isOverriding && !signature.isSettable
        {
            answer(CallSignature(parameters: parameters, effects: signature.effects, result: type), in: &member)
            // A closure that any thread may call gives only what each of them may have.
            let canBeGiven = !member.storage.isLocked || Sendability(self).canCross(type)
            if context.style.face.hasMemberwiseInitializer, member.stub != nil, canBeKept(type), canBeGiven {
                member.parameter = parameter(signature.name, type, of: member)
            }
            if forwards, member.isSettable, canBeKept(type) {
                answerSetting(parameters, type, in: &member)
            }
            return member
        }
        let written = scope.written(type)
        let stored = scope.written(type, for: .storage)
        let isImplicit = written != written.withoutImplicitUnwrapping
        if requirement.isOverriding {
            member.value = .inherited(stored)
        } else {
            let kept = !member.storage.isLocked && isImplicit ? written : stored
            let initial = initialValue(of: type, on: storageIsolation(of: member), in: &member)
            member.value = Member.Value(
                type: kept, initial: initial?.text, isOptional: type.isOptional || isImplicit, isWeak: isWeak,
                infersType: leavesType(kept, to: initial, in: member), isPublished: isPublished(initial, in: member))
        }
        member.parameter = parameter(signature.name, type, of: member)
        let recorded = scope.erased(type, for: .storage) ?? .anything
        if member.isSettable { member.setCalls = setRecord(recorded, of: SwiftNames.read(signature.name)) }
        return member
    }

    /// Whether a view may watch the property that `member` is: one of an `ObservableObject`, kept where a wrapper can be.
    private func isPublished(_ initial: DefaultValue?, in member: Member) -> Bool {
        let isKept = initial != nil || signature.result?.isOptional ?? false
        guard isKept, !isWeak, !member.storage.isLocked, !requirement.isStatic else { return false }
        return context.resolved.refines(.observableObject) && signature.name != "objectWillChange"
    }

    private func member(_ form: Member.Form, _ parameters: ParameterList) -> Member {
        var member = Member(form: form, name: SwiftNames.bare(requirement.name), declared: declared(parameters))
        member.attributes = MemberAttributes.lines(requirement)
        member.isStatic = requirement.isStatic
        member.unset = unset
        member.swap = context.names.swap
        let readsVoid = signature.accessors != nil && signature.result?.isVoid ?? false
        member.hasBuilder = readsVoid || MemberAttributes.mayHoldBuilder(requirement, in: context.index)
        member.storage = StoragePlace(of: requirement, in: context)
        // An actor's initialiser can set what it keeps, but calls nothing of it.
        let isInitialiserOfActor = requirement.kind == .`init` && context.resolved.isolation == .actor
        member.notesUse = context.style.features.contains(.unused) && !isInitialiserOfActor
        member.recordsPrivately = context.style.edition == .first
        member.isSettable = signature.isSettable
        member.isNeverSet = signature.isSettable && isNever(signature.result ?? .missing)
        if form == .subscript || form == .property { member.effects = scope.written(signature.effects) }
        if form != .property {
            let name = requirement.name
            member.name = name.contains(byte: UInt8(ascii: "`")) ? name.filter { $0 != "`" } : name
        }
        return member
    }

    /// The declaration as the double writes it.
    private func declared(_ parameters: ParameterList) -> Signature {
        var declared = signature
        declared.attributes = MemberAttributes.inline(signature, in: scope)
        declared.modifiers = MemberAttributes.modifiers(
            signature, mayChange: context.names.base != nil && !context.resolved.isReference)
        if requirement.isOverriding { declared.modifiers.insert(.override, at: 0) }
        declared.generics = signature.generics.map(scope.written)
        declared.parameters = parameters.declared
        declared.effects = scope.written(signature.effects)
        declared.result = signature.result.map { scope.written($0) }
        declared.constraints = signature.constraints.map(scope.written)
        return declared
    }

    // MARK: - Answers

    /// The constant that the requirement's default implementation gives, for doubles that answer the same.
    private var constant: String? {
        context.facts.constants.isEmpty ? nil : context.facts.constants[RequirementKey(origin, requirement)]
    }

    /// What `member` answers with until a test sets it; `nil` where there is nothing obvious.
    private func initialValue(of type: SwiftType, on isolation: Isolation, in member: inout Member) -> DefaultValue? {
        if let constant { return DefaultValue(constant).telling(scope.typeTold(by: constant)) }
        let value = context.value(of: type, scope, on: isolation)
        member.typesOfValues += value?.types ?? []
        return value
    }

    /// Whether a property that starts with `initial` leaves its type to that value.
    private func leavesType(_ type: SwiftType, to initial: DefaultValue?, in member: Member) -> Bool {
        guard let initial, member.unset.failing == .recording, initial.toldType == type.description else {
            return false
        }
        let property = KeptNames.Property(name: signature.name, isBehindLock: member.storage.isLocked)
        return !context.style.typedProperties.contains(property)
    }

    /// Works out what is remembered of a call, and what answers it.
    private func answer(_ signature: CallSignature, in member: inout Member) {
        var parameters = signature.parameters
        member.returns = signature.result != nil
        let isStubbed =
            context.style.face.hasClosureForEach || forwards || context.hasOpenMembers || signature.result != nil
            || signature.effects.isThrowing && !signature.effects.isRethrows || parameters.needsStub
            || context.style.told.contains(requirement.name)
        if isStubbed && context.kind.records || member.storage.isLocked { parameters.evaluateAutoclosuresOnce() }
        member.calls = record(parameters, in: member)
        let usesArguments = context.kind.records || context.kind.answers && isStubbed
        member.preparations = usesArguments ? parameters.preparations : []
        if context.kind.consistsOfClosures { return }
        if let forwarded = Forwarding(signature, self) {
            member.answer = .forward(forwarded.call)
            member.preparations += forwarded.preparations
            return
        }
        if let result = signature.result, isUnstubbable(result) {
            let name = SwiftNames.literal(member.name)
            member.answer = .failure("\(context.name).\(name) cannot be stubbed: its result is not copyable")
            return
        }
        if isStubbed { answerByStub(signature, parameters, in: &member) }
        if forwards, member.stub != nil { member.forwarded = forwardedCall(signature, parameters, in: member.storage) }
    }

    private func answerByStub(_ signature: CallSignature, _ parameters: ParameterList, in member: inout Member) {
        var resultType = SwiftType.void
        var value: String? = ""
        member.answer = .stub
        if let result = signature.result {
            resultType =
                (scope.erased(result, for: .declaration, plain: true) ?? .anything).withoutImplicitUnwrapping
            if scope.isGeneric(result) {
                value = Self.emptyValue(of: resultType)
                member.answer = cast(to: result)
                // What is cast is sent on only where it was sent here.
                if result.has(.sending) { resultType = resultType.with([.sending]) }
            } else {
                let runs = closureIsolation(signature.effects, in: member)
                value = initialValue(of: result, on: runs, in: &member)?.text
            }
        }
        if makesNoneOfItself(member), let made = context.selfValue, value?.contains(made) ?? false {
            value = nil
        }
        let effects = stubEffects(signature.effects)
        let underscores = parameters.stubArguments.map { _ in "_" }.joined(separator: ", ")
        let head = underscores.isEmpty ? "" : " " + underscores + " in"
        let name = stem + context.style.face.stubSuffix
        let throwsUnset = value == nil && throwsUnset(effects)
        let message = "\(context.name).\(name)"
        member.unset.canThrow = effects.throwsAnything
        let body =
            value
            ?? (throwsUnset
                ? "throw \(Member.Stub.unsetError)(name: \"\(message)\")"
                : unset(stubEffects: effects).statement("\(message) is not set"))
        let isKept = signature.result.map(canBeKept) ?? false
        member.stub = Member.Stub(
            name: name,
            type: closure(parameters.stubTypes, effects, giving: resultType)
                .with(isolation(signature.effects)),
            value: body.isEmpty ? (head.isEmpty ? "{}" : "{" + head + " }") : "{" + head + " " + body + " }",
            effects: effects.callPrefix, arguments: parameters.stubArguments,
            result: signature.result == nil ? nil : value,
            resultType: isKept ? resultType : nil, error: effects.error,
            throwsUnset: throwsUnset, isUnset: value == nil)
    }

    /// Whether closures that are kept for `member` can't make another double.
    ///
    /// A closure that any thread may call can't name a generic double, whose type would have to be sendable, nor make one
    /// that belongs to a global actor; of an actor's own initialiser Swift 6.3 then says that it is not isolated.
    private func makesNoneOfItself(_ member: Member) -> Bool {
        guard member.storage.isLocked else { return false }
        if context.isOnGlobalActor || context.isGeneric { return true }
        return context.resolved.isolation == .actor
            && context.resolved.requirements.contains { $0.requirement.kind == .`init` }
    }

    /// Whether no closure can give a value of `type`, which the caller chooses.
    func isUnstubbable(_ type: SwiftType) -> Bool { scope.holdsUnheld(type) || type.holdsPackExpansion }

    /// The answer that casts what a closure gives.
    func cast(to type: SwiftType) -> Member.Answer {
        .cast(type: scope.written(type.unwrapped, for: .storage), isOptional: type.isOptional)
    }

    /// The value of an erased type that holds nothing.
    static func emptyValue(of type: SwiftType) -> String? {
        switch type {
        case .optional: "nil"
        case .array: "[]"
        case .dictionary: "[:]"
        default: nil
        }
    }

    /// The type of a closure that is kept.
    func closure(_ parameters: [SwiftType], _ effects: Effects, giving result: SwiftType) -> SwiftType {
        // A single parameter written 'Void' makes the compiler ask whether none was meant.
        let written = parameters.count == 1 && parameters[0].isVoid ? [.tuple([])] : parameters
        return .function(FunctionType(written.map { SwiftType.TupleElement($0) }, effects: effects, result: result))
    }

    /// The effects of the closure that answers a call with `effects`.
    func stubEffects(_ effects: Effects) -> Effects {
        let isThrownGeneric = effects.thrownType.map(scope.isGeneric) ?? false
        let throwing: Effects.Throwing =
            canThrow(effects) && !effects.isRethrows && !isThrownGeneric
            ? .throws(effects.thrownType.map { scope.written($0) }) : .none
        return Effects(effects.isAsync ? .async : .none, throwing)
    }

    /// Whether a call with `effects` can throw: `throws(Never)` says that it can't.
    func canThrow(_ effects: Effects) -> Bool { effects.isThrowing && !(effects.thrownType.map(isNever) ?? false) }

    /// Whether a property can hold a value of `type` and give it to each caller: none is left of what is sent or consumed.
    private func canBeKept(_ type: SwiftType) -> Bool {
        !type.has(.sending) && !Ownership.isNoncopyable(type, self) && !isNever(type)
    }

    /// Whether `type` is `Never`, or an associated type that is.
    func isNever(_ type: SwiftType) -> Bool {
        guard let name = type.associatedTypeName else { return false }
        return name == "Never" || context.types.fixed[name] == .named("Never")
    }

    /// Where an asynchronous stub runs: where the member does.
    func isolation(_ effects: Effects) -> [TypeSpecifier] {
        guard effects.isAsync else { return [] }
        switch MemberIsolation(requirement, in: context.index) {
        case .caller: return [.nonsending]
        case .globalActor(let actor): return [.attribute(actor)]
        case .nonisolated: return []
        case .type:
            guard case .globalActor(let actor) = context.resolved.isolation else {
                guard context.resolved.isolation == .actor else { return [] }
                // An actor can't send what it was given to a closure that runs elsewhere: neither what it consumes, nor
                // anything where the result has to be apart from it, nor to one in a variable what isn't 'Sendable'.
                let sendability = Sendability(self)
                let isGiven = signature.parameters.contains {
                    Ownership.isNoncopyable($0.type, self)
                        || context.style.face.hasClosureForEach && !sendability.canCross($0.type)
                }
                return isGiven || signature.result?.has(.sending) ?? false ? [.nonsending] : []
            }
            return [.attribute(actor)]
        }
    }

    /// Whether a closure with `effects` that nobody set, and that has no value to give, may throw an error of the double's.
    private func throwsUnset(_ effects: Effects) -> Bool {
        context.style.edition == .second && context.kind.hasStubs && effects.throwsAnything
            && !context.names.mentioned.contains(Member.Stub.unsetError)
    }
}

extension TypeScope {
    /// The scope inside a member with `signature`: its generic parameters are known.
    ///
    /// - Parameter isDeprecated: Whether the whole double is, so that it may mention what is.
    fileprivate func with(_ signature: Signature, isDeprecated: Bool) -> TypeScope {
        let deprecated = isDeprecated ? [:] : deprecatedTypes(in: signature)
        if signature.generics.isEmpty, deprecated.isEmpty { return self }
        return with(GenericErasure.table(signature, in: self).merging(deprecated) { own, _ in own })
    }
}

extension Effects {
    /// The type of the errors that a call may throw; `nil` where it throws none.
    var error: SwiftType? { isThrowing ? thrownType ?? .any(.named("Error")) : nil }

    /// Whether a call may throw any error.
    var throwsAnything: Bool { error?.canonical == SwiftType.any(.named("Error")).canonical }
}

/// What is called, and what comes back.
final class CallSignature {
    let parameters: ParameterList
    let effects: Effects
    let result: SwiftType?

    init(parameters: ParameterList, effects: Effects, result: SwiftType?) {
        self.parameters = parameters
        self.effects = effects
        self.result = result
    }
}
