/// A parsed expression of a tag.
///
/// Chains of one operator, of look-ups and of filters are lists rather than trees, so that only brackets are nested.
indirect enum TemplateExpression: Sendable {
    case literal(TemplateValue)
    case path(TemplatePath)
    /// A member of `forloop`, for the loop that is so many levels out.
    case loop(LoopMember, parents: Int, offset: Int)
    case list([TemplateExpression], offset: Int)
    case not(TemplateExpression)
    case all([TemplateExpression])
    case any([TemplateExpression])
    case comparison(TemplateComparison, TemplateExpression, TemplateExpression, offset: Int)
    case filtered(TemplateExpression, [FilterCall])
    case choice(TemplateExpression, if: TemplateExpression, else: TemplateExpression)
}

/// A name, and the members and elements accessed after it.
final class TemplatePath: Sendable {
    enum Step: Sendable {
        case member(TemplateName, offset: Int)
        case index(Int, offset: Int)
        case computed(TemplateExpression, offset: Int)
    }

    let root: TemplateName
    let offset: Int
    let steps: [Step]

    init(root: TemplateName, offset: Int, steps: [Step]) {
        self.root = root
        self.offset = offset
        self.steps = steps
    }
}

/// One filter with its arguments.
final class FilterCall: Sendable {
    let filter: TemplateFilter
    let arguments: [TemplateExpression]
    let offset: Int

    init(filter: TemplateFilter, arguments: [TemplateExpression], offset: Int) {
        self.filter = filter
        self.arguments = arguments
        self.offset = offset
    }
}

/// The members of `forloop`.
enum LoopMember: String, CaseIterable, Sendable {
    case first, last, counter, counter0, length
}

/// A sign that compares two values.
enum TemplateComparison: String, Sendable {
    case equal = "=="
    case unequal = "!="
    case less = "<"
    case greater = ">"
    case lessOrEqual = "<="
    case greaterOrEqual = ">="
    case within = "in"
    case notWithin = "not in"
}
