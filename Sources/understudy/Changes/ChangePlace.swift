/// Where the record of a change of a package is kept: in the folder of its repository, to which no checkout adds files,
/// or else in the user's folder for the state of programs.
struct ChangePlace: Sendable {
    /// One possible record, and the folder that it belongs to.
    struct Spot: Sendable {
        let record: String
        let anchor: String
    }

    /// The spots, the best first; all for the same package.
    let spots: [Spot]
    /// The folder with the records of all packages without a repository.
    private let state: String?
    /// The package, after following all links.
    let folder: String

    /// The place for the package at the absolute path `folder`.
    init(of folder: String, in system: System) {
        self.folder = folder
        state = Self.stateFolder(system).map { Path.join($0, "changes") }
        var spots: [Spot] = []
        if let repository = Self.repository(around: folder, files: system.files) {
            let own = Path.join(repository.own, "understudy")
            // An archive may contain a repository with a link in it.
            if system.files.resolved(own) == Path.join(system.files.resolved(repository.own), "understudy") {
                spots.append(Spot(record: Path.join(own, "change"), anchor: repository.root))
            }
        }
        if let state { spots.append(Spot(record: Path.join(state, Self.mark(of: folder)), anchor: folder)) }
        self.spots = spots
    }

    /// The record of an unfinished change, if there is one.
    ///
    /// In a repository, that is one look at the file system; the user's folder is usually missing.
    func find(_ files: FileSystem) -> (spot: Spot, contents: ChangeJournal?)? {
        for spot in spots where files.exists(spot.record) {
            let journal = (try? files.contents(of: spot.record)).flatMap { ChangeJournal($0) }
            // The run may have come to its end in between.
            if journal != nil || files.exists(spot.record) { return (spot, journal) }
        }
        guard let state else { return nil }
        let identity = files.identity(folder)
        // A name that begins with a dot is that of a record that is still being written.
        let names = ((try? files.entries(state)) ?? []).map(\.name).filter { $0.first != "." }.sorted()
        for name in names {
            let record = Path.join(state, name)
            guard let journal = (try? files.contents(of: record)).flatMap({ ChangeJournal($0) }) else { continue }
            // The package may have been moved since, so that its path has changed.
            if let identity, journal.anchor.identity == identity {
                return (Spot(record: record, anchor: folder), journal)
            }
            // A change of several packages belongs to the folder around them.
            if journal.concerns(folder) { return (Spot(record: record, anchor: journal.anchor.path), journal) }
        }
        return nil
    }

    // MARK: - Folders

    /// The user's folder for what the tool remembers.
    static func stateFolder(_ system: System) -> String? {
        if let state = system.environment("XDG_STATE_HOME"), state.hasPrefix("/") {
            return Path.join(state, "understudy")
        }
        guard let home = system.environment("HOME"), home.hasPrefix("/") else { return nil }
        return Path.join(home, ".local/state/understudy")
    }

    /// The working tree around `folder`, and the folder of the repository that belongs to it alone.
    static func repository(around folder: String, files: FileSystem) -> (root: String, own: String)? {
        var root = folder
        while true {
            if let own = ownFolder(Path.join(root, ".git"), in: root, files: files),
                (try? files.kind(Path.join(own, "HEAD"))) == .file
            {
                return (root, own)
            }
            if root == "/" || root == "." { return nil }
            root = Path.folder(of: root)
        }
    }

    /// The folder that `.git` is, or that it names, as in additional working trees and in submodules.
    private static func ownFolder(_ path: String, in root: String, files: FileSystem) -> String? {
        switch try? files.kind(path) {
        case .folder: return path
        case .file:
            let prefix = "gitdir: "
            guard let bytes = try? files.contents(of: path), bytes.starts(with: prefix.utf8) else { return nil }
            let rest = bytes.dropFirst(prefix.utf8.count).prefix {
                $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r")
            }
            return String(validating: rest, as: UTF8.self).map { Path.normalized(Path.join(root, $0)) }
        default: return nil
        }
    }

    /// A name for the record of the package at `path`: sixteen digits that are the same in every run.
    static func mark(of path: String) -> String {
        var mark: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in path.utf8 { mark = (mark ^ UInt64(byte)) &* 0x100_0000_01b3 }
        let digits = String(mark, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
