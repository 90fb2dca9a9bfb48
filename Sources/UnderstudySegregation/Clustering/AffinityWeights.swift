/// How much each kind of evidence counts for two requirements belonging together, in log odds.
///
/// Fitted by logistic regression to the pairs of protocols of package repositories whose authors split them, with only
/// those of some 100 features kept that helped repositories left out of the fit; then moved to the middle of the best
/// variations around the fit, and rounded. `docs/splitting.md` has the figures.
struct AffinityWeights {
    /// Where there is no evidence either way.
    var base = -0.9
    /// Both requirements have known users: then not being used together says something.
    var bothUsed = -0.5
    /// Shared users over all users of either.
    var sharedUsers = 1.1
    /// Alike in which third requirements they are used with.
    var sharedCompany = 0.6
    /// Shared words of the names.
    var names = 2.3
    /// Shared words of the types.
    var types = 1.5
    /// Shared nouns, wherever they stand: in names, types or parameters.
    var topics = 0.7
    /// Both or neither implemented by default, as far as that tells requirements apart at all.
    var defaults = 0.65
    /// Alike in the names of their users.
    var userNames = 1.2
    /// Both or neither asked of the type (static members, initialisers), as far as that tells requirements apart.
    var levels = 0.3
}
