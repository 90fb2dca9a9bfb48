/// The command line.
struct Arguments {
    /// Where the listing of Understudy comes from.
    enum ListingSource: Equatable {
        case command(String)
        case file(String)
    }

    /// What to do.
    enum Mode: Equatable {
        case help
        case compare(ListingSource)
        case dump
        case extractInputs(folder: String, output: String)
    }

    /// A command line that cannot be used.
    struct UsageError: Error, CustomStringConvertible {
        let description: String
    }

    let mode: Mode
    let folders: [String]

    static let usage = """
        usage: conformance [--understudy PATH | --json FILE] FOLDER…
               conformance --dump FOLDER…
               conformance --extract-inputs FOLDER OUT
        """

    init(_ arguments: [String]) throws(UsageError) {
        var understudy: String?
        var json: String?
        var dumps = false
        var extracts = false
        var paths: [String] = []
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--help": (mode, folders) = (.help, []); return
            case "--understudy": understudy = try Self.value(of: argument, from: &rest)
            case "--json": json = try Self.value(of: argument, from: &rest)
            case "--dump": dumps = true
            case "--extract-inputs": extracts = true
            default:
                if argument.hasPrefix("-") { throw UsageError(description: "unknown option '\(argument)'") }
                paths.append(argument)
            }
        }
        folders = paths
        mode = try Self.mode(understudy: understudy, json: json, dumps: dumps, extracts: extracts, paths: paths)
    }

    private static func value(of option: String, from rest: inout ArraySlice<String>) throws(UsageError) -> String {
        guard let value = rest.popFirst() else { throw UsageError(description: "'\(option)' needs a value") }
        return value
    }

    private static func mode(
        understudy: String?, json: String?, dumps: Bool, extracts: Bool, paths: [String]
    ) throws(UsageError) -> Mode {
        let chosen = [understudy != nil, json != nil, dumps, extracts].count { $0 }
        guard chosen <= 1 else { throw UsageError(description: "the options exclude each other") }
        if extracts {
            guard paths.count == 2 else { throw UsageError(description: "'--extract-inputs' needs FOLDER and OUT") }
            return .extractInputs(folder: paths[0], output: paths[1])
        }
        guard !paths.isEmpty else { throw UsageError(description: "no folder given") }
        if dumps { return .dump }
        if let json {
            guard paths.count == 1 else { throw UsageError(description: "'--json' goes with one folder") }
            return .compare(.file(json))
        }
        return .compare(.command(understudy ?? "understudy"))
    }
}
