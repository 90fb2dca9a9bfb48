/// What becomes of a declaration of which three versions are known: as it began, as it is, and as it has to be.
///
/// This is the whole table: nothing else decides. Versions are the same if their words are.
enum MergeAction: Equatable {
    /// Ours stays.
    case keep
    /// Theirs takes the place of ours.
    case rewrite
    /// Theirs is added.
    case insert
    /// It goes, or stays away.
    case remove
    /// Both changed it: what both changed is put together, where that is certain to fit.
    case merge
    /// One side took away what the other changed: nobody can tell what it has to be.
    case leave

    init<Version: Equatable>(base: Version?, ours: Version?, theirs: Version?) {
        self =
            switch (base, ours, theirs) {
            case (_, nil, nil): .remove
            case (nil, nil, _): .insert
            case (nil, _, nil): .keep
            case (nil, let ours?, let theirs?): ours == theirs ? .keep : .merge
            case (let base?, nil, let theirs?): theirs == base ? .remove : .leave
            case (let base?, let ours?, nil): ours == base ? .remove : .leave
            case (let base?, let ours?, let theirs?):
                theirs == base || ours == theirs ? .keep : ours == base ? .rewrite : .merge
            }
    }
}
