extension TemplateRenderer {
    mutating func value(of path: TemplatePath) throws(TemplateFailure) -> TemplateValue {
        // Looking up a name takes longer with every name set, so it counts as steps.
        try spend(scope.count >> 2)
        guard var value = scope.value(named: path.root) else { throw unknown(path) }
        // Without an iterator, which a build without optimisation is slow with: most paths have no steps.
        let steps = path.steps
        var index = 0
        while index < steps.count {
            switch steps[index] {
            case .member(let name, let offset):
                value = try member(name, of: value, along: path, index: index, at: offset)
            case .index(let position, let offset):
                value = try element(position, of: value, along: path, index: index, at: offset)
            case .computed(let expression, let offset):
                value = try computed(evaluate(expression), of: value, along: path, index: index, at: offset)
            }
            index += 1
        }
        return value
    }

    private mutating func computed(
        _ key: TemplateValue, of value: TemplateValue, along path: TemplatePath, index: Int, at offset: Int
    ) throws(TemplateFailure) -> TemplateValue {
        switch key {
        case .int(let position): return try element(position, of: value, along: path, index: index, at: offset)
        case .string(let name): return try member(TemplateName(name), of: value, along: path, index: index, at: offset)
        case .bytes:
            return try member(TemplateName(key.text ?? ""), of: value, along: path, index: index, at: offset)
        default: throw TemplateFailure(.notAnIndex(key.kind), at: offset)
        }
    }

    private mutating func member(
        _ name: TemplateName, of value: TemplateValue, along path: TemplatePath, index: Int, at offset: Int
    ) throws(TemplateFailure) -> TemplateValue {
        switch value {
        case .object(let object):
            if let member = object.member(name) { return member }
        case .list(let elements):
            if let member = elements.member(named: name.text) { return member }
        case .string(let text):
            if let member = text.member(named: name.text) { return member }
        case .bytes(let text):
            if let member = String(decoding: text, as: UTF8.self).member(named: name.text) { return member }
        case .none: throw TemplateFailure(.memberOfNone(name.text), at: offset)
        case .bool, .int: break
        }
        let known = value.memberNames
        let owner = "'\(path.text(upTo: index))'"
        let problem = TemplateProblem.unknownMember(
            name.text, of: owner, nearest: known.nearest(to: name.text), known: known)
        throw TemplateFailure(problem, at: offset)
    }

    private mutating func element(
        _ position: Int, of value: TemplateValue, along path: TemplatePath, index: Int, at offset: Int
    ) throws(TemplateFailure) -> TemplateValue {
        guard case .list(let elements) = value else {
            return try member(TemplateName(String(position)), of: value, along: path, index: index, at: offset)
        }
        guard elements.indices.contains(position) else {
            throw TemplateFailure(.indexOutOfRange(position, count: elements.count), at: offset)
        }
        return elements[position]
    }

    private func unknown(_ path: TemplatePath) -> TemplateFailure {
        let known = scope.knownNames
        let nearest = known.nearest(to: path.root.text)
        return TemplateFailure(.unknownName(path.root.text, nearest: nearest, known: known), at: path.offset)
    }
}

extension TemplatePath {
    /// The path as written, up to the step before `index`.
    fileprivate func text(upTo index: Int) -> String {
        steps.prefix(index).reduce(into: root.text) { text, step in
            switch step {
            case .member(let name, _): text += "." + name.text
            case .index(let position, _): text += ".\(position)"
            case .computed: text += "[…]"
            }
        }
    }
}

extension [TemplateValue] {
    fileprivate func member(named name: String) -> TemplateValue? {
        switch name {
        case "count": .int(count)
        case "first": first ?? TemplateValue.none
        case "isEmpty": .bool(isEmpty)
        case "last": last ?? TemplateValue.none
        default: nil
        }
    }
}

extension String {
    fileprivate func member(named name: String) -> TemplateValue? {
        switch name {
        case "count": .int(count)
        case "isEmpty": .bool(isEmpty)
        default: nil
        }
    }
}

extension TemplateValue {
    fileprivate var memberNames: [String] {
        switch self {
        case .object(let object): object.memberNames
        case .list: ["count", "first", "isEmpty", "last"]
        case .string, .bytes: ["count", "isEmpty"]
        case .none, .bool, .int: []
        }
    }
}
