import UnderstudyDoubles
import UnderstudyReports
import UnderstudySyntax

/// What `sync` and `check` found and did, as JSON.
enum SyncReport {
    /// The report: the files that change, and each difference.
    static func json(_ plans: [SyncPlan], changing paths: [String]) -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.member("schemaVersion", 1)
            json.array("files") { json in
                for path in paths { json.object { json in json.member("file", path) } }
            }
            json.array("findings") { json in
                for plan in plans {
                    for finding in plan.findings { json.object { json in write(finding, of: plan, to: &json) } }
                }
            }
        }
        return json.bytes
    }

    private static func write(_ finding: SyncFinding, of plan: SyncPlan, to json: inout JSONWriter) {
        let diagnostic = finding.diagnostic
        json.member("double", plan.double)
        json.member("id", diagnostic.id.name)
        json.member("message", diagnostic.message)
        json.member("file", diagnostic.location?.path)
        json.member("line", diagnostic.location?.position?.line ?? 1)
        json.member("isMendedBySync", finding.remedy == .sync)
    }
}
