extension DiagnosticCatalogue {
    /// What `check`, `sync` and the build plugin report about existing doubles.
    static let sync = Section(
        title: "Doubles and their protocols",
        entries: [
            DiagnosticEntry(
                "missing-member", cause: "The double lacks a member that its protocol requires.",
                example: "protocol Store { func load(); func save() } // StoreSpy has only load()",
                cure: "Run 'understudy sync StoreSpy', which adds it."),
            DiagnosticEntry(
                "changed-requirement", cause: "A requirement changed, and nobody has edited the double's member.",
                example: "func load() async throws // was: func load() throws",
                cure: "Run 'understudy sync', which updates the member."),
            DiagnosticEntry(
                "gone-requirement",
                cause: "The protocol no longer has the requirement that a member of the double implements.",
                example: "protocol Store { func save() } // StoreSpy still has load()",
                cure:
                    "Run 'understudy sync', which removes the member; if you edited it or use it in your own code, remove it yourself."
            ),
            DiagnosticEntry(
                "edited-member",
                cause: "A requirement changed, and the double's member has edits of yours that may no longer fit.",
                example: "func find(by id: UUID) // the body that you wrote uses 'name'",
                cure: "Move what you need to the new member that sync adds, or change the old one by hand."),
            DiagnosticEntry(
                "changed-protocol", cause: "The double's declaration no longer fits its protocol.",
                example: "@MainActor protocol Store // StoreSpy is not on the main actor",
                cure: "Run 'understudy sync', which changes the type's declaration."),
            DiagnosticEntry(
                "missing-import", cause: "The double uses a type from a module that its file does not import.",
                example: "func load(from url: URL) // without 'import Foundation'",
                cure: "Run 'understudy sync', which adds the import."),
            DiagnosticEntry(
                "stale-import", cause: "The double's file imports a module that the double no longer needs.",
                example: "import Network // no member uses it any more",
                cure: "Run 'understudy sync', which removes an import that it wrote."),
            DiagnosticEntry(
                "unknown-module",
                cause: "A double imports a module, and nothing says that its protocol is in one.",
                example: "@testable import MyApp // MyApp.xcodeproj/project.pbxproj has conflict markers",
                cure: "Restore the project or the manifest, and run the command again."),
            DiagnosticEntry(
                "stale-header",
                cause:
                    "The comment above the double names the wrong requirements as keeping their default implementations.",
                example: "extension Store { func load() {} } // the comment above StoreStub does not name load()",
                cure: "Run 'understudy sync', which rewrites that sentence."),
            DiagnosticEntry(
                "condition", cause: "The '#if' around the double differs from the one around its protocol.",
                example: "#if DEBUG protocol Store // StoreSpy has no #if",
                cure: "Run 'understudy sync', which puts the condition around the double."),
            DiagnosticEntry(
                "stale-default", cause: "A default value in the double no longer fits its type.",
                example: "{ Note(id: 0) } // Note also needs a title now",
                cure: "Run 'understudy sync', which replaces the value, or set another one."),
            DiagnosticEntry(
                "changed-initializer", cause: "The initialiser that a fixture or a harness calls has changed.",
                example: "struct Note { let id: Int; let title: String } // Note.fixture(id:) lacks the title",
                cure: "Run 'understudy sync', which follows it and keeps your values."),
            DiagnosticEntry(
                "edited-call",
                cause: "The initialiser has changed where you edited the call in a fixture or a harness.",
                example: "{ Note.read(id) } // Note also needs a title now",
                cure: "Change the call by hand, or restore what was written and run 'understudy sync'."),
            DiagnosticEntry(
                "doubtful-value", cause: "A parameter of a fixture or a harness has another type, and your value.",
                example: "static func fixture(id: UUID = 7) // id was an Int",
                cure: "Give the parameter a value of its new type."),
            DiagnosticEntry(
                "lost-type", cause: "The type of a fixture or a harness is not in the sources any more.",
                example: "/// A fixture of `Note`, yours to edit. // Note is called Memo now",
                cure: "Write its new name into the comment and the code, or remove the fixture."),
            DiagnosticEntry(
                "no-initializer", cause: "Tests can't call any initialiser of the type.",
                example: "struct Note { private let id: Int }",
                cure: "Write an internal initialiser, or do what the message says."),
            DiagnosticEntry(
                "missing-support", cause: "A double needs a shared type that its module does not declare.",
                example: "private let storage = Locked(Storage()) // Locked.swift was deleted",
                cure:
                    "Run 'understudy sync', which writes the file next to the double; one that is there, add to the target."
            ),
            DiagnosticEntry(
                "outdated-support",
                cause:
                    "A file that doubles or tests share is from an earlier version, or lacks something that is needed now.",
                example: "set { withLock { $0[keyPath: member] = newValue } } // Locked.swift of an earlier version",
                cure: "Run 'understudy sync', which brings it up to date and keeps your edits."),
            DiagnosticEntry(
                "edited-support",
                cause: "A file that doubles or tests share has your edits in lines that the templates have changed.",
                example: "defer { release(lock) } // the templates have another line there now",
                cure:
                    "Copy what you need from 'understudy templates show', or remove the comment above its type to keep the file as it is."
            ),
            DiagnosticEntry(
                "unsafe-edit",
                cause:
                    "The result of a command would not be valid Swift, or would lose something that the command was not to change.",
                example: "two members of the same name", cure: "Make the change by hand; nothing was written."),
            DiagnosticEntry(
                "lost-protocol",
                cause:
                    "The protocol that a double's header names is not in the sources that were read, or is unavailable.",
                example: "/// A spy of `Store`, yours to edit. // there is no Store",
                cure:
                    "Name the package of the protocol with --package-path, add its sources with --context, or remove the double."
            ),
            DiagnosticEntry(
                "broken-double", cause: "The file of a double does not parse as Swift.",
                example: "final class StoreSpy: Store {", cure: "Fix the errors that the compiler reports in that file."
            ),
            DiagnosticEntry(
                "broken-protocol", cause: "The file of a double's protocol does not parse as Swift.",
                example: "protocol Store {", cure: "Fix the errors that the compiler reports in that file."),
            DiagnosticEntry(
                "changed-meanwhile", cause: "Somebody saved a file after it was read and before it was written.",
                example: "understudy sync // while an editor saves StoreSpy.swift",
                cure: "Run the same command again; nothing in the file was lost."),
            DiagnosticEntry(
                "no-doubles", cause: "There is no double in the package, or none in the given folder.",
                example: "understudy check",
                cure: "Name the right package with --package-path, or write doubles with 'understudy generate'."),
            DiagnosticEntry(
                "unknown-double", cause: "There is no double with the given name.", example: "understudy sync StoreSpi",
                cure: "Run 'understudy list' to see the existing doubles."),
            DiagnosticEntry(
                "owned-double", cause: "'adopt' was given a double that is already in your sources.",
                example: "understudy adopt StoreSpy",
                cure: "Nothing to do: the double is yours, and 'understudy sync' keeps it up to date."),
        ])

