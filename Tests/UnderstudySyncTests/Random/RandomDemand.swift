/// One requirement of a random protocol.
struct RandomDemand: Equatable {
    enum Kind: CaseIterable {
        case function
        case generic
        case getter
        case setter
        case `subscript`
        case initializer
        case `static`
    }

    struct Parameter: Equatable {
        var label: String
        var name: String
        var type: String

        var text: String { (label == name ? name : label + " " + name) + ": " + type }
    }

    var name: String
    var parameters: [Parameter]
    var result: String
    var effects: String
    var kind: Kind
    var attribute = ""
    var isConditional = false
    var hasDefault = false

    private static let names = ["save", "find", "load", "remove", "count", "title", "visit", "store", "item"]
    private static let labels = ["_", "by", "for", "with", "at"]
    private static let types = [
        "Int", "String", "Note", "[Note]", "Note?", "URL", "@escaping @Sendable (Int) -> Void", "(Int, String)",
    ]
    private static let results = ["Void", "Int", "String", "Note", "Note?", "[Note]", "Bool", "[String: Int]"]
    private static let effects = ["", "", " throws", " async", " async throws"]
    private static let attributes = ["", "@discardableResult ", "@MainActor "]
    private static let constraints = ["Sendable", "Equatable & Sendable", "Hashable & Sendable"]

    init(_ numbers: inout SeededNumbers) {
        name = numbers.pick(Self.names, "save")
        parameters = []
        for index in 0..<numbers.pick([0, 1, 1, 2], 1) {
            let name = ["first", "second"][index]
            parameters.append(
                Parameter(
                    label: numbers.pick(Self.labels + [name], "_"), name: name, type: numbers.pick(Self.types, "Int")))
        }
        result = numbers.pick(Self.results, "Void")
        kind = numbers.pick([.function, .function, .function, .getter, .getter] + Kind.allCases, .function)
        effects = numbers.pick(Self.effects, "")
        isConditional = numbers.isOne(in: 12)
        hasDefault = numbers.isOne(in: 16)
        if kind == .generic {
            parameters.insert(Parameter(label: "_", name: "value", type: "T"), at: 0)
            attribute = numbers.pick(Self.constraints, "Sendable")
        }
        settle()
    }

    /// Takes back what Swift does not take.
    private mutating func settle() {
        if ![.function, .generic, .static, .getter].contains(kind) { effects = "" }
        if kind == .subscript, parameters.isEmpty { parameters = [Parameter(label: "_", name: "key", type: "Int")] }
        if kind != .function, kind != .static, result == "Void", kind != .generic { result = "Int" }
        if kind != .function, kind != .generic { attribute = "" }
        if kind == .function, attribute.contains("discardable"), result == "Void" { attribute = "" }
    }

    var text: String {
        let list = parameters.map(\.text).joined(separator: ", ")
        let arrow = result == "Void" ? "" : " -> " + result
        switch kind {
        case .function: return "\(attribute)func \(name)(\(list))\(effects)\(arrow)"
        case .generic: return "func \(name)<T: \(attribute)>(\(list))\(effects)\(arrow)"
        case .static: return "static func \(name)(\(list))\(effects)\(arrow)"
        case .getter: return "var \(name): \(result) { get\(effects) }"
        case .setter: return "var \(name): \(result) { get set }"
        case .subscript: return "subscript(\(list)) -> \(result) { get }"
        case .initializer: return "init(\(list))"
        }
    }

    /// The default implementation, with `access` behind its attributes.
    func implementation(_ access: String) -> String {
        let front = attribute.hasPrefix("@") ? attribute : ""
        let head = text.dropFirst(front.count).replacing(" { get }", with: "").replacing(" { get set }", with: "")
        let body =
            switch kind {
            case .setter: "\(head) { get { fatalError() } set {} }"
            case .getter: "var \(name): \(result) { get\(effects) { fatalError() } }"
            default: "\(head) { fatalError() }"
            }
        return "    " + front + access + body
    }

    /// What it is called without its labels.
    var baseName: String {
        switch kind {
        case .initializer: "init"
        case .subscript: "subscript"
        default: name
        }
    }

    /// What two demands can't share.
    var identity: String {
        let types = parameters.map { $0.label + ":" + $0.type }.joined(separator: ",")
        switch kind {
        case .getter, .setter: return name
        case .function: return name + "(" + types + ")" + result
        case .generic: return name + "<>(" + types + ")" + result
        case .static: return "static " + name + "(" + types + ")" + result
        case .subscript: return "subscript"
        case .initializer: return "init" + types
        }
    }

    func goes(with other: RandomDemand) -> Bool {
        if identity == other.identity { return false }
        let values: [Kind] = [.getter, .setter]
        if name == other.name, values.contains(kind) != values.contains(other.kind) { return false }
        // Overloads that only their results or constraints tell apart are ambiguous for who calls them.
        if name == other.name, [kind, other.kind].contains(.generic) { return false }
        let labels = parameters.map { [$0.label, $0.type] }
        return !(name == other.name && kind == other.kind && labels == other.parameters.map { [$0.label, $0.type] })
    }

    /// Changes one thing.
    mutating func change(_ numbers: inout SeededNumbers) {
        let isGeneric = kind == .generic
        switch numbers.below(8) {
        case 0, 1: effects = numbers.pick(Self.effects, "")
        case 2: result = numbers.pick(Self.results, "Void")
        case 3:
            if parameters.count > (isGeneric ? 1 : 0) {
                parameters[parameters.count - 1].type = numbers.pick(Self.types, "Int")
            }
        case 4: if !parameters.isEmpty { parameters[0].label = numbers.pick(Self.labels, "_") }
        case 5: name = numbers.pick(Self.names, "save")
        case 6: attribute = numbers.pick(isGeneric ? Self.constraints : Self.attributes, "")
        default:
            if kind == .getter {
                kind = .setter
            } else if kind == .setter {
                kind = .getter
            } else {
                hasDefault.toggle()
            }
        }
        settle()
    }
}
