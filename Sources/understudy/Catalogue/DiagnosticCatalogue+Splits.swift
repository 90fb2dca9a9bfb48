extension DiagnosticCatalogue {
    /// What `split` and `report` say besides verdicts.
    static let splits = Section(
        title: "Splits",
        entries: [
            DiagnosticEntry(
                "split-proposed",
                cause: "Consumers of the protocol would see less of what they do not use if it were several.",
                example: "understudy split --format github",
                cure:
                    "Split it; or write '// understudy: keep' and why above it, or name it under \"keep\" in the configuration."
            ),
            DiagnosticEntry(
                "composed-already", cause: "The name is a type alias of several protocols: it was split before.",
                example: "typealias Store = Saver & Finder",
                cure: "Nothing is to do; name one of its parts to have that looked at."),
            DiagnosticEntry(
                "composed-protocol", cause: "The name that 'list' was given is a type alias of several protocols.",
                example: "typealias Store = Saver & Finder", cure: "Nothing is to do; its parts are listed."),
            DiagnosticEntry(
                "narrowed-already", cause: "The consumer asks for no more than it would after the change.",
                example: "understudy narrow Model --of Service --apply // for the second time",
                cure: "Nothing is to do."),
            DiagnosticEntry(
                "extracted-already",
                cause: "The type conforms to a protocol of that name, as it would after the change.",
                example: "understudy extract Service --apply // for the second time",
                cure: "Nothing is to do; --name gives a second protocol."),
            DiagnosticEntry(
                "composed-type", cause: "A protocol of its own was asked for, over an alias of several protocols.",
                example: "understudy narrow Model --of Storing // typealias Storing = Reading & Writing",
                cure: "Use '--to part', '--to closures', or name one of the protocols with '--of'."),
            DiagnosticEntry(
                "no-parts", cause: "The protocol has no parts that a consumer could be narrowed to.",
                example: "understudy narrow Model --to part // Store refines nothing",
                cure: "Split the protocol first, or narrow with '--to exact' or '--to closures'."),
            DiagnosticEntry(
                "recovered", cause: "An interrupted run had begun to change files.",
                example: "understudy split Store --apply // after the last one was killed",
                cure: "Nothing is to do: the changes were finished, or taken back where --verify was asked for."),
            DiagnosticEntry(
                "verification-failed", cause: "The command after --verify failed after the changes, or before them.",
                example: "--verify 'swift build'",
                cure: "See what the command printed; all files are as they were before."),
            DiagnosticEntry(
                "unknown-revision", cause: "git can't compare with the revision after --since.",
                example: "understudy split --since origin/main // in a clone without that branch",
                cure: "Fetch the revision first: 'git fetch origin main'."),
            DiagnosticEntry(
                "index-used",
                cause: "Who uses what is taken from the compiler's index of the files that are as they were built.",
                example: "understudy split // after 'swift build --build-tests'",
                cure: "Nothing is to do; build again if files have changed since, or use '--evidence source'."),
            DiagnosticEntry(
                "index-unusable",
                cause: "The compiler's index is missing, damaged, outdated, of another package or of another version.",
                example: "understudy split --index-store-path /tmp/other/.build/debug/index/store",
                cure: "Build again with 'swift build --build-tests'; until then the sources alone are used."),
            DiagnosticEntry(
                "invalid-baseline", cause: "The file after --baseline is none that --write-baseline wrote.",
                example: "understudy split --baseline Package.swift",
                cure: "Write one: 'understudy split --write-baseline splits.json'."),
        ])

    /// Why a protocol is split or kept.
    static let splitReasons = Section(
        title: "Why a protocol is split or kept",
        entries: [
            DiagnosticEntry(
                "consumers-use-parts", cause: "Split: consumers use different parts of the protocol.",
                example: "A uses save(_:), B uses find(by:) and all()",
                cure: "See the parts that 'understudy split NAME' proposes."),
            DiagnosticEntry(
                "operations-on-one-noun",
                cause: "Split: the requirements are the usual operations on one kind of thing.",
                example: "save(note:), findNote(by:), move(note:), delete(note:)",
                cure: "See the parts that 'understudy split NAME' proposes."),
            DiagnosticEntry(
                "names-fall-into-groups",
                cause: "Split, or a question: no consumer is known, and names and types fall into groups.",
                example: "loadUser(), saveUser(_:), playSound(), stopSound()",
                cure: "Look whether the groups are protocols; give them names."),
            DiagnosticEntry(
                "kept-by-owner", cause: "Keep: a comment above it or the configuration says so.",
                example: "// understudy: keep callers need all of it",
                cure: "Remove the comment to have it judged again."),
            DiagnosticEntry(
                "too-many-requirements",
                cause: "Keep: there are more than 1,000 requirements, too many to compare each with each.",
                example: "a protocol that a generator writes, with a method for each of 1,500 operations",
                cure: "Split it where it is generated."),
            DiagnosticEntry(
                "few-requirements", cause: "Keep: there are too few requirements to split.",
                example: "protocol Saver { func save() }", cure: "Nothing."),
            DiagnosticEntry(
                "defaults-leave-one",
                cause: "Keep: default implementations leave at most one requirement to implement.",
                example: "extension Saver { func saveAll() {} }", cure: "Nothing."),
            DiagnosticEntry(
                "tied-by-associated-types", cause: "Keep: associated types tie the few requirements together.",
                example: "associatedtype Item; func push(_ item: Item); func pop() -> Item", cure: "Nothing."),
            DiagnosticEntry(
                "every-consumer-uses-everything", cause: "Keep: every consumer uses nearly everything.",
                example: "one view model uses all five requirements", cure: "Nothing."),
            DiagnosticEntry(
                "template-method", cause: "Keep: the protocol's own extensions call half of it.",
                example: "extension Screen { func show() { willShow(); didShow() } }", cure: "Nothing."),
            DiagnosticEntry(
                "mixin", cause: "Keep: the protocol's own extensions implement it for whoever adopts it.",
                example: "extension Alerting where Self: Screen { func showAlert() {} }", cure: "Nothing."),
            DiagnosticEntry(
                "one-requirement-used", cause: "Keep: one of the requirements is used, and the others are not.",
                example: "only save(_:) is called anywhere", cure: "Ask whether the others are needed at all."),
            DiagnosticEntry(
                "no-common-part", cause: "Keep: no part would serve two consumers and leave something.",
                example: "each of three consumers uses another pair", cure: "Narrow what single consumers ask for."),
            DiagnosticEntry(
                "delegate", cause: "Keep: it is a delegate, whose callbacks belong to its callers.",
                example: "protocol PlayerDelegate { func playerDidStart(_ player: Player) }", cure: "Nothing."),
            DiagnosticEntry(
                "visitor", cause: "Keep: it is a visitor or a codec, whose methods belong to one traversal.",
                example: "func visit(_ node: IfNode); func visit(_ node: ForNode)", cure: "Nothing."),
            DiagnosticEntry(
                "one-operation", cause: "Keep: nearly all requirements are variants of one operation.",
                example: "log(debug:), log(info:), log(error:)", cure: "Nothing."),
            DiagnosticEntry(
                "operators", cause: "Keep: many requirements are operators.",
                example: "static func + (a: Self, b: Self) -> Self",
                cure: "Nothing."),
            DiagnosticEntry(
                "kind-of-value", cause: "Keep: it describes a kind of value.",
                example: "protocol Shape { var area: Double { get } }",
                cure: "Nothing."),
            DiagnosticEntry(
                "test-code", cause: "Keep: it is declared among tests.", example: "Tests/AppTests/Helpers.swift",
                cure: "Nothing; --include-tests judges it."),
            DiagnosticEntry(
                "generated-code", cause: "Keep: a tool writes it.", example: "// Generated by …. DO NOT EDIT.",
                cure: "Nothing."),
            DiagnosticEntry(
                "deprecated", cause: "Keep: it is deprecated.", example: "@available(*, deprecated) protocol Store {}",
                cure: "Nothing."),
            DiagnosticEntry(
                "unknown-users", cause: "Keep: other packages can use it, and a single consumer is known.",
                example: "public protocol Store {}", cure: "Add the packages that use it with --context."),
            DiagnosticEntry(
                "weak-names", cause: "Keep: no consumer is known, and names suggest too little.",
                example: "protocol Service { func a(); func b(); func c() }",
                cure: "Add the sources that use it with --context."),
            DiagnosticEntry(
                "small-gain", cause: "Keep: the best split would spare consumers too little.",
                example: "5 unnecessary dependencies would become 4", cure: "Nothing."),
            DiagnosticEntry(
                "no-evidence", cause: "Keep: nothing suggests where to cut.",
                example: "no consumer, and names without a word in common",
                cure: "Add the sources that use it with --context."),
        ])
}
