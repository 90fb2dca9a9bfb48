import UnderstudyReports

/// What is wrong with a page, as far as a small reader of tags can tell.
///
/// Elements must nest, ids must be unique, links within the page must have a target, tables need captions and their
/// headings a scope, and nothing may run a script, load from elsewhere, or be reachable by mouse alone.
struct PageCheck {
    /// What is wrong, in the order of the page.
    private(set) var problems: [String] = []
    /// The addresses of links, in order.
    private(set) var links: [String] = []
    /// The text outside all tags, with entities as they are written.
    private(set) var text = ""

    private var open: [Tag] = []
    private var ids: Set<String> = []
    private var linkTexts: [String] = []

    private struct Tag {
        let name: String
        let attributes: [String: String]
    }

    init(_ page: String) {
        // The page's own script is the same in all pages; any other is found.
        var rest = Substring(page.replacing("<script>\(ReportScript.text)</script>", with: ""))
        if rest.hasPrefix("<!DOCTYPE html>") {
            rest.removeFirst("<!DOCTYPE html>".count)
        } else {
            problems.append("no document type")
        }
        while let start = rest.firstIndex(of: "<") {
            read(text: rest[..<start])
            guard let end = rest[start...].firstIndex(of: ">") else {
                problems.append("a tag without an end")
                break
            }
            read(tag: rest[rest.index(after: start)..<end])
            rest = rest[rest.index(after: end)...]
            if open.last?.name == "style", let style = rest.range(of: "</style>") {
                if rest[..<style.lowerBound].contains("url(") { problems.append("the style sheet loads something") }
                rest = rest[style.lowerBound...]
            }
        }
        read(text: rest)
        for tag in open { problems.append("'\(tag.name)' is not closed") }
        for link in links where link.hasPrefix("#") && !ids.contains(String(link.dropFirst())) {
            problems.append("'\(link)' leads nowhere")
        }
    }

    private static let empty: Set<String> = ["meta", "br", "input", "wbr"]
    private static let known: Set<String> = [
        "a", "article", "body", "br", "caption", "code", "dd", "details", "div", "dl", "dt", "footer", "h1", "h2", "h3",
        "head", "header", "html", "input", "label", "li", "main", "meta", "p", "pre", "section", "select", "span",
        "strong",
        "style", "summary",
        "table", "tbody", "td", "th", "thead", "title", "tr", "ul", "wbr",
    ]

    private mutating func read(text piece: Substring) {
        text += piece
        if piece.contains("\"") || piece.contains(">") { problems.append("unescaped text '\(piece)'") }
        if open.contains(where: { $0.name == "a" }), !linkTexts.isEmpty { linkTexts[linkTexts.count - 1] += piece }
    }

    private mutating func read(tag: Substring) {
        if tag.hasPrefix("/") {
            let name = String(tag.dropFirst())
            if open.last?.name == name {
                close(open.removeLast())
            } else {
                problems.append("'\(name)' closes '\(open.last?.name ?? "nothing")'")
            }
            return
        }
        let name = String(tag.prefix { $0 != " " })
        let attributes = attributes(of: tag.dropFirst(name.count), of: name)
        check(name, attributes)
        if !Self.empty.contains(name) { open.append(Tag(name: name, attributes: attributes)) }
    }

    private mutating func attributes(of text: Substring, of name: String) -> [String: String] {
        var attributes: [String: String] = [:]
        var rest = text
        while let equals = rest.firstIndex(of: "=") {
            let key = rest[..<equals].trimmingPrefix(" ")
            let value = rest[rest.index(after: equals)...].dropFirst()
            guard let quote = value.firstIndex(of: "\"") else {
                problems.append("an attribute of '\(name)' has no end")
                break
            }
            if attributes.updateValue(String(value[..<quote]), forKey: String(key)) != nil {
                problems.append("'\(name)' has '\(key)' twice")
            }
            rest = value[value.index(after: quote)...]
        }
        return attributes
    }

    private mutating func check(_ name: String, _ attributes: [String: String]) {
        if !Self.known.contains(name) { problems.append("'\(name)' is no element of this page") }
        if attributes.keys.contains(where: { $0.hasPrefix("on") || $0 == "src" || $0 == "style" || $0 == "title" }) {
            problems.append("'\(name)' has an attribute that pages here do without")
        }
        if let id = attributes["id"], !ids.insert(id).inserted { problems.append("the id '\(id)' is there twice") }
        if name == "th", attributes["scope"] == nil { problems.append("a heading of a table has no scope") }
        if attributes["tabindex"] == "0", attributes["role"] != "region" || attributes["aria-label"] == nil {
            problems.append("'\(name)' can have the focus, and does not say what it is")
        }
        if name == "caption", open.last?.name != "table" { problems.append("a caption without a table") }
        if name == "thead", open.last?.name != "table" { problems.append("a table's head elsewhere") }
        guard name == "a" else { return }
        guard let address = attributes["href"] else { return problems.append("a link without an address") }
        if address.contains("//") { problems.append("'\(address)' leaves this machine") }
        links.append(address)
        linkTexts.append(attributes["aria-label"] ?? "")
    }

    private mutating func close(_ tag: Tag) {
        if tag.name == "a", linkTexts.last?.isEmpty == true { problems.append("a link that says nothing") }
    }
}

extension Substring {
    fileprivate func range(of part: String) -> Range<Index>? {
        var start = startIndex
        while start < endIndex {
            if self[start...].hasPrefix(part) { return start..<index(start, offsetBy: part.count) }
            start = index(after: start)
        }
        return nil
    }
}
