import UnderstudySyntax

extension Command {
    private static let summary = Option.flag(
        "summary", "with --format json: at most 8 kB, without places and edits, and with what a list leaves out")
    private static let format = Option.text("format", value: "FORMAT", "the format that the command prints in")

    /// The same command with `--summary`, if it prints JSON.
    var offeringSummary: Command {
        guard let printed = options.firstIndex(where: { $0.name == "format" && $0.choices.contains("json") }) else {
            return self
        }
        var options = options
        options.insert(Self.summary.declaration, at: printed + 1)
        return Command(
            name: name, summary: summary, effect: effect, discussion: discussion, operands: operands, options: options,
            exclusions: exclusions, examples: examples,
            run: { [run] arguments, session in
                guard arguments[Self.summary] else { return run(arguments, session) }
                guard arguments[Self.format] == "json" else {
                    return session.refuse(
                        .malformedValue(
                            arguments[Self.format] ?? "text", option: "--format", form: "--format json with --summary"),
                        of: name)
                }
                let gathered = GatheredBytes()
                let sink = gathered.sink()
                let code = run(arguments, session.writing(to: sink))
                sink.flush()
                guard let node = try? JSONParser.parse(gathered.bytes) else {
                    session.console.write(gathered.bytes)
                    return code
                }
                let value = AnswerValue(node, AnswerValue.Page(size: 8_000), isWritten: false)
                session.console.write(value.bytes + [UInt8(ascii: "\n")])
                return code
            })
    }
}
