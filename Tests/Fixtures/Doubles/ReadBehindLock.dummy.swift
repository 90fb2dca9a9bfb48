import ReadBehindLock

/// A dummy of `Catalog`, yours to edit.
final class CatalogDummy: Catalog {
    var pages: [Int] { return { fatalError("CatalogDummy.pages must not be read") }() }

    var notes: [Int] {
        get { return { fatalError("CatalogDummy.notes must not be read") }() }
        set { fatalError("CatalogDummy.notes must not be set") }
    }

    var opened: Void {
        get { return { fatalError("CatalogDummy.opened must not be read") }() }
        set { fatalError("CatalogDummy.opened must not be set") }
    }

    static var closed: () {
        get { return { fatalError("CatalogDummy.closed must not be read") }() }
        set { fatalError("CatalogDummy.closed must not be set") }
    }
}

/// A dummy of `Abyss`, yours to edit.
final class AbyssDummy: Abyss {
    var bottom: Never { fatalError("AbyssDummy.bottom must not be read") }

    var echo: Never {
        get { fatalError("AbyssDummy.echo must not be read") }
        set {}
    }

    subscript(_ depth: Int) -> Never {
        get { fatalError("AbyssDummy.subscript(_:) must not be read") }
        set {}
    }
}

/// A dummy of `Pit`, yours to edit.
nonisolated final class PitDummy: Pit {
    var depth: Never {
        get { fatalError("PitDummy.depth must not be read") }
        set {}
    }

    static var width: Never {
        get async throws { fatalError("PitDummy.width must not be read") }
    }
}
