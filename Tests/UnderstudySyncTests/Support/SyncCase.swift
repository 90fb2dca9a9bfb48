import Foundation
import UnderstudyBuiltInTemplates
import UnderstudyDoubles
import UnderstudySemantics
@testable import UnderstudySync
import UnderstudySyntax
import UnderstudyTemplates

/// Sources to sync: a protocol's file, and files of doubles.
struct SyncCase {
    var protocols: [String: String]
    var doubles: [String: String]
    var style = DoubleStyle.understudy
    var module = "Notes"
    /// The sources as they were when the doubles were last in step; `nil` where nothing tells.
    var former: DeclarationIndex?
    /// The texts that the templates gave for the doubles.
    var texts: [String] = []
    /// The protocol that the doubles are to follow, where theirs was renamed.
    var following: String?
    /// The module of the doubles.
    var testModule = "NotesTests"

    static let fixtures = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Fixtures")

    /// The built-in templates.
    ///
    /// - Parameter own: Templates that take the place of those, by name.
    static func library(_ own: [String: [UInt8]] = [:]) throws -> TemplateLibrary {
        var library = TemplateLibrary()
        for (name, text) in own { try library.insert(text, name: name) }
        for template in BuiltInTemplates.all where own[template.name] == nil {
            library.insert(deferred: template.text, name: template.name)
        }
        return library
    }

    /// The sources, indexed.
    var index: DeclarationIndex {
        let sources = protocols.map {
            FileDeclarations(parsing: SourceText(path: $0.key, text: $0.value), module: module)
        }
        let tests = doubles.map {
            FileDeclarations(parsing: SourceText(path: $0.key, text: $0.value), module: testModule)
        }
        return DeclarationIndex(sources + tests)
    }

    private var options: DoubleOptions {
        var options = DoubleOptions()
        options.style = style.name
        return options
    }

    /// A new file with a double of `name`.
    func generated(_ kind: DoubleKind, of name: String, _ library: TemplateLibrary) throws -> String? {
        let index = index
        let generator = DoubleGenerator(index: index, library: library, options: options)
        let known = index.allProtocols + index.allCompositions
        guard let declaration = known.first(where: { $0.isNamed(name) }),
            case .success(let output) = generator.generate(kind, of: declaration)
        else { return nil }
        return String(decoding: try generator.file([output], support: false), as: UTF8.self)
    }

    /// What is known of the past; `nil` where nothing is.
    func past(_ library: TemplateLibrary) -> DoublePast? {
        if former == nil, texts.isEmpty { return nil }
        let sources = former.map { PastSources($0, library: library, options: options) }
        let texts = texts
        return DoublePast { _, number in
            number == 0 ? sources : nil
        } texts: { double in
            texts.map { PastText(SourceText(path: double.type.source.path, text: $0), defaults: []) }
        }
    }

    /// The plans for all doubles.
    ///
    /// - Parameter isThorough: Whether no double is spared the closer look.
    func plans(_ library: TemplateLibrary, isThorough: Bool = false) throws -> [SyncPlan] {
        let index = index
        var sync = DoubleSync(index: index, library: library, options: options, past: past(library))
        sync.isThorough = isThorough
        return try index.ownedDoubles().map { double in
            if let following { return try sync.plan(double, following: following) }
            return try sync.plan(double)
        }
    }

    /// The files of doubles after a sync, what was found before it, and what is left after it.
    func synced(
        _ library: TemplateLibrary
    ) throws -> (doubles: [String: String], findings: [SyncFinding], left: [SyncFinding]) {
        let plans = try plans(library)
        let settled = SyncResult(plans)
        var result = doubles
        for file in settled.files { result[file.source.path] = String(decoding: try file.applied(), as: UTF8.self) }
        return (result, plans.flatMap(\.findings), settled.left)
    }
}

extension SyncCase {
    /// What becomes of a spy of `Store`, whose source is now `source`, and what is said of it.
    ///
    /// - Parameter former: The source in the history; `nil` where there is none.
    static func syncedSpy(
        _ double: String, _ source: String, former: String?
    ) throws -> (double: String, messages: [String]) {
        var sources = SyncCase(protocols: ["Store.swift": source], doubles: ["StoreSpy.swift": double])
        if let former {
            var then = sources
            then.protocols = ["Store.swift": former]
            sources.former = then.index
        }
        let result = try sources.synced(try library())
        return (result.doubles["StoreSpy.swift"] ?? "", result.findings.map(\.diagnostic.message))
    }
}
