extension GitCommand {
    /// What a command prints; `nil` if it fails.
    func output(_ words: [String], in system: System) -> [UInt8]? {
        let outcome = system.run(self.words(words))
        return outcome.isSuccess ? outcome.output : nil
    }

    /// The names that a command prints with a null character after each.
    func names(_ words: [String], in system: System) -> Set<String>? {
        output(words, in: system).map { Set($0.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }) }
    }

    /// The commit that is checked out; `nil` if there is none.
    func revision(in system: System) -> String? {
        output(["rev-parse", "--verify", "--quiet", "HEAD"], in: system)
            .map { String(decoding: $0.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self) }
    }
}
