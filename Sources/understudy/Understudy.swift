@main
enum Understudy {
    static func main() {}
}
