import Foundation
import Testing

@testable import understudy

/// What nests deeper than any person writes is refused, on the stack of a secondary thread, too.
@Suite struct DeepNestingTests {
    @Test(arguments: [
        ("(", "Int", ")"), ("(a: ", "Int", ", b: Int)"), ("[", "Int", "]"), ("A<", "Int", ">"), ("", "Int", "?"),
        ("(@escaping (", "Int", ") -> Int) -> Int"), ("", "Int", ".A"), ("some ", "A", ""), ("() -> ", "Int", ""),
    ])
    func deepTypesAreRefused(open: String, middle: String, close: String) throws {
        for count in [20, 1_500] {
            let type = String(repeating: open, count: count) + middle + String(repeating: close, count: count)
            let run = try generate("protocol P { func f(_ a: Int) -> \(type) }\n")
            let isRefused = run.errors.contains("error: this is nested too deeply to be read") && run.output.isEmpty
            #expect(isRefused == (count > 64))
            #expect(run.code == (isRefused ? .unusableInput : run.code))
        }
    }

    @Test func deepConditionsAreRefused() throws {
        for count in [15, 60, 1_500] {
            let branches = String(repeating: "#if A\n", count: count) + "func f()\n"
            let run = try generate("protocol P {\n" + branches + String(repeating: "#endif\n", count: count) + "}\n")
            #expect(run.errors.contains("[nested-too-deeply]") == (count > 16))
            #expect(run.output.isEmpty == (count > 16))
        }
    }

    @Test("chains of members and key paths may be as long as they are", arguments: [".b", ".b?", ".b!", "[1]", "!"])
    func longChainsAreGonePast(link: String) throws {
        let links = String(repeating: link, count: 20_000)
        let source = "protocol P { func f(); func g() }\nfunc z(p: any P) { _ = \\A\(links); _ = p\(links); p.f() }\n"
        let folder = try TemporaryFolder(["P.swift": source])
        // The frames of a debug build are large; what calls itself for each link would need more, too.
        let run = try runOnStack(of: 4 << 20, ["split", folder.path, "--format", "json"])
        #expect(run.code == .success && run.output.contains(#""name": "z(p:)""#))
    }

    /// Runs `generate` for `source` with half a megabyte of stack.
    private func generate(_ source: String) throws -> TestRun {
        let folder = try TemporaryFolder(["P.swift": source])
        return try runOnStack(of: 512 << 10, ["generate", "P", "--in", folder["P.swift"], "--stdout"])
    }

    private func runOnStack(of bytes: Int, _ words: [String]) throws -> TestRun {
        let result = Result()
        let thread = Thread {
            result.run = TestRun(words)
            result.done.signal()
        }
        thread.stackSize = bytes
        thread.start()
        result.done.wait()
        return try #require(result.run)
    }

    private final class Result: @unchecked Sendable {
        let done = DispatchSemaphore(value: 0)
        var run: TestRun?
    }
}
