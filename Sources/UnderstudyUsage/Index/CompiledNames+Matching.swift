import UnderstudySemantics

extension CompiledNames {
    /// Matches what the compiler recorded with the members in `symbols`.
    init(_ compiled: [CompiledFile], _ symbols: Symbols) {
        var numbers: [String: FileID] = [:]
        for id in symbols.files.ids { numbers[symbols.files[id].source.path] = id }
        let members = MemberKeys(compiled, numbers: numbers, in: symbols)
        var all = [FileNames?](repeating: nil, count: symbols.files.elements.count)
        for file in compiled where file.isCurrent {
            guard let id = numbers[file.path] else { continue }
            var names = all[id.number] ?? FileNames()
            Self.add(file, to: &names, of: members, in: symbols)
            all[id.number] = names
        }
        self.init(files: all.map { $0.map(Self.sorted) }, overridden: members.overridden)
    }

    private static func add(
        _ file: CompiledFile, to names: inout FileNames, of members: MemberKeys, in symbols: Symbols
    ) {
        names.lines.formUnion(file.lines)
        let targets = file.symbols.indices.map { index -> Int32 in
            if let member = members.member(file.symbols[index]) { return Int32(member.number) }
            return members.isOther(file.symbols[index]) || file.isForeign[index] ? other : unknown
        }
        for reference in file.references {
            let target = targets[Int(reference.symbol)]
            if !reference.isImplicit {
                names.offsets.append(reference.offset)
                names.targets.append(target)
            }
            guard target >= 0 else { continue }
            let member = MemberID(Int(target))
            if isFollowed(member, of: members, in: symbols) {
                names.mentions.append(
                    Mention(
                        offset: reference.offset, member: member, kind: reference.kind,
                        isImplicit: reference.isImplicit))
            }
        }
    }

    /// Whether the uses of `member` count: it is a member of a protocol, or implements one.
    private static func isFollowed(_ member: MemberID, of members: MemberKeys, in symbols: Symbols) -> Bool {
        if members.overridden[member] != nil { return true }
        guard let owner = symbols.members[member].owner else { return false }
        return symbols.types[owner].kind == .protocol
    }

    /// The names by place, each place once: if one name stands for several declarations, the one in the sources wins.
    private static func sorted(_ names: FileNames) -> FileNames {
        let order = names.offsets.indices.sorted {
            (names.offsets[$0], -names.targets[$0]) < (names.offsets[$1], -names.targets[$1])
        }
        var result = FileNames(mentions: names.mentions.sorted { $0.offset < $1.offset }, lines: names.lines)
        for index in order where result.offsets.last != names.offsets[index] {
            result.offsets.append(names.offsets[index])
            result.targets.append(names.targets[index])
        }
        return result
    }
}
