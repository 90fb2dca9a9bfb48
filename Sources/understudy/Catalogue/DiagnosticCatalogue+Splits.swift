extension DiagnosticCatalogue {
    /// What `split` and `report` print in addition to verdicts.
    static let splits = Section(
        title: "Splits",
        entries: [
            DiagnosticEntry(
                "split-proposed",
                cause: "The protocol could be split, so that its consumers depend on less that they do not use.",
                example: "understudy split --format github",
                cure:
                    "Split it, or keep it: write '// understudy: keep' and a reason above it, or add it to \"keep\" in the configuration."
            ),
            DiagnosticEntry(
                "wide-dependency",
                cause: "A consumer sees five requirements or more that it doesn't use, and uses at most half.",
                example: "understudy check --dependencies",
                cure:
                    "Run the command that the message names, or record it: 'understudy check --dependencies --write-baseline FILE'."
            ),
            DiagnosticEntry(
                "composed-already", cause: "The name is a type alias of several protocols, which were split before.",
                example: "typealias Store = Saver & Finder",
                cure: "Nothing to do; name one of the parts to have it checked."),
            DiagnosticEntry(
                "nobody-narrowed",
                cause:
                    "With '--narrow', the protocol changes, but no consumer can depend on a part as the sources are written.",
                example:
                    "understudy split Store --narrow --apply // all consumers pass the store to one that needs all of it",
                cure:
                    "Undo it, or change the places that 'understudy split Store --format json' lists in \"keptPlaces\" and narrow the consumers then."
            ),
            DiagnosticEntry(
                "composed-protocol", cause: "The name given to 'list' is a type alias of several protocols.",
                example: "typealias Store = Saver & Finder", cure: "Nothing to do; the parts are listed."),
            DiagnosticEntry(
                "narrowed-already", cause: "The consumer already depends on no more than it would after the change.",
                example: "understudy narrow Model --of Service --apply // for the second time", cure: "Nothing to do."),
            DiagnosticEntry(
                "extracted-already", cause: "The type already conforms to a protocol of that name.",
                example: "understudy extract Service --apply // for the second time",
                cure: "Nothing to do; --name adds a second protocol."),
            DiagnosticEntry(
                "composed-type", cause: "'--to exact' does not work for an alias of several protocols.",
                example: "understudy narrow Model --of Storing // typealias Storing = Reading & Writing",
                cure: "Use '--to part', '--to closures', or name one of the protocols with '--of'."),
            DiagnosticEntry(
                "no-parts", cause: "The protocol has no parts that a consumer could be narrowed to.",
                example: "understudy narrow Model --to part // Store refines nothing",
                cure: "Split the protocol first, or narrow with '--to exact' or '--to closures'."),
            DiagnosticEntry(
                "recovered", cause: "A run that was killed had started to change files.",
                example: "understudy split Store --apply // after the last one was killed",
                cure: "Nothing to do: the message says whether its changes were undone or stay."),
            DiagnosticEntry(
                "unfinished-change",
                cause:
                    "Another run is changing the package, or was killed while it did, so that some files may be changed.",
                example: "understudy list // while 'understudy split Store --apply --verify …' runs",
                cure:
                    "Wait for the run that the message names; if it was killed, 'understudy recover' takes its changes back, and 'understudy recover --keep' keeps them."
            ),
            DiagnosticEntry(
                "interrupted", cause: "A signal, such as that of control and C, ended a run while it changed files.",
                example: "understudy split Store --apply --verify 'swift build' // and then control and C",
                cure: "Nothing to do: the message says whether anything is changed."),
            DiagnosticEntry(
                "verification-failed", cause: "The command given to --verify failed, before or after the changes.",
                example: "--verify 'swift build'",
                cure: "See what the command printed; the message says whether all changes were undone."),
            DiagnosticEntry(
                "unknown-revision", cause: "git can't compare with the revision given to --since.",
                example: "understudy split --since origin/main // in a clone without that branch",
                cure: "Fetch the revision first: 'git fetch origin main'."),
            DiagnosticEntry(
                "index-used",
                cause: "Uses are taken from the compiler's index, for all files that have not changed since the build.",
                example: "understudy split // after 'swift build --build-tests'",
                cure: "Nothing to do; build again if files have changed, or use '--evidence source'."),
            DiagnosticEntry(
                "index-unusable",
                cause: "The compiler's index is missing, damaged or outdated, or is from another package or version.",
                example: "understudy split --index-store-path /tmp/other/.build/debug/index/store",
                cure: "Build again with 'swift build --build-tests'; until then, only the sources are used."),
            DiagnosticEntry(
                "invalid-baseline",
                cause:
                    "The file given to --baseline was not written by --write-baseline, nor, for 'report', by 'report --format "
                    + "json'.",
                example: "understudy split --baseline Package.swift",
                cure:
                    "Write one with the same command and --write-baseline: 'understudy split --write-baseline splits.json'."
            ),
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
                cause: "Split: the requirements are the usual operations on one kind of element.",
                example: "save(note:), findNote(by:), move(note:), delete(note:)",
                cure: "See the parts that 'understudy split NAME' proposes."),
            DiagnosticEntry(
                "names-fall-into-groups",
                cause: "Split, or a question: no consumer is known, but names and types fall into groups.",
                example: "loadUser(), saveUser(_:), playSound(), stopSound()",
                cure: "Check whether the groups are protocols, and name them."),
            DiagnosticEntry(
                "kept-by-owner", cause: "Keep: a comment above the protocol or the configuration says so.",
                example: "// understudy: keep callers need all of it",
                cure: "Remove the comment or the entry to have the protocol judged again."),
            DiagnosticEntry(
                "too-many-requirements",
                cause: "Keep: there are more than 1,000 requirements, too many to compare each with each.",
                example: "a protocol that a generator writes, with a method for each of 1,500 operations",
                cure: "If the protocol is generated, change the generator to write several protocols."),
            DiagnosticEntry(
                "few-requirements", cause: "Keep: there are too few requirements to split.",
                example: "protocol Saver { func save() }", cure: "Nothing to do."),
            DiagnosticEntry(
                "defaults-leave-one",
                cause: "Keep: default implementations leave at most one requirement to implement.",
                example: "extension Saver { func saveAll() {} }", cure: "Nothing to do."),
            DiagnosticEntry(
                "tied-by-associated-types", cause: "Keep: associated types tie the few requirements together.",
                example: "associatedtype Item; func push(_ item: Item); func pop() -> Item", cure: "Nothing to do."),
            DiagnosticEntry(
                "every-consumer-uses-everything", cause: "Keep: every consumer uses nearly everything.",
                example: "one view model uses all five requirements", cure: "Nothing to do."),
            DiagnosticEntry(
                "template-method", cause: "Keep: the protocol's own extensions call half of it.",
                example: "extension Screen { func show() { willShow(); didShow() } }", cure: "Nothing to do."),
            DiagnosticEntry(
                "mixin", cause: "Keep: the protocol's own extensions implement it for the types that adopt it.",
                example: "extension Alerting where Self: Screen { func showAlert() {} }", cure: "Nothing to do."),
            DiagnosticEntry(
                "settings-table",
                cause: "No roles: it is a table of settings, whose entries nobody wants as protocols.",
                example: "protocol Theme { var primary: Color { get } … }", cure: "Nothing to do."),
            DiagnosticEntry(
                "service-locator", cause: "No roles: it is a service locator.",
                example: "protocol Dependencies { var session: Session { get } … }",
                cure: "Give each consumer the service that it takes from it."),
            DiagnosticEntry(
                "one-requirement-used", cause: "Keep: only one of the requirements is used.",
                example: "only save(_:) is called anywhere", cure: "Check whether the others are needed at all."),
            DiagnosticEntry(
                "no-common-part", cause: "Keep: no part would serve two consumers and leave something out.",
                example: "each of three consumers uses a different pair",
                cure: "Narrow single consumers with 'understudy narrow'."),
            DiagnosticEntry(
                "delegate", cause: "Keep: it is a delegate, whose callbacks belong to its callers.",
                example: "protocol PlayerDelegate { func playerDidStart(_ player: Player) }", cure: "Nothing to do."),
            DiagnosticEntry(
                "visitor", cause: "Keep: it is a visitor or a codec, whose methods belong to one traversal.",
                example: "func visit(_ node: IfNode); func visit(_ node: ForNode)", cure: "Nothing to do."),
            DiagnosticEntry(
                "one-operation", cause: "Keep: nearly all requirements are variants of one operation.",
                example: "log(debug:), log(info:), log(error:)", cure: "Nothing to do."),
            DiagnosticEntry(
                "operators", cause: "Keep: many requirements are operators.",
                example: "static func + (a: Self, b: Self) -> Self", cure: "Nothing to do."),
            DiagnosticEntry(
                "kind-of-value", cause: "Keep: it describes a kind of value.",
                example: "protocol Shape { var area: Double { get } }", cure: "Nothing to do."),
            DiagnosticEntry(
                "test-code", cause: "Keep: it is declared in test code.", example: "Tests/AppTests/Helpers.swift",
                cure: "Nothing to do; --include-tests judges it anyway."),
            DiagnosticEntry(
                "generated-code", cause: "Keep: it is generated by a tool.", example: "// Generated by …. DO NOT EDIT.",
                cure: "Nothing to do."),
            DiagnosticEntry(
                "deprecated", cause: "Keep: it is deprecated.", example: "@available(*, deprecated) protocol Store {}",
                cure: "Nothing to do."),
            DiagnosticEntry(
                "unknown-users", cause: "Keep: other packages can use it, and only one consumer is known.",
                example: "public protocol Store {}", cure: "Add the packages that use it with --context."),
            DiagnosticEntry(
                "weak-names", cause: "Keep: no consumer is known, and names are too weak as evidence.",
                example: "protocol Service { func a(); func b(); func c() }",
                cure: "Add the sources that use it with --context."),
            DiagnosticEntry(
                "small-gain", cause: "Keep: the best split would save consumers too little.",
                example: "5 unnecessary dependencies would become 4", cure: "Nothing to do."),
            DiagnosticEntry(
                "no-evidence", cause: "Keep: nothing suggests where to split it.",
                example: "no consumer, and names without a word in common",
                cure: "Add the sources that use it with --context."),
        ])
}
