import UnderstudySemantics

/// Recognises a table of settings: a theme, a palette, a configuration, whose entries nobody wants as protocols.
enum SettingsTable: Gate {
    private static let share = 0.8
    private static let least = 4

    static func silence(_ input: SplitEvidence) -> Silence? {
        let requirements = input.subject.requirements
        let properties = requirements.filter { $0.kind == .property }
        guard properties.count >= least, Double(properties.count) >= share * Double(requirements.count) else {
            return nil
        }
        let words = IdentifierWords.split(input.subject.facts.shortName).filter { $0 != "protocol" }
        let isCalledSo = words.last.map { names.contains(Inflection.singular($0)) } ?? false
        var counts: [[String]: Int] = [:]
        for property in properties where !property.types.isEmpty { counts[property.types, default: 0] += 1 }
        let isOfOneType = Double(counts.values.max() ?? 0) >= share * Double(requirements.count)
        guard isCalledSo || isOfOneType else { return nil }
        return Silence(
            reason: .settingsTable, explanation: "\(properties.count) of its requirements are entries of one table")
    }

    private static let names: Set<String> = [
        "appearance", "color", "config", "configuration", "constant", "dimension", "flag", "font", "metric", "option",
        "palette", "parameter", "preference", "setting", "string", "style", "theme",
    ]
}
