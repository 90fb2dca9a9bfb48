import UnderstudySyntax

/// The whole tool as a function from arguments to an exit code.
enum Program {
    /// Runs the command that `words` name.
    static func run(_ words: [String], commands: [Command] = CommandList.all, system: System) -> ExitCode {
        let plain = Session(system: system, settings: OutputSettings())
        let code = run(words, commands: commands, system: system, plain: plain)
        system.flush()
        guard let loss = system.output.loss else { return code }
        plain.console.report(
            Diagnostic(DiagnosticID("unwritable-output"), .error, "can't write the output: \(loss.text)"))
        system.flush()
        return .unusableInput
    }

    /// Reports that the arguments can't be read, which would otherwise look like no arguments at all.
    static func refuseMissingArguments(_ system: System) -> ExitCode {
        let message =
            "can't read the arguments: /proc is not there; mount it, for example with 'mount -t proc proc /proc'"
        Session(system: system, settings: OutputSettings()).console.report(
            Diagnostic(DiagnosticID("missing-proc"), .error, message))
        system.flush()
        return .unusableInput
    }

    private static func run(_ words: [String], commands: [Command], system: System, plain: Session) -> ExitCode {
        var chosen: Command?
        do throws(UsageError) {
            let (name, rest) = splitCommand(from: words)
            if name == "version" || mentions(CommonOptions.version.declaration, in: words) {
                plain.console.write("\(HelpText.program) \(Version.current)\n")
                return .success
            }
            let wantsHelp = mentions(CommonOptions.help.declaration, in: words)
            if name == "help" || (name == nil && (wantsHelp || words.isEmpty)) {
                plain.console.write(try help(on: splitCommand(from: rest).name, among: commands))
                return .success
            }
            chosen = try name.map { name throws(UsageError) in try command(named: name, rest, among: commands) }
            guard let command = chosen else {
                throw misplaced(words, among: commands)
            }
            if wantsHelp {
                plain.console.write(HelpText.text(for: command))
                return .success
            }
            let arguments = try ArgumentParser.parse(rest, for: command)
            guard let session = try Session(system: system, arguments: arguments) else { return .unusableInput }
            return command.run(arguments, session)
        } catch {
            return plain.refuse(error, of: chosen)
        }
    }

    /// The first word that is neither an option nor the value of a common option, and the words around it.
    private static func splitCommand(from words: [String]) -> (name: String?, rest: [String]) {
        var index = 0
        while index < words.count {
            let word = words[index]
            guard OptionDeclaration.mayBe(word) else {
                return (word, Array(words[..<index] + words[(index + 1)...]))
            }
            let takesValue = CommonOptions.understood.contains { $0.isSpelled(word) && $0.valueName != nil }
            index += takesValue ? 2 : 1
        }
        return (nil, words)
    }

    private static func mentions(_ option: OptionDeclaration, in words: [String]) -> Bool {
        words.prefix { $0 != "--" }.contains { option.isSpelled($0) }
    }

    private static func command(
        named name: String, _ rest: [String], among commands: [Command]
    ) throws(UsageError) -> Command {
        guard let command = commands.first(where: { $0.name == name }) else {
            let meant = MeantCommand.line(for: name, operands: rest)
            throw .unknownCommand(name, known: commands.map(\.name) + ["help", "version"], meant: meant)
        }
        return command
    }

    private static func help(on name: String?, among commands: [Command]) throws(UsageError) -> String {
        guard let name, name != "help" else { return HelpText.overview(of: commands) }
        guard let command = commands.first(where: { $0.name == name }) else {
            let meant = MeantCommand.name(for: name).map { "help \($0)" }
            throw .unknownCommand(name, known: commands.map(\.name), meant: meant)
        }
        return HelpText.text(for: command)
    }

    /// The error in words with options, but without a command.
    private static func misplaced(_ words: [String], among commands: [Command]) -> UsageError {
        let unknown = words.first { word in
            let spelling = word.prefix { $0 != "=" }
            return OptionDeclaration.mayBe(word) && !CommonOptions.all.contains { $0.isSpelled(String(spelling)) }
        }
        guard let unknown else { return .missingOperand("<command>") }
        let meant = commands.first { "--" + $0.name == unknown }
        return .unknownOption(
            unknown, known: CommonOptions.all.map(\.spelling),
            advice: meant.map { "did you mean '\(HelpText.program) \($0.name)'?" }
                ?? MeantOption.initials(unknown, among: CommonOptions.all))
    }
}

extension Session {
    /// Reports an error on the command line, and where to find help.
    fileprivate func refuse(_ error: UsageError, of command: Command?) -> ExitCode {
        console.report(error.diagnostic)
        console.explain([HelpText.usage(of: command), HelpText.pointer(to: command)])
        return .wrongCommandLine
    }

    /// Reports an error in an option whose values only the command itself knows.
    func refuse(_ error: UsageError, of name: String) -> ExitCode {
        refuse(error, of: CommandList.all.first { $0.name == name })
    }
}
