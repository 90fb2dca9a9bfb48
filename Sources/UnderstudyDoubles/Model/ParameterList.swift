import UnderstudySemantics

/// The parameters of a member: how they are declared, recorded and passed to a stub.
struct ParameterList {
    /// The parameters as the double declares them.
    private(set) var declared: [Signature.Parameter] = []
    /// What is remembered.
    private(set) var recorded: [Member.Part] = []
    /// The types of the stub's parameters.
    private(set) var stubTypes: [SwiftType] = []
    /// What the stub is called with.
    private(set) var stubArguments: [String] = []
    /// Statements that make values which are used more than once.
    private(set) var preparations: [String] = []
    /// Whether a stub is of use although nothing is returned: something can be changed or called back.
    private(set) var needsStub = false
    /// The parameters of function type, for forwarding: name and type.
    private(set) var functions: [(name: String, type: FunctionType)] = []
    /// The first parameter that a closure can't take as it is: one of a type that depends on the member's caller.
    private(set) var lost: String?
    /// The parameters as a call forwards them.
    private(set) var passed: [PassedParameter] = []

    private let builder: MemberBuilder
    private var takenNames: Set<String> = []
    private var declaredNames: Set<String> = []
    private var autoclosures: [(name: String, call: String, isVoid: Bool)] = []
    private var scope: TypeScope { builder.scope }

    init(_ builder: MemberBuilder) {
        self.builder = builder
        declaredNames = Set(
            builder.signature.parameters.compactMap { $0.secondName ?? $0.firstName }.map(SwiftNames.bare))
        for (index, parameter) in builder.signature.parameters.enumerated() { add(parameter, position: index + 1) }
    }

    private mutating func add(_ parameter: Signature.Parameter, position: Int) {
        var declared = parameter
        let name = takeName(of: &declared, position: position)
        let isConsumedCopyable =
            parameter.type.has(.consuming) && !Ownership.isNoncopyable(parameter.type, builder)
            && !scope.holdsUnheld(parameter.type)
        let type = isConsumedCopyable ? parameter.type.removing { $0 == .consuming } : parameter.type
        declared.type = scope.written(type)
        declared.hasDefault = false
        self.declared.append(declared)
        let count = stubTypes.count
        take(parameter, name: name)
        let isTaken = stubTypes.count > count || parameter.type.has(.isolated)
        if !isTaken { lost = lost ?? name }
        let function = parameter.type.has(.autoclosure) ? builder.functionType(parameter.type) : nil
        passed.append(
            PassedParameter(parameter, name: name, type: declared.type, function: function, in: builder.signature))
    }

    // MARK: - Names

    /// Gives the parameter a name if it has none that can be used, and returns its internal name.
    private mutating func takeName(of parameter: inout Signature.Parameter, position: Int) -> String {
        let name = parameter.secondName ?? parameter.firstName ?? "_"
        if name != "_", !isHidden(name), takenNames.insert(SwiftNames.bare(name)).inserted {
            return SwiftNames.escaped(SwiftNames.bare(name))
        }
        // A requirement may leave a name out, or use one twice; an implementation can't.
        if isHidden(name), parameter.secondName == nil { parameter.firstName = nil }
        let made = made(for: parameter, at: position, isNamed: name != "_" && !isHidden(name))
        let first = parameter.firstName ?? "_"
        if first == "_", parameter.secondName == nil, !builder.signature.isLabelledByDefaultInSource {
            parameter.firstName = made
        } else {
            parameter.firstName = first
            parameter.secondName = made
        }
        return made
    }

    /// Whether a setter has another value with that name.
    private func isHidden(_ name: String) -> Bool {
        name == "newValue" && builder.signature.kind.isSubscript && builder.signature.isSettable
    }

    private mutating func made(for parameter: Signature.Parameter, at position: Int, isNamed: Bool) -> String {
        if isNamed || !builder.context.style.face.namesParameters { return "argument\(position)" }
        let name = ParameterNames.made(
            for: parameter.type, at: position, isSubscript: builder.signature.kind.isSubscript,
            not: takenNames.union(declaredNames))
        takenNames.insert(name)
        return name
    }

    // MARK: - Recording and stubbing

