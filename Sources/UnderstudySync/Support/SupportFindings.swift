import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax

extension SyncFinding {
    /// A double speaks of a shared type that its module does not declare.
    package static func missingSupport(_ type: SupportType, of double: OwnedDouble) -> SyncFinding {
        let module = double.type.module.map { "'\($0)'" } ?? "its folder"
        return finding(
            .sync, "missing-support",
            "'\(double.type.simpleName)' needs '\(type.fileName)', which \(module) does not declare; 'understudy sync' writes \(type.fileName).swift",
            at: double.type.source.location(at: double.type.details.name.lowerBound))
    }

    /// A file of shared types is not what it has to be.
    package static func outdatedSupport(
        _ path: String, _ reason: SupportSync.Reason, at location: SourceLocation
    ) -> SyncFinding {
        let name = name(path)
        let (what, remedy) =
            switch reason {
            case .parts: ("\(name) lacks 'shared(_:)', which generic doubles need", "adds it")
            case .waking(true): ("\(name) does not wake the 'eventually' of this module", "brings it up to date")
            case .waking(false): ("\(name) wakes an 'eventually' that is not in this module", "brings it up to date")
            case .text: ("\(name) is not as the templates have it today", "brings it up to date")
            }
        return finding(
            .sync, "outdated-support", "\(what); 'understudy sync' \(remedy), and keeps what you edited", at: location)
    }

    /// A file of shared types was edited where the templates changed as well.
    package static func editedSupport(
        _ type: SupportType, _ path: String, at location: SourceLocation
    ) -> SyncFinding {
        finding(
            .person, "edited-support",
            "\(name(path)) was edited by hand where the templates changed as well, and was left alone; change it by hand as 'understudy templates show understudy/support/\(type.rawValue)' has it",
            at: location)
    }

    private static func name(_ path: String) -> String {
        String(path.split(separator: "/").last ?? "")
    }

    private static func finding(
        _ remedy: Remedy, _ id: String, _ message: String, at location: SourceLocation
    ) -> SyncFinding {
        SyncFinding(remedy: remedy, diagnostic: Diagnostic(DiagnosticID(id), .warning, message, at: location))
    }
}
