extension DiagnosticCatalogue {
    /// What is wrong with Swift sources.
    static let sources = Section(
        title: "Swift sources",
        entries: [
            DiagnosticEntry(
                "expected-declaration", cause: "Something else stands where a declaration was expected.",
                example: "protocol P { 3 }",
                cure: "Fix what the compiler reports there."),
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
                "merge-conflict", cause: "The file has the markers of a merge that was not finished.",
                example: "<<<<<<< HEAD",
                cure: "Resolve the conflict, and remove its markers."),
            DiagnosticEntry(
                "nested-too-deeply", cause: "Types are nested over 64 levels deep, or '#if' over 16.",
                example: "enum A { enum B { … } }",
                cure: "Give what is inside a declaration of its own."),
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
                example: "protocol P { var name { get } }",
                cure: "Write the type: 'var name: String { get }'."),
            DiagnosticEntry(
                "xcode-template",
                cause: "The file is a template of Xcode's with placeholders in its code, and was skipped.",
                example: "class ___VARIABLE_name___ {}", cure: "Nothing."),
        ])

    /// What is wrong with a command line.
    static let commandLine = Section(
        title: "The command line",
        entries: [
            DiagnosticEntry(
                "conflicting-options", cause: "Two options exclude each other.",
                example: "understudy generate --stdout --output Doubles",
                cure: "Leave one of them out."),
            DiagnosticEntry(
                "malformed-value", cause: "The value of an option has the wrong form.", example: "--kind spy,,stub",
                cure: "Write it as the message says."),
            DiagnosticEntry(
                "missing-proc", cause: "On Linux the arguments are read from /proc, which is not mounted.",
                example: "chroot root understudy list", cure: "Mount it: 'mount -t proc proc /proc'."),
            DiagnosticEntry(
                "stray-opt-in",
                cause: "A comment looks like an opt-in, and is above no protocol or written in another way.",
                example: "// Understudy: spy", cure: "Write '// understudy: spy' directly above the protocol."),
            DiagnosticEntry(
                "missing-argument", cause: "An argument is missing.", example: "understudy adopt",
                cure: "Add it; 'understudy help COMMAND' says which."),
            DiagnosticEntry(
                "missing-value", cause: "An option has no value.", example: "understudy list --format", cure: "Add it."),
            DiagnosticEntry(
                "needs-one", cause: "An option that is about one double was given for several.",
                example: "understudy sync --protocol Archive",
                cure: "Name the double: 'understudy sync NotesSpy --protocol Archive'."),
            DiagnosticEntry(
                "repeated-option", cause: "An option that is allowed once was given twice.",
                example: "--format json --format text", cure: "Leave one of them out."),
            DiagnosticEntry(
                "unexpected-argument", cause: "The command takes fewer arguments.", example: "understudy init Sources",
                cure: "Leave it out; 'understudy help COMMAND' says what it takes."),
            DiagnosticEntry(
                "unexpected-value", cause: "An option that takes no value has one.", example: "--quiet=yes",
                cure: "Leave the value out."),
            DiagnosticEntry(
                "unknown-choice", cause: "An option has a value that it does not know.", example: "--kind spi",
                cure: "Choose one of those in the message."),
            DiagnosticEntry(
                "unknown-command", cause: "There is no such command.", example: "understudy generat",
                cure: "See 'understudy help' for the commands."),
            DiagnosticEntry(
                "unknown-option", cause: "The command has no such option.", example: "understudy list --al",
                cure: "See 'understudy help COMMAND' for its options."),
            DiagnosticEntry(
                "unknown-id", cause: "'explain' was given an identifier that nothing has.",
                example: "understudy explain missing-membr", cure: "See 'understudy explain' for all of them."),
            DiagnosticEntry(
                "unknown-protocol",
                cause: "No protocol has the name that was given, or the one that a protocol refines was not read.",
                example: "understudy generate NoteStor",
                cure: "See 'understudy list' for those there are; add sources with --context."),
            DiagnosticEntry(
                "ambiguous-protocol", cause: "Several protocols have the name that was given.",
                example: "understudy generate Store // A.Store, B.Store",
                cure: "Write the whole path, or the module in front: 'Notes.Store'."),
            DiagnosticEntry(
                "candidate", cause: "A note: one of the protocols that an ambiguous name may mean.",
                example: "'A.Store' is declared here", cure: "Write the whole path."),
            DiagnosticEntry(
                "nothing-to-do", cause: "There is no protocol to write doubles for.",
                example: "understudy generate // nothing is opted in",
                cure: "Name protocols, say --all, or write '// understudy: spy' above one."),
            DiagnosticEntry(
                "no-swift-files", cause: "There is no Swift file where protocols were to be looked for.",
                example: "understudy list // in a folder above the package",
                cure: "Name the package with --package-path, or its folders; hidden and ignored files are left out."),
            DiagnosticEntry(
                "unknown-kind", cause: "No template makes doubles of that kind.", example: "// understudy: spi",
                cure: "Choose one of those in the message."),
            DiagnosticEntry(
                "unknown-template", cause: "There is no such template.", example: "understudy templates show spi",
                cure: "See 'understudy templates list'."),
        ])

    /// What is wrong with files and folders.
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
                cure: "Do what the system's reason in the message suggests."),
            DiagnosticEntry(
                "unreadable-folder", cause: "The folder can't be read.", example: "chmod 000 Sources",
                cure: "Do what the system's reason in the message suggests."),
            DiagnosticEntry(
                "folder-for-file", cause: "There is a folder where a file was expected.",
                example: "understudy list --config Sources", cure: "Name a file."),
            DiagnosticEntry(
                "file-for-folder", cause: "There is a file where a folder was expected.",
                example: "--templates A.stencil", cure: "Name a folder."),
            DiagnosticEntry(
                "file-too-large", cause: "The file is larger than 256 MiB.", example: "understudy list Huge.swift",
                cure: "Leave it out."),
            DiagnosticEntry(
                "no-regular-file", cause: "A pipe or a device stands in the place of a file.",
                example: "Sources/A.swift as a named pipe", cure: "Remove it."),
            DiagnosticEntry(
                "unwritable-file", cause: "The file can't be written; the old one stays.",
                example: "understudy generate // on a full disk",
                cure: "Do what the system's reason in the message suggests, and run it again."),
            DiagnosticEntry(
                "unwritable-output", cause: "What the command printed could not be written.",
                example: "understudy list > /dev/full", cure: "Do what the system's reason in the message suggests."),
            DiagnosticEntry(
                "name-is-not-utf8", cause: "The name of a folder or Swift file is not UTF-8, so that it was left out.",
                example: "Sources/\\xFF.swift", cure: "Rename it."),
            DiagnosticEntry(
                "file-exists", cause: "The file or the double exists already, and was left unchanged.",
                example: "understudy generate Store // StoreSpy.swift is there",
                cure: "Run 'understudy sync' to bring it up to date, or generate one with --force."),
            DiagnosticEntry(
                "no-place", cause: "No folder is known for the double.",
                example: "understudy generate Store // no test target depends on the module",
                cure: "Name a folder with --output, or use --stdout."),
            DiagnosticEntry(
                "output-is-source", cause: "A report would go over Swift source.",
                example: "understudy report --output A.swift", cure: "Name another file."),
        ])

    /// What is wrong with `.understudy.json`.
    static let configuration = Section(
        title: "The configuration",
        entries: [
            DiagnosticEntry(
                "invalid-json", cause: "The configuration is no JSON.", example: "{ \"kinds\": [ }",
                cure: "Fix it at the place in the message; comments and trailing commas are allowed."),
            DiagnosticEntry(
                "wrong-type", cause: "A value has another type than its key needs.", example: "{ \"kinds\": \"spy\" }",
                cure: "Write it as the message says."),
            DiagnosticEntry(
                "unknown-key", cause: "There is no such key.", example: "{ \"kind\": [] }",
                cure: "Choose one of those in the message."),
            DiagnosticEntry(
                "unknown-value", cause: "The key has no such value.", example: "{ \"drift\": \"loud\" }",
                cure: "Choose one of those in the message."),
            DiagnosticEntry(
                "invalid-module", cause: "The name of a module has other characters than letters, digits and '_'.",
                example: "{ \"module\": \"M; import N\" }", cure: "Write the name alone."),
        ])

    /// What builds with the plugin say.
    static let build = Section(
        title: "Builds with the plugin",
        entries: [
            DiagnosticEntry(
                "protocol-of-tests",
                cause: "A protocol of the test target itself is opted in, for which the plugin makes no double.",
                example: "Tests/AppTests/Store.swift: // understudy: spy", cure: "Use 'understudy generate'."),
            DiagnosticEntry(
                "name-taken", cause: "The name of the double is taken.",
                example: "class StoreSpy {} // in the tests, beside an opted-in Store", cure: "Rename one of the two."),
            DiagnosticEntry(
                "drift-not-built",
                cause: "The build is to fail where an owned double no longer fits, and its tool can't tell.",
                example: "{ \"drift\": \"error\" }",
                cure: "Add 'traits: [\"Drift\"]' at the package in your manifest, or use the plugins of a release."),
        ])
}
