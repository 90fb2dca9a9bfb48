import UnderstudySemantics
import UnderstudySyntax

extension BodyWalker {
    /// Walks through the member `id`: its types, and all code in it.
    func walk(member id: MemberID) {
        let info = table.members[id]
        enter(info)
        noteHolds(of: info)
        inScope {
            if info.index == 0 { walk(info.syntax.attributes) }
            for parameter in info.parameters { walk(parameter.attributes) }
            let signature = table.signature(of: id)
            for (index, parameter) in signature.parameters.enumerated() {
                let type = parameter.isVariadic ? ValueType.array(parameter.type) : parameter.type
                declare(parameter.name, Value(type, .parameter(id, index)))
            }
            for (index, (parameter, known)) in zip(info.parameters, signature.parameters).enumerated() {
                guard let value = parameter.defaultValue else { continue }
                walkValue(value, of: known.type, for: .parameter(id, index))
            }
            walkCode(of: info, signature)
        }
    }

    /// Enters the context of a member.
    func enter(_ info: MemberInfo) {
        member = info.id
        place = table.place(inside: info.id)
        scopes.removeAll()
        hasLocalTypes = false
        implicitBasesByPlace = nil
        closureHolder = nil
        frames = []
        isStatic = info.isStatic && info.kind != .initializer
        consumer = table.consumer(of: info.id)
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
        case .code:
            let code = ByteRange(start: info.syntax.introducer.lowerBound, end: info.syntax.range.upperBound)
            walk(Parser.parseStatements(in: code, of: source))
        case .deinitializer:
            let start = info.syntax.introducer.upperBound
            walkBody(ByteRange(start: start, end: max(start, info.syntax.range.upperBound)), returning: .unknown)
        case .variable:
            guard let binding = info.binding else { return }
            if let value = binding.initialValue {
                walkValue(value, of: signature.result, for: .property(info.id))
            }
            walk(binding.accessors, of: signature.result, holder: .property(info.id))
        default: break
        }
    }

    /// Walks through the initial value of a property, or the default value of a parameter.
    private func walkValue(_ range: ByteRange, of type: ValueType, for holder: Holder) {
        let expression = Parser.parseExpression(in: range, of: source)
        let value = evaluate(expression, expecting: type)
        noteHandover(value, to: holder, of: type, at: expression.range)
        noteGift(value, of: expression, to: holder, of: type)
    }

    /// Walks through a body in braces.
    func walkBody(_ range: ByteRange?, returning type: ValueType, of holder: Holder? = nil) {
        guard let range else { return }
        // A local function's body is parsed separately, so the nesting of local functions is limited here.
        guard frames.count < 40 else { return walkWords(in: range) }
        frames.append(Frame(expected: type, holder: holder))
        let statements = Parser.parseBody(in: range, of: source)
        inScope { walkResult(statements, expecting: type) }
        frames.removeLast()
    }

    /// Walks through the accessors of a property or a subscript, or the body of its getter.
    ///
    /// - Parameter holder: The property, which holds the values that it is given and that it returns.
    func walk(_ block: AccessorBlockSyntax?, of type: ValueType, holder: Holder? = nil) {
        guard let block else { return }
        guard !block.accessors.isEmpty else {
            walkBody(block.range, returning: type, of: holder)
            return
        }
        for accessor in block.accessors {
            inScope {
                let isGetter = source.matches(accessor.name, "get")
                let names = accessor.parameter.map { [text($0)] } ?? (isGetter ? [] : ["newValue", "oldValue"])
                for name in names { declare(name, Value(type, holder)) }
                walkBody(accessor.body, returning: isGetter ? type : .unknown, of: isGetter ? holder : nil)
            }
        }
    }

    // MARK: - Holds

    private func noteHolds(of info: MemberInfo) {
        let isCase = info.kind == .enumCase
        for (index, parameter) in info.parameters.enumerated() {
            noteHolds(parameter.type, .parameter, of: .parameter(info.id, index), isFixed: isCase)
        }
        if info.isGeneric { noteGenericHolds(of: info) }
        switch info.syntax.kind {
        case .function(let function): noteHolds(function.result, .result)
        case .subscript(let syntax): noteHolds(syntax.result, .result)
        case .variable: noteHolds(info.binding?.type, .property, of: .property(info.id), isFixed: isWrapped(info))
        default: break
        }
    }

    private func noteGenericHolds(of info: MemberInfo) {
        for (number, parameter) in info.genericParameters.enumerated() {
            noteHolds(parameter.inherited, .generic, of: .generic(info.id, number))
        }
        for requirement in info.constraints {
            noteHolds(requirement.right, .generic, of: genericHolder(of: requirement, in: info))
        }
    }

    /// The generic parameter of `info` that a `where` clause constrains further.
    private func genericHolder(of requirement: GenericRequirementSyntax, in info: MemberInfo) -> Holder? {
        guard requirement.relation == .conformance else { return nil }
        let name = text(requirement.left.range)
        return info.genericParameters.firstIndex { text($0.name) == name }.map { number in
            .generic(info.id, number - info.genericParameters.startIndex)
        }
    }

    /// Whether an attribute may be a property wrapper.
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
