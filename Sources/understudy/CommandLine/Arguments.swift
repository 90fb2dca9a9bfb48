/// What was given on the command line, checked against a command's declaration.
struct Arguments: Sendable {
    /// What was given besides options, in order.
    let operands: [String]
    /// The texts given for each option; an empty one a mention for a flag.
    private let texts: [String: [String]]

    init(operands: [String] = [], texts: [String: [String]] = [:]) {
        self.operands = operands
        self.texts = texts
    }

    /// The same with `operands` in place of those that were given.
    func replacingOperands(with operands: [String]) -> Arguments { Arguments(operands: operands, texts: texts) }

    /// The value of `option`: what was given, or its default.
    subscript<Value>(option: Option<Value>) -> Value {
        option.value(texts[option.declaration.name] ?? [])
    }
}
