import ConformanceReference
import Foundation

/// Reads what swift-syntax finds in files, several at a time.
enum ReferenceReading {
    /// The references of all `files`, in the order of their paths.
    static func read(_ files: SwiftFiles) async throws -> [FileReference] {
        let workers = ProcessInfo.processInfo.activeProcessorCount
        return try await withThrowingTaskGroup(of: [FileReference].self) { group in
            for first in 0..<workers {
                group.addTask {
                    try stride(from: first, to: files.paths.count, by: workers).map { index in
                        let path = files.paths[index]
                        let bytes = try Data(contentsOf: URL(fileURLWithPath: files.place(of: path)))
                        return FileReference(file: path, bytes: [UInt8](bytes))
                    }
                }
            }
            var references: [FileReference] = []
            for try await part in group { references += part }
            return references.sorted { $0.file < $1.file }
        }
    }
}
