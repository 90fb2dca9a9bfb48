import UnderstudyTemplates

extension DoubleRenderer {
    /// What a kind has besides its members, before them.
    func kindSections(of double: Double) throws(TemplateError) -> [[String]] {
        if double.kind == .mock {
            let checks = try collected("verification", double.items, in: double)
            let names = Set(Self.members(double.items).map { String($0.name.prefix { $0 != "(" }) })
            return MockSections.sections(LineLayout.layOut(checks, indentation: 8), taken: names)
        }
        if let fake = double.fake { return fake.sections }
        guard let client = double.client else { return [] }
        let lines = try collected("live", double.items, in: double)
        return client.sections(LineLayout.layOut(lines, indentation: 8))
    }

    /// The lines that the template `name` gives for each member, with the `#if` around members.
    func collected(_ name: String, _ items: [Double.Item], in double: Double) throws(TemplateError) -> [String] {
        var lines: [String] = []
        for item in items {
            switch item {
            case .text: break
            case .member(let member):
                let context = MemberTemplateContext(
                    member: member, doubleName: double.name, isAfterStatement: false,
                    isNonisolated: double.isIsolated, recordsSets: double.kind.records)
                let text = try library.render("\(style)/\(double.kind.name)/\(name)", context.object)
                lines += Self.lines(text).filter { !$0.isEmpty }
            case .conditional(let clauses):
                var branches: [String] = []
                var hasLines = false
                for clause in clauses {
                    let inner = try collected(name, clause.items, in: double)
                    hasLines = hasLines || !inner.isEmpty
                    branches += [clause.text] + inner
                }
                if hasLines { lines += branches + ["#endif"] }
            }
        }
        return lines
    }
}
