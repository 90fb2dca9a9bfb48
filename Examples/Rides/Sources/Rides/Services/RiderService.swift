/// Who may ride.
protocol RiderService {
    func findRider(named name: String) -> Rider?
    func register(_ rider: Rider)
    func changeMail(of name: String, to mail: String) throws
    func block(_ name: String) throws
    func unblock(_ name: String) throws
}
