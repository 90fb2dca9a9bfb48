import UnderstudySemantics
import UnderstudySyntax
import UnderstudyUsage

extension ConsumerInterface {
    mutating func makeClosures(_ anchor: Anchor) {
        guard let body = anchor.body, let owner = anchor.typeName else {
            refusals.append(Refusal(.declaration, places.consumer, at: places.places[0].ownerLocation))
            return
        }
        for place in places.places {
            let hold = place.holds[0]
            if place.isWeak(in: index) { refusals.append(Refusal(.ownership, place.shownName, at: hold.location)) }
            if place.kind == .generic || place.holds.contains(where: { $0.isOpaque(in: index) }) {
                let words = "a structure of closures can't replace a generic parameter; use --to exact"
                refusals.append(Refusal(.place, words, at: hold.location))
            } else if CodePlace(hold.location, in: index)?.isComputed == true {
                let words =
                    "a structure of closures can't replace a value that a computed property gives; use --to exact"
                refusals.append(Refusal(.place, words, at: hold.location))
            } else if place.holds.count > 1 || !isPlain(hold) {
                refusals.append(Refusal(.shape, place.shownName, at: hold.location))
            }
        }
        refuseReliances()
        for path in places.handedAs {
            refusals.append(Refusal(.handedOn, path, at: places.places[0].holds[0].location))
        }
        if index.files.contains(where: { $0.types.contains { $0.name == "\(owner).\(name)" } }) {
            refusals.append(Refusal(.interfaceName, name, at: places.places[0].ownerLocation))
        }
        let closures = ClosureStructure(
            name: name, type: type, members: places.members,
            bounds: InterfaceBounds(type, isForClasses: false, in: index), indentation: anchor.indentation,
            isValue: isValue)
        refusals += closures.refusals
        let start = anchor.source.endOfLine(after: body.lowerBound + 1, before: body.upperBound)
        edits.append(
            SourceEdit(
                inserting: "\n\(closures.declaration(in: anchor, isOnActor: isOnActor(anchor)))\n", at: start,
                of: anchor.source))
        edits.append(
            SourceEdit(
                inserting: "\n\n" + closures.initializer(of: "\(owner).\(name)"), at: anchor.end, of: anchor.source))
        edits += replacements(.closures)
        for (_, gift) in places.gifts {
            guard let file = index.file(at: gift.path) else { continue }
            edits.append(SourceEdit(inserting: "\(owner).\(name)(", at: gift.range.lowerBound, of: file.source))
            edits.append(SourceEdit(inserting: ")", at: gift.range.upperBound, of: file.source))
        }
    }

    /// Closures are another object, of another type, and have only the members that are listed.
    private mutating func refuseReliances() {
        for place in places.places {
            refusals += place.reliances.map { reliance in
                switch reliance.kind {
                case .inherited: Refusal(.noClosure, reliance.name, at: reliance.location)
                case .weak: Refusal(.ownership, place.shownName, at: reliance.location)
                case .identity, .dynamicType:
                    Refusal(
                        .place,
                        "it matters here which object the value is, or of which type, and closures are another; use "
                            + "--to exact", at: reliance.location)
                }
            }
        }
    }

    /// Whether a type that is nested in the one at `anchor` runs on the actor that is the module's default.
    private func isOnActor(_ anchor: Anchor) -> Bool {
        guard anchor.settings.isMainActorByDefault else { return true }
        let type = index.file(at: anchor.source.path)?.types.first { $0.name == anchor.typeName }
        return type.map { index.isolation(of: $0).isMainActor } ?? true
    }

    /// Whether values of the type are copied, as far as anything tells.
    private var isValue: Bool {
        switch type.kind {
        case .class, .actor: false
        case .structure, .enumeration: true
        case .protocol: !index.protocols(named: type.path).contains { index.resolve($0).isClassBound }
        }
    }

    /// Whether the type is written by itself: not as an optional, in a collection, a composition or a function.
    private func isPlain(_ hold: ProtocolHold) -> Bool {
        guard let source = index.file(at: hold.location.path)?.source else { return false }
        let line = source.lines.range(ofLine: source.lines.line(at: hold.range.lowerBound))
        let after = ByteRange(start: hold.range.upperBound, end: max(hold.range.upperBound, line.upperBound))
        let next = source.tokenTexts(in: after).first ?? ""
        let isBound = hold.wordsBefore(in: index)?.last { $0 != "any" } == "&"
        return !isBound && !["?", "!", "]", ".", "&", ">", "->"].contains(next)
    }
}
