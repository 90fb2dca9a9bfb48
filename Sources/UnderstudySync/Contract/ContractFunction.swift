import UnderstudySemantics
import UnderstudySyntax

/// A function of a contract, and what it says of the requirement that it was written for: its name, the line above it,
/// and what it calls.
struct ContractFunction {
    /// Its place in the body.
    let entry: Int
    let name: String
    /// The requirement's name, as the line above says it; `nil` where there is none.
    let mark: String?
    /// Its statements, where they are what a template might have given.
    let law: ContractLaw?

    /// The functions without parameters in the type and its extensions.
    static func all(in body: DoubleBody) -> [ContractFunction] {
        body.entries.indices.compactMap { ContractFunction($0, of: body) }
    }

    /// `nil` for what is no function of a contract.
    init?(_ entry: Int, of body: DoubleBody) {
        let syntax = body.entries[entry].syntax
        let source = body.source(entry)
        guard !body.isInStructure(entry), case .function(let function) = syntax.kind,
            function.parameters.isEmpty, let block = function.body
        else { return nil }
        self.entry = entry
        name = source.text(in: function.name)
        let above = FileLayout(source).commentLines(above: syntax.range.lowerBound).map(source.text(in:))
        mark = above.first { $0.hasPrefix(Self.markStart) }.map { String($0.dropFirst(Self.markStart.count)) }
        law = ContractLaw(in: source[block])
    }

    /// The requirement that it would be written for, as its mark names it; `nil` for its owner's.
    var text: String? {
        guard namesRequirement, let mark else { return nil }
        guard let open = mark.firstIndex(of: "(") else {
            return mark == "subscript" ? "subscript(value: Int) -> Int { get }" : "var " + mark + ": Int { get }"
        }
        let labels = mark[open...].dropFirst().dropLast().split(separator: ":")
        let parameters = labels.enumerated().map { index, label in
            label == "_" ? "_ value\(index): Int" : "\(label) value\(index): Int"
        }
        let list = "(" + parameters.joined(separator: ", ") + ")"
        let name = mark[..<open]
        if name.hasPrefix("init") { return name + list }
        return name == "subscript" ? "subscript" + list + " -> Int { get }" : "func " + name + list
    }

    private static let markStart = "// MARK: "

    /// Whether the line above names a requirement that the function's name may come from: any other is its owner's.
    var namesRequirement: Bool {
        guard let mark, !mark.contains(" ") else { return false }
        let base = String(mark.prefix { $0 != "(" && $0 != "?" })
        guard let first = base.unicodeScalars.first else { return false }
        let isWord = first == "_" || first.properties.isAlphabetic
        return !isWord || name.hasPrefix(base)
    }

    /// What the issue of a function that is still to be written says it is about.
    var requirement: String {
        let mark = mark ?? name
        return mark.count <= 40 ? mark : String(mark.prefix { $0 != "(" })
    }
}
