import UnderstudySemantics
import UnderstudySyntax

/// Tells expressions that give an equal value each time, without an identity, from those that are computed only once.
package struct PlainValues {
    private let index: DeclarationIndex
    /// The names of all cases in the sources, and of those that every file sees.
    private let cases: Set<String>
    /// The last names of types that extensions make comparable, in whichever module.
    private let compared: Set<String>
    /// What the names mean that are in scope.
    private(set) var names = LocalNames()

    /// Reads the names of the cases of `index`.
    package init(in index: DeclarationIndex) {
        self.index = index
        var cases: Set<String> = ["success", "failure", "some", "none"]
        for type in index.files.flatMap(\.types) where type.details.kind == .enum {
            cases.formUnion(Self.cases(of: type))
        }
        self.cases = cases
        let extensions = index.files.lazy.flatMap(\.extensions).filter { entry in
            entry.details.inherited.contains { type in
                ["Equatable", "Hashable", "Comparable"].contains(entry.source.compactText(in: type.unattributed.range))
            }
        }
        compared = Set(
            extensions.map { $0.extendedName.split(separator: ".").last.map(String.init) ?? $0.extendedName })
    }

    /// The same in `statements`, the code of `member`.
    func inside(_ statements: [StatementSyntax], of member: InSource<DeclSyntax>) -> PlainValues {
        var copy = self
        copy.names = LocalNames(statements, of: member, in: index.file(at: member.source.path))
        return copy
    }

    /// What unwraps an optional value in `source`, or has the test fail; `nil` where it imports no library for tests.
    func unwrapping(in source: SourceText) -> String? {
        let modules = Set(index.file(at: source.path)?.imports.map(\.module) ?? [])
        if modules.contains("XCTest") { return "XCTUnwrap" }
        return modules.contains("Testing") ? "#require" : nil
    }

    /// Whether `expression` is a literal, a constant, a case, or a structure made from such values alone.
    func isPlain(_ expression: InSource<ExpressionSyntax>) -> Bool {
        let source = expression.source
        func isPlain(_ inner: ExpressionSyntax) -> Bool { self.isPlain(source[inner]) }
        switch expression.piece.form {
        case .literal: return true
        case .string(let inner): return inner.allSatisfy(isPlain)
        case .name(let name):
            let word = source.text(in: name.range)
            return ["true", "false", "nil"].contains(word) || names.constants.contains(word)
        // Anything else may be computed each time, as `.now` is.
        case .member(nil, let name): return cases.contains(source.text(in: name.range))
        case .member(let base?, let name):
            return isConstant(source.text(in: name.range), of: source[base])
                || source.matches(name.range, "rawValue") && isPlain(base)
        case .call(let callee, let arguments):
            return arguments.allSatisfy { isPlain($0.value) } && makesPlainValue(source[callee])
        case .array(let elements): return elements.allSatisfy(isPlain)
        case .dictionary(let elements): return elements.allSatisfy { isPlain($0.key) && isPlain($0.value) }
        case .tuple(let elements): return elements.allSatisfy { isPlain($0.value) }
        case .prefix(_, let inner): return isPlain(inner)
        default: return false
        }
    }

    /// Whether `expression` is a plain structure of `type`, made by `.init`.
    func isPlain(_ expression: InSource<ExpressionSyntax>, of type: SwiftType?) -> Bool {
        guard case .call(let callee, let arguments) = expression.piece.form, case .member(nil, let name) = callee.form,
            expression.source.matches(name.range, "init"), let path = type?.path, let found = self.type(path)
        else { return false }
        return isPlainStructure(found) && arguments.allSatisfy { isPlain(expression.source[$0.value]) }
    }

    /// Whether a call of `callee` with plain values makes a plain value.
    private func makesPlainValue(_ callee: InSource<ExpressionSyntax>) -> Bool {
        let source = callee.source
        switch callee.piece.form {
        case .name(let name):
            let word = source.text(in: name.range)
            return word == "Void" || type(word, in: source).map(isPlainStructure) ?? false
        case .member(nil, let name): return cases.contains(source.text(in: name.range))
        case .member(let base?, let name):
            guard let type = type(source.text(in: base.range), in: source) else { return false }
            let word = source.text(in: name.range)
            return word == "init" ? isPlainStructure(type) : Self.cases(of: type).contains(word)
        case .array, .dictionary: return true
        default: return false
        }
    }

    /// The type called `path`: the only one, or of several the one in the file `source`.
    private func type(_ path: String, in source: SourceText? = nil) -> TypeDeclaration? {
        let found = index.types(named: path.split(separator: ".").last.map(String.init) ?? path)
            .filter { TypePath(path).names($0.name) }
        if found.count == 1 { return found[0] }
        let near = found.filter { $0.source.path == source?.path }
        return near.count == 1 ? near[0] : nil
    }

    /// Whether `path` names a type from everywhere, as the name of a type nested in a double alone does not.
    func isWholePath(_ path: String) -> Bool {
        let found = index.types(named: path.split(separator: ".").last.map(String.init) ?? path)
        return found.isEmpty || found.contains { $0.name == path }
    }

    /// Whether code in `source` sees the types that `expression` names.
    func isSeen(_ expression: InSource<ExpressionSyntax>, from source: SourceText) -> Bool {
        if case .name(let name) = expression.piece.form, expression.source.path != source.path {
            let types = index.types(named: expression.source.text(in: name.range))
            if !types.isEmpty, types.allSatisfy({ $0.access <= .fileprivate }) { return false }
        }
        return expression.piece.operands.allSatisfy { isSeen(expression[$0], from: source) }
    }

    private static func cases(of type: TypeDeclaration) -> Set<String> {
        var names: Set<String> = []
        for member in type.members {
            guard case .enumCase(let elements) = member.kind else { continue }
            for element in elements { names.insert(type.source.text(in: element.name)) }
        }
        return names
    }

    /// Whether `name` is a case or a stored constant of the type that `base` names.
    private func isConstant(_ name: String, of base: InSource<ExpressionSyntax>) -> Bool {
        guard let type = type(base.source.text(in: base.piece.range), in: base.source) else { return false }
        if Self.cases(of: type).contains(name) { return true }
        // A closure that is called elsewhere can't read what is on an actor.
        let attributes = type.syntax.attributes.map { type.source.compactText(in: $0.range) }
        if attributes.contains(where: { index.globalActor($0) != nil }) { return false }
        let blocks = [type.source[type.members]] + index.extensions(of: type).map { $0.source[$0.members] }
        return blocks.contains { block in
            block.piece.contains { member in
                guard case .variable(let variable) = member.kind, variable.isLet else { return false }
                return member.modifiers.contains { block.source.matches($0.name, "static") }
                    && variable.bindings.contains { block.source.text(in: $0.name) == name }
            }
        }
    }

    /// Whether `type` is a structure whose initialisers do nothing but to keep their arguments and plain values.
    private func isPlainStructure(_ type: TypeDeclaration) -> Bool {
        guard type.details.kind == .struct else { return false }
        return type.members.allSatisfy { member in
            switch member.kind {
            case .variable(let variable):
                return member.modifiers.contains { type.source.matches($0.name, "static") }
                    || variable.bindings.allSatisfy { binding in
                        binding.initialValue.map {
                            isLiteral(type.source[Parser.parseExpression(in: $0, of: type.source)])
                        } ?? true
                    }
            case .initializer(let initializer): return keepsArguments(type.source[initializer])
            default: return true
            }
        }
    }

    /// Whether `expression` is plain without a look at other types, so that no type is asked about itself.
    private func isLiteral(_ expression: InSource<ExpressionSyntax>) -> Bool {
        switch expression.piece.form {
        case .literal: true
        case .member(nil, let name): cases.contains(expression.source.text(in: name.range))
        case .string(let inner): inner.isEmpty
        case .name(let name): ["true", "false", "nil"].contains(expression.source.text(in: name.range))
        case .array(let elements): elements.allSatisfy { isLiteral(expression[$0]) }
        case .dictionary(let elements): elements.isEmpty
        default: false
        }
    }

    private func keepsArguments(_ initializer: InSource<InitializerSyntax>) -> Bool {
        let source = initializer.source
        let names = Set(
            initializer.piece.parameters.compactMap { ($0.secondName ?? $0.firstName).map(source.text(in:)) })
        let defaults = initializer.piece.parameters.compactMap { parameter in
            parameter.defaultValue.map { source[Parser.parseExpression(in: $0, of: source)] }
        }
        guard defaults.allSatisfy(isLiteral), let body = initializer.piece.body else { return false }
        return Parser.parseBody(in: body, of: source).allSatisfy { statement in
            guard case .expression(let expression) = statement,
                case .assignment(let target, let value) = expression.form
            else { return false }
            func isKept(_ value: ExpressionSyntax) -> Bool {
                if case .name(let name) = value.form, names.contains(source.text(in: name.range)) { return true }
                if case .tuple(let elements) = value.form { return elements.allSatisfy { isKept($0.value) } }
                return isLiteral(source[value])
            }
            func isOwn(_ target: ExpressionSyntax) -> Bool {
                switch target.form {
                case .member(let base?, _): source.text(in: base.range) == "self"
                case .name: true
                case .tuple(let elements): elements.allSatisfy { isOwn($0.value) }
                default: false
                }
            }
            return isOwn(target) && isKept(value)
        }
    }
}

