// understudy: spy
protocol NobodyTestsThis {
    func use()
}
