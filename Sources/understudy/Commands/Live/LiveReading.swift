import UnderstudySyntax
import UnderstudyDoubles
import UnderstudySemantics

extension ProtocolReading {
    /// Everything that a build's doubles and the owned doubles depend on; `nil` if some file could not be read.
    func index(for request: LiveCommand.Request) -> DeclarationIndex? {
        let protocols = files.flatMap { $0.protocols + $0.compositions }
        let owned = files.filter(\.mayHoldOwnedDoubles)
        let names = DoubleGenerator.ownNames + request.configuration.defaults.flatMap { [$0.key, $0.value] }
        // An owned double may have any protocol, and the names in it are looked up too.
        if !owned.isEmpty {
            let texts = owned.map { $0.source.text(in: $0.source.range) }
            return index(for: protocols, depth: .everything, texts: names + texts)
        }
        let optIns = OptIns(files)
        let asking = protocols.filter { optIns.kinds(of: $0) != nil }
        let kinds = request.usualKinds + asking.flatMap { optIns.kinds(of: $0) ?? [] }
        let studiesElements = kinds.contains { DoubleKind(name: $0).studiesElements }
        let short = DoubleGenerator.shortNames(of: asking, kinds: Set(kinds).sorted())
        return index(for: asking, depth: studiesElements ? .everything : .values, texts: names + short)
    }
}
