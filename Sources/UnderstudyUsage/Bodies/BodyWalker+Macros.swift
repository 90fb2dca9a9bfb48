import UnderstudySemantics
import UnderstudySyntax

/// Macros whose expansion is unknown.
enum UnknownMacros {
    /// Whether `name`, with its `#`, is a macro that may do more with its arguments than evaluate them.
    static func mayUseArguments(_ name: String) -> Bool {
        name.utf8.first == UInt8(ascii: "#") && !evaluating.contains(name)
    }

    /// Whether the attribute `name` of a type may be a macro that adds members to it.
    static func mayAddMembers(_ name: String) -> Bool {
        !attributes.contains(name) && !name.hasPrefix("_") && !name.hasSuffix("Actor")
    }

    private static let evaluating: Set<String> = [
        "#expect", "#require", "#available", "#unavailable", "#selector", "#keyPath", "#colorLiteral", "#fileLiteral",
        "#imageLiteral", "#warning", "#error", "#Predicate", "#Expression",
    ]

    private static let attributes: Set<String> = [
        "available", "objc", "objcMembers", "nonobjc", "dynamicMemberLookup", "dynamicCallable", "frozen", "main",
        "UIApplicationMain", "NSApplicationMain", "resultBuilder", "propertyWrapper", "usableFromInline", "inlinable",
        "unchecked", "preconcurrency", "Observable", "Suite", "Model", "IBDesignable", "requires_stored_property_inits",
        "DebugDescription", "warn", "warn_unqualified_access", "backDeployed", "safe", "unsafe", "testable",
        "implementation",
    ]
}

extension BodyWalker {
    /// Records that macros on types may use what the types hold.
    func noteMacros() {
        for number in table.files.ids {
            let file = table.files[number]
            for declaration in file.types {
                let attributes = declaration.syntax.attributes.filter { attribute in
                    let name = file.source.text(in: attribute.name)
                    return UnknownMacros.mayAddMembers(name) && table.typesByPath[name] == nil
                }
                guard let attribute = attributes.first,
                    let id = table.declaredType(
                        SymbolTable.plainPath(declaration.name), module: file.module, file: number)
                else { continue }
                consumer = .type(id)
                for member in table.types[id].members.values.joined() where table.members[member].kind == .property {
                    place = table.members[member].place
                    guard table.places[place].file == number else { continue }
                    noteDoubt(
                        table.signature(of: member).result, .property(member), at: attribute.name, about: attribute.name
                    )
                }
            }
        }
    }
}
