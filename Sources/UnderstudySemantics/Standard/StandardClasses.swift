import UnderstudySyntax

/// The classes of the platform that protocols often ask for, and whose initialisers take nothing.
enum StandardClasses {
    /// The class of that name, with the module in front or without.
    static func declaration(named name: String) -> TypeDeclaration? {
        let path = TypePath(name)
        return file.types.first { path.matches($0.name, module: "Foundation") }
    }

    /// Of no module: doubles name them as protocols do, which import what has them.
    private static let file = FileDeclarations(
        parsing: SourceText(
            path: "<Foundation>",
            text: """
                open class NSObject { public init() {} }
                open class Formatter: NSObject { public override init() {} }
                open class JSONDecoder: @unchecked Sendable { public init() {} }
                open class JSONEncoder: @unchecked Sendable { public init() {} }
                open class Operation: NSObject, @unchecked Sendable { public override init() {} }
                """))
}
