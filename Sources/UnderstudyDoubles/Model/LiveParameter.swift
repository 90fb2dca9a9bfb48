/// The generic parameter whose value a double forwards to, in the initialiser that takes it.
struct LiveParameter: Sendable {
    /// Its name, which neither a generic parameter of the double nor its protocol has.
    let name: String
    /// What ties its associated types to the double's: `Live.Element == Element`.
    let bound: String

    /// `nil` where the double is not generic, so that the value can be of any type that conforms.
    init?(conformingTo conformance: String, in context: DoubleContext) {
        let parameters = context.types.parameters.map(\.name)
        if parameters.isEmpty { return nil }
        let taken = Set(conformance.split(separator: ".").map(String.init) + parameters)
        let name = ["Live", "Base", "Original"].first { !taken.contains($0) } ?? "LiveValue"
        // The protocol has the names for its associated types that it had before the double's were changed.
        let originals = Dictionary(context.types.renamed.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        self.name = name
        bound = parameters.map { "\(name).\(originals[$0] ?? $0) == \($0)" }.joined(separator: ", ")
    }
}
