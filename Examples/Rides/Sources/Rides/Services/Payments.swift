/// Takes the money for rides.
protocol Payments {
    func charge(_ rider: String, cents: Int) throws -> Int
    func refund(_ payment: Int) throws
}
