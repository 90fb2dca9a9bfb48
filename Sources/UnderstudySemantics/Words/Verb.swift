/// What the verb at the beginning of an identifier does to the thing that the identifier names.
package enum Verb: Sendable {
    /// Keeps a value.
    case save
    /// Makes a value and keeps it.
    case create
    /// Makes a value.
    case make
    /// Changes an existing value.
    case update
    /// Puts a value in another place.
    case move
    case delete
    /// Removes all values.
    case clear
    /// Gives a value.
    case read
    /// Gives all values.
    case list
    case count
    /// Says whether a value is there.
    case contain
    /// Computes a value, or just names it: `value(for:)`.
    case compute
    /// Reports changes.
    case observe
    /// Updates what is stored.
    case refresh

    /// The meaning of `word`, which is in lower case, if the word alone shows it.
    package init?(_ word: String) {
        guard let entry = Self.table[word], entry.use != .ofStores else { return nil }
        self = entry.verb
    }

    /// What `word`, which is in lower case, does to a store whose elements are known: `send` or `book` save only if
    /// others read their argument, and `trash` need not delete.
    package init?(ofStores word: String) {
        guard let entry = Self.table[word], entry.use != .inGeneral else { return nil }
        switch entry.verb {
        case .create: self = .save
        case .move: self = .update
        default: self = entry.verb
        }
    }

    /// Whether `word` saves the same value twice where it is given twice.
    package static func appends(_ word: String) -> Bool { appending.contains(word) }

    private static let appending: Set<String> = [
        "append", "enqueue", "record", "track", "push", "log", "submit", "schedule",
    ]

    /// Whether `word` leaves what was there, and puts other values beside it: what is set takes the place of all.
    package static func adds(_ word: String) -> Bool { appends(word) || adding.contains(word) }

    private static let adding: Set<String> = ["add", "import", "insert", "register", "remember"]

    /// Where a word has the meaning of its verb.
    private enum Use { case everywhere, inGeneral, ofStores }

    /// The words of each verb.
    private static let words: [(verb: Verb, use: Use, words: String)] = [
        (
            .save, .everywhere,
            "add append insert persist post put record register save set store submit track upload upsert write"
        ),
        (.save, .ofStores, "book cache enqueue import keep log place publish push remember schedule send"),
        (.create, .everywhere, "create"),
        (.make, .inGeneral, "build construct copy generate init make new prepare"),
        (.update, .everywhere, "assign change edit mark modify patch rename replace update"),
        (.update, .inGeneral, "adopt increment"),
        (.update, .ofStores, "toggle"),
        (.move, .everywhere, "move"),
        (.move, .inGeneral, "reorder swap transfer"),
        (.delete, .everywhere, "delete discard drop erase remove unregister"),
        (.delete, .inGeneral, "trash"),
        (.delete, .ofStores, "cancel destroy evict forget revoke unsave"),
        (.clear, .everywhere, "clear empty purge reset"),
        (.clear, .ofStores, "clean flush invalidate wipe"),
        (
            .read, .everywhere,
            "download fetch find get load lookup obtain peek query read request resolve retrieve search"
        ),
        (.read, .ofStores, "filter open pull select show take"),
        (.list, .everywhere, "all list"),
        (.list, .ofStores, "every"),
        (.count, .everywhere, "count"),
        (.count, .ofStores, "number total"),
        (.contain, .everywhere, "contains exists has is"),
        (.contain, .ofStores, "contain exist includes"),
        (.compute, .inGeneral, "access calculate check current data scan value"),
        (.observe, .everywhere, "listen observe subscribe watch"),
        (.observe, .inGeneral, "notify observable publisher unsubscribe"),
        (.observe, .ofStores, "monitor stream"),
        (.refresh, .ofStores, "refresh reload sync synchronize"),
    ]

    private static let table: [String: (verb: Verb, use: Use)] = {
        var table: [String: (Verb, Use)] = [:]
        for (verb, use, list) in words {
            for word in list.split(separator: " ") { table[String(word)] = (verb, use) }
        }
        return table
    }()
}

extension Verb {
    /// What kind of thing a verb does.
    package enum Class: Sendable {
        case read, write, delete, make, move, observe
    }

    /// The kind of thing that the verb does.
    package var verbClass: Class {
        switch self {
        case .save, .update, .refresh: .write
        case .create, .make: .make
        case .move: .move
        case .delete, .clear: .delete
        case .read, .list, .count, .contain, .compute: .read
        case .observe: .observe
        }
    }
}
