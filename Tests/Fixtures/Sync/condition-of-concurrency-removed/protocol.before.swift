#if compiler(>=5.5) && canImport(_Concurrency)
protocol Store {
    func save() async
}
#endif
