/// The options of commands that can use the compiler's index.
enum IndexOptions {
    /// The source of the evidence of who uses what.
    enum Evidence: String, CaseIterable, Sendable {
        /// The compiler's index, if there is one for the current sources, and the sources.
        case auto
        /// The same, with a warning if there is no index.
        case index
        /// Only the sources.
        case source
    }

    static let evidence = Option<Evidence>.choice(
        "evidence", value: "EVIDENCE", default: .auto,
        "where usage is taken from: index, the compiler's index of the last build, and the sources where it has "
            + "nothing; source, only the sources; or auto, index if there is one")
    static let store = Option.text(
        "index-store-path", value: "DIR", "the compiler's index (default: that of the package's last debug build)")
    static let library = Option.text(
        "index-store-library", value: "FILE",
        "the library that reads the index (default: the toolchain's libIndexStore)")

    static let all = [evidence.declaration, store.declaration, library.declaration]
        .inSection("where usage is taken from")
}
