import UnderstudySemantics

/// Turns verbs into agent nouns (`save` → Saver) and gerunds (`save` → Saving).
enum AgentNoun {
    /// The agent noun of a verb in lower case, capitalised.
    static func agent(_ verb: String) -> String {
        let verb = synonyms[verb] ?? verb
        return (irregularAgents[verb] ?? regularAgent(verb)).capitalisedFirst
    }

    /// The gerund of a verb in lower case, capitalised.
    static func gerund(_ verb: String) -> String {
        if plain.contains(verb) { return plainGerund(verb) }
        let verb = synonyms[verb] ?? verb
        return (irregularGerunds[verb] ?? regularGerund(verb)).capitalisedFirst
    }

    /// The gerund of the verb itself, even if another verb is used in its place elsewhere: `list` → Listing.
    static func plainGerund(_ verb: String) -> String {
        (irregularGerunds[verb] ?? regularGerund(verb)).capitalisedFirst
    }

    /// Whether a verb is so general that its gerund says nothing.
    static func isBland(_ verb: String) -> Bool { bland.contains(verb) }

    private static let bland: Set<String> = [
        "all", "are", "can", "did", "do", "get", "handle", "has", "is", "make", "on", "perform", "process", "set",
        "should",
        "update", "will",
    ]

    /// Whether the result of the verb has to be fetched from elsewhere first, which changes something.
    static func reachesOut(_ verb: String) -> Bool { reachingOut.contains(verb) }

    private static let reachingOut: Set<String> = ["download", "fetch", "load", "request"]

    /// Whether a word in lower case is known to be a verb.
    static func isVerb(_ word: String) -> Bool {
        !named.contains(word)
            && (Verb(word) != nil || irregularAgents[word] != nil || synonyms[word] != nil || otherVerbs.contains(word)
                || isMadeVerb(word))
    }

    /// Whether the ending says that a word is a verb: tokenize, simplify, but not fileSize.
    private static func isMadeVerb(_ word: String) -> Bool {
        word.utf8.count > 5 && (word.hasSuffix("ize") && !word.hasSuffix("size") || word.hasSuffix("ify"))
    }

    /// Whether a word in lower case is the past participle of a known verb: tapped, changed, modified, but not speed.
    static func isParticiple(_ word: String) -> Bool {
        guard word.hasSuffix("ed"), word.utf8.count > 4 else { return irregularParticiples.contains(word) }
        let stem = String(word.dropLast(2))
        let doubled =
            stem.utf8.count > 2 && stem.utf8.suffix(2).first == stem.utf8.last ? [String(stem.dropLast())] : []
        let ending: [String] = stem.hasSuffix("i") ? [String(stem.dropLast()) + "y"] : []
        return ([stem, stem + "e"] + doubled + ending).contains { isVerb($0) || eventVerbs.contains($0) }
    }

    private static let irregularParticiples: Set<String> = [
        "begun", "chosen", "done", "lost", "sent", "shown", "taken",
    ]
    /// Verbs of what happens to a screen, of which no protocol is named.
    private static let eventVerbs: Set<String> = [
        "appear", "arrive", "click", "complete", "disappear", "drag", "drop", "edit", "end", "enter", "hover", "land",
        "occur", "press", "redirect", "rotate", "succeed", "swipe", "tick", "type", "view", "visit",
    ]

    /// Words that are names of functions and say what these return: `publisher(for:)`, `data(from:)`.
    private static let named: Set<String> = ["current", "data", "new", "observable", "publisher", "value"]

    /// Verbs whose own agent noun does not exist or means something else, and the verb to name instead.
    private static let synonyms: [String: String] = [
        "add": "insert", "all": "find", "are": "check", "begin": "start", "can": "check", "did": "observe",
        "end": "finish", "get": "read", "has": "check", "is": "check", "list": "find", "look": "find",
        "lookup": "find", "on": "observe", "put": "write", "search": "find", "set": "write", "setup": "configure",
        "show": "present", "hide": "present", "will": "observe",
    ]

    /// Verbs with a synonym whose own gerund is usual.
    private static let plain: Set<String> = ["add", "list", "search", "show", "hide"]

    private static let irregularAgents: [String: String] = [
        "accept": "acceptor", "act": "actor", "clear": "cleaner", "compress": "compressor", "compute": "calculator",
        "configure": "configurator", "decrypt": "decryptor", "edit": "editor", "encrypt": "encryptor",
        "execute": "executor", "login": "authenticator", "logout": "sessionEnder", "make": "factory",
        "monitor": "monitor", "process": "processor", "register": "registrar", "should": "decider",
        "store": "store", "visit": "visitor", "handle": "handler", "sync": "syncer", "update": "updater",
    ]

    private static let irregularGerunds: [String: String] = [
        "login": "authenticating", "logout": "loggingOut", "should": "deciding",
    ]

