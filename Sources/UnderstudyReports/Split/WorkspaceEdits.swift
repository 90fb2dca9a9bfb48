import UnderstudyRefactoring
import UnderstudySyntax

/// Writes edits as the Language Server Protocol's `WorkspaceEdit`.
struct WorkspaceEdits {
    /// The absolute path that relative paths start from.
    let currentFolder: String

    /// Writes the members of a `WorkspaceEdit` that makes one change.
    func write(_ change: SourceChange, to json: inout JSONWriter) {
        json.object("changes") { json in
            for file in SourceEdit.byFile(change.edits) {
                json.array(FileAddress.uri(of: file.source.path, in: currentFolder)) { json in
                    for edit in file.edits { write(file.source[edit], to: &json) }
                }
            }
        }
    }

    /// Writes the elements of `documentChanges` for one file.
    func write(_ file: FileEdit, to json: inout JSONWriter) {
        let address = FileAddress.uri(of: file.path, in: currentFolder)
        if file.old == nil || file.isRemoved {
            json.object { json in
                json.member("kind", file.isRemoved ? "delete" : "create")
                json.member("uri", address)
            }
        }
        if file.isRemoved { return }
        let source = SourceText(path: file.path, bytes: file.old ?? [])
        json.object { json in
            json.object("textDocument") { json in
                json.member("uri", address)
                json.member("version", Int?.none)
            }
            json.array("edits") { json in
                for edit in file.edits { write(source[edit], to: &json) }
            }
        }
    }

    private func write(_ change: InSource<TextEdit>, to json: inout JSONWriter) {
        json.object { json in
            json.object("range") { json in
                json.object("start") { write(change[change.piece.range.lowerBound], to: &$0) }
                json.object("end") { write(change[change.piece.range.upperBound], to: &$0) }
            }
            json.member("newText", String(decoding: change.piece.replacement, as: UTF8.self))
        }
    }

    /// Lines count from zero, and characters are UTF-16 units, which is the protocol's default.
    private func write(_ place: InSource<Int>, to json: inout JSONWriter) {
        let (offset, source) = (place.piece, place.source)
        let line = source.lines.line(at: offset)
        let start = source.lines.range(ofLine: line).lowerBound
        json.member("line", line - 1)
        json.member("character", source.text(in: ByteRange(start: start, end: offset)).utf16.count)
    }
}

/// Addresses of files, percent-encoded.
enum FileAddress {
    /// The `file` URI of `path`, which starts in `folder` unless it is absolute.
    static func uri(of path: String, in folder: String) -> String {
        "file://" + encoded(parts(of: path, in: folder).map { "/" + $0 }.joined())
    }

    /// The absolute path of `path`, which starts in `folder` unless it is absolute, without `.` and `..`.
    static func absolute(_ path: String, in folder: String) -> String {
        "/" + parts(of: path, in: folder).joined(separator: "/")
    }

    /// The path from `folder` to `path`, both of which start in `base` unless they are absolute.
    static func relative(_ path: String, to folder: String, in base: String) -> String {
        let target = parts(of: path, in: base)
        let origin = parts(of: folder, in: base)
        var shared = 0
        while shared < target.count, shared < origin.count, target[shared] == origin[shared] { shared += 1 }
        let steps = [String](repeating: "..", count: origin.count - shared) + target[shared...]
        return encoded(steps.joined(separator: "/"))
    }

    /// The components of `path`, without `.` and `..`.
    private static func parts(of path: String, in base: String) -> [String] {
        let whole = path.hasPrefix("/") ? path : base + "/" + path
        var parts: [String] = []
        for part in whole.split(separator: "/") where part != "." {
            if part == ".." { _ = parts.popLast() } else { parts.append(String(part)) }
        }
        return parts
    }

    /// `path` with percent escapes for everything but letters, digits and `-._~/`.
    static func encoded(_ path: String) -> String {
        var bytes: [UInt8] = []
        let digits = Array("0123456789ABCDEF".utf8)
        for byte in path.utf8 {
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E, 0x2F: bytes.append(byte)
            default: bytes += [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
