import UnderstudySyntax

/// Why something in the file system can't be used.
final class FileError: Error, Equatable {
    /// The attempted operation.
    enum Purpose: Sendable {
        case readFile
        case readFolder
        case writeFile
    }

    let path: String
    let purpose: Purpose
    let failure: SystemCalls.Failure

    init(path: String, purpose: Purpose, failure: SystemCalls.Failure) {
        self.path = path
        self.purpose = purpose
        self.failure = failure
    }

    static func == (left: FileError, right: FileError) -> Bool {
        left.path == right.path && left.purpose == right.purpose && left.failure == right.failure
    }
}

extension FileError {
    /// The diagnostic for it.
    var diagnostic: Diagnostic {
        Diagnostic(DiagnosticID(name), .error, message, at: SourceLocation(path: path))
    }

    private var name: String {
        switch (purpose, failure) {
        case (.writeFile, _): "unwritable-file"
        case (_, .notFound), (.readFile, .notFolder): "path-not-found"
        case (.readFile, .isFolder): "folder-for-file"
        case (.readFolder, .notFolder): "file-for-folder"
        case (.readFile, .tooLarge): "file-too-large"
        case (.readFile, .notRegular): "no-regular-file"
        case (.readFile, _): "unreadable-file"
        case (.readFolder, _): "unreadable-folder"
        }
    }

    private var message: String {
        switch (purpose, failure) {
        case (.writeFile, _): "can't write this file: \(failure.text)"
        case (_, .notFound), (.readFile, .notFolder): "there is no such file or folder"
        case (.readFile, .isFolder): "this is a folder where a file was expected"
        case (.readFolder, .notFolder): "this is a file where a folder was expected"
        case (.readFile, .tooLarge): "this file is larger than 256 MiB"
        case (.readFile, _): "can't read this file: \(failure.text)"
        case (.readFolder, _): "can't read this folder: \(failure.text)"
        }
    }
}
