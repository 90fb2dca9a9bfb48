import UnderstudySyntax

/// Reads sources, several at a time, and passes each to a function while its bytes are in memory.
struct SourceReader: Sendable {
    private let files: FileSystem
    private let console: Console

    init(session: Session) {
        files = session.files
        console = session.console
    }

    /// The results of `body` for each source that can be read, in the order of the sources; the others are reported.
    ///
    /// `body` runs on several threads at once, and must not keep the bytes.
    /// - Returns: The results; `isComplete` is false if some source could not be read.
    func map<Result: Sendable>(
        _ sources: [SourceFile],
        _ body: @Sendable (SourceFile, UnsafeBufferPointer<UInt8>) -> Result
    ) -> (results: [Result], isComplete: Bool) {
        map(sources, ReadBuffer()) { source, buffer in buffer.withBytes { body(source, $0) } }
    }

    /// The same for the texts of the sources, none of which is copied.
    func mapTexts<Result: Sendable>(
        _ sources: [SourceFile],
        _ body: @Sendable (SourceFile, SourceText) -> Result
    ) -> (results: [Result], isComplete: Bool) {
        map(sources, .forTexts) { source, buffer in body(source, buffer.text(path: source.path)) }
    }

    private func map<Result: Sendable>(
        _ sources: [SourceFile],
        _ makeBuffer: @autoclosure @Sendable () -> ReadBuffer,
        _ body: @Sendable (SourceFile, inout ReadBuffer) -> Result
    ) -> (results: [Result], isComplete: Bool) {
        let progress = console.progress("reading", total: sources.count)
        let outcomes = concurrentMap(sources, makeState: makeBuffer) { buffer, source in
            defer { progress.advance() }
            return read(source, into: &buffer, body)
        }
        progress.finish()
        var results: [Result] = []
        results.reserveCapacity(outcomes.count)
        for outcome in outcomes {
            switch outcome {
            case .success(let result): results.append(result)
            case .failure(let error): console.report(error.diagnostic)
            }
        }
        console.detail("read \(results.count) of \(sources.count) files")
        return (results, results.count == sources.count)
    }

    private func read<Success: Sendable>(
        _ source: SourceFile,
        into buffer: inout ReadBuffer,
        _ body: (SourceFile, inout ReadBuffer) -> Success
    ) -> Result<Success, FileError> {
        do throws(FileError) {
            if source.path == SourceFile.standardInputName {
                try files.readStandardInput(&buffer)
            } else {
                try files.read(source.path, &buffer)
            }
        } catch {
            return .failure(error)
        }
        return .success(body(source, &buffer))
    }
}
