import UnderstudySemantics

/// What is written in function types because the settings of their module and of its tests differ.
struct FunctionSpelling {
    /// The isolation of asynchronous functions that state none; `nil` where it is the same in both modules.
    var asyncIsolation: TypeSpecifier?
    /// Whether functions on a global actor are `@Sendable` without saying so in the module of the protocol only.
    var statesSendable = false

    /// Writes nothing.
    init() {}

    /// The spelling for doubles of protocols of a module with `settings`.
    init(_ settings: ModuleSettings) {
        if settings.isNonsendingByDefault {
            asyncIsolation = .nonsending
        } else if settings.tests?.isNonsendingByDefault ?? false {
            asyncIsolation = .attribute("concurrent")
        }
        statesSendable = settings.languageMode == .swift6 && settings.tests?.languageMode == .swift5
    }
}
