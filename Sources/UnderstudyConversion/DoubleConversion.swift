import UnderstudyDoubles
import UnderstudyRefactoring
import UnderstudySemantics
import UnderstudySyntax
import UnderstudyUsage

/// What it takes to make a handwritten double one in the usual form, and its tests ones that use that.
///
/// A function is converted where all that it does is to record its call and to answer it, and where all uses of the
/// properties for that can be rewritten. All other functions stay as they are, with their properties.
package struct DoubleConversion {
    /// A function that stays as its owner wrote it.
    package struct KeptFunction {
        /// Its name, with labels.
        package let name: String
        /// Where it is.
        package let location: SourceLocation
        /// Why it stays.
        package let reason: Reason
    }

    /// Why a function stays.
    package enum Reason {
        /// It does more than to record and to answer.
        case body
        /// The new double has nothing to record or answer with.
        case noStorage
        /// A property is used in a way for which the new double has nothing.
        case use(String, SourceLocation)
        /// A property that it uses serves other code, too.
        case shared(String, SourceLocation)
        /// Another function of that name stays, so that their names in the new double can't be told.
        case overload
        /// A property has another type, or another first value, than the new double could give back.
        case property(String, SourceLocation)
    }

    /// The double.
    package let double: HandwrittenDouble
    /// The edits of the double and of the code that uses it.
    package private(set) var edits: [SourceEdit] = []
    /// The functions that stay.
    package private(set) var kept: [KeptFunction] = []
    /// The names of the functions that are converted.
    package private(set) var converted: [String] = []
    /// The closures that answer first, by the names of the properties that hold them, where the usual ones don't do.
    package private(set) var firstAnswers: [String: String] = [:]
    /// What the new double has to declare.
    package private(set) var expected: Set<String> = []
    /// The names of its members that stay, which no new one can have.
    package var staying: Set<String> {
        let going = Set(double.properties.values.filter { removed.contains($0.declaration.piece.range) }.map(\.name))
        return double.memberNames.subtracting(going)
    }

    /// How many places were rewritten.
    package private(set) var places = 0
    /// The files of the places.
    package private(set) var files: Set<String> = []

    /// The members of the double that go.
    private var removed: Set<ByteRange> = []
    private let storage: [RequirementKey: MemberStorage]
    private let uses: [String: [MemberUse]]
    private let unknownReads: [String: Set<String>]
    private let values: PlainValues

    /// Converts `double`, whose members are used in `uses`.
    ///
    /// - Parameters:
    ///   - storage: What the new double keeps for each requirement.
    ///   - unknownReads: The files where properties of these names are read from values about which nothing is known, and
    ///     that mention the double.
    ///   - values: What tells values that may be made in each call.
    package init(
        _ double: HandwrittenDouble, storage: [RequirementKey: MemberStorage], uses: [MemberUse],
        unknownReads: [String: Set<String>], _ values: PlainValues
    ) {
        self.double = double
        self.values = values
        self.storage = storage
        let (own, range) = (double.type.source.path, double.type.syntax.range)
        self.uses = Dictionary(
            grouping: uses.filter { $0.code.source.path != own || !range.contains(ByteRange(at: $0.offset)) },
            by: \.member)
        self.unknownReads = unknownReads
        convert()
    }

    private mutating func convert() {
        var reasons: [Int: Reason] = [:]
        for (number, function) in double.functions.enumerated() {
            if let reading = function.reading {
                if let reason = missingStorage(reading, function) { reasons[number] = reason }
            } else {
                reasons[number] = .body
            }
        }
        var roles = roles(except: reasons)
        // What keeps one function keeps its properties, and these may keep other functions.
        while let found = obstacle(to: roles, except: reasons) {
            for (number, reason) in found where reasons[number] == nil { reasons[number] = reason }
            roles = self.roles(except: reasons)
        }
        for (number, function) in double.functions.enumerated() {
            if let reason = reasons[number] {
                let location = function.declaration.source.location(
                    at: function.declaration.piece.introducer.lowerBound)
                kept.append(KeptFunction(name: function.name, location: location, reason: reason))
            } else {
                converted.append(function.name)
                write(function, roles)
            }
        }
        for role in roles.values.flatMap(\.self) { rewrite(role) }
        if !converted.isEmpty { edits += MemberRemoval(of: removed, in: double.type).edits + [header] }
    }

    // MARK: - Which functions

    private func missingStorage(_ reading: FunctionReading, _ function: HandwrittenDouble.Function) -> Reason? {
        guard let storage = storage[function.requirement] else { return .noStorage }
        if !reading.records.isEmpty, storage.calls == nil { return .noStorage }
        let needsStub: Bool =
            switch reading.answer {
            case .nothing: !reading.stops.isEmpty
            default: true
            }
        return needsStub && storage.stub == nil ? .noStorage : nil
    }

    /// The roles of the properties that functions without a reason to stay use, by name.
    private func roles(except reasons: [Int: Reason]) -> [String: [PropertyRole]] {
        var roles: [String: [PropertyRole]] = [:]
        for (number, function) in double.functions.enumerated() where reasons[number] == nil {
            guard let reading = function.reading, let storage = storage[function.requirement] else { continue }
            func add(_ name: String, _ purpose: PropertyRole.Purpose) {
                guard let property = double.properties[name] else { return }
                roles[name, default: []].append(
                    PropertyRole(
                        property: property, purpose: purpose, function: function, storage: storage,
                        isOnlyRecord: reading.records.count == 1, values: values))
            }
            for (name, record) in reading.records { add(name, .records(record)) }
            for stop in reading.stops {
                switch stop {
                case .error(let name): add(name, .error)
                case .flag(let name, let error): add(name, .flag(function.declaration[error]))
                }
            }
            switch reading.answer {
            case .nothing, .constant, .error, .stop, .completionConstant: break
            case .value(let name, _): add(name, .value)
            case .result(let name): add(name, .result)
            case .closure(let name, _): add(name, .closure)
            case .completion(let position, let name): add(name, .completion(position))
            }
        }
        return roles
    }

    /// The functions that have to stay because of their properties; `nil` where all can go.
    private func obstacle(to roles: [String: [PropertyRole]], except reasons: [Int: Reason]) -> [Int: Reason]? {
        var blocked: [String: Reason] = [:]
        for (name, all) in roles {
            if let reason = obstacle(to: name, all, except: reasons) { blocked[name] = reason }
        }
        var found: [Int: Reason] = [:]
        let split = splitOverloads(reasons)
        for number in double.functions.indices where reasons[number] == nil {
            if split.contains(double.functions[number].name) {
                found[number] = .overload
                continue
            }
            let reading = double.functions[number].reading
            if let reason = reading?.properties.lazy.compactMap({ blocked[$0] }).first { found[number] = reason }
            if found[number] == nil, let reason = order(of: double.functions[number], roles) { found[number] = reason }
        }
        return found.isEmpty ? nil : found
    }

    /// The names that several requirements share, labels included, of which not all have a function that is converted.
    private func splitOverloads(_ reasons: [Int: Reason]) -> Set<String> {
        var required: [String: Int] = [:]
        for entry in double.resolved.requirements where entry.requirement.kind == .func {
            required[entry.requirement.name, default: 0] += 1
        }
        var going: [String: Int] = [:]
        for (number, function) in double.functions.enumerated() where reasons[number] == nil {
            going[function.name, default: 0] += 1
        }
        return Set(required.filter { $0.value > 1 && (going[$0.key] ?? 0) < $0.value }.keys)
    }

    /// Why the property `name` has to stay.
    private func obstacle(to name: String, _ roles: [PropertyRole], except reasons: [Int: Reason]) -> Reason? {
        let role = roles[0]
        let place = role.property.declaration
        let location = place.source.location(at: place.piece.introducer.lowerBound)
        if roles.count > 1 { return .shared(name, location) }
        let outside = double.mentions[name]?.first { mention in
            mention.function.map { reasons[$0] != nil } ?? true
        }
        if let outside {
            let other = outside.location
            return .shared(name, other.source.location(at: other.piece.lowerBound))
        }
        guard role.isOfExpectedType, role.startsEmpty, firstAnswer(role) != .unknown else {
            return .property(name, location)
        }
        if let file = unknownReads[name]?.sorted().first { return .use(name, SourceLocation(path: file)) }
        let use = (uses[name] ?? []).first { UseRewriting($0, as: role).edits == nil }
        return use.map { .use(name, $0.location) }
    }

    /// Why `function` stays because of when its properties are set: an error wins over a value that is set later, where a
    /// closure that is set later would win over one that throws.
    private func order(of function: HandwrittenDouble.Function, _ roles: [String: [PropertyRole]]) -> Reason? {
        guard let reading = function.reading, !reading.stops.isEmpty, let value = reading.answer.property else {
            return nil
        }
        func settings(_ name: String) -> [MemberUse] {
            guard let role = roles[name]?.first else { return [] }
            return (uses[name] ?? []).filter { UseRewriting($0, as: role).isSetting }
        }
        let values = settings(value)
        if values.isEmpty { return nil }
        for stop in reading.stops {
            for use in settings(stop.property) {
                let isTest = use.code.source.isTestFunction(use.code.piece)
                let later = values.contains { $0.isLater(than: use) }
                if !isTest || later { return .use(stop.property, use.location) }
            }
        }
        return nil
    }

    // MARK: - First answers

    private enum FirstAnswer: Equatable {
        /// What a new double answers by itself.
        case usual
        case closure(String)
        /// No closure can be written that does the same.
        case unknown
    }

    /// What the function of `role` answers first, if the role is to answer.
    private func firstAnswer(_ role: PropertyRole) -> FirstAnswer {
        guard let reading = role.function.reading else { return .unknown }
        switch role.purpose {
        case .records, .error, .flag: return .usual
        case .value, .result, .closure, .completion: return firstAnswer(of: role.function, reading, role)
        }
    }

    private func firstAnswer(
        of function: HandwrittenDouble.Function, _ reading: FunctionReading, _ role: PropertyRole?
    ) -> FirstAnswer {
        let closure = StubClosure(parameters: function.parameters.count)
        let place = function.declaration
        let storage = storage[function.requirement]
        func closureOf(_ text: String?) -> FirstAnswer { text.map { .closure($0) } ?? .unknown }
        func value(_ expression: InSource<ExpressionSyntax>) -> FirstAnswer {
            let text = expression.source.text(in: expression.piece.range)
            if text == storage?.firstResult, values.isPlain(expression) { return .usual }
            return closureOf(
                closure.text(using: expression, of: role?.property.wrapped ?? function.result, as: "result", values) {
                    $0
                })
        }
        /// What the function made in each call is made in each call.
        func made(_ expression: ExpressionSyntax, after word: String = "") -> FirstAnswer {
            let text = place.source.text(in: expression.range)
            return word.isEmpty && text == storage?.firstResult ? .usual : .closure(closure.text(word + text))
        }
        let first = role.flatMap { role in role.property.first.map { role.property.source[$0] } }
        let hasValue = first.map { $0.source.text(in: $0.piece.range) != "nil" } ?? false
        switch reading.answer {
        case .nothing: return .usual
        case .constant(let expression), .stop(let expression): return made(expression)
        case .error(let expression): return made(expression, after: "throw ")
        case .value(_, let otherwise):
            if hasValue, let first { return value(first) }
            switch otherwise {
            case .unset?: return .usual
            case .value(let expression)?: return made(expression)
            case .error(let expression)?: return made(expression, after: "throw ")
            case nil:
                guard let role, role.property.isOptional, !role.property.isImplicitlyUnwrapped else { return .usual }
                return storage?.firstResult == "nil" ? .usual : .closure(closure.text("nil"))
            }
        case .result:
            guard hasValue, let first, let role else { return .usual }
            return closureOf(role.answer(from: first, values))
        case .closure(_, let otherwise):
            if hasValue, let first { return .closure(first.source.text(in: first.piece.range)) }
            return otherwise.map { made($0) } ?? .usual
        case .completion(let position, _):
            guard hasValue, let first, let role else { return .usual }
            return closureOf(role.completing(position, with: first, values))
        case .completionConstant(let position, let arguments):
            let source = place.source
            let text = arguments.map { source.text(in: $0.value.range) }.joined(separator: ", ")
            let type = storage?.stubType?.function?.parameters[safe: position]?.type.canonical
            let mark = if case .optional? = type { "?" } else { "" }
            return .closure(closure.text("completion\(mark)(\(text))", named: [position: "completion"]))
        }
    }

    // MARK: - Edits

    private mutating func write(_ function: HandwrittenDouble.Function, _ roles: [String: [PropertyRole]]) {
        guard let reading = function.reading, let storage = storage[function.requirement] else { return }
        removed.insert(function.range)
        expected.formUnion([storage.calls, storage.stub].compactMap(\.self))
        let role = reading.answer.property.flatMap { roles[$0]?.first }
        if let stub = storage.stub, case .closure(let text) = firstAnswer(of: function, reading, role) {
            firstAnswers[stub] = text
        }
    }

    private mutating func rewrite(_ role: PropertyRole) {
        removed.insert(role.property.declaration.piece.range)
        for use in uses[role.property.name] ?? [] {
            guard let found = UseRewriting(use, as: role).edits else { continue }
            edits += found
            places += 1
            files.insert(use.code.source.path)
        }
    }

    private var header: SourceEdit {
        let (source, start) = (double.type.source, double.type.syntax.range.lowerBound)
        let line = source.lineRange(around: start)
        let indentation = source.text(in: ByteRange(start: line.lowerBound, end: start))
        let number = source.lines.line(at: start)
        let above =
            number > 1 ? source.text(in: source.lines.range(ofLine: number - 1)).drop { $0 == " " || $0 == "\t" } : ""
        let gap = above.hasPrefix("///") ? "///\n" + indentation : ""
        let text = "/// A \(double.kind.name) of `\(double.declaration.name)`, yours to edit.\n"
        return SourceEdit(source[ByteRange(at: start)], with: gap + text + indentation)
    }
}

