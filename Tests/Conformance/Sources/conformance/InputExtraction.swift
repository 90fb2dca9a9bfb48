import ConformanceReference
import Foundation

/// Writes the sources of swift-syntax's parser tests as files.
enum InputExtraction {
    /// Reads the tests below `folder`, writes one file a source into `output`, and says what it did.
    static func run(folder: String, output: String) throws -> String {
        try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
        var written = 0
        var computed = 0
        let tests = try SwiftFiles(folder)
        for path in tests.paths {
            let test = URL(fileURLWithPath: tests.place(of: path))
            let inputs = try ParserTestInputs(testFile: String(contentsOf: test, encoding: .utf8))
            let name = test.deletingPathExtension().lastPathComponent
            for (index, source) in inputs.sources.enumerated() {
                let file = URL(fileURLWithPath: "\(output)/\(name)-\(index + 1).swift")
                try Data(source.utf8).write(to: file)
            }
            written += inputs.sources.count
            computed += inputs.computed
        }
        return "\(written) inputs written, \(computed) calls with a computed source left out"
    }
}
