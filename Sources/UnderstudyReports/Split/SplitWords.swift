import UnderstudyUsage
import UnderstudySemantics
import UnderstudySegregation

/// Measures in a readable form.
struct Figures {
    /// A percentage, or a dash without consumers.
    let cohesion: String
    /// A count.
    let unnecessary: String
    /// A count.
    let protocols: String

    init(_ measures: InterfaceMeasures) {
        cohesion = measures.cohesion.map { "\(Int(($0 * 100).rounded())) %" } ?? "–"
        unnecessary = "\(measures.unnecessaryDependences)"
        protocols = "\(measures.protocols)"
    }
}
