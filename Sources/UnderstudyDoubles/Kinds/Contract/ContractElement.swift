import UnderstudySemantics
import UnderstudySyntax

/// The elements that the requirements of a contract are about.
struct ContractElement {
    /// The type of the elements, and an expression for one.
    let type: SwiftType
    let sample: String
    /// What the element is called.
    let name: String
    /// What names of requirements call an element.
    private var nouns: [String]

    /// The element that `save` takes alone, if one can be made.
    init?(savedBy save: ContractLaws.Entry, in laws: ContractLaws) {
        guard let parameter = save.member.signature.parameters.first, save.member.signature.parameters.count == 1,
            let type = save.requirement.signature.parameters.first?.type, case .named(let typeName, []) = type,
            !save.member.signature.isGeneric
        else { return nil }
        let builder = MemberBuilder(save.requirement, of: save.origin, stem: "", in: laws.context)
        guard let value = laws.context.value(of: type, builder.scope, on: laws.context.resolved.isolation)?.text,
            value.hasPrefix("\(parameter.type)(")
        else { return nil }
        self.type = parameter.type
        sample = value
        name = parameter.name == "subject" ? "element" : parameter.name
        nouns = IdentifierWords.split(typeName)
        nouns += others(in: laws)
    }

    /// What requirements call elements besides the name of their type.
    private func others(in laws: ContractLaws) -> [String] {
        var names = ElementNames()
        for entry in laws.entries {
            let words = ContractWords(entry)
            if words.verb == .save, let taken = parameter(of: entry) {
                if !taken.relates || words.object.words.isEmpty { names.putting.append(words.nouns) }
            }
            if isList(entry) { names.listing.append(words.nouns) }
            if words.verb == .delete, !entry.member.signature.parameters.isEmpty { names.deleting.append(words.nouns) }
        }
        return names.others(besides: nouns)
    }

    /// What is said of the parameter of `entry` that takes an element.
    private func parameter(of entry: ContractLaws.Entry) -> ParameterWords? {
        let position = entry.member.signature.parameters.firstIndex { $0.type == type }
        return position.map { ContractWords(entry).parameters[$0] }
    }

    /// Whether `entry` gives several elements.
    func isList(_ entry: ContractLaws.Entry) -> Bool {
        let signature = entry.member.signature
        return signature.result == .array(type) && signature.parameters.isEmpty
            && (entry.member.form == .function || entry.member.form == .property)
    }

    /// Whether the verb of `entry` acts on elements, and not on something that they only have: `addBookmark(for: episode)`.
    func isActedOn(by entry: ContractLaws.Entry) -> Bool {
        let words = ContractWords(entry)
        let named = words.parameters.flatMap(\.names)
        return words.object.isElement(called: nouns + named, givenIn: parameter(of: entry))
    }

    /// Whether the name of the list `entry` says that it gives all elements, and not some: `archivedNotes()`.
    func areAllGiven(by entry: ContractLaws.Entry) -> Bool { isKnown(ContractWords(entry).nouns) }

    /// Whether the name of `entry` says that it gives an element: `find(id:)`, or just `article(id:)`.
    func isFound(by entry: ContractLaws.Entry) -> Bool {
        let words = ContractWords(entry)
        if words.verb == .read || words.base.first == "first" || words.base.first == "look" {
            return isKnown(words.object.words)
        }
        let about = CommonWords.nouns(in: words.base)
        return words.verb == nil && !about.isEmpty && isKnown(about)
    }

    private func isKnown(_ words: [String]) -> Bool {
        let known = Set(nouns.map { Inflection.stem(Inflection.singular($0)) })
        return words.allSatisfy { CommonWords.general.contains($0) || known.contains(Inflection.stem($0)) }
    }
}

/// What the name of a requirement and its labels say.
struct ContractWords {
    /// The words of the base name.
    let base: [String]
    /// What a function does.
    let verb: Verb?
    /// What the verb acts on.
    let object: VerbObject
    /// What the parameters say.
    let parameters: [ParameterWords]

    init(_ entry: ContractLaws.Entry) {
        let words = IdentifierWords.split(entry.member.signature.baseName)
        let signature = entry.requirement.signature
        base = words
        verb = entry.member.form == .function ? words.first.flatMap { Verb($0) } : nil
        object = VerbObject(of: words, labelled: signature.parameters.first?.firstName)
        parameters = zip(signature.parameters, entry.member.signature.parameters).map { written, passed in
            ParameterWords(name: passed.name, label: written.firstName ?? "_", of: words)
        }
    }

    /// What it is about: the words of the name that name something, but for the verb.
    var nouns: [String] { CommonWords.nouns(in: verb == nil ? base : Array(base.dropFirst())) }
}
