import UnderstudySemantics
import UnderstudySyntax

extension BodyWalker {
    /// The value of a call.
    func call(
        _ callee: ExpressionSyntax, _ arguments: [ArgumentSyntax], expecting expected: ValueType
    ) -> Value {
        switch callee.form {
        case .name(let name): return call(name, arguments, expecting: expected)
        case .member(let base?, let name):
            let value = evaluate(base, isBase: true)
            return chained(call(name, arguments, of: value, expecting: expected), base)
        case .member(nil, let name):
            let type = expected.unwrapped
            return call(name, arguments, of: Value(.metatype(type)), expecting: expected)
        default:
            return call(evaluate(callee, isBase: true), arguments, expecting: expected, at: callee.range)
        }
    }

    /// `name(arguments)`.
    private func call(_ name: NameSyntax, _ arguments: [ArgumentSyntax], expecting expected: ValueType) -> Value {
        let word = text(name.range)
        if let local = lookUpLocal(word) { return call(local, arguments, expecting: expected, at: name.range) }
        if word == "self" || word == "super" {
            return call(evaluate(name, .read), arguments, expecting: expected, at: name.range)
        }
        for base in table.isMemberName(word) ? bases(of: name) : [] {
            let found = settled(candidates(word, of: base), word, at: name.range, base: base)
            if !found.isEmpty,
                let value = complete(found, named: name, with: arguments, base: base, expecting: expected)
            {
                return value
            }
        }
        let found = settledGlobals(word, at: name.range)
        if !found.isEmpty,
            let value = complete(found, named: name, with: arguments, base: .unknown, expecting: expected)
        {
            return value
        }
        if word == "type", arguments.count == 1 {
            let value = evaluate(arguments[0].value, isBase: true)
            noteComparison(of: value, at: arguments[0].value.range)
            noteReliance(.dynamicType, word, on: value, at: name.range)
            return Value(.metatype(value.type), value.holder)
        }
        if let selfValue, let value = callLibrary(word, of: selfValue, arguments, expecting: expected) { return value }
        if LibraryCalls.unwrapping.contains(word), let first = arguments.first {
            return unwrapped(first, of: arguments, expecting: expected)
        }
        let type = evaluate(name, .read)
        if type.type.isUnknown { return callUnknown(word, arguments, at: name.range) }
        return call(type, arguments, expecting: expected, at: name.range)
    }

    /// `base.name(arguments)`.
    private func call(
        _ name: NameSyntax, _ arguments: [ArgumentSyntax], of base: Value, expecting expected: ValueType
    ) -> Value {
        let word = text(name.range)
        if word == "init" { return callInitializer(of: base, arguments, expecting: expected, at: name.range) }
        let found = settled(candidates(word, of: base), word, at: name.range, base: base)
        noteChange(by: word, found, of: base)
        noteConstraints(of: found, on: base, at: name.range)
        if !found.isEmpty, let value = complete(found, named: name, with: arguments, base: base, expecting: expected) {
            return value
        }
        if case .metatype(let type) = base.type {
            let member = table.member(word, of: type, at: place)
            if !member.isUnknown, word.startsUppercase {
                return call(Value(.metatype(member)), arguments, expecting: expected, at: name.range)
            }
            if case .external(let module, _) = type, table.modules.contains(module) {
                return call(name, arguments, ofModule: module, expecting: expected)
            }
            if let method = unapplied(name, of: type) {
                return call(method, arguments, expecting: expected, at: name.range)
            }
        }
        if case .tuple = base.type {
            return call(evaluateMember(name, of: base, as: .read), arguments, expecting: expected, at: name.range)
        }
        if let value = callLibrary(word, of: base, arguments, expecting: expected) {
            noteInherited(word, of: base, at: name.range)
            return value
        }
        if let value = dynamicMember(name, of: base, .read) {
            return call(value, arguments, expecting: expected, at: name.range)
        }
        noteUnknownMember(word, base, at: name.range)
        return callUnknown(word, arguments, at: name.range, isOpen: base.type.isOpen).perhaps(base.suspects)
    }

    /// `base.init(arguments)`, of a type or of a value that is being initialised.
    private func callInitializer(
        of base: Value, _ arguments: [ArgumentSyntax], expecting expected: ValueType, at range: ByteRange
    ) -> Value {
        noteCreation(of: base.type.instance, at: range)
        if base.isLocalType {
            for argument in arguments { evaluate(argument.value) }
            return .unknown
        }
        if base.type.isOpen { return callUnknown("init", arguments, at: range, isOpen: true) }
        if case .metatype = base.type { return call(base, arguments, expecting: expected, at: range) }
        return call(base.with(.metatype(base.type)), arguments, expecting: expected, at: range)
    }

