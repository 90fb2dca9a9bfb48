/// Looks for the toolchain's library that reads an index.
struct IndexLibrarySearch {
    private let session: Session

    init(in session: Session) {
        self.session = session
    }

    #if canImport(Darwin)
    static let name = "libIndexStore.dylib"
    #else
    static let name = "libIndexStore.so"
    #endif

    /// The path of the library; `nil` if no toolchain is found.
    func path() -> String? {
        let files = session.files
        for compiler in compilers() {
            let folder = Self.folder(of: Self.folder(of: files.resolved(compiler)))
            let library = Path.join(folder, "lib/" + Self.name)
            if files.exists(library) { return library }
        }
        return fromTarget()
    }

    /// What `swiftc` on the search path may be; on a Mac, the one that `xcrun` chooses comes first.
    private func compilers() -> [String] {
        let path = session.system.environment("PATH") ?? ""
        let onPath = path.split(separator: ":").map { Path.join(String($0), "swiftc") }
        #if canImport(Darwin)
        let chosen = session.system.run(["xcrun", "--find", "swiftc"])
        if chosen.isSuccess { return [Self.line(chosen.output)] + onPath.filter(session.files.exists) }
        #endif
        return onPath.filter(session.files.exists)
    }

    /// The library folder according to the compiler itself, since the `swiftc` on the search path may only choose
    /// another one.
    private func fromTarget() -> String? {
        let told = session.system.run(["swiftc", "-print-target-info"])
        guard told.isSuccess, let root = try? JSONParser.parse(told.output),
            let resources = root["paths"]?["runtimeResourcePath"]?.text
        else { return nil }
        let library = Path.join(Self.folder(of: resources), Self.name)
        return session.files.exists(library) ? library : nil
    }

    private static func folder(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    }

    private static func line(_ bytes: [UInt8]) -> String {
        String(decoding: bytes.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    }
}
