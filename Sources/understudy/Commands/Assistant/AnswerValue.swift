import UnderstudySyntax

/// The value of an answer, which fits into a number of bytes.
///
/// What is too large gives way in this order: places and edits, which can be asked for; then the last elements of the main
/// list, which the next page has; then the largest members of an element that is too large by itself.
struct AnswerValue {
    /// How much may be written, and where to begin.
    struct Page {
        /// The number of bytes.
        let size: Int
        /// The index of the first element.
        var start = 0
        /// The most elements.
        var limit: Int?
        /// Whether places and edits are wanted, whatever their size.
        var hasDetails = false
    }

    /// The members that give way first.
    private static let details: Set<String> = [
        "edit", "edits", "places", "keptPlaces", "demands", "evidence", "attributes", "primaryAssociatedTypes", "users",
    ]

    /// The value as compact JSON.
    let bytes: [UInt8]
    /// The first element of the next page, and how many there are; `nil` if all have been written.
    let next: (cursor: Int, count: Int)?
    /// Whether something of the whole value is missing.
    let isCut: Bool

    /// - Parameter isWritten: Whether the files have been changed, so that nobody needs the edits.
    init(_ value: JSONNode, _ page: Page, isWritten: Bool) {
        var value = isWritten ? value.without(["edit"]) : value
        let whole = value.json
        if page.start == 0, whole.count <= page.size, page.limit == nil {
            (bytes, next, isCut) = (whole, nil, false)
            return
        }
        isCut = true
        if !page.hasDetails { value = value.without(Self.details) }
        guard let list = value.mainList, case .array(let elements) = list.node.value else {
            (bytes, next) = (value.fitted(to: page.size).json, nil)
            return
        }
        // The other members may take a third; the place of the next page takes 60 bytes.
        value = value.replacing(list.key, with: []).fitted(to: page.size / 3)
        let frame = value.json.count + 60
        var (chosen, size, index) = ([JSONNode](), frame, page.start)
        while index < elements.count {
            if let limit = page.limit, chosen.count >= limit { break }
            let length = elements[index].json.count + 1
            if !chosen.isEmpty, size + length > page.size { break }
            chosen.append(elements[index])
            size += length
            index += 1
        }
        if chosen.count == 1, size > page.size {
            chosen = [chosen[0].fitted(to: max(page.size - frame, 200))]
        }
        let isLast = index >= elements.count
        next = isLast ? nil : (index, elements.count)
        let cut = value.replacing(list.key, with: chosen)
        bytes = (isLast ? cut : cut.adding("more", ["cursor": "\(index)", "of": "\(elements.count)"])).json
    }
}

extension JSONNode {
    /// The value as compact JSON.
    var json: [UInt8] {
        var bytes: [UInt8] = []
        append(to: &bytes)
        return bytes
    }

    private func append(to bytes: inout [UInt8]) {
        switch value {
        case .null: bytes += "null".utf8
        case .bool(let flag): bytes += (flag ? "true" : "false").utf8
        case .number(let number): bytes += (Int(exactly: number).map(String.init) ?? String(number)).utf8
        case .string(let text): Self.append(text, to: &bytes)
        case .array(let nodes):
            bytes.append(UInt8(ascii: "["))
            for (index, node) in nodes.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                node.append(to: &bytes)
            }
            bytes.append(UInt8(ascii: "]"))
        case .object(let members):
            bytes.append(UInt8(ascii: "{"))
            for (index, member) in members.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                Self.append(member.key, to: &bytes)
                bytes.append(UInt8(ascii: ":"))
                member.node.append(to: &bytes)
            }
            bytes.append(UInt8(ascii: "}"))
        }
    }

    private static func append(_ text: String, to bytes: inout [UInt8]) {
        var json = JSONWriter(.compact)
        json.write(string: text)
        bytes += json.bytes
    }

    /// The value without members of these names, at any depth.
    func without(_ keys: Set<String>) -> JSONNode {
        switch value {
        case .object(let members):
            JSONNode(
                value: .object(
                    members.filter { !keys.contains($0.key) }
                        .map { JSONMember(key: $0.key, keyOffset: 0, node: $0.node.without(keys)) }), offset: 0)
        case .array(let nodes): JSONNode(value: .array(nodes.map { $0.without(keys) }), offset: 0)
        default: self
        }
    }

    /// The list that the value is about: the first of these that has something in it.
    fileprivate var mainList: JSONMember? {
        guard case .object(let members) = value else { return nil }
        for name in ["plan", "findings", "refusals", "converted", "protocols", "consumers", "files", "diagnostics"] {
            if let list = members.first(where: { $0.key == name && $0.node.isList }) { return list }
        }
        return nil
    }

    private var isList: Bool {
        guard case .array(let nodes) = value, case .object? = nodes.first?.value else { return false }
        return true
    }

    fileprivate func replacing(_ key: String, with nodes: [JSONNode]) -> JSONNode {
        guard case .object(let members) = value else { return self }
        return JSONNode(
            value: .object(
                members.map { member in
                    member.key != key
                        ? member
                        : JSONMember(key: key, keyOffset: 0, node: JSONNode(value: .array(nodes), offset: 0))
                }), offset: 0)
    }

    fileprivate func adding(_ key: String, _ texts: KeyValuePairs<String, String>) -> JSONNode {
        guard case .object(let members) = value else { return self }
        let object = texts.map { key, text in
            JSONMember(key: key, keyOffset: 0, node: JSONNode(value: .string(text), offset: 0))
        }
        let added = JSONMember(key: key, keyOffset: 0, node: JSONNode(value: .object(object), offset: 0))
        return JSONNode(value: .object(members + [added]), offset: 0)
    }

    /// The value in at most `size` bytes of JSON: an object without its largest members, whose names are in `omitted`.
    fileprivate func fitted(to size: Int) -> JSONNode {
        guard json.count > size, case .object(let members) = value else { return self }
        var kept: Set<String> = []
        var room = size - 40
        for member in members.sorted(by: { $0.node.json.count < $1.node.json.count }) {
            room -= member.node.json.count + member.key.utf8.count + 4
            if room < 0 { break }
            kept.insert(member.key)
        }
        let left = members.filter { kept.contains($0.key) }
        let omitted = members.filter { !kept.contains($0.key) }
            .map { JSONNode(value: .string($0.key), offset: 0) }
        let names = JSONMember(key: "omitted", keyOffset: 0, node: JSONNode(value: .array(omitted), offset: 0))
        return JSONNode(value: .object(left + [names]), offset: 0)
    }
}