    /// Why there can be no double.
    static let refusals = Section(
        title: "Protocols that can have no double",
        entries: [
            DiagnosticEntry(
                "private-protocol", cause: "The protocol can't be seen outside its file.",
                example: "private protocol Store {}", cure: "Make it internal."),
            DiagnosticEntry(
                "superclass", cause: "The protocol requires a superclass that the double can't have.",
                example: "protocol Screen: Base {} // final class Base",
                cure:
                    "Remove the superclass from the protocol, or make the superclass open with an accessible initialiser."
            ),
            DiagnosticEntry(
                "distributed-actor", cause: "The protocol is for distributed actors, which need an actor system.",
                example: "protocol Player: DistributedActor {}", cure: "Write the double by hand."),
            DiagnosticEntry(
                "contradiction", cause: "No type can satisfy all requirements.",
                example: "protocol P: Q where Output == Int {} // Q says Output == String", cure: "Fix the protocol."),
            DiagnosticEntry(
                "self-reference",
                cause: "A constraint ties a type to the conforming type itself, which no generic class can express.",
                example: "protocol P { associatedtype Key: Owned where Key.Owner == Self }",
                cure: "Write the double by hand, or choose another kind."),
            DiagnosticEntry(
                "self-tied-protocol",
                cause: "The protocol refines one whose associated types are tied to the conforming type.",
                example: "protocol Amount: FloatingPoint {}", cure: "Use a number in the test instead."),
            DiagnosticEntry(
                "hidden-type", cause: "A requirement uses a type that the double's file can't see.",
                example: "understudy generate Store --stdout // a requirement uses a package type",
                cure: "Write the double to a file of that package, without --stdout."),
            DiagnosticEntry(
                "nonescapable-result", cause: "A requirement returns a value that can't escape its owner.",
                example: "var bytes: Span<UInt8> { get }", cure: "Write the double by hand."),
            DiagnosticEntry(
                "borrowed-value", cause: "A requirement lends its value instead of giving a copy.",
                example: "var bytes: Bytes { borrow }", cure: "Write the double by hand, as a structure."),
            DiagnosticEntry(
                "bitwise-copyable", cause: "The protocol refines 'BitwiseCopyable', which no class can conform to.",
                example: "protocol Pixel: BitwiseCopyable {}", cure: "Use a value of a real type, or a wrapper."),
            DiagnosticEntry(
                "not-forwardable", cause: "A wrapper can't forward one of the members.",
                example: "func log(_ values: Any...) // understudy generate Log --kind wrapper",
                cure: "Choose another kind."),
            DiagnosticEntry(
                "unequal-modes",
                cause: "A closure on a global actor is Sendable in the tests' Swift 6 mode, but not for the protocol.",
                example: "protocol Timer: Sendable { func start(_ tick: @escaping @MainActor () -> Void) }",
                cure: "Mark the closure '@Sendable', or give the module and its tests one language mode."),
            DiagnosticEntry(
                "not-closures", cause: "One of the client's members can't be a closure.",
                example: "understudy generate Counter --kind client // protocol Counter: Actor",
                cure: "Use a stub, or a wrapper."),
        ])
}
