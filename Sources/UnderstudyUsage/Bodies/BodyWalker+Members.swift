import UnderstudySemantics
import UnderstudySyntax

extension BodyWalker {
    /// Goes through the member `id`: its types, and all code in it.
    func walk(member id: MemberID) {
        let info = table.members[id]
        enter(info)
        if !info.isRequirement || info.owner == nil { noteHolds(of: info) }
        inScope {
            let signature = table.signature(of: id)
            for (index, parameter) in signature.parameters.enumerated() {
                let type = parameter.isVariadic ? ValueType.array(parameter.type) : parameter.type
                declare(parameter.name, Value(type, .parameter(id, index)))
            }
            for (parameter, known) in zip(info.parameters, signature.parameters) {
                if let value = parameter.defaultValue { walkValue(value, expecting: known.type) }
            }
            walkCode(of: info, signature)
        }
    }

    /// Takes the context of a member.
    func enter(_ info: MemberInfo) {
        member = info.id
        place = table.place(inside: info.id)
        scopes.removeAll()
        hasLocalTypes = false
        returns = []
        implicitBasesByPlace = nil
        closureHolder = nil
        expectedReturns = []
        isStatic = info.isStatic && info.kind != .initializer
        consumer = info.owner.map { .type($0) } ?? .member(info.id)
        guard let owner = info.owner else {
            selfValue = nil
            return
        }
        let isOfProtocol = table.types[owner].kind == .protocol
        let type = table.resolveName("Self", from: place)
        selfValue = Value(isStatic ? .metatype(type) : type, isOfProtocol ? .receiver(info.id) : nil)
    }

    private func walkCode(of info: MemberInfo, _ signature: MemberTypes) {
        switch info.syntax.kind {
        case .function(let function): walkBody(function.body, returning: signature.result)
        case .initializer(let initializer): walkBody(initializer.body, returning: .unknown)
        case .subscript(let syntax): walk(syntax.accessors, of: signature.result)
        case .deinitializer:
            let start = info.syntax.introducer.upperBound
            walkBody(ByteRange(start: start, end: max(start, info.syntax.range.upperBound)), returning: .unknown)
        case .variable:
            guard let binding = info.binding else { return }
            if let value = binding.initialValue {
                let first = walkValue(value, expecting: signature.result)
                noteHandover(first, to: .property(info.id), of: signature.result, at: value)
            }
            walk(binding.accessors, of: signature.result)
        default: break
        }
    }

    @discardableResult
    private func walkValue(_ range: ByteRange, expecting type: ValueType) -> Value {
        evaluate(Parser.parseExpression(in: range, of: source), expecting: type)
    }

    /// Goes through a body in braces.
    func walkBody(_ range: ByteRange?, returning type: ValueType) {
        // A local function's body is read on its own: their nesting is bounded here.
        guard let range, expectedReturns.count < 40 else { return }
        expectedReturns.append(type)
        returns.append(.unknown)
        let statements = Parser.parseBody(in: range, of: source)
        inScope { walkResult(statements, expecting: type) }
        returns.removeLast()
        expectedReturns.removeLast()
    }

    /// Goes through the accessors of a property or a subscript, or the body of its getter.
    func walk(_ block: AccessorBlockSyntax?, of type: ValueType) {
        guard let block else { return }
        guard !block.accessors.isEmpty else {
            walkBody(block.range, returning: type)
            return
        }
        for accessor in block.accessors {
            inScope {
                declare("newValue", Value(type))
                declare("oldValue", Value(type))
                let isGetter = source.matches(accessor.name, "get")
                walkBody(accessor.body, returning: isGetter ? type : .unknown)
            }
        }
    }

    // MARK: - Holds

    private func noteHolds(of info: MemberInfo) {
        let isCase = info.kind == .enumCase
        for parameter in info.parameters { noteHolds(parameter.type, .parameter, isFixed: isCase) }
        for parameter in info.genericParameters { noteHolds(parameter.inherited, .generic) }
        for requirement in info.constraints { noteHolds(requirement.right, .generic) }
        switch info.syntax.kind {
        case .function(let function): noteHolds(function.result, .result)
        case .subscript(let syntax): noteHolds(syntax.result, .result)
        case .variable: noteHolds(info.binding?.type, .property, isFixed: isWrapped(info))
        default: break
        }
    }

    /// Whether an attribute may have the property kept by another type.
    private func isWrapped(_ info: MemberInfo) -> Bool {
        info.syntax.attributes.contains { attribute in
            !["MainActor", "available", "Published", "ObservationIgnored"].contains(text(attribute.name))
        }
    }

    /// The type of a property's first value, for the table.
    func infer(_ info: MemberInfo, _ value: ExpressionSyntax) -> ValueType {
        enter(info)
        return inScope { evaluate(value).type }
    }
}
