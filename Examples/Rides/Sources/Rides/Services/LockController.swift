/// The lock of each bike, by radio.
protocol LockController {
    func unlock(bike: Int) throws
    func lock(bike: Int) throws
    func batteryLevel(ofBike bike: Int) -> Int
    func updateFirmware(ofBike bike: Int) -> String
}
