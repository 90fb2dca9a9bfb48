/// A random file, and what two owners made of it.
///
/// Every word of an owner's is a *marker* that is nowhere else: `b7m` is the base's, `o7m` ours, `t7m` theirs, and `s7m`
/// may be written by both. So a search for words shows what a merge lost.
struct RandomMerge {
    let base: String
    let ours: String
    let theirs: String

    init(_ seed: UInt64) {
        var writer = RandomWriter(numbers: SeededNumbers(seed), owner: "b")
        let start = writer.file()
        var sides: [RandomFile] = []
        for owner in ["o", "t"] {
            var side = start
            writer.owner = owner
            for _ in 0..<(1 + writer.numbers.below(5)) { writer.edit(&side) }
            if writer.numbers.isOne(in: 12) { side.newline = "\r\n" }
            sides.append(side)
        }
        let isEmpty = writer.numbers.isOne(in: 5)
        (base, ours, theirs) = (isEmpty ? "" : start.text, sides[0].text, sides[1].text)
    }
}

/// A file as its declarations.
struct RandomFile {
    var header: [String] = []
    var declarations: [RandomDeclaration] = []
    var end: [String] = []
    var newline = "\n"

    var text: String {
        var lines = header
        if !header.isEmpty { lines.append("") }
        lines += RandomDeclaration.lines(declarations, end)
        return lines.map { $0 + newline }.joined()
    }
}

/// One declaration with the comments around it.
struct RandomDeclaration {
    enum Form { case `import`, function, property, cases, type, `extension`, condition }

    let form: Form
    /// A comment that a blank line sets apart.
    var apart: [String] = []
    var comment: [String] = []
    var head: String
    var statements: [String] = []
    var members: [RandomDeclaration] = []
    /// Comments behind the last member.
    var end: [String] = []
    /// The members of the `#else` of a condition.
    var others: [RandomDeclaration] = []
    var trailing: String?
    var isOnOneLine = false
    /// Whether it stands on the line of the one before.
    var sharesLine = false

    /// Whether a blank line sets it apart from its neighbours.
    private var isSetApart: Bool { form == .type || form == .extension || form == .condition || !comment.isEmpty }

    static func lines(_ declarations: [RandomDeclaration], _ end: [String]) -> [String] {
        var lines: [String] = []
        var last: RandomDeclaration?
        for declaration in declarations {
            if declaration.sharesLine, let before = last, before.form == .property, before.trailing == nil,
                declaration.form == .property, declaration.comment.isEmpty, declaration.apart.isEmpty
            {
                lines[lines.count - 1] += "; " + declaration.own.joined()
            } else {
                let isNext = last.map { $0.form == .import && declaration.form == .import } ?? true
                if !isNext, declaration.isSetApart || last?.isSetApart == true { lines.append("") }
                if !declaration.apart.isEmpty { lines += declaration.apart + [""] }
                lines += declaration.comment + declaration.own
            }
            last = declaration
        }
        if !end.isEmpty { lines += (last == nil ? [] : [""]) + end }
        return lines
    }

    private var own: [String] {
        var lines: [String]
        switch form {
        case .import, .property, .cases: lines = [head]
        case .function where isOnOneLine: lines = [head + " { " + statements.joined(separator: "; ") + " }"]
        case .function: lines = [head + " {"] + statements.map { "    " + $0 } + ["}"]
        case .condition:
            lines = [head] + Self.lines(members, end)
            if !others.isEmpty { lines += ["#else"] + Self.lines(others, []) }
            lines.append("#endif")
        case .type, .extension:
            let inner = Self.lines(members, end).map { $0.isEmpty ? "" : "    " + $0 }
            lines = inner.isEmpty && isOnOneLine ? [head + " {}"] : [head + " {"] + inner + ["}"]
        }
        if let trailing { lines[lines.count - 1] += " // " + trailing }
        return lines
    }
}

/// Writes declarations and changes them, all at random.
struct RandomWriter {
    var numbers: SeededNumbers
    var owner: String
    private var count = 0

    init(numbers: SeededNumbers, owner: String) { (self.numbers, self.owner) = (numbers, owner) }

    /// A word that nothing else has.
    private mutating func marker() -> String {
        count += 1
        return "\(owner)\(count)m"
    }

    /// The name of something new: mostly the owner's, now and then one that the other takes as well.
    private mutating func name() -> String {
        owner != "b" && numbers.isOne(in: 6) ? "s\(numbers.below(3))m" : marker()
    }

    private mutating func comments(_ mark: String) -> [String] {
        (0...numbers.below(2)).map { _ in "\(mark) \(marker())." }
    }

    // MARK: - New ones

    mutating func file() -> RandomFile {
        var file = RandomFile()
        if numbers.isOne(in: 3) { file.header = comments("//") }
        file.declarations = (0..<numbers.below(3)).map { _ in imported() }
        file.declarations += (0..<(1 + numbers.below(4))).map { _ in topLevel() }
        if numbers.isOne(in: 4) { file.end = comments("//") }
        return file
    }

    private mutating func imported() -> RandomDeclaration {
        let modules = ["Foundation", "Dispatch", "Synchronization", "Observation", "RegexBuilder", "Glibc"]
        return RandomDeclaration(form: .import, head: "import " + numbers.pick(modules, "Foundation"))
    }

    private mutating func topLevel() -> RandomDeclaration {
        switch numbers.below(8) {
        case 0, 1, 2: return decorated(type("final class \(name()) {"))
        case 3, 4: return decorated(container(.extension, "extension \(numbers.pick(["Spy", "Other"], "Spy"))"))
        case 5: return decorated(conditional { $0.function() })
        case 6: return decorated(cases())
        default: return decorated(function())
        }
    }

