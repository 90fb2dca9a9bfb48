import UnderstudyTemplates

extension TemplateValue {
    /// The object, or none.
    fileprivate static func map(_ values: TemplateMap?) -> TemplateValue {
        guard let values else { return .none }
        return .object(values)
    }

    /// A list of objects.
    fileprivate static func maps(_ values: [TemplateMap]) -> TemplateValue { .list(values.map { .object($0) }) }
}

/// What templates see of the body of a fake's member.
extension FakeBody {
    static let schema = TemplateSchema<FakeBody>([
        "answer": { body in
            guard var answer = body.answer?.templateValues else { return .none }
            answer["isAfterStatement"] = .bool(body.change != nil || !body.constants.isEmpty)
            return .object(answer)
        },
        "calls": { .strings($0.calls) },
        "change": { $0.change.map { Transaction.schema.object($0) } ?? .none },
        "constants": { .maps($0.constants.map(\.templateValues)) },
        "missing": { TemplateValue($0.missing) },
        "setter": { $0.setter.map { Transaction.schema.object($0) } ?? .none },
        "store": { .map($0.store?.templateValues) },
    ])
}

extension FakeStore {
    /// What templates see of a store.
    var templateValues: TemplateMap {
        [
            "callback": TemplateValue(callback), "element": .string(elementName),
            "elementType": .string(element.type.text), "elementTypeName": .string(element.type.simpleName),
            "eventObservers": .string(eventObservers), "hasEvents": .bool(hasEvents),
            "hasListeners": .bool(hasListeners),
            "initial": TemplateValue(initial), "isMadeInside": .bool(isMadeInside), "isObserved": .bool(isObserved),
            "isProperty": .bool(isProperty),
            "isStreamed": .bool(isStreamed), "name": .string(name), "observers": .string(observers),
            "optionalType": .string(type.optionalized.description), "seed": .string(seed),
            "type": .string(type.description),
        ]
    }
}

extension Transaction {
    static let schema = TemplateSchema<Transaction>([
        "constant": { TemplateValue($0.constant) },
        "isReplacing": { .bool($0.isReplacing) },
        "isShort": { .bool($0.isShort) },
        "isThrowing": { .bool($0.isThrowing) },
        "lock": { TemplateValue($0.lock?.name) },
        "operations": { .list($0.operations.map { PlacedOperation.schema.object($0) }) },
    ])
}

extension PlacedOperation {
    static let schema: TemplateSchema<PlacedOperation> = TemplateSchema([
        "changes": { .maps($0.operation.changes.map(\.templateValues)) },
        "constant": { .string($0.operation.constant) },
        "eventObservers": { .string($0.place.eventObservers) },
        "exit": { .map($0.operation.exit?.templateValues) },
        "fallback": { TemplateValue($0.operation.fallback) },
        "isFlag": { .bool($0.operation.isFlag) },
        "hasListeners": { .bool($0.place.hasListeners) },
        "isStreamed": { .bool($0.place.isStreamed) },
        "keys": { .strings($0.operation.keys) },
        "lock": { TemplateValue($0.place.lock?.name) },
        "observers": { .string($0.place.observers) },
        "place": { .string($0.place.path) },
        "predicate": { .map($0.operation.predicate?.templateValues) },
        "selection": { .map($0.operation.selection?.templateValues) },
        "steps": { placed in
            .list(
                placed.operation.steps.map { schema.object(PlacedOperation(place: placed.place, operation: $0)) })
        },
        "streaming": { .map($0.operation.streaming?.templateValues) },
        "template": { .string("understudy/fake/operations/" + $0.operation.kind.rawValue) },
        "type": { TemplateValue($0.operation.type?.description) },
        "value": { .string($0.operation.value) },
    ])
}

extension FakeAnswer {
    fileprivate var templateValues: TemplateMap {
        var values: TemplateMap = [
            "arguments": .none, "constant": .none, "element": .none,
            "exit": .map(otherwise?.templateValues), "expression": .none, "function": .none,
            "operation": operation.map { PlacedOperation.schema.object($0) } ?? .none,
        ]
        if case .expression(let text)? = value { values["expression"] = .string(text) }
        switch delivery {
        case .nothing: values["delivery"] = "nothing"
        case .returned: values["delivery"] = "returned"
        case .success: values["delivery"] = "success"
        case .completed(let function, let arguments):
            values["delivery"] = "completed"
            values["function"] = .string(function)
            values["arguments"] = .string(arguments.rawValue)
        }
        switch condition {
        case .value(let name): values["element"] = .string(name)
        case .constant(let name): values["constant"] = .string(name)
        case nil: break
        }
        return values
    }
}

