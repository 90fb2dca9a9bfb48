extension TemplateFilters {
    static let listFilters = [
        TemplateFilter("count", count),
        TemplateFilter("first", first),
        TemplateFilter("join", arguments: 0...1, join),
        TemplateFilter("last", last),
        TemplateFilter("map", arguments: 1...1, map),
        TemplateFilter("reversed", reversed),
        TemplateFilter("sorted", arguments: 0...1, sorted),
    ]

    @Sendable
    private static func count(_ input: TemplateFilterInput) throws(TemplateFilterError) -> TemplateValue {
        switch input.value {
        case .list(let elements): .int(elements.count)
        case .object(let object): .int(object.memberNames.count)
        case .none: throw TemplateFilterError("expected a list or a string, but got none")
        default: .int(try input.text().count)
        }
    }

    @Sendable
    private static func first(_ input: TemplateFilterInput) throws(TemplateFilterError) -> TemplateValue {
        guard case .list(let elements) = input.value else { return .string(String(try input.text().prefix(1))) }
        return elements.first ?? .none
    }

    @Sendable
    private static func last(_ input: TemplateFilterInput) throws(TemplateFilterError) -> TemplateValue {
        guard case .list(let elements) = input.value else { return .string(String(try input.text().suffix(1))) }
        return elements.last ?? .none
    }

    @Sendable
    private static func join(_ input: TemplateFilterInput) throws(TemplateFilterError) -> TemplateValue {
        let separator = try input.text(at: 0)
        var result = ""
        for (index, element) in try input.list().enumerated() {
            guard let text = element.text else {
                throw TemplateFilterError(
                    "element \(index) is \(element.kind) and can't be joined; 'map' picks a member")
            }
            if index > 0 { result += separator }
            result += text
            try input.requireRoom(forBytes: (result.utf8.count, false))
        }
        return .string(result)
    }

    @Sendable
    private static func map(_ input: TemplateFilterInput) throws(TemplateFilterError) -> TemplateValue {
        let name = try input.text(at: 0)
        var members: [TemplateValue] = []
        for element in try input.list() { members.append(try element.requiredMember(named: name)) }
        return .list(members)
    }

    @Sendable
    private static func reversed(_ input: TemplateFilterInput) throws(TemplateFilterError) -> TemplateValue {
        guard case .list(let elements) = input.value else { return .string(String(try input.text().reversed())) }
        return .list(elements.reversed())
    }

    @Sendable
    private static func sorted(_ input: TemplateFilterInput) throws(TemplateFilterError) -> TemplateValue {
        let elements = try input.list()
        var keys = elements
        if !input.arguments.isEmpty {
            let name = try input.text(at: 0)
            for index in keys.indices { keys[index] = try keys[index].requiredMember(named: name) }
        }
        for key in keys.dropFirst() where key.order(to: keys[0]) == nil {
            throw TemplateFilterError("can't order \(keys[0].kind) and \(key.kind)")
        }
        let order = keys.indices.sorted { left, right in
            // Comparing the indices too makes the sort stable.
            let order = keys[left].order(to: keys[right]) ?? 0
            return order == 0 ? left < right : order < 0
        }
        return .list(order.map { elements[$0] })
    }
}

extension TemplateValue {
    fileprivate func requiredMember(named name: String) throws(TemplateFilterError) -> TemplateValue {
        guard case .object(let object) = self else { throw TemplateFilterError("\(kind) has no member '\(name)'") }
        guard let member = object.member(named: name) else {
            let names = object.memberNames
            throw TemplateFilterError(
                TemplateProblem.unknownMember(name, of: "an element", nearest: names.nearest(to: name), known: names)
                    .message)
        }
        return member
    }
}
