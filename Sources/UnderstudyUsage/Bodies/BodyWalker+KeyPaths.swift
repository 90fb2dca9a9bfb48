import UnderstudySemantics
import UnderstudySyntax

extension BodyWalker {
    /// The type of a key path, as a function.
    func evaluateKeyPath(_ path: ExpressionSyntax, expecting expected: ValueType) -> ValueType {
        var root = ValueType.unknown
        var access = RequirementUse.Kind.write
        switch expected.unwrapped {
        case .function(let parameters, _):
            root = parameters.first ?? .unknown
            access = .read
        case .external(let name, let arguments):
            root = arguments.first ?? .unknown
            // Through a key path of another type, and where the type is not known, somebody may write.
            if Self.readingPaths.contains(name) { access = .read }
        default: break
        }
        let (start, end) = walkKeyPath(path, from: Value(root), access)
        noteMention(end, at: path.range)
        return .function([start], end.type)
    }

    private static let readingPaths: Set<String> = ["KeyPath", "PartialKeyPath", "AnyKeyPath"]

    /// `base[keyPath: path]`; `nil` for other subscripts.
    func evaluate(
        _ base: Value, at range: ByteRange, byPathIn arguments: [ArgumentSyntax], _ access: RequirementUse.Kind
    ) -> Value? {
        guard arguments.count == 1, let label = arguments[0].label, source.matches(label, "keyPath") else { return nil }
        guard case .keyPath(let path) = arguments[0].value.form else {
            // The key path says from which type it starts, so the value needs that type.
            noteMention(base, at: range)
            evaluate(arguments[0].value)
            return .unknown
        }
        let value = walkKeyPath(path, from: base, access).end
        noteMention(value, at: path.range)
        return value
    }

    private func walkKeyPath(
        _ path: ExpressionSyntax, from root: Value, _ access: RequirementUse.Kind
    ) -> (start: ValueType, end: Value) {
        switch path.form {
        case .keyPathRoot(let written):
            guard let written else { return (root.type, root) }
            guard case .metatype(let type) = evaluate(written).type else { return (.unknown, .unknown) }
            return (type, Value(type))
        case .member(let base?, let name):
            let (start, value) = walkKeyPath(base, from: root, .read)
            if source.matches(name.range, "self") { return (start, value) }
            // The beginning of `\Outer.Inner.name` is the path of a type.
            if case .nominal(let id, _) = value.type, start == value.type,
                let inner = table.types[id].nested[text(name.range)]
            {
                let type = table.selfReference(to: inner)
                return (type, Value(type))
            }
            let member = evaluateMember(name, of: value, as: access)
            if access == .write { noteWrite(into: value) }
            return (start, member)
        case .optionalChain(let inner), .force(let inner):
            let (start, value) = walkKeyPath(inner, from: root, access)
            return (start, value.with(value.type.unwrappedOnce))
        case .subscript(let inner, let arguments):
            let (start, value) = walkKeyPath(inner, from: root, .read)
            return (start, element(of: value, at: arguments, access, bracket: ByteRange(at: inner.range.upperBound)))
        default:
            return (root.type, .unknown)
        }
    }
}
