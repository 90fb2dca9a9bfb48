import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySync
import UnderstudySyntax
import UnderstudyTemplates

/// The support type for locks, for doubles that now need one.
enum SupportFiles {
    /// The files, beside the doubles, for modules that have no such type yet; reports what a template does wrong, and
    /// then gives `nil`.
    static func missing(
        for locks: [(double: OwnedDouble, isShared: Bool)], of doubles: OwnedDoubles, in session: Session
    ) -> [FileChange]? {
        var changes: [FileChange] = []
        var done: Set<String> = []
        let generator = DoubleGenerator(index: doubles.index, library: doubles.library, options: doubles.options)
        for (double, isShared) in locks {
            let folder = Path.folder(of: double.type.source.path)
            let known = doubles.index.types(named: "Locked").contains {
                $0.module == double.type.module || Path.folder(of: $0.source.path) == folder
            }
            let path = Path.join(folder, "Locked.swift")
            guard !known, done.insert(double.type.module ?? folder).inserted, !session.files.exists(path) else {
                continue
            }
            do throws(TemplateError) {
                changes.append(FileChange(creating: path, try generator.supportFile(shared: isShared)))
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
        SupportFiles.missing(for: locks, of: doubles, in: session).map { $0 + files.compactMap(FileChange.init) }
    }
}
