/// Turns verbs into what does them (`save` → Saver) and into the doing (`save` → Saving).
enum AgentNoun {
    /// The agent noun of a verb in lower case, capitalised.
    static func agent(_ verb: String) -> String {
        let verb = synonyms[verb] ?? verb
        return (irregularAgents[verb] ?? regularAgent(verb)).capitalisedFirst
    }

    /// The gerund of a verb in lower case, capitalised.
    static func gerund(_ verb: String) -> String {
        let verb = synonyms[verb] ?? verb
        return (irregularGerunds[verb] ?? regularGerund(verb)).capitalisedFirst
    }

    /// Whether a word in lower case is known to be a verb.
    static func isVerb(_ word: String) -> Bool {
        VerbClass(verb: word) != nil || irregularAgents[word] != nil || synonyms[word] != nil
            || otherVerbs.contains(word)
    }

    /// Verbs whose own agent noun does not exist or means something else, and the verb to name instead.
    private static let synonyms: [String: String] = [
        "add": "insert", "all": "find", "are": "check", "begin": "start", "can": "check", "did": "observe",
        "end": "finish", "get": "read", "has": "check", "is": "check", "list": "find", "look": "find",
        "lookup": "find", "on": "observe", "put": "write", "search": "find", "set": "write", "setup": "configure",
        "show": "present", "hide": "present", "will": "observe",
    ]

    private static let irregularAgents: [String: String] = [
        "accept": "acceptor", "act": "actor", "clear": "cleaner", "compress": "compressor", "compute": "calculator",
        "configure": "configurator", "decrypt": "decryptor", "edit": "editor", "encrypt": "encryptor",
        "execute": "executor", "login": "authenticator", "logout": "sessionEnder", "make": "factory",
        "monitor": "monitor", "process": "processor", "register": "registrar", "should": "decider",
        "store": "store", "visit": "visitor", "handle": "handler", "sync": "syncer",
    ]

    private static let irregularGerunds: [String: String] = [
        "login": "authenticating", "logout": "loggingOut", "should": "deciding",
    ]

    private static let otherVerbs: Set<String> = [
        "accept", "activate", "answer", "apply", "approve", "archive", "authenticate", "authorize", "begin", "cache",
        "cancel", "close", "commit", "confirm", "connect", "convert", "deactivate", "decode", "deny", "detect",
        "disable", "disconnect", "dismiss", "display", "enable", "encode", "export", "extract", "filter", "finish",
        "generate", "import", "initiate", "inject", "invite", "join", "leave", "lock", "log", "match", "merge",
        "migrate", "navigate", "open", "parse", "pause", "perform", "pin", "play", "present", "publish", "purchase",
        "push", "receive", "refresh", "reload", "render", "report", "resend", "respond", "restore", "resume", "retry",
        "route", "run", "schedule", "select", "send", "share", "sign", "sort", "start", "stop", "suspend", "switch",
        "toggle", "transform", "unlock", "unpin", "validate", "verify",
    ]

    private static func regularAgent(_ verb: String) -> String {
        if verb.hasSuffix("ate") { return verb.dropLast() + "or" }
        if verb.hasSuffix("ct") { return verb + "or" }
        if verb.hasSuffix("e") { return verb + "r" }
        if verb.hasSuffix("y"), !endsInVowel(verb.dropLast()) { return verb.dropLast() + "ier" }
        return doubled(verb) + "er"
    }

    private static func regularGerund(_ verb: String) -> String {
        if verb.hasSuffix("ie") { return verb.dropLast(2) + "ying" }
        if verb.hasSuffix("e"), !verb.hasSuffix("ee") { return verb.dropLast() + "ing" }
        return doubled(verb) + "ing"
    }

    /// Doubles the last consonant of short verbs (`get` → gett) and of those stressed at their end (`commit`).
    private static func doubled(_ verb: String) -> String {
        let stressed = ["cancel", "commit", "emit", "refer", "reset", "submit", "transfer", "begin"]
        let letters = Array(verb)
        guard letters.count >= 3, let last = letters.last else { return verb }
        let isShort =
            letters.count <= 4 && "bdgklmnprt".contains(last) && endsInVowel(verb.dropLast())
            && !endsInVowel(verb.dropLast(2)) && letters.count { "aeiou".contains($0) } == 1
        return isShort || stressed.contains(verb) ? verb + String(last) : verb
    }

    private static func endsInVowel(_ text: Substring) -> Bool { text.last.map("aeiou".contains) ?? false }
}

extension String {
    /// The text with its first letter in upper case.
    var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }
}
