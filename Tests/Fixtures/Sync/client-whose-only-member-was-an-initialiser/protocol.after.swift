protocol Store: Sendable {
}
