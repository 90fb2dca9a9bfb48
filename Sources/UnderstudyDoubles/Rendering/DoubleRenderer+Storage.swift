import UnderstudySemantics
import UnderstudyTemplates

extension DoubleRenderer {
    /// Whether tests reach the locked storage by its members' names.
    func usesLookup(_ double: Double) -> Bool {
        double.items.anyHolder { $0.storage.isLocked && holdsMore($0, in: double) }
    }

    /// Whether the storage of `member` holds more than the property itself.
    private func holdsMore(_ member: Member, in double: Double) -> Bool {
        if member.isUncallable || !double.kind.keepsStorage && member.own?.answer == nil { return false }
        if member.form == .initializer,
            !double.face.recordsInitializers || double.face.hasClosureForEach && member.calls?.element == nil
        {
            return false
        }
        return double.face.hasClosureForEach || member.stub != nil || member.own?.answer != nil
            || double.kind.records && (member.calls != nil || member.setCalls != nil)
    }

    /// The structures behind locks, the locks, and the subscripts that lead to them.
    func storageSections(of double: Double) throws(TemplateError) -> [EmittedDeclaration] {
        guard double.kind.mayLock else { return [] }
        var sections: [EmittedDeclaration] = []
        var resetLines: [String] = []
        for isStatic in [false, true] {
            var blocks = try storageBlocks(double.items, isStatic: isStatic, in: double)
            if !isStatic {
                blocks += try double.shape.storageLines(DoubleTemplates(self, double)).map {
                    EmittedBlock(.shared([$0]), isSetApart: false)
                }
            }
            if !isStatic, let order = double.order, order.lock != nil {
                blocks.insert(EmittedBlock(.shared([order.declaration]), isSetApart: false), at: 0)
            }
            guard blocks.contains(where: { !$0.lines.isEmpty }) else { continue }
            let names = double.storageNames
            let type = isStatic ? names.staticType : names.type
            // Made and changed by whoever asks; in a type of a global actor's the structure may belong to it as well.
            let isMadeAgain = isStatic && double.isIsolated && double.separatesStatics
            let isWanted = { (member: Member) in member.storage.isLocked && member.isStatic == isStatic }
            // Swift takes no lazy property for 'nonisolated'.
            let isLazy = double.items.anyHolder { isWanted($0) && $0.value?.isLazy ?? false }
            let mayBeOnActor = double.statesNonisolated && (isMadeAgain || double.isOnGlobalActor)
            let prefix = mayBeOnActor && !isLazy ? "nonisolated " : ""
            // What makes the structure runs where that does.
            let isOnActor =
                isMadeAgain && isLazy && double.isOnGlobalActor
                && !double.items.anyHolder { isWanted($0) && $0.declared.leavesActor }
            let isolation = double.isIsolated && !isOnActor ? "nonisolated " : ""
            sections.append(EmittedDeclaration(.shared, [prefix + "struct \(type) {"], nested: blocks))
            sections.append(lock(isStatic, isolation, double))
            if isStatic {
                resetLines = [
                    "var former = \(names.staticType)()", "\(names.static).withLock { \(double.swap)(&$0, &former) }",
                ]
            }
            if double.items.anyHolder({ isWanted($0) && holdsMore($0, in: double) }) {
                sections.append(.shared(lookupLines(isStatic: isStatic, isolation, type, double)))
            }
        }
        return double.face.hasClosureForEach ? sections : sections + (try resetSections(of: double, locked: resetLines))
    }

    private func lock(_ isStatic: Bool, _ isolation: String, _ double: Double) -> EmittedDeclaration {
        let isShared = isStatic && double.separatesStatics
        let order: Set<SupportType> = !isStatic && double.order?.lock != nil ? [.callOrder] : []
        return .shared(
            [lockLine(isStatic, isolation, double)],
            mentioning: order.union(isShared ? [.locked, .lockedShared] : [.locked]))
    }

    private func lockLine(_ isStatic: Bool, _ isolation: String, _ double: Double) -> String {
        let names = double.storageNames
        guard isStatic else { return "private let \(names.instance) = Locked(\(names.type)())" }
        let prefix = "private \(isolation)static "
        if double.separatesStatics {
            return
                prefix + "var \(names.static): Locked<\(names.staticType)> { .shared { \(names.staticType)() } }"
        }
        return prefix + "let \(names.static) = Locked(\(names.staticType)())"
    }

    private func lookupLines(isStatic: Bool, _ isolation: String, _ type: String, _ double: Double) -> [String] {
        let parameter = double.lookupParameter
        let lock = isStatic ? double.storageNames.static : double.storageNames.instance
        let prefix = isolation + (isStatic ? "static " : "")
        return [
            "\(prefix)subscript<\(parameter)>(dynamicMember member: WritableKeyPath<\(type), \(parameter)>) -> \(parameter) {",
            "    get { \(lock)[dynamicMember: member] }",
            "    set { \(lock)[dynamicMember: member] = newValue }",
            "}",
        ]
    }

    /// What the structure behind a lock holds for each of `items`.
    private func storageBlocks(
        _ items: [Double.Item], isStatic: Bool, in double: Double
    ) throws(TemplateError) -> [EmittedBlock] {
        var blocks: [EmittedBlock] = []
        for item in items {
            switch item {
            case .text: break
            case .member(let built) where built.member.isUncallable: break
            case .member(let built):
                for holder in built.holders
                where holder.member.storage.isLocked && holder.member.isStatic == isStatic {
                    let role: EmittedDeclaration.Role = built.member.key.map { .storage($0) } ?? .shared
                    let lines = try storedLines(of: holder, in: double)
                    blocks.append(EmittedBlock(EmittedDeclaration(role, lines), isSetApart: false))
                }
            case .conditional(let clauses):
                var branches: [(clause: String, blocks: [EmittedBlock])] = []
                for clause in clauses {
                    branches.append((clause.text, try storageBlocks(clause.items, isStatic: isStatic, in: double)))
                }
                if branches.contains(where: { $0.blocks.contains { !$0.lines.isEmpty } }) {
                    blocks.append(EmittedBlock(conditional: branches, isSetApart: false))
                }
            }
        }
        return blocks
    }

    /// The lines of `member` in the structure behind its lock.
    func storedLines(of holder: BuiltMember, in double: Double) throws(TemplateError) -> [String] {
        let context = MemberTemplateContext(
            member: holder.member, doubleName: double.name, isAfterStatement: false,
            isNonisolated: double.isIsolated, recordsSets: double.kind.records)
        let text = try library.render("\(folder)/\(double.kind.name)/storage", context.object)
        return Self.lines(text).filter { !$0.isEmpty }
    }
}

extension Signature {
    /// Whether it says that a member runs somewhere else than its type.
    fileprivate var leavesActor: Bool {
        modifiers.contains(.nonisolated) || modifiers.contains(.nonsending) || hasAttribute("concurrent")
    }
}
