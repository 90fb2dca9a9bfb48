protocol Store: Sendable {}
