/// A template that has been read, ready to be rendered any number of times.
public struct Template: Sendable {
    let code: TemplateCode

    /// The name by which messages and other templates refer to it.
    public var name: String { code.source.name }

    /// The text it was read from.
    public var source: [UInt8] { code.source.bytes }

    /// The templates that it includes or imports by a literal name, in order.
    public var referencedNames: [String] { (code.includes + code.imports).map(\.name) }

    /// Reads a template.
    /// - Throws: the first problem in it.
    public static func parse(
        _ source: [UInt8], name: String, filters: TemplateFilters = .standard
    ) throws(TemplateError) -> Template {
        guard source.count <= TemplateSource.maximumCount else {
            throw TemplateError(.sourceTooLarge, inTemplateNamed: name)
        }
        let source = TemplateSource(name: name, bytes: source)
        do throws(TemplateFailure) {
            return Template(code: try TemplateCompiler.code(of: source, filters: filters))
        } catch {
            throw TemplateError(error, in: source)
        }
    }

    /// Reads a template from a string.
    /// - Throws: the first problem in it.
    public static func parse(
        _ source: String, name: String, filters: TemplateFilters = .standard
    ) throws(TemplateError) -> Template {
        try parse(Array(source.utf8), name: name, filters: filters)
    }

    /// Whether `name` stays within the template folders: relative, with no `..`, no `\` and no empty part.
    public static func isSafe(name: String) -> Bool {
        var name = name
        return name.withUTF8(isSafe)
    }

    private static func isSafe(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        var part = 0
        // Whether the part is made of nothing but dots.
        var isDots = true
        for place in 0..<name.count {
            let byte = name[place]
            switch byte {
            case 0, UInt8(ascii: "\\"), UInt8(ascii: ":"), UInt8(ascii: "\n"): return false
            case UInt8(ascii: "/"):
                if part == 0 || isDots && part < 3 { return false }
                part = 0
                isDots = true
            default:
                part += 1
                isDots = isDots && byte == UInt8(ascii: ".")
            }
        }
        return part > 2 || part > 0 && !isDots
    }
}
