import UnderstudySemantics
import UnderstudySyntax

extension BodyWalker {
    /// Declares a local function before the statements around it, which may call it.
    func declareFunction(_ statement: StatementSyntax) {
        guard case .declaration(let declaration) = statement else { return }
        switch declaration.kind {
        case .function(let function):
            let value = inScope { () -> Value in
                declareGenerics(function)
                let parameters = function.parameters.map { resolve($0.type) }
                let result = function.result.map(resolve) ?? .void
                var value = Value(.function(parameters, result))
                value.localFunctions = [
                    Value.LocalFunction(
                        labels: function.parameters.map { $0.firstName.map(text).flatMap { $0 == "_" ? nil : $0 } },
                        types: parameters, holders: function.parameters.map { localHolder(of: $0) },
                        mayBeMissing: function.parameters.map { $0.defaultValue != nil || $0.isVariadic },
                        result: result)
                ]
                return value
            }
            let name = text(function.name)
            var named = value
            named.localFunctions += lookUpLocal(name)?.localFunctions ?? []
            declare(name, named)
        case .nominal(let nominal):
            var type = Value.unknown
            type.isLocalType = true
            declare(text(nominal.name), type)
        default: break
        }
    }

    /// Walks through a local function, or the members of a local type.
    func walk(_ declaration: DeclSyntax) {
        walk(declaration.attributes)
        switch declaration.kind {
        case .function(let function): walk(function, isLocal: true)
        case .nominal(let nominal): walkMembers(Self.flat(nominal.members.members))
        case .extension(let syntax): walkMembers(Self.flat(syntax.members.members))
        default: break
        }
    }

    /// The members in all branches of `#if`.
    private static func flat(_ members: [DeclSyntax]) -> [DeclSyntax] {
        members.flatMap { member in
            if case .conditional(let clauses) = member.kind { clauses.flatMap { flat($0.members) } } else { [member] }
        }
    }

    /// - Parameter isLocal: Whether all its calls are seen, since it is declared in a body.
    private func walk(_ function: FunctionSyntax, isLocal: Bool = false) {
        inScope {
            declareGenerics(function)
            for parameter in function.genericParameters { noteHolds(parameter.inherited, .generic) }
            walk(function.parameters, isLocal: isLocal)
            noteHolds(function.result, .result)
            walkBody(function.body, returning: function.result.map(resolve) ?? .void)
        }
    }

    /// What holds the values of a local function's parameter; `nil` where it names a generic parameter of the function.
    private func localHolder(of parameter: ParameterSyntax) -> Holder? {
        let isGeneric =
            hasLocalTypes && source.tokenTexts(in: parameter.type.range).contains { localType($0) != nil }
        return isGeneric ? nil : localHolder(resolve(parameter.type), at: parameter.type.range)
    }

    private func walk(_ parameters: [ParameterSyntax], isLocal: Bool = false) {
        for parameter in parameters {
            let holder = isLocal ? localHolder(of: parameter) : nil
            noteHolds(parameter.type, .parameter, of: holder)
            walk(parameter.attributes)
            let type = resolve(parameter.type)
            if let value = parameter.defaultValue {
                let expression = Parser.parseExpression(in: value, of: source)
                let given = evaluate(expression, expecting: type, isBase: true)
                if let holder {
                    noteHandover(given, to: holder, of: type, at: expression.range)
                    noteGift(given, of: expression, to: holder, of: type)
                }
            }
            let name = (parameter.secondName ?? parameter.firstName).map(text) ?? "_"
            declare(name, Value(parameter.isVariadic ? .array(type) : type, holder))
        }
    }

    /// Declares the generic parameters of a local function.
    private func declareGenerics(_ function: FunctionSyntax) {
        for parameter in function.genericParameters {
            let name = text(parameter.name)
            var bounds = parameter.inherited.map { resolve($0).heldBoundsOfConstraint } ?? []
            for requirement in function.whereClause?.requirements ?? []
            where requirement.relation == .conformance && source.text(in: requirement.left.range) == name {
                bounds += resolve(requirement.right).heldBoundsOfConstraint
            }
            declareLocalType(name, .bounded(bounds))
        }
    }

    /// The members of a local type see its properties as names; nothing else is known about them.
    private func walkMembers(_ members: [DeclSyntax]) {
        let outer = selfValue
        defer {
            selfValue = outer
            implicitBasesByPlace = nil
        }
        selfValue = .unknown
        implicitBasesByPlace = nil
        inScope {
            for member in members {
                guard case .variable(let variable) = member.kind else { continue }
                for binding in variable.bindings {
                    noteHolds(binding.type, .property)
                    declare(text(binding.name), Value(binding.type.map(resolve) ?? .unknown))
                }
            }
            for member in members { walkMember(member) }
        }
    }

    private func walkMember(_ member: DeclSyntax) {
        walk(member.attributes)
        switch member.kind {
        case .function(let function): walk(function)
        case .initializer(let initializer):
            inScope {
                walk(initializer.parameters)
                walkBody(initializer.body, returning: .unknown)
            }
        case .variable(let variable):
            for binding in variable.bindings {
                let type = binding.type.map(resolve) ?? .unknown
                if let value = binding.initialValue {
                    evaluate(Parser.parseExpression(in: value, of: source), expecting: type)
                }
                walk(binding.accessors, of: type)
            }
        case .subscript(let syntax):
            inScope {
                walk(syntax.parameters)
                walk(syntax.accessors, of: resolve(syntax.result))
            }
        case .deinitializer:
            walkBody(
                ByteRange(start: member.introducer.upperBound, end: member.range.upperBound), returning: .unknown)
        case .enumCase(let elements): for element in elements { inScope { walk(element.parameters ?? []) } }
        case .code:
            walkBlock(
                Parser.parseStatements(
                    in: ByteRange(start: member.introducer.lowerBound, end: member.range.upperBound), of: source))
        case .nominal(let nominal): walkMembers(Self.flat(nominal.members.members))
        default: break
        }
    }
}
