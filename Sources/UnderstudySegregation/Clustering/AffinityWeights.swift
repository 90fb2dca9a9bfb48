/// How much each kind of evidence counts for two requirements belonging together, in log odds.
///
/// Fitted by logistic regression to the pairs of 79 protocols of 22 public repositories whose authors split them
/// (each protocol counting the same, each side of its pairs half), beginning from 60 candidate features and dropping
/// all that did not help repositories left out of the fit. `docs/splitting.md` has the figures.
struct AffinityWeights {
    /// Where there is no evidence either way.
    var base = -0.63
    /// Both requirements have known users: then not being used together says something.
    var bothUsed = -0.52
    /// Shared users over all users of either.
    var sharedUsers = 0.89
    /// Alike in which third requirements they are used with.
    var sharedCompany = 0.39
    /// Shared words of the names.
    var names = 2.53
    /// Shared words of the types.
    var types = 1.26
    /// Both or neither implemented by default, as far as that tells requirements apart at all.
    var defaults = 0.70
    /// Alike in the names of their users.
    var userNames = 0.70
}
