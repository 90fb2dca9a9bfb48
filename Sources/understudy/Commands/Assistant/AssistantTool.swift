import UnderstudySyntax

/// A command as a tool for assistants.
struct AssistantTool: Sendable {
    /// One argument of a call.
    struct Parameter: Sendable {
        /// The type of its value.
        enum Value: Sendable {
            case text
            /// The path of a folder.
            case folder
            case texts
            /// Names, or paths of files and folders.
            case sources
            /// Paths of files and folders.
            case paths
            case flag
            case choice([String])
            /// Some of these.
            case choices([String])
            /// A whole number that is at least this.
            case number(from: Int)
            /// An object with a text for each name.
            case namedTexts
            /// An object with a list of texts for each name.
            case namedLists
        }

        /// Its place on the command line.
        enum Place: Sendable {
            /// As operands.
            case operands
            /// As the value of an option; several values are separated by commas.
            case option(String)
            /// As the values of an option that is repeated.
            case repeated(String)
            /// Nowhere: it is about the answer.
            case answer
            /// As one option if the value is `true`, and as another if it is `false`.
            case either(String?, otherwise: String)
        }

        let name: String
        let value: Value
        let place: Place
        let summary: String
        var isRequired = false
    }

    let name: String
    /// The words at the beginning of the command line; `nil` for just the name.
    var command: [String]?
    /// A few words for people.
    let title: String
    /// What it does, for the assistant.
    let summary: String
    let parameters: [Parameter]
    /// What calls can do to files.
    enum Effect: Sendable {
        case reads
        /// They write new files.
        case adds
        /// They change files that exist.
        case rewrites
    }

    let effect: Effect
    /// Options of calls that name nothing, for an overview rather than everything.
    var overview: [String] = []
    /// The format in which the command prints for people.
    var textFormat = "text"
    /// The most bytes of text, where the text is the whole answer unless details are wanted.
    var textSize: Int?

    /// The tool called `name`.
    static func named(_ name: String) -> AssistantTool? { all.first { $0.name == name } }

    /// The word that the command line begins with.
    var commandName: String { command?.first ?? name }
}

/// Why a tool can't take its arguments, in words for the one who wrote them.
struct ArgumentError: Error {
    let message: String
    /// Whether a path is the reason, which is in none of the folders that may be named.
    var isOutOfReach = false
}

// MARK: - Descriptions

extension AssistantTool {
    /// Writes the description of the tool for clients, with a JSON Schema of its arguments.
    func write(to json: inout JSONWriter) {
        json.member("name", name)
        json.member("title", title)
        json.member("description", summary)
        json.object("inputSchema") { json in
            json.member("type", "object")
            json.object("properties") { json in
                for parameter in parameters { json.object(parameter.name) { parameter.write(to: &$0) } }
            }
            let required = parameters.filter(\.isRequired).map(\.name)
            if !required.isEmpty { json.member("required", required) }
            json.member("additionalProperties", false)
        }
        json.object("annotations") { json in
            json.member("readOnlyHint", effect == .reads)
            json.member("destructiveHint", effect == .rewrites)
            json.member("idempotentHint", true)
            json.member("openWorldHint", false)
        }
    }
}

extension AssistantTool.Parameter {
    fileprivate func write(to json: inout JSONWriter) {
        value.write(to: &json)
        json.member("description", summary)
    }
}

extension AssistantTool.Parameter.Value {
    /// Writes the members of a JSON Schema, without a description.
    fileprivate func write(to json: inout JSONWriter) {
        switch self {
        case .text, .folder: json.member("type", "string")
        case .flag: json.member("type", "boolean")
        case .choice(let choices):
            json.member("type", "string")
            json.member("enum", choices)
        case .number(let least):
            json.member("type", "integer")
            json.member("minimum", least)
        case .texts, .sources, .paths: Self.write(listOf: .text, to: &json)
        case .choices(let choices): Self.write(listOf: .choice(choices), to: &json)
        case .namedTexts: Self.write(objectOf: .text, to: &json)
        case .namedLists: Self.write(objectOf: .texts, to: &json)
        }
    }

    private static func write(listOf element: Self, to json: inout JSONWriter) {
        json.member("type", "array")
        json.object("items") { element.write(to: &$0) }
    }

    private static func write(objectOf member: Self, to json: inout JSONWriter) {
        json.member("type", "object")
        json.object("additionalProperties") { member.write(to: &$0) }
    }
}
