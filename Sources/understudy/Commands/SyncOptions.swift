/// The options that `sync`, `check` and `adopt` share.
enum SyncOptions {
    static let context = Option.texts(
        "context", value: "PATH", "sources that are read only to resolve names; can be repeated")
    static let style = Option.text(
        "style", value: "STYLE",
        "the set of templates that the doubles were written with (default: the configuration's)")
    static let templates = Option.text(
        "templates", value: "DIR",
        "a folder of your own templates, which take precedence over the built-in ones of the same name")

    static let follow = Option.text(
        "protocol", value: "NAME", "the new name of the double's protocol; for one double")

    static let conformers = Option.flag(
        "all-conformers",
        "also check types without Understudy's header: those in tests that conform to a protocol in the sources")

    static let format = Option<ResultFormat>.choice(
        "format", value: "FORMAT", default: .text, "how to print the result: text or json")

    static let reading = [context.declaration, style.declaration, templates.declaration]
    static let all = reading + [format.declaration]
}
