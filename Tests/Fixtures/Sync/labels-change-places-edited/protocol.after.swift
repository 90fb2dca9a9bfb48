protocol Store {
    func logout(token: String, device: String) throws
    func move(to target: Int, from source: Int)
}
