import UnderstudySemantics

/// Values of types that come with a library, told by the name of its module in the imports of a file.
enum LibraryValues {
    /// How a value of a library's type is written.
    private enum Recipe {
        case plain(String)
        /// A call of the initialiser without arguments.
        case made
        /// A call with a value of the first generic argument, after a label.
        case holding(label: String)
        /// A call of a static function with such a value.
        case constant(String)
        /// A publisher that ends without a value, called `Empty` as many a type of an app is.
        case empty
    }

    /// A value of the type `name`, with a value of a generic argument as `held` makes one; `nil` where the file imports no
    /// library that is known to have that type, or where there is no obvious value.
    static func value(
        of name: String, _ arguments: [SwiftType], in place: DefaultValues.Place, held: (SwiftType) -> DefaultValue?
    ) -> DefaultValue? {
        guard let found = libraries[name] else { return nil }
        let index = place.scope.index
        let imports = index.file(at: place.scope.origin.source.path)?.imports ?? []
        let library = found.first { library in
            library.arguments == arguments.count && imports.contains { $0.module == library.module }
        }
        guard let library else { return nil }
        let type = place.scope.written(.named(name, arguments)).description
        switch library.recipe {
        case .plain(let text): return DefaultValue(text)
        case .made: return DefaultValue(type + "()").telling(type)
        case .holding(let label):
            return held(arguments[0]).map {
                DefaultValue(type + "(" + label + $0.text + ")", madeOf: [$0]).telling(type)
            }
        case .constant(let function):
            return held(arguments[0]).map { DefaultValue(function + "(" + $0.text + ")", madeOf: [$0]) }
        case .empty:
            let module = index.modules(declaring: "Empty").isEmpty ? "" : library.module + "."
            return DefaultValue(module + "Empty().eraseToAnyPublisher()")
        }
    }

    private typealias Types = [String: (arguments: Int, recipe: Recipe)]

    /// By the names of types, the libraries that have one of that name.
    private static let libraries: [String: [(module: String, arguments: Int, recipe: Recipe)]] = {
        let all = [
            ("Combine", combine), ("OpenCombine", combine), ("SwiftUI", swiftUI), ("UIKit", uiKit),
            ("RxSwift", rxSwift), ("RxRelay", rxRelay), ("RxCocoa", rxCocoa),
        ]
        var libraries: [String: [(module: String, arguments: Int, recipe: Recipe)]] = [:]
        for (module, types) in all {
            for (name, type) in types { libraries[name, default: []].append((module, type.arguments, type.recipe)) }
        }
        return libraries
    }()

    private static let combine: Types = [
        "AnyPublisher": (2, .empty), "AnyCancellable": (0, .plain("AnyCancellable {}")),
        "CurrentValueSubject": (2, .holding(label: "")), "PassthroughSubject": (2, .made),
        "ObservableObjectPublisher": (0, .made),
    ]

    // Views are left out: the main actor makes them.
    private static let swiftUI: Types = [
        "Binding": (1, .constant(".constant")), "Color": (0, .plain(".clear")), "EdgeInsets": (0, .made),
        "Font": (0, .plain(".body")),
    ]

    private static let uiKit: Types = ["UIColor": (0, .plain(".clear")), "UIImage": (0, .made)]

    private static let rxSwift: Types = [
        "Observable": (1, .plain(".empty()")), "Maybe": (1, .plain(".empty()")), "Completable": (0, .plain(".empty()")),
        "BehaviorSubject": (1, .holding(label: "value: ")), "PublishSubject": (1, .made),
    ]

    private static let rxRelay: Types = [
        "BehaviorRelay": (1, .holding(label: "value: ")), "PublishRelay": (1, .made),
    ]

    private static let rxCocoa: Types = rxRelay.merging(["Driver": (1, .plain(".empty()"))]) { own, _ in own }
}
