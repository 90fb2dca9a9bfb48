import UnderstudySemantics
import UnderstudySyntax

extension UsageResolver {
    /// Where values of the type at `location` are made, and where it is not known of which type they are.
    package func creations(ofTypeAt location: SourceLocation, in findings: [Findings]) -> Creations {
        let wanted = symbols.types.elements.first { $0.location == location }?.id
        var byFile: [String: [Int: Creations.Made]] = [:]
        for finding in findings {
            for (place, type) in finding.evidence.creations {
                let made: Creations.Made =
                    switch type.unwrapped {
                    case .nominal(let id, _): id == wanted ? .same : .other
                    case .unknown, .generic, .bounded: .unknown
                    default: .other
                    }
                byFile[symbols.files[place.file].source.path, default: [:]][Int(place.offset)] = made
            }
        }
        return Creations(byFile)
    }
}
