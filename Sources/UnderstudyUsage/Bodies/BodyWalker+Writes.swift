import UnderstudySemantics
import UnderstudySyntax

/// Which uses write: a value is written to when a part of it is, as long as no reference is in between.
extension BodyWalker {
    /// Turns the uses of which `value` is a part into a write, when the value itself is changed.
    func noteWrite(into value: Value) {
        guard mayBeValue(value.type) else { return }
        for use in value.uses where isSettable(evidence.uses[use].requirement) { evidence.uses[use].kind = .write }
    }

    /// The uses that are written to when a part of `base` is; none if `base` is a reference.
    func uses(around base: Value) -> Range<Int> { mayBeValue(base.type) ? base.uses : Value.noUses }

    /// Whether values of `type` may be copied when they are assigned: all but classes, functions and types.
    private func mayBeValue(_ type: ValueType) -> Bool {
        switch type {
        case .nominal(let id, _): table.types[id].kind != .class
        case .bounded(let bounds), .generic(_, let bounds): !bounds.contains(where: table.isClassBound)
        case .optional(let inner): mayBeValue(inner)
        case .function, .metatype: false
        default: true
        }
    }

    /// Whether a property or a subscript has a setter.
    func isSettable(_ member: MemberID) -> Bool {
        let info = table.members[member]
        let source = table.places[info.place].source
        func allows(_ block: AccessorBlockSyntax) -> Bool {
            block.accessors.contains { accessor in Self.setters.contains { source.matches(accessor.name, $0) } }
        }
        switch info.syntax.kind {
        case .variable(let variable):
            guard let accessors = info.binding?.accessors else { return !variable.isLet && !info.isRequirement }
            return allows(accessors)
        case .subscript(let syntax): return syntax.accessors.map(allows) ?? false
        default: return false
        }
    }

    private static let setters: [StaticString] = ["set", "_modify", "modify", "mutate", "didSet", "willSet"]

    // MARK: - Calls

    /// Records that a call of `word`, which may be one of `found`, may change `base`.
    func noteChange(by word: String, _ found: Overloads, of base: Value) {
        if base.uses.isEmpty { return }
        let isKnown = !found.isEmpty && !isOfLibrary(base.type)
        if found.members.contains(where: isMutating) || !isKnown && !LibraryCalls.isReading(word) {
            noteWrite(into: base)
        }
    }

    /// Whether members of `type` may be declared outside of the sources.
    private func isOfLibrary(_ type: ValueType) -> Bool {
        switch type {
        case .nominal(let id, _): table.inheritsUnread(id)
        case .bounded(let bounds), .generic(_, let bounds): bounds.contains(where: table.inheritsUnread)
        default: true
        }
    }

    private func isMutating(_ found: FoundMember) -> Bool {
        let info = table.members[found.member]
        let source = table.places[info.place].source
        return info.syntax.modifiers.contains { source.matches($0.name, "mutating") }
    }

    /// Whether reading a property changes the value that has it.
    func changesWhenRead(_ member: MemberID) -> Bool {
        let info = table.members[member]
        let source = table.places[info.place].source
        if info.syntax.modifiers.contains(where: { source.matches($0.name, "lazy") }) { return true }
        return info.binding?.accessors?.accessors.contains { accessor in
            source.matches(accessor.name, "get")
                && accessor.modifiers.contains { source.matches($0.name, "mutating") }
        } ?? false
    }

    // MARK: - Operators

    /// Whether the operator at `range` may change an operand: it assigns, has an `inout` parameter, or is not known.
    func mayWrite(_ range: ByteRange) -> Bool {
        let name = text(range)
        if name == "&" || StandardOperators.isAssignment(name) { return true }
        if StandardOperators.reading.contains(name) { return false }
        if let known = table.writingOperators[name] { return known }
        let declared = (table.globals[name] ?? []) + table.symbols.members(called: name)
        let mayWrite = declared.isEmpty || declared.contains(where: hasInoutParameter)
        table.writingOperators[name] = mayWrite
        return mayWrite
    }

    private func hasInoutParameter(_ member: MemberID) -> Bool {
        let info = table.members[member]
        let source = table.places[info.place].source
        return info.parameters.contains { parameter in
            guard case .attributed(let specifiers, _) = parameter.type.form else { return false }
            return specifiers.contains { source.matches($0.name, "inout") }
        }
    }
}

// MARK: - Assignments

extension BodyWalker {
    /// `target = value`.
    func assign(_ value: ExpressionSyntax, to target: ExpressionSyntax) -> Value {
        if case .name(let name) = target.form, source.matches(name.range, "_") {
            evaluate(value)
            return Value(.void)
        }
        if case .tuple(let targets) = target.form, targets.count > 1 { return assign(value, toEach: targets) }
        let place = evaluate(target, access: .write, isBase: true)
        let new = evaluate(value, expecting: place.type, isBase: isOwn(place.holder))
        for holder in place.holders.compactMap(\.self) {
            noteHandover(new, to: holder, of: place.type, at: value.range)
            noteGift(new, of: value, to: holder, of: place.type)
        }
        if case .name(let name) = target.form, lookUpLocal(text(name.range)) != nil {
            rebind(text(name.range), to: new)
        }
        return Value(.void)
    }

    /// `(first, second) = value`.
    private func assign(_ value: ExpressionSyntax, toEach targets: [ArgumentSyntax]) -> Value {
        if case .tuple(let values) = value.form, values.count == targets.count {
            for (target, value) in zip(targets, values) { _ = assign(value.value, to: target.value) }
            return Value(.void)
        }
        let new = evaluate(value)
        for (number, target) in targets.enumerated() {
            let place = evaluate(target.value, access: .write, isBase: true)
            var type = ValueType.unknown
            if case .tuple(let elements) = new.type { type = elements[safe: number]?.type ?? .unknown }
            for holder in place.holders.compactMap(\.self) {
                noteHandover(Value(type), to: holder, of: place.type, at: value.range)
            }
        }
        return Value(.void)
    }

    /// Whether the holder is a property of the consumer, so that values assigned to it are narrowed with it.
    private func isOwn(_ holder: Holder?) -> Bool {
        guard case .property(let id)? = holder, let owner = table.members[id].owner else { return false }
        return consumer == .type(owner)
    }
}

/// The operators of the standard library.
enum StandardOperators {
    /// Those that change none of their operands.
    static let reading: Set<String> = [
        "+", "-", "*", "/", "%", "&+", "&-", "&*", "<<", ">>", "&<<", "&>>", "&", "|", "^", "~", "!", "&&", "||", "==",
        "!=", "===", "!==", "<", ">", "<=", ">=", "~=", "??", "...", "..<", "->", ".<", ".>", ".==", ".!=", ".&", ".|",
    ]

    /// Whether the operator called `name` assigns to its left operand, as `+=` does.
    static func isAssignment(_ name: String) -> Bool {
        name.utf8.count > 1 && name.utf8.last == UInt8(ascii: "=") && !reading.contains(name)
    }
}
