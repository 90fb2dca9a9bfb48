import UnderstudySemantics

/// What a client's closure does when it forwards a call to another value, called `live`.
///
/// A closure has no generic parameters: it takes `any P` where the member takes a `T: P`. Such a value can be forwarded
/// only where Swift opens it again (SE-0352), or where `any P` conforms to `P` itself.
struct ClientHandOn {
    /// The call; `nil` where it can't be forwarded.
    private(set) var call: String?
    /// Setting the property or element.
    private(set) var assignment: String?

    private let builder: MemberBuilder
    private var scope: TypeScope { builder.scope }

    init(_ signature: CallSignature, _ parameters: ParameterList, by builder: MemberBuilder) {
        self.builder = builder
        guard isPossible(signature), parameters.lost == nil else { return }
        let names = names(parameters, isNamed: signature.effects.thrownType != nil)
        let arguments = zip(parameters.passed, names).map { parameter, name in
            (parameter.label.map { $0 + ": " } ?? "") + (parameter.isInOut ? "&" : "") + name
        }.joined(separator: ", ")
        let place = place(arguments)
        let effects = (builder.canThrow(signature.effects) ? "try " : "") + (signature.effects.isAsync ? "await " : "")
        let form = signature.result?.selfForm ?? .none
        call = head(signature, names) + builder.overloadChoice + effects + wrapped(place, form)
        let changed = changesCopy ? self.place(arguments, of: "changed") : place
        assignment = form == .none && takesBack(signature.result) ? changed + " = $\(parameters.stubTypes.count)" : nil
    }

    // MARK: - Texts

    /// What each argument is called in the closure.
    private func names(_ parameters: ParameterList, isNamed: Bool) -> [String] {
        var position = 0
        return zip(parameters.passed, builder.signature.parameters).map { passed, parameter in
            if parameter.type.has(.isolated) { return "#isolation" }
            defer { position += 1 }
            if !isNamed { return "$\(position)" }
            return passed.name == "live" ? "argument\(position + 1)" : passed.name
        }
    }

    /// The head of a closure that throws typed errors, whose type has to be written.
    private func head(_ signature: CallSignature, _ names: [String]) -> String {
        guard signature.effects.thrownType != nil else { return "" }
        let taken = names.filter { $0 != "#isolation" }
        return "(" + taken.joined(separator: ", ") + ")\(scope.written(signature.effects)) in "
    }

    /// Whether setting changes a copy of `live`: its setter must not run under the lock, where it could wait for itself.
    private var changesCopy: Bool {
        builder.context.setsLocked(builder.requirement)
    }

    private func place(_ arguments: String) -> String {
        place(arguments, of: builder.context.closures?.keepsLiveLocked ?? false ? "live.withLock { $0 }" : "live")
    }