    private func call(
        _ name: NameSyntax, _ arguments: [ArgumentSyntax], ofModule module: String, expecting expected: ValueType
    ) -> Value {
        let word = text(name.range)
        if let id = table.declaredType(word, module: module, file: nil) {
            return call(
                Value(.metatype(table.selfReference(to: id))), arguments, expecting: expected, at: name.range)
        }
        let found = globals(word)
        return complete(found, named: name, with: arguments, base: .unknown, expecting: expected)
            ?? callUnknown(word, arguments, at: name.range)
    }

    /// What `XCTUnwrap` and `#require` give of their first argument, which they stop the test without.
    private func unwrapped(
        _ first: ArgumentSyntax, of arguments: [ArgumentSyntax], expecting expected: ValueType
    ) -> Value {
        let value = evaluate(first.value, expecting: expected.wrapped)
        for argument in arguments.dropFirst() { evaluate(argument.value) }
        return value.with(value.type.unwrappedOnce)
    }

    /// A call of something whose declaration was not found.
    ///
    /// - Parameter isOpen: Whether it may be a function of the sources, of a value whose type is not known.
    private func callUnknown(
        _ word: String, _ arguments: [ArgumentSyntax], at range: ByteRange, isOpen: Bool = false
    ) -> Value {
        let isMacro = UnknownMacros.mayUseArguments(word)
        let isDeclared = isMacro || table.isFunctionName(word)
        let name = isMacro ? range : foreignName(range)
        var wanted: [ValueType] = []
        var given: Set<TypeID> = []
        let expected = closureExpectation(arguments)
        for argument in arguments {
            let value = evaluate(argument.value, expecting: expected(argument))
            given.formUnion(watchedTypes(in: value))
            if case .metatype(let type) = value.type, isWrittenType(argument.value) { wanted.append(type) }
            if isOpen { noteUnknownArgument(value, argument, among: arguments, of: word) }
            // A function of another module does not know this protocol; one of the sources may well use it.
            if isDeclared, !isProtocolItself(value, as: argument.value) {
                noteDoubt(value, at: argument.value.range, about: name)
            }
        }
        // `resolve(Store.self)` returns a value of the given type, whoever declares the function.
        guard wanted.count == 1 else { return Value.unknown.perhaps(given) }
        var value = Value(wanted[0])
        value.isGuessed = true
        return value
    }

    /// The parameters of closures in the call of an unknown function: most functions that take `self` and a closure
    /// pass `self` to it.
    func closureExpectation(_ arguments: [ArgumentSyntax]) -> (ArgumentSyntax) -> ValueType {
        guard let selfValue, !isStatic, arguments.contains(where: isSelf) else { return { _ in .unknown } }
        let type = ValueType.function([selfValue.type], .unknown)
        return { argument in
            if case .closure = argument.value.form { type } else { .unknown }
        }
    }

    private func isSelf(_ argument: ArgumentSyntax) -> Bool {
        guard case .name(let name) = argument.value.form else { return false }
        return source.matches(name.range, "self")
    }

    /// Whether `expression` names a protocol, as in `remove(for: Store.self)`, through which no requirement can be used.
    private func isProtocolItself(_ value: Value, as expression: ExpressionSyntax) -> Bool {
        guard case .metatype(.bounded(let types)) = value.type, isWrittenType(expression) else { return false }
        return types.allSatisfy { table.types[$0].kind == .protocol }
    }

    private func isWrittenType(_ expression: ExpressionSyntax) -> Bool {
        guard case .member(_, let name) = expression.form else { return false }
        return source.matches(name.range, "self")
    }

    /// The call of a value: a closure, or a type whose initialiser is called.
    func call(
        _ callee: Value, _ arguments: [ArgumentSyntax], expecting expected: ValueType, at range: ByteRange
    ) -> Value {
        if !callee.localFunctions.isEmpty { return call(callee.localFunctions, arguments, at: range) }
        switch callee.type.unwrapped {
        case .function(let parameters, let result):
            for (index, argument) in arguments.enumerated() {
                let type = parameters[safe: index] ?? .unknown
                let value = evaluate(argument.value, expecting: type)
                // The caller may have given any closure, so anything may happen to the value.
                if !type.heldBounds.isEmpty { noteDoubt(value, at: argument.value.range) }
            }
            return Value(result)
        case .metatype(let type):
            return make(type, arguments, expecting: expected, at: range)
        default:
            if let value = callAsFunction(callee, arguments, expecting: expected, at: range) { return value }
            for argument in arguments { evaluate(argument.value) }
            return Value(callee.type.unwrapped.madeByFactory ?? .unknown)
        }
    }

    /// The call of one of the local functions of a name: the one that its labels fit.
    private func call(
        _ functions: [Value.LocalFunction], _ arguments: [ArgumentSyntax], at range: ByteRange
    ) -> Value {
        let labels = arguments.map { label(of: $0) }
        let fitting = functions.count == 1 ? functions : functions.filter { $0.takes(labels) }
        if fitting.count == 1 { return call(fitting[0], arguments) }
        noteEscape(of: functions, at: range)
        for argument in arguments {
            let value = evaluate(argument.value)
            if !value.type.heldBounds.isEmpty { noteDoubt(value, at: argument.value.range) }
        }
        return .unknown
    }

