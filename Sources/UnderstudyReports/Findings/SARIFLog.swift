import UnderstudySyntax

/// A log in the Static Analysis Results Interchange Format (SARIF 2.1.0, an OASIS standard), which code hosts and editors
/// read.
package struct SARIFLog: Sendable {
    /// A kind of finding.
    package struct Rule: Sendable {
        /// The stable name.
        package let id: String
        /// What it means, in a sentence.
        package let summary: String
        /// What to do about it, in a sentence.
        package let help: String

        /// Describes a kind of finding.
        package init(id: String, summary: String, help: String) {
            self.id = id
            self.summary = summary
            self.help = help
        }
    }

    /// The version of the tool.
    package let version: String
    /// The kinds of findings: those of `findings`, and possibly others.
    package let rules: [Rule]
    /// What was found.
    package let findings: [ReportFinding]
    /// The absolute path that relative paths start from.
    package let currentFolder: String
    /// The files that findings are in, by path: columns are counted in their text.
    private let sources: [String: SourceText]

    /// Creates a log; only those `rules` are kept that `findings` mention.
    ///
    /// - Parameter sources: The files that findings are in; if a file is missing, its columns are left out.
    package init(
        version: String, rules: [Rule], findings: [ReportFinding], sources: [SourceText], currentFolder: String
    ) {
        self.sources = Dictionary(sources.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
        self.version = version
        let used = Set(findings.map(\.id.name))
        self.rules = rules.filter { used.contains($0.id) }
        self.findings = findings
        self.currentFolder = currentFolder
    }

    /// The whole text.
    package func bytes() -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
            json.member("version", "2.1.0")
            json.array("runs") { json in json.object { write(runTo: &$0) } }
        }
        return json.bytes
    }

    private func write(runTo json: inout JSONWriter) {
        json.object("tool") { json in
            json.object("driver") { json in
                json.member("name", "understudy")
                json.member("semanticVersion", version)
                json.array("rules") { json in
                    for rule in rules { json.object { write(rule, to: &$0) } }
                }
            }
        }
        json.member("columnKind", "utf16CodeUnits")
        json.array("results") { json in
            for finding in findings { json.object { write(finding, to: &$0) } }
        }
    }

    private func write(_ rule: Rule, to json: inout JSONWriter) {
        json.member("id", rule.id)
        json.object("shortDescription") { $0.member("text", rule.summary) }
        json.object("help") { $0.member("text", rule.help) }
    }

    private func write(_ finding: ReportFinding, to json: inout JSONWriter) {
        json.member("ruleId", finding.id.name)
        if let index = rules.firstIndex(where: { $0.id == finding.id.name }) { json.member("ruleIndex", index) }
        // For results that a person has to judge first, the standard has no level.
        if finding.isForReview { json.member("kind", "review") }
        json.member("level", finding.isForReview ? "none" : finding.severity.rawValue)
        json.object("message") { $0.member("text", finding.message) }
        json.array("locations") { json in json.object { write(finding.location, to: &$0) } }
        if !finding.related.isEmpty {
            json.array("relatedLocations") { json in
                for (number, related) in finding.related.enumerated() {
                    json.object { json in
                        json.member("id", number)
                        write(related.location, to: &json)
                        json.object("message") { $0.member("text", related.message) }
                    }
                }
            }
        }
        json.object("partialFingerprints") { $0.member("understudy/v1", finding.fingerprint) }
        if let fix = finding.fix {
            json.array("fixes") { json in json.object { write(fix, to: &$0) } }
        }
    }
}

// MARK: - Places

extension SARIFLog {
    private func write(_ location: SourceLocation, to json: inout JSONWriter) {
        json.object("physicalLocation") { json in
            writeFile(location.path, to: &json)
            guard let position = location.position else { return }
            json.object("region") { json in
                json.member("startLine", position.line)
                guard let source = sources[location.path], let place = UTF16Place(source[position]) else { return }
                json.member("startColumn", place.column)
            }
        }
    }

    /// Files in the current folder have relative addresses, so that a code host can find them.
    private func writeFile(_ path: String, to json: inout JSONWriter) {
        json.object("artifactLocation") { json in
            let address = FileAddress.relative(path, to: currentFolder, in: currentFolder)
            if address.hasPrefix("..") {
                json.member("uri", FileAddress.uri(of: path, in: currentFolder))
            } else {
                json.member("uri", address.isEmpty ? "." : address)
                json.member("uriBaseId", "%SRCROOT%")
            }
        }
    }

    private func write(_ fix: ReportFinding.Fix, to json: inout JSONWriter) {
        json.object("description") { $0.member("text", fix.description) }
        json.array("artifactChanges") { json in
            for file in fix.files {
                json.object { json in
                    writeFile(file.source.path, to: &json)
                    json.array("replacements") { json in
                        for edit in file.edits { json.object { write(file.source[edit], to: &$0) } }
                    }
                }
            }
        }
    }

    private func write(_ edit: InSource<TextEdit>, to json: inout JSONWriter) {
        json.object("deletedRegion") { json in
            let start = UTF16Place(edit[edit.piece.range.lowerBound])
            let end = UTF16Place(edit[edit.piece.range.upperBound])
            json.member("startLine", start.line)
            json.member("startColumn", start.column)
            json.member("endLine", end.line)
            json.member("endColumn", end.column)
        }
        json.object("insertedContent") { $0.member("text", String(decoding: edit.piece.replacement, as: UTF8.self)) }
    }
}

/// A place as editors count: lines and columns from one, columns in UTF-16 units.
private struct UTF16Place {
    let line: Int
    let column: Int

    init(_ place: InSource<Int>) {
        let (offset, source) = (place.piece, place.source)
        line = source.lines.line(at: offset)
        let start = source.lines.range(ofLine: line).lowerBound
        column = source.text(in: ByteRange(start: start, end: offset)).utf16.count + 1
    }

    /// `nil` if the source has no such place.
    init?(_ place: InSource<SourcePosition>) {
        let (position, source) = (place.piece, place.source)
        guard position.line <= source.lines.count else { return nil }
        let line = source.lines.range(ofLine: position.line)
        guard position.column <= line.upperBound - line.lowerBound + 1 else { return nil }
        self.init(place[line.lowerBound + position.column - 1])
    }
}
