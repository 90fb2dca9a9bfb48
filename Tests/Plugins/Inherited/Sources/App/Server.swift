import Base

// understudy: spy
protocol Server: Service {
    func listen(port: Int)
}

func run(_ server: any Server, counting meter: any Meter) throws {
    try server.start()
    server.listen(port: 80)
    meter.count(1)
}
