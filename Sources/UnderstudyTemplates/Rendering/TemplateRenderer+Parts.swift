extension TemplateRenderer {
    mutating func enter(_ include: TemplateInclude) throws(TemplateFailure) {
        let template = try template(named: evaluate(include.name), for: include)
        let opened = try openedObject(of: include)
        var values: [TemplateValue] = []
        for binding in include.bindings { values.append(try evaluate(binding.value)) }
        try push(template, template.code, as: .include, at: include.offset, line: include.line)
        if let opened { scope.open(opened) }
        for index in 0..<values.count { scope.bind(include.bindings[index].name, values[index]) }
    }

    private mutating func openedObject(of include: TemplateInclude) throws(TemplateFailure) -> TemplateValue? {
        guard let expression = include.opened else { return nil }
        let value = try evaluate(expression)
        guard case .object = value else { throw TemplateFailure(.notIncludable(value.kind), at: include.offset) }
        return value
    }

    private mutating func template(
        named value: TemplateValue, for include: TemplateInclude
    ) throws(TemplateFailure) -> TemplateCode {
        let isText = if case .list = value { false } else if case .none = value { false } else { true }
        guard isText, let name = value.text else {
            throw TemplateFailure(.notTemplateName(value.kind), at: include.offset)
        }
        guard Template.isSafe(name: name) else {
            throw TemplateFailure(.unsafeTemplateName(name), at: include.offset)
        }
        for index in 0..<frames.count where frames[index].isOpen(name) {
            let open = frames.filter(\.isTemplate).map(\.template.source.name).drop { $0 != name }
            throw TemplateFailure(.includeCycle(open + [name]), at: include.offset)
        }
        return try load(name, at: include.offset)
    }

    private mutating func load(_ name: String, at offset: Int) throws(TemplateFailure) -> TemplateCode {
        do throws(TemplateError) {
            if let template = try library.loaded(name) { return template.code }
        } catch {
            throw TemplateFailure(brokenTemplate: error, at: offset)
        }
        let nearest = library.names.nearest(to: name)
        throw TemplateFailure(.unknownTemplate(name, nearest: nearest), at: offset)
    }

    mutating func enter(_ call: TemplateCall) throws(TemplateFailure) {
        let (template, macro) = try macro(for: call)
        var values: [TemplateValue] = []
        for argument in call.arguments { values.append(try evaluate(argument)) }
        try push(template, macro.code, as: .call, at: call.offset, line: call.line)
        for index in 0..<min(values.count, macro.parameters.count) {
            scope.bind(macro.parameters[index], values[index])
        }
    }

    private mutating func macro(for call: TemplateCall) throws(TemplateFailure) -> (TemplateCode, TemplateMacro) {
        let template = frames[frames.count - 1].template
        if let macro = template.macros[call.name] { return (template, macro) }
        var known = Array(template.macros.keys)
        for reference in template.imports {
            let imported = try load(reference.name, at: reference.offset)
            if let macro = imported.macros[call.name] {
                try call.requireArguments(of: macro)
                return (imported, macro)
            }
            known += imported.macros.keys
        }
        throw TemplateFailure(.unknownMacro(call.name, nearest: known.nearest(to: call.name)), at: call.offset)
    }

    private mutating func push(
        _ template: TemplateCode,
        _ code: TemplateInstructions,
        as kind: TemplateFrame.Entry.Kind,
        at offset: Int,
        line: TemplateTagLine
    ) throws(TemplateFailure) {
        guard frames.count <= limits.depth else {
            throw TemplateFailure(.tooDeep(limit: limits.depth), at: offset)
        }
        if case .own(let white, _) = line { try produce(white.count) }
        let entry = TemplateFrame.Entry(
            kind: kind, offset: offset, line: line, mark: output.beginPart(line), scope: scope.enter())
        if positions.count == frames.count { positions.append(0) } else { positions[frames.count] = 0 }
        frames.append(TemplateFrame(template: template, code: code, entry: entry))
    }
}
