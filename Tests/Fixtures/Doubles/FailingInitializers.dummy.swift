import FailingInitializers

/// A dummy of `RecordingFile`, yours to edit.
nonisolated final class RecordingFileDummy: RecordingFile {
    init() {}
    init(contentsOf path: String) throws {}
    init?(_ bytes: [UInt8], checked: @autoclosure () -> Bool) {}
    init(parsing text: String) throws(CorruptFile) {}
    init?(downloading address: String) async throws {}
    init?<Text: StringProtocol>(text: Text) {}

    var recording: Recording {
        TestIssue.report("RecordingFileDummy.recording must not be read", returning: Recording(id: 0))
    }
}

/// A dummy of `SharedRecordingFile`, yours to edit.
final class SharedRecordingFileDummy: SharedRecordingFile {
    init() {}
    init(contentsOf path: String) throws {}
    init(parsing text: String) throws(CorruptFile) {}
    var path: String { TestIssue.report("SharedRecordingFileDummy.path must not be read", returning: "") }
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

    func recording(at index: Int) -> Recording? {
        TestIssue.report("RecordingCacheDummy.recording(at:) must not be called", returning: nil)
    }
}

/// A dummy of `RecordingDecoder`, yours to edit.
nonisolated final class RecordingDecoderDummy<Input: Hashable>: RecordingDecoder {
    init() {}
    init?(input: Input) {}

    func decode() throws -> Recording {
        TestIssue.report("RecordingDecoderDummy.decode() must not be called", returning: Recording(id: 0))
    }
}

/// A dummy of `Optionally`, yours to edit.
nonisolated final class OptionallyDummy: Optionally {
    init?() {}

    var name: String {
        get { TestIssue.report("OptionallyDummy.name must not be read", returning: "") }
        set { TestIssue.report("OptionallyDummy.name must not be set") }
    }
}

/// A dummy of `Hopefully`, yours to edit.
nonisolated final class HopefullyDummy: Hopefully {
    init() throws {}
    static func reset() { TestIssue.report("HopefullyDummy.reset() must not be called") }
}
