import Dispatch

/// Writes files so that, interrupted at any moment, each is the old one or the new one.
enum AtomicWriting {
    /// Writes a new file; one that is there already is never touched, even if it appears meanwhile.
    @Sendable
    static func create(_ path: String, _ bytes: [UInt8]) throws(FileError) -> CreationOutcome {
        do throws(SystemCalls.Failure) {
            if (try? SystemCalls.status(of: path)) != nil { return .alreadyThere }
            try makeFolders(above: path)
            let temporary = try writeTemporary(beside: path, bytes, permissions: 0o666)
            defer { SystemCalls.remove(temporary) }
            return try name(temporary, path)
        } catch {
            throw FileError(path: path, purpose: .writeFile, failure: error)
        }
    }

    /// Puts `new` in the place of `old`; a file that isn't `old` any more is left alone.
    @Sendable
    static func replace(_ path: String, _ old: [UInt8], _ new: [UInt8]) throws(FileError) -> ReplacementOutcome {
        if old == new { return .unchanged }
        do throws(SystemCalls.Failure) {
            // A link stays a link: what it leads to is replaced.
            let target = try SystemCalls.resolved(path)
            let status = try SystemCalls.status(of: target)
            let temporary = try writeTemporary(
                beside: target, new, permissions: status.permissions, inPlaceOf: status)
            guard (try? FileSystem.live.contents(of: target)) == old else {
                SystemCalls.remove(temporary)
                return .changedMeanwhile
            }
            do throws(SystemCalls.Failure) {
                try SystemCalls.move(temporary, onto: target)
            } catch {
                SystemCalls.remove(temporary)
                throw error
            }
            return .replaced
        } catch {
            throw FileError(path: path, purpose: .writeFile, failure: error)
        }
    }

    /// Gives the finished file its name, unless something has it.
    private static func name(_ temporary: String, _ path: String) throws(SystemCalls.Failure) -> CreationOutcome {
        do throws(SystemCalls.Failure) {
            try SystemCalls.addName(path, to: temporary)
            return .created
        } catch .exists {
            return .alreadyThere
        } catch {
            guard error == .notPermitted || error == .notSupported else { throw error }
        }
        // Without second names on this file system: take the name with an empty file of our own, then replace that.
        do throws(SystemCalls.Failure) {
            SystemCalls.closeDescriptor(try SystemCalls.createNew(path, permissions: 0o666))
        } catch .exists {
            return .alreadyThere
        }
        try SystemCalls.move(temporary, onto: path)
        return .created
    }

    /// Writes `bytes` to a hidden file in the folder of `path`, and gives its path.
    private static func writeTemporary(
        beside path: String,
        _ bytes: [UInt8],
        permissions: UInt32,
        inPlaceOf old: SystemCalls.Status? = nil
    ) throws(SystemCalls.Failure) -> String {
        let (temporary, descriptor) = try openTemporary(beside: path, permissions: permissions)
        defer { SystemCalls.closeDescriptor(descriptor) }
        do throws(SystemCalls.Failure) {
            if old != nil { try SystemCalls.setPermissions(permissions, of: descriptor) }
            if let failure = bytes.withUnsafeBytes({ SystemCalls.writeAll($0, to: descriptor) }) { throw failure }
            // Swift's driver on Linux takes a file for unchanged while the whole seconds of its time are the same.
            if let old { SystemCalls.makeLater(descriptor, than: old.modificationSecond) }
        } catch {
            SystemCalls.remove(temporary)
            throw error
        }
        return temporary
    }

    private static func openTemporary(
        beside path: String,
        permissions: UInt32
    ) throws(SystemCalls.Failure) -> (path: String, descriptor: Int32) {
        while true {
            let number = "\(SystemCalls.processNumber())-\(DispatchTime.now().uptimeNanoseconds)"
            let temporary = Path.join(Path.folder(of: path), ".\(Path.name(of: path)).\(number).tmp")
            do throws(SystemCalls.Failure) {
                return (temporary, try SystemCalls.createNew(temporary, permissions: permissions))
            } catch .exists {
                continue
            }
        }
    }

    private static func makeFolders(above path: String) throws(SystemCalls.Failure) {
        let folder = Path.folder(of: path)
        if folder == "." || folder == "/" { return }
        if let status = try? SystemCalls.status(of: folder) {
            if status.kind != .folder { throw .notFolder }
            return
        }
        try makeFolders(above: folder)
        do throws(SystemCalls.Failure) {
            try SystemCalls.makeFolder(folder)
        } catch .exists {
            // Another writer was quicker.
        }
    }
}
