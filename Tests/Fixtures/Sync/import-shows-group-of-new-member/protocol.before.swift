// swift-format-ignore-file

public protocol Till {
    func open()
}
