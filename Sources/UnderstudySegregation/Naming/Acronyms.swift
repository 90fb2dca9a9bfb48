/// How words are written in the names of types: `url` → URL, `note` → Note.
enum Acronyms {
    /// The word as a part of a type's name.
    static func written(_ word: String) -> String {
        known.contains(word) ? word.uppercased() : word.capitalisedFirst
    }

    private static let known: Set<String> = [
        "ai", "api", "cpu", "css", "csv", "db", "der", "dns", "ecdsa", "eof", "ftp", "gif", "gps", "gpu", "gui", "hls",
        "html", "http", "https", "id", "io", "ip", "jpeg", "json", "jwt", "ml", "mtu", "nfc", "os", "otp", "pdf", "pem",
        "png", "qr", "rgb", "rpc", "rsa", "rss", "sdk", "sha", "smtp", "sms", "sql", "ssh", "ssl", "sso", "svg", "tcp",
        "tls", "totp", "ttl", "udp", "ui", "uri", "url", "usb", "utc", "utf", "uuid", "vpn", "xml", "yaml",
    ]
}
