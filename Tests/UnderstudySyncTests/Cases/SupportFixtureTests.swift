import Foundation
import Testing
import UnderstudyBuiltInTemplates
import UnderstudyDoubles
import UnderstudySemantics
@testable import UnderstudySync
import UnderstudySyntax
import UnderstudyTemplates

/// Files of what doubles and tests share, with what their owners made of them: `Tests/Fixtures/SupportFiles` has a folder
/// for each case, with the file before and after.
@Suite("Shared files, by fixtures") struct SupportFixtureTests {
    private static let folder = SyncCase.fixtures.appendingPathComponent("SupportFiles")

    static let names: [String] =
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { !$0.hasPrefix(".") }
        .sorted()

    private let generator: DoubleGenerator
    private let sync: SupportSync

    init() throws {
        var library = try SyncCase.library()
        for former in BuiltInTemplates.former {
            library.insert(deferred: former.text, name: former.name)
        }
        generator = DoubleGenerator(index: DeclarationIndex([]), library: library)
        sync = SupportSync(generator)
    }

    /// What becomes of `source`, in words.
    private func outcome(of source: SourceText, _ type: SupportType) throws -> (text: SourceText, finding: String) {
        guard try sync.header(of: source, type) != nil else { return (source, "another type\n") }
        switch try sync.outcome(of: source, type, SupportSync.Demand()) {
        case .current: return (source, "current\n")
        case .changed(let bytes, _): return (SourceText(path: source.path, bytes: bytes), "changed\n")
        case .conflict(let place):
            let diagnostic = SyncFinding.editedSupport(type, source.path, at: place).diagnostic(.warning)
            return (source, diagnostic.lines.joined(separator: "\n") + "\n")
        }
    }

    @Test(arguments: names)
    func ownersKeepTheirLines(_ name: String) throws {
        let folder = Self.folder.appendingPathComponent(name)
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        let file = try #require(files.first { $0.hasSuffix(".before.swift") })
        let type = try #require(SupportType(rawValue: String(file.dropLast(".before.swift".count))))
        let before = SourceText(
            path: type.rawValue + ".swift",
            bytes: Array(try Data(contentsOf: folder.appendingPathComponent(file))))
        let (after, finding) = try outcome(of: before, type)
        let expected = folder.appendingPathComponent(type.rawValue + ".after.swift")
        try Expectation(expected).compare(after.text(in: after.range))
        try Expectation(folder.appendingPathComponent("finding.txt")).compare(finding)
        let again = try outcome(of: after, type)
        #expect(again.text.bytes == after.bytes)
        #expect(again.finding == (finding == "changed\n" ? "current\n" : finding), "the second time")
    }

    /// Every former text, with a line of the owner's at a place, and with a comment of the owner's behind a line: at every
    /// third place, and as texts of one type differ little, at another third in the next of them.
    @Test(arguments: BuiltInTemplates.former.map(\.name))
    func noLineIsLost(_ name: String) throws {
        let word = name.dropFirst("former/".count).prefix { $0 != "." }
        let number = try #require(Int(name.split(separator: ".").last ?? ""))
        let type = try #require(SupportType(rawValue: String(word)))
        var form = SupportForm(type.extended.map { [$0, type] } ?? [type])
        form.former = [type: number]
        let text = String(decoding: try generator.supportFile(form), as: UTF8.self)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        var merged = 0
        for index in lines.indices.dropLast() where index % 3 == number % 3 {
            var (inserted, commented) = (lines, lines)
            inserted.insert("// mine", at: index)
            commented[index] += " // mine"
            for lines in [inserted, commented] {
                let before = SourceText(path: "\(word).swift", text: lines.joined(separator: "\n"))
                let main = type.extended ?? type
                let (after, finding) = try outcome(of: before, main)
                #expect(after.text(in: after.range).contains("// mine"), "\(index): \(lines[index])")
                if finding != "changed\n" { continue }
                merged += 1
                let again = try outcome(of: after, main)
                #expect(again.finding == "current\n" && again.text.bytes == after.bytes, "\(index): \(lines[index])")
            }
        }
        // Of a short text, most of the places may be lines that have changed since.
        #expect(merged > lines.count / 8)
    }

    @Test func formerTextsDifferFromTodays() throws {
        for former in BuiltInTemplates.former {
            let word = former.name.dropFirst("former/".count).prefix { $0 != "." }
            let type = try #require(SupportType(rawValue: String(word)), "\(former.name)")
            let number = try #require(Int(former.name.split(separator: ".").last ?? ""))
            #expect(number <= generator.formerCount(of: type))
            var form = SupportForm([type])
            let today = try generator.supportFile(form)
            form.former = [type: number]
            #expect(try generator.supportFile(form) != today, "\(former.name)")
        }
    }

    @Test func everyFormOfTodayIsCurrent() throws {
        let all: [Set<SupportType>] = [
            [.locked], [.locked, .lockedShared], [.locked, .lockedRecording],
            [.locked, .lockedReplacing], [.locked, .lockedRecording, .lockedReplacing, .lockedShared],
        ]
        for types in all {
            for wakes in [false, true] {
                let text = SourceText(
                    path: "Locked.swift",
                    bytes: try generator.supportFile(SupportForm(types, in: SupportSetting(wakes: wakes))))
                let demand = SupportSync.Demand(types: types, in: SupportSetting(wakes: wakes))
                guard case .current = try sync.outcome(of: text, .locked, demand) else {
                    Issue.record("\(types), \(wakes) is changed")
                    continue
                }
                let change = SupportSync.Demand(in: SupportSetting(wakes: !wakes))
                guard case .changed(let other, _) = try sync.outcome(of: text, .locked, change) else {
                    Issue.record("\(types), \(wakes) is not changed")
                    continue
                }
                #expect(try other == generator.supportFile(SupportForm(types, in: SupportSetting(wakes: !wakes))))
            }
        }
    }
}
