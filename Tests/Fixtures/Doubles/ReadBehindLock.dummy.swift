import ReadBehindLock

/// A dummy of `Catalog`, yours to edit.
final class CatalogDummy: Catalog {
    var pages: [Int] { return { TestIssue.report("CatalogDummy.pages must not be read", returning: []) }() }

    var notes: [Int] {
        get { return { TestIssue.report("CatalogDummy.notes must not be read", returning: []) }() }
        set { TestIssue.report("CatalogDummy.notes must not be set") }
    }

    var opened: Void {
        get { return { TestIssue.report("CatalogDummy.opened must not be read") }() }
        set { TestIssue.report("CatalogDummy.opened must not be set") }
    }

    static var closed: () {
        get { return { TestIssue.report("CatalogDummy.closed must not be read") }() }
        set { TestIssue.report("CatalogDummy.closed must not be set") }
    }
}

/// A dummy of `Abyss`, yours to edit.
final class AbyssDummy: Abyss {
    var bottom: Never { TestIssue.stop("AbyssDummy.bottom must not be read") }

    var echo: Never {
        get { TestIssue.stop("AbyssDummy.echo must not be read") }
        set {}
    }

    subscript(_ depth: Int) -> Never {
        get { TestIssue.stop("AbyssDummy.subscript(_:) must not be read") }
        set {}
    }
}

/// A dummy of `Pit`, yours to edit.
nonisolated final class PitDummy: Pit {
    var depth: Never {
        get { TestIssue.stop("PitDummy.depth must not be read") }
        set {}
    }

    static var width: Never {
        get async throws { throw TestIssue("PitDummy.width must not be read") }
    }
}
