import Foundation

/// Reads texts that nest or repeat one thing 100,000 times, each on a thread with the stack of a secondary thread.
struct DeepRun {
    private let count: Int

    init(_ request: Request) {
        count = request.count == 1_000_000 ? 100_000 : Int(request.count)
    }

    func run() -> Int32 {
        let texts = DeepTexts.all(count)
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            for (name, text) in texts {
                FileHandle.standardError.write(Data((name + "\n").utf8))
                let bytes = Array(text.utf8)
                let start = processorTime()
                let violations = Trial.violations(of: bytes)
                let seconds = processorTime() - start
                say(String(format: "%7.3f s  ", seconds) + name + (violations.first.map { "  VIOLATION " + $0 } ?? ""))
            }
            done.signal()
        }
        thread.stackSize = 512 * 1_024
        thread.start()
        done.wait()
        say("\(texts.count) texts, each pattern \(count) times")
        return 0
    }
}
