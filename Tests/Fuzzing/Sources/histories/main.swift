import Foundation

/// Runs the random histories of `Tests/UnderstudySyncTests`, many thousands of them.
///
///     histories FROM..<TO [--trace] [--samples DIR]
struct Request {
    var seeds: Range<UInt64> = 1..<1001
    /// Whether each step of a history is shown.
    var isTraced = false
    /// Where to keep what should compile.
    var samples: String?

    init?(_ arguments: [String]) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--trace": isTraced = true
            case "--samples": samples = rest.popFirst()
            default:
                let bounds = argument.split(separator: "..<").compactMap { UInt64($0) }
                guard bounds.count == 2, bounds[0] <= bounds[1] else { return nil }
                seeds = bounds[0]..<bounds[1]
            }
        }
    }
}

func say(_ text: String) { FileHandle.standardOutput.write(Data((text + "\n").utf8)) }

guard let request = Request(Array(CommandLine.arguments.dropFirst())) else {
    say("histories FROM..<TO [--trace] [--samples DIR]")
    exit(64)
}
let library = try SyncCase.library()
var failures = 0
for seed in request.seeds {
    var sequence = SyncSequence(seed)
    if request.isTraced { sequence.onStep = { say($0) } }
    if let failure = try sequence.run(library, steps: 6) {
        failures += 1
        say("seed \(seed), \(failure)\n")
    }
    if let folder = request.samples { try sequence.keep(in: folder, seed) }
}
say("\(request.seeds.count) histories, \(failures) failures")
exit(failures == 0 ? 0 : 1)
