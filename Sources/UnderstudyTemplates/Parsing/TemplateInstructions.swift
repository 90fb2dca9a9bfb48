/// Instructions in order, each with the tag that it comes from or follows.
struct TemplateInstructions: Sendable {
    private var instructions: [TemplateInstruction] = []
    private var offsets: [Int32] = []
    /// The offset of the tag that instructions now come from.
    var tagOffset = 0

    var count: Int { instructions.count }

    mutating func append(_ instruction: TemplateInstruction) {
        instructions.append(instruction)
        offsets.append(Int32(truncatingIfNeeded: tagOffset))
    }

    subscript(index: Int) -> TemplateInstruction {
        get { instructions[index] }
        set { instructions[index] = newValue }
    }

    func offset(at index: Int) -> Int {
        offsets.indices.contains(index) ? Int(offsets[index]) : 0
    }
}
