@testable import understudy

extension FileSystem {
    /// The files of this machine as a tool sees them that was started in `folder`.
    static func live(in folder: String) -> FileSystem {
        var files = FileSystem.live
        let place = { @Sendable (path: String) in Path.join(folder, path) }
        files.read = { path, buffer throws(FileError) in try FileSystem.live.read(place(path), &buffer) }
        files.entries = { path throws(FileError) in try FileSystem.live.entries(path == "." ? folder : place(path)) }
        files.kind = { path throws(FileError) in try FileSystem.live.kind(place(path)) }
        files.create = { path, bytes throws(FileError) in try FileSystem.live.create(place(path), bytes) }
        files.replace = { path, old, new throws(FileError) in try FileSystem.live.replace(place(path), old, new) }
        files.writeThrough = { path, bytes throws(FileError) in
            try FileSystem.live.writeThrough(place(path), bytes)
        }
        files.resolved = { FileSystem.live.resolved($0 == "." ? folder : place($0)) }
        files.modificationTime = { FileSystem.live.modificationTime(place($0)) }
        files.currentFolder = { folder }
        return files
    }
}
