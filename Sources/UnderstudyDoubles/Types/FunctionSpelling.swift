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

    /// Whether functions on a global actor in `entry` are `@Sendable` without saying so in the tests only (SE-0434).
    static func sharesLess(_ entry: ResolvedRequirement, in index: DeclarationIndex) -> Bool {
        let settings = index.settings(of: entry.origin)
        guard settings.languageMode == .swift5, settings.tests?.languageMode == .swift6 else { return false }
        return entry.requirement.signature.types.contains { type in
            type.contains { part in
                guard case .attributed(let specifiers, let inner) = part, inner.bare.function != nil else {
                    return false
                }
                return !specifiers.contains(.sendable)
                    && specifiers.contains { $0.isAttribute && index.globalActor(named: $0.name) != nil }
            }
        }
    }
}
