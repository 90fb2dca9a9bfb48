import Core

public final class MailSpy: Mail {
    public private(set) var sent: [String] = []

    public init() {}

    public func send(_ text: String) { sent.append(text) }
}
