@MainActor protocol Store {
    var onFailure: Int { get }
    var onSuccess: Int { get set }
}
