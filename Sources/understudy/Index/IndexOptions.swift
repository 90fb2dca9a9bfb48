/// The options of commands that can use what the compiler noted.
enum IndexOptions {
    /// Where the evidence of who uses what comes from.
    enum Evidence: String, CaseIterable, Sendable {
        /// From the compiler's index, where there is one of the sources as they are, and from the sources.
        case auto
        /// The same; but it is said when there is none.
        case index
        /// From the sources alone.
        case source
    }

    static let evidence = Option<Evidence>.choice(
        "evidence", value: "EVIDENCE", default: .auto,
        "who uses what according to: index, what the compiler noted in the last build, and the sources where it noted "
            + "nothing; source, the sources alone; or auto, index if there is one")
    static let store = Option.text(
        "index-store-path", value: "DIR", "the compiler's index (default: that of the package's last debug build)")
    static let library = Option.text(
        "index-store-library", value: "FILE",
        "the library that reads the index (default: the toolchain's libIndexStore)")

    static let all = [evidence.declaration, store.declaration, library.declaration]
}