    private mutating func type(_ head: String) -> RandomDeclaration {
        container(.type, String(head.dropLast(2)) + (numbers.isOne(in: 3) ? ": P0" : ""))
    }

    private mutating func container(_ form: RandomDeclaration.Form, _ head: String) -> RandomDeclaration {
        var declaration = RandomDeclaration(form: form, head: head)
        declaration.members = (0..<numbers.below(5)).map { _ in member(of: form) }
        if numbers.isOne(in: 4) { declaration.end = comments("//") }
        declaration.isOnOneLine = true
        return declaration
    }

    private mutating func member(of form: RandomDeclaration.Form) -> RandomDeclaration {
        switch numbers.below(6) {
        case 0: return conditional { $0.decorated($0.function()) }
        case ...2 where form == .type: return decorated(property())
        case 3 where form == .type: return decorated(container(.type, "struct \(name())"))
        default: return decorated(function())
        }
    }

    private mutating func conditional(_ member: (inout Self) -> RandomDeclaration) -> RandomDeclaration {
        var declaration = RandomDeclaration(
            form: .condition, head: numbers.pick(["#if DEBUG", "#if os(Linux)", "#if !DEBUG"], "#if DEBUG"))
        declaration.members = (0...numbers.below(2)).map { _ in member(&self) }
        if numbers.isOne(in: 3) { declaration.others = [member(&self)] }
        return declaration
    }

    private mutating func cases() -> RandomDeclaration {
        var declaration = RandomDeclaration(form: .type, head: "enum \(name())")
        declaration.members = (0...numbers.below(3)).map { _ in
            RandomDeclaration(form: .cases, head: "case \(marker())")
        }
        return declaration
    }

    private mutating func property() -> RandomDeclaration {
        var declaration = RandomDeclaration(form: .property, head: "var \(name()) = id(\"\(marker())\")")
        declaration.sharesLine = numbers.isOne(in: 8)
        return declaration
    }

    private mutating func function() -> RandomDeclaration {
        var declaration = RandomDeclaration(form: .function, head: "func \(name())(_ value: Int = 0)")
        declaration.statements = (0..<numbers.below(4)).map { _ in statement() }
        declaration.isOnOneLine = numbers.isOne(in: 3)
        return declaration
    }

    private mutating func statement() -> String {
        numbers.isOne(in: 5) ? "if value > 0 { log(\"\(marker())\") }" : "log(\"\(marker())\")"
    }

    private mutating func decorated(_ plain: RandomDeclaration) -> RandomDeclaration {
        var declaration = plain
        if numbers.isOne(in: 3) { declaration.comment = comments(numbers.isOne(in: 2) ? "// MARK:" : "///") }
        if numbers.isOne(in: 8) { declaration.apart = comments("//") }
        if numbers.isOne(in: 8) { declaration.trailing = marker() }
        return declaration
    }

    // MARK: - Edits

    mutating func edit(_ file: inout RandomFile) {
        switch numbers.below(10) {
        case 0: file.end += comments("//")
        case 1: file.declarations.insert(imported(), at: 0)
        case 2: file.declarations.append(topLevel())
        case 3 where numbers.isOne(in: 3): file.header = comments("//")
        default: edit(&file.declarations) { $0.topLevel() }
        }
    }

    private mutating func edit(
        _ list: inout [RandomDeclaration], adding new: (inout Self) -> RandomDeclaration
    ) {
        let index = list.isEmpty ? 0 : numbers.below(list.count)
        switch numbers.below(8) {
        case 0, 1: list.insert(new(&self), at: numbers.below(list.count + 1))
        case 2 where !list.isEmpty: list.remove(at: index)
        case 3 where !list.isEmpty && numbers.isOne(in: 3):
            list.insert(list.remove(at: index), at: numbers.below(list.count + 1))
        default: if !list.isEmpty { edit(&list[index]) }
        }
    }

    private mutating func edit(_ declaration: inout RandomDeclaration) {
        if declaration.form == .import { return }
        switch numbers.below(9) {
        case 0: declaration.comment = comments("///")
        case 1: declaration.comment.append("/// \(marker()).")
        case 2: declaration.trailing = marker()
        case 3 where declaration.form == .type && !declaration.head.contains("P1"):
            declaration.head += (declaration.head.contains(": ") ? ", " : ": ") + "P1"
        case 4 where declaration.form == .type || declaration.form == .extension: declaration.end += comments("//")
        default: editContent(&declaration)
        }
    }

    private mutating func editContent(_ declaration: inout RandomDeclaration) {
        switch declaration.form {
        case .import: break
        case .property:
            let parts = declaration.head.split(separator: "\"")
            declaration.head = "\(parts[0])\"\(marker())\")"
        case .cases: declaration.head += ", \(marker())"
        case .function where declaration.statements.isEmpty || numbers.isOne(in: 2):
            declaration.statements.insert(statement(), at: numbers.below(declaration.statements.count + 1))
            declaration.isOnOneLine = declaration.isOnOneLine && numbers.isOne(in: 2)
        case .function:
            let index = numbers.below(declaration.statements.count)
            if numbers.isOne(in: 2) {
                declaration.statements[index] = statement()
            } else {
                declaration.statements.remove(at: index)
            }
        case .type where declaration.head.hasPrefix("enum"):
            edit(&declaration.members) { writer in
                RandomDeclaration(form: .cases, head: "case \(writer.marker())")
            }
        case .type, .extension:
            let form = declaration.form
            edit(&declaration.members) { $0.member(of: form) }
        case .condition:
            edit(&declaration.members) { $0.decorated($0.function()) }
        }
    }
}
