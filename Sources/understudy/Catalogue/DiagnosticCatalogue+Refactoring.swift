extension DiagnosticCatalogue {
    /// Why `split --apply`, `narrow` and `extract` leave all files as they are.
    static let refactoring = Section(title: "Changes that are refused", entries: wholes + parts + interfaces + types)

    private static let wholes = [
        DiagnosticEntry(
            "protocol-stays-whole", cause: "Nothing in the sources suggests splitting the protocol.",
            example: "understudy split Store --apply",
            cure:
                "Leave it whole, write roles beside it with '--roles' and the names that 'split' shows, or name parts yourself with '--parts A=save(_:),B=find(by:)'."
        ),
        DiagnosticEntry(
            "unresolved-uses",
            cause: "Some uses of the protocol could not be followed, and might not compile after a split.",
            example: "unknown { service in service.save() }",
            cure:
                "Look at the place that the message names; build the package, so that the compiler's index can be used, or use '--force'."
        ),
        DiagnosticEntry(
            "objective-c-protocol", cause: "The protocol is exposed to Objective-C by its name and requirements.",
            example: "@objc protocol Store { … }", cure: "Leave it whole, or remove '@objc' first."),
        DiagnosticEntry(
            "optional-requirements",
            cause: "A requirement is optional, so callers first check whether it is implemented.",
            example: "@objc optional func didScroll()", cure: "Leave it whole."),
        DiagnosticEntry(
            "nested-in-generic-type", cause: "The protocol is nested in a generic type.",
            example: "struct Cache<Key> { protocol Store { … } }", cure: "Move the protocol out first."),
        DiagnosticEntry(
            "deprecated-protocol", cause: "The protocol is deprecated.",
            example: "@available(*, deprecated) protocol Store { … }",
            cure: "Remove the protocol instead of splitting it."),
        DiagnosticEntry(
            "file-with-errors", cause: "A file that would be edited does not parse as Swift.",
            example: "struct Model { let store: ", cure: "Fix the errors that 'understudy list' shows, and try again."),
        DiagnosticEntry(
            "attribute-of-whole", cause: "An attribute may belong to the whole protocol or to its parts.",
            example: "@_marker protocol Store { … }", cure: "Split the protocol by hand."),
        DiagnosticEntry(
            "no-alias", cause: "The old name can't become an alias of the parts.",
            example: "understudy split Store --apply --form alias", cure: "Use '--form refine'."),
    ]

    private static let parts = [
        DiagnosticEntry(
            "associated-type-in-several-parts",
            cause: "Requirements of several parts mention the same associated type.",
            example: "associatedtype Item; func add(_ item: Item); func all() -> [Item]",
            cure: "Keep these requirements in one part, or give the parts types of their own first."),
        DiagnosticEntry(
            "self-in-where-clause", cause: "The protocol's 'where' clause constrains 'Self'.",
            example: "protocol Store where Self: AnyObject { … }", cure: "Write the constraint after the colon first."),
        DiagnosticEntry(
            "where-clause-of-several-parts", cause: "A 'where' clause relates associated types of several parts.",
            example: "protocol Store where Input == Output.Element { … }", cure: "Keep these types in one part."),
        DiagnosticEntry(
            "branches-in-several-parts", cause: "Branches of one '#if' would go to different parts.",
            example: "#if os(Linux) … #else … #endif", cure: "Keep the requirements of all branches in one part."),
    ]

    private static let interfaces = [
        DiagnosticEntry(
            "not-converted",
            cause:
                "The type is no handwritten double, or could be no double of yours that is in step with its protocol.",
            example: "understudy convert MockStore // class MockStore<Note>: Store { … }",
            cure: "Do what the message says, or keep the double as it is."),
        DiagnosticEntry(
            "maybe-double",
            cause:
                "A type of tests conforms to a protocol of the sources, and nothing in its name says that it is a double.",
            example: "understudy convert --all // final class InMemoryStore: Store { … }",
            cure: "Name it if it is one: 'understudy convert InMemoryStore'."),
        DiagnosticEntry(
            "kept-function",
            cause: "A function does more than to record and to answer, or a use of its properties can't be rewritten.",
            example: "func save(_ note: Note) { notes[note.id] = note }",
            cure: "Nothing has to be done: it stays as its owner wrote it."),
        DiagnosticEntry(
            "kept-code", cause: "A function records its calls as a spy does now, and does more than that.",
            example: "func save(_ note: Note) { saveCalls.append(note) ; notes[note.id] = note }",
            cure: "Nothing has to be done: all else in it stays as its owner wrote it."),
        DiagnosticEntry(
            "kept-statement",
            cause: "Nothing that doubles have does what a statement of a mocking framework did, or it is not certain.",
            example: "verifyNoMoreInteractions(mock)",
            cure: "Rewrite it by hand: there is a comment above it. It doesn't compile until then."),
        DiagnosticEntry(
            "place-keeps-its-type", cause: "A place can't have a narrower type, for the reason in the message.",
            example: "public init(store: any Store)",
            cure: "Do what the message says first, or leave the consumer as it is."),
        DiagnosticEntry(
            "handed-on", cause: "The consumer passes its value to code that needs the whole type.",
            example: "func run() { Exporter(store: store).run() }",
            cure: "Narrow that code first, or both in one command."),
        DiagnosticEntry(
            "nothing-used", cause: "The consumer uses no member of the type.",
            example: "struct Desk { let store: any Store }", cure: "Check whether it needs the value at all."),
        DiagnosticEntry(
            "interface-name-taken", cause: "The name of the new protocol or structure is already taken.",
            example: "understudy extract Clock --name Note // next to struct Note",
            cure: "Choose another name with '--name'."),
        DiagnosticEntry(
            "given-as-whole",
            cause:
                "The consumer gets a value that is only known to conform to the protocol, which can't refine another one: it "
                + "is exposed to Objective-C, or its file is generated.",
            example: "Model(store: anyStore) // with @objc protocol Store",
            cure: "Use '--to closures', or a part of the protocol with '--to part'."),
        DiagnosticEntry(
            "conformer-elsewhere",
            cause:
                "A conforming type is in a module that can't see the new protocol, which the old one can't refine: it is "
                + "exposed to Objective-C, or its file is generated.",
            example: "final class Live: Store { … } // in another module, with @objc protocol Store",
            cure: "Use '--to closures', or move the consumer to a module that the conforming type can import."),
        DiagnosticEntry(
            "weak-reference", cause: "The consumer holds the value weakly, but closures would hold it strongly.",
            example: "weak var delegate: Delegate?", cure: "Use '--to exact'."),
        DiagnosticEntry(
            "optional-or-collection", cause: "The consumer holds an optional value or several values.",
            example: "let stores: [any Store]", cure: "Use '--to exact'."),
        DiagnosticEntry(
            "no-type-declaration", cause: "The consumer is a function, so no structure can be nested in it.",
            example: "understudy narrow load --of Store --to closures", cure: "Use '--to exact'."),
        DiagnosticEntry(
            "not-required",
            cause: "The consumer uses a member that none of the type's protocols requires in the same form.",
            example: "understudy narrow Model --of Client --to part // ClientProtocol lacks Client.cancel()",
            cure: "Add the member to the protocol, or use '--to exact'."),
        DiagnosticEntry(
            "private-nested-type",
            cause: "The type is private inside another type, so an extension at the top level can't name it.",
            example: "struct Parser { private struct Storage { … } }", cure: "Make it 'fileprivate', or move it out."),
        DiagnosticEntry(
            "narrower-member",
            cause: "The consumer is more visible than a member that it uses, which could not be a requirement.",
            example: "package init(clock: Clock) // which uses the internal Clock.now()",
            cure: "Make the member as visible as the consumer."),
        DiagnosticEntry(
            "extension-member",
            cause: "The consumer uses a member that an extension adds to the protocol. The written type decides which "
                + "member of that name is called; for a requirement, the value would.",
            example: "extension Store { func label() -> String { … } } // store.label()",
            cure: "Make the member a requirement of the protocol, use '--to closures', or split the protocol by "
                + "'--parts' with '--narrow', which moves the member to a part that has all it needs."),
        DiagnosticEntry(
            "synthesised-conformance",
            cause: "The compiler writes a conformance of the consumer from the types of its properties.",
            example: "struct Row: Equatable { let clock: Clock }",
            cure: "Write the conformance yourself: '==', 'hash(into:)', 'encode(to:)' or 'init(from:)'."),
        DiagnosticEntry(
            "noncopyable-type", cause: "Values of the type can't be copied, but those of a protocol's type can.",
            example: "struct File: ~Copyable { … } // let file: File",
            cure: "Use 'extract', and make the consumer generic."),
        DiagnosticEntry(
            "named-alone",
            cause: "A place names one of the protocols to be merged without the others, so that it would see more.",
            example: "let store: any Saving // understudy split --merge Saving,Finding",
            cure: "Leave the protocols apart, or make this place name all of them first."),
        DiagnosticEntry(
            "not-mergeable",
            cause: "The protocols differ in what holds for all of a protocol, or have members of one name.",
            example: "@MainActor protocol Drawing {} // understudy split --merge Drawing,Finding",
            cure: "Change what the message names, or leave the protocols apart."),
        DiagnosticEntry(
            "other-bounds",
            cause:
                "The consumer needs values of an actor, of a class or of a Sendable type, which the protocol does not guarantee.",
            example: "weak var client: Client? // and ClientProtocol is not bound to classes",
            cure: "Make the protocol inherit 'AnyObject' or 'Sendable', or use '--to exact'."),
        DiagnosticEntry(
            "reached-value",
            cause:
                "The consumer has no property or parameter of the type, but takes a value from another type each time.",
            example: "AppDependencies.shared.store.save(note) // in a Model without a store",
            cure: "Pass it the value itself, and narrow that."),
        DiagnosticEntry(
            "unknown-consumer", cause: "There is no consumer of that name with a property or parameter of the type.",
            example: "understudy narrow Modle --of Store", cure: "Name a type or function that the sources declare."),
        DiagnosticEntry(
            "unknown-type", cause: "The sources declare no suitable type of that name.",
            example: "understudy extract Servce", cure: "Check the spelling; --in names other folders."),
        DiagnosticEntry(
            "ambiguous-type", cause: "Several types have the name, or the consumer holds values of several types.",
            example: "understudy narrow Model // which holds a Store and a Clock",
            cure: "Choose one with '--of', or write the type's whole path."),
    ]

    private static let types = [
        DiagnosticEntry(
            "outside-package",
            cause:
                "The change would have to edit a file that neither is in the package nor is named on the command line.",
            example: "understudy extract Service --apply // with \"in\": [\"../Other\"] in the configuration",
            cure: "Name the file or its folder with '--in', together with the package's sources."),
        DiagnosticEntry(
            "only-context", cause: "The change would have to edit a file that is read only as context.",
            example: "understudy split Store --narrow --context ../App --apply",
            cure: "Name the file or its folder with '--in', together with the package's sources."),
        DiagnosticEntry(
            "nothing-to-require", cause: "The type has no member that a protocol could require.",
            example: "final class Session { static let shared = Session() }",
            cure: "Give it a method or a property that is neither private nor static."),
        DiagnosticEntry(
            "already-a-protocol", cause: "'extract' was given a protocol.",
            example: "understudy extract NotesRepository",
            cure: "Generate a double of it, or look for smaller protocols with 'split'."),
        DiagnosticEntry(
            "not-a-member", cause: "The member can't be a requirement of a protocol.", example: "Service.State()",
            cure: "Pass the value in, instead of getting it from the type."),
        DiagnosticEntry(
            "default-argument",
            cause:
                "The function has a default argument, which a requirement can't have, and which would mean something else "
                + "in an extension of the protocol: it names a member of the type, or the place of the call.",
            example: "func log(_ text: String, line: Int = #line)",
            cure: "Pass the argument in each call and remove the default, or use '--to closures'."),
        DiagnosticEntry(
            "opaque-result",
            cause: "The member returns an opaque type ('some'), which differs for each conforming type.",
            example: "func body() -> some View", cure: "Return an 'any' type, or a named type."),
        DiagnosticEntry(
            "mentions-self", cause: "The member mentions 'Self', which would be another type in a protocol.",
            example: "func merged(with other: Self) -> Self", cure: "Write the type's name."),
        DiagnosticEntry(
            "tied-overloads",
            cause:
                "Two members differ only in what is required of a generic result, so that Swift could not choose one of "
                + "them for a requirement.",
            example: "func read<T: Decodable>() -> T, func read<T: Decodable & SignedInteger>() -> T",
            cure: "Leave the member out with '--requirements', or give it a name of its own."),
        DiagnosticEntry(
            "left-out", cause: "'extract' leaves out a member that no protocol can require.",
            example: "var total = [1, 2].count // which has no written type",
            cure: "None is needed; the message says what would make it a requirement."),
        DiagnosticEntry(
            "subclass-double",
            cause: "A test double inherits from the class that got a protocol, and can't conform to that instead yet.",
            example: "final class MockService: Service { override func load() {} }",
            cure:
                "Make the consumers depend on the protocol with 'narrow CONSUMER --of Service --to part', and run "
                + "'extract' again; what else the message names, change by hand."),
        DiagnosticEntry(
            "read-once",
            cause:
                "'narrow --inject' passes on a property that is no constant: the consumer keeps the value that it gets.",
            example: "var clock: any Clock // of the container",
            cure: "None is needed unless code changes the property while the consumer exists."),
        DiagnosticEntry(
            "generic-member", cause: "The member is generic, but closures can't be.",
            example: "func decode<T: Decodable>(_ type: T.Type) -> T", cure: "Use '--to exact'."),
        DiagnosticEntry(
            "no-closure", cause: "The member can't be a closure.", example: "mutating func append(_ n: Int)",
            cure: "Use '--to exact'."),
        DiagnosticEntry(
            "generic-type", cause: "The type is generic.", example: "final class Cache<Key> { … }",
            cure: "Write the protocol by hand, with associated types where they are needed."),
        DiagnosticEntry(
            "associated-type", cause: "A member mentions an associated type, which is unknown outside of its protocol.",
            example: "protocol Store { associatedtype Item; func add(_ item: Item) }",
            cure: "Make the consumer generic, or leave it as it is."),
    ]
}
