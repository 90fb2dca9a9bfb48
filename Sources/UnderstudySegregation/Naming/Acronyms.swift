import UnderstudySemantics

/// How words are written in the names of types: `url` → URL, `note` → Note.
struct Acronyms {
    private let known: Set<String>
    private let joined: [String: String]
    /// Acronyms in front of the number of a version, by the word that the two make: `ipv` of `isIpv4Available`.
    private let versioned: [String: String]

    /// Knows common acronyms, and words that the requirements write in capitals.
    init(_ requirements: [SplitRequirement] = []) {
        let known = requirements.reduce(into: Self.usual) { known, requirement in
            known.formUnion(IdentifierWords.acronyms(in: requirement.baseName))
            for type in requirement.types { known.formUnion(IdentifierWords.acronyms(in: type)) }
        }
        self.known = known
        versioned = requirements.reduce(into: [:]) { versioned, requirement in
            let words = IdentifierWords.joiningCapitals(requirement.baseName).map(\.word)
            for (word, next) in zip(words, words.dropFirst()) {
                guard word.hasSuffix("v"), next.first?.isNumber == true else { continue }
                let acronym = String(word.dropLast())
                if known.contains(acronym) { versioned[word] = acronym.uppercased() }
            }
        }
        joined = requirements.reduce(into: [:]) { joined, requirement in
            for (word, written) in IdentifierWords.joiningCapitals(requirement.baseName) {
                let isJoined = written.utf8.dropFirst().first.map { (0x41...0x5A).contains($0) } == true
                if isJoined, written.first?.isNumber == true || written.utf8.contains(where: { $0 >= 0x61 }) {
                    joined[Inflection.singular(word)] = String(written.prefix(Inflection.singular(word).count))
                }
            }
        }
    }

    /// The word as a part of a type's name.
    func written(_ word: String) -> String {
        known.contains(word) ? word.uppercased() : versioned[word] ?? joined[word] ?? word.capitalisedFirst
    }

    private static let usual: Set<String> = [
        "ai", "api", "cpu", "css", "csv", "db", "der", "dns", "ecdsa", "eof", "ftp", "gif", "gps", "gpu", "gui", "hls",
        "html", "http", "https", "id", "io", "ip", "jpeg", "json", "jwt", "ml", "mtu", "nfc", "os", "otp", "pdf", "pem",
        "png", "qr", "rgb", "rpc", "rsa", "rss", "sdk", "sha", "smtp", "sms", "sql", "ssh", "ssl", "sso", "svg", "tcp",
        "tls", "totp", "ttl", "udp", "ui", "uri", "url", "usb", "utc", "utf", "uuid", "vpn", "xml", "yaml",
    ]
}
