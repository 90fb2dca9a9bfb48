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
            case flag
            case choice([String])
            /// Some of these.
            case choices([String])
            /// A whole number that is not negative.
            case number
        }

        /// Its place on the command line.
        enum Place: Sendable {
            /// As operands.
            case operands
            /// As the value of an option; several values are separated by commas.
            case option(String)
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

    /// What a call asks for.
    struct Call {
        fileprivate let command: [String]
        fileprivate let rest: [String]
        /// Whether files are to be changed.
        let isWriting: Bool
        /// What the answer is to have.
        let wish: AssistantAnswer.Wish

        /// The words of the command line, for results in `format`.
        func words(as format: String) -> [String] {
            command + ["--format=\(format)", "--color=never"] + rest
        }
    }

    /// The call with `arguments`, which may name files within `reach`.
    func call(
        _ arguments: JSONNode?, packageFolder: String, within reach: AssistantReach
    ) throws(RPCError) -> Call {
        let members = try members(of: arguments)
        var options: [String] = []
        var operands: [String] = []
        for parameter in parameters {
            let value = members.last { $0.key == parameter.name }?.node
            if value == nil, parameter.isRequired { throw invalid("'\(parameter.name)' is missing") }
            let texts = try value.map { node throws(RPCError) in try self.texts(node, of: parameter) } ?? []
            try check(texts, of: parameter, within: reach)
            switch parameter.place {
            case .operands: operands += texts
            case .option(let option):
                if case .flag = parameter.value {
                    if value?.flag == true { options.append(option) }
                } else if !texts.isEmpty {
                    options.append("\(option)=\(texts.joined(separator: ","))")
                }
            case .answer: break
            case .either(let option, let other):
                if let word = value?.flag == true ? option : other { options.append(word) }
            }
        }
        if !options.contains(where: { $0.hasPrefix("--package-path=") }) {
            options.append("--package-path=\(packageFolder)")
        }
        if operands.isEmpty, arguments?["since"] == nil { options += overview }
        let wish = AssistantAnswer.Wish(
            hasDetails: arguments?["detail"]?.flag == true, cursor: arguments?["cursor"].flatMap(Self.number) ?? 0)
        return Call(
            command: command ?? [name], rest: options + ["--"] + operands,
            isWriting: effect != .reads && arguments?["write"]?.flag == true, wish: wish)
    }

    /// The whole number that `node` is, as a number or as text; `nil` for others.
    private static func number(_ node: JSONNode) -> Int? {
        switch node.value {
        case .number(let number): Int(exactly: number).flatMap { $0 < 0 ? nil : $0 }
        case .string(let text): Int(text).flatMap { $0 < 0 ? nil : $0 }
        default: nil
        }
    }

    private func members(of arguments: JSONNode?) throws(RPCError) -> [JSONMember] {
        guard let arguments else { return [] }
        guard case .object(let members) = arguments.value else { throw invalid("the arguments are not an object") }
        let known = parameters.map(\.name)
        if let unknown = members.first(where: { !known.contains($0.key) }) {
            throw invalid("there is no argument '\(unknown.key)'; the arguments are \(known.joined(separator: ", "))")
        }
        return members
    }

    private func check(_ texts: [String], of parameter: Parameter, within reach: AssistantReach) throws(RPCError) {
        let isAllowed: (String) -> Bool
        switch parameter.value {
        case .folder: isAllowed = reach.holds
        case .sources: isAllowed = reach.allows
        case .text, .texts, .flag, .choice, .choices, .number: return
        }
        if let word = texts.first(where: { !isAllowed($0) }) {
            throw invalid(
                "'\(parameter.name)' may name only what is in the server's package or the client's roots, not '\(word)'"
            )
        }
    }

    private func texts(_ node: JSONNode, of parameter: Parameter) throws(RPCError) -> [String] {
        switch (parameter.value, node.value) {
        case (.text, .string(let text)) where !text.isEmpty, (.folder, .string(let text)) where !text.isEmpty:
            return [text]
        case (.choice(let choices), .string(let text)):
            if choices.contains(text) { return [text] }
            throw invalid("'\(parameter.name)' is one of \(choices.joined(separator: ", "))")
        case (.choices(let choices), .array(let nodes)):
            let texts = nodes.compactMap(\.text)
            if texts.count == nodes.count, texts.allSatisfy(choices.contains) { return texts }
            throw invalid("'\(parameter.name)' is a list of \(choices.joined(separator: ", "))")
        case (.number, _):
            if let number = Self.number(node) { return ["\(number)"] }
        case (.flag, .bool): return []
        case (.texts, .array(let nodes)), (.sources, .array(let nodes)):
            let texts = nodes.compactMap(\.text)
            if texts.count == nodes.count, !texts.contains("") { return texts }
        default: break
        }
        throw invalid("'\(parameter.name)' must be \(parameter.value.kindName)")
    }

    private func invalid(_ message: String) -> RPCError {
        RPCError(code: -32602, message: "\(name): \(message)")
    }
}

extension AssistantTool.Parameter.Value {
    fileprivate var kindName: String {
        switch self {
        case .text, .folder, .choice: "a text"
        case .texts, .sources, .choices: "a list of strings"
        case .number: "a whole number"
        case .flag: "true or false"
        }
    }
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
            json.member("required", parameters.filter(\.isRequired).map(\.name))
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
        switch value {
        case .text, .folder: json.member("type", "string")
        case .flag: json.member("type", "boolean")
        case .choice(let choices):
            json.member("type", "string")
            json.member("enum", choices)
        case .number: json.member("type", "integer")
        case .choices(let choices):
            json.member("type", "array")
            json.object("items") { json in
                json.member("type", "string")
                json.member("enum", choices)
            }
        case .texts, .sources:
            json.member("type", "array")
            json.object("items") { $0.member("type", "string") }
        }
        json.member("description", summary)
    }
}
