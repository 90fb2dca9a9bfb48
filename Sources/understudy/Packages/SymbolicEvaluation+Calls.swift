import UnderstudySyntax

extension SymbolicEvaluation {
    func call(
        _ callee: ExpressionSyntax, _ arguments: [ArgumentSyntax], in scope: SymbolicScope, as type: String?
    ) -> SymbolicValue {
        var (base, name): (SymbolicValue?, String) = (nil, "")
        switch callee.form {
        case .name(let word):
            name = scope.source[word.range].text
            if let local = scope[name] { return apply(local, to: arguments.map { value(of: $0.value, in: scope) }) }
        case .member(nil, let word):
            name = scope.source[word.range].text
            base = type.map(SymbolicValue.type) ?? .unknown
        case .member(let inner?, let word):
            name = scope.source[word.range].text
            base = value(of: inner, in: scope)
        case .array, .dictionary: return .list([])
        default: return apply(value(of: callee, in: scope), to: arguments.map { value(of: $0.value, in: scope) })
        }
        if isType(name) {
            (base, name) = (.type(name), "init")
        } else if name == "init", let own = base?.made?.type {
            base = .type(own)
        }
        let values = (base.map(\.alternatives) ?? []).map { call(name, of: $0, arguments, in: scope) }
        return values.isEmpty ? call(name, of: nil, arguments, in: scope) : .oneOf(values)
    }

    private func call(
        _ name: String, of base: SymbolicValue?, _ arguments: [ArgumentSyntax], in scope: SymbolicScope
    ) -> SymbolicValue {
        let labels = arguments.map { scope.source[$0.label].text ?? "" }
        let functions = libraries.flatMap { $0.functions[name] ?? [] }
            .filter { $0.isMember(of: base, in: scope.type) && $0.takes(labels) }
        let fitting = functions.first { functions.count == 1 || fits(arguments, labels, $0, in: scope) }
        if let function = fitting ?? functions.first {
            return enter(function, arguments, labels, of: base, in: scope, isInitializer: name == "init")
        }
        var owner: String?
        if case .type(let type)? = base { owner = type }
        let parameters = cases(of: owner).first { $0.name == name }?.parameters ?? []
        let values = zip(labels, arguments).enumerated().map { index, pair in
            let declared =
                index < parameters.count
                ? parameters[index].type
                : owner.flatMap { own in
                    variable(pair.0, of: own, isStatic: false)?.type
                }
            return SymbolicArgument(
                label: pair.0, value: value(of: pair.1.value, in: scope, as: declared ?? Self.usualTypes[pair.0]))
        }
        let isValue = if case .type? = base { false } else if case .unknown? = base { false } else { base != nil }
        if isValue, let base, let result = method(name, of: base, values.map(\.value)) { return result }
        if name == "init", let first = values.first?.value, ["Set", "Array", "String"].contains(owner) { return first }
        let result = MadeValue(
            type: owner, name: name,
            arguments: (isValue ? [SymbolicArgument(label: "self", value: base ?? .unknown)] : []) + values)
        made.append(result)
        return .value(result)
    }

    /// The types of Tuist's parameters with members that helpers add.
    private static let usualTypes = [
        "dependencies": "TargetDependency", "product": "Product", "settings": "Settings", "sources": "SourceFilesList",
        "targets": "Target",
    ]

    private func enter(
        _ function: SymbolicLibrary.Function, _ arguments: [ArgumentSyntax], _ labels: [String],
        of base: SymbolicValue?,
        in caller: SymbolicScope, isInitializer: Bool
    ) -> SymbolicValue {
        let scope = SymbolicScope(function.source, type: function.type)
        if isInitializer {
            scope.values["self"] = .value(.init(type: function.type, name: "init"))
        } else if !function.isStatic {
            scope.values["self"] = base ?? caller["self"]
        }
        for (parameter, arguments) in function.assigned(arguments, labels) {
            let values = arguments.map { value(of: $0.value, in: caller, as: parameter.type) }
            let otherwise = { parameter.value.map { self.value(of: $0, in: scope, as: parameter.type) } ?? .unknown }
            scope.values[parameter.name] = parameter.isVariadic ? .list(values) : values.first ?? otherwise()
        }
        let result = results(
            of: function.body, in: scope, as: function.result == "Self" ? function.type : function.result)
        return isInitializer ? scope.values["self"] ?? .unknown : result
    }

