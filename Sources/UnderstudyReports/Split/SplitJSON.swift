import UnderstudyUsage
import UnderstudyRefactoring
import UnderstudySegregation
import UnderstudySemantics
import UnderstudySyntax

/// Writes findings as the JSON that `docs/schemas/split.schema.json` describes.
package struct SplitJSON {
    private let report: SplitReport
    private let plan: OfferPlan?
    private let edits: WorkspaceEdits

    /// Creates a writer for `report`, with `plan` if there is to be one.
    package init(_ report: SplitReport, plan: OfferPlan? = nil) {
        self.report = report
        self.plan = plan
        edits = WorkspaceEdits(currentFolder: report.currentFolder)
    }

    /// How much text is passed on at once.
    private static let pieceSize = 1 << 16

    /// The whole text.
    package func bytes() -> [UInt8] {
        var bytes: [UInt8] = []
        write { bytes += $0 }
        return bytes
    }

    /// Passes the text on in pieces, so that each can be written before the next is made.
    package func write(to take: ([UInt8]) -> Void) {
        var json = JSONWriter()
        json.object { json in
            json.member("schemaVersion", 1)
            json.member("evidence", report.evidence)
            let measures = PackageMeasures(report.splits)
            json.object("measures") { json in
                Self.write(measures.before, "before", to: &json)
                Self.write(measures.after, "after", to: &json)
            }
            plan?.write(to: &json)
            json.array("protocols") { json in
                for split in report.splits {
                    json.object { json in
                        write(split, to: &json) { if $0.bytes.count >= Self.pieceSize { take($0.takeBytes()) } }
                    }
                }
            }
        }
        take(json.takeBytes())
    }

    /// Writes the member `protocols`.
    func writeProtocols(to json: inout JSONWriter) {
        json.array("protocols") { json in
            for split in report.splits { json.object { write(split, to: &$0) { _ in } } }
        }
    }

    static func write(_ measures: InterfaceMeasures, _ key: String, to json: inout JSONWriter) {
        json.object(key) { json in
            json.member("cohesion", measures.cohesion)
            json.member("unnecessaryDependences", measures.unnecessaryDependences)
            json.member("protocols", measures.protocols)
        }
    }
}

// MARK: - One protocol

extension SplitJSON {
    /// - Parameter handOn: Takes the text so far where it is long: one protocol can have thousands of consumers.
    private func write(_ split: ProtocolSplit, to json: inout JSONWriter, handOn: (inout JSONWriter) -> Void) {
        let finding = split.finding
        json.member("name", finding.name)
        json.member("module", split.declaration.module)
        json.member("file", split.declaration.source.path)
        json.member("line", split.declaration.line)
        json.member("verdict", finding.verdict.rawValue)
        json.member("confidence", finding.confidence.rawValue)
        finding.reach.write("reach", to: &json)
        json.member("reason", finding.reason.rawValue)
        json.member("explanation", finding.explanation)
        json.array("requirements") { json in
            for row in split.requirements {
                json.object { json in
                    json.member("name", row.name)
                    json.member("kind", row.requirement.kind.rawValue)
                    json.member("line", row.requirement.line)
                }
            }
        }
        json.member("effectiveRequirements", split.names(of: finding.effectiveRequirements))
        json.member("leftOut", split.names(of: finding.leftOut))
        json.member("rest", split.names(of: finding.rest))
        write(finding.groups, of: split, "groups", to: &json)
        write(finding.unnamed, of: split, "unnamedGroups", to: &json)
        json.member("neverUsed", split.names(of: finding.neverUsed))
        json.array("usedThroughConcreteTypes") { json in
            for (requirement, place) in split.concreteUses.sorted(by: { $0.key < $1.key })
            where split.users.allSatisfy({ $0.places[requirement] == nil }) {
                json.object { json in
                    json.member("requirement", split[requirement].name)
                    write(place, to: &json)
                }
            }
        }
        json.array("consumers") { json in
            for user in split.users {
                json.object { write(user, of: split, to: &$0) }
                handOn(&json)
            }
        }
        json.array("idleHolders") { json in
            for user in split.idleHolders { json.object { writeHolder(user, to: &$0) } }
        }
        handOn(&json)
        writeUnknown(split, to: &json)
        handOn(&json)
        writeProposal(split, to: &json)
        writeRoles(of: split, to: &json)
        handOn(&json)
        json.array("demands") { json in
            let prospects = Prospects(split, in: report.index)
            for demand in finding.demands { json.object { write(demand, of: split, prospects, to: &$0) } }
        }
        json.object("measures") { json in
            Self.write(finding.before, "before", to: &json)
            Self.write(finding.after, "after", to: &json)
        }
        json.member("composition", finding.composition)
        let plan = split.finding.verdict == .split ? SplitPlan(split, in: report.index) : nil
        json.array("edits") { json in
            for change in plan?.changes ?? [] { json.object { write(change, to: &$0) } }
        }
        json.array("keptPlaces") { json in
            for (place, cause) in plan?.narrowing.kept ?? [] {
                json.object { json in
                    json.member("consumer", place.owner)
                    json.member("reason", cause.identifier)
                    write(place.holds[0].location, to: &json)
                }
            }
        }
    }

