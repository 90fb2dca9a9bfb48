/// The types that Foundation declares at its top level under names that other modules use as well.
package enum FoundationNames {
    /// Whether Foundation has a type of that name.
    package static func contains(_ name: String) -> Bool { names.contains(name) }

    private static let names: Set<String> = [
        "AffineTransform", "AttributeContainer", "AttributeScopes", "AttributedString", "Bundle", "Calendar",
        "CharacterSet", "Data", "Date", "DateComponents", "DateInterval", "Decimal", "Dimension", "Expression",
        "FileHandle", "FileManager", "FileWrapper", "Formatter", "Host", "IndexPath", "IndexSet", "InputStream",
        "JSONDecoder", "JSONEncoder", "Locale", "Measurement", "MessagePort", "Notification", "NotificationCenter",
        "NotificationQueue", "Operation", "OperationQueue", "OutputStream", "PersonNameComponents", "Pipe", "Port",
        "Predicate", "PredicateExpressions", "Process", "ProcessInfo", "Progress", "PropertyListDecoder",
        "PropertyListEncoder", "RunLoop", "Scanner", "SortComparator", "SortDescriptor", "SortOrder", "Stream",
        "StringTransform", "TermOfAddress", "Thread", "TimeZone", "Timer", "URL", "URLComponents", "URLQueryItem",
        "URLRequest", "URLResponse", "URLSession", "UUID", "Unit", "UserDefaults", "ValueTransformer", "XMLDocument",
        "XMLElement", "XMLNode", "XMLParser", "XMLDTD", "BlockOperation", "ByteCountFormatter", "CocoaError",
        "POSIXError", "URLError", "MachError", "Morphology", "InflectionRule", "FormatStyle", "ParseStrategy",
        "NSError", "NSObject", "NSObjectProtocol", "LocalizedError", "CustomNSError", "RecoverableError", "URLCache",
        "JSONSerialization", "URLCredential", "URLProtocol", "URLSessionConfiguration", "URLSessionDataTask",
        "URLSessionDelegate", "URLSessionTask", "URLSessionTaskDelegate", "URLSessionDataDelegate",
        "ParseableFormatStyle", "Context", "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse", "CachedURLResponse",
    ]
}
