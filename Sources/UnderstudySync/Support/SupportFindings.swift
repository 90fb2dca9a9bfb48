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
            at: double.nameLocation)
    }

    /// A double speaks of a shared type, whose file at `path` is there and gives the double's module nothing.
    package static func unlistedSupport(
        _ type: SupportType, at path: String, of double: OwnedDouble
    ) -> SyncFinding {
        let module = double.type.module.map { "'\($0)'" } ?? "its folder"
        return finding(
            .person, "missing-support",
            "'\(double.type.simpleName)' needs '\(type.fileName)', which \(module) does not declare, though '\(path)' is there; add the file to the target",
            at: double.nameLocation)
    }

    /// A file of shared types is not what it has to be.
    package static func outdatedSupport(
        _ path: String, _ reason: SupportSync.Reason, at location: SourceLocation
    ) -> SyncFinding {
        let what =
            switch reason {
            case .parts(let types): "lacks \(members(types)), which doubles need"
            case .waking(true): "does not wake the 'eventually' of this module"
            case .waking(false): "wakes an 'eventually' that is not in this module"
            case .text: "is not as the templates have it today"
            }
        return finding(
            .sync, "outdated-support",
            "\(name(path)) \(what); 'understudy sync' brings it up to date, and keeps what you edited", at: location)
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

    private static func members(_ extensions: Set<SupportType>) -> String {
        extensions.compactMap(\.addedMember).sorted().map { "'\($0)'" }.joined(separator: " and ")
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
