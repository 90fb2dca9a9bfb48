import UnderstudyDoubles

/// Reads indentation and line length from the nearest `.swift-format`.
enum FormatFile {
    /// The format for files in `folder`: that of the nearest `.swift-format` in it or above, or else `usual`.
    static func format(for folder: String, usual: FileFormat, in files: FileSystem) -> FileFormat {
        var place = Path.normalized(Path.join(files.currentFolder(), folder))
        while true {
            let path = Path.join(place, ".swift-format")
            if files.exists(path), let bytes = try? files.contents(of: path) { return format(bytes) ?? usual }
            let parent = Path.folder(of: place)
            if parent == place || parent.isEmpty || place == "/" { return usual }
            place = parent
        }
    }

    /// The format in the bytes of a `.swift-format`; missing values are swift-format's defaults.
    static func format(_ bytes: [UInt8]) -> FileFormat? {
        guard let root = try? JSONParser.parse(bytes), case .object(let members) = root.value else { return nil }
        var unit = "  "
        var tabWidth = 8
        var lineLength = 100
        for member in members {
            switch (member.key, member.node.value) {
            case ("lineLength", .number(let number)): lineLength = whole(number, in: 40...10_000) ?? lineLength
            case ("tabWidth", .number(let number)): tabWidth = whole(number, in: 1...16) ?? tabWidth
            case ("indentation", .object(let kinds)):
                for kind in kinds {
                    guard case .number(let number) = kind.node.value, let count = whole(number, in: 1...16) else {
                        continue
                    }
                    unit = String(repeating: kind.key == "tabs" ? "\t" : " ", count: count)
                }
            default: break
            }
        }
        return FileFormat(unit: unit, tabWidth: tabWidth, lineLength: lineLength)
    }

    /// `number` if it is in the range; otherwise `nil`.
    private static func whole(_ number: Double, in range: ClosedRange<Int>) -> Int? {
        Int(exactly: number).flatMap { range.contains($0) ? $0 : nil }
    }
}
