/// The options of `live`.
enum LiveOptions {
    static let output = Option.text(
        "output", value: "FILE", "the Swift file to write; not touched if its contents stay the same")

    static let stamp = Option.text(
        "stamp", value: "FILE",
        "an input that is rewritten while there are warnings, so that the next build runs this again and shows them")

    static let depfile = Option.text(
        "depfile", value: "FILE", "write a rule for make and ninja that lists the files that the output depends on")

    static let format = Option<ResultFormat>.choice(
        "format", value: "FORMAT", default: .text,
        "how to print what was generated: text, which prints nothing, or json")

    /// The declarations, in the order of the help.
    static let all =
        [output.declaration, stamp.declaration, depfile.declaration] + PackageGraph.options + [format.declaration]
}
