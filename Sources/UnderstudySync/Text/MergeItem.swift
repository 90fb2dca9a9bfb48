import UnderstudySemantics
import UnderstudySyntax

/// The declarations of a file, of a type or of a branch, in order, with the comments that belong to none of them.
struct MergeList {
    var items: [MergeItem] = []
    /// The white space behind the last one.
    var tail = ""

    var text: String { items.map { $0.lead + $0.text }.joined() + tail }
    /// The tokens and the lines of comments.
    var words: [String] { items.flatMap(\.words) }

    /// Whether no blank line separates the item at `index` from the next one.
    func isBound(_ index: Int) -> Bool {
        index + 1 < items.count && !items[index].isComment
            && items[index + 1].lead.utf8.count { $0 == UInt8(ascii: "\n") } == 1
    }

    /// The items up to that at `index` that no blank line separates from it.
    func group(endingAt index: Int) -> ClosedRange<Int> {
        var start = index
        while start > 0, isBound(start - 1) { start -= 1 }
        return start...index
    }

    /// Whether `try`, `await` and first values are where Swift takes them.
    var isTaken: Bool {
        items.allSatisfy { item in
            if case .block(let sections, _) = item.content { return sections.allSatisfy(\.list.isTaken) }
            return item.declaration.map { OperandWords($0).isTaken } ?? true
        }
    }

    /// Whether both have the same items, and the same of them share a line.
    func isSame(as other: MergeList) -> Bool {
        items.count == other.items.count
            && zip(items, other.items).enumerated().allSatisfy { index, pair in
                pair.0.isSame(as: pair.1) && pair.0.key == pair.1.key && pair.0.hasSameLists(as: pair.1)
                    && (index == 0 || pair.0.startsLine == pair.1.startsLine)
            }
    }
}

/// A declaration with the comment right above it and the one behind it, or a comment of its own.
struct MergeItem {
    /// What is in an item.
    enum Content {
        case text(MergeText)
        /// A type, an extension or an `#if`: lists between lines that open and close them.
        case block([Section], end: MergeText)
    }

    /// A list below the line that opens it.
    struct Section {
        let head: MergeText
        let list: MergeList
    }

    let key: MergeKey
    /// The white space between the item before and this one.
    let lead: String
    let content: Content
    /// The tokens and the lines of comments.
    let words: [String]
    /// The declaration; `nil` for a comment, and for what was merged.
    let declaration: InSource<DeclSyntax>?
    /// The bytes; `nil` for what was merged.
    let part: TextPart?

    init(_ key: MergeKey, lead: String, _ content: Content, _ declaration: InSource<DeclSyntax>?, _ part: TextPart?) {
        (self.key, self.lead, self.content, self.declaration, self.part) = (key, lead, content, declaration, part)
        words =
            switch content {
            case .text(let text): text.words
            case .block(let sections, let end):
                sections.flatMap { $0.head.words + $0.list.items.flatMap(\.words) } + end.words
            }
    }

    var text: String {
        switch content {
        case .text(let text): text.text
        case .block(let sections, let end): sections.map { $0.head.text + $0.list.text }.joined() + end.text
        }
    }

    func isSame(as other: MergeItem) -> Bool { words == other.words }

    /// Whether more than comments differs.
    func hasOtherCode(than other: MergeItem?) -> Bool { code != other?.code }

    private var code: [String]? {
        declaration.map { $0.source.tokenTexts(in: $0.piece.range) }
    }

    fileprivate var startsLine: Bool { lead.contains(where: \.isNewline) }

    /// Whether the items inside are the same; a merge of texts knows of none.
    fileprivate func hasSameLists(as other: MergeItem) -> Bool {
        guard case .block(let own, _) = content, case .block(let others, _) = other.content else { return true }
        return own.count == others.count && zip(own, others).allSatisfy { $0.list.isSame(as: $1.list) }
    }

    func with(lead: String) -> MergeItem { MergeItem(key, lead: lead, content, declaration, part) }

    var isComment: Bool { key == .comment }
    var isImport: Bool { if case .imported = key { true } else { false } }

    /// Whether what comes next on the same line would become part of a comment.
    var endsWithComment: Bool {
        switch content {
        case .text(let text): text.endsWithComment
        case .block(_, let end): end.endsWithComment
        }
    }

    /// What tells it from others of its key; `nil` where only the order does.
    var detail: Detail? {
        if isComment { return .line(words.first ?? "") }
        if case .block(let sections, _) = content, declaration.flatMap({ Signature($0) }) == nil {
            return .members(sections.map { $0.list.items.first { !$0.isComment }?.key })
        }
        return declaration.flatMap { Signature($0) }.map { .signature($0.canonical) }
    }

    /// What tells two declarations of one key apart.
    enum Detail: Hashable {
        /// The types of an overload.
        case signature(Signature)
        /// The first line of a comment.
        case line(String)
        /// The first member of a type, or of each branch.
        case members([MergeKey?])
    }
}

/// The name of a declaration among those beside it; overloads and several extensions of a type share it.
enum MergeKey: Hashable {
    case comment
    case imported(String)
    case member(MemberLabel)
    /// An extension by the type, what that gets to conform to, and the constraints.
    case extended(String, [String], String)
    /// An `#if` by its first condition.
    case branches(String)
    /// Properties or cases declared together, by the first of them.
    case several(String)
    case other(String)

    init(_ declaration: InSource<DeclSyntax>) {
        let source = declaration.source
        func text(_ range: ByteRange?) -> String { range.map(source.compactText(in:)) ?? "" }
        self =
            switch declaration.piece.kind {
            case .import(let imported): .imported(imported.path.map(text).joined(separator: "."))
            case .extension(let extended):
                .extended(
                    text(extended.extended.range), extended.inherited.map { text($0.range) },
                    text(extended.whereClause?.range))
            case .conditional(let clauses): .branches(text(clauses.first?.clause))
            case .protocol(let declared): .member(MemberLabel(type: text(declared.name)))
            case .enumCase(let elements): .several("case " + text(elements.first?.name))
            case .variable(let variable) where variable.bindings.count > 1:
                .several("var " + text(variable.bindings[0].name))
            case .deinitializer: .other("deinit")
            default: declaration.label.map(MergeKey.member) ?? .other(text(declaration.piece.range))
            }
    }

    /// Whether it is that of a type or an extension.
    var isOfType: Bool {
        switch self {
        case .extended: true
        case .member(let label): label.kind == .type
        default: false
        }
    }

    /// The name of a function up to its labels; `nil` for what has none.
    var functionName: MemberLabel? {
        if case .member(let label) = self, label.isCalled { label.base } else { nil }
    }
}
