import UnderstudySyntax
import Foundation
import Testing
import UnderstudyDoubles
import UnderstudySync
import UnderstudyTemplates

/// The table of cases in `Tests/Fixtures/Sync`: a double, its protocol's change, and what has to come out.
@Suite("Sync, by fixtures") struct SyncFixtureTests {
    static let folder = SyncCase.fixtures.appendingPathComponent("Sync")

    static let names: [String] =
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { !$0.hasPrefix(".") }
        .sorted()

    private static func text(_ name: String, _ file: String) throws -> String {
        String(decoding: try Data(contentsOf: folder.appendingPathComponent(name + "/" + file)), as: UTF8.self)
    }

    private static func read(_ name: String, protocol file: String, double: String) throws -> SyncCase {
        var found = SyncCase(
            protocols: ["Protocol.swift": try text(name, file)], doubles: ["Double.swift": try text(name, double)])
        if let style = try? text(name, "style") { found.style = DoubleStyle(name: String(style.dropLast())) }
        if file.contains("after"), double.contains("before"), let name = try? text(name, "follow") {
            found.following = String(name.dropLast())
        }
        if file.contains("after"), let module = try? text(name, "module") { found.module = String(module.dropLast()) }
        return found
    }

    /// The built-in templates, with those of the case instead.
    private static func library(_ name: String) throws -> TemplateLibrary {
        let templates = folder.appendingPathComponent(name + "/templates")
        let paths = FileManager.default.enumerator(atPath: templates.path)?.compactMap { $0 as? String } ?? []
        var own: [String: [UInt8]] = [:]
        for path in paths.sorted() where path.hasSuffix(".stencil") {
            own[String(path.dropLast(8))] = Array(try Data(contentsOf: templates.appendingPathComponent(path)))
        }
        return try SyncCase.library(own)
    }

    @Test func thereAreCases() {
        #expect(Self.names.count > 40)
    }

    @Test(arguments: names)
    func changesOnlyWhatItMay(_ name: String) throws {
        let library = try Self.library(name)
        let (doubles, findings, _) = try Self.read(
            name, protocol: "protocol.after.swift", double: "double.before.swift"
        ).synced(library)
        let messages = findings.map { ($0.diagnostic(.error).lines.first ?? "") + "\n" }.joined()
        let expected = Self.folder.appendingPathComponent(name)
        try Expectation(expected.appendingPathComponent("double.after.swift")).compare(doubles["Double.swift"] ?? "")
        try Expectation(expected.appendingPathComponent("findings.txt")).compare(messages)
    }

    /// With the sources as they were, the same comes out; a case where those tell more than the shape of the double
    /// holds what they make of it.
    @Test(arguments: names)
    func historyTellsTheSameOrMore(_ name: String) throws {
        let library = try Self.library(name)
        var changed = try Self.read(name, protocol: "protocol.after.swift", double: "double.before.swift")
        changed.former = try Self.read(name, protocol: "protocol.before.swift", double: "double.before.swift").index
        let (doubles, _, _) = try changed.synced(library)
        let special = Self.folder.appendingPathComponent(name + "/double.history.swift")
        if ProcessInfo.processInfo.environment["UNDERSTUDY_RECORD"] != nil {
            // The file of the other expectation may be written at this moment.
            changed.former = nil
            let plain = try changed.synced(library).doubles
            try? FileManager.default.removeItem(at: special)
            if plain != doubles { try Data((doubles["Double.swift"] ?? "").utf8).write(to: special) }
            return
        }
        let expected = try (try? Self.text(name, "double.history.swift")) ?? Self.text(name, "double.after.swift")
        #expect(doubles["Double.swift"] == expected)
    }

    @Test(arguments: names)
    func aSecondSyncChangesNothing(_ name: String) throws {
        let library = try Self.library(name)
        let after = try Self.read(name, protocol: "protocol.after.swift", double: "double.after.swift")
        let (doubles, findings, _) = try after.synced(library)
        #expect(doubles == after.doubles)
        #expect(findings.allSatisfy { $0.remedy != .sync })
    }

    /// The history does not know of a sync that was not committed.
    @Test(arguments: names)
    func aSecondSyncBeforeACommitChangesNothing(_ name: String) throws {
        let library = try Self.library(name)
        var changed = try Self.read(name, protocol: "protocol.after.swift", double: "double.before.swift")
        changed.former = try Self.read(name, protocol: "protocol.before.swift", double: "double.before.swift").index
        changed.doubles = try changed.synced(library).doubles
        changed.following = nil
        #expect(try changed.synced(library).doubles == changed.doubles)
    }

    /// What an earlier sync left to a person was said when it was new.
    @Test(arguments: names.filter { (try? text($0, "kept-before")) != nil })
    func whatIsCommittedIsNotSaidAgain(_ name: String) throws {
        var committed = try Self.read(name, protocol: "protocol.before.swift", double: "double.before.swift")
        committed.former = committed.index
        let (doubles, findings, _) = try committed.synced(Self.library(name))
        #expect(doubles == committed.doubles)
        #expect(findings.allSatisfy { $0.remedy != .optional })
    }

    /// A lock that came or went is none of the owner's, and an actor no more, although the history knows nothing of it.
    @Test(arguments: [
        "edited-member-and-main-actor", "protocol-not-sendable", "protocol-sendable",
        "sendable-added-beside-static-member", "sendable-removed",
    ])
    func aSyncIsTakenBackBeforeACommit(_ name: String) throws {
        let library = try Self.library(name)
        var changed = try Self.read(name, protocol: "protocol.after.swift", double: "double.before.swift")
        var back = try Self.read(name, protocol: "protocol.before.swift", double: "double.before.swift")
        let before = back.doubles
        (changed.former, back.former) = (back.index, back.index)
        back.doubles = try changed.synced(library).doubles
        back.following = nil
        #expect(back.doubles != before)
        // What goes behind a lock and comes back is written as today.
        let today = before.mapValues { $0.replacing("private(set) ", with: "") }
        #expect(try back.synced(library).doubles == today)
    }

    @Test(arguments: names)
    func beforeTheChangeNothingDiffers(_ name: String) throws {
        let library = try Self.library(name)
        let before = try Self.read(name, protocol: "protocol.before.swift", double: "double.before.swift")
        let (doubles, findings, _) = try before.synced(library)
        // A protocol that the owner made the double conform to by hand is met by hand, too.
        #expect(doubles == before.doubles)
        // What an earlier sync left to a person, the case's file 'kept-before' names.
        let hasKept = (try? Self.text(name, "kept-before")) != nil
        #expect(findings.isEmpty == !hasKept && findings.allSatisfy { $0.remedy != .sync })
    }
}
