import Foundation
import Testing
import UnderstudySyntax

@testable import understudy

@Suite("Output")
struct ConsoleTests {
    private let note = Diagnostic(DiagnosticID("here"), .note, "it is here")
    private var error: Diagnostic {
        let place = SourceLocation(path: "A.swift", position: SourcePosition(line: 3, column: 7))
        return Diagnostic(DiagnosticID("bad"), .error, "it is bad", at: place, notes: [note])
    }
    private let warning = Diagnostic(DiagnosticID("odd"), .warning, "it is odd", at: SourceLocation(path: "B.swift"))

    private func errors(
        _ settings: OutputSettings,
        isTerminal: Bool = false,
        environment: [String: String] = [:]
    ) -> String {
        let captured = Captured()
        let system = System(
            files: .live, output: Captured().sink(), errors: captured.sink(isTerminal: isTerminal),
            environment: { environment[$0] })
        Console(system: system, settings: settings).report([error, warning])
        system.flush()
        return captured.text
    }

    @Test func diagnosticsHaveTheFormThatEditorsRead() {
        #expect(
            errors(OutputSettings()) == """
                A.swift:3:7: error: it is bad [bad]
                note: it is here [here]
                B.swift: warning: it is odd [odd]

                """)
    }

    @Test func aNoteIsSaidOnce() {
        let captured = Captured()
        let system = System(
            files: .live, output: Captured().sink(), errors: captured.sink(isTerminal: false), environment: { _ in nil }
        )
        Console(system: system, settings: OutputSettings()).report([note, warning, note, warning])
        system.flush()
        #expect(captured.text.components(separatedBy: "[here]").count == 2)
        #expect(captured.text.components(separatedBy: "[odd]").count == 3)
    }

    @Test func quietLeavesErrorsOnly() {
        #expect(errors(OutputSettings(isQuiet: true)) == "A.swift:3:7: error: it is bad [bad]\n")
    }

    @Test func colorIsForTerminals() {
        #expect(errors(OutputSettings(), isTerminal: true).contains("\u{1B}["))
        #expect(!errors(OutputSettings(color: .never), isTerminal: true).contains("\u{1B}["))
        #expect(!errors(OutputSettings(), isTerminal: true, environment: ["NO_COLOR": "1"]).contains("\u{1B}["))
        #expect(errors(OutputSettings(), isTerminal: true, environment: ["NO_COLOR": ""]).contains("\u{1B}["))
        #expect(errors(OutputSettings(color: .always), environment: ["NO_COLOR": "1"]).contains("\u{1B}["))
    }

    @Test func colorChangesNothingButColor() {
        let colored = errors(OutputSettings(color: .always))
        let plain = colored.split(separator: "\u{1B}[", omittingEmptySubsequences: false).enumerated()
            .map { $0.offset == 0 ? String($0.element) : String($0.element.drop { $0 != "m" }.dropFirst()) }
        #expect(plain.joined() == errors(OutputSettings()))
    }

    @Test func aSinkThatNobodyReadsIsWrittenOnce() {
        final class Calls: @unchecked Sendable { var count = 0 }
        let calls = Calls()
        let sink = ByteSink(isTerminal: false) { _ in
            calls.count += 1
            return .brokenPipe
        }
        for _ in 0..<3 {
            sink.append("text".utf8)
            sink.flush()
        }
        #expect(calls.count == 1)
        #expect(sink.loss == nil, "nobody reads, so nobody misses anything")
    }

    @Test func lostOutputEndsWithTwo() {
        let errors = Captured()
        let full = SystemCalls.Failure.tooLarge
        let system = System(
            files: .live, output: ByteSink(isTerminal: false) { _ in full }, errors: errors.sink(),
            environment: { _ in nil })
        #expect(Program.run(["help"], system: system) == .unusableInput)
        #expect(errors.text == "error: can't write the output: \(full.text) [unwritable-output]\n")
    }

    @Test func bytesAreGathered() {
        final class Calls: @unchecked Sendable { var sizes: [Int] = [] }
        let calls = Calls()
        let sink = ByteSink(isTerminal: false) { bytes in
            calls.sizes.append(bytes.count)
            return nil
        }
        for _ in 0..<70_000 { sink.append("x".utf8) }
        sink.flush()
        #expect(calls.sizes == [65_536, 4_464])
    }
}

@Suite("Progress")
struct ProgressTests {
    final class Clock: @unchecked Sendable { var time: UInt64 = 0 }

    private func shown(isShown: Bool, _ times: [UInt64]) -> String {
        let captured = Captured()
        let clock = Clock()
        let progress = Progress(
            title: "reading", total: 9, sink: captured.sink(isTerminal: true), isShown: isShown, now: { clock.time })
        for time in times {
            clock.time = time * 1_000_000
            progress.advance()
        }
        progress.finish()
        return captured.text
    }

    @Test func shortWorkShowsNothing() {
        #expect(shown(isShown: true, [1, 500, 999]) == "")
    }

    @Test func longWorkShowsACountTenTimesASecondAndTakesItAway() {
        let expected = "\rreading 2 of 9\u{1B}[K" + "\rreading 4 of 9\u{1B}[K" + "\r\u{1B}[K"
        #expect(shown(isShown: true, [1, 1000, 1050, 1100]) == expected)
    }

    @Test func pipesAreShownNothing() {
        #expect(shown(isShown: false, [1000, 2000]) == "")
    }
}
