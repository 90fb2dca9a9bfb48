/// The parsed command line, checked against a command's declaration.
struct Arguments: Sendable {
    /// What was given besides options, in order.
    let operands: [String]
    /// The texts given for each option; for a flag, one empty text per mention.
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