    private func place(_ arguments: String, of live: String) -> String {
        switch builder.signature.kind {
        case .subscript: live + "[" + arguments + "]"
        case .property: live + "." + builder.signature.name
        case .function, .operator, .initializer: live + "." + builder.signature.name + "(" + arguments + ")"
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

    private func isPossible(_ signature: CallSignature) -> Bool {
        let requirement = builder.requirement
        let parameters = builder.signature.parameters
        if requirement.isStatic || requirement.kind == .`init` { return false }
        if builder.isHiddenOnGlobalActor { return false }
        if MemberAttributes.restrictsUse(requirement) { return false }
        // Nothing tells where such a member runs.
        if MemberIsolation.isConditional(builder.signature.attributes, in: builder.context.index) { return false }
        let context = builder.context
        if context.facts.unasked.contains(RequirementKey(builder.origin, requirement)) { return false }
        let isShared = context.closures?.sharesLive ?? false
        if ClientRequirements.changesShared(requirement, in: context.resolved, isShared: isShared) { return false }
        for parameter in parameters where parameter.type.has(.isolated) {
            if !parameter.type.isOptionalAnyActor || !signature.effects.isAsync { return false }
        }
        // The value that a closure takes for it is not sent.
        if parameters.contains(where: { $0.type.has(.sending) && scope.isGeneric($0.type) }) { return false }
        if signature.effects.isRethrows || builder.mentionsSelfByAlias { return false }
        if let thrown = signature.effects.thrownType, scope.isGeneric(thrown) { return false }
        if parameters.contains(where: { $0.isVariadic || $0.type.selfForm != .none }) { return false }
        if let result = signature.result {
            if result.selfForm == .other { return false }
            // Of a value that was opened, Swift does not know that it is apart from the arguments.
            if result.has(.sending), scope.isGeneric(result) { return false }
            // A client is made where the double runs.
            if result.selfForm != .none, context.leavesActor(requirement) { return false }
            let isLent = requirement.kind == .var || requirement.kind == .subscript
            if isLent, Ownership.isNoncopyable(result, builder) { return false }
        }
        return !isAmbiguous && opensAgain(parameters.map(\.type), signature.result)
    }

    /// Whether only what a generic parameter conforms to tells the call from another one: of an existential Swift doesn't
    /// know that.
    private var isAmbiguous: Bool {
        let own = builder.signature
        guard own.isGeneric else { return false }
        let canonical = own.canonical
        return builder.context.resolved.requirements.contains { entry in
            let other = entry.requirement
            guard other.name == builder.requirement.name, other.isStatic == builder.requirement.isStatic,
                other.signature != own, other.signature.isGeneric
            else { return false }
            let compared = other.signature.canonical
            let isAny = own.result.map(scope.isGeneric) ?? false
            return compared.parameters == canonical.parameters
                && (compared.result == canonical.result || isAny && other.signature.value != nil)
        }
    }

    /// Whether what a closure is given for a value of `type` can be set.
    ///
    /// An argument that Swift opens is of a type with no name, which a value from elsewhere can't be known to have.
    private func takesBack(_ type: SwiftType?) -> Bool {
        guard let type, scope.isGeneric(type) else { return true }
        return scope.generics.allSatisfy { name, parameter in
            guard type.mentions(name) else { return true }
            let isOpened = builder.signature.parameters.contains { $0.type.mentions(name) && isDirect($0.type) }
            return !isOpened && parameter.erased == .anything
        }
    }

    /// Whether the call is one of the values that closures take for those of generic parameters.
    private func opensAgain(_ parameters: [SwiftType], _ result: SwiftType?) -> Bool {
        for (name, parameter) in scope.generics {
            guard let erased = parameter.erased, !parameter.isPack, !builder.hasUnusualConstraint(name) else {
                return false
            }
            let types = parameters.filter { $0.mentions(name) }
            if erased.isFreelyConvertible {
                // Swift 5 mode opens no `Any.Type`.
                if types.contains(where: \.isMetatype) { return false }
                if !types.allSatisfy({ isPlain($0) || isDirect($0) || isCovariant($0) }) { return false }
                // Swift takes the parameter for what is inside the result, which is held as `Any`.
                let isInside = result.map { isPlain($0) && !isDirect($0) && $0.mentions(name) } ?? false
                if isInside, erased != .anything, !types.contains(where: isDirect) { return false }
            } else if types.count != 1 || !types.allSatisfy(isDirect) {
                return false
            }
        }
        for type in parameters where scope.isGeneric(type) && type.mentionsOpaque && !isSome(type) { return false }
        guard let result, scope.isGeneric(result) else { return true }
        return isPlain(result)
    }

    /// `T`, `T?` or `[T]`.
    private func isPlain(_ type: SwiftType) -> Bool {
        switch type {
        case .named(let name, let arguments): arguments.isEmpty && scope.generics[name] != nil
        case .optional(let inner), .array(let inner), .attributed(_, let inner): isPlain(inner)
        default: false
        }
    }

    /// `T` or `T.Type`, which Swift opens.
    private func isDirect(_ type: SwiftType) -> Bool {
        switch type.bare {
        case .named(let name, let arguments): arguments.isEmpty && scope.generics[name] != nil
        case .metatype(let base, .type): isDirect(base)
        default: false
        }
    }

    private func isSome(_ type: SwiftType) -> Bool {
        if case .some(let described) = type.bare { !type.has(.inout) && !scope.isGeneric(described) } else { false }
    }

    /// A function that only gives values of the generic type.
    private func isCovariant(_ type: SwiftType) -> Bool {
        type.function.map { scope.givesGeneric($0) && isPlain($0.result) } ?? false
    }
}

extension MemberBuilder {
    /// Whether the generic parameter `name` has other constraints than conformances to protocols.
    func hasUnusualConstraint(_ name: String) -> Bool {
        let names = Set(signature.generics.map(\.name))
        let own = signature.generics.filter { $0.name == name }.compactMap(\.constraint)
        if own.contains(where: { $0.mentions(anyOf: names) || !$0.conjuncts.allSatisfy(isHeld) }) { return true }
        return signature.constraints.contains { constraint in
            guard constraint.sides.contains(where: { $0.mentions(name) }) else { return false }
            return constraint.relation != .conformance || constraint.left != .named(name)
                || constraint.right.mentions(anyOf: names)
        }
    }
}

extension MemberBuilder {
    /// Whether a value that conforms to `constraint` is held as one that does.
    fileprivate func isHeld(_ constraint: SwiftType) -> Bool {
        if constraint == .anything { return true }
        guard let path = scope.constraint(constraint).path else { return false }
        return path == "AnyObject" || context.index.isProtocolOrAlias(path, from: origin)
            || context.index.lookUpAnything(path, from: origin)
    }
}

extension SwiftType {
    /// Whether its values are types.
    fileprivate var isMetatype: Bool { if case .metatype = bare { true } else { false } }

    /// Whether it is the type of an optional actor: `(any Actor)?`.
    fileprivate var isOptionalAnyActor: Bool {
        canonical == .optional(.named("Actor"))
    }

    /// Whether a value of it is one of a generic parameter as it is: not an existential, or one that conforms to
    /// itself.
    fileprivate var isFreelyConvertible: Bool {
        guard case .any(let constraint) = self else { return true }
        return constraint == .named("Sendable") || constraint == .named("Error")
    }
}
