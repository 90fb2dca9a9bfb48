/// Writes HTML directly into bytes, with nested calls for nested elements.
///
/// Text and the values of attributes are escaped as they are written; the names of elements and attributes, and style
/// sheets, can only be literals. So nothing in a source file can become markup:
///
///     var html = HTMLWriter()
///     html.element("p", .class("place")) { html in
///         html.element("a", .href("A.swift")) { $0.text("A<B>.swift") }
///     }
package struct HTMLWriter {
    /// The text so far, in UTF-8.
    package private(set) var bytes: [UInt8] = []

    /// Starts an empty text.
    package init() {}
}

/// An attribute of an element, its value not yet escaped.
package struct HTMLAttribute {
    let name: StaticString
    let value: String

    /// An attribute with a value.
    package init(_ name: StaticString, _ value: String) {
        self.name = name
        self.value = value
    }

    /// The element's classes, separated by spaces.
    package static func `class`(_ names: String) -> HTMLAttribute { HTMLAttribute("class", names) }
    /// The element's anchor for links.
    package static func id(_ name: String) -> HTMLAttribute { HTMLAttribute("id", name) }
    /// The target of a link.
    package static func href(_ address: String) -> HTMLAttribute { HTMLAttribute("href", address) }
    /// What a cell of a table is about, shown if the table is laid out as a list.
    package static func title(_ text: String) -> HTMLAttribute { HTMLAttribute("data-title", text) }
    /// Which cells the heading cell is for.
    package static func scope(_ scope: String) -> HTMLAttribute { HTMLAttribute("scope", scope) }
    /// The text that is read aloud instead of the element's text.
    package static func label(_ text: String) -> HTMLAttribute { HTMLAttribute("aria-label", text) }
}

extension HTMLWriter {
    /// Writes a document: its type, its language, the lines that every page needs, and its script at the end.
    package mutating func document(
        titled title: String, style: StaticString, script: StaticString, _ body: (inout HTMLWriter) -> Void
    ) {
        append("<!DOCTYPE html>\n")
        element("html", HTMLAttribute("lang", "en")) { html in
            html.element("head") { html in
                html.empty("meta", HTMLAttribute("charset", "utf-8"))
                html.empty(
                    "meta", HTMLAttribute("name", "viewport"),
                    HTMLAttribute("content", "width=device-width, initial-scale=1"))
                html.empty("meta", HTMLAttribute("name", "color-scheme"), HTMLAttribute("content", "light dark"))
                html.empty("meta", HTMLAttribute("name", "generator"), HTMLAttribute("content", "understudy"))
                html.element("title") { $0.text(title) }
                html.append("<style>")
                html.append(style)
                html.append("</style>\n")
            }
            html.element("body") { html in
                body(&html)
                html.append("<script>")
                html.append(script)
                html.append("</script>\n")
            }
        }
        append("\n")
    }

    /// Writes an element with what `content` writes in it.
    package mutating func element(
        _ name: StaticString, _ attributes: HTMLAttribute..., content: (inout HTMLWriter) -> Void
    ) {
        element(name, attributes, content)
    }

    /// Writes an element with attributes that are chosen as it is written.
    package mutating func element(
        _ name: StaticString, _ attributes: [HTMLAttribute], _ content: (inout HTMLWriter) -> Void
    ) {
        open(name, attributes)
        content(&self)
        close(name)
    }

    /// Writes an element without attributes.
    package mutating func element(_ name: StaticString, _ content: (inout HTMLWriter) -> Void) {
        open(name, [])
        content(&self)
        close(name)
    }

    /// Writes an element that contains only text.
    package mutating func element(_ name: StaticString, _ attributes: HTMLAttribute..., text: String) {
        open(name, attributes)
        self.text(text)
        close(name)
    }

    /// Writes a void element.
    package mutating func empty(_ name: StaticString, _ attributes: HTMLAttribute...) {
        open(name, attributes)
    }

    /// Writes text.
    package mutating func text(_ text: String) {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"): append("&amp;")
            case UInt8(ascii: "<"): append("&lt;")
            case UInt8(ascii: ">"): append("&gt;")
            case UInt8(ascii: "\""): append("&quot;")
            // A name that begins with a line break must not look like a separate message in a log.
            case UInt8(ascii: "\n"): append("&#10;")
            case UInt8(ascii: "\t"), 0x20...: bytes.append(byte)
            default: append("\u{FFFD}")
            }
        }
    }

    /// Writes a command to copy, which may be wrapped between its words only.
    package mutating func command(_ command: String) {
        element("code", .class("command")) { html in
            for (number, word) in command.split(separator: " ").enumerated() {
                if number > 0 { html.text(" ") }
                html.element("span", text: String(word))
            }
        }
    }

    /// Writes a path that may be wrapped after each folder and between the words of a name.
    package mutating func path(_ path: String) {
        write(path) { character, next in
            character == "/" || next == "." || character.isLowercase && next.isUppercase
        }
    }

    /// Writes a name that may be wrapped between its words and after its labels.
    package mutating func name(_ name: String) {
        write(name) { character, next in character == ":" && next != ")" || character.isLowercase && next.isUppercase }
    }

    private mutating func write(_ text: String, breakingAfter mayBreak: (Character, Character) -> Bool) {
        var start = text.startIndex
        for (index, next) in zip(text.indices, text.indices.dropFirst()) where mayBreak(text[index], text[next]) {
            self.text(String(text[start..<next]))
            empty("wbr")
            start = next
        }
        self.text(String(text[start...]))
    }

    private mutating func open(_ name: StaticString, _ attributes: [HTMLAttribute]) {
        append("<")
        append(name)
        for attribute in attributes {
            append(" ")
            append(attribute.name)
            append("=\"")
            text(attribute.value)
            append("\"")
        }
        append(">")
    }

    private mutating func close(_ name: StaticString) {
        append("</")
        append(name)
        // One line per block keeps the file readable, and adds no visible white space.
        append(Self.blocks.contains(name.description) ? ">\n" : ">")
    }

    private mutating func append(_ text: StaticString) {
        text.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    private static let blocks: Set<String> = [
        "article", "body", "caption", "details", "div", "dl", "footer", "h1", "h2", "h3", "head", "header", "html",
        "li",
        "main", "nav", "ol", "p", "pre", "section", "summary", "table", "tbody", "thead", "title", "tr", "ul",
    ]
}
