/// The weight of each kind of evidence that two requirements belong together, in log odds.
///
/// Fitted by logistic regression to pairs of requirements of protocols that their authors split. Of some 100 features
/// only those were kept that helped on repositories left out of the fit. The weights were then moved to the middle of
/// the best variations around the fit, and rounded. `docs/maintainers/splitting.md` has the figures.
struct AffinityWeights {
    /// Without evidence either way.
    var base = -0.9
    /// Both requirements have known users, so that not being used together is evidence.
    var bothUsed = -0.5
    /// Shared users over all users of either.
    var sharedUsers = 1.1
    /// Used together with the same other requirements.
    var sharedCompany = 0.6
    /// Shared words of the names.
    var names = 2.3
    /// Shared words of the types.
    var types = 1.5
    /// Shared nouns, wherever they are: in names, types or parameters.
    var topics = 0.7
    /// Both or neither implemented by default, as far as that distinguishes requirements.
    var defaults = 0.65
    /// Similar names of their users.
    var userNames = 1.2
    /// Both or neither static members or initialisers, as far as that distinguishes requirements.
    var levels = 0.3
}
