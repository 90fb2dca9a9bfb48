struct Node {}

protocol NodeRepresentable {
    func represented() throws -> Node
}

protocol ScalarRepresentable: NodeRepresentable {
    func represented() -> String
}

extension ScalarRepresentable {
    func represented() throws -> Node { Node() }
}
