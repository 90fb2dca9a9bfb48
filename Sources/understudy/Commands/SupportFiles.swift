import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySync
import UnderstudySyntax
import UnderstudyTemplates

/// The types that doubles share, for doubles that now need one.
enum SupportFiles {
    /// The files, beside the doubles, for modules that have no such type yet; reports what a template does wrong, and
    /// then gives `nil`.
    static func missing(
        for supported: [(double: OwnedDouble, types: Set<SupportType>)], of doubles: OwnedDoubles, in session: Session
    ) -> [FileChange]? {
        var changes: [FileChange] = []
        var done: [String: Set<String>] = [:]
        let generator = DoubleGenerator(index: doubles.index, library: doubles.library, options: doubles.options)
        for (double, types) in supported {
            let folder = Path.folder(of: double.type.source.path)
            do throws(TemplateError) {
                for file in try generator.supportFiles(types) {
                    let known = doubles.index.types(named: file.name).contains {
                        $0.module == double.type.module || Path.folder(of: $0.source.path) == folder
                    }
                    let path = Path.join(folder, file.name + ".swift")
                    let place = double.type.module ?? folder
                    guard !known, done[place, default: []].insert(file.name).inserted, !session.files.exists(path)
                    else {
                        continue
                    }
                    changes.append(FileChange(creating: path, file.bytes))
                }
            } catch {
                session.console.report(error.diagnostic)
                return nil
            }
        }
        return changes
    }
}

extension SyncResult {
    /// What becomes of files: those that have to come beside the doubles first.
    ///
    /// In this order an interrupted run leaves at worst an unneeded file. In the other order it would leave doubles
    /// that need a missing type, and that the next run takes to be up to date.
    func changes(of doubles: OwnedDoubles, in session: Session) -> [FileChange]? {
        SupportFiles.missing(for: supported, of: doubles, in: session).map { $0 + files.compactMap(FileChange.init) }
    }
}
