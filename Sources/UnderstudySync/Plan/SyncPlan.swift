import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax

/// What it takes to bring one double up to date.
public struct SyncPlan: Sendable {
    /// The name of the double.
    public let double: String
    /// What differs from the protocol, and what to do about it.
    public internal(set) var findings: [SyncFinding] = []
    /// The edits of its files.
    public internal(set) var files: [FileEdits] = []
    /// What the new text needs beside it.
    package internal(set) var mentions = EmittedDeclaration.Mentions()
    /// The file that the templates give for the double today; `nil` where nothing was rendered.
    public internal(set) var rendered: PastText?
    /// What is left to do once the edits are made, at its places in the new text; `nil` where the findings tell.
    var remaining: [SyncFinding]?
    /// Whether nothing in the double is its owner's, so that it is written anew.
    var isWhole = false
    /// The double.
    public let owned: OwnedDouble

    init(_ double: OwnedDouble) {
        owned = double
        self.double = double.type.simpleName
    }

    /// What keeps the double from being in step: all but what its owner may leave as it is.
    public var drift: [SyncFinding] { findings.filter(\.isDrift) }

    /// The same for a person: one line for a double that is written anew, where much differs.
    public var briefDrift: [SyncFinding] {
        let all = drift
        guard isWhole, all.count > 5, all.allSatisfy({ $0.remedy == .sync && !$0.isLeft }) else { return all }
        return [SyncFindings.whole(all, of: owned)]
    }

    /// Whether the double is in step: nothing is to be written, and nothing is left to do.
    public var isInStep: Bool { drift.isEmpty && files.isEmpty }
}
