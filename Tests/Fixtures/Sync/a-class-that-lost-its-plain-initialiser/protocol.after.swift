class Frame {
    init(width: Int) {}
}
class Scene {
    init(frame: Frame) {}
}
protocol Store {
    func load() -> Scene
}
