import UnderstudySemantics
import UnderstudySyntax

/// The requirements for storing elements, as far as a contract can be sure of them.
final class ContractStore {
    private typealias Entry = ContractLaws.Entry

    private let laws: ContractLaws
    private let save: ContractLaws.Entry
    private let element: ContractElement
    /// The first requirement that finds an element, and the expression for the key that it does so by.
    private var finder: (entry: ContractLaws.Entry, key: String)?
    /// The first requirement that gives all elements, not only some.
    private var list: ContractLaws.Entry?

    /// The store of a protocol; `nil` where nothing saves elements that can be made.
    init?(_ laws: ContractLaws) {
        for entry in laws.entries where ContractWords(entry).verb == .save && laws.isReachable(entry) {
            guard let element = ContractElement(savedBy: entry, in: laws), element.isActedOn(by: entry) else {
                continue
            }
            self.laws = laws
            save = entry
            self.element = element
            for found in laws.entries where finder == nil && laws.isReachable(found) && element.isFound(by: found) {
                finder = key(of: found).map { (found, $0) }
            }
            list = laws.entries.first { element.isList($0) && laws.isReachable($0) && element.areAllGiven(by: $0) }
            return
        }
        return nil
    }

    /// The statements for `entry`; none where nothing is clear.
    func lines(for entry: ContractLaws.Entry) -> [String] {
        let isSave = Self.isSame(entry, save)
        if isSave, let (found, key) = finder {
            return start([save, found]) + [call(save, element.name), expect(find(found, key) + " != nil")]
        }
        if isSave, let list {
            return start([save, list]) + [call(save, element.name), expect(read(list) + ".count == 1")]
        }
        if isDelete(entry), let argument = argument(of: entry) {
            if let (found, key) = finder {
                return start([save, entry, found])
                    + [call(save, element.name), call(entry, argument), expect(find(found, key) + " == nil")]
            }
            if let list {
                return start([save, entry, list])
                    + [call(save, element.name), call(entry, argument), expect(read(list) + ".isEmpty")]
            }
        }
        if asks(entry), let key = key(of: entry) { return start([entry]) + [expect(find(entry, key) + " == nil")] }
        if element.isList(entry) { return [laws.subject([entry]), expect(read(entry) + ".isEmpty")] }
        return []
    }

    // MARK: - Statements

    private func start(_ used: [ContractLaws.Entry]) -> [String] {
        [laws.subject(used), "let \(element.name) = \(element.sample)"]
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
        guard entry.member.form == .function, entry.member.signature.result == .optional(element.type) else {
            return nil
        }
        return property(for: entry)
    }

    /// The argument of a deletion: the element, or its key.
    private func argument(of entry: ContractLaws.Entry) -> String? {
        let parameters = entry.member.signature.parameters
        if parameters.count == 1, parameters[0].type == element.type { return element.name }
        return property(for: entry)
    }

    /// The element's property that has the name and the type of the only parameter of `entry`.
    private func property(for entry: ContractLaws.Entry) -> String? {
        let parameters = entry.member.signature.parameters
        guard parameters.count == 1,
            let type = laws.context.index.typeDeclaration(element.type.description, from: entry.origin)
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
                        || property == "id" && parameters[0].type == .member(element.type, "ID", [])
                else { continue }
                return element.name + "." + property
            }
        }
        return nil
    }

    private static func isSame(_ left: ContractLaws.Entry, _ right: ContractLaws.Entry) -> Bool {
        left.origin.name == right.origin.name && left.requirement.syntax.range == right.requirement.syntax.range
    }

    /// Whether the name of `entry` says that it gives an element, or one that has something to do with it.
    private func asks(_ entry: ContractLaws.Entry) -> Bool {
        ContractWords(entry).verb == .read || element.isFound(by: entry)
    }

    private func isDelete(_ entry: ContractLaws.Entry) -> Bool {
        ContractWords(entry).verb == .delete && element.isActedOn(by: entry)
    }
}