extension PlainValues {
    /// The type in `type` whose values can't be compared, as far as the sources tell.
    func incomparable(_ type: SwiftType) -> String? {
        switch type.canonical {
        case .optional(let inner), .array(let inner), .attributed(_, let inner): return incomparable(inner)
        case .dictionary(_, let value): return incomparable(value)
        case .function, .any, .composition: return "\(type)"
        case let other:
            guard let path = other.path, let found = self.type(path) else { return nil }
            return isComparable(found) ? nil : path
        }
    }

    /// Whether `path` is a class.
    func isClass(_ path: String) -> Bool { type(path)?.details.kind == .class }

    private func isComparable(_ type: TypeDeclaration) -> Bool {
        if compared.contains(type.simpleName) { return true }
        let inherited = type.inherited
        if inherited.contains(where: ["Equatable", "Hashable", "Comparable", "OptionSet"].contains) { return true }
        switch type.details.kind {
        case .enum:
            return !type.members.contains { member in
                if case .enumCase(let elements) = member.kind {
                    elements.contains { $0.parameters != nil }
                } else {
                    false
                }
            }
        // A superclass that is not known may be comparable.
        case .class: return inherited.contains { index.types(named: $0).isEmpty && index.protocols(named: $0).isEmpty }
        case .struct, .actor: return false
        }
    }
}

extension [StatementSyntax] {
    /// The names of the constants that they declare, and of nothing else.
    func constants(in source: SourceText) -> Set<String> {
        func names(_ locals: [LocalVariableSyntax]) -> Set<String> {
            Set(locals.map { source.text(in: $0.pattern.range) })
        }
        let locals = locals
        return names(locals.filter(\.isLet)).subtracting(names(locals.filter { !$0.isLet }))
    }

    /// The constants and variables that they declare, those in closures too.
    var locals: [LocalVariableSyntax] {
        flatMap { statement -> [LocalVariableSyntax] in
            let inner = (statement.statements + statement.expressions.flatMap(\.innerStatements)).locals
            return if case .variables(let locals) = statement { locals + inner } else { inner }
        }
    }
}

extension ExpressionSyntax {
    /// The statements in closures anywhere inside.
    fileprivate var innerStatements: [StatementSyntax] { statements + operands.flatMap(\.innerStatements) }
}
