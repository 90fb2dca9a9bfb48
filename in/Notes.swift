struct Failure: Error {}
struct Note: Sendable, Identifiable { let id: Int; var title: String }
protocol P { func save(_ cache: Cache); func caches(named name: String) -> [Cache] }
struct Cache: Identifiable { let id: Int; var name: String }