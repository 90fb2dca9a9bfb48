import Foundation
import UnderstudyDoubles

extension SyncSequence {
    /// Keeps what should compile: a folder for each step, in it a file for each protocol and each double.
    func keep(in folder: String, _ seed: UInt64) throws {
        for (step, state) in states {
            for (name, text) in [("protocols", state.protocol), ("doubles", state.double)] {
                let place = URL(fileURLWithPath: folder).appendingPathComponent("\(step)/\(name)")
                try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
                try Data(text.utf8).write(to: place.appendingPathComponent("\(kind.name)\(seed).swift"))
            }
        }
    }
}
