import UnderstudyDoubles
import UnderstudySemantics
import UnderstudySync
import UnderstudySyntax
import UnderstudyTemplates

extension DoubleWriter {
    /// Writes the types that `outputs` share into `folder`, or adds them to the files that are there.
    mutating func writeSupport(_ outputs: [DoubleGenerator.Output], in folder: String) -> Bool {
        do throws(TemplateError) {
            var isComplete = true
            let format = fileFormat(folder)
            let wakes = holdsPause(folder)
            for file in try generator.supportFiles(for: outputs, wakes: wakes, format: format) {
                let path = Path.join(folder, file.name + ".swift")
                if let change = try addition(to: path, file.form, format) {
                    isComplete = extend(change) && isComplete
                } else {
                    let isWritten = write(path, isSupport: true) { () throws(TemplateError) in file.bytes }
                    isComplete = isWritten && isComplete
                }
            }
            return isComplete
        } catch {
            session.console.report(error.diagnostic)
            return false
        }
    }

    /// Whether the module of the files in `folder` declares the `Eventually` that locks wake, as far as was read or lies
    /// there.
    private mutating func holdsPause(_ folder: String) -> Bool {
        let path = Path.join(folder, SupportType.eventually.fileName + ".swift")
        if let module = modules.module(ofFileAt: path), generator.index.holdsPause(module) { return true }
        guard session.files.exists(path), let bytes = try? session.files.contents(of: path) else { return false }
        return FileDeclarations(parsing: SourceText(path: path, bytes: bytes)).types.contains(where: \.holdsPause)
    }

    /// What becomes of the file at `path` where it lacks the extension that generic doubles need; `nil` where it stays.
    private func addition(
        to path: String, _ form: SupportForm, _ format: FileFormat
    ) throws(TemplateError) -> FileChange? {
        guard form.types.contains(.lockedShared), session.files.exists(path),
            let bytes = try? session.files.contents(of: path)
        else { return nil }
        let source = SourceText(path: path, bytes: bytes)
        let sync = SupportSync(generator)
        let isDeclared = SupportNeeds.declaresShared(FileDeclarations(parsing: source))
        guard !isDeclared, try sync.header(of: source, .locked) != nil else { return nil }
        let demand = SupportSync.Demand(types: form.types, wakes: form.wakes, format: format)
        guard case .changed(let new, _) = try sync.outcome(of: source, .locked, demand) else { return nil }
        return FileChange(replacing: path, bytes, with: new)
    }

    private mutating func extend(_ change: FileChange) -> Bool {
        do throws(FileError) {
            if !mode.isDryRun, try session.files.replace(change.path, change.old, change.new) == .changedMeanwhile {
                session.console.report(.changedMeanwhile(change.path))
                return false
            }
            results.append(FileResult(path: change.path, isNew: false, isSupport: true, change: change))
            return true
        } catch {
            session.console.report(error.diagnostic)
            return false
        }
    }
}