    /// Whether the values of `arguments` can be of the types of the function's parameters.
    private func fits(
        _ arguments: [ArgumentSyntax], _ labels: [String], _ function: SymbolicLibrary.Function, in scope: SymbolicScope
    ) -> Bool {
        let before = made.count
        defer { made.removeSubrange(before...) }
        return function.assigned(arguments, labels).allSatisfy { parameter, arguments in
            arguments.allSatisfy { argument in
                switch value(of: argument.value, in: scope, as: parameter.type) {
                case .string: cases(of: parameter.type).isEmpty
                case .type: parameter.type != "String"
                case .value(let made):
                    parameter.type != "String" && (made.type == nil || made.type == parameter.type)
                default: true
                }
            }
        }
    }

    /// What a closure or a key path gives for `values`.
    private func apply(_ function: SymbolicValue, to values: [SymbolicValue]) -> SymbolicValue {
        switch function {
        case .closure(let closure, let outer):
            let scope = SymbolicScope(outer.source, type: outer.type, in: outer)
            for (index, value) in values.enumerated() {
                let names = closure.parameters?.map { outer.source[$0.name].text }
                scope.values[names.map { index < $0.count ? $0[index] : "_" } ?? "$\(index)"] = value
            }
            return results(of: closure.body, in: scope)
        case .keyPath(let path, let outer):
            let scope = SymbolicScope(outer.source, type: outer.type, in: outer, ["\\": values.first ?? .unknown])
            return value(of: path, in: scope)
        default: return .unknown
        }
    }

    /// The result of a method of the standard library; `nil` for others.
    private func method(_ name: String, of base: SymbolicValue, _ values: [SymbolicValue]) -> SymbolicValue? {
        switch (name, values.first) {
        case ("lowercased", nil): return base.text.map { .string($0.lowercased()) } ?? .unknown
        case ("map", let change?), ("forEach", let change?): return .list(base.elements.map { apply(change, to: [$0]) })
        case ("flatMap", let change?), ("compactMap", let change?):
            return .list(base.elements.flatMap { apply(change, to: [$0]).elements })
        case ("filter", let condition?):
            return .list(base.elements.filter { apply(condition, to: [$0]).truth != false })
        case ("contains", let element?): return base.contains(element).map(SymbolicValue.bool) ?? .unknown
        default: return nil
        }
    }
}

extension SymbolicLibrary.Function {
    /// Whether it can be called on `base`, or by its name alone among the members of `type`.
    fileprivate func isMember(of base: SymbolicValue?, in type: String?) -> Bool {
        switch base {
        case nil: self.type == nil || self.type == type
        case .type(let name): isStatic && self.type == name
        case .unknown: isStatic && self.type != nil
        case .value(let made): !isStatic && (made.type == nil || self.type == made.type)
        case .string: self.type == "String"
        case .list: self.type == "Array"
        default: false
        }
    }

    /// Its parameters with the arguments that are for them.
    fileprivate func assigned(
        _ arguments: [ArgumentSyntax], _ labels: [String]
    ) -> [(SymbolicLibrary.Parameter, ArraySlice<ArgumentSyntax>)] {
        var position = 0
        return parameters.map { parameter in
            let first = position
            position += parameter.taken(from: labels[position...])
            return (parameter, arguments[first..<position])
        }
    }

    /// Whether a call with arguments of these labels calls it.
    fileprivate func takes(_ labels: [String]) -> Bool {
        var rest = labels[...]
        for parameter in parameters {
            let taken = parameter.taken(from: rest)
            if taken == 0, parameter.value == nil, !parameter.isVariadic { return false }
            rest = rest.dropFirst(taken)
        }
        return rest.isEmpty
    }
}

extension SymbolicLibrary.Parameter {
    /// How many of the arguments with these labels are for it.
    fileprivate func taken(from labels: ArraySlice<String>) -> Int {
        guard labels.first == label else { return 0 }
        return isVariadic ? 1 + labels.dropFirst().prefix { $0.isEmpty }.count : 1
    }
}
