import UnderstudySyntax

/// Writes findings as the workflow commands that GitHub shows as annotations at the lines of a pull request.
package enum GitHubAnnotations {
    /// One command per line with findings: `::error file=A.swift,line=3,col=5,title=missing-member::…`.
    ///
    /// GitHub shows at most ten errors per step, so all findings on one line share a command.
    package static func text(_ findings: [ReportFinding]) -> String {
        var groups: [[ReportFinding]] = []
        for finding in findings {
            if let last = groups.last?.last, last.isBeside(finding) {
                groups[groups.count - 1].append(finding)
            } else {
                groups.append([finding])
            }
        }
        return groups.map(line).joined()
    }

    /// The command for the findings on one line.
    private static func line(_ findings: [ReportFinding]) -> String {
        let finding = findings[0]
        var properties = [("file", finding.location.path)]
        if let position = finding.location.position {
            properties += [("line", "\(position.line)"), ("col", "\(position.column)")]
        }
        properties.append(("title", "understudy: \(finding.id.name)"))
        let message = findings.map(message).joined(separator: "\n")
        let written = properties.map { "\($0)=\(escaped($1, isProperty: true))" }.joined(separator: ",")
        return "::\(command(finding.severity)) \(written)::\(escaped(message))\n"
    }

    private static func command(_ severity: Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .note: "notice"
        }
    }

    private static func message(of finding: ReportFinding) -> String {
        let shown = finding.related.prefix(relatedPlaces).map { "\n\(SourceLinks.place($0.location)): \($0.message)" }
        let more = finding.related.count - relatedPlaces
        return finding.message + shown.joined() + (more > 0 ? "\nand \(more) more places" : "")
    }

    private static let relatedPlaces = 5

    /// `text` with percent escapes for characters that would end a command or a property.
    private static func escaped(_ text: String, isProperty: Bool = false) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "%": result += "%25"
            case "\r": result += "%0D"
            case "\n": result += "%0A"
            case ":" where isProperty: result += "%3A"
            case "," where isProperty: result += "%2C"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}

extension ReportFinding {
    /// Whether `other` is on the same line and has the same severity.
    fileprivate func isBeside(_ other: ReportFinding) -> Bool {
        severity == other.severity && location.path == other.location.path
            && location.position?.line == other.location.position?.line
    }
}
