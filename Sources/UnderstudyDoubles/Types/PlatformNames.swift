/// The names that certain modules of the platform are sure to declare.
///
/// A file that imports such a module means its type by the name: were there another, the compiler would call the name
/// ambiguous. Only names that are there on every platform are listed.
enum PlatformNames {
    /// Foundation, under each of the names by which it is imported.
    static let foundation: Set<String> = ["Foundation", "FoundationEssentials"]

    /// Where Foundation's classes for the network are on Linux.
    static let networking = "FoundationNetworking"

    /// The modules of which an import says that `name` is theirs; empty for names that may be anybody's.
    static func modules(declaring name: String) -> Set<String> {
        if foundationNames.contains(name) { return foundation }
        if networkingNames.contains(name) { return foundation.union([networking]) }
        return name.hasPrefix("Dispatch") && name.dropFirst(8).first?.isUppercase == true ? ["Dispatch"] : []
    }

    private static let networkingNames: Set<String> = [
        "CachedURLResponse", "HTTPCookie", "HTTPCookieStorage", "HTTPURLResponse", "URLAuthenticationChallenge",
        "URLCache",
        "URLCredential", "URLRequest", "URLResponse", "URLSession", "URLSessionConfiguration", "URLSessionDataTask",
        "URLSessionDelegate", "URLSessionDownloadTask", "URLSessionTask", "URLSessionTaskDelegate",
        "URLSessionUploadTask",
    ]

    private static let foundationNames: Set<String> = [
        "AttributedString", "Bundle", "Calendar", "CharacterSet", "ContiguousBytes", "Data", "DataProtocol", "Date",
        "DateComponents", "DateFormatter", "DateInterval", "Decimal", "FileHandle", "FileManager",
        "ISO8601DateFormatter", "IndexPath", "IndexSet", "JSONDecoder", "JSONEncoder", "Locale", "LocalizedError",
        "MutableDataProtocol", "NSData", "NSDate", "NSError", "NSLock", "NSNumber", "NSPredicate", "NSRecursiveLock",
        "NSRegularExpression", "NSString", "NSURL", "Notification", "NotificationCenter", "NumberFormatter",
        "OperationQueue", "ProcessInfo", "PropertyListDecoder", "PropertyListEncoder", "RunLoop", "TimeInterval",
        "TimeZone", "URL", "URLComponents", "URLQueryItem", "UUID", "UserDefaults",
    ]
}
