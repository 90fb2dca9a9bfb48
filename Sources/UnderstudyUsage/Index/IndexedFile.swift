/// What the compiler recorded about one source file when it was built.
package struct IndexedFile: Sendable {
    /// What is declared or named in the file, each once.
    package var symbols: [IndexedSymbol] = []
    /// Where members are declared.
    package var definitions: [IndexedDefinition] = []
    /// Members that implement requirements for types that don't declare them, such as inherited ones.
    package var witnesses: [IndexedWitness] = []
    /// Where members are named.
    package var references: [IndexedReference] = []
    /// The lines on which the compiler saw anything.
    package var lines: Set<Int32> = []

    /// Creates the data of an empty file.
    package init() {}
}

/// A declaration as the compiler knows it.
package struct IndexedSymbol: Sendable, Hashable {
    /// The compiler's name for it in all files, in short.
    package var key: SymbolKey
    /// Its name, with labels.
    package var name: String
    /// Whether it is certainly declared in a module other than those of the sources.
    package var isForeign: Bool

    /// Describes a declaration.
    package init(key: SymbolKey, name: String, isForeign: Bool) {
        (self.key, self.name, self.isForeign) = (key, name, isForeign)
    }
}

/// The compiler's own name for a declaration, of which only a hash is kept.
package struct SymbolKey: Hashable, Sendable {
    /// What is kept of the name.
    package let hash: UInt64

    /// The key that was `hash` before.
    package init(hash: UInt64) {
        self.hash = hash
    }

    /// The key of the declaration that the compiler calls `name`.
    package init(_ name: UnsafeRawBufferPointer) {
        // FNV-1a with a final step, so that similar names differ in all bits.
        var value: UInt64 = 0xcbf2_9ce4_8422_2325
        for byte in name { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
        value = (value ^ (value >> 31)) &* 0x7fb5_d329_728e_a185
        hash = value ^ (value >> 27)
    }
}

/// A place in a file as the compiler counts: lines and columns from one, columns in bytes.
package struct IndexedPlace: Sendable, Hashable {
    /// The line.
    package var line: Int32
    /// The column.
    package var column: Int32

    /// Creates a place.
    package init(line: Int32, column: Int32) {
        (self.line, self.column) = (line, column)
    }
}

/// The declaration of a member, or of a function or property outside types.
package struct IndexedDefinition: Sendable {
    /// Which of the file's symbols.
    package var symbol: Int32
    /// Where its name is.
    package var place: IndexedPlace
    /// Whether it is not written at that place, but in the expansion of a macro, or nowhere.
    package var isImplicit: Bool
    /// The type or extension that it is a member of.
    package var parent: Int32?
    /// The declarations that it implements or overrides.
    package var overridden: [Int32] = []

    /// Describes a declaration.
    package init(
        symbol: Int32, place: IndexedPlace, isImplicit: Bool = false, parent: Int32? = nil, overridden: [Int32] = []
    ) {
        (self.symbol, self.place, self.isImplicit) = (symbol, place, isImplicit)
        (self.parent, self.overridden) = (parent, overridden)
    }
}

/// The implementation of a requirement for a type that does not declare it.
package struct IndexedWitness: Sendable, Hashable {
    /// The implementing member, as one of the file's symbols: a superclass's member, or one that an extension adds.
    package var symbol: Int32
    /// The requirement.
    package var requirement: Int32

    /// Says that `symbol` implements `requirement`.
    package init(symbol: Int32, requirement: Int32) {
        (self.symbol, self.requirement) = (symbol, requirement)
    }
}

/// A place where a member is named.
package struct IndexedReference: Sendable {
    /// Which of the file's symbols.
    package var symbol: Int32
    /// The place.
    package var place: IndexedPlace
    /// How it is used.
    package var kind: RequirementUse.Kind
    /// Whether the name is not written there.
    package var isImplicit: Bool

    /// Describes a place.
    package init(symbol: Int32, place: IndexedPlace, kind: RequirementUse.Kind, isImplicit: Bool = false) {
        (self.symbol, self.place, self.kind, self.isImplicit) = (symbol, place, kind, isImplicit)
    }
}
