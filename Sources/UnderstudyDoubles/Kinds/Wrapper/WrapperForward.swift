import UnderstudySemantics
import UnderstudyTemplates

/// How a member of a wrapper forwards a call.
struct WrapperForward: Sendable {
    /// The property with the value that gets the call.
    let base: String
    /// The call, or reading.
    let get: String
    /// The statements that set; none where nothing can be set.
    let set: [String]
    /// The modifiers before `get` and `set`: `nonmutating `.
    let getter: String
    let setter: String
    /// Whether it is an initialiser that may give nothing.
    let isFailable: Bool
    /// Statements before the call: a copy of the base that may change while others wait for it.
    let preparations: [String]

    /// - Parameter isIsolated: Whether the base belongs to a global actor, which lends nothing to asynchronous calls.
    init(_ member: Member, _ names: BaseNames, wrapper: String, isIsolated: Bool) {
        let signature = member.signature
        let isHidden = signature.parameters.contains { $0.name == names.property }
        let kept = isHidden ? "self." + names.property : names.property
        let isCopied = isIsolated && signature.isMutating && signature.isAsync && !member.isStatic
        let instance = isCopied ? "changed" + SwiftNames.capitalized(names.property) : kept
        preparations = isCopied ? ["var \(instance) = \(kept)", "defer { \(kept) = \(instance) }"] : []
        let receiver = member.isStatic || member.form == .initializer ? names.parameter : instance
        let values = signature.parameters.map { Self.unwrapped($0.value, $0.selfForm, by: names.property) }
        let arguments = zip(signature.parameters, values)
            .map { ($0.label.map { $0 + ": " } ?? "") + $1 }.joined(separator: ", ")
        func place(on receiver: String) -> String {
            switch member.form {
            case .initializer: return receiver + "(" + arguments + ")"
            case .subscript: return receiver + "[" + arguments + "]"
            case .property: return receiver + "." + signature.baseName
            case .function:
                let operands = signature.parameters.map { Self.unwrapped($0.operand, $0.selfForm, by: names.property) }
                return Self.call(of: signature, on: receiver, arguments: arguments, operands: operands)
            }
        }
        base = names.property
        get =
            signature.choice + signature.callEffects
            + Self.wrapped(place(on: receiver), signature.resultSelf, by: wrapper, property: names.property)
        let newValue = Self.unwrapped("newValue", signature.resultSelf, by: names.property)
        let copy = "current" + SwiftNames.capitalized(names.property)
        if !member.isSettable {
            set = []
        } else if signature.onlyReadingChanges, !member.isStatic {
            // The compiler takes setting for something that may read as well, and so only sets what can be changed.
            set = [
                "func assign(to \(copy): inout \(names.parameter)) { \(place(on: copy)) = \(newValue) }",
                "var \(copy) = \(kept)", "assign(to: &\(copy))",
            ]
        } else {
            set = [place(on: receiver) + " = " + newValue]
        }
        getter = signature.getterPrefix
        setter = signature.setterPrefix
        isFailable = member.declared.failability != .none
    }

    /// What templates see of it.
    static let schema = TemplateSchema<WrapperForward>([
        "base": { .string($0.base) },
        "get": { .string($0.get) },
        "getter": { .string($0.getter) },
        "isFailable": { .bool($0.isFailable) },
        "set": { .strings($0.set) },
        "setter": { .string($0.setter) },
    ])

    private static func call(
        of signature: MemberSignature, on receiver: String, arguments: String, operands: [String]
    ) -> String {
        switch signature.fixity {
        case nil: receiver + "." + signature.baseName + "(" + arguments + ")"
        case .prefix: signature.baseName + operands.joined()
        case .postfix: operands.joined() + signature.baseName
        case .infix: operands.joined(separator: " " + signature.baseName + " ")
        }
    }

    /// A value of the wrapper's type as one of the base's.
    private static func unwrapped(_ value: String, _ form: SelfForm, by property: String) -> String {
        switch form {
        case .none, .other: value
        case .itself: value + "." + property
        case .optional: value + "?." + property
        case .array: value + ".map(\\." + property + ")"
        }
    }

    /// A value of the base's type as one of the wrapper's.
    private static func wrapped(_ call: String, _ form: SelfForm, by wrapper: String, property: String) -> String {
        switch form {
        case .none, .other: call
        case .itself: wrapper + "(" + property + ": " + call + ")"
        case .optional, .array: call + ".map { " + wrapper + "(" + property + ": $0) }"
        }
    }
}

extension WrapperForward: MemberAddition {
    static let templateName = "forward"

    var templateValue: TemplateValue { Self.schema.object(self) }
}
