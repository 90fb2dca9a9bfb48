import UnderstudySemantics
import UnderstudySyntax
import UnderstudyTemplates

/// A double rendered piece by piece, so that each can be held against what stands in a file.
struct RenderedDouble {
    let double: Double
    /// What belongs to no member, a text for each declaration, in the order of the body.
    var sections: [RenderedText]
    /// The members, in the order of the body.
    let units: [RenderedUnit]
    /// Ready texts for the platform's protocols.
    let texts: [RenderedText]
    /// The type with its header, without `#if` around it.
    let type: RenderedText

    /// - Parameter type: The whole type, where it was rendered before.
    init(_ double: Double, _ renderer: DoubleRenderer, type: RenderedText? = nil) throws(TemplateError) {
        self.double = double
        var sections = double.preamble.map { RenderedText([$0]) }
        let others =
            try renderer.storageSections(of: double) + renderer.kindSections(of: double)
            + renderer.configuration(of: double)
        sections += others.flatMap { RenderedText($0.lines, isBlock: true).parts }
        self.sections = sections
        var units: [RenderedUnit] = []
        try Self.gather(double.items, branches: [], double, renderer, into: &units)
        self.units = units
        texts = double.items.compactMap { item in
            guard case .text(let text) = item else { return nil }
            let lines = text.split(separator: "\n").map(String.init)
            return RenderedText(LineLayout.layOut(lines, indentation: 4))
        }
        if let type {
            self.type = type
        } else {
            self.type = RenderedText(try renderer.render(double.withoutBranches).lines)
        }
    }

    /// What tells the declarations apart that belong to no member.
    var labels: Set<String> {
        Set((sections + texts).flatMap { text in text.declarations.compactMap { $0.label(in: text.source) } })
    }

    private static func gather(
        _ items: [Double.Item], branches: [Scope.Branch], _ double: Double, _ renderer: DoubleRenderer,
        into units: inout [RenderedUnit]
    ) throws(TemplateError) {
        for item in items {
            switch item {
            case .text: break
            case .member(let member):
                var stored: (value: [String], type: [String]) = ([], [])
                if double.kind.keepsStorage || double.kind == .client {
                    for holder in member.holders where holder.place == .locked {
                        let lines = try renderer.storedLines(of: holder, in: double)
                        if holder.isStatic { stored.type += lines } else { stored.value += lines }
                    }
                }
                units.append(
                    RenderedUnit(
                        member: member, branches: branches,
                        beside: RenderedText(try renderer.lines(of: member, in: double)),
                        stored: RenderedText(stored.value + stored.type), storedLines: stored))
            case .conditional(let clauses):
                var earlier: [String] = []
                for clause in clauses {
                    let branch = Scope.Branch(earlier: earlier, clause: clause.text)
                    try gather(clause.items, branches: branches + [branch], double, renderer, into: &units)
                    earlier.append(clause.text)
                }
            }
        }
    }
}

/// One requirement's part of a double.
struct RenderedUnit {
    let member: Member
    /// The branches of `#if` around it, outermost first.
    let branches: [Scope.Branch]
    /// What stands in the body: storage, and the member last.
    let beside: RenderedText
    /// What stands in the structures behind locks.
    let stored: RenderedText
    /// The lines of that, in the structure of values and in that of the type.
    let storedLines: (value: [String], type: [String])

    /// The member itself.
    var main: DeclSyntax? { beside.declarations.last }
    /// The line that names the member, where there is one.
    var mark: String? { beside.lines.first.flatMap { $0.hasPrefix("// MARK:") ? $0 : nil } }
    /// What stands in the structure behind one of the locks.
    func storedLines(isStatic: Bool) -> [String] { isStatic ? storedLines.type : storedLines.value }
    /// The names of what the member keeps, beside itself and behind the lock.
    var storedNames: [String] {
        beside.declarations.dropLast().compactMap { $0.storedName(in: beside.source) }
            + stored.declarations.compactMap { $0.storedName(in: stored.source) }
    }
}

extension Double {
    /// The double without `#if` around it.
    var withoutBranches: Double {
        var copy = self
        copy.branches = []
        return copy
    }
}
