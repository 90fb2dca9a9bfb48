import UnderstudySemantics
import UnderstudySyntax

extension BodyWalker {
    /// Declares a local function before the statements around it, which may call it.
    func declareFunction(_ statement: StatementSyntax) {
        guard case .declaration(let declaration) = statement else { return }
        switch declaration.kind {
        case .function(let function):
            let type = inScope { () -> ValueType in
                declareGenerics(function)
                let parameters = function.parameters.map { resolve($0.type) }
                return .function(parameters, function.result.map(resolve) ?? .void)
            }
            declare(text(function.name), Value(type))
        case .nominal(let nominal): declare(text(nominal.name), .unknown)
        default: break
        }
    }

    /// Walks through a local function, or the members of a local type.
    func walk(_ declaration: DeclSyntax) {
        walk(declaration.attributes)
        switch declaration.kind {
        case .function(let function): walk(function)
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

    private func walk(_ function: FunctionSyntax) {
        inScope {
            declareGenerics(function)
            for parameter in function.genericParameters { noteHolds(parameter.inherited, .generic) }
            walk(function.parameters)
            noteHolds(function.result, .result)
            walkBody(function.body, returning: function.result.map(resolve) ?? .void)
        }
    }

    private func walk(_ parameters: [ParameterSyntax]) {
        for parameter in parameters {
            noteHolds(parameter.type, .parameter)
            walk(parameter.attributes)
            let type = resolve(parameter.type)
            if let value = parameter.defaultValue {
                evaluate(Parser.parseExpression(in: value, of: source), expecting: type)
            }
            let name = (parameter.secondName ?? parameter.firstName).map(text) ?? "_"
            declare(name, Value(parameter.isVariadic ? .array(type) : type))
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
