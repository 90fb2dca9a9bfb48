import UnderstudySemantics
import UnderstudySyntax

/// The fixtures that there are, and that others can use.
package struct Fixtures: Sendable {
    /// For each type that has one, by its path, the types whose fixtures it uses in turn.
    private var uses: [String: Set<String>] = [:]
    /// Where files declare them, by the paths of their types.
    package private(set) var places: [String: SourceLocation] = [:]

    /// The types that have a fixture, whether or not others can use it.
    private var declared: Set<String> = []

    /// No fixtures.
    package init() {}

    /// The fixtures that the files of `module` declare, and those of the modules of the types themselves.
    package init(in index: DeclarationIndex, for module: String?) {
        for file in index.files {
            for entry in file.extensions {
                guard
                    file.module == module
                        || index.types(named: entry.extendedName).contains(where: { $0.module == file.module })
                else { continue }
                guard let own = OwnSubject(.fixture, file.source[entry.members], in: index) else { continue }
                declared.insert(entry.extendedName)
                places[entry.extendedName] = file.source.location(at: own.introducer.lowerBound)
                if own.isPlain { uses[entry.extendedName] = own.usedTypes }
            }
        }
    }

    /// Notes that the type at `path` has a fixture that uses those of the types at `used`.
    mutating func add(_ path: String, using used: Set<String>) { uses[path] = used }

    /// Notes that the types at `paths` have fixtures.
    mutating func declare(_ paths: [String]) { declared.formUnion(paths) }

    /// The first class above `type` that has a fixture: no extension can override it.
    func overridden(by type: TypeDeclaration, in index: DeclarationIndex) -> String? {
        var (next, depth) = (type, 0)
        while depth < 16, next.isClass, let name = next.inheritedTypes.first?.path,
            let parent = index.typeDeclaration(name, from: next), parent.isClass
        {
            if declared.contains(parent.name) { return parent.name }
            (next, depth) = (parent, depth + 1)
        }
        return nil
    }

    /// Whether the type at `path` has one that can be called without arguments.
    package func contains(_ path: String) -> Bool { uses[path] != nil }

    /// Whether the fixture of `start` comes to that of `end`, which would then call itself.
    func leads(from start: String, to end: String) -> Bool {
        var seen: Set<String> = []
        var pending = [start]
        while let next = pending.popLast() {
            if next == end { return true }
            if seen.insert(next).inserted { pending += uses[next] ?? [] }
        }
        return false
    }
}

/// The values with which fixtures and harnesses begin: fixtures and doubles where there are any, else examples.
struct ExampleValues: ExampleSource {
    let fixtures: Fixtures
    /// The type that is made with them.
    let subject: String
    /// The module that the values are written in; `nil` where that is not known.
    let module: String?

    /// An expression for `type`, where something is there for it.
    func value(of type: SwiftType, in place: DefaultValues.Place) -> DefaultValue? {
        let (index, origin) = (place.scope.index, place.scope.origin)
        guard let path = type.onlyPath else { return nil }
        if path == "Error", !index.lookUpAnything(path, from: origin) { return DefaultValue("CancellationError()") }
        if let found = index.typeDeclaration(path, from: origin) {
            return fixture(of: found, in: place)
        }
        return index.protocolDeclaration(path, from: origin).flatMap { double(of: $0, in: place) }
    }

    private func fixture(of type: TypeDeclaration, in place: DefaultValues.Place) -> DefaultValue? {
        guard fixtures.contains(type.name), !fixtures.leads(from: type.name, to: subject),
            !type.belongsElsewhere(than: place.isolation, in: place.scope.index)
        else { return nil }
        return DefaultValue(".fixture()", of: [], fixtures: [type.name])
    }

    /// A new double of `declaration`, of those in the module.
    private func double(of declaration: ProtocolDeclaration, in place: DefaultValues.Place) -> DefaultValue? {
        let index = place.scope.index
        let found = index.doubles(of: declaration).filter { double in
            let type = double.declaration
            guard type.module == module, type.details.genericParameters.isEmpty,
                !type.belongsElsewhere(than: place.isolation, in: index)
            else { return false }
            return Makers(of: type, in: index).all.contains { $0.isPlain && $0.parameters.allSatisfy(\.mayBeLeftOut) }
        }
        // A double that answers without being told is the best value, and a spy tells the most.
        let answering = found.filter { DoubleKind(name: $0.kind).rules.hasStubs }
        let best = answering.first { DoubleKind(name: $0.kind).rules.records } ?? answering.first ?? found.first
        return best.map { .double($0.declaration.name) }
    }

    func literal(_ name: String) -> String? { Self.literals[name] }

    /// Values of the standard library and of Foundation that tell what they are, and are the same in each run.
    private static let literals: [String: String] = {
        var table = [
            "Character": "\"a\"", "UUID": "UUID(uuidString: \"00000000-0000-0000-0000-000000000001\")!",
            "URL": "URL(string: \"https://example.com\")!", "Decimal": "1", "CGFloat": "1", "TimeInterval": "1",
            "Duration": ".seconds(1)", "Locale": "Locale(identifier: \"en_US\")",
            "Calendar": "Calendar(identifier: .gregorian)", "TimeZone": "TimeZone(secondsFromGMT: 0)!",
            "URLRequest": "URLRequest(url: URL(string: \"https://example.com\")!)", "AnyHashable": "1", "Any": "()",
            "DateInterval": "DateInterval()",
        ]
        for number in [
            "Int", "UInt", "Int8", "Int16", "Int32", "Int64", "UInt8", "UInt16", "UInt32", "UInt64", "Float", "Double",
        ] { table[number] = "1" }
        return table
    }()
}

extension SwiftType {
    /// The name of the type, or of the only protocol of which a value is held.
    var onlyPath: String? {
        if case .some(let inner) = self { return inner.onlyPath }
        return conjuncts.count == 1 ? conjuncts[0].path : nil
    }
}