    private static let otherVerbs: Set<String> = [
        "accept", "acquire", "activate", "advance", "align", "allocate", "analyze", "animate", "announce", "answer",
        "apply", "approve", "archive", "attach", "authenticate", "authorize", "await", "begin", "bind", "block",
        "bootstrap", "cache", "cancel", "capture", "close", "collect", "commit", "compile", "compose", "compute",
        "confirm", "connect", "consume", "convert", "coordinate", "crop", "deactivate", "decipher", "decline", "decode",
        "defer",
        "delegate", "deliver", "deny", "dequeue", "derive", "describe", "deserialize", "destroy", "detach", "detect",
        "diff", "disable", "disconnect", "discover", "dismiss", "dispatch", "display", "donate", "drain", "draw",
        "emit", "enable", "encode", "enqueue",
        "enumerate", "escape", "estimate", "evaluate", "expand", "expire", "export", "extract", "fail", "filter",
        "finish",
        "flush", "focus", "follow", "format", "forward", "fulfill", "generate", "grant", "highlight", "identify",
        "import", "increment",
        "initiate", "inject", "inspect", "install", "interpret", "interrupt", "invalidate", "invite", "invoke",
        "isolate",
        "iterate", "join", "launch", "leave", "listen", "lock", "log", "match", "merge", "migrate", "mute",
        "navigate", "negotiate", "normalize", "notify", "open", "organize", "pack", "parse", "paste", "pause", "peek",
        "perform",
        "pin", "play", "poll", "post", "predict", "prefetch", "preload", "present", "produce", "prompt", "propose",
        "publish",
        "pull", "purchase", "push", "quit", "rank", "receive", "reconnect", "record", "recover", "redeem", "redo",
        "refresh",
        "reject", "release", "reload", "render", "renew", "reorder", "repeat", "replay", "reply", "report", "request",
        "resend", "reserve", "resize", "resolve", "respond", "restore", "resume", "retain", "retry", "reverse",
        "revoke", "rewind", "rotate", "route", "run", "sample", "scan", "schedule", "scroll", "seek", "select", "send",
        "serialize", "share", "shuffle", "sign", "simulate", "skip", "sleep", "sort", "spawn", "speak", "split",
        "start", "stop", "strip",
        "subscribe", "summarize", "suspend", "switch", "synchronize", "tap", "terminate", "throttle", "toggle",
        "touch", "trace", "train", "transform", "translate", "transmit", "traverse", "trim", "tune", "undo",
        "unfollow", "uninstall", "unlink", "unlock", "unpin", "unsubscribe", "unwrap", "update", "upgrade", "validate",
        "verify", "wait", "wake", "warn",
        "watch", "wrap", "yield", "zoom",
    ]

    private static func regularAgent(_ verb: String) -> String {
        if let (stem, particle) = particle(of: verb) { return regularAgent(stem) + particle }
        if verb.hasSuffix("ate") { return verb.dropLast() + "or" }
        if verb.hasSuffix("ct") { return verb + "or" }
        if verb.hasSuffix("e") { return verb + "r" }
        if verb.hasSuffix("y"), !endsInVowel(verb.dropLast()) { return verb.dropLast() + "ier" }
        return doubled(verb) + "er"
    }

    /// The verb and the particle that are written as one word: `setup` → set, Up.
    private static func particle(of verb: String) -> (verb: String, particle: String)? {
        for particle in ["down", "out", "off", "up", "in"] where verb.hasSuffix(particle) {
            let stem = String(verb.dropLast(particle.count))
            if phrasal.contains(stem) { return (stem, particle.capitalisedFirst) }
        }
        return nil
    }

    /// Verbs that are written as one word with a particle.
    private static let phrasal: Set<String> = [
        "back", "break", "build", "check", "clean", "count", "log", "look", "set", "shut", "sign", "start", "tear",
        "time",
        "warm", "wind",
    ]

    private static func regularGerund(_ verb: String) -> String {
        if let (stem, particle) = particle(of: verb) { return regularGerund(stem) + particle }
        if verb.hasSuffix("ie") { return verb.dropLast(2) + "ying" }
        if verb.hasSuffix("e"), !verb.hasSuffix("ee") { return verb.dropLast() + "ing" }
        return doubled(verb) + "ing"
    }

    /// Doubles the last consonant of short verbs (`get` → gett) and of those stressed at their end (`commit`).
    private static func doubled(_ verb: String) -> String {
        let letters = Array(verb)
        guard letters.count >= 3, let last = letters.last else { return verb }
        let isShort =
            letters.count <= 4 && "bdgklmnprt".contains(last) && endsInVowel(verb.dropLast())
            && !endsInVowel(verb.dropLast(2)) && letters.count { "aeiou".contains($0) } == 1
        return isShort || isStressedAtEnd(verb) ? verb + String(last) : verb
    }

    /// Whether a verb of several syllables is stressed at its end: those with these endings are, but for a few.
    private static func isStressedAtEnd(_ verb: String) -> Bool {
        if stressed.contains(verb) { return true }
        return !unstressed.contains(verb) && ["mit", "fer", "pel", "cur"].contains { verb.hasSuffix($0) }
    }

    private static let stressed: Set<String> = [
        "begin", "cancel", "control", "equip", "forget", "patrol", "regret", "reset",
    ]
    private static let unstressed: Set<String> = [
        "buffer", "delimit", "differ", "limit", "offer", "pilfer", "suffer", "vomit",
    ]

    private static func endsInVowel(_ text: Substring) -> Bool { text.last.map("aeiou".contains) ?? false }
}

extension String {
    /// The text with its first letter in upper case.
    var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }
}
