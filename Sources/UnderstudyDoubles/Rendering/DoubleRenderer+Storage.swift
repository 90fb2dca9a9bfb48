import UnderstudyTemplates

extension DoubleRenderer {
    /// Whether tests reach the locked storage by its members' names.
    func usesLookup(_ double: Double) -> Bool {
        let members = Self.members(double.items).flatMap(\.holders).filter { $0.place == .locked }
        return members.contains { holdsMore($0, in: double) }
    }

    /// Whether the storage of `member` holds more than the property itself.
    private func holdsMore(_ member: Member, in double: Double) -> Bool {
        if member.isUncallable || !double.kind.keepsStorage && member.client == nil { return false }
        if member.form == .initializer, double.face == .mockolo || double.face.isForeign && member.calls?.element == nil
        {
            return false
        }
        return double.face.isForeign || member.stub != nil || member.client != nil
            || double.kind.records && (member.calls != nil || member.setCalls != nil)
    }

    static func members(_ items: [Double.Item]) -> [Member] {
        items.flatMap { item -> [Member] in
            switch item {
            case .member(let member): [member]
            case .text: []
            case .conditional(let clauses): clauses.flatMap { members($0.items) }
            }
        }
    }

    /// The structures behind locks, the locks, and the subscripts that lead to them.
    func storageSections(of double: Double) throws(TemplateError) -> [[String]] {
        guard double.kind.keepsStorage || double.kind == .client else { return [] }
        var sections: [[String]] = []
        var resetLines: [String] = []
        for isStatic in [false, true] {
            var lines = try storageLines(double.items, isStatic: isStatic, in: double)
            if !isStatic, let fake = double.fake { lines += LineLayout.layOut(fake.storageLines, indentation: 8) }
            guard !lines.isEmpty else { continue }
            let names = double.storageNames
            let type = isStatic ? names.staticType : names.type
            // Made anew wherever it is asked for, which need not be where the double runs.
            let prefix = isStatic && double.isIsolated && double.isGeneric ? "nonisolated " : ""
            sections.append([prefix + "struct \(type) {"] + lines.map { $0.isEmpty ? "" : "    " + $0 } + ["}"])
            sections.append(LineLayout.broken(lockLine(isStatic, double), indentation: 4))
            if isStatic { resetLines = ["\(names.static).withLock { $0 = \(names.staticType)() }"] }
            let members = Self.members(double.items).flatMap(\.holders).filter {
                $0.place == .locked && $0.isStatic == isStatic
            }
            if members.contains(where: { holdsMore($0, in: double) }) {
                sections.append(LineLayout.layOut(lookupLines(isStatic, type, double), indentation: 4))
            }
        }
        return double.face.isForeign ? sections : sections + (try resetSections(of: double, locked: resetLines))
    }

    private func lockLine(_ isStatic: Bool, _ double: Double) -> String {
        let names = double.storageNames
        guard isStatic else { return "private let \(names.instance) = Locked(\(names.type)())" }
        let prefix = double.isIsolated ? "private nonisolated static " : "private static "
        if double.isGeneric {
            return
                prefix + "var \(names.static): Locked<\(names.staticType)> { .shared { \(names.staticType)() } }"
        }
        return prefix + "let \(names.static) = Locked(\(names.staticType)())"
    }

    private func lookupLines(_ isStatic: Bool, _ type: String, _ double: Double) -> [String] {
        let parameter = double.lookupParameter
        let lock = isStatic ? double.storageNames.static : double.storageNames.instance
        let prefix = (double.isIsolated ? "nonisolated " : "") + (isStatic ? "static " : "")
        return [
            "\(prefix)subscript<\(parameter)>(dynamicMember member: WritableKeyPath<\(type), \(parameter)>) -> \(parameter) {",
            "    get { \(lock)[dynamicMember: member] }",
            "    set { \(lock)[dynamicMember: member] = newValue }",
            "}",
        ]
    }

    private func storageLines(
        _ items: [Double.Item], isStatic: Bool, in double: Double
    ) throws(TemplateError) -> [String] {
        var lines: [String] = []
        for item in items {
            switch item {
            case .text: break
            case .member(let member):
                for holder in member.holders where holder.place == .locked && holder.isStatic == isStatic {
                    if !member.isUncallable { lines += try storedLines(of: holder, in: double) }
                }
            case .conditional(let clauses):
                var branches: [String] = []
                var hasLines = false
                for clause in clauses {
                    let inner = try storageLines(clause.items, isStatic: isStatic, in: double)
                    hasLines = hasLines || !inner.isEmpty
                    branches += [clause.text] + inner
                }
                if hasLines { lines += branches + ["#endif"] }
            }
        }
        return lines
    }

    /// The lines of `member` in the structure behind its lock.
    func storedLines(of member: Member, in double: Double) throws(TemplateError) -> [String] {
        let context = MemberTemplateContext(
            member: member, doubleName: double.name, isAfterStatement: false,
            isNonisolated: double.isIsolated, recordsSets: double.kind.records)
        let text = try library.render("\(folder)/\(double.kind.name)/storage", context.object)
        return LineLayout.layOut(Self.lines(text).filter { !$0.isEmpty }, indentation: 8)
    }
}