    private func writeRoles(of split: ProtocolSplit, to json: inout JSONWriter) {
        let reach = RoleReach(split, in: report.index)
        json.array("roles") { json in
            for (role, share) in zip(split.offer.roles, reach.shares) {
                json.object { json in
                    json.member("name", role.name)
                    json.member("needsBetterName", role.needsBetterName)
                    json.member("requirements", split.names(of: role.requirements))
                    json.member("inherits", role.inherits.map { split.offer[$0].name })
                    json.member("consumers", split.names(of: role.consumers))
                    json.member("removes", role.removes)
                    json.member("atRandom", role.atRandom)
                    json.object("reach") { json in
                        json.member("now", split.names(of: share.now))
                        json.member("blocked", split.names(of: share.blocked))
                        json.member("elsewhere", split.names(of: share.elsewhere))
                    }
                    let plan = SplitPlan(split.choosing(roles: [role]), in: report.index)
                    json.array("edits") { json in
                        for change in plan?.changes ?? [] { json.object { write(change, to: &$0) } }
                    }
                }
            }
        }
    }

    private func writeHead(_ user: ProtocolSplit.User, to json: inout JSONWriter) {
        json.member("name", user.name)
        json.member("module", user.consumer.module)
        json.member("file", user.consumer.location.path)
        json.member("line", user.consumer.location.position?.line ?? 1)
    }

    private func writeHolder(_ user: ProtocolSplit.User, to json: inout JSONWriter) {
        writeHead(user, to: &json)
        json.array("handsTo") { json in
            for handover in user.consumer.handsTo {
                json.object { json in
                    json.member("receiver", handover.receiver)
                    write(handover.location, to: &json)
                }
            }
        }
    }

    private func write(_ user: ProtocolSplit.User, of split: ProtocolSplit, to json: inout JSONWriter) {
        writeHead(user, to: &json)
        json.member("uses", split.names(of: user.needs))
        json.member("uncertain", user.consumer.isUncertain)
        json.array("places") { json in
            for row in user.needs {
                for use in user.places[row] ?? [] {
                    json.object { json in
                        json.member("requirement", split[row].name)
                        json.member("kind", use.kind.rawValue)
                        write(use.location, to: &json)
                        if use.isThroughExtension { json.member("isThroughExtension", true) }
                    }
                }
            }
        }
    }

    private func write(_ location: SourceLocation, to json: inout JSONWriter) {
        json.member("file", location.path)
        json.member("line", location.position?.line ?? 1)
        json.member("column", location.position?.column ?? 1)
    }

    private func writeUnknown(_ split: ProtocolSplit, to json: inout JSONWriter) {
        json.member("hasUnknownUsers", split.facts.hasUnknownUsers)
        json.array("unresolved") { json in
            for place in split.unresolved { json.object { write(place, to: &$0) } }
        }
        json.array("resolvedByIndex") { json in
            for place in split.settled { json.object { write(place, to: &$0) } }
        }
        json.array("conformers") { json in
            for conformer in split.conformers {
                json.object { json in
                    json.member("name", conformer.name)
                    json.member("isDouble", conformer.isDouble)
                    write(conformer.location, to: &json)
                }
            }
        }
        json.member("refinements", split.refinements)
    }

    private func writeProposal(_ split: ProtocolSplit, to json: inout JSONWriter) {
        let declarations = report.declarations(of: split)
        json.array("proposal") { json in
            for (index, part) in split.finding.proposal.enumerated() {
                json.object { json in
                    json.member("name", part.name)
                    json.member("needsBetterName", part.needsBetterName)
                    json.member("requirements", split.names(of: part.requirements))
                    json.member("consumers", split.names(of: part.consumers))
                    json.member("servesAlone", split.names(of: part.servesAlone))
                    json.member("declaration", declarations?.parts[index])
                }
            }
        }
    }

    private func write(_ groups: [[RequirementID]], of split: ProtocolSplit, _ key: String, to json: inout JSONWriter) {
        json.array(key) { json in
            for group in groups { json.object { $0.member("requirements", split.names(of: group)) } }
        }
    }

    private func write(
        _ demand: ConsumerDemand, of split: ProtocolSplit, _ prospects: Prospects, to json: inout JSONWriter
    ) {
        json.member("consumer", split[demand.consumer].name)
        json.member("needs", split.names(of: demand.needs))
        json.member("asksFor", split.names(of: demand.asksFor))
        json.array("decisions") { json in
            for decision in Advice(for: demand, of: split, prospects)?.decisions ?? [] {
                json.object { json in
                    json.member("id", decision.reason.rawValue)
                    json.member("message", decision.message)
                    write(decision.location, to: &json)
                }
            }
        }
        guard let own = demand.ownInterface else { return json.member("ownInterface", String?.none) }
        json.object("ownInterface") { json in
            json.member("name", own.name)
            json.member("suitsClosure", own.suitsClosure)
        }
    }

    private func write(_ change: SourceChange, to json: inout JSONWriter) {
        json.member("kind", change.kind.rawValue)
        json.member("name", change.name)
        json.member("certain", change.isSafe)
        json.member("doubts", change.doubts)
        json.object("edit") { edits.write(change, to: &$0) }
    }
}
