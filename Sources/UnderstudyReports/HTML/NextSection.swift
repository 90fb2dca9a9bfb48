/// The part of the page that says what to do first, with commands to copy.
struct NextSection {
    let steps: [NextStep]

    func write(to html: inout HTMLWriter) {
        guard !steps.isEmpty else { return }
        html.element("section", .id("next"), .label("Next")) { html in
            html.element("h2", text: "What to do next")
            html.element("table", .class("cards")) { html in
                html.element("caption", .class("hidden"), text: "What to do next")
                ProtocolSection.head(["step", "files", "command"], to: &html, words: ["step", "command"])
                html.element("tbody") { html in
                    for step in steps { write(step, to: &html) }
                }
            }
        }
    }

    private func write(_ step: NextStep, to html: inout HTMLWriter) {
        html.element("tr") { html in
            html.element("th", .scope("row")) { $0.name(step.text) }
            html.element("td", .class("number"), .title("changes"), text: step.filesText)
            html.element("td") { $0.command(step.command) }
        }
    }
}
