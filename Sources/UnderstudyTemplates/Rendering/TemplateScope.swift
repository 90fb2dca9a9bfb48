/// The names that a template sees: those that were set, innermost last, then the context's.
struct TemplateScope {
    private struct Binding {
        /// `nil` when all members of the value are names.
        let name: String?
        var value: TemplateValue
    }

    private var bindings: [Binding] = []
    private let context: any TemplateObject
    /// Where the innermost loop iteration, include or call starts: names set again from there on are replaced.
    private(set) var start = 0

    init(context: any TemplateObject) {
        self.context = context
    }

    /// The number of names set so far.
    var count: Int { bindings.count }

    /// The value called `name`.
    mutating func value(named name: TemplateName) -> TemplateValue? {
        var index = bindings.count
        while index > 0 {
            index -= 1
            if let bound = bindings[index].name {
                if bound == name.text { return bindings[index].value }
            } else if case .object(let object) = bindings[index].value, let member = object.member(name) {
                return member
            }
        }
        return context.member(name)
    }

    /// Starts a scope with its own names, and returns what `leave` needs to end it.
    mutating func enter() -> (start: Int, count: Int) {
        let outer = (start, bindings.count)
        start = bindings.count
        return outer
    }

    /// Forgets the names set since `enter`.
    mutating func leave(_ outer: (start: Int, count: Int)) {
        if bindings.count > outer.count { bindings.removeSubrange(outer.count...) }
        start = outer.start
    }

    /// Forgets the names set in the innermost scope, which continues.
    mutating func restart() {
        if bindings.count > start { bindings.removeSubrange(start...) }
    }

    /// Adds a name to the innermost scope.
    mutating func bind(_ name: String, _ value: TemplateValue) {
        bindings.append(Binding(name: name, value: value))
    }

    /// Gives a name in the innermost scope a new value.
    mutating func set(_ name: String, _ value: TemplateValue) {
        var index = bindings.count
        while index > start {
            index -= 1
            guard bindings[index].name == name else { continue }
            bindings[index].value = value
            return
        }
        bind(name, value)
    }

    /// Adds all members of `object` as names to the innermost scope.
    mutating func open(_ object: TemplateValue) {
        bindings.append(Binding(name: nil, value: object))
    }

    /// All names known here, for messages.
    var knownNames: [String] {
        var names: [String] = []
        for binding in bindings.reversed() {
            if let name = binding.name {
                names.append(name)
            } else if case .object(let object) = binding.value {
                names += object.memberNames
            }
        }
        var seen: Set<String> = []
        return (names + context.memberNames).filter { seen.insert($0).inserted }
    }
}
