import UnderstudySemantics
import UnderstudySyntax

extension TestContext {
    /// The text for people and assistants, what matters most first: at most 8 kB.
    func text() -> String {
        let sections = [
            [headline] + makerLines + memberLines, dependencyLines,
            ["", "test\(home.map { ", for \($0.path)" } ?? " (no test target depends on the module)"):", skeleton],
            doubleLines, valueLines,
        ]
        var text = ""
        for line in sections.joined() {
            let shown = VisibleText.lines(line) + "\n"
            if text.utf8.count + shown.utf8.count > Self.size {
                text += "…\n"
                break
            }
            text += shown
        }
        return text
    }

    /// The most bytes of text, some for a last line less.
    private static let size = 7_300

    private var headline: String {
        let kind =
            switch type.details.kind {
            case .actor: "actor"
            case .class: "class"
            case .enum: "enum"
            case .struct: "struct"
            }
        let actor = isOnMainActor ? "@MainActor " : ""
        return "\(actor)\(kind) \(type.name), \(type.source.path):\(type.line)"
            + (type.module.map { ", module \($0)" } ?? "")
    }

    private var makerLines: [String] {
        let makers = outline.makers
        if makers.isEmpty { return ["no initialiser can be used outside of it"] }
        return makers.prefix(12).map { "  \(Self.text(of: $0))" }
    }

    private var memberLines: [String] {
        let lines = outline.lines
        // What the doubles have is needed as much.
        var (count, size) = (0, 0)
        while count < lines.count, size + lines[count].utf8.count < 2_000 {
            size += lines[count].utf8.count
            count += 1
        }
        let rest = lines.count - count
        return lines.prefix(count).map { "  \($0)" } + (rest > 0 ? ["  … \(rest) more members"] : [])
    }

    private var dependencyLines: [String] {
        if dependencies.isEmpty { return ["", "it depends on no protocol of the sources"] }
        return ["", "it depends on:"]
            + dependencies.map { dependency in
                let declaration = dependency.declaration
                let head = "  \(declaration.name) (\(declaration.source.path):\(declaration.line)): "
                if let refusal = dependency.refusal { return head + "no double, since \(refusal)" }
                let written = dependency.doubles.filter { $0.location != nil }
                if written.isEmpty {
                    let name = dependency.doubles.first?.name ?? ""
                    return head + "no double yet; 'understudy generate \(declaration.name)' writes \(name)"
                }
                return head
                    + written.map { double in
                        "\(double.name), a \(double.kind), \(double.location?.path ?? "")"
                    }.joined(separator: "; ")
            }
    }

    private var skeleton: String {
        var text = Substring(TestSkeleton(self).text)
        while text.last == "\n" { text.removeLast() }
        return String(text)
    }

    private var doubleLines: [String] {
        let doubles = dependencies.flatMap { dependency in dependency.doubles.prefix(2) }
        if doubles.isEmpty { return [] }
        return ["", "members of the doubles:"]
            + doubles.flatMap { double in
                ["\(double.name):"] + double.makers.map { "  \(Self.text(of: $0))" } + double.members.map { "  \($0)" }
            }
    }

    private var valueLines: [String] {
        if values.isEmpty, aliases.isEmpty { return [] }
        return ["", "values:"]
            + aliases.prefix(10).map { "  \($0.name) = \($0.type)" }
            + values.prefix(20).map { type, makers in
                makers.prefix(6).map { "\(type.name)\($0.name == "init" ? "" : ".")" + Self.text(of: $0, isCall: true) }
                    .joined(separator: ", ")
            }.map { "  \($0)" }
    }

    /// A maker as a declaration, or as a call of the type.
    private static func text(of maker: MemberOutline.Maker, isCall: Bool = false) -> String {
        let parameters = maker.parameters.map { "\($0)" + ($0.hasDefault ? " = …" : "") }.joined(separator: ", ")
        let name = maker.name == "init" ? (isCall ? "" : "init" + (maker.isFailable ? "?" : "")) : maker.name
        let list = maker.name != "init" && maker.parameters.isEmpty ? "" : "(\(parameters))"
        return name + list + "\(maker.effects)"
    }

    /// The JSON that `docs/schemas/context.schema.json` describes.
    func json() -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.member("schemaVersion", 1)
            json.member("type", type.name)
            json.member("module", type.module)
            json.member("file", type.source.path)
            json.member("line", type.line)
            json.member("isOnMainActor", isOnMainActor)
            json.member("initializers", outline.makers.map { Self.text(of: $0) })
            json.member("members", outline.lines)
            json.array("dependencies") { json in
                for dependency in dependencies { json.object { Self.write(dependency, to: &$0) } }
            }
            json.array("values") { json in
                for (type, makers) in values {
                    json.object { json in
                        json.member("name", type.name)
                        json.member("file", type.source.path)
                        json.member("line", type.line)
                        json.member("initializers", makers.map { Self.text(of: $0) })
                    }
                }
            }
            json.object("test") { json in
                json.member("file", home?.path)
                json.member("text", TestSkeleton(self).text)
            }
        }
        return json.bytes
    }

    private static func write(_ dependency: Dependency, to json: inout JSONWriter) {
        json.member("protocol", dependency.declaration.name)
        json.member("module", dependency.declaration.module)
        json.member("file", dependency.declaration.source.path)
        json.member("line", dependency.declaration.line)
        json.member("refusal", dependency.refusal)
        json.array("doubles") { json in
            for double in dependency.doubles {
                json.object { json in
                    json.member("name", double.name)
                    json.member("kind", double.kind)
                    json.member("file", double.location?.path)
                    json.member("line", double.location?.position?.line)
                    json.member("members", double.members)
                }
            }
        }
    }
}
