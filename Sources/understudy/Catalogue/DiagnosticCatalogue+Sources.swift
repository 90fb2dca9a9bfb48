extension DiagnosticCatalogue {
    /// Errors in Swift sources.
    static let sources = Section(
        title: "Swift sources",
        entries: [
            DiagnosticEntry(
                "expected-declaration", cause: "There is something else where a declaration was expected.",
                example: "protocol P { 3 }", cure: "Fix the error that the compiler reports there."),
            DiagnosticEntry(
                "expected-inherited-type", cause: "No type follows the colon.", example: "protocol P: {}",
                cure: "Name the type, or remove the colon."),
            DiagnosticEntry(
                "expected-members", cause: "A declaration has no members in braces.", example: "protocol P",
                cure: "Write '{ }' with the members."),
            DiagnosticEntry(
                "expected-name", cause: "A declaration has no name.", example: "protocol { }", cure: "Give it one."),
            DiagnosticEntry(
                "expected-parameters", cause: "A function has no parameters in parentheses.", example: "func save",
                cure: "Write '()'."),
            DiagnosticEntry(
                "expected-type", cause: "A type is missing.", example: "var name: { get }", cure: "Write the type."),
            DiagnosticEntry(
                "extraneous-brace", cause: "A closing brace closes nothing.", example: "struct A { } }",
                cure: "Remove it, or add the brace that it belongs to."),
            DiagnosticEntry(
                "invalid-utf8", cause: "The file has bytes that are not UTF-8.", example: "a file saved as Latin-1",
                cure: "Save the file as UTF-8."),
            DiagnosticEntry(
                "unterminated-comment", cause: "A comment is never closed.", example: "/* to do", cure: "Write '*/'."),
            DiagnosticEntry(
                "unterminated-regex", cause: "A regular expression is never closed.", example: "let r = /a",
                cure: "Write the closing slash."),
            DiagnosticEntry(
                "unterminated-string", cause: "A string is never closed.", example: "let s = \"a",
                cure: "Write the closing quote."),
            DiagnosticEntry(
                "merge-conflict", cause: "The file contains conflict markers of an unfinished merge.",
                example: "<<<<<<< HEAD", cure: "Resolve the conflict, and remove its markers."),
            DiagnosticEntry(
                "nested-too-deeply", cause: "Types are nested more than 64 levels deep, or '#if' more than 16.",
                example: "enum A { enum B { … } }", cure: "Move the inner part to a declaration of its own."),
            DiagnosticEntry(
                "stray-directive", cause: "A directive belongs to no '#if'.", example: "#endif",
                cure: "Remove it, or add the '#if'."),
            DiagnosticEntry(
                "unclosed-brace", cause: "A brace is never closed.", example: "protocol P {", cure: "Write '}'."),
            DiagnosticEntry(
                "unclosed-bracket", cause: "A bracket or parenthesis is never closed.", example: "func f(a: Int",
                cure: "Close it."),
            DiagnosticEntry(
                "unclosed-conditional", cause: "An '#if' is never closed.", example: "#if DEBUG",
                cure: "Write '#endif'."),
            DiagnosticEntry(
                "untyped-property", cause: "A property that a protocol requires has no type.",
                example: "protocol P { var name { get } }", cure: "Write the type: 'var name: String { get }'."),
            DiagnosticEntry(
                "xcode-template",
                cause: "The file is an Xcode template with placeholders in its code, and was skipped.",
                example: "class ___VARIABLE_name___ {}", cure: "Nothing to do."),
        ])

    /// Errors on the command line.
    static let commandLine = Section(
        title: "The command line",
        entries: [
            DiagnosticEntry(
                "conflicting-options", cause: "Two options exclude each other.",
                example: "understudy generate --stdout --output Doubles", cure: "Remove one of them."),
            DiagnosticEntry(
                "malformed-value", cause: "The value of an option has the wrong form.", example: "--kind spy,,stub",
                cure: "Correct it as the message says."),
            DiagnosticEntry(
                "missing-proc", cause: "On Linux, the arguments are read from /proc, which is not mounted.",
                example: "chroot root understudy list", cure: "Mount it: 'mount -t proc proc /proc'."),
            DiagnosticEntry(
                "stray-opt-in",
                cause: "A comment looks like an opt-in, but is not above a protocol or is spelled differently.",
                example: "// understudy spy", cure: "Write '// understudy: spy' directly above the protocol."),
            DiagnosticEntry(
                "missing-argument", cause: "An argument is missing.", example: "understudy adopt",
                cure: "Add it; see 'understudy help COMMAND'."),
            DiagnosticEntry(
                "missing-value", cause: "An option has no value.", example: "understudy list --format", cure: "Add it."),
            DiagnosticEntry(
                "needs-one", cause: "An option that is for one double was given for several.",
                example: "understudy sync --protocol Archive",
                cure: "Name the double: 'understudy sync NotesSpy --protocol Archive'."),
            DiagnosticEntry(
                "repeated-option", cause: "An option that may be given only once was given twice.",
                example: "--format json --format text", cure: "Remove one of them."),
            DiagnosticEntry(
                "unexpected-argument", cause: "The command takes fewer arguments.", example: "understudy init Sources",
                cure: "Remove the argument; see 'understudy help COMMAND'."),
            DiagnosticEntry(
                "unexpected-value", cause: "An option that takes no value was given one.", example: "--quiet=yes",
                cure: "Remove the value."),
            DiagnosticEntry(
                "unknown-choice", cause: "An option was given a value that it does not accept.", example: "--kind spi",
                cure: "Choose one of those in the message."),
            DiagnosticEntry(
                "unknown-command", cause: "There is no such command.", example: "understudy generat",
                cure: "See 'understudy help' for the commands."),
            DiagnosticEntry(
                "unknown-option", cause: "The command has no such option.", example: "understudy list --al",
                cure: "See 'understudy help COMMAND' for its options."),
            DiagnosticEntry(
                "unknown-id", cause: "No diagnostic has the identifier given to 'explain'.",
                example: "understudy explain missing-membr", cure: "Run 'understudy explain' to see all identifiers."),
            DiagnosticEntry(
                "unknown-protocol",
                cause: "No protocol has the given name, or an inherited protocol was not found in the sources.",
                example: "understudy generate NoteStor",
                cure: "Run 'understudy list' to see the protocols; add sources with --context."),
            DiagnosticEntry(
                "ambiguous-protocol", cause: "Several protocols have the given name.",
                example: "understudy generate Store // A.Store, B.Store",
                cure: "Write one of the names that the message lists, or a place: 'Sources/Notes/Store.swift:9'."),
            DiagnosticEntry(
                "candidate", cause: "A note: one of the protocols that an ambiguous name can mean.",
                example: "'A.Store' is declared here", cure: "Write this name, or the place."),
            DiagnosticEntry(
                "nothing-to-do", cause: "There is no protocol to generate doubles for.",
                example: "understudy generate // nothing is opted in",
                cure: "Name protocols, use --all, or write '// understudy: spy' above a protocol."),
            DiagnosticEntry(
                "no-swift-files", cause: "There is no Swift file where the command looks for protocols.",
                example: "understudy list // in a folder above the package",
                cure: "Name the package with --package-path, or its folders; hidden and ignored files are left out."),
            DiagnosticEntry(
                "not-checked-out",
                cause: "A package that the manifest depends on is not checked out, so its declarations are unknown.",
                example: ".package(url: \"https://example.com/nio.git\", from: \"2.0.0\")",
                cure: "Run 'swift package resolve'."),
            DiagnosticEntry(
                "unknown-kind", cause: "There is no such kind of double.", example: "// understudy: spi",
                cure: "Choose one of those in the message."),
            DiagnosticEntry(
                "unknown-template", cause: "There is no such template.", example: "understudy templates show spi",
                cure: "Run 'understudy templates list' to see the templates."),
        ])

    /// Problems with files and folders.
    static let files = Section(
        title: "Files and folders",
        entries: [
            DiagnosticEntry(
                "path-not-found", cause: "There is no such file or folder, or nothing matches the pattern.",
                example: "understudy list Source", cure: "Correct the path; quote patterns."),
            DiagnosticEntry(
                "not-swift", cause: "The path is neither a folder nor a Swift file.",
                example: "understudy list README.md", cure: "Name a folder or a Swift file."),
            DiagnosticEntry(
                "unreadable-file", cause: "The file can't be read.", example: "chmod 000 A.swift",
                cure: "See the system's reason in the message."),
            DiagnosticEntry(
                "unreadable-folder", cause: "The folder can't be read.", example: "chmod 000 Sources",
                cure: "See the system's reason in the message."),
            DiagnosticEntry(
                "folder-for-file", cause: "There is a folder where a file was expected.",
                example: "understudy list --config Sources", cure: "Name a file."),
            DiagnosticEntry(
                "file-for-folder", cause: "There is a file where a folder was expected.",
                example: "--templates A.stencil", cure: "Name a folder."),
            DiagnosticEntry(
                "file-too-large", cause: "The file is larger than 256 MiB.", example: "understudy list Huge.swift",
                cure: "Leave the file out."),
            DiagnosticEntry(
                "no-regular-file", cause: "There is a pipe or a device in place of a file.",
                example: "Sources/A.swift as a named pipe", cure: "Remove it."),
            DiagnosticEntry(
                "unwritable-file", cause: "The file can't be written; the old one is unchanged.",
                example: "understudy generate // on a full disk",
                cure: "See the system's reason in the message, fix it, and run the command again."),
            DiagnosticEntry(
                "unwritable-output", cause: "The output of the command could not be written.",
                example: "understudy list > /dev/full", cure: "See the system's reason in the message."),
            DiagnosticEntry(
                "name-is-not-utf8", cause: "The name of a folder or Swift file is not UTF-8, so it was left out.",
                example: "Sources/\\xFF.swift", cure: "Rename it."),
            DiagnosticEntry(
                "file-exists", cause: "The file or the double already exists, and was left unchanged.",
                example: "understudy generate Store // StoreSpy.swift already exists",
                cure: "Run 'understudy sync' to bring it up to date, or replace it with 'understudy generate --force'."),
            DiagnosticEntry(
                "no-place", cause: "The double has no obvious folder.",
                example: "understudy generate Store // no test target depends on the module",
                cure: "Name a folder with --output, or use --stdout."),
            DiagnosticEntry(
                "not-in-project", cause: "The Xcode project lists the files of the test target one by one.",
                example: "understudy generate Store // in the folder of App.xcodeproj",
                cure:
                    "Add the new file to the target in Xcode, or turn its group into a folder; make the project again if XcodeGen or Tuist makes it."
            ),
            DiagnosticEntry(
                "output-is-source", cause: "A report would overwrite Swift source.",
                example: "understudy report --output A.swift", cure: "Name another file."),
        ])

    /// Errors in `.understudy.json`.
    static let configuration = Section(
        title: "The configuration",
        entries: [
            DiagnosticEntry(
                "invalid-json", cause: "The configuration is not valid JSON.", example: "{ \"kinds\": [ }",
                cure: "Fix it at the place that the message names; comments and trailing commas are allowed."),
            DiagnosticEntry(
                "wrong-type", cause: "A value does not have the type that its key needs.",
                example: "{ \"kinds\": \"spy\" }", cure: "Correct it as the message says."),
            DiagnosticEntry(
                "unknown-key", cause: "There is no such key.", example: "{ \"kind\": [] }",
                cure: "Choose one of those in the message."),
            DiagnosticEntry(
                "unknown-value", cause: "The key has no such value.", example: "{ \"drift\": \"loud\" }",
                cure: "Choose one of those in the message."),
            DiagnosticEntry(
                "invalid-module", cause: "A module's name contains characters other than letters, digits and '_'.",
                example: "{ \"module\": \"M; import N\" }", cure: "Write only the name."),
        ])

    /// What builds with the plugin report.
    static let build = Section(
        title: "Builds with the plugin",
        entries: [
            DiagnosticEntry(
                "protocol-of-tests",
                cause: "An opted-in protocol belongs to the test target itself; the plugin makes no double of it.",
                example: "Tests/AppTests/Store.swift: // understudy: spy", cure: "Use 'understudy generate'."),
            DiagnosticEntry(
                "name-taken",
                cause: "The name of the double or of its file is already taken in the target, or by another double.",
                example: "class StoreSpy {} // in the tests, next to an opted-in Store",
                cure: "Rename one of the two, or name the double with '--name'."),
            DiagnosticEntry(
                "drift-not-built",
                cause:
                    "The build should fail if one of your doubles no longer fits, but its tool is built without that check.",
                example: "{ \"drift\": \"error\" }",
                cure: "Add 'traits: [\"Drift\"]' at the package in your manifest, or use the plugins of a release."),
        ])
}
