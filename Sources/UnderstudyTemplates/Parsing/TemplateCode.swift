/// One step of rendering; targets are indices of instructions in the same code.
enum TemplateInstruction: Sendable {
    case text([UInt8])
    /// White space without a line end.
    case blank([UInt8])
    case output(TemplateExpression, offset: Int)
    /// Continues at the target if the condition is false.
    case branch(TemplateExpression, otherwise: Int)
    case jump(Int)
    /// Starts a loop, or continues at its `empty` part.
    case beginLoop(TemplateLoop, empty: Int)
    /// Starts the loop's next iteration at the target, or ends the loop and continues.
    case nextTurn(Int)
    /// Ends the innermost loop and continues at the target.
    case leaveLoop(Int)
    case assign(String, TemplateExpression)
    case beginCapture
    case endCapture(String)
    case include(TemplateInclude)
    case call(TemplateCall)
}

/// The fixed part of a `for`.
final class TemplateLoop: Sendable {
    let names: [String]
    let list: TemplateExpression
    let condition: TemplateExpression?
    let offset: Int

    init(names: [String], list: TemplateExpression, condition: TemplateExpression?, offset: Int) {
        self.names = names
        self.list = list
        self.condition = condition
        self.offset = offset
    }
}

/// The fixed part of an `include`.
final class TemplateInclude: Sendable {
    let name: TemplateExpression
    /// An object whose members become names.
    let opened: TemplateExpression?
    /// Values with the names they get.
    let bindings: [(name: String, value: TemplateExpression)]
    let line: TemplateTagLine
    let offset: Int

    init(
        name: TemplateExpression,
        opened: TemplateExpression?,
        bindings: [(name: String, value: TemplateExpression)],
        line: TemplateTagLine,
        offset: Int
    ) {
        self.name = name
        self.opened = opened
        self.bindings = bindings
        self.line = line
        self.offset = offset
    }
}

/// The fixed part of a `call`.
final class TemplateCall: Sendable {
    let name: String
    let arguments: [TemplateExpression]
    let line: TemplateTagLine
    let offset: Int

    init(name: String, arguments: [TemplateExpression], line: TemplateTagLine, offset: Int) {
        self.name = name
        self.arguments = arguments
        self.line = line
        self.offset = offset
    }
}

/// A part of a template that is called by name.
final class TemplateMacro: Sendable {
    let name: String
    let parameters: [String]
    let code: TemplateInstructions
    let offset: Int

    init(name: String, parameters: [String], code: TemplateInstructions, offset: Int) {
        self.name = name
        self.parameters = parameters
        self.code = code
        self.offset = offset
    }
}

/// A template's name that an `include` or `import` spells out.
struct TemplateReference: Sendable {
    let name: String
    let offset: Int
}

/// A parsed template, ready to be rendered any number of times.
final class TemplateCode: Sendable {
    let source: TemplateSource
    let code: TemplateInstructions
    let macros: [String: TemplateMacro]
    let imports: [TemplateReference]
    let includes: [TemplateReference]

    init(
        source: TemplateSource,
        code: TemplateInstructions,
        macros: [String: TemplateMacro],
        imports: [TemplateReference],
        includes: [TemplateReference]
    ) {
        self.source = source
        self.code = code
        self.macros = macros
        self.imports = imports
        self.includes = includes
    }
}
