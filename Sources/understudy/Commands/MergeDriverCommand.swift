import UnderstudyReports
import UnderstudySemantics
import UnderstudySync
import UnderstudySyntax

/// `merge-driver`: what git runs for a file of doubles that two branches changed.
enum MergeDriverCommand {
    private static let format = Option<ResultFormat>.choice(
        "format", value: "FORMAT", default: .text, "how to print what was done: text, which prints nothing, or json")

    static let command = Command(
        name: "merge-driver",
        summary: "merges a file of doubles for git, declaration by declaration",
        effect: .servesPrograms,
        discussion: """
            Once it is set up, git runs this command for files that two branches changed. It merges OURS and THEIRS, \
            which were both made from BASE, member by member, so that the merged doubles are in step with a protocol \
            that both branches changed, and writes the result to OURS. Each token and comment that one side added is \
            in it. If both sides changed the same member, it writes nothing and exits with 1, and git merges the lines \
            and leaves its conflict markers:

            git config merge.understudy.driver 'understudy merge-driver %O %A %B || git merge-file %A %O %B'
            """,
        operands: Command.Operands("BASE OURS THEIRS", minimum: 3, maximum: 3, "the three files, as git names them"),
        options: [format.declaration],
        examples: [
            Command.Example("understudy merge-driver %O %A %B", "In git's configuration of the merge driver.")
        ],
        run: perform
    )

    @Sendable
    private static func perform(_ arguments: Arguments, in session: Session) -> ExitCode {
        var texts: [SourceText] = []
        for path in arguments.operands {
            do throws(FileError) {
                texts.append(SourceText(path: path, bytes: try session.files.contents(of: path)))
            } catch {
                session.console.report(error.diagnostic)
                return .unusableInput
            }
        }
        var merged: [UInt8]?
        do throws(MergeConflict) {
            merged = try FileMerge.merge(base: texts[0], ours: texts[1], theirs: texts[2])
        } catch {
            let place = error.ours.map { texts[1].location(at: $0.lowerBound) }
            let message = "both sides changed the same declarations: nothing was written"
            session.console.report(
                Diagnostic(
                    DiagnosticID("merge-conflict"), .warning, message,
                    at: place ?? SourceLocation(path: texts[1].path)))
        }
        if let merged {
            keep(texts, in: session)
            do throws(FileError) {
                _ = try session.files.replace(texts[1].path, texts[1].bytes, merged)
            } catch {
                session.console.report(error.diagnostic)
                return .unusableInput
            }
        }
        if arguments[format] == .json {
            var json = JSONWriter()
            json.object { json in
                json.member("schemaVersion", 1)
                json.member("file", texts[1].path)
                json.member("isMerged", merged != nil)
            }
            session.console.write(json.bytes)
        }
        return merged == nil ? .finding : .success
    }

    /// Keeps what the templates gave for the merged double, where that is known of each version.
    private static func keep(_ texts: [SourceText], in session: Session) {
        let doubles = DeclarationIndex([FileDeclarations(parsing: texts[1])]).ownedDoubles()
        guard doubles.count == 1, let name = doubles[0].headerName else { return }
        let key = RenderedTexts.Key(kind: doubles[0].kind, protocolName: name)
        let kept = RenderedTexts(in: session)
        let known = kept.texts(of: key).map {
            PastText(SourceText(path: texts[1].path, bytes: $0.bytes), defaults: $0.defaults)
        }
        if let text = PastText.merged(base: texts[0], ours: texts[1], theirs: texts[2], among: known) {
            kept.keep([(key, RenderedTexts.Text(bytes: text.source.bytes, defaults: text.defaults))])
        }
    }
}
