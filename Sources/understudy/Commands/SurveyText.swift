import UnderstudySemantics

/// What `init` says about a package: what there is, and what to do next.
struct SurveyText {
    private let survey: PackageSurvey

    init(_ survey: PackageSurvey) {
        self.survey = survey
    }

    /// The lines, with an empty one in front.
    var lines: [String] {
        var lines = ["", "found:"]
        lines += survey.homes.map { "  " + Self.line($0, isPackage: survey.isPackage) }
        if survey.homes.isEmpty {
            lines.append("  no protocols; if the package is in another folder, name it with --package-path")
        }
        if let doubles { lines.append("  " + doubles) }
        if !survey.optedIn.isEmpty {
            lines.append("  " + Self.count(survey.optedIn.count, "protocol") + " opted in by a comment or an attribute")
        }
        return lines + ["", "next:"] + TextColumns.table(steps, column: 40)
    }

    private static func line(_ home: PackageSurvey.Home, isPackage: Bool) -> String {
        var line = "\(home.module ?? home.folder): " + Self.count(home.protocolCount, "protocol")
        if home.settings.isMainActorByDefault { line += ", on the main actor by default" }
        if home.settings.languageMode == .swift5 { line += ", in Swift 5 mode" }
        if let doubles = home.doubles { return line + "; new doubles go to \(doubles)" }
        return line + (isPackage ? "; no test target depends on it" : "; name the folder for doubles in \"output\"")
    }

    private var doubles: String? {
        let count = survey.kinds.reduce(0) { $0 + $1.count }
        if count == 0 { return nil }
        let kinds = survey.kinds.map { "\($0.name) \($0.count)" }.joined(separator: ", ")
        let line = Self.count(count, "double") + " (\(kinds))"
        switch survey.handWritten {
        case 0: return line
        case count: return line + ", written by hand"
        default: return line + ", \(survey.handWritten) of them written by hand"
        }
    }

    private static func count(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }

    /// Commands that make sense now, with what they do.
    private var steps: [(left: String, right: String)] {
        var steps: [(left: String, right: String)] = []
        if !survey.optedIn.isEmpty {
            steps.append(("understudy generate", "writes the doubles that are asked for"))
        } else if let name = survey.withoutDoubles.first {
            steps.append(("understudy generate \(name)", "writes the first double"))
        }
        if survey.handWritten > 0 {
            steps.append(("understudy check --all-conformers", "compares those written by hand, too"))
            steps.append(("understudy convert --all --diff", "shows how 'sync' could keep them in step"))
        }
        steps.append(("understudy list", "shows all protocols, with their doubles"))
        steps.append(("understudy split --plan", "shows which protocols their users could see less of"))
        return steps
    }
}
