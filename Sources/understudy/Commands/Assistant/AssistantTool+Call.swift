import UnderstudySyntax

extension AssistantTool {
    /// What a call asks for.
    struct Call: Sendable {
        let tool: AssistantTool
        /// The arguments as they came.
        let arguments: JSONNode?
        fileprivate let rest: [String]
        /// Whether files are to be changed.
        let isWriting: Bool
        /// What the answer is to have.
        let wish: AssistantAnswer.Wish

        /// Whether the command's JSON is wanted.
        var wantsValue: Bool { tool.textSize == nil || wish.hasDetails || wish.cursor > 0 || wish.limit != nil }

        /// The words of the command line, for results in `format`.
        func words(as format: String) -> [String] {
            (tool.command ?? [tool.name]) + ["--format=\(format)", "--color=never"] + rest
        }
    }

    /// The call with `arguments`, which may name files within `reach`.
    func call(
        _ arguments: JSONNode?, packageFolder: String, within reach: AssistantReach
    ) throws(ArgumentError) -> Call {
        let members = try members(of: arguments)
        var options: [String] = []
        var operands: [String] = []
        for parameter in parameters {
            let value = members.last { $0.key == parameter.name }?.node
            if value == nil, parameter.isRequired { throw invalid("\"\(parameter.name)\" is missing") }
            let texts = try value.map { node throws(ArgumentError) in try self.texts(node, of: parameter) } ?? []
            if parameter.isRequired, texts.isEmpty { throw invalid("\"\(parameter.name)\" is empty") }
            try check(texts, of: parameter, within: reach)
            switch parameter.place {
            case .operands: operands += texts
            case .option(let option):
                if case .flag = parameter.value {
                    if value?.flag == true { options.append(option) }
                } else if !texts.isEmpty {
                    options.append("\(option)=\(texts.joined(separator: ","))")
                }
            case .repeated(let option): options += texts.map { "\(option)=\($0)" }
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
            hasDetails: arguments?["detail"]?.flag == true, cursor: arguments?["cursor"].flatMap(Self.number) ?? 0,
            limit: arguments?["limit"].flatMap(Self.number))
        return Call(
            tool: self, arguments: arguments, rest: options + ["--"] + operands,
            isWriting: effect != .reads && arguments?["write"]?.flag == true, wish: wish)
    }

    private func members(of arguments: JSONNode?) throws(ArgumentError) -> [JSONMember] {
        guard case .object(let members)? = arguments?.value else { return [] }
        let known = parameters.map(\.name)
        if let unknown = members.first(where: { !known.contains($0.key) }) {
            throw invalid("there is no argument \"\(unknown.key)\"; the arguments are \(known.joined(separator: ", "))")
        }
        // A client may write that there is no value.
        return members.filter { !$0.node.isNull }
    }

    private func check(
        _ texts: [String], of parameter: Parameter, within reach: AssistantReach
    ) throws(ArgumentError) {
        let isAllowed: (String) -> Bool
        switch parameter.value {
        case .folder, .paths: isAllowed = { SourceWord($0).isPath && reach.holds($0) }
        case .sources: isAllowed = reach.allows
        default: return
        }
        if let word = texts.first(where: { !isAllowed($0) }) {
            throw ArgumentError(
                message: "\(name): \"\(parameter.name)\" may name only what is in the server's package or the client's "
                    + "roots, not '\(word)'", isOutOfReach: true)
        }
    }

    private func texts(_ node: JSONNode, of parameter: Parameter) throws(ArgumentError) -> [String] {
        if case .flag = parameter.value, node.flag != nil { return [] }
        guard let texts = parameter.value.texts(node) else {
            throw invalid("\"\(parameter.name)\" must be \(parameter.value.words)")
        }
        guard texts.count <= Self.listLimit else {
            throw invalid("\"\(parameter.name)\" has more than \(Self.listLimit) elements; ask in several calls")
        }
        guard texts.allSatisfy({ $0.utf8.count <= Self.textLimit }) else {
            throw invalid("\"\(parameter.name)\" has a text of more than \(Self.textLimit) bytes")
        }
        if case .option = parameter.place, parameter.value.isList,
            let text = texts.first(where: { $0.utf8.contains(UInt8(ascii: ",")) })
        {
            throw invalid("\"\(parameter.name)\" has one name in each text, without commas, not '\(text)'")
        }
        if let text = texts.first(where: { $0.utf8.contains(where: { $0 < 0x20 }) }) {
            throw invalid("\"\(parameter.name)\" has a control character in '\(VisibleText.line(text))'")
        }
        return texts
    }

    /// The most bytes of a text: no name and no path is longer.
    static let textLimit = 4096
    /// The most elements of a list.
    private static let listLimit = 1000

    private func invalid(_ message: String) -> ArgumentError { ArgumentError(message: "\(name): \(message)") }

    /// The whole number that `node` is, as a number or as text; `nil` for others.
    fileprivate static func number(_ node: JSONNode) -> Int? {
        switch node.value {
        case .number(let number): Int(exactly: number).flatMap { $0 < 0 ? nil : $0 }
        case .string(let text): Int(text).flatMap { $0 < 0 ? nil : $0 }
        default: nil
        }
    }
}

extension AssistantTool.Parameter.Value {
    /// The words of the command line that `node` stands for; `nil` if it is of another type.
    fileprivate func texts(_ node: JSONNode) -> [String]? {
        switch self {
        case .text, .folder: node.text.flatMap { $0.isEmpty ? nil : [$0] }
        case .choice(let choices): node.text.flatMap { choices.contains($0) ? [$0] : nil }
        case .number(let least): AssistantTool.number(node).flatMap { $0 < least ? nil : ["\($0)"] }
        case .flag: nil
        case .texts, .sources, .paths: Self.all(node) { $0.text.flatMap { $0.isEmpty ? nil : $0 } }
        case .choices(let choices): Self.all(node) { $0.text.flatMap { choices.contains($0) ? $0 : nil } }
        case .namedTexts: Self.members(node) { $0.text }
        case .namedLists:
            Self.members(node) { value in
                Self.all(value) { $0.text.flatMap { $0.isEmpty ? nil : $0 } }.flatMap { texts in
                    texts.isEmpty || texts.contains { $0.utf8.contains(UInt8(ascii: "+")) }
                        ? nil : texts.joined(separator: "+")
                }
            }
        }
    }

