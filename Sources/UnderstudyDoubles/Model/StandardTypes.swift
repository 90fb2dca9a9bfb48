import UnderstudySemantics

/// What is known of the types of the standard library and of Foundation whose values can be compared.
enum StandardTypes {
    /// Whether a list, an optional or an enumeration of plain cases conforms to `wanted` where its parts do.
    static func passesOn(_ wanted: StandardProtocol.Name) -> Bool { wanted == .equatable || wanted == .hashable }

    /// Whether `type` conforms to `wanted`.
    ///
    /// - Parameter isMet: Whether one of its arguments does.
    static func conform(_ type: SwiftType, to wanted: StandardProtocol.Name, where isMet: (SwiftType) -> Bool) -> Bool {
        guard let path = type.path else { return false }
        if case .member(let base, "Index", []) = type, let owner = base.path, containers.contains(owner) {
            return wanted == .equatable
        }
        let arguments = type.arguments
        if arguments.isEmpty {
            if wanted == .sendable || wanted == .codable { return scalars.contains(path) }
            return passesOn(wanted) && hashable.contains(path) || wanted == .equatable && comparable.contains(path)
        }
        guard passesOn(wanted) else { return false }
        return always.contains(path) || containers.contains(path) && arguments.allSatisfy(isMet)
    }

    /// Whether what conforms to the protocol `name`, or inherits from the class, conforms to `wanted`.
    static func refines(_ name: String, _ wanted: StandardProtocol.Name) -> Bool {
        if name == wanted.text { return true }
        if name.hasPrefix("Swift.") { return refines(String(name.dropFirst(6)), wanted) }
        switch wanted {
        case .equatable: return equating.contains(name) || hashing.contains(name)
        case .hashable: return hashing.contains(name)
        case .encodable, .decodable: return name == "Codable"
        default: return false
        }
    }

    private static let equating: Set<String> = [
        "AdditiveArithmetic", "Comparable", "Numeric", "OptionSet", "SetAlgebra", "SignedNumeric", "Strideable",
    ]

    private static let hashing: Set<String> = [
        "BinaryFloatingPoint", "BinaryInteger", "FixedWidthInteger", "FloatingPoint", "Hashable", "NSObject",
        "SignedInteger", "StringProtocol", "UnsignedInteger",
    ]

    /// Types that are comparable with any argument.
    private static let always: Set<String> = [
        "ClosedRange", "KeyPath", "Measurement", "PartialKeyPath", "Range", "ReferenceWritableKeyPath", "Set", "Task",
        "UnsafeMutablePointer", "UnsafePointer", "WritableKeyPath",
    ]

    /// Types that are comparable when their arguments are.
    private static let containers: Set<String> = [
        "Array", "ArraySlice", "CollectionDifference", "ContiguousArray", "Dictionary", "Optional", "Result",
    ]

    /// Types of which little else is asked than that they can be copied and sent.
    private static let scalars: Set<String> = [
        "Bool", "Character", "Data", "Date", "Decimal", "Double", "Float", "Int", "Int16", "Int32", "Int64", "Int8",
        "String", "TimeInterval", "UInt", "UInt16", "UInt32", "UInt64", "UInt8", "URL", "UUID",
    ]

    /// Types that can be compared, but are no keys.
    private static let comparable: Set<String> = [
        "CGPoint", "CGRect", "CGSize", "CGVector", "Data.Base64DecodingOptions", "Data.Base64EncodingOptions",
        "Data.ReadingOptions", "Data.SearchOptions", "Data.WritingOptions", "DispatchQoS", "DispatchTime",
        "DispatchTimeInterval", "DispatchWallTime", "FileManager.DirectoryEnumerationOptions",
        "FileManager.SearchPathDomainMask", "ISO8601DateFormatter.Options", "JSONEncoder.OutputFormatting",
        "JSONSerialization.ReadingOptions", "JSONSerialization.WritingOptions", "NSCalendar.Unit",
        "NSRegularExpression.MatchingOptions", "NSRegularExpression.Options", "NSString.CompareOptions",
        "NotificationCenter", "String.CompareOptions", "TaskPriority",
    ]