    private func label(of argument: ArgumentSyntax) -> String? {
        argument.label.map(text).flatMap { $0 == "_" ? nil : $0 }
    }

    /// The call of a local function, whose parameters get the values.
    private func call(_ function: Value.LocalFunction, _ arguments: [ArgumentSyntax]) -> Value {
        var next = 0
        for argument in arguments {
            let number = function.parameter(label(of: argument), from: next)
            let wanted = number.map { function.types[$0] } ?? .unknown
            let value = evaluate(argument.value, expecting: wanted)
            guard let number else { continue }
            next = number + 1
            guard let holder = function.holders[number] else {
                if !wanted.heldBounds.isEmpty { noteDoubt(value, at: argument.value.range) }
                continue
            }
            noteHandover(value, to: holder, of: wanted, at: argument.value.range)
            noteGift(value, of: argument.value, to: holder, of: wanted)
        }
        return Value(function.result)
    }

    private func callAsFunction(
        _ callee: Value, _ arguments: [ArgumentSyntax], expecting expected: ValueType, at range: ByteRange
    ) -> Value? {
        let found = table.lookUp("callAsFunction", in: callee.type, isStatic: false)
        let name = NameSyntax(callAt: range)
        noteChange(by: "callAsFunction", found, of: callee)
        if !found.isEmpty,
            let value = complete(found, named: name, with: arguments, base: callee, expecting: expected)
        {
            return value
        }
        // `@dynamicCallable` passes any arguments as a list.
        guard let dynamic = table.lookUp("dynamicallyCall", in: callee.type, isStatic: false).first else { return nil }
        note(dynamic, .call, at: range, base: callee)
        for argument in arguments { evaluate(argument.value) }
        return Value(table.rebase(table.signature(of: dynamic.member).result, on: callee.type, at: place))
    }

    // MARK: - Making values

    /// Records that a value of `type` is made by the initialiser that is named at `range`.
    private func noteCreation(of type: ValueType, at range: ByteRange) {
        if isRecording, notesAllGifts { evidence.creations[placeInFile(range)] = type }
    }

    func make(
        _ type: ValueType, _ arguments: [ArgumentSyntax], expecting expected: ValueType, at range: ByteRange
    ) -> Value {
        noteCreation(of: type, at: range)
        let known = table.lookUp("init", in: type, isStatic: true)
        let found = settled(known, "init", at: range, base: Value(.metatype(type)))
        if !found.isEmpty,
            let value = complete(
                found, named: NameSyntax(callAt: range), with: arguments, base: Value(.metatype(type)),
                expecting: expected)
        {
            return Value(made(type, by: value.type))
        }
        if case .nominal(let id, let own) = type, table.types[id].kind == .structure {
            return makeMemberwise(id, own, from: arguments)
        }
        return makeLibrary(type, arguments)
    }

    /// A type with the generic arguments that follow from the initialiser's arguments.
    private func made(_ type: ValueType, by result: ValueType) -> ValueType {
        switch (type, result.unwrapped) {
        case (.nominal(let id, _), .nominal(let other, _)) where id == other: result
        case (.nominal, _) where result != result.unwrapped: .optional(type)
        default: type
        }
    }

    /// A structure made by its memberwise initialiser.
    private func makeMemberwise(_ id: TypeID, _ own: [ValueType], from arguments: [ArgumentSyntax]) -> Value {
        var bindings = table.substitution(of: id, own)
        for argument in arguments {
            let property = argument.label.map(text).flatMap { label in
                table.types[id].members[label]?.first { table.members[$0].kind == .property }
            }
            guard let property else {
                evaluate(argument.value)
                continue
            }
            let type = table.signature(of: property).result
            let value = evaluate(argument.value, expecting: type.substituting(bindings))
            type.bind(to: value.type, in: &bindings)
            noteHandover(value, to: .property(property), of: type, at: argument.value.range)
            noteGift(value, of: argument.value, to: .property(property), of: type)
        }
        return Value(table.selfReference(to: id).substituting(bindings))
    }
}

extension ValueType {
    /// The type of the values of a type; the type itself for a value.
    fileprivate var instance: ValueType { if case .metatype(let inner) = self { inner } else { self } }

    /// Whether nothing is known about a value, or about the type that a name stands for.
    var isOpen: Bool {
        switch self {
        case .unknown: true
        case .metatype(let inner), .optional(let inner): inner.isOpen
        default: false
        }
    }
}

extension NameSyntax {
    /// A name for a call without one.
    init(callAt range: ByteRange) {
        self.init(range: range, arguments: [], labels: nil)
    }
}
