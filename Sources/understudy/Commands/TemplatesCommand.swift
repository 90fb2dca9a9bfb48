import UnderstudyReports
import UnderstudyBuiltInTemplates
import UnderstudySyntax

/// `templates`: the built-in templates, to read or to copy.
enum TemplatesCommand {
    static let output = Option.text(
        "output", value: "DIR", "the folder to copy to; existing files are left unchanged")

    static let format = Option<ResultFormat>.choice(
        "format", value: "FORMAT", default: .text, "how to print the list: text or json")

    static let command = Command(
        name: "templates",
        summary: "lists, shows and copies the built-in templates",
        effect: .writes,
        discussion: """
            Lists the built-in templates, prints some, or copies some to a folder of your own. A NAME is the name of \
            a template, such as understudy/spy/function, or of a folder of them, such as understudy/spy. With \
            'generate --templates DIR', templates in DIR take precedence over the built-in ones of the same name, and \
            folders in DIR/understudy add kinds of your own.
            """,
        operands: Command.Operands("list|show|copy NAME", minimum: 1, "what to do, and with which templates"),
        options: [output.declaration, format.declaration],
        examples: [
            Command.Example("understudy templates list", "The names of all built-in templates."),
            Command.Example("understudy templates show understudy/spy/function", "The text of one template."),
            Command.Example(
                "understudy templates copy understudy/spy --output Templates",
                "All templates of the spy, to change them."),
        ],
        run: perform
    )

    private typealias Entry = (name: String, text: StaticString)

    @Sendable
    private static func perform(_ arguments: Arguments, in session: Session) -> ExitCode {
        let verb = arguments.operands[0]
        let names = Array(arguments.operands.dropFirst())
        switch verb {
        case "list":
            if let name = names.first { return session.refuse(.unexpectedOperand(name), of: command.name) }
            list(arguments[format], in: session)
            return .success
        case "show", "copy":
            if names.isEmpty { return session.refuse(.missingOperand("NAME"), of: command.name) }
            guard let found = find(names, in: session) else { return .unusableInput }
            if verb == "show" { return show(found, in: session) }
            guard let folder = arguments[output] else {
                return session.refuse(.missingOperand("--output DIR"), of: command.name)
            }
            return copy(found, to: folder, in: session)
        default:
            let error = UsageError.unknownChoice(verb, option: "templates", choices: ["list", "show", "copy"])
            return session.refuse(error, of: command.name)
        }
    }

    private static func list(_ format: ResultFormat, in session: Session) {
        let names = BuiltInTemplates.all.map(\.name)
        switch format {
        case .text: for name in names { session.console.write(name + "\n") }
        case .json:
            var json = JSONWriter()
            json.object { json in
                json.member("schemaVersion", 1)
                json.array("templates") { json in
                    for name in names { json.object { json in json.member("name", name) } }
                }
            }
            session.console.write(json.bytes)
        }
    }

    /// The templates called `names`, or in folders with these names; reports unknown names, and then returns `nil`.
    private static func find(_ names: [String], in session: Session) -> [Entry]? {
        var found: [Entry] = []
        var isComplete = true
        for given in names {
            let name = given.hasSuffix("/") ? String(given.dropLast()) : given
            let matching = BuiltInTemplates.all.filter { $0.name == name || $0.name.hasPrefix(name + "/") }
            for template in matching where !found.contains(where: { $0.name == template.name }) {
                found.append(template)
            }
            guard matching.isEmpty else { continue }
            let nearest = EditDistance.nearest(to: name, among: BuiltInTemplates.all.map(\.name), limit: 1).first
            let hint = nearest.map { "did you mean '\($0)'?" } ?? "'understudy templates list' lists them"
            session.console.report(
                Diagnostic(
                    DiagnosticID("unknown-template"), .error, "there is no built-in template '\(name)'; \(hint)"))
            isComplete = false
        }
        return isComplete ? found : nil
    }

    private static func show(_ templates: [Entry], in session: Session) -> ExitCode {
        for (index, template) in templates.enumerated() {
            if templates.count > 1 {
                session.console.write((index > 0 ? "\n" : "") + "{# \(template.name) #}\n")
            }
            session.console.write(text(of: template))
        }
        return .success
    }

    private static func copy(_ templates: [Entry], to folder: String, in session: Session) -> ExitCode {
        for template in templates {
            let path = Path.join(folder, template.name + TemplateFolder.ending)
            do throws(FileError) {
                switch try session.files.create(path, text(of: template)) {
                case .created: session.console.write("wrote \(VisibleText.line(path))\n")
                case .alreadyThere:
                    let message = "already exists; left unchanged"
                    session.console.report(
                        Diagnostic(DiagnosticID("file-exists"), .warning, message, at: SourceLocation(path: path)))
                }
            } catch {
                session.console.report(error.diagnostic)
                return .unusableInput
            }
        }
        return .success
    }

    private static func text(of template: Entry) -> [UInt8] {
        var bytes = template.text.withUTF8Buffer { Array($0) }
        // The embedded texts have one more line break than their files.
        while bytes.suffix(2) == [UInt8(ascii: "\n"), UInt8(ascii: "\n")] { bytes.removeLast() }
        return bytes
    }
}
