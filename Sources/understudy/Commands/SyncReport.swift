import UnderstudyReports
import UnderstudySync
import UnderstudySyntax

/// The findings and changes of `sync` and `check`, as JSON.
enum SyncReport {
    /// The report: the files that change, and each difference.
    static func json(
        _ doubles: OwnedDoubles, _ support: SupportFiles, writing changes: [(FileChange, isWritten: Bool)],
        in session: Session
    ) -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.member("schemaVersion", 1)
            json.member("doubles", doubles.plans.count)
            json.array("files") { json in
                for (change, isWritten) in changes {
                    json.object { json in
                        json.member("file", change.path)
                        json.member("isNew", change.isNew)
                        json.member("written", isWritten)
                    }
                }
            }
            json.workspaceEdit("edit", changes.map(\.0.asEdit), in: session.files.currentFolder())
            json.array("findings") { json in
                for (_, plan) in doubles.plans {
                    for finding in plan.findings { json.object { json in write(finding, of: plan.double, to: &json) } }
                }
                for finding in support.findings {
                    let name = Path.name(of: finding.diagnostic.location?.path ?? "")
                    json.object { json in write(finding, of: name, to: &json) }
                }
            }
        }
        return json.bytes
    }

    private static func write(_ finding: SyncFinding, of double: String, to json: inout JSONWriter) {
        let diagnostic = finding.diagnostic
        json.member("double", double)
        json.member("id", diagnostic.id.name)
        json.member("message", diagnostic.message)
        json.member("file", diagnostic.location?.path)
        json.member("line", diagnostic.location?.position?.line ?? 1)
        json.member("column", diagnostic.location?.position?.column ?? 1)
        json.member("remedy", finding.remedy.rawValue)
        guard let requirement = finding.requirement else { return json.member("requirement", String?.none) }
        json.object("requirement") { json in
            json.member("signature", requirement.signature)
            json.member("file", requirement.location.path)
            json.member("line", requirement.location.position?.line ?? 1)
        }
    }
}
