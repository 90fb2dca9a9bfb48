/// Declarations.
extension LineMarks {
    private static let keywords: Set<String> = [
        "func", "init", "subscript", "var", "let", "class", "actor", "struct", "enum", "typealias", "deinit",
    ]
    private static let modifiers: Set<String> = [
        "public", "package", "internal", "fileprivate", "private", "open", "static", "final", "override", "mutating",
        "nonmutating", "nonisolated", "lazy", "weak", "unowned", "required", "convenience", "dynamic", "prefix",
        "postfix", "infix", "distributed", "isolated", "consuming", "borrowing", "class",
    ]
    static let accessors: Set<String> = ["get", "set", "didSet", "willSet", "_read", "_modify"]

    /// Marks the line as what it is.
    mutating func markLine() {
        let range = 0..<words.count
        if text(0) == "guard" { return markGuard(range) }
        if Self.accessors.contains(text(0)), first("{", in: range) != nil { return markAccessor(range) }
        var index = 0
        while isAttribute(index) { index = end(ofAttributeAt: index) + 1 }
        let attributesEnd = index
        while Self.modifiers.contains(text(index)), !(text(index) == "class" && !isModifier(index)) {
            index = end(ofAttributeAt: index) + 1
        }
        guard Self.keywords.contains(text(index)), index + 1 < words.count else {
            return attributesEnd == 0 ? markStatement(range) : markAttribute()
        }
        markDeclaration(keyword: index, attributesEnd: attributesEnd)
    }

    /// An attribute on a line of its own.
    private mutating func markAttribute() {
        guard text(1) == "(", let close = partner(1) else { return }
        group(0..<words.count)
        markBrackets(1, close)
        for argument in markElements(2..<close) {
            if let colon = first(":", in: argument) { markAfter(colon, .break(.continue)) }
        }
    }

    private func isModifier(_ index: Int) -> Bool {
        ["func", "var", "subscript", "override", "final"].contains(text(index + 1))
    }

    private func end(ofAttributeAt index: Int) -> Int {
        guard text(index + 1) == "(", !words[index + 1].hasSpaceBefore else { return index }
        return partner(index + 1) ?? index
    }

    private mutating func markDeclaration(keyword: Int, attributesEnd: Int) {
        let isVariable = text(keyword) == "var" || text(keyword) == "let"
        if !isVariable { group(0..<words.count) }
        var index = 0
        if attributesEnd > 0 {
            markBefore(0, .open)
            while index < attributesEnd {
                let end = end(ofAttributeAt: index)
                group(index..<end + 1)
                if end + 1 == attributesEnd {
                    markAfter(end, .close, .break(.same))
                } else {
                    markAfter(end, .break(.same))
                }
                index = end + 1
            }
        }
        while index < keyword {
            let end = end(ofAttributeAt: index)
            markAfter(end, .break(.continue))
            index = end + 1
        }
        switch text(keyword) {
        case "var", "let": markVariable(keyword)
        case "func", "init", "subscript": markFunction(keyword, first: attributesEnd)
        default: markTypeDeclaration(keyword, first: attributesEnd)
        }
    }

    // MARK: - Types

    private mutating func markTypeDeclaration(_ keyword: Int, first start: Int) {
        markBefore(start, .open)
        markAfter(keyword, .break(.continue))
        let all = keyword + 1..<words.count
        let brace = first("{", in: all)
        let end = first("where", in: all) ?? brace ?? words.count
        if let brace { markBody(brace) }
        if let whereWord = first("where", in: all) { markWhere(whereWord, brace: brace) }
        let angle = first("<", in: keyword + 1..<end)
        let colon = first(":", in: keyword + 1..<end)
        markAfter(colon ?? angle.flatMap(partner) ?? keyword + 1, .close)
        if let angle, let close = partner(angle) { markGenericParameters(angle, close) }
        guard let colon, colon + 1 < end else { return }
        markBefore(colon + 1, .open, .break(.open))
        markAfter(end - 1, .break(.close(must: true), 0), .close)
        for type in elements(colon + 1..<end) {
            let hasComma = text(type.upperBound - 1) == ","
            if hasComma { markAfter(type.upperBound - 1, .break(.same)) }
            markType(type.lowerBound..<type.upperBound - (hasComma ? 1 : 0))
        }
    }

    private mutating func markGenericParameters(_ open: Int, _ close: Int) {
        markBrackets(open, close)
        for parameter in markElements(open + 1..<close) {
            guard let colon = first(":", in: parameter) else { continue }
            markAfter(colon, .break(.continue))
            markType(colon + 1..<parameter.upperBound)
        }
    }

