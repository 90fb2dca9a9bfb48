/// What a module's build settings change about the meaning of its declarations.
public struct ModuleSettings: Hashable, Sendable {
    /// A language mode of the compiler, as far as declarations mean different things in it.
    public enum LanguageMode: Hashable, Sendable {
        /// Swift 5 mode, or an earlier one.
        case swift5
        /// Swift 6 mode.
        case swift6
    }

    /// Whether asynchronous functions run on their caller's actor, unless they say otherwise (SE-0461).
    public var isNonsendingByDefault: Bool
    /// Whether declarations are isolated to the main actor, unless they say otherwise (SE-0466).
    public var isMainActorByDefault: Bool
    /// The language mode; `nil` where nothing tells.
    public var languageMode: LanguageMode?
    /// The settings of the module's tests, where its doubles live; `nil` where nothing tells.
    public var tests: Tests?

    /// What the settings of a module's tests change about its doubles.
    public struct Tests: Hashable, Sendable {
        /// Whether asynchronous functions run on their caller's actor there, unless they say otherwise.
        public var isNonsendingByDefault: Bool
        /// The language mode; `nil` where nothing tells.
        public var languageMode: LanguageMode?

        /// The settings of tests that are a module with `settings`.
        public init(_ settings: ModuleSettings) {
            isNonsendingByDefault = settings.isNonsendingByDefault
            languageMode = settings.languageMode
        }
    }

    /// Creates settings; without arguments, those of a module that changes nothing.
    public init(
        isNonsendingByDefault: Bool = false, isMainActorByDefault: Bool = false, languageMode: LanguageMode? = nil
    ) {
        self.isNonsendingByDefault = isNonsendingByDefault
        self.isMainActorByDefault = isMainActorByDefault
        self.languageMode = languageMode
    }
}
