// understudy: stub, dummy
public protocol Template {
    func render() -> String
}