    private static let hashable: Set<String> = [
        "AnyHashable", "AnyKeyPath", "AttributedString", "AttributedSubstring", "AttributeContainer", "Bool", "Bundle",
        "CGFloat", "Calendar", "Calendar.Component", "Calendar.Identifier", "Calendar.MatchingPolicy",
        "Calendar.RecurrenceRule", "Calendar.RepeatedTimePolicy", "Calendar.SearchDirection", "Character",
        "CharacterSet", "CocoaError", "CocoaError.Code", "ComparisonResult", "ContinuousClock.Instant", "Data",
        "Data.Index", "Date", "Date.FormatStyle", "Date.ISO8601FormatStyle", "Date.RelativeFormatStyle",
        "DateComponents", "DateFormatter", "DateFormatter.Style", "DateInterval", "Decimal", "Dimension",
        "DispatchQoS.QoSClass", "DispatchTimeoutResult", "Double", "Duration", "FileAttributeKey", "FileAttributeType",
        "FileHandle", "FileManager.SearchPathDirectory", "Float", "Float16", "Float32", "Float64",
        "FloatingPointRoundingRule", "FloatingPointSign", "Formatter", "HTTPCookie", "HTTPCookie.AcceptPolicy",
        "HTTPCookiePropertyKey", "HTTPCookieStorage", "HTTPURLResponse", "ISO8601DateFormatter", "IndexPath",
        "IndexSet", "InflectionRule", "InputStream", "Int", "Int128", "Int16", "Int32", "Int64", "Int8", "Locale",
        "Locale.Currency", "Locale.HourCycle", "Locale.Language", "Locale.LanguageCode", "Locale.MeasurementSystem",
        "Locale.Region", "Locale.Script", "Locale.Weekday", "Morphology", "NSArray", "NSAttributedString",
        "NSAttributedString.Key", "NSData", "NSDate", "NSDictionary", "NSError", "NSMutableArray",
        "NSMutableAttributedString", "NSMutableData", "NSMutableDictionary", "NSMutableString", "NSNull", "NSNumber",
        "NSObject", "NSOrderedSet", "NSPredicate", "NSRange", "NSRegularExpression", "NSSet", "NSSortDescriptor",
        "NSString", "NSTextCheckingResult", "NSURL", "NSUUID", "NSValue", "Never", "Notification",
        "Notification.Name", "NumberFormatter", "NumberFormatter.Style", "ObjectIdentifier", "OpaquePointer",
        "OperatingSystemVersion", "Operation", "OperationQueue", "OutputStream", "POSIXError", "POSIXErrorCode",
        "PersonNameComponents", "Pipe", "Process", "Progress", "QualityOfService", "RunLoop", "RunLoop.Mode",
        "Selector", "SortOrder", "Stream", "String", "String.Element", "String.Encoding", "String.Index", "Substring",
        "SuspendingClock.Instant", "Thread", "TimeInterval", "TimeZone", "TimeZone.NameStyle", "Timer", "UInt",
        "UInt128", "UInt16", "UInt32", "UInt64", "UInt8", "URL", "URLAuthenticationChallenge", "URLCache",
        "URLComponents", "URLCredential", "URLCredential.Persistence", "URLError", "URLError.Code",
        "URLFileResourceType", "URLProtectionSpace", "URLQueryItem", "URLRequest", "URLRequest.CachePolicy",
        "URLRequest.NetworkServiceType", "URLResourceKey", "URLResponse", "URLSession",
        "URLSession.AuthChallengeDisposition", "URLSession.ResponseDisposition", "URLSessionConfiguration",
        "URLSessionDataTask", "URLSessionDownloadTask", "URLSessionTask", "URLSessionTask.State",
        "URLSessionUploadTask", "UUID", "Unicode.GeneralCategory", "Unicode.Scalar", "Unit", "UnitAngle", "UnitArea",
        "UnitDuration", "UnitEnergy", "UnitInformationStorage", "UnitLength", "UnitMass", "UnitPower", "UnitPressure",
        "UnitSpeed", "UnitTemperature", "UnitVolume", "UnsafeMutableRawPointer", "UnsafeRawPointer", "UserDefaults",
    ]
}
