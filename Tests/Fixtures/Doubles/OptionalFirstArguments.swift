protocol OptionalFirstArguments {
    func save(_ title: String?, count: Int)
    func move(_ source: String!, to target: Int, at moment: Double?) -> Bool
    func log(_ error: (any Error)?, _ place: Int?)
    func open(_ first: Int?, _ second: Int?) throws -> Int?
}
