/// The parsed command line, checked against a command's declaration.
struct Arguments: Sendable {
    /// The operands, in order.
    let operands: [String]
    /// The texts given for each option; for a flag, one empty text per mention.
    private let texts: [String: [String]]

    init(operands: [String] = [], texts: [String: [String]] = [:]) {
        self.operands = operands
        self.texts = texts
    }

    /// The same arguments with other operands.
    func replacingOperands(with operands: [String]) -> Arguments { Arguments(operands: operands, texts: texts) }

    /// The value of `option`: the given one, or its default.
    subscript<Value>(option: Option<Value>) -> Value {
        option.value(texts[option.declaration.name] ?? [])
    }
}
