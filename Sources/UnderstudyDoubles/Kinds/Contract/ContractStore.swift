import UnderstudySemantics
import UnderstudySyntax

/// The requirements for storing elements, as far as a contract can be sure of them.
final class ContractStore {
    private typealias Entry = ContractLaws.Entry

    private let laws: ContractLaws
    private let save: ContractLaws.Entry
    /// The type of the elements, and an expression for one.
    private let element: SwiftType
    private let sample: String
    /// The words of the name of the elements' type.
    private let elementWords: [String]
    /// What the element is called.
    private let name: String
    /// The first requirement that finds an element, and the expression for the key that it does so by.
    private var finder: (entry: ContractLaws.Entry, key: String)?
    /// The first requirement that gives all elements.
    private var list: ContractLaws.Entry?

    /// The store of a protocol; `nil` where nothing saves elements that can be made.
    init?(_ laws: ContractLaws) {
        let saves = laws.entries.filter { Self.verb(of: $0) == .save && laws.isReachable($0) }
        for entry in saves {
            guard let parameter = entry.member.signature.parameters.first, entry.member.signature.parameters.count == 1,
                let type = entry.requirement.signature.parameters.first?.type, case .named(let typeName, []) = type,
                !entry.member.signature.isGeneric
            else { continue }
            let builder = MemberBuilder(entry.requirement, of: entry.origin, stem: "", in: laws.context)
            guard let value = laws.context.value(of: type, builder.scope)?.text,
                value.hasPrefix("\(parameter.type)(")
            else { continue }
            self.laws = laws
            save = entry
            element = parameter.type
            elementWords = IdentifierWords.split(typeName)
            sample = value
            name = parameter.name == "subject" ? "element" : parameter.name
            for found in laws.entries where finder == nil && laws.isReachable(found) {
                finder = key(of: found).map { (found, $0) }
            }
            for found in laws.entries where list == nil && isList(found) && laws.isReachable(found) { list = found }
            return
        }
        return nil
    }

    /// The statements for `entry`; none where nothing is clear.
    func lines(for entry: ContractLaws.Entry) -> [String] {
        let isSave = Self.isSame(entry, save)
        if isSave, let (found, key) = finder {
            return start([save, found]) + [call(save, name), expect(find(found, key) + " != nil")]
        }
        if isSave, let list { return start([save, list]) + [call(save, name), expect(read(list) + ".count == 1")] }
        if Self.verb(of: entry) == .delete, let argument = argument(of: entry) {
            if let (found, key) = finder {
                return start([save, entry, found])
                    + [call(save, name), call(entry, argument), expect(find(found, key) + " == nil")]
            }
            if let list {
                return start([save, entry, list])
                    + [call(save, name), call(entry, argument), expect(read(list) + ".isEmpty")]
            }
        }
        if let key = key(of: entry) { return start([entry]) + [expect(find(entry, key) + " == nil")] }
        if isList(entry) { return [laws.subject([entry]), expect(read(entry) + ".isEmpty")] }
        return []
    }

    // MARK: - Statements

    private func start(_ used: [ContractLaws.Entry]) -> [String] {
        [laws.subject(used), "let \(name) = \(sample)"]
    }

    private func expect(_ condition: String) -> String { "#expect(\(condition))" }

    /// A call whose result does not matter.
    private func call(_ entry: ContractLaws.Entry, _ argument: String) -> String {
        (entry.member.returns ? "_ = " : "") + find(entry, argument)
    }

    private func find(_ entry: ContractLaws.Entry, _ argument: String) -> String {
        let signature = entry.member.signature
        let label = signature.parameters.first?.label.map { $0 + ": " } ?? ""
        return signature.callEffects + "subject." + signature.baseName + "(" + label + argument + ")"
    }

    private func read(_ entry: ContractLaws.Entry) -> String {
        let signature = entry.member.signature
        return signature.callEffects + "subject." + signature.baseName + (entry.member.form == .function ? "()" : "")
    }

    // MARK: - What requirements are

    /// The expression for the key of an element, if `entry` finds elements by it.
    private func key(of entry: ContractLaws.Entry) -> String? {
        guard entry.member.form == .function, entry.member.signature.result == .optional(element), finds(entry) else {
            return nil
        }
        return property(for: entry)
    }

    /// The argument of a deletion: the element, or its key.
    private func argument(of entry: ContractLaws.Entry) -> String? {
        let parameters = entry.member.signature.parameters
        if parameters.count == 1, parameters[0].type == element { return name }
        return property(for: entry)
    }

    /// The element's property that has the name and the type of the only parameter of `entry`.
    private func property(for entry: ContractLaws.Entry) -> String? {
        let parameters = entry.member.signature.parameters
        guard parameters.count == 1,
            let type = laws.context.index.typeDeclaration(element.description, from: entry.origin)
        else { return nil }
        for member in type.members {
            guard case .variable(let variable) = member.kind else { continue }
            let modifiers = type.modifiers(of: member)
            if modifiers.has("static") || !modifiers.isVisible(isTestable: laws.context.isTestable) { continue }
            for binding in variable.bindings {
                let property = type.source.text(in: binding.name)
                let isNamed = [parameters[0].name, parameters[0].label].contains(property)
                guard isNamed, let written = binding.type,
                    parameters[0].type == SwiftType(type.source[written])
                        || property == "id" && parameters[0].type == .member(element, "ID", [])
                else { continue }
                return name + "." + property
            }
        }
        return nil
    }

    private func isList(_ entry: ContractLaws.Entry) -> Bool {
        let signature = entry.member.signature
        return signature.result == .array(element) && signature.parameters.isEmpty
            && (entry.member.form == .function || entry.member.form == .property)
    }

    private static func isSame(_ left: ContractLaws.Entry, _ right: ContractLaws.Entry) -> Bool {
        left.origin.name == right.origin.name && left.requirement.syntax.range == right.requirement.syntax.range
    }

    /// Whether the name of `entry` says that it gives an element: `find(id:)`, or just `article(id:)`.
    private func finds(_ entry: ContractLaws.Entry) -> Bool {
        let words = IdentifierWords.split(entry.member.signature.baseName)
        guard let first = words.first else { return false }
        if let verb = Verb(first) { return verb == .read }
        if ["first", "look"].contains(first) { return true }
        let about = words.filter { !CommonWords.isFiller($0) }
        return !about.isEmpty && elementWords.suffix(about.count) == about[...]
    }

    /// What the name of `entry` says that it does, where it is a function.
    private static func verb(of entry: ContractLaws.Entry) -> Verb? {
        guard entry.member.form == .function else { return nil }
        return IdentifierWords.split(entry.member.signature.baseName).first.flatMap { Verb($0) }
    }
}
