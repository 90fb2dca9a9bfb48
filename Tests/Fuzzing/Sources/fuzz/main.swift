import Foundation

/// What the command line asks for.
struct Request {
    var count: UInt64 = 1_000_000
    var first: UInt64 = 0
    var seed: UInt64 = 1
    var folders: [String] = []
    var output = "."
    var isDeep = false

    init(_ arguments: [String]) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--count": count = rest.popFirst().flatMap { UInt64($0) } ?? count
            case "--first": first = rest.popFirst().flatMap { UInt64($0) } ?? first
            case "--seed": seed = rest.popFirst().flatMap { UInt64($0) } ?? seed
            case "--output": output = rest.popFirst() ?? output
            case "--deep": isDeep = true
            default: folders.append(argument)
            }
        }
    }
}

/// The processor time of this thread, in seconds.
func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

func say(_ text: String) {
    FileHandle.standardOutput.write(Data((text + "\n").utf8))
}

let request = Request(Array(CommandLine.arguments.dropFirst()))
let status = request.isDeep ? DeepRun(request).run() : MutationRun(request).run()
exit(status)
