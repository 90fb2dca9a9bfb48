/// What kind of thing a verb does.
enum VerbClass: String {
    case read, write, delete, make, move, observe

    /// The class of a verb in lower case, if it is one of the usual operations on data.
    init?(verb: String) {
        guard let known = Self.byVerb[verb] else { return nil }
        self = known
    }

    private static let verbs: [(VerbClass, String)] = [
        (
            .read,
            "all calculate check contains count current data download exists fetch find get has is list load lookup "
                + "obtain peek query read request resolve retrieve scan search value access"
        ),
        (
            .write,
            "add adopt append assign change edit increment insert mark modify patch persist post put record register "
                + "rename replace save set store submit track update upload upsert write"
        ),
        (.delete, "clear delete discard drop empty erase purge remove reset trash unregister"),
        (.make, "build construct copy create generate init make new prepare"),
        (.move, "move reorder swap transfer"),
        (.observe, "listen notify observable observe publisher subscribe unsubscribe watch"),
    ]

    private static let byVerb: [String: VerbClass] = {
        var table: [String: VerbClass] = [:]
        for (verbClass, words) in verbs {
            for word in words.split(separator: " ") { table[String(word)] = verbClass }
        }
        return table
    }()
}