extension MemberUse {
    /// Whether it is behind `other` in the same code.
    fileprivate func isLater(than other: MemberUse) -> Bool {
        code.source.path == other.code.source.path && code.piece.range == other.code.piece.range
            && offset > other.offset
    }
}

extension SourceText {
    /// Whether `declaration` is a test: code that runs for nothing else.
    fileprivate func isTestFunction(_ declaration: DeclSyntax) -> Bool {
        guard case .function(let function) = declaration.kind else { return false }
        return text(in: function.name).hasPrefix("test")
            || declaration.attributes.contains { matches($0.name, "Test") }
    }
}

extension DoubleConversion.Reason {
    /// The reason, as the end of a sentence about the function.
    package var words: String {
        switch self {
        case .body: "it does more than to record its calls and to answer"
        case .overload: "another function of that name stays"
        case .noStorage: "the new double would have nothing to record or to answer with"
        case .use(let name, let place):
            "'\(name)' is used at \(place.words) in a way that the new double has nothing for"
        case .shared(let name, let place): "'\(name)' has another use at \(place.words)"
        case .property(let name, let place):
            "'\(name)' at \(place.words) has a type or a first value that the new double can't give"
        }
    }
}

extension SourceLocation {
    /// The file and the line.
    fileprivate var words: String { position.map { "\(path):\($0.line)" } ?? path }
}