    private mutating func take(_ parameter: Signature.Parameter, name: String) {
        let type = parameter.type
        if type.has(.isolated) { return }
        if type.has(.autoclosure) {
            takeAutoclosure(type, name: name)
        } else if case .packExpansion(let element) = type.bare {
            // Functions that may not escape can't be kept, nor handed to a closure as what they are.
            if element.function == nil || element.has(.escaping) { takePack(type, name: name) }
        } else if let function = builder.functionType(type) {
            if !type.bare.isOptional, !runsElsewhere(type) { functions.append((name, function)) }
            takeFunction(type, name: name)
        } else {
            takeValue(type, name: name, isVariadic: parameter.isVariadic)
        }
    }

    /// Whether a function of `type` belongs to a global actor that the member does not run on, so that it can't call it.
    private func runsElsewhere(_ type: SwiftType) -> Bool {
        guard case .attributed(let specifiers, _) = type else { return false }
        let actor = specifiers.lazy.filter(\.isAttribute).compactMap { scope.index.globalActor(named: $0.name) }.first
        guard let actor else { return false }
        switch MemberIsolation(builder.requirement, in: scope.index) {
        case .globalActor(let own): return own != actor
        case .type: return builder.context.resolved.isolation != .globalActor(actor)
        case .nonisolated, .caller: return true
        }
    }

    private mutating func takeValue(_ type: SwiftType, name: String, isVariadic: Bool) {
        if scope.holdsUnheld(type) { return }
        func list(_ type: SwiftType) -> SwiftType { isVariadic ? .array(type) : type }
        let isInOut = type.has(.inout)
        let isNoncopyable = Ownership.isNoncopyable(type, builder)
        let isKept = !isNoncopyable && !type.has(.sending) && !type.has(.borrowing) && !type.has(.shared)
        if isKept, let stored = scope.erased(type, for: .storage) { record(name, list(stored), value: name, of: type) }
        if isInOut || type.has(.consuming) && isNoncopyable { needsStub = true }
        guard scope.isGeneric(type) else {
            let written = scope.written(type, for: .parameter)
            stubTypes.append(isVariadic ? .array(written) : written)
            stubArguments.append(isInOut ? "&" + name : name)
            return
        }
        guard let erased = scope.erased(type.bare, for: .storage) else { return }
        if isInOut, builder.context.kind.consistsOfClosures {
            if !type.mentionsOpaque { change(name, as: erased, type.bare) }
            return
        }
        stubTypes.append(list(erased))
        // What is lent has to be copied before it can be held as a value of another type.
        stubArguments.append(type.has(.borrowing) ? "copy " + name : name)
    }

    /// Lets a closure change a value of a generic type in a variable of the type that it is held as.
    private mutating func change(_ name: String, as erased: SwiftType, _ type: SwiftType) {
        let variable = "erased" + SwiftNames.capitalized(SwiftNames.bare(name))
        let isOptional = type.isOptional
        let cast = "\(name) = \(variable) as? \(scope.written(type.unwrapped))"
        preparations.append("var \(variable): \(erased) = \(name)")
        preparations.append("defer { \(cast)\(isOptional ? "" : " ?? " + name) }")
        stubTypes.append(erased.with([.inout]))
        stubArguments.append("&" + variable)
    }

    private mutating func takeAutoclosure(_ type: SwiftType, name: String) {
        guard let function = builder.functionType(type) else { return }
        let effects = builder.signature.kind.isCallable ? builder.signature.effects : .none
        if function.effects.isThrowing && !effects.passesOn(function.effects) { return }
        if function.effects.isAsync && !effects.isAsync { return }
        guard let stored = scope.erased(function.result, for: .storage), !scope.holdsUnheld(function.result)
        else { return }
        let call = function.effects.callPrefix + name + "()"
        autoclosures.append((name, call, function.result.isVoid))
        record(name, stored, value: call, of: function.result, isFunction: true)
        stubTypes.append(stored)
        stubArguments.append(call)
    }

    /// Evaluates autoclosures once, for members that use them twice.
    mutating func evaluateAutoclosuresOnce() {
        for (name, call, isVoid) in autoclosures {
            preparations.append("let \(name)\(isVoid ? ": Void" : "") = \(call)")
            recorded = recorded.map { part in
                Member.Part(
                    name: part.name, type: part.type, value: part.value == call ? name : part.value,
                    isFunction: part.isFunction, comparability: part.comparability)
            }
            stubArguments = stubArguments.map { $0 == call ? name : $0 }
        }
        autoclosures = []
    }

