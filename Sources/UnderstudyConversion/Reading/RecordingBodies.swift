import UnderstudySemantics
import UnderstudySyntax

/// What the members that stand for requirements do with the properties of a handwritten double.
///
/// A spy keeps what it is told, in whatever form, and nothing that it is asked depends on that. What gives back, looks at or
/// takes away something that another call kept is a fake's.
struct RecordingBodies {
    /// The properties to which something is added, or that are set.
    private var written: Set<String> = []
    /// Those that are read, or from which something is taken.
    private var read: Set<String> = []
    /// Whether each call of some function keeps something.
    private var recordsEachCall = false
    /// Whether a member does what only a look at other declarations would tell.
    private var isUnclear = false
    private let stored: Set<String>
    private let others: Set<String>

    /// Whether something is kept of calls, and nothing is read of that.
    var onlyRecord: Bool { recordsEachCall && !isUnclear && written.isDisjoint(with: read) }

    /// - Parameters:
    ///   - members: The members of the double.
    ///   - stored: The names of its properties for which no protocol asks.
    init(of members: [Requirement], for resolved: ResolvedProtocol, storing stored: Set<String>) {
        self.stored = stored
        let names = members.map { String($0.name.prefix { $0 != "(" }) }
        others = Set(names).subtracting(stored).subtracting(["init", "subscript"])
        let required = Set(resolved.requirements.map(\.requirement.name))
        for member in members where required.contains(member.name) {
            let source = member.source
            switch member.syntax.kind {
            case .function(let function):
                let names = source[member.syntax].parameterNames
                if let body = function.body { scan(source.tokenTexts(in: body), besides: Set(names)) }
            case .variable(let variable):
                guard let accessors = variable.bindings.dropFirst(member.bindingIndex).first?.accessors else {
                    continue
                }
                scan(source.tokenTexts(in: accessors.range))
            default: isUnclear = true
            }
        }
    }

    /// Reads the words in the braces of a member, of which `names` are the parameters.
    private mutating func scan(_ words: [String], besides names: Set<String> = []) {
        var depth = 0
        for (index, word) in words.enumerated() {
            if word == "{" { depth += 1 }
            if word == "}" { depth -= 1 }
            let isMember = index > 0 && words[index - 1] == "."
            guard isMember ? index > 1 && words[index - 2] == "self" : !names.contains(word) else { continue }
            if others.contains(word), index + 1 == words.count || words[index + 1] != ":" { isUnclear = true }
            guard stored.contains(word) else { continue }
            if adds(words[(index + 1)...]) {
                written.insert(word)
                // Deeper is what only some calls do.
                if depth == 1 { recordsEachCall = true }
            } else {
                read.insert(word)
            }
        }
    }

    /// Whether `rest`, which follows the name of a property, sets it or adds to it.
    private func adds(_ rest: ArraySlice<String>) -> Bool {
        var rest = rest.drop { $0 == "?" || $0 == "!" }
        if rest.first == "[", let end = Self.end(of: rest) { rest = rest[(end + 1)...] }
        switch rest.first {
        case "+=": return true
        case "=":
            // What is emptied is no record of what was called.
            let value = Array(rest.dropFirst().prefix(2))
            return value.first != "nil" && value != ["[", "]"]
        case ".": return rest.count > 2 && ["append", "insert"].contains(rest[rest.startIndex + 1])
        default: return false
        }
    }

    /// The position of the bracket that closes the first one.
    private static func end(of words: ArraySlice<String>) -> Int? {
        var depth = 0
        for index in words.indices {
            if words[index] == "[" { depth += 1 }
            if words[index] == "]" { depth -= 1 }
            if depth == 0 { return index }
        }
        return nil
    }
}
