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
        let entries = body.entries.indices.filter { !body.isInStructure($0) }
        let (told, all): ([[Int]], [[Int]])
        if !double.traits.conforms {
            let names = Set(entries.compactMap { ContractFunction($0, of: body)?.requirement?.name })
            all = names.map { candidates.named[$0] ?? [] }
            told = all
        } else {
            // Any property may be storage: only what is called tells what was required.
            let labels = Set(entries.compactMap(body.label))
            all = labels.map { candidates.places[$0] ?? [] }
            told = labels.filter(\.isCalled).map { candidates.places[$0] ?? [] }
        }
        let common = Self.counts(all)
        // How many things only one of both has, as far as that differs from one protocol to another.
        let distances = Self.counts(told).filter { place, count in
            count * 2 > told.count && candidates.all[place].declaration.source.path != double.type.source.path
        }.map { place, _ in (place: place, distance: candidates.all[place].count - 2 * (common[place] ?? 0)) }
        let least = distances.map(\.distance).min()
        let nearest = distances.filter { $0.distance == least }
        return nearest.count == 1 ? candidates.all[nearest[0].place].declaration : nil
    }

    private static func counts(_ places: [[Int]]) -> [Int: Int] {
        var counts: [Int: Int] = [:]
        for place in places.joined() { counts[place, default: 0] += 1 }
        return counts
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
