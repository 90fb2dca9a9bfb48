import UnderstudyDoubles

extension Configuration {
    /// How to write doubles of `style`.
    func doubleOptions(_ style: String?) -> DoubleOptions {
        var options = DoubleOptions()
        options.defaultValues = defaults
        options.includesDefaults = includesDefaults
        options.features = features
        options.access = access.level
        options.style = style ?? self.style ?? DoubleNames.defaultStyle
        return options
    }
}