    private static func all(_ node: JSONNode, _ text: (JSONNode) -> String?) -> [String]? {
        guard let nodes = node.elements else { return nil }
        let texts = nodes.compactMap(text)
        return texts.count == nodes.count ? texts : nil
    }

    private static func members(_ node: JSONNode, _ text: (JSONNode) -> String?) -> [String]? {
        guard case .object(let members) = node.value else { return nil }
        let texts = members.compactMap { member in
            text(member.node).flatMap { member.key.isEmpty || $0.isEmpty ? nil : "\(member.key)=\($0)" }
        }
        return texts.count == members.count ? texts : nil
    }

    fileprivate var isList: Bool {
        switch self {
        case .texts, .choices, .namedTexts, .namedLists: true
        default: false
        }
    }

    fileprivate var words: String {
        switch self {
        case .text: "a text"
        case .folder: "the path of a folder"
        case .choice(let choices): "one of \(choices.joined(separator: ", "))"
        case .texts, .sources: "a list of texts"
        case .paths: "a list of paths"
        case .choices(let choices): "a list of some of \(choices.joined(separator: ", "))"
        case .number(let least): "a whole number, at least \(least)"
        case .flag: "true or false"
        case .namedTexts: "an object with a text for each name"
        case .namedLists: "an object with a list of texts for each name"
        }
    }
}
