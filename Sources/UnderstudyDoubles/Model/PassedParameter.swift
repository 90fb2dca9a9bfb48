import UnderstudySemantics

/// One parameter of a member as a call forwards it to another implementation.
struct PassedParameter: Sendable {
    /// The label in a call; `nil` for none.
    let label: String?
    /// The name inside the member.
    let name: String
    /// The type as it is declared.
    let type: SwiftType
    /// What is passed, with the label: `to: folder`, `&note`.
    var argument: String { (label.map { $0 + ": " } ?? "") + value }
    /// What is passed, without the label.
    let value: String
    /// What is passed as an operand: without the ampersand, and without the effects, which stand before the whole.
    let operand: String
    /// Whether it can be changed by the call.
    let isInOut: Bool
    /// Whether it takes any number of arguments, which can't be forwarded.
    let isVariadic: Bool
    /// How its type mentions `Self`.
    let selfForm: SelfForm

    /// - Parameter function: The function type that the parameter's type is; `nil` for others.
    init(
        _ parameter: Signature.Parameter, name: String, type: SwiftType, function: FunctionType?,
        in signature: Signature
    ) {
        let first = parameter.firstName ?? "_"
        let hasLabel = first != "_" && (signature.isLabelledByDefaultInSource || parameter.secondName != nil)
        label = hasLabel ? SwiftNames.argumentLabel(first) : nil
        self.name = name
        self.type = type
        isInOut = parameter.type.has(.inout)
        isVariadic = parameter.isVariadic
        selfForm = parameter.type.selfForm
        value = Self.value(parameter.type, name, function)
        operand = parameter.type.has(.autoclosure) ? name + "()" : name
    }

    private static func value(_ type: SwiftType, _ name: String, _ function: FunctionType?) -> String {
        if type.has(.inout) { return "&" + name }
        if case .packExpansion = type.bare { return "repeat each " + name }
        // Swift 6.3's compiler fails where the tuple itself is passed on.
        if type.bare.holdsPackExpansion { return "(repeat each \(name))" }
        if type.has(.autoclosure), let function { return function.effects.callPrefix + name + "()" }
        return name
    }
}

extension SwiftType {
    /// Whether it is a tuple that has the values of a pack among others.
    var holdsPackAmongOthers: Bool {
        guard case .tuple(let elements) = bare else { return false }
        return elements.count > 1 && bare.holdsPackExpansion
    }
}
