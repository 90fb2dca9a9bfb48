import UnderstudySemantics

/// Recognises a service locator: code takes one service from it, and should be given that service instead.
enum ServiceLocator: Gate {
    private static let share = 0.8
    private static let shareOfPossible = 0.5
    private static let least = 3

    static func silence(_ input: SplitEvidence) -> Silence? {
        let words = IdentifierWords.split(input.subject.facts.shortName).filter { $0 != "protocol" }
        let isCalledSo = words.last.map(names.contains) ?? false
        // A facade may be called so, too: its members do something.
        if isCalledSo, handingOut(input.subject.requirements) >= shareOfPossible {
            return silence(for: input.usage.needs)
        }
        // A container may also hold data, and a registry register.
        let mayBe = words.last.map(possible.contains) ?? false
        let share = services(among: input.subject.requirements)
        return share >= (mayBe ? shareOfPossible : self.share) ? silence(for: input.usage.needs) : nil
    }

    private static func silence(for needs: [some Collection]) -> Silence {
        let single = needs.count { $0.count == 1 }
        let advice =
            single == 0
            ? ": give each consumer the services that it uses"
            : ", and \(single) of \(needs.count) consumers \(single == 1 ? "uses" : "use") one service of it: "
                + "give \(single == 1 ? "it" : "them") that service instead"
        return Silence(reason: .serviceLocator, explanation: "it is a service locator" + advice)
    }

    /// The share of requirements that only give something away: constants, and functions that make or find it.
    private static func handingOut(_ requirements: [SplitRequirement]) -> Double {
        let found = requirements.count { requirement in
            if requirement.kind == .property { return !requirement.isSettable }
            return IdentifierWords.split(requirement.baseName).first.map(handing.contains) ?? false
        }
        return Double(found) / Double(max(requirements.count, 1))
    }

    /// The share of requirements that are different services.
    private static func services(among requirements: [SplitRequirement]) -> Double {
        let found = requirements.compactMap { requirement -> String? in
            if requirement.baseName == "resolve" { return requirement.signature }
            guard requirement.kind == .property, !requirement.isSettable,
                let type = requirement.types.flatMap(IdentifierWords.typeNames(in:)).last
            else { return nil }
            let words = IdentifierWords.split(type).filter { $0 != "protocol" && $0 != "type" }
            return words.last.map(services.contains) == true ? type : nil
        }
        return found.count < least ? 0 : Double(Set(found).count) / Double(requirements.count)
    }

    private static let handing: Set<String> = ["create", "get", "make", "provide", "resolve"]
    private static let names: Set<String> = ["dependencies", "injector", "locator", "services"]
    private static let possible: Set<String> = ["assembly", "container", "environment", "registry", "resolver"]
    private static let services: Set<String> = [
        "api", "client", "coordinator", "factory", "handler", "helper", "interactor", "logger", "manager", "processor",
        "provider", "repository", "router", "service", "storage", "store", "tracker", "worker",
    ]
}
