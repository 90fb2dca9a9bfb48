import UnderstudySyntax

/// The prompt that has an assistant write a test.
struct AssistantPrompt: Sendable {
    private let type: String
    private let behaviour: String?

    private static let name = "write_test"
    private static let title = "Write a test with these doubles"
    private static let summary = "Writes a test of a type, with the doubles of what it depends on."

    /// The prompts that there are.
    static let list = RPCResult(lifetime: .long) { json in
        json.array("prompts") { json in
            json.object { json in
                json.member("name", name)
                json.member("title", title)
                json.member("description", summary)
                json.array("arguments") { json in
                    write("type", "The type to test, such as NoteModel.", isRequired: true, to: &json)
                    write("behaviour", "What to test, such as 'shows an alert when saving fails'.", to: &json)
                }
            }
        }
    }

    private static func write(_ name: String, _ summary: String, isRequired: Bool = false, to json: inout JSONWriter) {
        json.object { json in
            json.member("name", name)
            json.member("description", summary)
            json.member("required", isRequired)
        }
    }

    /// The prompt that a client asks for.
    init(_ parameters: JSONNode?) throws(RPCError) {
        guard let name = parameters?["name"]?.text else { throw .wrong("'prompts/get' needs the 'name' of a prompt") }
        guard name == Self.name else { throw .wrong("there is no prompt '\(name.prefix(100))'; there is \(Self.name)") }
        let arguments = parameters?["arguments"]
        guard let type = arguments?["type"]?.text, !type.isEmpty, type.utf8.count <= AssistantTool.textLimit else {
            throw .wrong("\(name): \"type\" is missing, the name of the type to test")
        }
        self.type = type
        behaviour = (arguments?["behaviour"]?.text).map { String($0.prefix(AssistantTool.textLimit)) }
    }

    /// What to tell the assistant, with what there is to know about the type.
    func result(_ tools: ToolRun, _ control: CallControl) -> Result<RPCResult, RPCError> {
        let words = ["context", "--color=never", "--package-path=\(tools.packageFolder)", "--", type]
        let output = tools.reporting(while: control).output(of: words)
        guard output.code == .success else {
            let reason = String(decoding: output.errors, as: UTF8.self)
            return .failure(.wrong(reason.split(separator: "\n").first.map(String.init) ?? "there is no '\(type)'"))
        }
        let task = behaviour.map { "Write a test of '\(type)': \($0)." } ?? "Write tests of '\(type)'."
        let text = """
            \(task) Use the doubles below; write a missing one with the tool 'generate' and "write": true, not by hand. Set \
            answers through its stubs, and check calls through what it records. Then build and run the test.

            \(String(decoding: output.bytes, as: UTF8.self))
            """
        return .success(
            RPCResult { json in
                json.member("description", Self.summary)
                json.array("messages") { json in
                    json.object { json in
                        json.member("role", "user")
                        json.object("content") { json in
                            json.member("type", "text")
                            json.member("text", text)
                        }
                    }
                }
            })
    }
}
