/// Reading from the file system of this machine.
enum LiveFiles {
    @Sendable
    static func read(_ path: String, into buffer: inout ReadBuffer) throws(FileError) {
        do throws(SystemCalls.Failure) {
            let descriptor = try SystemCalls.openToRead(path)
            defer { SystemCalls.closeDescriptor(descriptor) }
            try buffer.fill(from: descriptor)
        } catch {
            throw FileError(path: path, purpose: .readFile, failure: error)
        }
    }

    @Sendable
    static func readStandardInput(into buffer: inout ReadBuffer) throws(FileError) {
        do throws(SystemCalls.Failure) {
            try buffer.fill(from: 0)
        } catch {
            throw FileError(path: SourceFile.standardInputName, purpose: .readFile, failure: error)
        }
    }

    @Sendable
    static func entries(of folder: String) throws(FileError) -> [FolderEntry] {
        do throws(SystemCalls.Failure) {
            return try SystemCalls.entries(of: folder)
        } catch {
            throw FileError(path: folder, purpose: .readFolder, failure: error)
        }
    }

    @Sendable
    static func kind(of path: String) throws(FileError) -> FileKind {
        do throws(SystemCalls.Failure) {
            return try SystemCalls.status(of: path).kind
        } catch {
            throw FileError(path: path, purpose: .readFile, failure: error)
        }
    }
}
