import UnderstudySyntax

extension Session {
    /// Says that a part of the tool is still to come.
    func refuseUnavailable(_ command: String) -> ExitCode {
        console.report(Diagnostic(DiagnosticID("not-available"), .error, "'\(command)' is not available yet"))
        return .unusableInput
    }
}
