import UnderstudySegregation
import UnderstudySemantics
import UnderstudySyntax

/// Identifies a proposal from run to run: by the protocol and its requirements, without lines.
package struct SplitFingerprint: Sendable, Hashable {
    /// The protocol with its module.
    package let name: String
    /// The names of its requirements, in alphabetical order.
    package let requirements: [String]

    /// Creates the fingerprint of a proposal.
    package init(name: String, requirements: [String]) {
        self.name = name
        self.requirements = requirements.sorted()
    }

    /// Creates the fingerprint of the proposal for a protocol.
    package init(_ split: ProtocolSplit) {
        self.init(
            name: split.declaration.qualifiedName, requirements: split.requirements.map(\.name))
    }

    /// Everything that the fingerprint consists of.
    var texts: [String] { [name] + requirements }
}

extension ProtocolDeclaration {
    /// The name, after the module's if that is known.
    package var qualifiedName: String { module.map { "\($0).\(name)" } ?? name }
}

/// Known proposals, which are not reported again.
package enum SplitBaseline {
    /// The JSON of the proposals in `report`.
    package static func json(_ report: SplitReport) -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.member("schemaVersion", 1)
            json.array("protocols") { json in
                for split in report.proposed {
                    let fingerprint = SplitFingerprint(split)
                    json.object { json in
                        json.member("name", fingerprint.name)
                        json.member("requirements", fingerprint.requirements)
                    }
                }
            }
        }
        return json.bytes
    }
}
