/// Reading from the file system of this machine.
enum LiveFiles {
    @Sendable
    static func read(_ path: String, into buffer: inout ReadBuffer) throws(FileError) {
        do throws(SystemCalls.Failure) {
            let (descriptor, size) = try open(path)
            defer { SystemCalls.closeDescriptor(descriptor) }
            try buffer.fill(from: descriptor, expecting: size)
        } catch {
            throw FileError(path: path, purpose: .readFile, failure: error)
        }
    }

    /// Opens a file, which has a size, or a pipe, but not a device, which may have no end.
    private static func open(_ path: String) throws(SystemCalls.Failure) -> (descriptor: Int32, size: Int?) {
        let descriptor = try SystemCalls.openToRead(path)
        do throws(SystemCalls.Failure) {
            let status = try SystemCalls.status(ofDescriptor: descriptor)
            switch status.kind {
            case .file where status.size >= ReadBuffer.limit: throw .tooLarge
            case .file: return (descriptor, status.size)
            case .pipe: return (descriptor, nil)
            case .folder: throw .isFolder
            case .link, .other: throw .notRegular
            }
        } catch {
            SystemCalls.closeDescriptor(descriptor)
            throw error
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
    static func writeThrough(_ path: String, _ bytes: [UInt8]) throws(FileError) {
        do throws(SystemCalls.Failure) {
            let descriptor = try SystemCalls.openToWrite(path)
            defer { SystemCalls.closeDescriptor(descriptor) }
            // If the reader has closed the pipe, it needs nothing more.
            let failure = bytes.withUnsafeBytes { SystemCalls.writeAll($0, to: descriptor) }
            if let failure, failure != .brokenPipe { throw failure }
        } catch {
            throw FileError(path: path, purpose: .writeFile, failure: error)
        }
    }

    @Sendable
    static func resolved(_ path: String) -> String {
        let path = Path.join(SystemCalls.currentFolder(), path)
        var missing: [String] = []
        var folder = path
        while true {
            if let found = try? SystemCalls.resolved(folder) {
                return Path.normalized(missing.reversed().reduce(found, Path.join))
            }
            if folder == "/" { return Path.normalized(path) }
            missing.append(Path.name(of: folder))
            folder = Path.folder(of: folder)
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

    @Sendable
    static func seize(_ path: String) throws(FileError) -> HeldFile? {
        do throws(SystemCalls.Failure) {
            let (descriptor, _) = try open(path)
            return HeldFile(path: path, descriptor: descriptor)
        } catch {
            throw FileError(path: path, purpose: .readFile, failure: error)
        }
    }
}
