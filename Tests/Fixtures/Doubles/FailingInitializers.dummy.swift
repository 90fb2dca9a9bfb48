import FailingInitializers

/// A dummy of `RecordingFile`, yours to edit.
nonisolated final class RecordingFileDummy: RecordingFile {
    init() {}
    init(contentsOf path: String) throws {}
    init?(_ bytes: [UInt8], checked: @autoclosure () -> Bool) {}
    init(parsing text: String) throws(CorruptFile) {}
    init?(downloading address: String) async throws {}
    init?<Text: StringProtocol>(text: Text) {}
    var recording: Recording { fatalError("RecordingFileDummy.recording must not be read") }
}

/// A dummy of `SharedRecordingFile`, yours to edit.
final class SharedRecordingFileDummy: SharedRecordingFile {
    init() {}
    init(contentsOf path: String) throws {}
    init(parsing text: String) throws(CorruptFile) {}
    var path: String { fatalError("SharedRecordingFileDummy.path must not be read") }
}

/// A dummy of `RecordingView`, yours to edit.
@MainActor
final class RecordingViewDummy: RecordingView {
    init() {}
    init?(recording: Recording) {}
    init(streaming address: String) async throws {}
}

/// A dummy of `RecordingCache`, yours to edit.
actor RecordingCacheDummy: RecordingCache {
    init() {}
    init(path: String) throws {}
    func recording(at index: Int) -> Recording? { fatalError("RecordingCacheDummy.recording(at:) must not be called") }
}

/// A dummy of `RecordingDecoder`, yours to edit.
nonisolated final class RecordingDecoderDummy<Input: Hashable>: RecordingDecoder {
    init() {}
    init?(input: Input) {}
    func decode() throws -> Recording { fatalError("RecordingDecoderDummy.decode() must not be called") }
}

/// A dummy of `Optionally`, yours to edit.
nonisolated final class OptionallyDummy: Optionally {
    init?() {}

    var name: String {
        get { fatalError("OptionallyDummy.name must not be read") }
        set { fatalError("OptionallyDummy.name must not be set") }
    }
}

/// A dummy of `Hopefully`, yours to edit.
nonisolated final class HopefullyDummy: Hopefully {
    init() throws {}
    static func reset() { fatalError("HopefullyDummy.reset() must not be called") }
}
