import ShortErrors

/// A fake of `ParcelBox`, yours to edit.
final class ParcelBoxFake: ParcelBox {
    var parcels: [Parcel]

    init(parcels: [Parcel] = []) { self.parcels = parcels }

    func parcel(id: String, completion: (Result<Parcel, BoxError>) -> Void) {
        guard let parcel = parcels.first(where: { $0.id == id }) else {
            completion(.failure(BoxError.notFound))
            return
        }
        completion(.success(parcel))
    }

    func add(_ parcel: Parcel) {
        if let index = parcels.firstIndex(where: { $0.id == parcel.id }) {
            parcels[index] = parcel
        } else {
            parcels.append(parcel)
        }
    }

    func remove(id: String, completion: (BoxError?) -> Void) {
        parcels.removeAll { $0.id == id }
        completion(nil)
    }
}

/// A fake of `ParcelShelf`, yours to edit.
final class ParcelShelfFake: ParcelShelf {
    var parcels: [Parcel]

    init(parcels: [Parcel] = []) { self.parcels = parcels }

    struct NotFound: Error {}

    func parcel(id: String, completion: (Result<Parcel, any Error>) -> Void) {
        guard let parcel = parcels.first(where: { $0.id == id }) else {
            completion(.failure(NotFound()))
            return
        }
        completion(.success(parcel))
    }

    func put(_ parcel: Parcel) {
        if let index = parcels.firstIndex(where: { $0.id == parcel.id }) {
            parcels[index] = parcel
        } else {
            parcels.append(parcel)
        }
    }
}
