import Dispatch

/// Writes files so that, interrupted at any moment, each is the old one or the new one.
///
/// An interrupted run leaves at most a hidden file that ends in `.tmp`, which no build takes for a source, and which a
/// later run removes.
enum AtomicWriting {
    /// The number of bytes of a file's name that go into the name of the temporary one.
    private static let nameLimit = 150

    /// Writes a new file; an existing one is never touched, even if it appears in the meantime.
    @Sendable
    static func create(_ path: String, _ bytes: [UInt8]) throws(FileError) -> CreationOutcome {
        do throws(SystemCalls.Failure) {
            if (try? SystemCalls.status(of: path)) != nil { return .alreadyThere }
            try makeFolders(above: path)
            let temporary = try writeTemporary(beside: path, bytes, permissions: 0o666, inPlaceOf: nil)
            defer { SystemCalls.remove(temporary) }
            return try name(temporary, path)
        } catch {
            throw FileError(path: path, purpose: .writeFile, failure: error)
        }
    }

    /// Writes a new file that only its owner can read, and that this process holds before others can see it; `nil` if the
    /// name is taken.
    @Sendable
    static func hold(_ path: String, _ bytes: [UInt8]) throws(FileError) -> HeldFile? {
        do throws(SystemCalls.Failure) {
            try makeFolders(above: path)
            let (temporary, descriptor) = try openTemporary(beside: path, permissions: 0o600)
            defer { SystemCalls.remove(temporary) }
            guard let held = HeldFile(path: path, descriptor: descriptor) else { return nil }
            if let failure = bytes.withUnsafeBytes({ SystemCalls.writeAll($0, to: descriptor) }) { throw failure }
            try SystemCalls.synchronize(descriptor)
            guard try name(temporary, path) == .created else { return nil }
            if let folder = try? SystemCalls.openToRead(Path.folder(of: path)) {
                defer { SystemCalls.closeDescriptor(folder) }
                try SystemCalls.synchronize(folder)
            }
            return held
        } catch {
            throw FileError(path: path, purpose: .writeFile, failure: error)
        }
    }

    /// Replaces `old` with `new`; a file with other contents than `old` is left alone.
    @Sendable
    static func replace(_ path: String, holding old: [UInt8], with new: [UInt8]) throws(FileError) -> ReplacementOutcome
    {
        if old == new { return .unchanged }
        do throws(SystemCalls.Failure) {
            // A link stays a link: its target is replaced.
            let target = try SystemCalls.resolved(path)
            let status = try SystemCalls.status(of: target)
            // If a pipe has taken the file's place, it must not be opened: that would wait for somebody to write to it.
            guard status.kind == .file else { return .changedMeanwhile }
            try SystemCalls.checkWritable(target, status)
            let temporary = try writeTemporary(beside: target, new, permissions: 0o600, inPlaceOf: status)
            var mayRemove = true
            defer { if mayRemove { SystemCalls.remove(temporary) } }
            let found = contents(of: target)
            guard found == old else { return found == new ? .unchanged : .changedMeanwhile }
            return try exchange(temporary, with: target, holding: old, for: new, mayRemove: &mayRemove)
        } catch {
            throw FileError(path: path, purpose: .writeFile, failure: error)
        }
    }

    /// Replaces `target`, which was `old` a moment ago, by the finished file at `temporary`.
    ///
    /// If somebody writes to the target at that moment, their file is restored: the two files are swapped, so nothing
    /// is lost before it has been checked.
    private static func exchange(
        _ temporary: String, with target: String, holding old: [UInt8], for new: [UInt8], mayRemove: inout Bool
    ) throws(SystemCalls.Failure) -> ReplacementOutcome {
        guard try SystemCalls.exchange(temporary, target) else {
            try SystemCalls.move(temporary, onto: target)
            return .replaced
        }
        let taken = contents(of: temporary)
        if taken == old { return .replaced }
        if taken == new { return .unchanged }
        // The file to remove after swapping back is ours, unless somebody has written once more.
        mayRemove = false
        for _ in 0..<16 where !mayRemove {
            _ = try SystemCalls.exchange(temporary, target)
            mayRemove = contents(of: temporary) == new
        }
        return .changedMeanwhile
    }

    private static func contents(of path: String) -> [UInt8]? {
        try? FileSystem.live.contents(of: path)
    }

    /// Gives the finished file its name, unless the name is taken.
    private static func name(_ temporary: String, _ path: String) throws(SystemCalls.Failure) -> CreationOutcome {
        do throws(SystemCalls.Failure) {
            try SystemCalls.addName(path, to: temporary)
            return .created
        } catch .exists {
            return .alreadyThere
        } catch {
            guard error == .notPermitted || error.meansUnsupported else { throw error }
        }
        // Without hard links on this file system: reserve the name with an empty file of our own, then replace that.
        do throws(SystemCalls.Failure) {
            SystemCalls.closeDescriptor(try SystemCalls.createNew(path, permissions: 0o666))
        } catch .exists {
            return .alreadyThere
        }
        try SystemCalls.move(temporary, onto: path)
        return .created
    }

    /// Writes `bytes` to a hidden file in the folder of `path`, and returns its path.
    private static func writeTemporary(
        beside path: String,
        _ bytes: [UInt8],
        permissions: UInt32,
        inPlaceOf old: SystemCalls.Status?
    ) throws(SystemCalls.Failure) -> String {
        let (temporary, descriptor) = try openTemporary(beside: path, permissions: permissions)
        defer { SystemCalls.closeDescriptor(descriptor) }
        do throws(SystemCalls.Failure) {
            if let failure = bytes.withUnsafeBytes({ SystemCalls.writeAll($0, to: descriptor) }) { throw failure }
            if let old {
                try SystemCalls.copyMetadata(from: path, old, to: descriptor)
                // On Linux, Swift's driver considers a file unchanged while the whole seconds of its modification time
                // are the same.
                SystemCalls.makeLater(descriptor, than: old.modificationSecond)
                try SystemCalls.synchronize(descriptor)
            }
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
            let name = shortened(Path.name(of: path))
            let temporary = Path.join(Path.folder(of: path), ".\(name).\(number).tmp")
            do throws(SystemCalls.Failure) {
                return (temporary, try SystemCalls.createNew(temporary, permissions: permissions))
            } catch .exists {
                continue
            }
        }
    }

    /// The part of a file's name that goes into that of the temporary one, so that this is not too long.
    static func shortened(_ name: String) -> String {
        String(decoding: name.utf8.prefix(nameLimit), as: UTF8.self)
    }

    /// A temporary file that a run may have left, by its name: `.A.swift.123-456.tmp`.
    struct Leftover {
        /// The shortened name of the file that it was to become.
        let name: String
        private let process: Int32

        /// `nil` for other names.
        init?(_ text: String) {
            let parts = text.split(separator: ".", omittingEmptySubsequences: false)
            guard parts.count >= 4, parts.first == "", parts.last == "tmp" else { return nil }
            let numbers = parts[parts.count - 2].split(separator: "-", omittingEmptySubsequences: false)
            guard numbers.count == 2, let process = Int32(numbers[0]), UInt64(numbers[1]) != nil else { return nil }
            name = parts[1..<(parts.count - 2)].joined(separator: ".")
            self.process = process
        }

        /// Whether the run has ended.
        var isAbandoned: Bool { SystemCalls.isGone(process) }
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
            // Another process wrote first.
        }
    }
}
