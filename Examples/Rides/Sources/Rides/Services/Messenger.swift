/// Sends messages to riders.
protocol Messenger {
    func send(_ text: String, to mail: String)
}