    private mutating func markWhere(_ keyword: Int, brace: Int?) {
        let end = brace ?? words.count
        guard keyword + 1 < end else { return }
        markBefore(keyword, .break(.same), .open)
        markAfter(brace ?? end - 1, .close)
        markAfter(keyword, .break(.open))
        markAfter(end - 1, .break(.close(must: true), 0))
        group(keyword + 1..<end)
        for requirement in markElements(keyword + 1..<end) {
            if let equals = first("==", in: requirement) {
                markBefore(equals, .break(.continue))
                markType(requirement.lowerBound..<equals)
                markType(equals + 1..<requirement.upperBound)
            } else if let colon = first(":", in: requirement) {
                markAfter(colon, .break(.continue))
                markType(requirement.lowerBound..<colon)
                markType(colon + 1..<requirement.upperBound)
            }
        }
    }

    // MARK: - Functions

    private mutating func markFunction(_ keyword: Int, first start: Int) {
        var index = keyword + 1
        if text(keyword) == "func" {
            markAfter(keyword, .break(.continue))
            index += 1
        } else if text(index) == "?" || text(index) == "!" {
            index += 1
        }
        var generics: Int?
        if text(index) == "<", let close = partner(index) {
            generics = index
            index = close + 1
        }
        guard text(index) == "(", let close = partner(index) else { return }
        let open = index
        let tail = close + 1..<words.count
        let brace = first("{", in: tail)
        let whereWord = first("where", in: tail)
        let signatureEnd = whereWord ?? brace ?? words.count
        let hasParameters = close > open + 1

        if hasParameters { markAfter(signatureEnd - 1, .close) }
        if hasParameters { markBrackets(open, close, isConsistent: true) }
        if text(keyword) != "subscript" || start < keyword {
            markBefore(start, .open)
            markAfter(hasParameters || generics != nil ? open : close, .close)
        }
        if let brace { markBody(brace) }
        if let whereWord { markWhere(whereWord, brace: brace) }
        if let generics, let end = partner(generics) { markGenericParameters(generics, end) }
        if hasParameters {
            markBefore(close, .open)
            for parameter in markElements(open + 1..<close) { markParameter(parameter) }
        }
        markSignatureTail(close + 1..<signatureEnd)
    }

    private mutating func markParameter(_ range: Range<Int>) {
        guard let colon = first(":", in: range) else { return markType(range) }
        let names = range.lowerBound..<colon
        if names.count > 1, !isAttribute(names.lowerBound) { markBefore(colon - 1, .break(.continue)) }
        markAfter(colon, .break(.continue))
        markType(colon + 1..<range.upperBound)
    }

    private mutating func markSignatureTail(_ range: Range<Int>) {
        guard let arrow = first("->", in: range) else { return markEffects(range) }
        markEffects(range.lowerBound..<arrow)
        markBefore(arrow, .break(.continue))
        markResult(arrow + 1..<range.upperBound)
    }

    // MARK: - Variables

    private mutating func markVariable(_ keyword: Int) {
        let rest = keyword + 2..<words.count
        let equals = first("=", in: rest)
        let colon = text(keyword + 2) == ":" ? keyword + 2 : nil
        let brace = firstPlace(in: rest) { index in
            text(index) == "{" && (equals.map { $0 > index } ?? true || Self.accessors.contains(text(index + 1)))
        }
        let end = brace ?? words.count
        if let colon { markAfter(colon, .break(.openContinuation)) }
        if let equals, equals + 1 < end { markAssigned(equals, end: end) }
        if let brace { markBody(brace) }
        guard let colon, colon + 1 < end else { return }
        let typeEnd = equals ?? end
        markAfter(end - 1, .break(.close(must: true), 0))
        // With the `=`, so that the type is broken rather than the line too long by the sign.
        group(colon + 1..<(equals.map { $0 + 1 } ?? end))
        markType(colon + 1..<typeEnd)
    }

    /// Braces with accessors, a getter or a function's statements.
    private mutating func markBody(_ brace: Int) {
        markBefore(brace, .break(.reset))
        guard let close = partner(brace) else { return }
        markBraces(brace, close)
        let content = brace + 1..<close
        guard !content.isEmpty else { return }
        if Self.accessors.contains(text(brace + 1)), first("{", in: content) != nil {
            markAccessor(content)
        } else {
            markStatement(content)
        }
    }

    mutating func markBraces(_ open: Int, _ close: Int) {
        if close == open + 1 {
            markAfter(open, .break(.open, 0))
            markBefore(close, .break(.close(must: true), 0))
        } else {
            markAfter(open, .break(.open), .open)
            markBefore(close, .break(.close(must: true)), .close)
        }
    }

    private mutating func markAccessor(_ range: Range<Int>) {
        guard let brace = first("{", in: range) else { return }
        markEffects(range.lowerBound + 1..<brace)
        markBody(brace)
    }
}
