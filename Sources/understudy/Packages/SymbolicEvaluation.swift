import UnderstudySyntax

/// Finds the values that code makes, from its syntax alone: of a condition that is not known, both branches count.
final class SymbolicEvaluation {
    /// What the code itself declares, and what it imports.
    private(set) var libraries: [SymbolicLibrary]
    /// What calls of functions made that are declared elsewhere, in the order of the calls.
    var made: [MadeValue] = []
    /// The values of properties of types and of global variables, each found once.
    private var known: [String: SymbolicValue] = [:]
    private var depth = 0
    /// How many expressions may still be looked at: code may call itself, or make lists that grow twofold each time.
    private var steps = 100_000

    /// Looks at all statements of the file `source`.
    init(_ source: SourceText, _ statements: [StatementSyntax], importing library: SymbolicLibrary) {
        var own = SymbolicLibrary()
        for statement in statements { own.add(statement, of: source) }
        libraries = [own, library]
        let scope = SymbolicScope(source)
        for statement in statements {
            guard case .variables(let variables) = statement else {
                run([statement], in: scope)
                continue
            }
            for variable in variables { _ = value(of: variable.pattern, in: scope) }
        }
    }

    // MARK: - Expressions

    /// - Parameter type: The type that the context says, for members without a base.
    func value(of expression: ExpressionSyntax, in scope: SymbolicScope, as type: String? = nil) -> SymbolicValue {
        guard depth < 160, steps > 0 else { return .unknown }
        depth += 1
        steps -= 1
        defer { depth -= 1 }
        func value(_ inner: ExpressionSyntax) -> SymbolicValue { self.value(of: inner, in: scope, as: type) }
        switch expression.form {
        case .name(let name): return named(scope.source[name.range].text, in: scope)
        case .member(nil, let name): return member(scope.source[name.range].text, of: type)
        case .member(let base?, let name):
            return property(scope.source[name.range].text, of: self.value(of: base, in: scope))
        case .call(let callee, let arguments): return call(callee, arguments, in: scope, as: type)
        case .string(let parts): return text(expression.range, parts, in: scope)
        case .array(let elements): return .list(elements.map(value))
        case .dictionary(let entries):
            return .dictionary(
                entries.map {
                    SymbolicEntry(key: self.value(of: $0.key, in: scope), value: self.value(of: $0.value, in: scope))
                })
        case .tuple(let elements):
            if elements.count == 1 { return value(elements[0].value) }
            return .list(elements.map { self.value(of: $0.value, in: scope) })
        case .closure(let closure): return .closure(closure, scope)
        case .keyPath(let path): return .keyPath(path, scope)
        case .keyPathRoot: return scope["\\"] ?? .unknown
        case .sequence(let operands, let operators):
            return combined(operands[...], operators.map { scope.source[$0].text }[...], in: scope, as: type)
        case .ternary(let condition, let first, let second):
            let truth = self.value(of: condition, in: scope).truth
            return truth.map { value($0 ? first : second) } ?? .oneOf([value(first), value(second)])
        case .prefix(let sign, let inner):
            return scope.source.matches(sign, "!") ? value(inner).truth.map { .bool(!$0) } ?? .unknown : value(inner)
        case .cast(let inner, _, let type):
            return self.value(of: inner, in: scope, as: SymbolicLibrary.name(of: type, in: scope.source))
        case .force(let inner), .optionalChain(let inner), .optionalTry(let inner), .binding(let inner):
            return value(inner)
        case .statement(let statement):
            return results(of: [statement], in: SymbolicScope(scope.source, type: scope.type, in: scope))
        case .subscript, .assignment, .literal, .type, .missing: return .unknown
        }
    }

    /// The text of a literal in quotation marks, with what is put into it; escapes are not read.
    private func text(_ range: ByteRange, _ parts: [ExpressionSyntax], in scope: SymbolicScope) -> SymbolicValue {
        var pieces: [String] = []
        var start = range.lowerBound
        for end in parts.map(\.range.lowerBound) + [range.upperBound] {
            guard start <= end else { return .unknown }
            pieces.append(scope.source.text(in: ByteRange(start: start, end: end)))
            if pieces.count <= parts.count { start = parts[pieces.count - 1].range.upperBound }
        }
        var result = SymbolicValue.string("")
        for (index, piece) in pieces.enumerated() {
            let (opening, closing) = (index == 0 ? "\"" : ")", index == parts.count ? "\"" : "\\(")
            guard piece.utf8.count >= opening.utf8.count + closing.utf8.count, piece.hasPrefix(opening),
                piece.hasSuffix(closing)
            else { return .unknown }
            let words = piece.dropFirst(opening.count).dropLast(closing.count)
            if words.contains("\\") || words.contains("\"") { return .unknown }
            result = .joined(result, .string(String(words)))
            if index < parts.count { result = .joined(result, value(of: parts[index], in: scope)) }
        }
        return result
    }

    /// The operators that are known, those first that bind least.
    private static let operators = [["||"], ["&&"], ["==", "!="], ["??"], ["+"]]

