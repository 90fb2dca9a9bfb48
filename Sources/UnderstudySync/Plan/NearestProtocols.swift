import UnderstudySemantics
import UnderstudySyntax

/// The protocols that doubles' may have become, by what they require.
final class NearestProtocols: @unchecked Sendable {
    /// All protocols, and their places by what they require.
    private struct Candidates {
        /// Each with how much it requires.
        var all: [(declaration: ProtocolDeclaration, count: Int)] = []
        var places: [MemberLabel: [Int]] = [:]
        /// The same by names alone.
        var named: [String: [Int]] = [:]
    }

    private let index: DeclarationIndex
    private let mutex = Mutex()
    private var gathered: Candidates?

    init(in index: DeclarationIndex) { self.index = index }

    /// The protocol that requires most of what `double` has, and the least besides; `nil` where none does, or several
    /// are as near.
    func nearest(to double: OwnedDouble) -> ProtocolDeclaration? {
        let candidates = mutex.withLock {
            let candidates = gathered ?? gather()
            gathered = candidates
            return candidates
        }
        let body = DoubleBody(double)
        let members = body.entries.indices.filter { !body.isInStructure($0) && !body.isStored($0) }
        let places =
            if double.kind == "contract" {
                Set(members.compactMap { ContractFunction($0, of: body)?.mark }).map { candidates.named[$0] ?? [] }
            } else {
                Set(members.compactMap(body.label).filter(\.isCalled)).map { candidates.places[$0] ?? [] }
            }
        var common: [Int: Int] = [:]
        for place in places.joined() { common[place, default: 0] += 1 }
        // How many things only one of both has.
        let distances = common.filter { place, count in
            count * 2 > places.count && candidates.all[place].declaration.source.path != double.type.source.path
        }.map { place, count in (place, places.count + candidates.all[place].count - 2 * count) }
        guard let least = distances.map(\.1).min() else { return nil }
        let nearest = distances.filter { $0.1 == least }
        return nearest.count == 1 ? candidates.all[nearest[0].0].declaration : nil
    }

    private func gather() -> Candidates {
        var candidates = Candidates()
        for declaration in index.allProtocols {
            var (labels, names): (Set<MemberLabel>, Set<String>) = ([], [])
            for entry in index.resolve(declaration).requirements where !entry.isStandard {
                labels.insert(entry.requirement.label)
                names.insert(entry.requirement.name)
            }
            for label in labels { candidates.places[label, default: []].append(candidates.all.count) }
            for name in names { candidates.named[name, default: []].append(candidates.all.count) }
            candidates.all.append((declaration, labels.count))
        }
        return candidates
    }
}
