class Frame {
    init() {}
}
class Scene {
    init(frame: Frame) {}
}
protocol Store {
    func load() -> Scene
}