    private func combined(
        _ operands: ArraySlice<ExpressionSyntax>, _ operators: ArraySlice<String>, in scope: SymbolicScope,
        as type: String?
    ) -> SymbolicValue {
        if operators.isEmpty { return operands.first.map { value(of: $0, in: scope, as: type) } ?? .unknown }
        let position = Self.operators.lazy.compactMap { level in operators.lastIndex(where: level.contains) }.first
        guard let position else { return .unknown }
        let middle = operands.startIndex + (position - operators.startIndex) + 1
        let first = combined(operands[..<middle], operators[..<position], in: scope, as: type)
        let second = { self.combined(operands[middle...], operators[(position + 1)...], in: scope, as: type) }
        switch operators[position] {
        case "+": return first + second()
        case "??":
            if case .none = first { return second() }
            return first.made != nil || first.texts != nil ? first : .oneOf([first, second()])
        case "&&", "||":
            let decisive = operators[position] == "||"
            if first.truth == decisive { return first }
            let other = second()
            return other.truth == decisive || first.truth != nil ? other : .unknown
        default:
            return SymbolicValue.areEqual(first, second()).map { .bool($0 == (operators[position] == "==")) }
                ?? .unknown
        }
    }

    // MARK: - Names

    private func named(_ name: String, in scope: SymbolicScope) -> SymbolicValue {
        if let value = scope[name] { return value }
        switch name {
        case "true", "false": return .bool(name == "true")
        case "nil": return .none
        case "self", "Self": return scope.type.map(SymbolicValue.type) ?? .unknown
        default: break
        }
        if let own = scope["self"]?.made, let value = ownProperty(name, of: own) { return value }
        if let type = scope.type, let found = variable(name, of: type) { return value(of: found, name) }
        if let found = variable(name, of: nil) { return value(of: found, name) }
        return isType(name) ? .type(name) : .unknown
    }

    func isType(_ name: String) -> Bool {
        libraries.contains { $0.types[name] != nil } || name.first?.isUppercase == true
    }

    func variable(_ name: String, of owner: String?, isStatic: Bool = true) -> SymbolicLibrary.Variable? {
        libraries.lazy.compactMap { $0.variables[name]?.first { $0.owner == owner && $0.isStatic == isStatic } }.first
    }

    func cases(of type: String?) -> [SymbolicLibrary.Case] {
        type.flatMap { type in libraries.lazy.compactMap { $0.types[type] }.first } ?? []
    }

    /// The value of a property of a type, or of a global variable.
    private func value(of variable: SymbolicLibrary.Variable, _ name: String) -> SymbolicValue {
        let key = (variable.owner ?? "") + "." + name
        if let value = known[key] { return value }
        known[key] = .unknown
        let value = value(of: variable, in: SymbolicScope(variable.source, type: variable.owner))
        known[key] = value
        return value
    }

    private func value(of variable: SymbolicLibrary.Variable, in scope: SymbolicScope) -> SymbolicValue {
        if let first = variable.value { return value(of: first, in: scope, as: variable.type) }
        return results(of: variable.body, in: scope, as: variable.type)
    }

    /// Changes a global variable; nothing where there is none.
    func changeGlobal(_ name: String, to value: SymbolicValue) {
        if known["." + name] != nil { known["." + name] = value }
    }

    /// The member `name` of the type `type`, or of the only one that has it where the context says no type.
    private func member(_ name: String, of type: String?) -> SymbolicValue {
        if let type {
            if let found = variable(name, of: type) { return value(of: found, name) }
            if cases(of: type).contains(where: { $0.name == name }) { return .value(.init(type: type, name: name)) }
            if name == "allCases" { return .list(cases(of: type).map { .value(.init(type: type, name: $0.name)) }) }
            if name == "self" { return .type(type) }
        } else {
            let found = libraries.flatMap { $0.variables[name] ?? [] }.filter { $0.isStatic && $0.owner != nil }
            if found.count == 1 { return value(of: found[0], name) }
        }
        return isType(name) ? .type(name) : .value(.init(type: type, name: name))
    }

    /// The property `name` of a value.
    private func property(_ name: String, of base: SymbolicValue) -> SymbolicValue {
        switch base {
        case .type(let type): return member(name, of: type)
        case .choice(let values): return .oneOf(values.map { property(name, of: $0) })
        case .value(let made): return ownProperty(name, of: made) ?? .unknown
        case .list(let elements) where name == "isEmpty": return .bool(elements.isEmpty)
        case .string(let text) where name == "isEmpty": return .bool(text.isEmpty)
        case .none: return .none
        default: return .unknown
        }
    }

    /// The property `name` of what a case or a call made: what it was made with, or what its type computes.
    private func ownProperty(_ name: String, of made: MadeValue) -> SymbolicValue? {
        if let value = made[name] { return value }
        guard let type = made.type ?? onlyType(with: made.name) else { return nil }
        if let found = variable(name, of: type, isStatic: false) {
            return value(of: found, in: SymbolicScope(found.source, type: type, ["self": .value(made)]))
        }
        guard name == "rawValue", let own = cases(of: type).first(where: { $0.name == made.name }) else { return nil }
        return own.rawValue.map { value(of: $0, in: SymbolicScope(own.source)) } ?? .string(made.name)
    }

    /// The only type with a case called `name`.
    private func onlyType(with name: String) -> String? {
        let found = libraries.flatMap(\.types).filter { $0.value.contains { $0.name == name } }
        return found.count == 1 ? found[0].key : nil
    }
}
