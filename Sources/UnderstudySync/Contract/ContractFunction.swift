import UnderstudySemantics
import UnderstudySyntax

/// A function of a contract, and the requirement that it was written for, as the line above it says.
struct ContractFunction {
    /// Its place in the body.
    let entry: Int
    let name: String
    /// The requirement; `nil` for its owner's functions.
    let requirement: Requirement?
    /// The requirement on one line.
    let text: String?

    /// The functions without parameters in the type and its extensions.
    static func all(in body: DoubleBody) -> [ContractFunction] {
        body.entries.indices.compactMap { ContractFunction($0, of: body) }
    }

    /// `nil` for what is no function of a contract.
    init?(_ entry: Int, of body: DoubleBody) {
        let syntax = body.entries[entry].syntax
        let source = body.source(entry)
        guard !body.isInStructure(entry), case .function(let function) = syntax.kind,
            function.parameters.isEmpty, function.body != nil
        else { return nil }
        self.entry = entry
        name = source.text(in: function.name)
        let above = FileLayout(source).commentLines(above: syntax.range.lowerBound).map(source.text(in:))
        let mark = above.first { $0.hasPrefix(Self.markStart) }.map { String($0.dropFirst(Self.markStart.count)) }
        requirement = mark.flatMap(Self.requirement)
        text = requirement == nil ? nil : mark
    }

    private static let markStart = "// MARK: "

    /// The requirement that `text` is as a whole; `nil` for other text.
    private static func requirement(_ text: String) -> Requirement? {
        let source = SourceText(path: "", text: "protocol Marked {\n\(text)\n}")
        let found = FileDeclarations(parsing: source, module: nil).protocols.first?.requirements ?? []
        return found.count == 1 ? found[0] : nil
    }
}
