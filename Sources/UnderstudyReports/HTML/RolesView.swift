import UnderstudySegregation

/// The roles of one protocol on the page.
struct RolesView {
    let split: ProtocolSplit
    /// The report that the split is part of.
    let report: SplitReport

    func write(to html: inout HTMLWriter) {
        let roles = split.offer.roles
        guard !roles.isEmpty else { return }
        let text = RoleText(split, in: report)
        html.element("h3", text: "Roles")
        html.element("p", text: text.summary + ".")
        html.element("ul", .class("roles")) { html in
            for (number, role) in roles.enumerated() {
                html.element("li") { html in
                    html.element("code", text: text.declaration(of: role))
                    html.text(
                        " (\(number + 1)) −\(role.removes) (at random \(role.atRandom)): \(text.service(of: role)). ")
                    html.text(text.reach(of: number) + ".")
                }
            }
        }
        if let command = text.command { html.element("p") { $0.element("code", text: command) } }
    }
}
