/// The options of `generate`.
enum GenerateOptions {
    static let kinds = Option.list(
        "kind", value: "KIND[,KIND…]",
        "what to write: \(DoubleNames.kinds.joined(separator: ", ")), a kind of your own templates, or fixture "
            + "for values of the named types (default: \(DoubleNames.defaultKind), or mock in the styles of other tools)"
    )
    static let inputs = Option.texts(
        "in", value: "PATH", "where the protocols are: \(OperandHelp.paths) (default: the package); can be repeated")
    static let context = Option.texts(
        "context", value: "PATH", "sources that are read only to resolve names; can be repeated")
    static let output = Option.text(
        "output", value: "DIR", "the folder for new files (default: the test target that matches the protocol's module)"
    )
    static let standardOutput = Option.flag(
        "stdout", "print the doubles as one valid file instead of writing files")
    static let everything = Option.flag("all", "write doubles for all protocols found, opted in or not")
    static let module = Option.text(
        "module", value: "NAME", "the module of the sources in --in, if the folders don't tell")
    static let style = Option.text(
        "style", value: "STYLE",
        "the set of templates: \(DoubleNames.styles.joined(separator: ", ")), or one of your own; kinds that a style "
            + "lacks come from \(DoubleNames.defaultStyle) (default: \(DoubleNames.defaultStyle))")
    static let includeDefaults = Option.flag(
        "include-defaults", "also write members for requirements that have a default implementation")
    static let features = Option.list(
        "with", value: "WHAT[,WHAT…]",
        "optional features of spies and mocks: order (of calls to several doubles), reset (resetCalls()), "
            + "forwarding (to a value, until a stub is set), unused (warnings about stubs and spies that no test uses)")
    static let access = Option<DoubleAccess?>.choice(
        "access", value: "LEVEL",
        "the access level of doubles, at most that of their protocols: internal, package or public")
    static let condition = Option.text(
        "condition", value: "CONDITION", "a compilation condition for an #if around each double, such as DEBUG")
    static let name = Option.text("name", value: "NAME", "the name of the double, for one protocol and one kind")
    static let templates = CommonOptions.templates
    static let dryRun = Option.flag("dry-run", "write nothing, and say what would be written")
    static let force = Option.flag(
        "force", "replace the file of one double, whose protocol is named, and print the replaced lines as a diff")
    static let format = Option<ResultFormat>.choice(
        "format", value: "FORMAT", default: .text, "how to print what was written: text or json")

    /// The declarations, in the order of the help.
    static let all =
        [kinds.declaration, everything.declaration]
        + [inputs.declaration, context.declaration, module.declaration].inSection("what is read")
        + [
            output.declaration, standardOutput.declaration, dryRun.declaration, force.declaration, format.declaration,
        ].inSection("where doubles are written")
        + [
            style.declaration, templates.declaration, includeDefaults.declaration, features.declaration,
            access.declaration, condition.declaration, name.declaration,
        ].inSection("what doubles look like")
}
