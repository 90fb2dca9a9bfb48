import ReadBehindLock

/// A wrapper of `Catalog`, yours to edit.
struct CatalogWrapper<Base: Catalog>: Catalog {
    var base: Base

    var pages: [Int] { return base.pages }

    var notes: [Int] {
        get { return base.notes }
        set { base.notes = newValue }
    }

    var opened: Void {
        get { return base.opened }
        set { base.opened = newValue }
    }

    static var closed: () {
        get { return Base.closed }
        set { Base.closed = newValue }
    }
}

/// A wrapper of `Abyss`, yours to edit.
struct AbyssWrapper<Base: Abyss>: Abyss {
    var base: Base

    var bottom: Never { base.bottom }

    var echo: Never {
        get { base.echo }
        set {}
    }

    subscript(_ depth: Int) -> Never {
        get { base[depth] }
        set {}
    }
}

/// A wrapper of `Pit`, yours to edit.
nonisolated struct PitWrapper<Base: Pit>: Pit {
    var base: Base

    var depth: Never {
        get { base.depth }
        set {}
    }

    static var width: Never {
        get async throws { try await Base.width }
    }
}
