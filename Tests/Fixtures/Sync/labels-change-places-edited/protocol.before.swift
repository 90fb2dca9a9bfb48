protocol Store {
    func logout(device: String, token: String) throws
    func move(from source: Int, to target: Int)
}