extension FakeBody.Constant {
    fileprivate var templateValues: TemplateMap {
        switch self {
        case .lowercased(let name): ["constant": .string(name), "arguments": .none]
        case .made(let name, let made):
            [
                "constant": .string(name), "type": .string(made.type.description), "place": .string(made.place.path),
                "arguments": .maps(
                    made.arguments.map { label, value -> TemplateMap in
                        ["label": TemplateValue(label), "form": .string(value.form), "value": .string(value.text)]
                    }),
            ]
        }
    }
}

extension FakeConstruction.Value {
    fileprivate var form: String {
        switch self {
        case .parameter, .standard: "value"
        case .newUUID: "uuid"
        case .newString: "uuidText"
        case .next: "next"
        }
    }

    fileprivate var text: String {
        switch self {
        case .parameter(let text), .next(let text): text
        case .standard(let value): value.text
        case .newUUID, .newString: ""
        }
    }
}

extension Exit {
    fileprivate var templateValues: TemplateMap {
        switch self {
        case .throw(let failure): ["form": "throw", "error": .string(failure.expression)]
        case .complete(let function, let failure, let isResult):
            [
                "form": "complete", "function": .string(function), "error": .string(failure.expression),
                "isResult": .bool(isResult),
            ]
        case .failure(let failure): ["form": "return", "value": .string(".failure(" + failure.expression + ")")]
        case .fail: ["form": "fail"]
        case .return(let value): ["form": "return", "value": TemplateValue(value)]
        case .skip: ["form": "skip"]
        }
    }
}

extension Predicate {
    fileprivate var templateValues: TemplateMap {
        switch self {
        case .comparison(let left, let sign, let right):
            ["form": "comparison", "left": left.templateValue, "sign": .string(sign), "right": right.templateValue]
        case .isAmong(let operand, let collection):
            ["form": "isAmong", "operand": operand.templateValue, "collection": .string(collection)]
        case .answers(let operand, let function, let argument):
            [
                "form": "answers", "operand": operand.templateValue, "function": .string(function),
                "argument": argument.templateValue,
            ]
        case .mentions(let operand, let text):
            ["form": "mentions", "operand": operand.templateValue, "text": .string(text)]
        case .isBlank(let text): ["form": "isBlank", "text": .string(text)]
        case .flag(let property, let isOn): ["form": "flag", "property": .string(property), "isOn": .bool(isOn)]
        case .unless(let argument, let inner):
            ["form": "unless", "argument": .string(argument), "condition": .object(inner.templateValues)]
        case .isOneOf(let collection, let name, let same):
            [
                "form": "isOneOf", "collection": .string(collection), "element": .string(name),
                "condition": .object(same.templateValues),
            ]
        case .any(let parts): ["form": "any", "parts": .maps(parts.map(\.templateValues))]
        case .all(let parts): ["form": "all", "parts": .maps(parts.map(\.templateValues))]
        case .given(let function): ["form": "given", "function": .string(function)]
        }
    }
}

extension Predicate.Operand {
    fileprivate var templateValue: TemplateValue {
        let values: TemplateMap = [
            "element": TemplateValue(element), "property": TemplateValue(property), "isIdentity": .bool(isIdentity),
        ]
        return .object(values)
    }
}

extension StoreOperation.Change {
    fileprivate var templateValues: TemplateMap {
        switch self {
        case .replace(let value): ["form": "replace", "value": .string(value)]
        case .set(let property, let value): ["form": "set", "property": .string(property), "value": .string(value)]
        case .toggle(let property): ["form": "toggle", "property": .string(property)]
        }
    }
}

extension StoreOperation.Selection {
    fileprivate var templateValues: TemplateMap {
        var values: TemplateMap = [
            "predicate": .map(predicate?.templateValues), "order": TemplateValue(order),
            "offset": TemplateValue(offset), "limit": TemplateValue(limit), "isSet": false, "key": .none,
        ]
        switch form {
        case .array: break
        case .set: values["isSet"] = true
        case .dictionary(let key): values["key"] = .string(key)
        }
        return values
    }
}

extension StoreOperation.Streaming {
    fileprivate var templateValues: TemplateMap {
        [
            "type": .string(type.description), "failure": .string(failure?.description ?? ""),
            "target": .string(target), "value": .string(value), "end": .string(end),
            "isOfElements": .bool(isOfElements), "isUnsafe": .bool(isUnsafe), "isWeaker": .bool(isWeaker),
            "form": .string(part.form.rawValue),
            "predicate": .map(part.predicate?.templateValues),
        ]
    }
}