    private mutating func takePack(_ type: SwiftType, name: String) {
        guard let erased = scope.erased(type.bare, for: .storage) else { return }
        let local = SwiftNames.bare(name) + "Pack"
        preparations.append("var \(local): \(erased) = []")
        preparations.append("repeat \(local).append(each \(name))")
        record(name, erased, value: local)
        stubTypes.append(erased)
        stubArguments.append(local)
    }

    private mutating func takeFunction(_ type: SwiftType, name: String) {
        let isEscaping = type.bare.isOptional || type.has(.escaping)
        let stored = isEscaping && !scope.holdsUnheld(type) ? scope.erased(type, for: .storage) : nil
        if let stored, !type.has(.sending) {
            record(name, stored, value: name, isFunction: type.writesFunction || type.has(.escaping))
        }
        if !scope.isGeneric(type) {
            stubTypes.append(scope.written(type, for: .parameter))
        } else if builder.context.kind.consistsOfClosures, let erased = erasedFunction(type) {
            stubTypes.append(erased)
        } else if let stored {
            stubTypes.append(stored)
        } else {
            return
        }
        needsStub = true
        stubArguments.append(stubTypes.last?.has(.inout) ?? false ? "&" + name : name)
    }

    /// A function type that functions of the generic type `type` convert to: one that gives the nearest type.
    private func erasedFunction(_ type: SwiftType) -> SwiftType? {
        guard let function = type.function, scope.givesGeneric(function),
            let result = scope.erased(function.result, for: .storage)
        else { return nil }
        return scope.written(type, for: .parameter).givingInstead(result)
    }

    /// - Parameter source: The type as the protocol writes it, where values of it may be comparable.
    private mutating func record(
        _ name: String, _ type: SwiftType, value: String, of source: SwiftType? = nil, isFunction: Bool = false
    ) {
        recorded.append(
            Member.Part(
                name: SwiftNames.label(name), type: type, value: value, isFunction: isFunction,
                comparability: source.map(builder.comparability(of:)) ?? .nowhere))
    }
}

extension Effects {
    /// Whether a member with these effects may throw what a call with `others` throws.
    func passesOn(_ others: Effects) -> Bool {
        guard isThrowing, let own = thrownType?.canonical, own != .named("Error") else { return isThrowing }
        return others.thrownType?.canonical == own
    }
}

extension SwiftType {
    /// The function type that it is, with another result; `nil` where it is no function type, or an optional one.
    fileprivate func givingInstead(_ result: SwiftType) -> SwiftType? {
        switch self {
        case .function(var function):
            function.result = result
            return .function(function)
        case .attributed(let specifiers, let inner):
            return inner.givingInstead(result).map { .attributed(specifiers, $0) }
        default:
            return nil
        }
    }
}

extension Signature {
    /// Whether the first name of a parameter is its label even where a second is missing; subscripts have none.
    var isLabelledByDefaultInSource: Bool { !kind.isSubscript }
}

extension Signature.Kind {
    /// Whether it is called, rather than read.
    fileprivate var isCallable: Bool {
        switch self {
        case .function, .operator, .initializer: true
        case .subscript, .property: false
        }
    }
}

extension MemberBuilder {
    /// The function type that `type` is, aliases that were read followed; `nil` for other types.
    func functionType(_ type: SwiftType) -> FunctionType? {
        if let function = type.function { return function }
        switch type {
        case .attributed(_, let inner), .optional(let inner): return functionType(inner)
        case .named, .member: return context.target(of: type, in: origin)?.function
        default: return nil
        }
    }
}

extension DoubleContext {
    /// What `type` stands for that `origin` writes, through one alias after the other; `nil` where it names no alias.
    func target(of type: SwiftType, in origin: ProtocolDeclaration) -> SwiftType? {
        var place: any PathedDeclaration = origin
        var target: SwiftType?
        // Each alias is followed once, since they may go round in a circle.
        var names: Set<String> = []
        var aliases: Set<ObjectIdentifier> = []
        while true {
            let next = target ?? type
            if place === origin, let own = types.expanded(next), names.insert(next.path ?? "").inserted {
                target = own
            } else if let (found, alias) = index.aliasTarget(of: next, from: place),
                aliases.insert(ObjectIdentifier(alias)).inserted
            {
                target = found
                place = alias
            } else {
                break
            }
        }
        return target
    }
}
