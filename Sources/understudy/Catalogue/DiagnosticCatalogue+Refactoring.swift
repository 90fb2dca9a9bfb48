extension DiagnosticCatalogue {
    /// Why `split --apply`, `narrow` and `extract` leave all files as they are.
    static let refactoring = Section(title: "Changes that are refused", entries: wholes + parts + interfaces + types)

    private static let wholes = [
        DiagnosticEntry(
            "protocol-stays-whole", cause: "Nothing in the sources speaks for parting the protocol.",
            example: "understudy split Store --apply",
            cure: "Leave it; or say how with '--parts A=save(_:),B=find(by:)'."),
        DiagnosticEntry(
            "parts-need-names", cause: "There are groups that no name was found for.",
            example: "understudy split Service --apply",
            cure: "Name them with '--names', as the message shows."),
        DiagnosticEntry(
            "unresolved-uses",
            cause: "Some uses of the protocol could not be followed: after a split they might not compile.",
            example: "unknown { service in service.save() }",
            cure: "Look at the place; build the package for the evidence of its index, or use '--force'."),
        DiagnosticEntry(
            "objective-c-protocol", cause: "Objective-C knows the protocol by its name and requirements.",
            example: "@objc protocol Store { … }", cure: "Leave it, or take '@objc' away first."),
        DiagnosticEntry(
            "optional-requirements", cause: "A requirement is optional, so callers ask first whether it is there.",
            example: "@objc optional func didScroll()", cure: "Leave it whole."),
        DiagnosticEntry(
            "nested-in-generic-type", cause: "The protocol is nested in a generic type.",
            example: "struct Cache<Key> { protocol Store { … } }", cure: "Move the protocol out first."),
        DiagnosticEntry(
            "deprecated-protocol", cause: "The protocol is deprecated.",
            example: "@available(*, deprecated) protocol Store { … }", cure: "Let it go instead of parting it."),
        DiagnosticEntry(
            "file-with-errors", cause: "A file that would be edited can't be read as Swift.",
            example: "struct Model { let store: ", cure: "Mend the errors that 'understudy list' shows, and try again."),
        DiagnosticEntry(
            "attribute-of-whole",
            cause: "It can't be told whether an attribute belongs to the protocol or to its parts.",
            example: "@_marker protocol Store { … }", cure: "Split the protocol by hand."),
        DiagnosticEntry(
            "no-alias", cause: "The old name can't become an alias of the parts.",
            example: "understudy split Store --apply --form alias", cure: "Use '--form refine'."),
    ]

    private static let parts = [
        DiagnosticEntry(
            "associated-type-in-several-parts", cause: "Requirements of several parts speak of one associated type.",
            example: "associatedtype Item; func add(_ item: Item); func all() -> [Item]",
            cure: "Keep these in one part, or give the parts types of their own first."),
        DiagnosticEntry(
            "self-in-where-clause", cause: "The protocol's 'where' clause constrains 'Self'.",
            example: "protocol Store where Self: AnyObject { … }", cure: "Write it behind the colon first."),
        DiagnosticEntry(
            "where-clause-of-several-parts", cause: "A 'where' clause ties associated types of several parts.",
            example: "protocol Store where Input == Output.Element { … }", cure: "Keep these types in one part."),
        DiagnosticEntry(
            "branches-in-several-parts", cause: "Branches of one '#if' would go to different parts.",
            example: "#if os(Linux) … #else … #endif", cure: "Keep the requirements of all branches in one part."),
    ]

    private static let interfaces = [
        DiagnosticEntry(
            "place-keeps-its-type", cause: "A place can't ask for less, for the reason that the message gives.",
            example: "public init(store: any Store)", cure: "Do what the message says first, or leave the consumer."),
        DiagnosticEntry(
            "handed-on", cause: "The consumer hands its value to one that asks for the whole type.",
            example: "func run() { Exporter(store: store).run() }",
            cure: "Narrow the other one first, or both in one command."),
        DiagnosticEntry(
            "nothing-used", cause: "The consumer uses nothing of the type itself.",
            example: "struct Desk { let store: any Store }", cure: "Look whether it needs the value at all."),
        DiagnosticEntry(
            "interface-name-taken", cause: "Something is called like the new protocol or structure already.",
            example: "understudy extract Clock --name Note // beside struct Note",
            cure: "Give it another name with '--name'."),
        DiagnosticEntry(
            "given-as-whole",
            cause:
                "The consumer is given a value of which only the protocol is known, in a module that can't change it.",
            example: "Model(store: anyStore)", cure: "Use '--to closures', or a part of the protocol with '--to part'."),
        DiagnosticEntry(
            "conformer-elsewhere", cause: "A type conforms in a module that can't name the new protocol.",
            example: "final class Live: Store { … } // in another module",
            cure: "Use '--to closures', or move the new protocol's consumer."),
        DiagnosticEntry(
            "narrower-access",
            cause:
                "The protocol would have to refine the new one, which other modules don't see, though they see the old one.",
            example: "public protocol Factory { … } // whose values an internal type is given",
            cure: "Ask for closures with '--to closures', or, where the protocol inherits others, with '--to part'."),
        DiagnosticEntry(
            "weak-reference", cause: "The consumer holds the value weakly, and closures would hold it strongly.",
            example: "weak var delegate: Delegate?", cure: "Use '--to exact'."),
        DiagnosticEntry(
            "optional-or-collection", cause: "The consumer holds optional or several values.",
            example: "let stores: [any Store]", cure: "Use '--to exact'."),
        DiagnosticEntry(
            "no-type-declaration", cause: "The consumer is a function, so no structure can be nested in it.",
            example: "understudy narrow load --of Store --to closures", cure: "Use '--to exact'."),
        DiagnosticEntry(
            "not-required",
            cause: "The consumer uses a member that no protocol demands to which the type conforms, or not as it is.",
            example: "understudy narrow Model --of Client --to part // ClientProtocol lacks Client.cancel()",
            cure: "Add the member to the protocol, or use '--to exact'."),
        DiagnosticEntry(
            "private-nested-type",
            cause: "The type is private inside another one, and an extension by which it conforms would stand outside.",
            example: "struct Parser { private struct Storage { … } }", cure: "Make it 'fileprivate', or move it out."),
        DiagnosticEntry(
            "other-bounds",
            cause:
                "The consumer needs values of an actor, of classes or that can be sent, and the protocol's may be others.",
            example: "weak var client: Client? // and ClientProtocol is not only for classes",
            cure: "Have the protocol inherit 'AnyObject' or 'Sendable', or use '--to exact'."),
        DiagnosticEntry(
            "unknown-consumer", cause: "Nothing of that name has a property or parameter of the type.",
            example: "understudy narrow Modle --of Store", cure: "Name a type or function that the sources declare."),
        DiagnosticEntry(
            "unknown-type", cause: "The sources declare no type of that name that the command could look at.",
            example: "understudy extract Servce", cure: "Check the spelling; --in names other folders."),
        DiagnosticEntry(
            "ambiguous-type", cause: "Several types have the name, or the consumer holds values of several.",
            example: "understudy narrow Model // which holds a Store and a Clock",
            cure: "Say which with '--of', or with the type's whole path."),
    ]

    private static let types = [
        DiagnosticEntry(
            "nothing-to-require", cause: "The type has no member that a protocol could require.",
            example: "final class Session { static let shared = Session() }",
            cure: "Give it a method or a property that is neither private nor static."),
        DiagnosticEntry(
            "already-a-protocol", cause: "'extract' was asked for a protocol of what is one.",
            example: "understudy extract NotesRepository",
            cure: "Generate a double of it, or look with 'split' for smaller protocols."),
        DiagnosticEntry(
            "not-a-member", cause: "No requirement can stand for the member.", example: "Service.State()",
            cure: "Hand the value in, instead of taking it from the type."),
        DiagnosticEntry(
            "default-argument", cause: "The function has a default argument, which a requirement can't have.",
            example: "func find(limit: Int = 10)",
            cure: "Write the argument where the function is called and take the default away, or use '--to closures'."),
        DiagnosticEntry(
            "opaque-result", cause: "The member returns 'some' type, which is another for each conforming type.",
            example: "func body() -> some View", cure: "Return 'any', or a type with a name."),
        DiagnosticEntry(
            "mentions-self", cause: "The member speaks of 'Self', which is another type in a protocol.",
            example: "func merged(with other: Self) -> Self", cure: "Write the type's name."),
        DiagnosticEntry(
            "generic-member", cause: "The member is generic, which no closure can be.",
            example: "func decode<T: Decodable>(_ type: T.Type) -> T", cure: "Use '--to exact'."),
        DiagnosticEntry(
            "no-closure", cause: "No closure can stand for the member.", example: "mutating func append(_ n: Int)",
            cure: "Use '--to exact'."),
        DiagnosticEntry(
            "generic-type", cause: "The type is generic.", example: "final class Cache<Key> { … }",
            cure: "Write the protocol by hand, with an associated type where one is needed."),
        DiagnosticEntry(
            "associated-type",
            cause: "A member speaks of an associated type, which is unknown outside of its protocol.",
            example: "protocol Store { associatedtype Item; func add(_ item: Item) }",
            cure: "Make the consumer generic, or leave it."),
    ]
}
