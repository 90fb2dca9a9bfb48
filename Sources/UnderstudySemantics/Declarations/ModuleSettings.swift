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
    /// The other modules that are made of the same file, in which its declarations need no import.
    public var sharers: Set<String> = []

    /// What the settings of a module's tests change about its doubles.
    public struct Tests: Hashable, Sendable {
        /// Whether asynchronous functions run on their caller's actor there, unless they say otherwise.
        public var isNonsendingByDefault: Bool
        /// Whether declarations are isolated to the main actor in some of them, unless they say otherwise.
        public var isMainActorByDefault: Bool
        /// Whether other tests of the module are, which may get the double, too.
        var othersAreOnMainActor = false
        /// The language mode; `nil` where nothing tells.
        public var languageMode: LanguageMode?

        /// The settings of tests that are a module with `settings`.
        public init(_ settings: ModuleSettings) {
            isNonsendingByDefault = settings.isNonsendingByDefault
            isMainActorByDefault = settings.isMainActorByDefault
            languageMode = settings.languageMode
        }
    }

    /// Whether the module or its tests are on the main actor by default, as far as anything tells.
    public var mayTestOnMainActor: Bool {
        guard let tests, !isMainActorByDefault else { return true }
        return tests.isMainActorByDefault || tests.othersAreOnMainActor
    }

    /// Takes the settings of the tests where the module's doubles live, and of its other tests, which may get them, too:
    /// a double for tests on the main actor by default compiles in the others as well.
    public mutating func setTests(_ own: ModuleSettings?, besides others: some Sequence<ModuleSettings>) {
        tests = own.map { Tests($0) }
        tests?.othersAreOnMainActor = others.contains(where: \.isMainActorByDefault)
        guard isMainActorByDefault, let own else { return }
        tests?.isMainActorByDefault = own.isMainActorByDefault || others.contains(where: \.isMainActorByDefault)
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
