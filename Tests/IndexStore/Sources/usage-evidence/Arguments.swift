/// The command line.
struct Arguments {
    /// A command line that cannot be used.
    struct UsageError: Error, CustomStringConvertible {
        let description: String
    }

    static let usage = """
        usage: usage-evidence compare --built DIR… [--misses N] [--only NAME]…
               usage-evidence compare --store DIR (--package DIR | --packages DIR)… [--misses N] [--only NAME]…
                                      [--tests yes] [--evidence index]
               usage-evidence matrix  --store DIR (--package DIR | --packages DIR)… [--protocol NAME]…

        compare   what source alone shows of who uses which requirement, beside the index of a build
        matrix    consumers and requirements of the protocols in the packages, by the index

        --built DIR      a package with the index of its last debug build
        --store DIR      the index store, such as .build/debug/index/store
        --package DIR    a package whose protocols count; only files below DIR are read
        --packages DIR   every folder in DIR is such a package, such as .build/checkouts
        --tests yes      with the packages' tests
        --evidence KIND  what is judged: source, the sources alone (default); or index, with what the compiler noted
        --only NAME      of these, only the package NAME
        --library FILE   the toolchain's libIndexStore (default: beside the swiftc in PATH)
        --misses N       print up to N places a package that only one side knows (default: 0)
        --protocol NAME  print only this protocol
        """

    enum Mode {
        case help
        case compare
        case matrix
    }

    var mode = Mode.help
    var store = ""
    var library: String?
    var built: [String] = []
    var packages: [String] = []
    var parents: [String] = []
    var only: Set<String> = []
    var misses = 0
    var includesTests = false
    var usesIndex = false
    var protocols: Set<String> = []

    init(_ arguments: [String]) throws(UsageError) {
        var rest = arguments[...]
        switch rest.popFirst() {
        case "compare": mode = .compare
        case "matrix": mode = .matrix
        case "--help": return
        case let word: throw UsageError(description: word.map { "unknown command '\($0)'" } ?? "no command")
        }
        while let option = rest.popFirst() {
            guard let value = rest.popFirst() else { throw UsageError(description: "'\(option)' needs a value") }
            switch option {
            case "--store": store = value
            case "--library": library = value
            case "--built": built.append(value)
            case "--package": packages.append(value)
            case "--packages": parents.append(value)
            case "--only": only.insert(value)
            case "--tests": includesTests = value == "yes"
            case "--evidence": usesIndex = value == "index"
            case "--misses": misses = Int(value) ?? 0
            case "--protocol": protocols.insert(value)
            default: throw UsageError(description: "unknown option '\(option)'")
            }
        }
        if !built.isEmpty, store.isEmpty, packages.isEmpty, parents.isEmpty { return }
        if store.isEmpty { throw UsageError(description: "--store is missing") }
        if packages.isEmpty && parents.isEmpty { throw UsageError(description: "no package is given") }
    }

    /// The same for each store.
    var selections: [Arguments] {
        if built.isEmpty { return [self] }
        return built.map { folder in
            var one = self
            one.store = folder + "/.build/debug/index/store"
            one.packages = [folder]
            return one
        }
    }
}
