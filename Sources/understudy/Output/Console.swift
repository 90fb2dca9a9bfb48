import UnderstudySyntax

/// What the user wants to see.
struct OutputSettings: Sendable {
    var color = ColorChoice.auto
    var isQuiet = false
    var isVerbose = false
}

/// When diagnostics are coloured.
enum ColorChoice: String, CaseIterable, Sendable {
    /// On a terminal, unless the environment has `NO_COLOR`.
    case auto
    /// Always.
    case always
    /// Never.
    case never
}

/// Writes results to standard output and diagnostics to standard error.
final class Console: Sendable {
    private let output: ByteSink
    private let errors: ByteSink
    private let settings: OutputSettings
    private let isColored: Bool
    private let colorsOutput: Bool
    private let observer: (@Sendable (_ title: String, _ done: Int, _ total: Int) -> Void)?
    private let invocation: Invocation
    private let said: SaidOnce

    init(system: System, settings: OutputSettings, invocation: Invocation = .tool) {
        self.invocation = invocation
        said = SaidOnce()
        output = system.output
        errors = system.errors
        observer = system.progress
        self.settings = settings
        let isWanted = (system.environment("NO_COLOR") ?? "").isEmpty && system.environment("TERM") != "dumb"
        func isColored(_ sink: ByteSink) -> Bool {
            switch settings.color {
            case .always: true
            case .never: false
            case .auto: sink.isTerminal && isWanted
            }
        }
        self.isColored = isColored(system.errors)
        colorsOutput = isColored(system.output)
    }

    /// The same console with another stream for results.
    func writing(to output: ByteSink) -> Console { Console(self, output: output) }

    private init(_ other: Console, output: ByteSink) {
        self.output = output
        errors = other.errors
        observer = other.observer
        settings = other.settings
        invocation = other.invocation
        said = other.said
        isColored = other.isColored
        colorsOutput = output.isTerminal && other.colorsOutput
    }

    /// Whether the result goes to a terminal.
    var isOnTerminal: Bool { output.isTerminal }

    /// Writes a piece of a result for people.
    func write(_ text: String) {
        output.append(VisibleText.lines(text).utf8)
    }

    /// Writes a piece of a result for people, in colour if that is shown.
    func write(_ text: StyledText) {
        output.append(text.rendered(colored: colorsOutput).utf8)
    }

    /// Writes a piece of a result for other tools, byte for byte; on a terminal, with control characters made visible.
    func write(_ bytes: [UInt8]) {
        guard output.isTerminal else { return output.append(bytes) }
        output.append(VisibleText.lines(String(decoding: bytes, as: UTF8.self)).utf8)
    }

    /// Writes a line that summarises the result, unless the user wants quiet.
    func summarize(_ text: String) {
        if !settings.isQuiet { write(invocation.applied(to: text)) }
    }

    /// Writes a diagnostic, unless it is a warning or note and the user wants quiet; a note only once.
    func report(_ diagnostic: Diagnostic) {
        if settings.isQuiet, diagnostic.severity != .error { return }
        if diagnostic.severity == .note, !said.isNew(diagnostic) { return }
        keepOrder()
        let diagnostic = invocation.applied(to: diagnostic.visible)
        for line in DiagnosticLines.lines(of: diagnostic, colored: isColored, errorsOnly: settings.isQuiet) {
            errors.append((line + "\n").utf8)
        }
    }

    /// Writes diagnostics, in the order given.
    func report(_ diagnostics: [Diagnostic]) {
        for diagnostic in diagnostics { report(diagnostic) }
    }

    /// Writes lines that belong to the previous diagnostic.
    func explain(_ lines: [String]) {
        keepOrder()
        for line in lines { errors.append((VisibleText.line(line) + "\n").utf8) }
    }

    /// Writes a hint, unless the user wants quiet.
    func advise(_ line: String) {
        if !settings.isQuiet { explain([line]) }
    }

    /// Writes a line if the user wants details.
    func detail(_ line: @autoclosure () -> String) {
        if settings.isVerbose { explain([line()]) }
    }

    /// A count of work done that is shown when it takes long.
    func progress(_ title: String, total: Int) -> Progress {
        Progress(
            title: title, total: total, sink: errors, isShown: errors.isTerminal && !settings.isQuiet,
            observer: observer)
    }

    /// Passes on everything that was written, before another process writes to the same streams.
    func flush() {
        output.flush()
        errors.flush()
    }

    /// A terminal shows both streams, so what was written first must appear first.
    private func keepOrder() {
        if output.isTerminal { output.flush() }
    }
}

/// What was said already: steps of one command may find the same.
private final class SaidOnce: @unchecked Sendable {
    private let mutex = Mutex()
    private var said: Set<Diagnostic> = []

    /// Whether `diagnostic` is said for the first time.
    func isNew(_ diagnostic: Diagnostic) -> Bool { mutex.withLock { said.insert(diagnostic).inserted } }
}
