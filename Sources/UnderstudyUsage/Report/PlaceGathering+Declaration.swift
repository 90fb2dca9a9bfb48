import UnderstudySemantics
import UnderstudySyntax

/// How places are declared.
extension PlaceGathering {
    mutating func noteDeclaration(of holder: Holder, _ consumer: ConsumerKey, _ id: TypedPlaceID) {
        let place = graph[id]
        func add(_ reason: PlaceObstacle.Reason) {
            graph[id].obstacles.append(PlaceObstacle(reason, at: place.holds[0].location))
        }
        if place.holds.contains(where: \.isInvariant) { add(.invariant) }
        if place.holds.contains(where: { !isNamedPlainly($0) }) { add(.spelling) }
        let isBoundByClass = place.kind == .generic && roots.contains { table.types[$0].kind != .protocol }
        if isBoundByClass || !table.isOfParametersAlone(holder) { add(.generic) }
        if roots.contains(where: { consumer == .type($0) }) || consumer.isOne(of: conformers) { add(.conformer) }
        guard let member = holder.member else { return }
        let access = report.access(of: member)
        if access >= .public {
            let isFixed = access == .open || report.mayBeOverridden(member)
            if case .parameter = holder, !isFixed { graph[id].isOpenToOthers = true } else { add(.isPublic) }
        }
        if report.isGenerated(member) { add(.generated) }
        if case .parameter(_, let index) = holder, isRivalled(member, parameter: index) { add(.overload) }
        if access > .fileprivate, report.mayImplementUnread(member) { add(.unreadWitness) }
        if case .property = holder, mayBeAsked(member, access) { add(.unknownOwner) }
    }

    /// Whether the property is read from values about which nothing is known, where it can be seen.
    private func mayBeAsked(_ member: MemberID, _ access: AccessLevel) -> Bool {
        let own = table.places[table.members[member].place].file
        return (report.facts.unknownAsks[table.members[member].name] ?? []).contains { file in
            file == own
                || access > .fileprivate
                    && report.facts.reach.mayHave(table.files[file].module, valuesOf: table.files[own].module)
        }
    }

    /// Whether an overload takes values of several types where `member` takes its parameter `index`.
    private mutating func isRivalled(_ member: MemberID, parameter index: Int) -> Bool {
        guard let key = table.rivals(of: member, parameter: index) else { return false }
        let found = rivals[key] ?? table.rivals(key, besides: roots)
        rivals[key] = found
        return found.count > (found.contains(member) ? 1 : 0)
    }

    /// Whether the type is named by its own name, without generic arguments.
    private func isNamedPlainly(_ hold: ProtocolHold) -> Bool {
        guard let source = report.source(at: hold.location.path) else { return false }
        return isNamed(source[hold.range]) && source.byte(at: hold.range.upperBound) != UInt8(ascii: "<")
    }

    /// Whether the written text is the type's own name, or ends with it.
    func isNamed(_ written: InSource<ByteRange>) -> Bool {
        let (range, source) = (written.piece, written.source)
        let bytes = Array(name.utf8)
        let start = range.upperBound - bytes.count
        guard start >= range.lowerBound else { return false }
        return source.bytes(in: ByteRange(start: start, end: range.upperBound)) == bytes
            && (start == range.lowerBound || source.byte(at: start - 1) == UInt8(ascii: "."))
    }
}
