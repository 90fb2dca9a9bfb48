/// Names of the language and its usual libraries that a new protocol would shadow.
enum KnownTypes {
    /// The names.
    static let names: Set<String> = [
        "Actor", "Animatable", "App", "Clock", "Codable", "Collection", "Comparable", "Decodable", "Decoder",
        "Encodable", "Encoder", "Equatable", "Error", "Executor", "Hashable", "Identifiable", "Iterator", "Observable",
        "Observation", "Observer", "Publisher", "Scene", "Sendable", "Sequence", "Subscriber", "Subscription", "View",
        "ViewModifier",
        // Foundation and the user-interface libraries.
        "Bundle", "Button", "Calendar", "Cancellable", "Color", "Data", "DateFormatter", "Duration", "FileHandle",
        "FileManager", "Font", "Form", "Formatter", "Group", "Image", "InputStream", "JSONDecoder", "JSONEncoder",
        "Label", "Layout", "Link", "List", "Locale", "Lock", "Logger", "Measurement", "Menu", "Mutex", "Notification",
        "NotificationCenter", "NumberFormatter", "Operation", "OperationQueue", "OutputStream", "Picker", "Port",
        "Predicate", "Process", "ProcessInfo", "Progress", "RunLoop", "Scanner", "Scheduler", "Section", "Stream",
        "Subject", "Task", "Text", "Thread", "Timer", "URLSession", "Unit", "UserDefaults", "Window",
    ]
}
