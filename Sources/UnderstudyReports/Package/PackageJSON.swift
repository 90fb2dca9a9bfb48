import UnderstudySemantics
import UnderstudySyntax
import UnderstudySegregation

/// Writes a package's report as the JSON that `docs/schemas/report.schema.json` describes.
package struct PackageJSON {
    private let report: PackageReport

    /// Creates a writer for `report`.
    package init(_ report: PackageReport) {
        self.report = report
    }

    /// The whole text.
    package func bytes() -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.member("schemaVersion", 1)
            json.member("title", report.title)
            report.origin?.write(to: &json)
            json.member("evidence", report.splits.evidence)
            let measures = PackageMeasures(report.splits.splits)
            json.object("measures") { json in
                SplitJSON.write(measures.before, "before", to: &json)
                SplitJSON.write(measures.after, "after", to: &json)
            }
            writeNextSteps(to: &json)
            writeModules(to: &json)
            writeDoubles(to: &json)
            writeDrift(to: &json)
            SplitJSON(report.splits).writeProtocols(to: &json)
        }
        return json.bytes
    }

    private func writeNextSteps(to json: inout JSONWriter) {
        json.array("next") { json in
            for step in NextStep.all(of: report, plan: OfferPlan(report.splits)) {
                json.object { json in
                    json.member("text", step.text)
                    json.member("command", step.command)
                    json.member("files", step.files)
                }
            }
        }
    }

    private func writeModules(to json: inout JSONWriter) {
        json.array("modules") { json in
            for module in report.modules {
                json.object { json in
                    json.member("name", module.name.isEmpty ? nil : module.name)
                    json.member("protocols", module.protocols)
                    json.member("requirements", module.requirements)
                    json.member("doubles", module.doubles)
                    json.member("proposals", module.proposals)
                    json.member("unnecessaryDependences", module.unnecessaryDependences)
                }
            }
        }
    }

    private func writeDoubles(to json: inout JSONWriter) {
        json.array("doubles") { json in
            for (split, doubles) in zip(report.splits.splits, report.doubles) {
                for double in doubles {
                    json.object { json in
                        json.member("kind", double.kind)
                        json.member("name", double.declaration.name)
                        json.member("protocol", split.finding.name)
                        json.member("file", double.declaration.source.path)
                        json.member("line", double.declaration.line)
                        let entry = report.census.entry(of: double)
                        json.member("state", entry?.state.rawValue)
                        json.member("isUnused", entry?.isUnused ?? false)
                    }
                }
            }
        }
    }

    /// Drift is `null` if it was not checked.
    private func writeDrift(to json: inout JSONWriter) {
        guard let drift = report.drift else { return json.member("drift", String?.none) }
        json.array("drift") { json in
            for diagnostic in drift {
                json.object { json in
                    json.member("id", diagnostic.id.name)
                    json.member("message", diagnostic.message)
                    json.member("file", diagnostic.location?.path)
                    json.member("line", diagnostic.location?.position?.line)
                }
            }
        }
    }
}
