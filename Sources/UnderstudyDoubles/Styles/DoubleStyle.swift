public import UnderstudyTemplates

/// A style: a set of templates that gives doubles the names which tests already call.
public struct DoubleStyle: Hashable, Sendable {
    /// Its name, which is also its folder of templates.
    public let name: String

    /// Creates a style.
    public init(name: String) {
        self.name = name
    }

    /// The names of this tool.
    public static let understudy = DoubleStyle(name: "understudy")
    /// The names of Mockolo's mocks.
    public static let mockolo = DoubleStyle(name: "mockolo")
    /// The names of the mocks of Sourcery's AutoMockable template up to 2.1.2: base name and labels.
    public static let sourcery = DoubleStyle(name: "sourcery")
    /// The names of the mocks of Sourcery's AutoMockable template since 2.1.4, which hold all types.
    public static let sourceryTyped = DoubleStyle(name: "sourcery-typed")

    /// The styles with templates of their own.
    public static let builtIn: [DoubleStyle] = [.understudy, .mockolo, .sourcery, .sourceryTyped]

    /// The kind that is written when none is asked for.
    public var usualKind: DoubleKind { self == .understudy || !Self.builtIn.contains(self) ? .spy : .mock }

    /// The folders that the templates of a kind are looked for in; the first that has them counts.
    public var folders: [String] {
        var folders = [name]
        if self == .sourceryTyped { folders.append(Self.sourcery.name) }
        if self != .understudy { folders.append(Self.understudy.name) }
        return folders
    }

    /// The folder with the templates of `kind`; `nil` when there is none.
    public func folder(for kind: DoubleKind, in library: TemplateLibrary) -> String? {
        folders.first { library.contains("\($0)/\(kind.name)/type") }
    }

    /// How members of doubles of `kind` are named and what they hold.
    func face(for kind: DoubleKind, in library: TemplateLibrary) -> DoubleFace {
        guard folder(for: kind, in: library) != Self.understudy.name else { return .understudy }
        switch self {
        case .mockolo: return .mockolo
        case .sourcery: return .sourcery
        case .sourceryTyped: return .sourceryTyped
        default: return .understudy
        }
    }
}
