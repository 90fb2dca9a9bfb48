import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySyntax
import UnderstudyTemplates

/// The type that locks are made of, where a double came to need one.
enum SupportFiles {
    /// Writes the files beside the doubles whose module has no such type yet.
    /// - Returns: Whether all could be written.
    static func write(
        for locks: [(double: OwnedDouble, isShared: Bool)], of doubles: OwnedDoubles, in session: Session
    ) -> Bool {
        var isComplete = true
        var done: Set<String> = []
        let generator = DoubleGenerator(index: doubles.index, library: doubles.library, options: doubles.options)
        for (double, isShared) in locks {
            let folder = Path.folder(of: double.type.source.path)
            let known = doubles.index.types(named: "Locked").contains {
                $0.module == double.type.module || Path.folder(of: $0.source.path) == folder
            }
            guard !known, done.insert(double.type.module ?? folder).inserted else { continue }
            do throws(TemplateError) {
                let bytes = try generator.supportFile(shared: isShared)
                isComplete = create(Path.join(folder, "Locked.swift"), bytes, in: session) && isComplete
            } catch {
                session.console.report(error.diagnostic)
                isComplete = false
            }
        }
        return isComplete
    }

    private static func create(_ path: String, _ bytes: [UInt8], in session: Session) -> Bool {
        do throws(FileError) {
            if case .created = try session.files.create(path, bytes) { session.console.write("wrote \(path)\n") }
            return true
        } catch {
            session.console.report(error.diagnostic)
            return false
        }
    }
}
