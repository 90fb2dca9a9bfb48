// swift-format-ignore-file
// Made by Scripts/embed-templates from the files beside it. Do not edit: edit those, and run the script again.

/// The templates that the tool brings along.
public enum BuiltInTemplates {
    /// The templates by name, sorted: the path below `Templates`, without its ending.
    public static let all: [(name: String, text: StaticString)] = [
        ("mockolo/mock/assignment", #"""
{% if not value %}
{% if stub %}
{% if isLocked %}{{ lock }}.{% else %}self.{% endif %}{{ stub.name }} = { {{ property }} }
{% endif %}
{% elif isLocked and value.isLazy %}
{{ lock }}._{{ stem }} = {{ property }}
{% elif isLocked %}
{{ lock }}{% if isHidden %}[dynamicMember: \.{{ property }}]{% else %}.{{ property }}{% endif %} = {{ property }}
{% elif value.isLazy %}
_{{ stem }} = {{ property }}
{% else %}
self.{{ property }} = {{ property }}
{% endif %}

"""#),
        ("mockolo/mock/function", #"""
{{ head }} {
    {% for line in preparations %}
    {{ line }}
    {% endfor %}
    {% include "mockolo/shared/record" %}
    {% include "mockolo/shared/answer" %}
}

"""#),
        ("mockolo/mock/initializer", #"""
{{ head }} {
    {% if superCall %}
    {{ superCall }}
    {% endif %}
    {% for line in assignments %}
    {{ line }}
    {% endfor %}
}

"""#),
        ("mockolo/mock/property", #"""
{% if value and isLocked %}
{{ head }} {
    {% if value.isLazy %}
    get {
        guard let _{{ stem }} = {{ lock }}._{{ stem }} else { {{ fail }}("{{ double }}.{{ literalName }} is not set") }
        return _{{ stem }}
    }
    {% else %}
    get { {% if hasBuilder %}return {% endif %}{{ lock }}{% if isHidden %}[dynamicMember: \.{{ property }}]{% else %}.{{ property }}{% endif %} }
    {% endif %}
    {% if isSettable %}
    set {
        {{ lock }}.withLock {
            $0.{% if value.isLazy %}_{{ stem }}{% else %}{{ property }}{% endif %} = newValue
            $0.{{ stem }}SetCallCount += 1
        }
    }
    {% else %}
    set { {% if value.isLazy %}{{ lock }}._{{ stem }}{% else %}{{ lock }}{% if isHidden %}[dynamicMember: \.{{ property }}]{% else %}.{{ property }}{% endif %}{% endif %} = newValue }
    {% endif %}
}
{% elif value and value.isLazy %}
{{ head }} {
    get {
        guard let _{{ stem }} else { {{ fail }}("{{ double }}.{{ literalName }} is not set") }
        return _{{ stem }}
    }
    set { _{{ stem }} = newValue }
}
{% elif value %}
{{ storagePrefix }}var {{ property }}: {{ value.type }}{% if not value.isOptional %} = {{ value.initial }}{% endif %}{% if isSettable %} { didSet { {{ stem }}SetCallCount += 1 } }{% endif %}
{% elif effects or isSettable %}
{{ head }} {
    get{{ effects }} {
        {% include "mockolo/shared/answer" %}
    }
    {% if isNeverSet %}
    set {}
    {% elif isSettable %}
    set { {% if isLocked %}{{ lock }}.withLock { $0.{{ stem }}SetCallCount += 1 }{% else %}{{ stem }}SetCallCount += 1{% endif %} }
    {% endif %}
}
{% else %}
{{ head }} {
    {% include "mockolo/shared/answer" %}
}
{% endif %}

"""#),
        ("mockolo/mock/storage", #"""
{% if value %}
{% if isSettable %}
{{ storagePrefix }}var {{ stem }}SetCallCount = 0
{% endif %}
{% if value.isLazy %}
{% if isLocked %}
var _{{ stem }}: {{ value.optional }}
{% else %}
{% include "mockolo/shared/private" %}var _{{ stem }}: {{ value.optional }}{% if isSettable %} { didSet { {{ stem }}SetCallCount += 1 } }{% endif %}
{% endif %}
{% elif isLocked %}
var {{ property }}: {{ value.type }}{% if not value.isOptional %} = {{ value.initial }}{% endif %}
{% endif %}
{% elif form != "initializer" %}
{% if form != "property" %}
{{ storagePrefix }}var {{ stem }}CallCount = 0
{% endif %}
{% if history and form == "function" %}
{{ storagePrefix }}var {{ stem }}ArgValues: [{{ history.element }}] = []
{% endif %}
{% if stub %}
{{ storagePrefix }}var {{ stub.name }}: ({{ stub.type }})?
{% endif %}
{% if isSettable and not isNeverSet %}
{{ storagePrefix }}var {{ stem }}SetCallCount = 0
{% endif %}
{% if setStub %}
{{ storagePrefix }}var {{ setStub.name }}: ({{ setStub.type }})?
{% endif %}
{% endif %}

"""#),
        ("mockolo/mock/subscript", #"""
{{ head }} {
    get{{ effects }} {
        {% for line in preparations %}
        {{ line }}
        {% endfor %}
        {% include "mockolo/shared/record" %}
        {% include "mockolo/shared/answer" %}
    }
    {% if isNeverSet %}
    set {}
    {% elif isSettable %}
    set {
        {% if isLocked %}
        {{ lock }}.withLock { $0.{{ stem }}SetCallCount += 1 }
        {% else %}
        {{ stem }}SetCallCount += 1
        {% endif %}
        {% if setStub %}
        {% if isLocked %}{{ lock }}.{% endif %}{{ setStub.name }}?({{ setStub.arguments }})
        {% endif %}
    }
    {% endif %}
}

"""#),
        ("mockolo/mock/type", #"""
{% include "understudy/shared/type" %}

"""#),
        ("mockolo/shared/answer", #"""
{% if answer == "failure" %}
{{ fail }}("{{ failure }}")
{% elif answer == "forward" %}
return {{ call }}
{% elif stub %}
if let {{ stub.name }}{% if isLocked %} = {{ lock }}.{{ stub.name }}{% endif %} {
    {% if answer == "cast" and not isOptionalCast %}
    guard let {{ local }} = {{ stub.effects }}{{ stub.name }}({{ stub.arguments }}) as? {{ castType }} else {
        {{ fail }}("{{ castFailure }}")
    }
    return {{ local }}
    {% else %}
    {% if returns %}return {% endif %}{{ stub.effects }}{{ stub.name }}({{ stub.arguments }}){% if answer == "cast" %} as? {{ castType }}{% endif %}
    {% endif %}
}
{% if not returns %}
{% elif stub.result %}
return {{ stub.result }}
{% else %}
{{ fail }}("{{ double }}.{{ stub.name }} is not set")
{% endif %}
{% endif %}

"""#),
        ("mockolo/shared/private", #"""
private {{ storagePrefix }}

"""#),
        ("mockolo/shared/record", #"""
{% if form == "property" %}
{% elif isLocked and history and form == "function" %}
{{ lock }}.withLock {
    $0.{{ stem }}CallCount += 1
    $0.{{ stem }}ArgValues.append({{ history.value }})
}
{% elif isLocked %}
{{ lock }}.withLock { $0.{{ stem }}CallCount += 1 }
{% else %}
{{ stem }}CallCount += 1
{% if history and form == "function" %}
{{ stem }}ArgValues.append({{ history.value }})
{% endif %}
{% endif %}

"""#),
        ("mockolo/shared/stub", #"""
{# Closures with a typed error can't be set through a generic subscript: Swift 6.3's compiler fails. #}
{{ stubPrefix }}var {{ stub.name }}: ({{ stub.type }})? {
    get { {{ lock }}.withLock { $0.{{ stub.name }} } }
    set { {{ lock }}.withLock { $0.{{ stub.name }} = newValue } }
}

"""#),
        ("sourcery/mock/companion", #"""
{% if isLocked and not value and form != "initializer" %}
{{ stubPrefix }}var {{ stem }}Called: Bool { {{ lock }}.{{ stem }}CallsCount > 0 }
{% endif %}

"""#),
        ("sourcery/mock/function", #"""
{{ head }} {
    {% for line in preparations %}
    {{ line }}
    {% endfor %}
    {% include "sourcery/shared/record" %}
    {% include "sourcery/shared/answer" %}
}

"""#),
        ("sourcery/mock/initializer", #"""
{{ head }} {
    {% if superCall %}
    {{ superCall }}
    {% endif %}
    {% for line in preparations %}
    {{ line }}
    {% endfor %}
    {% if isLocked and calls.parts %}
    {{ lock }}.withLock {
        {% include "sourcery/shared/received" %}
    }
    {% else %}
    {% include "sourcery/shared/received" %}
    {% endif %}
}

"""#),
        ("sourcery/mock/property", #"""
{% if value and value.isOptional or value and value.initial == "[]" or value and value.initial == "[:]" %}
{% if isLocked %}
{{ head }} {
    get { {% if hasBuilder %}return {% endif %}{{ lock }}{% if isHidden %}[dynamicMember: \.{{ property }}]{% else %}.{{ property }}{% endif %} }
    set { {{ lock }}{% if isHidden %}[dynamicMember: \.{{ property }}]{% else %}.{{ property }}{% endif %} = newValue }
}
{% else %}
{{ storagePrefix }}var {{ property }}: {{ value.type }}{% if not value.isOptional %} = {{ value.initial }}{% endif %}
{% endif %}
{% elif value %}
{{ head }} {
    {% if value.isLazy and isLocked or value.isLazy and isStaticStored %}
    get {
        {% include "sourcery/shared/give" with value.optional as optional, value.type as type, value.initial as initial %}
    }
    {% else %}
    get { {% if hasBuilder %}return {% endif %}{% if isLocked %}{{ lock }}.{% endif %}underlying{{ stem|upperFirst }} }
    {% endif %}
    set { {% if isLocked %}{{ lock }}.{% endif %}underlying{{ stem|upperFirst }} = newValue }
}
{% elif effects or isSettable %}
{{ head }} {
    get{{ effects }} {
        {% include "sourcery/shared/record" %}
        {% include "sourcery/shared/answer" %}
    }
    {% if isSettable %}
    set {}
    {% endif %}
}
{% else %}
{{ head }} {
    {% include "sourcery/shared/record" %}
    {% include "sourcery/shared/answer" %}
}
{% endif %}

"""#),
        ("sourcery/mock/reset", #"""
{% if isStatic and not value %}
{% set place %}
{% if isLocked %}{{ lock }}.{% endif %}{{ stem }}
{% endset %}
{{ place }}CallsCount = 0
{% if calls.parts|count == 1 %}
{% set received %}
{% include "sourcery/shared/receivedName" %}
{% endset %}
{% if isLocked %}{{ lock }}.{% endif %}{{ received }} = nil
{% elif calls.parts %}
{{ place }}ReceivedArguments = nil
{% endif %}
{% if calls.parts %}
{{ place }}ReceivedInvocations = []
{% endif %}
{% if stub and stub.error %}
{{ place }}ThrowableError = nil
{% endif %}
{% if stub %}
{{ place }}Closure = nil
{% endif %}
{% endif %}

"""#),
        ("sourcery/mock/storage", #"""
{% if value and value.isOptional or value and value.initial == "[]" or value and value.initial == "[:]" %}
{% if isLocked %}
var {{ property }}: {{ value.type }}{% if not value.isOptional %} = {{ value.initial }}{% endif %}
{% endif %}
{% elif value %}
{% include "sourcery/shared/givenStorage" with value.optional as optional, value.type as type, value.initial as initial %}
{% elif form == "initializer" %}
{% include "sourcery/shared/receivedStorage" %}
{% else %}
{{ storagePrefix }}var {{ stem }}CallsCount = 0
{% if not isLocked %}
{{ storagePrefix }}var {{ stem }}Called: Bool { {{ stem }}CallsCount > 0 }
{% endif %}
{% include "sourcery/shared/receivedStorage" %}
{% if stub and stub.error %}
{{ storagePrefix }}var {{ stem }}ThrowableError: {{ stub.error }}
{% endif %}
{% if stub and stub.resultType %}
{% include "sourcery/shared/givenStorage" with stub.optionalResult as optional, stub.resultType as type, stub.result as initial %}
{% endif %}
{% if stub %}
{{ storagePrefix }}var {{ stub.name }}: ({{ stub.type }})?
{% endif %}
{% if setStub %}
{{ storagePrefix }}var {{ setStub.name }}: ({{ setStub.type }})?
{% endif %}
{% endif %}

"""#),
        ("sourcery/mock/subscript", #"""
{{ head }} {
    get{{ effects }} {
        {% for line in preparations %}
        {{ line }}
        {% endfor %}
        {% include "sourcery/shared/record" %}
        {% include "sourcery/shared/answer" %}
    }
    {% if isSettable %}
    set {
        {% if setStub and isLocked %}
        {{ lock }}.{{ setStub.name }}?({{ setStub.arguments }})
        {% elif setStub %}
        {{ setStub.name }}?({{ setStub.arguments }})
        {% endif %}
    }
    {% endif %}
}

"""#),
        ("sourcery/mock/type", #"""
{% include "understudy/shared/type" %}

"""#),
        ("sourcery/shared/answer", #"""
{% if answer == "failure" %}
{{ fail }}("{{ failure }}")
{% elif answer == "forward" %}
return {{ call }}
{% elif stub %}
{% if stub.error %}
if let {{ stem }}ThrowableError{% if isLocked %} = {{ lock }}.{{ stem }}ThrowableError{% endif %} { throw {{ stem }}ThrowableError }
{% endif %}
{% if not returns %}
{{ stub.effects }}{% if isLocked %}{{ lock }}.{% endif %}{{ stub.name }}?({{ stub.arguments }})
{% else %}
if let {{ stub.name }}{% if isLocked %} = {{ lock }}.{{ stub.name }}{% endif %} {
    {% if answer == "cast" and not isOptionalCast %}
    guard let {{ local }} = {{ stub.effects }}{{ stub.name }}({{ stub.arguments }}) as? {{ castType }} else {
        {{ fail }}("{{ castFailure }}")
    }
    return {{ local }}
    {% else %}
    return {{ stub.effects }}{{ stub.name }}({{ stub.arguments }}){% if answer == "cast" %} as? {{ castType }}{% endif %}
    {% endif %}
}
{% if stub.resultType %}
{% include "sourcery/shared/give" with stub.optionalResult as optional, stub.resultType as type, stub.result as initial %}
{% else %}
{{ fail }}("{{ double }}.{{ stub.name }} is not set")
{% endif %}
{% endif %}
{% endif %}

"""#),
        ("sourcery/shared/give", #"""
{# The statements that give what that property holds. #}
{% set given %}
{% include "sourcery/shared/given" %}
{% endset %}
{% set place %}
{% if isLocked %}{{ lock }}.{% endif %}{{ given }}
{% endset %}
{% if answer == "cast" and isOptionalCast %}
return {{ place }} as? {{ castType }}
{% elif answer == "cast" %}
guard let {{ local }} = {{ place }} as? {{ castType }} else {
    {{ fail }}("{{ double }}.{{ given }} is not what the caller asked for")
}
return {{ local }}
{% elif optional == type or initial or not isLocked and not isStaticStored %}
return {{ place }}
{% else %}
guard let {{ local }} = {{ place }} else { {{ fail }}("{{ double }}.{{ given }} is not set") }
return {{ local }}
{% endif %}

"""#),
        ("sourcery/shared/given", #"""
{# The property that holds the result, or the value of a property. #}
{% if form == "property" %}underlying{{ stem|upperFirst }}{% else %}{{ stem }}ReturnValue{% endif %}

"""#),
        ("sourcery/shared/givenStorage", #"""
{# The property that holds the result: with a value where there is an obvious one, else failing until it is set. #}
{% set given %}
{% include "sourcery/shared/given" %}
{% endset %}
{% if optional == type %}
{{ storagePrefix }}var {{ given }}: {{ type }}
{% elif initial %}
{{ storagePrefix }}var {{ given }}: {{ type }} = {{ initial }}
{% elif isLocked or isStaticStored %}
{{ storagePrefix }}var {{ given }}: {{ optional }}
{% else %}
{{ storagePrefix }}lazy var {{ given }}: {{ type }} = { {{ fail }}("{{ double }}.{{ given }} is not set") }()
{% endif %}

"""#),
        ("sourcery/shared/received", #"""
{% set place %}
{% if isLocked %}$0.{% endif %}{{ stem }}
{% endset %}
{% if calls.parts|count == 1 %}
{% set received %}
{% include "sourcery/shared/receivedName" %}
{% endset %}
{% if isLocked %}$0.{% endif %}{{ received }} = {{ calls.value }}
{% elif calls.parts %}
{{ place }}ReceivedArguments = {{ calls.value }}
{% endif %}
{% if calls.parts %}
{{ place }}ReceivedInvocations.append({{ calls.value }})
{% endif %}

"""#),
        ("sourcery/shared/receivedName", #"""
{# The property that holds the only argument of the last call; the calls themselves are in ReceivedInvocations. #}
{{ stem }}Received{% if calls.parts.0.word == "invocations" %}Argument{% elif calls.parts.0.word != "argument1" %}{{ calls.parts.0.word|upperFirst }}{% endif %}

"""#),
        ("sourcery/shared/receivedStorage", #"""
{% if calls.parts|count == 1 %}
{% set received %}
{% include "sourcery/shared/receivedName" %}
{% endset %}
{{ storagePrefix }}var {{ received }}: {{ calls.optional }}
{% elif calls.parts %}
{{ storagePrefix }}var {{ stem }}ReceivedArguments: {{ calls.optional }}
{% endif %}
{% if calls.parts %}
{{ storagePrefix }}var {{ stem }}ReceivedInvocations: [{{ calls.element }}] = []
{% endif %}

"""#),
        ("sourcery/shared/record", #"""
{% if isLocked and calls.parts %}
{{ lock }}.withLock {
    $0.{{ stem }}CallsCount += 1
    {% include "sourcery/shared/received" %}
}
{% elif isLocked %}
{{ lock }}.withLock { $0.{{ stem }}CallsCount += 1 }
{% else %}
{{ stem }}CallsCount += 1
{% include "sourcery/shared/received" %}
{% endif %}

"""#),
        ("sourcery/shared/stub", #"""
{# Closures with a typed error can't be set through a generic subscript: Swift 6.3's compiler fails. #}
{{ stubPrefix }}var {{ stub.name }}: ({{ stub.type }})? {
    get { {{ lock }}.withLock { $0.{{ stub.name }} } }
    set { {{ lock }}.withLock { $0.{{ stub.name }} = newValue } }
}

"""#),
        ("understudy/client/answer", #"""
{% if answer == "cast" %}
{% include "understudy/shared/answer" %}
{% else %}
{% if returns and isAfterStatement %}return {% endif %}{{ client.call }}
{% endif %}

"""#),
        ("understudy/client/companion", #"""
{% if client and isLocked %}
{% if client.hasTypedError %}
// Set here, as Swift 6.3 can't set a closure with a typed error through a generic subscript.
{{ stubPrefix }}var {{ client.name }}: {{ client.type }} {
    get { {{ lock }}.withLock { $0.{{ client.name }} } }
    set {
        // The old value is released after unlocking.
        var value = newValue
        {{ lock }}.withLock { {{ swap }}(&$0.{{ client.name }}, &value) }
    }
}
{% endif %}
{% endif %}

"""#),
        ("understudy/client/function", #"""
{{ head }} {
    {% for line in preparations %}
    {{ line }}
    {% endfor %}
    {% include "understudy/client/answer" %}
}

"""#),
        ("understudy/client/initializer", #"""
{% if not client %}
{{ head }} {
}
{% elif client.isFailable %}
{{ head }} {
    {% for line in preparations %}
    {{ line }}
    {% endfor %}
    guard let made = {{ client.call }} else { return nil }
    self = made
}
{% else %}
{{ head }} {
    {% for line in preparations %}
    {{ line }}
    {% endfor %}
    self = {{ client.call }}
}
{% endif %}

"""#),
        ("understudy/client/live", #"""
{% if client %}
{% if client.live %}
{% if isLocked and not client.hasTypedError %}{{ lock }}.{% endif %}{{ client.name }} = { {{ client.live }} }
{% if client.setName %}
{% if client.changesCopy %}
{% if isLocked %}{{ lock }}.{% endif %}{{ client.setName }} = {
    var changed = live.withLock { $0 }
    {{ client.setLive }}
    live.withLock { {{ swap }}(&$0, &changed) }
}
{% else %}
{% if isLocked %}{{ lock }}.{% endif %}{{ client.setName }} = { {{ client.setLive }} }
{% endif %}
{% endif %}
{% endif %}
{% endif %}

"""#),
        ("understudy/client/property", #"""
{% if isSettable %}
{{ head }} {
    get{{ effects }} {
        {% for line in preparations %}
        {{ line }}
        {% endfor %}
        {% include "understudy/client/answer" %}
    }
    {% if isNeverSet %}
    {{ client.setter }}set {}
    {% elif preparations %}
    {{ client.setter }}set {
        {% for line in preparations %}
        {{ line }}
        {% endfor %}
        {{ client.setCall }}
    }
    {% else %}
    {{ client.setter }}set { {{ client.setCall }} }
    {% endif %}
}
{% elif effects %}
{{ head }} {
    get{{ effects }} {
        {% for line in preparations %}
        {{ line }}
        {% endfor %}
        {% include "understudy/client/answer" %}
    }
}
{% else %}
{{ head }} {
    {% for line in preparations %}
    {{ line }}
    {% endfor %}
    {% include "understudy/client/answer" %}
}
{% endif %}

"""#),
        ("understudy/client/reset", #"""
{% if isStatic and not isLocked and client %}
{{ client.name }} = {{ client.value }}
{% if client.setName %}
{{ client.setName }} = {{ client.setValue }}
{% endif %}
{% endif %}

"""#),
        ("understudy/client/storage", #"""
{% if client %}
{{ storagePrefix }}var {{ client.name }}: {{ client.type }} = {{ client.value }}
{% if client.setName %}
{{ storagePrefix }}var {{ client.setName }}: {{ client.setType }} = {{ client.setValue }}
{% endif %}
{% endif %}

"""#),
        ("understudy/client/subscript", #"""
{% include "understudy/client/property" %}

"""#),
        ("understudy/client/type", #"""
{% include "understudy/shared/type" %}

"""#),
        ("understudy/contract/calls", #"""
/// The calls of histories; remove those that implementations may answer differently.
static var calls: [{{ actor }}(inout Self) async -> Void] {
    {% if calls %}
    var calls: [{{ actor }}(inout Self) async -> Void] = []
    {% for call in calls %}
    {{ call }}
    {% endfor %}
    return calls
    {% else %}
    []
    {% endif %}
}

"""#),
        ("understudy/contract/case", #"""
{% if not contract.isLeftOut %}
calls.append { await $0.{{ contract.name }}() }
{% endif %}

"""#),
        ("understudy/contract/check", #"""
/// Fails the test with the shortest history that the two implementations answer differently.
static func check<Reference: {{ conformance }}>(
    _ makeSubject: {{ actor }}@Sendable () async throws -> {{ subject }},
    against makeReference: {{ actor }}@Sendable () async throws -> Reference,
    histories: Int = 200, seed: UInt64 = 1
) async throws {
    var search = HistorySearch(
        of: {{ subject }}.self, against: Reference.self, calls: calls.count, histories: histories, seed: seed)
    while let history = search.next() {
        await {{ double }}<Reference>.play(history, on: try await makeReference())
        if history.isTrial {
            await {{ double }}<Reference>.play(history, on: try await makeReference())
        } else {
            await play(history, on: try await makeSubject())
        }
    }
    search.report()
}

"""#),
        ("understudy/contract/function", #"""
// MARK: {{ contract.requirement }}
mutating func {{ contract.name }}() async {
    {% for line in contract.lines %}
    {{ line }}
    {% endfor %}
}

"""#),
        ("understudy/contract/initializer", #"""
{% include "understudy/contract/function" %}

"""#),
        ("understudy/contract/parts", #"""
/// The implementation to call.
var subject: {{ subject }}
/// Draws arguments and records answers.
let history: RandomHistory

"""#),
        ("understudy/contract/play", #"""
/// Makes the calls of `history` on `subject`.
static func play(_ history: RandomHistory, on subject: {{ subject }}) async {
    var contract = Self(subject: subject, history: history)
    history.begin()
    while let call = history.next() {
        let heard = history.heard
        await TestIssue.$listener.withValue({ heard.set($0) }) { await calls[call](&contract) }
    }
}

"""#),
        ("understudy/contract/property", #"""
{% include "understudy/contract/function" %}

"""#),
        ("understudy/contract/storage", #"""

"""#),
        ("understudy/contract/subscript", #"""
{% include "understudy/contract/function" %}

"""#),
        ("understudy/contract/type", #"""
/// The contract of `{{ protocol }}`, yours to edit: random calls to which two implementations must answer alike.
///
///     @Test func liveAnswersLikeTheFake() async throws {
///         try await {{ double }}.check({ Live() }, against: { Fake() })
///     }
{% if defaults %}
///
/// {{ defaults }}
{% endif %}
{% for line in attributes %}
{{ line }}
{% endfor %}
{{ declaration }} {
    {{ body }}
}

"""#),
        ("understudy/dummy/function", #"""
{{ head }} {
    {% if hasBuilder %}return { {{ unset.start }}"{{ double }}.{{ literalName }} must not be called"{{ unset.end }} }(){% else %}{{ unset.start }}"{{ double }}.{{ literalName }} must not be called"{{ unset.end }}{% endif %}
}

"""#),
        ("understudy/dummy/initializer", #"""
{{ head }} {
    {% if superCall %}
    {{ superCall }}
    {% endif %}
}

"""#),
        ("understudy/dummy/property", #"""
{% if isSettable %}
{{ head }} {
    get { {% if hasBuilder %}return { {{ unset.start }}"{{ double }}.{{ literalName }} must not be read"{{ unset.end }} }(){% else %}{{ unset.start }}"{{ double }}.{{ literalName }} must not be read"{{ unset.end }}{% endif %} }
    set {% if isNeverSet %}{}{% else %}{ {{ unset.report }}("{{ double }}.{{ literalName }} must not be set") }{% endif %}
}
{% elif effects %}
{{ head }} {
    get{{ effects }} { {% if hasBuilder %}return { {{ unset.start }}"{{ double }}.{{ literalName }} must not be read"{{ unset.end }} }(){% else %}{{ unset.start }}"{{ double }}.{{ literalName }} must not be read"{{ unset.end }}{% endif %} }
}
{% else %}
{{ head }} {
    {% if hasBuilder %}return { {{ unset.start }}"{{ double }}.{{ literalName }} must not be read"{{ unset.end }} }(){% else %}{{ unset.start }}"{{ double }}.{{ literalName }} must not be read"{{ unset.end }}{% endif %}
}
{% endif %}

"""#),
        ("understudy/dummy/storage", #"""
{# A dummy keeps nothing. #}

"""#),
        ("understudy/dummy/subscript", #"""
{% if isSettable %}
{{ head }} {
    get { {% if hasBuilder %}return { {{ unset.start }}"{{ double }}.{{ literalName }} must not be read"{{ unset.end }} }(){% else %}{{ unset.start }}"{{ double }}.{{ literalName }} must not be read"{{ unset.end }}{% endif %} }
    set {% if isNeverSet %}{}{% else %}{ {{ unset.report }}("{{ double }}.{{ literalName }} must not be set") }{% endif %}
}
{% elif effects %}
{{ head }} {
    get{{ effects }} { {% if hasBuilder %}return { {{ unset.start }}"{{ double }}.{{ literalName }} must not be read"{{ unset.end }} }(){% else %}{{ unset.start }}"{{ double }}.{{ literalName }} must not be read"{{ unset.end }}{% endif %} }
}
{% else %}
{{ head }} {
    {% if hasBuilder %}return { {{ unset.start }}"{{ double }}.{{ literalName }} must not be read"{{ unset.end }} }(){% else %}{{ unset.start }}"{{ double }}.{{ literalName }} must not be read"{{ unset.end }}{% endif %}
}
{% endif %}

"""#),
        ("understudy/dummy/type", #"""
{% include "understudy/shared/type" %}

"""#),
        ("understudy/fake/accessor", #"""
var {{ name }}: {{ type }} {
    get { {{ lock }}.{{ name }} }
    set { {{ lock }}.{{ name }} = newValue }
}

"""#),
        ("understudy/fake/answer", #"""
{% import "understudy/fake/exits" %}
{% set given %}
{% if operation %}{% include operation.template operation %}{% else %}{{ expression }}{% endif %}
{% endset %}
{% if element %}
{% set condition %}
let {{ element }} = {{ given }}
{% endset %}
{% call guard condition exit true %}
{% call give element true %}
{% else %}
{% if constant %}
{% call guard constant exit true %}
{% endif %}
{% if delivery != "nothing" %}
{% call give given isAfterStatement %}
{% endif %}
{% endif %}
{% macro give value returns %}
{% if delivery == "completed" %}
{{ function }}({% call argument value %})
{% else %}
{% if returns %}return {% endif %}{% if delivery == "success" %}.success({{ value }}){% else %}{{ value }}{% endif %}
{% endif %}
{% endmacro %}
{% macro argument value %}
{% if arguments == "value" %}{{ value }}{% elif arguments == "success" %}.success({{ value }}){% elif arguments == "emptySuccess" %}.success(()){% elif arguments == "nil" %}nil{% elif arguments == "valueAndNil" %}{{ value }}, nil{% endif %}
{% endmacro %}

"""#),
        ("understudy/fake/body", #"""
{% if fake.missing and stub %}
{% if fake.missing != "what it does" %}
// Unknown: {{ fake.missing }}.
{% endif %}
{% for line in preparations %}
{{ line }}
{% endfor %}
{% include "understudy/shared/answer" %}
{% elif fake.missing %}
// Fill in: {{ fake.missing }}.
{% if hasBuilder and returns %}return { {{ unset.start }}"{{ double }}.{{ literalName }} is not filled in"{{ unset.end }} }(){% else %}{{ unset.start }}"{{ double }}.{{ literalName }} is not filled in"{{ unset.end }}{% endif %}
{% else %}
{% for constant in fake.constants %}
{% if constant.arguments %}
let {{ constant.constant }} = {% include "understudy/fake/make" constant %}
{% else %}
let {{ constant.constant }} = {{ constant.constant }}.lowercased()
{% endif %}
{% endfor %}
{% if fake.change %}
{% include "understudy/fake/change" fake.change %}
{% endif %}
{% if fake.answer %}
{% include "understudy/fake/answer" fake.answer %}
{% endif %}
{% endif %}
{% if not stub %}
{% for call in fake.calls %}
{{ call }}
{% endfor %}
{% endif %}

"""#),
        ("understudy/fake/change", #"""
{% if not lock %}
{% for operation in operations %}
{% include operation.template operation %}
{% endfor %}
{% elif isShort %}
{% if constant %}let {{ constant }} = {% endif %}{% if isThrowing %}try {% endif %}{{ lock }}.{{ "replace" if isReplacing else "withLock" }} { {{ lock }} in {% include operations.0.template operations.0 %} }
{% else %}
{% if constant %}let {{ constant }} = {% endif %}{% if isThrowing %}try {% endif %}{{ lock }}.{{ "replace" if isReplacing else "withLock" }} { {{ lock }} in
    {% for operation in operations %}
    {% include operation.template operation %}
    {% endfor %}
}
{% endif %}

"""#),
        ("understudy/fake/conditions", #"""
{% macro operand operand element %}
{% if operand.isIdentity %}Self.id(of: {{ operand.element|default:element }}){% else %}{{ operand.element|default:element }}{% if operand.property %}.{{ operand.property }}{% endif %}{% endif %}
{% endmacro %}
{% macro condition predicate element %}
{% if predicate.form == "comparison" %}
{% call operand predicate.left element %} {{ predicate.sign }} {% call operand predicate.right element %}
{% elif predicate.form == "isAmong" %}
{{ predicate.collection }}.contains({% call operand predicate.operand element %})
{% elif predicate.form == "answers" %}
{% call operand predicate.operand element %}.{{ predicate.function }}({% call operand predicate.argument element %})
{% elif predicate.form == "mentions" %}
{% call operand predicate.operand element %}.lowercased().contains({{ predicate.text }})
{% elif predicate.form == "isBlank" %}
{{ predicate.text }}.isEmpty
{% elif predicate.form == "flag" %}
{{ "" if predicate.isOn else "!" }}{{ element }}.{{ predicate.property }}
{% elif predicate.form == "unless" %}
{{ predicate.argument }} == nil || {% call condition predicate.condition element %}
{% elif predicate.form == "isOneOf" %}
{{ predicate.collection }}.contains { {% call condition predicate.condition predicate.element %} }
{% else %}
{% for part in predicate.parts %}{% if predicate.form == "all" and part.form in ["any", "unless"] %}({% call condition part element %}){% else %}{% call condition part element %}{% endif %}{% if not forloop.last %}{{ " && " if predicate.form == "all" else " || " }}{% endif %}{% endfor %}
{% endif %}
{% endmacro %}
{% macro closure predicate %}
{ {% if predicate.form == "isOneOf" %}{{ predicate.element }} in {% endif %}{% call condition predicate "$0" %} }
{% endmacro %}
{% macro change change element %}
{% if change.form == "replace" %}
{{ element }} = {{ change.value }}
{% elif change.form == "toggle" %}
{{ element }}.{{ change.property }}.toggle()
{% else %}
{{ element }}.{{ change.property }} = {{ change.value }}
{% endif %}
{% endmacro %}
{% macro key keys %}
[{% if keys.count > 1 %}[{{ keys|join:", " }}]{% else %}{{ keys.first }}{% endif %}]
{% endmacro %}
{% macro notify observers value %}
{% if hasListeners %}
{{ observers }}.send({{ value }})
{% elif isStreamed %}
{{ observers }} = {{ observers }}.filter { $0({{ value }}) }
{% else %}
for observer in {{ observers }} { observer({{ value }}) }
{% endif %}
{% endmacro %}
{% macro listen handler observers %}
{% if hasListeners %}
{{ observers }}.add({{ handler }})
{% elif isStreamed %}
{{ observers }}.append {
    {{ handler }}($0)
    return true
}
{% else %}
{{ observers }}.append({{ handler }})
{% endif %}
{% endmacro %}

"""#),
        ("understudy/fake/ending", #"""
/// Ends a stream when the fake ends.
nonisolated private final class StreamEnd {
    private let finish: () -> Void

    init(_ finish: @escaping () -> Void) { self.finish = finish }

    deinit { finish() }
}

"""#),
        ("understudy/fake/error", #"""
struct {{ error }}: Error {}

"""#),
        ("understudy/fake/exits", #"""
{% macro leave exit goesOn %}
{% if exit.form == "throw" %}
throw {{ exit.error }}
{% elif exit.form == "complete" %}
{{ exit.function }}({% if exit.isResult %}.failure({{ exit.error }}){% else %}{{ exit.error }}{% endif %})
{% elif exit.form == "fail" %}
{% if goesOn and unset.isReturned %}return {{ unset.start }}"{{ double }}.{{ name }}: there is none"{{ unset.end }}{% else %}{{ fail }}("{{ double }}.{{ name }}: there is none"){% endif %}
{% else %}
return{% if exit.value %} {{ exit.value }}{% endif %}
{% endif %}
{% endmacro %}
{% macro guard condition exit goesOn %}
{% if exit.form == "complete" %}
guard {{ condition }} else {
    {% call leave exit goesOn %}
    return
}
{% else %}
guard {{ condition }} else { {% call leave exit goesOn %} }
{% endif %}
{% endmacro %}

"""#),
        ("understudy/fake/function", #"""
{{ head }} {
    {% include "understudy/fake/body" %}
}

"""#),
        ("understudy/fake/identity", #"""
/// Fill in: what identifies a `{{ elementTypeName }}`.
private static func id(of {{ element }}: {{ elementType }}) -> {{ key }} {
    {{ fail }}("{{ double }}.id(of:) is not filled in")
}

"""#),
        ("understudy/fake/initializer", #"""
{{ head }} {
    {% if superCall %}
    {{ superCall }}
    {% endif %}
    {% if fake.change %}
    {% include "understudy/fake/change" fake.change %}
    {% endif %}
}

"""#),
        ("understudy/fake/listeners", #"""
{% if isObserved %}
var {{ observers }}: Listeners<{{ type }}> { {{ lock }}.withLock { $0.{{ observers }} } }
{% endif %}
{% if hasEvents %}
var {{ eventObservers }}: Listeners<{{ elementType }}> { {{ lock }}.withLock { $0.{{ eventObservers }} } }
{% endif %}

"""#),
        ("understudy/fake/make", #"""
{{ type }}({% for argument in arguments %}{% if argument.label %}{{ argument.label }}: {% endif %}{% if argument.form == "next" %}({{ place }}.map(\.{{ argument.value }}).max() ?? 0) + 1{% elif argument.form == "uuid" %}UUID(){% elif argument.form == "uuidText" %}UUID().uuidString{% else %}{{ argument.value }}{% endif %}{% if not forloop.last %}, {% endif %}{% endfor %})

"""#),
        ("understudy/fake/observer", #"""
{% import "understudy/fake/conditions" %}
{% if callback %} { didSet { {{ callback }}?({{ name }}) } }{% elif isObserved %} { didSet { {% call notify observers name %} } }{% endif %}

"""#),
        ("understudy/fake/operations/append", #"""
{{ place }}.append({{ value }})

"""#),
        ("understudy/fake/operations/appendAll", #"""
{{ place }}.append(contentsOf: {{ value }})

"""#),
        ("understudy/fake/operations/appendAtKey", #"""
{{ place }}[{{ keys.first }}, default: []].append({{ value }})

"""#),
        ("understudy/fake/operations/appendNew", #"""
if !{{ place }}.contains({{ value }}) { {{ place }}.append({{ value }}) }

"""#),
        ("understudy/fake/operations/assign", #"""
{{ place }} = {{ value }}

"""#),
        ("understudy/fake/operations/assignKey", #"""
{% import "understudy/fake/conditions" %}
{{ place }}{% call key keys %} = {{ value }}

"""#),
        ("understudy/fake/operations/change", #"""
{% import "understudy/fake/conditions" %}
for index in {{ place }}.indices where {% call condition predicate place|append:"[index]" %} {
    {% for change in changes %}
    {% call change change place|append:"[index]" %}
    {% endfor %}
}

"""#),
        ("understudy/fake/operations/contains", #"""
{% import "understudy/fake/conditions" %}
{{ place }}.contains {% call closure predicate %}

"""#),
        ("understudy/fake/operations/count", #"""
{% import "understudy/fake/conditions" %}
{{ place }}{% if predicate %}.filter{% if predicate.form == "given" %}({{ predicate.function }}){% else %} {% call closure predicate %}{% endif %}{% endif %}.count

"""#),
        ("understudy/fake/operations/each", #"""
for {{ constant }} in {{ value }} {
    {% for step in steps %}
    {% include step.template step %}
    {% endfor %}
}

"""#),
        ("understudy/fake/operations/end", #"""
{{ place }}.{% if value == "random" %}randomElement(){% else %}{{ value }}{% endif %}

"""#),
        ("understudy/fake/operations/first", #"""
{% import "understudy/fake/conditions" %}
{{ place }}.first{% if predicate.form == "given" %}(where: {{ predicate.function }}){% elif isFlag %}(where: {% call closure predicate %}){% else %} {% call closure predicate %}{% endif %}

"""#),
        ("understudy/fake/operations/hasKey", #"""
{% import "understudy/fake/conditions" %}
{{ place }}{% call key keys %} != nil

"""#),
        ("understudy/fake/operations/identify", #"""
var {{ value }} = {{ value }}
let {{ constant }} = {{ value }}.{{ keys.first }} ?? {{ fallback }}
{{ value }}.{{ keys.first }} = {{ constant }}
{% for step in steps %}
{% include step.template step %}
{% endfor %}
return {{ constant }}

"""#),
        ("understudy/fake/operations/insert", #"""
{% import "understudy/fake/conditions" %}
guard !{{ place }}.contains({% if predicate %}where: {% call closure predicate %}{% else %}{{ value }}{% endif %}) else { return false }
{{ place }}.append({{ value }})
{% for step in steps %}
{% include step.template step %}
{% endfor %}
return true

"""#),
        ("understudy/fake/operations/isEmpty", #"""
{% import "understudy/fake/conditions" %}
{% if predicate %}!{{ place }}.contains {% call closure predicate %}{% else %}{{ place }}.isEmpty{% endif %}

"""#),
        ("understudy/fake/operations/keys", #"""
{% if predicate %}{{ place }}.filter { $0.value }.map { $0.key }{% else %}{{ "Set" if isFlag else "Array" }}({{ place }}.keys){% endif %}

"""#),
        ("understudy/fake/operations/list", #"""
{% import "understudy/fake/conditions" %}
{% if selection %}
{% set chosen %}
{{ place }}{% if selection.predicate %}.filter{% if selection.predicate.form == "given" %}({{ selection.predicate.function }}){% else %} {% call closure selection.predicate %}{% endif %}{% endif %}{% if selection.order %}.sorted(by: {{ selection.order }}){% endif %}
{% endset %}
{% set page %}
{% if selection.offset or selection.limit %}Array({{ chosen }}{% if selection.offset %}.dropFirst({{ selection.offset }}){% endif %}{% if selection.limit %}.prefix({{ selection.limit }}){% endif %}){% else %}{{ chosen }}{% endif %}
{% endset %}
{% if selection.isSet %}Set({{ page }}){% elif selection.key %}Dictionary(uniqueKeysWithValues: {{ page }}.map { ($0.{{ selection.key }}, $0) }){% else %}{{ page }}{% endif %}
{% else %}
{{ place }}
{% endif %}

"""#),
        ("understudy/fake/operations/listen", #"""
{% import "understudy/fake/conditions" %}
{% if isFlag %}
{% call listen value eventObservers %}
{% else %}
{{ value }}({{ place }})
{% call listen value observers %}
{% endif %}

"""#),
        ("understudy/fake/operations/lookUp", #"""
{% import "understudy/fake/conditions" %}
{{ place }}{% call key keys %}{% if type %} as? {{ type }}{% endif %}{% if fallback %} ?? {{ fallback }}{% endif %}

"""#),
        ("understudy/fake/operations/notify", #"""
{% import "understudy/fake/conditions" %}
{% if predicate %}
{% set told %}
{{ place }}.filter {% call closure predicate %}
{% endset %}
{% call notify observers told %}
{% else %}
{% call notify observers place %}
{% endif %}

"""#),
        ("understudy/fake/operations/notifyOfElement", #"""
{% import "understudy/fake/conditions" %}
{% call notify eventObservers value %}

"""#),
        ("understudy/fake/operations/publish", #"""
{% import "understudy/fake/conditions" %}
let {{ streaming.target }} = CurrentValueSubject<{{ streaming.type }}, {{ streaming.failure }}>({{ place }})
{% if isStreamed or hasListeners %}
{% call listen streaming.target|append:".send" observers %}
{% else %}
{{ observers }}.append { {{ streaming.target }}.send($0) }
{% endif %}
return {{ streaming.target }}{% if streaming.isWeaker %}.compactMap { $0 }{% elif streaming.predicate or streaming.form != "all" %}.map { {% call part "$0" %} }{% endif %}.eraseToAnyPublisher()
{% macro part all %}
{% if streaming.form == "set" %}Set({{ all }}{% if streaming.predicate %}.filter {% call closure streaming.predicate %}{% endif %}){% elif streaming.form == "last" %}{{ all }}{% if streaming.predicate %}.first {% call closure streaming.predicate %}{% else %}.last{% endif %}{% else %}{{ all }}{% if streaming.predicate %}.filter {% call closure streaming.predicate %}{% endif %}{% endif %}
{% endmacro %}

"""#),
        ("understudy/fake/operations/remove", #"""
{% import "understudy/fake/conditions" %}
{{ place }}.removeAll{% if predicate.form == "given" %}(where: {{ predicate.function }}){% else %} {% call closure predicate %}{% endif %}

"""#),
        ("understudy/fake/operations/removeAll", #"""
{{ place }}.removeAll()

"""#),
        ("understudy/fake/operations/removeCounting", #"""
{% import "understudy/fake/conditions" %}
let {{ constant }} = {{ place }}.count
{{ place }}.removeAll {% call closure predicate %}
{% if isFlag %}
return {{ place }}.count < {{ constant }}
{% else %}
return {{ constant }} - {{ place }}.count
{% endif %}

"""#),
        ("understudy/fake/operations/removeValue", #"""
{{ place }}.removeValue(forKey: {{ value }}){% if isFlag %} != nil{% endif %}

"""#),
        ("understudy/fake/operations/stream", #"""
{% import "understudy/fake/conditions" %}
{% if hasListeners %}
{% set stream %}
{% if streaming.isOfElements %}{{ eventObservers }}{% else %}{{ observers }}{% endif %}.{{ "throwingStream" if streaming.type == "AsyncThrowingStream" else "stream" }}({% if not streaming.isOfElements %}{% call part place %}{% endif %}){% if streaming.isWeaker or streaming.predicate or streaming.form != "all" %} { {% call part "$0" %} }{% endif %}
{% endset %}
{% if lock %}{{ lock }}.withLock { {{ lock }} in {{ stream }} }{% else %}{{ stream }}{% endif %}
{% else %}
{{ streaming.type }} { {{ streaming.target }} in
    let {{ streaming.end }} = StreamEnd { {{ streaming.target }}.finish() }
    {% if lock %}
    {{ lock }}.withLock { {{ lock }} in
        {% call register %}
    }
    {% else %}
    {% call register %}
    {% endif %}
}
{% endif %}
{% macro register %}
{% set told %}
{% if streaming.isOfElements %}{{ eventObservers }}{% else %}{{ observers }}{% endif %}
{% endset %}
{% if streaming.isUnsafe and streaming.isWeaker %}
if let kept = {{ place }} {
    nonisolated(unsafe) let current = kept
    {{ streaming.target }}.yield(current)
}
{{ told }}.append {
    guard let kept = $0 else { return true }
    nonisolated(unsafe) let {{ streaming.value }} = kept
    return if case .terminated = {{ streaming.target }}.yield({{ streaming.value }}) { false } else { true }
}
{% elif streaming.isUnsafe %}
{% if not streaming.isOfElements %}
nonisolated(unsafe) let current = {% call part place %}
{{ streaming.target }}.yield(current)
{% endif %}
{{ told }}.append {
    defer { withExtendedLifetime({{ streaming.end }}) {} }
    nonisolated(unsafe) let {{ streaming.value }} = {% call part "$0" %}
    return if case .terminated = {{ streaming.target }}.yield({{ streaming.value }}) { false } else { true }
}
{% elif streaming.isWeaker %}
if let current = {{ place }} { {{ streaming.target }}.yield(current) }
{{ told }}.append {
    defer { withExtendedLifetime({{ streaming.end }}) {} }
    guard let value = $0 else { return true }
    return if case .terminated = {{ streaming.target }}.yield(value) { false } else { true }
}
{% else %}
{% if not streaming.isOfElements %}
{{ streaming.target }}.yield({% call part place %})
{% endif %}
{{ told }}.append {
    defer { withExtendedLifetime({{ streaming.end }}) {} }
    return if case .terminated = {{ streaming.target }}.yield({% call part "$0" %}) { false } else { true }
}
{% endif %}
{% endmacro %}
{% macro part all %}
{% if streaming.form == "set" %}Set({{ all }}{% if streaming.predicate %}.filter {% call closure streaming.predicate %}{% endif %}){% elif streaming.form == "last" %}{{ all }}{% if streaming.predicate %}.first {% call closure streaming.predicate %}{% else %}.last{% endif %}{% else %}{{ all }}{% if streaming.predicate %}.filter {% call closure streaming.predicate %}{% endif %}{% endif %}
{% endmacro %}

"""#),
        ("understudy/fake/operations/take", #"""
{% import "understudy/fake/conditions" %}
{% import "understudy/fake/exits" %}
{% set found %}
let {{ constant }} = {{ place }}.firstIndex(where: {% call closure predicate %})
{% endset %}
{% call guard found exit false %}
return {{ place }}.remove(at: {{ constant }})

"""#),
        ("understudy/fake/operations/update", #"""
{% import "understudy/fake/conditions" %}
{% import "understudy/fake/exits" %}
{% set found %}
let {{ constant }} = {{ place }}.firstIndex(where: {% call closure predicate %})
{% endset %}
{% if exit.form == "skip" %}
if {{ found }} {
    {% call update %}
}
{% else %}
{% call guard found exit false %}
{% call update %}
{% endif %}
{% if isFlag %}
return true
{% endif %}
{% macro update %}
{% set element %}
{{ place }}[{{ constant }}]
{% endset %}
{% for change in changes %}
{% call change change element %}
{% endfor %}
{% for step in steps %}
{% include step.template step %}
{% endfor %}
{% endmacro %}

"""#),
        ("understudy/fake/operations/upsert", #"""
{% import "understudy/fake/conditions" %}
if let {{ constant }} = {{ place }}.firstIndex(where: {% call closure predicate %}) {
    {{ place }}[{{ constant }}] = {{ value }}
} else {
    {{ place }}.append({{ value }})
}

"""#),
        ("understudy/fake/property", #"""
{% if value and isLocked %}
{% include "understudy/shared/accessors" %}
{% elif value %}
{% include "understudy/fake/value" %}
{% else %}
{% include "understudy/fake/subscript" %}
{% endif %}

"""#),
        ("understudy/fake/seeds", #"""
init({% for store in stores %}{{ store.seed }}: {% if store.isMadeInside %}{{ store.optionalType }} = nil{% else %}{{ store.type }} = {{ store.initial|default:"nil" }}{% endif %}{% if not forloop.last %}, {% endif %}{% endfor %}) {
    {% for store in stores %}
    {% if lock %}{{ lock }}.{% elif store.name == store.seed %}self.{% endif %}{{ store.name }} = {{ store.seed }}{% if store.isMadeInside %} ?? {{ store.initial }}{% endif %}
    {% endfor %}
}

"""#),
        ("understudy/fake/storage", #"""
{% if stub %}
{{ storagePrefix }}var {{ stub.name }}: {{ stub.type }} = {{ stub.value }}
{% endif %}
{% if setStub %}
{{ storagePrefix }}var {{ setStub.name }}: {{ setStub.type }} = {{ setStub.value }}
{% endif %}
{% if isLocked and value %}
{% include "understudy/fake/value" %}
{% endif %}

"""#),
        ("understudy/fake/store", #"""
{% if not isProperty %}
var {{ name }}: {{ type }}{% if startsEmpty and initial %} = {{ initial }}{% endif %}{% include "understudy/fake/observer" %}
{% endif %}
{% if isObserved %}
{% if hasListeners %}
let {{ observers }} = Listeners<{{ type }}>()
{% else %}
{{ "" if lock else "private " }}var {{ observers }}: [({{ type }}) -> {{ "Bool" if isStreamed else "Void" }}] = []
{% endif %}
{% endif %}
{% if hasEvents %}
{% if hasListeners %}
let {{ eventObservers }} = Listeners<{{ elementType }}>()
{% else %}
{{ "" if lock else "private " }}var {{ eventObservers }}: [({{ elementType }}) -> {{ "Bool" if isStreamed else "Void" }}] = []
{% endif %}
{% endif %}

"""#),
        ("understudy/fake/subscript", #"""
{% if isSettable %}
{{ head }} {
    get{{ effects }} {
        {% include "understudy/fake/body" %}
    }
    {% if isNeverSet %}
    set {}
    {% else %}
    set {
        {% if setStub %}
        {% if isLocked %}{{ lock }}.{% endif %}{{ setStub.name }}({{ setStub.arguments }})
        {% elif fake.missing %}
        {{ unset.report }}("{{ double }}.{{ literalName }} is not filled in")
        {% else %}
        {% if fake.setter %}
        {% include "understudy/fake/change" fake.setter %}
        {% endif %}
        {% endif %}
    }
    {% endif %}
}
{% elif effects %}
{{ head }} {
    get{{ effects }} {
        {% include "understudy/fake/body" %}
    }
}
{% else %}
{{ head }} {
    {% include "understudy/fake/body" %}
}
{% endif %}

"""#),
        ("understudy/fake/type", #"""
{% include "understudy/shared/type" %}

"""#),
        ("understudy/fake/value", #"""
{% if fake.store %}
{% set observer %}
{% include "understudy/fake/observer" fake.store %}
{% endset %}
{% endif %}
{% include "understudy/shared/value" %}

"""#),
        ("understudy/mock/function", #"""
{% include "understudy/spy/function" %}

"""#),
        ("understudy/mock/initializer", #"""
{% include "understudy/spy/initializer" %}

"""#),
        ("understudy/mock/property", #"""
{% include "understudy/spy/property" %}

"""#),
        ("understudy/mock/reset", #"""
{% include "understudy/spy/reset" %}
{% if isStatic and not isLocked and calls and not value and form != "initializer" %}
{{ stem }}{% if isFirstEdition %}ExpectedCount = nil{% else %}Expectations = []{% endif %}
{% endif %}

"""#),
        ("understudy/mock/resetCalls", #"""
{% include "understudy/spy/resetCalls" %}

"""#),
        ("understudy/mock/storage", #"""
{% include "understudy/spy/storage" %}
{% if calls and form != "initializer" %}
{% if isFirstEdition %}
{{ storagePrefix }}var {{ stem }}ExpectedCount: Int?
{% else %}
{{ storagePrefix }}var {{ stem }}Expectations: [ExpectedCalls<{% if calls.structure %}{{ calls.structure.name }}{% elif calls.element %}{{ calls.element }}{% else %}Void{% endif %}>] = []
{% endif %}
{% endif %}

"""#),
        ("understudy/mock/subscript", #"""
{% include "understudy/spy/subscript" %}

"""#),
        ("understudy/mock/type", #"""
{% include "understudy/shared/type" %}

"""#),
        ("understudy/mock/verification", #"""
{% if calls and not value and form != "initializer" %}
{% set place %}{% if isStatic %}Self.{% endif %}{% if isLocked %}{{ lock }}.{% endif %}{% endset %}
{% if isFirstEdition %}
check("{{ literalName }}", {{ place }}{{ stem }}ExpectedCount, {{ place }}{{ calls.name }}{% if calls.element %}.count{% endif %})
{% else %}
unmet += {{ place }}{{ stem }}Expectations.unmet({{ place }}{{ calls.name }}, of: "{{ literalName }}")
{% endif %}
{% endif %}

"""#),
        ("understudy/shared/accessors", #"""
{{ head }} {
    get { {% if hasBuilder %}return {% endif %}{% if value.isLazy %}{{ lock }}.withLock { $0.{{ property }} }{% else %}{{ lock }}{% if isHidden %}[dynamicMember: \.{{ property }}]{% else %}.{{ property }}{% endif %}{% endif %} }
    {% if value.isLazy %}
    set { {{ lock }}.replace { $0.{{ property }} = newValue } }
    {% else %}
    set { {{ lock }}{% if isHidden %}[dynamicMember: \.{{ property }}]{% else %}.{{ property }}{% endif %} = newValue }
    {% endif %}
}

"""#),
        ("understudy/shared/answer", #"""
{% if answer == "stub" %}
{% if returns and isAfterStatement %}return {% endif %}{{ call }}
{% elif answer == "forward" %}
{% if returns and isAfterStatement %}return {% endif %}{{ call }}
{% elif answer == "cast" and isOptionalCast %}
let {{ local }} = {{ call }}
if let {{ local }}, !({{ local }} is {{ castType }}) {
    {% for line in mismatch %}
    {{ line }}
    {% endfor %}
}
return {{ local }} as? {{ castType }}
{% elif answer == "cast" %}
guard let {{ local }} = {{ call }} as? {{ castType }} else {
    {{ unset.start }}"{{ castFailure }}"{{ unset.end }}
}
return {{ local }}
{% elif answer == "failure" %}
{{ unset.start }}"{{ failure }}"{{ unset.end }}
{% endif %}

"""#),
        ("understudy/shared/creation", #"""
{% if creation %}
{% if creation.isFailable %}guard {{ creation.call }} else { return nil }{% else %}{{ creation.call }}{% endif %}
{% endif %}

"""#),
        ("understudy/shared/record", #"""
{% if notesUse %}
{% if isLocked %}{{ lock }}.withLock { $0.{% endif %}${{ calls.name }}.{% if calls.element %}append({% if calls.structure %}{{ calls.structure.value }}{% else %}{{ calls.value }}{% endif %}){% else %}increment(){% endif %}{% if isLocked %} }{% endif %}
{% elif isLocked %}
{{ lock }}.{% if calls.element %}append({% if calls.structure %}{{ calls.structure.value }}{% else %}{{ calls.value }}{% endif %}, to: \.{{ calls.name }}){% else %}increment(\.{{ calls.name }}){% endif %}
{% elif calls.element %}
{{ calls.name }}.append({% if calls.structure %}{{ calls.structure.value }}{% else %}{{ calls.value }}{% endif %})
{% else %}
{{ calls.name }} += 1
{% endif %}
{% if order %}
{{ order }}
{% endif %}

"""#),
        ("understudy/shared/stub", #"""
// Set here, as Swift 6.3 can't set a closure with a typed error through a generic subscript.
{{ stubPrefix }}var {{ stub.name }}: {{ stub.type }} {
    get { {{ lock }}.withLock { $0.{{ stub.name }} } }
    set {
        // The old value is released after unlocking.
        var value = newValue
        {{ lock }}.withLock { {{ swap }}(&$0.{{ stub.name }}, &value) }
    }
}

"""#),
        ("understudy/shared/type", #"""
/// {{ article|upperFirst }} of `{{ protocol }}`, yours to edit.
{% if defaults %}
///
/// {{ defaults }}
{% endif %}
{% for line in attributes %}
{{ line }}
{% endfor %}
{% if body %}
{{ declaration }} {
    {{ body }}
}
{% else %}
{{ declaration }} {}
{% endif %}

"""#),
        ("understudy/shared/value", #"""
{% if value.isOptional %}
{% if value.isPublished %}@Published {% endif %}{{ storagePrefix }}{% if value.isWeak %}weak {% endif %}var {{ property }}: {{ value.type }}{{ observer }}
{% elif value.initial %}
{% if value.isPublished %}@Published {% endif %}{{ storagePrefix }}var {{ property }}{% if not infersType %}: {{ value.type }}{% endif %} = {{ value.initial }}{{ observer }}
{% else %}
{{ storagePrefix }}{% if not isStaticStored %}lazy {% endif %}var {{ property }}: {{ value.type }} = { {{ fail }}("{{ double }}.{{ literalName }} is not set") }(){{ observer }}
{% endif %}

"""#),
        ("understudy/spy/forwarded", #"""
{% set place %}{% if isLocked %}{{ lock }}.{% endif %}{% endset %}
{% if forwarded and stub.hasTypedError %}
{# Such closures can't be set through a generic subscript: Swift 6.3's compiler fails. #}
{{ stub.name }} = { {{ forwarded }} }
{% elif forwarded %}
{{ place }}{{ stub.name }} = { {{ forwarded }} }
{% endif %}
{% if forwardedSet %}
{{ place }}{{ setStub.name }} = { {{ forwardedSet }} }
{% endif %}

"""#),
        ("understudy/spy/function", #"""
{{ head }} {
    {% for line in preparations %}
    {{ line }}
    {% endfor %}
    {% include "understudy/shared/record" %}
    {% include "understudy/shared/answer" %}
}

"""#),
        ("understudy/spy/initializer", #"""
{{ head }} {
    {% if superCall %}
    {{ superCall }}
    {% endif %}
    {% for line in preparations %}
    {{ line }}
    {% endfor %}
    {% include "understudy/shared/record" %}
    {% include "understudy/shared/creation" %}
}

"""#),
        ("understudy/spy/property", #"""
{% if value and value.isInherited and isLocked %}
{{ head }} {
    didSet {
        {% if notesUse %}
        {{ lock }}.withLock { $0.${{ setCalls.name }}.append({{ setCalls.value }}) }
        {% else %}
        {{ lock }}.append({{ setCalls.value }}, to: \.{{ setCalls.name }})
        {% endif %}
        {% if order %}
        {{ order }}
        {% endif %}
    }
}
{% elif value and value.isInherited %}
{{ head }}{{ observer }}
{% elif value and isLocked %}
{% include "understudy/shared/accessors" %}
{% elif value %}
{% include "understudy/shared/value" %}
{% elif effects or isSettable %}
{{ head }} {
    get{{ effects }} {
        {% include "understudy/shared/record" %}
        {% include "understudy/shared/answer" %}
    }
    {% if isSettable and setCalls %}
    {% include "understudy/spy/setter" %}
    {% elif isSettable %}
    set {}
    {% endif %}
}
{% else %}
{{ head }} {
    {% include "understudy/shared/record" %}
    {% include "understudy/shared/answer" %}
}
{% endif %}

"""#),
        ("understudy/spy/reset", #"""
{% include "understudy/stub/reset" %}
{% if isStatic and not isLocked %}
{% if calls and not value %}
{{ calls.name }} = {% if calls.element %}[]{% else %}0{% endif %}
{% endif %}
{% if setCalls %}
{{ setCalls.name }} = []
{% endif %}
{% endif %}

"""#),
        ("understudy/spy/resetCalls", #"""
{% if not isStatic %}
{% set place %}{% if isLocked %}{{ lock }}.{% endif %}{% endset %}
{% if calls and not value %}
{{ place }}{{ calls.name }} = {% if calls.element %}[]{% else %}0{% endif %}
{% endif %}
{% if setCalls %}
{{ place }}{{ setCalls.name }} = []
{% endif %}
{% endif %}

"""#),
        ("understudy/spy/setter", #"""
set {
    {% for line in preparations %}
    {{ line }}
    {% endfor %}
    {% if notesUse %}
    {% if isLocked %}{{ lock }}.withLock { $0.{% endif %}${{ setCalls.name }}.append({% if setCalls.structure %}{{ setCalls.structure.value }}{% else %}{{ setCalls.value }}{% endif %}){% if isLocked %} }{% endif %}
    {% elif isLocked %}
    {{ lock }}.append({% if setCalls.structure %}{{ setCalls.structure.value }}{% else %}{{ setCalls.value }}{% endif %}, to: \.{{ setCalls.name }})
    {% else %}
    {{ setCalls.name }}.append({% if setCalls.structure %}{{ setCalls.structure.value }}{% else %}{{ setCalls.value }}{% endif %})
    {% endif %}
    {% if order %}
    {{ order }}
    {% endif %}
    {% if setStub %}
    {% if isLocked %}{{ lock }}.{% endif %}{{ setStub.name }}({{ setStub.arguments }})
    {% endif %}
}

"""#),
        ("understudy/spy/storage", #"""
{% if calls %}
{% if calls.structure %}
{% for line in calls.structure.lines %}
{{ line }}
{% endfor %}
{{ recordPrefix }}var {{ calls.name }}: [{{ calls.structure.name }}] = []
{% elif calls.element %}
{{ recordPrefix }}var {{ calls.name }}: [{{ calls.element }}] = []
{% else %}
{{ recordPrefix }}var {{ calls.name }} = 0
{% endif %}
{% endif %}
{% if stub %}
{{ stubMark }}{{ storagePrefix }}var {{ stub.name }}: {{ stub.type }} = {{ stub.value }}
{% endif %}
{% if setCalls %}
{% if setCalls.structure %}
{% for line in setCalls.structure.lines %}
{{ line }}
{% endfor %}
{{ recordPrefix }}var {{ setCalls.name }}: [{{ setCalls.structure.name }}] = []
{% else %}
{{ recordPrefix }}var {{ setCalls.name }}: [{{ setCalls.element }}] = []
{% endif %}
{% endif %}
{% if setStub %}
{{ storagePrefix }}var {{ setStub.name }}: {{ setStub.type }} = {{ setStub.value }}
{% endif %}
{% if isLocked and value and not value.isInherited %}
{% include "understudy/shared/value" %}
{% endif %}

"""#),
        ("understudy/spy/subscript", #"""
{% if effects or isSettable %}
{{ head }} {
    get{{ effects }} {
        {% for line in preparations %}
        {{ line }}
        {% endfor %}
        {% include "understudy/shared/record" %}
        {% include "understudy/shared/answer" %}
    }
    {% if isSettable and setCalls %}
    {% include "understudy/spy/setter" %}
    {% elif isSettable %}
    set {}
    {% endif %}
}
{% else %}
{% include "understudy/spy/function" %}
{% endif %}

"""#),
        ("understudy/spy/type", #"""
{% include "understudy/shared/type" %}

"""#),
        ("understudy/stub/function", #"""
{{ head }} {
    {% for line in preparations %}
    {{ line }}
    {% endfor %}
    {% include "understudy/shared/answer" %}
}

"""#),
        ("understudy/stub/initializer", #"""
{{ head }} {
    {% if superCall %}
    {{ superCall }}
    {% endif %}
    {% if creation %}
    {% for line in preparations %}
    {{ line }}
    {% endfor %}
    {% include "understudy/shared/creation" %}
    {% endif %}
}

"""#),
        ("understudy/stub/property", #"""
{% if value and isLocked %}
{% include "understudy/shared/accessors" %}
{% elif value %}
{% include "understudy/shared/value" %}
{% elif effects or isSettable %}
{{ head }} {
    get{{ effects }} {
        {% include "understudy/shared/answer" %}
    }
    {% if isSettable %}
    set {}
    {% endif %}
}
{% else %}
{{ head }} {
    {% include "understudy/shared/answer" %}
}
{% endif %}

"""#),
        ("understudy/stub/reset", #"""
{% if isStatic and not isLocked %}
{% if value %}
{% if value.initial %}{{ property }} = {{ value.initial }}{% elif value.isOptional %}{{ property }} = nil{% endif %}
{% endif %}
{% if stub %}
{{ stub.name }} = {{ stub.value }}
{% endif %}
{% endif %}

"""#),
        ("understudy/stub/storage", #"""
{% if stub %}
{{ stubMark }}{{ storagePrefix }}var {{ stub.name }}: {{ stub.type }} = {{ stub.value }}
{% endif %}
{% if isLocked and value %}
{% include "understudy/shared/value" %}
{% endif %}

"""#),
        ("understudy/stub/subscript", #"""
{% if effects or isSettable %}
{{ head }} {
    get{{ effects }} {
        {% for line in preparations %}
        {{ line }}
        {% endfor %}
        {% include "understudy/shared/answer" %}
    }
    {% if isSettable %}
    set {}
    {% endif %}
}
{% else %}
{% include "understudy/stub/function" %}
{% endif %}

"""#),
        ("understudy/stub/type", #"""
{% include "understudy/shared/type" %}

"""#),
        ("understudy/support/CallOrder", #"""
/// The order of calls to one or several doubles, from any thread.
///
///     let order = CallOrder()
///     store.order = order
///     clock.order = order
///     #expect(order.calls == ["find(id:)", "save(_:)"])
///
/// With `CallOrder(expecting: ["find(id:)", "save(_:)"])`, a mock reports a different order in `unmetExpectations`.
{{ nonisolated }}final class CallOrder: @unchecked Sendable {
    private let lock = NSLock()
    private var added: [String] = []
    private let expected: [String]?

    init(expecting expected: [String]? = nil) { self.expected = expected }

    /// The names of the members called so far.
    var calls: [String] { lock.withLock { added } }

    /// Calls out of order.
    var unmet: [String] {
        let calls = calls
        guard let expected, calls != expected else { return [] }
        return ["calls out of order; expected \(expected), got \(calls)"]
    }

    /// Records a call.
    func add(_ call: String) { lock.withLock { added.append(call) } }

    /// Forgets all calls.
    func reset() { lock.withLock { added = [] } }
}

"""#),
        ("understudy/support/Eventually", #"""
import Foundation
#if canImport(Testing)
import Testing
#endif
#if canImport(XCTest)
import XCTest
#endif

/// Waits until `condition` is met, and fails the test at the caller's line if that takes longer than `seconds`.
///
///     try await eventually { spy.saveCalls.count == 2 }
///
/// The condition runs on the caller's actor, so it may read state of the main actor.
///
/// Changes of a double with a lock are noticed at once. Anything else is polled every `interval` seconds.
/// - Returns: `true` if the condition was met.
@discardableResult
func eventually(
    within seconds: Double = 1, isolation: isolated (any Actor)? = #isolation, fileID: String = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: Int = #column, every interval: Double = 0.01,
    _ condition: () async throws -> Bool
) async throws -> Bool {
    let deadline = Date(timeIntervalSinceNow: seconds)
    while true {
        let pause = Eventually.pause(of: min(interval, deadline.timeIntervalSinceNow))
        defer { pause.cancel() }
        if try await Eventually.$pause.withValue(pause, operation: condition) { return true }
        if Date() >= deadline { break }
        await withTaskCancellationHandler(operation: { await pause.value }, onCancel: { pause.cancel() })
        try Task.checkCancellation()
    }
    let message = "condition not met within \(seconds) s"
    #if canImport(Testing)
    if Test.current != nil {
        let place = SourceLocation(fileID: fileID, filePath: "\(filePath)", line: Int(line), column: column)
        Issue.record(Comment(rawValue: message), sourceLocation: place)
        return false
    }
    #endif
    #if canImport(XCTest)
    XCTFail(message, file: filePath, line: line)
    #endif
    return false
}

/// The pause before the next poll; a `Locked` that the condition read ends it early by changing.
{{ nonisolated }}enum Eventually {
    @TaskLocal static var pause: Task<Void, Never>?

    static func pause(of seconds: Double) -> Task<Void, Never> {
        Task.detached { try? await Task.sleep(nanoseconds: UInt64(min(max(0, seconds), 1e6) * 1e9)) }
    }
}

"""#),
        ("understudy/support/ExpectedCalls", #"""
/// The calls that a mock expects of one member: how many, and with which arguments.
///
///     mock.saveExpectations = [.called(with: milk), .called(0...2) { $0.id > 7 }]
///     mock.deleteIdExpectations = [.never]
///     #expect(mock.unmetExpectations == [])
///
/// If a test does not read `unmetExpectations`, the mock fails it at the line of each unmet expectation.
{{ nonisolated }}struct ExpectedCalls<Arguments>: @unchecked Sendable {
    // The test sets these before the mock is called, so they need no lock.
    private let count: Range<Int>
    private var wanted = ""
    private let origin: ExpectationOrigin
    private let fits: (Arguments) -> Bool

    /// A number of calls in the range `count` that satisfy `fits`.
    static func called(
        _ count: some RangeExpression<Int>, where fits: @escaping (Arguments) -> Bool = { _ in true },
        fileID: String = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) -> Self {
        let origin = ExpectationOrigin(TestIssue.Place(fileID: fileID, file: file, line: line))
        return Self(count: count.relative(to: 0..<Int.max), origin: origin, fits: fits)
    }

    /// Exactly `count` calls that satisfy `fits`.
    static func called(
        _ count: Int = 1, where fits: @escaping (Arguments) -> Bool = { _ in true },
        fileID: String = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) -> Self { called(count..<count + 1, where: fits, fileID: fileID, file: file, line: line) }

    /// Exactly `count` calls with `arguments`.
    static func called(
        _ count: Int = 1, with arguments: Arguments,
        fileID: String = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) -> Self where Arguments: Equatable {
        var expected = called(count, where: { $0 == arguments }, fileID: fileID, file: file, line: line)
        expected.wanted = " with \(arguments)"
        return expected
    }

    /// No calls.
    static var never: Self { Self(count: 0..<1, origin: ExpectationOrigin(nil), fits: { _ in true }) }

    /// The expected number of calls, in words.
    private var number: String {
        if count.upperBound == .max { return "\(count.lowerBound) or more" }
        return count.count == 1 ? "\(count.lowerBound)" : "\(count.lowerBound) to \(count.upperBound - 1)"
    }

    /// Missing and unexpected calls.
    fileprivate static func unmet(_ expected: [Self], _ calls: [Arguments], of member: String) -> [String] {
        var made = expected.map { _ in 0 }
        var unmet: [(text: String, origin: ExpectationOrigin?)] = []
        for call in calls {
            let fitting = expected.indices.filter { expected[$0].fits(call) }
            let missing = fitting.first { !expected[$0].count.contains(made[$0]) }
            let more = fitting.first { expected[$0].count.contains(made[$0] + 1) }
            if let place = missing ?? more ?? fitting.first {
                made[place] += 1
            } else {
                let arguments = Arguments.self == Void.self ? "" : " with \(call)"
                unmet.append(("\(member): unexpected call\(arguments)", expected.first?.origin))
            }
        }
        for (expectation, made) in zip(expected, made) where !expectation.count.contains(made) {
            let wanted = "expected calls: \(expectation.number)\(expectation.wanted)"
            let all = Arguments.self == Void.self ? "" : " of \(calls)"
            unmet.append(("\(member): \(wanted), got: \(made)\(all)", expectation.origin))
        }
        for one in unmet { one.origin?.report(one.text) }
        for expectation in expected { expectation.origin.isRead = true }
        return unmet.map(\.text)
    }
}

{{ nonisolated }}extension Array {
    func unmet<Arguments>(_ calls: [Arguments], of member: String) -> [String]
    where Element == ExpectedCalls<Arguments> { ExpectedCalls.unmet(self, calls, of: member) }

    func unmet(_ count: Int, of member: String) -> [String] where Element == ExpectedCalls<Void> {
        ExpectedCalls.unmet(self, [Void](repeating: (), count: count), of: member)
    }
}

/// Reports unmet expectations of mocks that are released before the test has read them.
{{ nonisolated }}enum UnreadExpectations {
    @TaskLocal fileprivate static var areReported = false
    private static let onMainQueue = DispatchSpecificKey<Bool>()

    /// Fails the test at each unmet expectation that nobody has read.
    static func report(_ unmet: () -> [String]) { $areReported.withValue(true) { _ = unmet() } }

    /// Does the same for a mock of the main actor that is released there.
    static func reportOnMainActor(_ unmet: @MainActor () -> [String]) {
        DispatchQueue.main.setSpecific(key: onMainQueue, value: true)
        // On Linux, the main queue may run on another thread than the main one.
        if Thread.isMainThread || DispatchQueue.getSpecific(key: onMainQueue) == true {
            report { MainActor.assumeIsolated(unmet) }
        }
    }
}

/// The line that sets an expectation, and whether a test has read the result.
private {{ nonisolated }}final class ExpectationOrigin: @unchecked Sendable {
    private let place: TestIssue.Place?
    var isRead = false

    init(_ place: TestIssue.Place?) { self.place = place }

    func report(_ unmet: String) {
        if UnreadExpectations.areReported, !isRead { _ = TestIssue(unmet, at: place) }
    }
}

"""#),
        ("understudy/support/Gate", #"""
import Foundation

/// Holds answers back until the test opens it, so that the test can look at the state in between.
///
///     let gate = Gate()
///     spy.loadStub = { await gate.wait(); return note }
///     let loading = Task { await model.load() }
///     try await eventually { model.isLoading }
///     gate.open()
{{ nonisolated }}final class Gate: @unchecked Sendable {
    private let lock = NSLock()
    private var isOpen = false
    private var waiting: [(id: Int, continuation: CheckedContinuation<Void, Never>)] = []
    private var lastID = 0

    /// Suspends until the gate is open or the task is cancelled.
    func wait() async {
        let id = lock.withLock {
            lastID += 1
            return lastID
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isWaiting = lock.withLock {
                    // A task that is cancelled after this check finds its continuation in the list.
                    if isOpen || Task.isCancelled { return false }
                    waiting.append((id, continuation))
                    return true
                }
                if !isWaiting { continuation.resume() }
            }
        } onCancel: {
            let continuation = lock.withLock {
                waiting.firstIndex { $0.id == id }.map { waiting.remove(at: $0).continuation }
            }
            continuation?.resume()
        }
    }

    /// Opens the gate for current and later waiters.
    func open() {
        let waiting = lock.withLock {
            isOpen = true
            defer { self.waiting = [] }
            return self.waiting
        }
        for waiter in waiting { waiter.continuation.resume() }
    }
}

"""#),
        ("understudy/support/InTurn", #"""
import Foundation

/// Returns the answers in order, one per call, then repeats the last.
///
///     spy.loadStub = inTurn(first, second)
{{ nonisolated }}func inTurn<each Argument, Value>(_ first: Value, _ others: Value...) -> (repeat each Argument) -> Value {
    let answers = Answers([first] + others)
    return { (_: repeat each Argument) in answers.next() }
}

/// The same for stubs that are called from any thread.
{{ nonisolated }}func inTurn<each Argument, Value: Sendable>(
    _ first: Value, _ others: Value...
) -> @Sendable (repeat each Argument) -> Value {
    let answers = SharedAnswers([first] + others)
    return { (_: repeat each Argument) in answers.next() }
}

/// Returns the values or throws the errors in order, one per call, then repeats the last.
///
///     spy.loadStub = inTurn(.failure(Offline()), .success(note))
{{ nonisolated }}func inTurn<each Argument, Value, Failure>(
    _ first: Result<Value, Failure>, _ others: Result<Value, Failure>...
) -> (repeat each Argument) throws(Failure) -> Value {
    let answers = Answers([first] + others)
    return { (_: repeat each Argument) throws(Failure) in try answers.next().get() }
}

/// The same for stubs that are called from any thread.
{{ nonisolated }}func inTurn<each Argument, Value: Sendable, Failure>(
    _ first: Result<Value, Failure>, _ others: Result<Value, Failure>...
) -> @Sendable (repeat each Argument) throws(Failure) -> Value {
    let answers = SharedAnswers([first] + others)
    return { (_: repeat each Argument) throws(Failure) in try answers.next().get() }
}

private {{ nonisolated }}final class Answers<Value> {
    private var values: [Value]
    init(_ values: [Value]) { self.values = values.reversed() }
    func next() -> Value { values.count > 1 ? values.removeLast() : values[0] }
}

private {{ nonisolated }}final class SharedAnswers<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private let answers: Answers<Value>
    init(_ values: [Value]) { answers = Answers(values) }
    func next() -> Value { lock.withLock { answers.next() } }
}

"""#),
        ("understudy/support/Listeners", #"""
/// Those who listen to what a fake keeps: each stream by a number, until it ends.
{{ nonisolated }}final class Listeners<Value>: @unchecked Sendable {
    private struct Listener {
        let tell: (Value) -> Void
        let finish: () -> Void
    }

    private let lock = NSLock()
    private var listeners: [Int: Listener] = [:]
    private var last = 0

    deinit {
        // The streams of a fake end with it.
        for listener in listeners.values { listener.finish() }
    }

    /// How many listen, so that a test can wait for them: `try await eventually { fake.notesListeners.count == 1 }`.
    var count: Int { locked { listeners.count } }

    /// Tells all who listen.
    func send(_ value: Value) {
        for (_, listener) in locked({ listeners.sorted { $0.key < $1.key } }) { listener.tell(value) }
    }

    /// Has `tell` called with each value.
    func add(_ tell: @escaping (Value) -> Void) { _ = insert(Listener(tell: tell) {}) }

    /// A stream of `first` and each value that is sent.
    func stream(_ first: Value? = nil) -> AsyncStream<Value> { stream(first) { $0 } }

    /// A stream of `first` and what `part` gives for each value that is sent.
    func stream<Part>(_ first: Part?, _ part: @escaping (Value) -> Part?) -> AsyncStream<Part> {
        AsyncStream { continuation in
            let id = listen(first, part, { continuation.yield($0) }) { continuation.finish() }
            continuation.onTermination = { [weak self] _ in self?.remove(id) }
        }
    }

    /// The same as a stream that could fail.
    func throwingStream(_ first: Value? = nil) -> AsyncThrowingStream<Value, any Error> { throwingStream(first) { $0 } }

    /// The same as a stream that could fail.
    func throwingStream<Part>(
        _ first: Part?, _ part: @escaping (Value) -> Part?
    ) -> AsyncThrowingStream<Part, any Error> {
        AsyncThrowingStream { continuation in
            let id = listen(first, part, { continuation.yield($0) }) { continuation.finish() }
            continuation.onTermination = { [weak self] _ in self?.remove(id) }
        }
    }

    private func listen<Part>(
        _ first: Part?, _ part: @escaping (Value) -> Part?, _ yield: @escaping (sending Part) -> Void,
        _ finish: @escaping () -> Void
    ) -> Int {
        let tell = { (part: Part?) in
            guard let part else { return }
            nonisolated(unsafe) let told = part
            yield(told)
        }
        tell(first)
        return insert(Listener(tell: { tell(part($0)) }, finish: finish))
    }

    private func insert(_ listener: Listener) -> Int {
        locked {
            last += 1
            listeners[last] = listener
            return last
        }
    }

    private func remove(_ id: Int) { locked { listeners[id] = nil } }

    private func locked<Result>(_ body: () -> Result) -> Result {
        lock.lock()
        defer { lock.unlock() }
        return body()
    }
}

"""#),
        ("understudy/support/Locked", #"""
/// A value behind a lock, for doubles that several threads use at once.
@dynamicMemberLookup
{{ nonisolated }}final class Locked<Value>: Sendable {
    private let lock = NSLock()
    private nonisolated(unsafe) var value: Value
{% if wakes %}
    private nonisolated(unsafe) var pauses: Set<Task<Void, Never>> = []
{% endif %}

    init(_ value: Value) { self.value = value }

    subscript<Member>(dynamicMember member: WritableKeyPath<Value, Member>) -> Member {
{% if wakes %}
        get {
            lock.lock()
            defer { unlock(isChanged: false) }
            return value[keyPath: member]
        }
{% else %}
        get { withLock { $0[keyPath: member] } }
{% endif %}
        set {
            // The old value is released after unlocking, since its 'deinit' may call the double.
            var value = newValue
            withLock { swap(&$0[keyPath: member], &value) }
        }
    }

    func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
{% if wakes %}
        defer { unlock(isChanged: true) }
        return try body(&value)
    }

    /// Unlocks; a change wakes each `eventually` whose condition has read the value.
    private func unlock(isChanged: Bool) {
        var ended: Set<Task<Void, Never>> = []
        if let looking = Eventually.pause, !looking.isCancelled {
            pauses = pauses.filter { !$0.isCancelled }.union([looking])
        } else if isChanged {
            swap(&ended, &pauses)
        }
        lock.unlock()
        for pause in ended { pause.cancel() }
    }
{% else %}
        defer { lock.unlock() }
        return try body(&value)
    }
{% endif %}
}

"""#),
        ("understudy/support/LockedRecording", #"""
/// Records calls, one at a time.
{{ nonisolated }}extension Locked {
    func append<Element>(_ element: Element, to list: WritableKeyPath<Value, [Element]>) {
        withLock { $0[keyPath: list].append(element) }
    }

    func increment(_ count: WritableKeyPath<Value, Int>) { withLock { $0[keyPath: count] += 1 } }
}

"""#),
        ("understudy/support/LockedReplacing", #"""
/// Replaces objects, and values that may never have been set.
{{ nonisolated }}extension Locked {
    /// Changes the value; the old one is released after unlocking, since its 'deinit' may call the double.
    func replace<Result>(_ change: (inout Value) throws -> Result) rethrows -> Result {
        try withLock { value in
            let old = value
            return (result: try change(&value), old: old)
        }.result
    }
}

"""#),
        ("understudy/support/LockedShared", #"""
/// The storage of static members, one `Locked` per type of value.
{{ nonisolated }}extension Locked {
    static func shared(_ initial: () -> Value) -> Locked<Value> {
        StaticMembers.storage.withLock { all in
            let key = ObjectIdentifier(Value.self)
            if let found = all[key] as? Locked<Value> { return found }
            let made = Locked(initial())
            all[key] = made
            return made
        }
    }
}

/// The storage of static members of all doubles.
///
/// To give each test its own, run 'understudy support separateStatics'.
{{ nonisolated }}enum StaticMembers {
    @TaskLocal static var storage = Locked<[ObjectIdentifier: Any]>([:])
}

"""#),
        ("understudy/support/RandomHistory", ##"""
/// Random calls to two implementations of a protocol, with their answers.
{{ nonisolated }}final class RandomHistory {
    /// A call: its place in the list of calls, and the choices by which its arguments are drawn.
    struct Step: Equatable {
        var call: Int
        var choices: [Int] = []
    }

    /// A call as Swift code, with its answer.
    struct Answer: Equatable {
        var call = ""
        var result = "()"
        /// The result with the elements of collections sorted.
        var unordered = "()"
        var isThrown = false
        /// The first issue that the call reported, such as a stub that is not set.
        var issue: String?
    }

    /// The first issue that the current call reports.
    private(set) var heard = HistoryAnswer()
    fileprivate(set) var steps: [Step]
    /// Whether the reference is compared with itself, to find calls that it answers in no fixed order.
    let isTrial: Bool
    /// The answers of each implementation, the reference first.
    fileprivate(set) var sides: [[Answer]] = []
    fileprivate(set) var ids: [[UUID]] = []
    private var generator: SeededGenerator?
    private var forms: [String: String] = [:]
    private var position = 0

    fileprivate init(_ steps: [Step], _ generator: SeededGenerator? = nil, isTrial: Bool = false) {
        self.steps = steps
        self.isTrial = isTrial
        self.generator = generator
    }

    /// Begins with the next implementation.
    func begin() {
        sides.append([])
        ids.append([])
    }

    /// The place of the next call; `nil` at the end.
    func next() -> Int? {
        guard let count = sides.last?.count, count < steps.count else { return nil }
        sides[sides.count - 1].append(Answer())
        heard = HistoryAnswer()
        position = 0
        return steps[count].call
    }

    /// Records a call.
    func calls(_ call: String) { note { $0.call = call } }

    /// Records what the call returned.
    func returns<Value>(_ value: Value) {
        let result = written(value)
        let unordered = written(value, isSorted: true)
        note { ($0.result, $0.unordered) = (result, unordered) }
    }

    /// Records that the call threw.
    func fails(_ error: any Error) {
        note {
            $0.result = "\(error)"
            $0.isThrown = true
        }
    }

    private func note(_ change: (inout Answer) -> Void) {
        guard let side = sides.indices.last, let call = sides[side].indices.last else { return }
        change(&sides[side][call])
        sides[side][call].issue = heard.value as? String
    }

    // MARK: Arguments

    /// One of a few values, so that calls use the same ones again.
    func draw<Value: RandomValue>() -> Value { Value.drawn(from: self) }

    /// One of `values`.
    func one<Value>(of values: [Value]) -> Value { values[choice(values.count)] }

    /// `nil`, or a value.
    func optional<Value>(_ make: () -> Value) -> Value? { choice(3) == 0 ? nil : make() }

    /// At most two values.
    func array<Value>(_ make: () -> Value) -> [Value] { (0..<choice(3)).map { _ in make() } }

    /// A model; the test that is shown makes it by `form`: `.fixture(id:title:)`.
    func model<Value>(_ form: String, _ value: Value) -> Value {
        forms[String(reflecting: Value.self)] = form
        return value
    }

    /// A number below `count`, the same for both implementations.
    func choice(_ count: Int) -> Int {
        guard let step = sides.last.map({ $0.count - 1 }), steps.indices.contains(step), count > 0 else { return 0 }
        defer { position += 1 }
        if position < steps[step].choices.count { return steps[step].choices[position] % count }
        // The first values are more likely, so that calls use them again.
        guard sides.count == 1, let limit = generator?.next(below: count),
            let chosen = generator?.next(below: steps.count.isMultiple(of: 2) ? count : limit + 1)
        else { return 0 }
        steps[step].choices.append(chosen)
        return chosen
    }

    /// One of `ids`, or one that an earlier call returned.
    fileprivate func id(of ids: [UUID]) -> UUID {
        let known = self.ids.last ?? []
        return one(of: ids + known.prefix(3))
    }

    // MARK: Values as Swift

    /// `value` as Swift code, a model as the call that makes it.
    func text<Value>(_ value: Value) -> String { written(value, asForm: true) }

    /// `value` as Swift code: with `asForm` as the call that makes it, else with all stored values, to be compared.
    private func written(_ value: Any, asForm: Bool = false, isSorted: Bool = false, depth: Int = 0) -> String {
        func text(_ value: Any) -> String {
            self.written(value, asForm: asForm, isSorted: isSorted, depth: depth + 1)
        }
        if let plain = plainText(value) { return plain }
        if depth > 8 { return "…" }
        let mirror = Mirror(reflecting: value)
        let children = Array(mirror.children)
        switch mirror.displayStyle {
        case .optional: return children.first.map { text($0.value) } ?? "nil"
        case .collection:
            let elements = children.map { text($0.value) }
            return "[" + (isSorted ? elements.sorted() : elements).joined(separator: ", ") + "]"
        case .set: return "[" + children.map { text($0.value) }.sorted().joined(separator: ", ") + "]"
        case .dictionary:
            let entries = children.map { Mirror(reflecting: $0.value).children.map { text($0.value) } }
            if entries.isEmpty { return "[:]" }
            return "[" + entries.map { $0.joined(separator: ": ") }.sorted().joined(separator: ", ") + "]"
        case .tuple:
            return "(" + children.map { Self.labelled($0.label, text($0.value)) }.joined(separator: ", ") + ")"
        case .enum where children.isEmpty: return "." + "\(value)"
        case .enum:
            let held = text(children[0].value)
            return "." + (children[0].label ?? "") + (held.first == "(" ? held : "(" + held + ")")
        default: break
        }
        let type = type(of: value)
        let fields = Self.fields(mirror)
        if fields.isEmpty { return [.struct, .class].contains(mirror.displayStyle) ? "\(type)()" : "\(value)" }
        if asForm, let form = forms[String(reflecting: type)], let open = form.firstIndex(of: "(") {
            let labels = form[form.index(after: open)...].dropLast().split(separator: ":").map(String.init)
            let found = labels.compactMap { label in
                fields.first { $0.label == label }.map { label + ": " + text($0.value) }
            }
            if found.count == labels.count { return form[..<open] + "(" + found.joined(separator: ", ") + ")" }
        }
        return "\(type)(" + fields.map { Self.labelled($0.label, text($0.value)) }.joined(separator: ", ") + ")"
    }

    private static func labelled(_ label: String?, _ text: String) -> String {
        guard let label, label.first != "." else { return text }
        return label + ": " + text
    }

    /// The stored values, those of superclasses first.
    private static func fields(_ mirror: Mirror) -> [(label: String, value: Any)] {
        (mirror.superclassMirror.map(fields) ?? [])
            + mirror.children.compactMap { child in
                guard let label = child.label, !label.hasPrefix("_$") else { return nil }
                return (label.first == "_" ? String(label.dropFirst()) : label, child.value)
            }
    }

    /// The text of a value of the standard library or of Foundation; `nil` for others.
    private func plainText(_ value: Any) -> String? {
        switch value {
        case is Void: return "()"
        case let id as UUID: return idText(id) ?? "UUID(uuidString: \"\(id.uuidString)\")!"
        case let text as String: return UUID(uuidString: text).flatMap(idText) ?? String(reflecting: text)
        case let text as Substring: return String(reflecting: String(text))
        case let text as Character: return String(reflecting: text)
        case let data as Data: return data.isEmpty ? "Data()" : "Data(\(Array(data)))"
        case let url as URL: return "URL(string: \(String(reflecting: url.absoluteString)))!"
        case let date as Date:
            // The current date differs from call to call.
            if abs(date.timeIntervalSinceNow) < 3600 { return "Date()" }
            return "Date(timeIntervalSince1970: \(date.timeIntervalSince1970))"
        case let type as Any.Type: return "\(type).self"
        // Implementations may throw different errors.
        case is any Error: return "error"
        default: return String(reflecting: Swift.type(of: value)).hasPrefix("Foundation") ? "\(value)" : nil
        }
    }

    /// The name of an id that a call made, numbered in the order in which ids appear.
    private func idText(_ id: UUID) -> String? {
        if UUID.few.contains(id) { return nil }
        guard let side = ids.indices.last else { return nil }
        if !ids[side].contains(id) { ids[side].append(id) }
        return "id" + "\((ids[side].firstIndex(of: id) ?? 0) + 1)"
    }
}

/// The value that a call passes to its completion handler.
{{ nonisolated }}final class HistoryAnswer: @unchecked Sendable {
    /// Counts the handlers that were not called in time.
    private static let missing = HistoryAnswer()

    private let lock = NSLock()
    private var given: Any?
    private var count = 0

    /// The answer; `nil` until it is there.
    var value: Any? {
        lock.lock()
        defer { lock.unlock() }
        return given
    }

    /// Records the first answer.
    func set<Value>(_ value: Value) {
        lock.lock()
        defer { lock.unlock() }
        if given == nil { given = value }
    }

    /// Waits for the answer: 200 ms at most, and 2 ms once ten handlers were not called in time.
    func arrival() async {
        let limit = Self.missing.counted(adding: 0) < 10 ? 200 : 2
        for _ in 0..<limit where value == nil { try? await Task.sleep(nanoseconds: 1_000_000) }
        if value == nil { _ = Self.missing.counted(adding: 1) }
    }

    private func counted(adding number: Int) -> Int {
        lock.lock()
        defer { lock.unlock() }
        count += number
        return count
    }
}

/// The search for the shortest history that two implementations answer differently.
{{ nonisolated }}struct HistorySearch {
    private let names: (subject: String, reference: String)
    private let calls: Int
    private var histories: Int
    private var trials = 40
    /// The calls that the reference itself answers in no fixed order, or differently each time.
    private var (unordered, ignored): (Set<Int>, Set<Int>) = ([], [])
    /// Calls that are left out, with the issue that each reported.
    private var issues: [Int: String] = [:]
    private var generator: SeededGenerator
    private var last: RandomHistory?
    private var shortest: RandomHistory?
    /// A history whose answers differ only in their order, and how often it was played with the same result.
    private var unsure: (history: RandomHistory, count: Int)?
    private var kept: [[Int: Int]] = []
    private var attempt = 0
    private var attempts = 0

    init(of subject: Any.Type, against reference: Any.Type, calls: Int, histories: Int, seed: UInt64) {
        names = ("\(subject)", "\(reference)")
        self.calls = calls
        self.histories = histories
        generator = SeededGenerator(state: seed)
    }

    /// The next history to play, on the reference first; `nil` at the end of the search.
    mutating func next() -> RandomHistory? {
        judge()
        if let unsure {
            // The order may depend on addresses in memory; keeping something changes those of later values.
            kept.append([unsure.count: unsure.count])
            last = RandomHistory(unsure.history.steps)
            return last
        }
        if let shortest { last = shorter(than: shortest) } else { last = random() }
        return last
    }

    private mutating func random() -> RandomHistory? {
        if histories == 0 || issues.count == calls { return nil }
        if trials > 0 { trials -= 1 } else { histories -= 1 }
        let count = 1 + generator.next(below: 40)
        // Some histories use only a few of the calls, more often.
        let all = (0..<calls).filter { issues[$0] == nil }
        let few = histories.isMultiple(of: 2) ? [] : all.filter { _ in generator.next(below: 2) == 0 }
        let usual = few.isEmpty ? all : few
        let steps = (0..<count).map { _ in RandomHistory.Step(call: usual[generator.next(below: usual.count)]) }
        generator = SeededGenerator(state: generator.state &+ 1)
        return RandomHistory(steps, generator, isTrial: trials > 0)
    }

    /// The first call that was answered differently.
    private func difference(_ history: RandomHistory) -> Int? {
        guard history.sides.count == 2 else { return nil }
        return history.steps.indices.first { place in
            let (first, second) = (history.sides[0][place], history.sides[1][place])
            let call = history.steps[place].call
            if ignored.contains(call) { return false }
            if first.isThrown || second.isThrown { return first.isThrown != second.isThrown }
            return unordered.contains(call) ? first.unordered != second.unordered : first.result != second.result
        }
    }

    /// Keeps the last history up to the first call that was answered differently.
    private mutating func judge() {
        guard let last else { return }
        if findsIssues(in: last) { return }
        guard let place = difference(last) else {
            if let unsure, let place = difference(unsure.history) { unordered.insert(last.steps[place].call) }
            return unsure = nil
        }
        let call = last.steps[place].call
        let isOrder = last.sides[0][place].unordered == last.sides[1][place].unordered
        if last.isTrial {
            if isOrder { unordered.insert(call) } else { ignored.insert(call) }
            return judge()
        }
        if isOrder {
            let before = unsure?.history ?? last
            if before.sides.map({ $0[place] }) != last.sides.map({ $0[place] }) {
                unordered.insert(call)
                return unsure = nil
            }
            unsure = (before, (unsure?.count ?? 0) + 1)
            if unsure?.count ?? 0 < 8 { return }
        }
        unsure = nil
        last.steps.removeSubrange((place + 1)...)
        if last.steps != shortest?.steps {
            shortest = last
            attempt = 0
        }
    }

    /// Leaves out calls that report issues; the rest of such a history is not compared.
    private mutating func findsIssues(in history: RandomHistory) -> Bool {
        let known = issues.count
        for (step, answer) in history.sides.flatMap({ zip(history.steps, $0) }) {
            if let issue = answer.issue { issues[step.call] = issue }
        }
        return issues.count > known
    }

    /// The next history to try that is simpler than `history`.
    private mutating func shorter(than history: RandomHistory) -> RandomHistory? {
        while attempts < 2000 {
            defer { attempt += 1 }
            guard let steps = history.simpler(attempt) else { return nil }
            if steps == history.steps || steps.isEmpty { continue }
            attempts += 1
            return RandomHistory(steps)
        }
        return nil
    }

    /// Reports the shortest history as an issue of the test, if there is one, and in another what was not compared.
    func report() {
        if let message { TestIssue.report(message) }
        if issues.isEmpty { return }
        let reasons = Set(issues.values).sorted().joined(separator: "\n")
        TestIssue.report(
            """
            \(names.subject) and \(names.reference) were compared without the calls that reported these issues:

            \(reasons)

            Set such stubs where the contract is checked, or remove the calls from its list.
            """)
    }

    /// The difference that was found; `nil` if there is none.
    var message: String? {
        guard let shortest, let place = difference(shortest) else {
            return calls == 0 ? "\(names.subject) can't be compared: the list of calls is empty" : nil
        }
        let (expected, found) = (shortest.sides[0][place], shortest.sides[1][place])
        let body = shortest.sides[1][..<place].map(\.statement) + [expected.expectation]
        let hasIDs = !(shortest.ids.last?.isEmpty ?? true)
        return """
            \(names.subject) answers differently from \(names.reference). The shortest history that shows it:

                @Test func answersLike\(names.reference)() async throws {
                    let subject = \(names.subject)()
                    \(body.joined(separator: "\n        "))
                }

            \(names.reference) \(expected.text)
            \(names.subject) \(found.text)
            """ + (hasIDs ? "\nid1, id2 … are the ids that calls gave." : "")
    }
}

{{ nonisolated }}extension RandomHistory {
    /// The steps after simplification `number`: first fewer calls, then smaller choices; `nil` after the last.
    fileprivate func simpler(_ number: Int) -> [Step]? {
        var number = number
        for size in [8, 4, 2, 1] {
            if number < steps.count {
                return Array(steps[..<number] + steps[min(number + size, steps.count)...])
            }
            number -= steps.count
        }
        // Equal choices are often the same value, passed to several calls.
        for choice in Set(steps.flatMap(\.choices)).filter({ $0 > 0 }).sorted() {
            for smaller in [0, choice - 1] {
                if number == 0 {
                    return steps.map { Step(call: $0.call, choices: $0.choices.map { $0 == choice ? smaller : $0 }) }
                }
                number -= 1
            }
        }
        for (place, step) in steps.enumerated() {
            for (index, choice) in step.choices.enumerated() where choice > 0 {
                for smaller in [0, choice - 1] {
                    if number == 0 {
                        var changed = steps
                        changed[place].choices[index] = smaller
                        return changed
                    }
                    number -= 1
                }
            }
        }
        return nil
    }
}

{{ nonisolated }}extension RandomHistory.Answer {
    fileprivate var statement: String {
        let call = isThrown ? "try? " + (call.hasPrefix("try ") ? String(call.dropFirst(4)) : call) : call
        return result == "()" && !isThrown || call.contains(" = ") ? call : "_ = " + call
    }

    /// The last line of the test.
    fileprivate var expectation: String {
        if isThrown { return "#expect(throws: (any Error).self) { _ = \(call) }" }
        return result == "()" ? call : "#expect(\(call) == \(result))"
    }

    fileprivate var text: String { isThrown ? "threw \(result)" : "returned \(result)" }
}

/// Random numbers that are the same in each run.
{{ nonisolated }}struct SeededGenerator {
    fileprivate var state: UInt64

    fileprivate mutating func next(below count: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((value ^ (value >> 31)) % UInt64(count))
    }
}

/// A value that can be drawn as an argument.
{{ nonisolated }}protocol RandomValue {
    static func drawn(from history: RandomHistory) -> Self
}

{{ nonisolated }}extension RandomValue where Self: BinaryInteger {
    static func drawn(from history: RandomHistory) -> Self { Self(history.choice(4)) }
}

{{ nonisolated }}extension RandomValue where Self: BinaryFloatingPoint {
    static func drawn(from history: RandomHistory) -> Self { Self(history.choice(4)) / 2 }
}

{{ nonisolated }}extension Int: RandomValue {}
{{ nonisolated }}extension Int8: RandomValue {}
{{ nonisolated }}extension Int16: RandomValue {}
{{ nonisolated }}extension Int32: RandomValue {}
{{ nonisolated }}extension Int64: RandomValue {}
{{ nonisolated }}extension UInt: RandomValue {}
{{ nonisolated }}extension UInt8: RandomValue {}
{{ nonisolated }}extension UInt16: RandomValue {}
{{ nonisolated }}extension UInt32: RandomValue {}
{{ nonisolated }}extension UInt64: RandomValue {}
{{ nonisolated }}extension Double: RandomValue {}
{{ nonisolated }}extension Float: RandomValue {}
{{ nonisolated }}extension CGFloat: RandomValue {}

{{ nonisolated }}extension Decimal: RandomValue {
    static func drawn(from history: RandomHistory) -> Decimal { Decimal(history.choice(4)) }
}

{{ nonisolated }}extension Bool: RandomValue {
    static func drawn(from history: RandomHistory) -> Bool { history.choice(2) == 1 }
}

{{ nonisolated }}extension String: RandomValue {
    static func drawn(from history: RandomHistory) -> String { history.one(of: ["a", "b", "ab", "A", ""]) }
}

{{ nonisolated }}extension Substring: RandomValue {
    static func drawn(from history: RandomHistory) -> Substring { Substring(String.drawn(from: history)) }
}

{{ nonisolated }}extension Character: RandomValue {
    static func drawn(from history: RandomHistory) -> Character { history.one(of: ["a", "b"]) }
}

{{ nonisolated }}extension UUID: RandomValue {
    static func drawn(from history: RandomHistory) -> UUID { history.id(of: few) }

    fileprivate static let few = (1...3).compactMap { UUID(uuidString: "00000000-0000-0000-0000-00000000000\($0)") }
}

{{ nonisolated }}extension Date: RandomValue {
    static func drawn(from history: RandomHistory) -> Date {
        Date(timeIntervalSince1970: TimeInterval(history.choice(3) * 86400))
    }
}

{{ nonisolated }}extension Data: RandomValue {
    static func drawn(from history: RandomHistory) -> Data { Data((0..<history.choice(3)).map { UInt8($0) }) }
}

{{ nonisolated }}extension URL: RandomValue {
    static func drawn(from history: RandomHistory) -> URL {
        URL(fileURLWithPath: history.one(of: ["/a", "/b", "/c"]))
    }
}

{{ nonisolated }}extension Optional: RandomValue where Wrapped: RandomValue {
    static func drawn(from history: RandomHistory) -> Wrapped? { history.optional { history.draw() } }
}

{{ nonisolated }}extension Array: RandomValue where Element: RandomValue {
    static func drawn(from history: RandomHistory) -> [Element] { history.array { history.draw() } }
}

{{ nonisolated }}extension Set: RandomValue where Element: RandomValue {
    static func drawn(from history: RandomHistory) -> Set<Element> { Set(history.array { history.draw() }) }
}

{{ nonisolated }}extension Dictionary: RandomValue where Key: RandomValue, Value: RandomValue {
    static func drawn(from history: RandomHistory) -> [Key: Value] {
        Dictionary(history.array { (history.draw(), history.draw()) }, uniquingKeysWith: { $1 })
    }
}

"""##),
        ("understudy/support/RecordedCall", #"""
/// The recorded arguments of a call, which print by label: `moveNoteTo(note: Note(id: 1), folder: "Trash")`.
{{ nonisolated }}protocol RecordedCall: Equatable, TextOutputStreamable {}

{{ nonisolated }}extension RecordedCall {
    func write<Target: TextOutputStream>(to target: inout Target) {
        let name = "\(Self.self)"
        let arguments = Mirror(reflecting: self).children.map { label, value in
            (label ?? "_") + ": " + (value is String ? String(reflecting: value) : "\(value)")
        }
        let member = name.prefix(1).lowercased() + name.dropFirst().dropLast("Call".count)
        target.write(member + "(" + arguments.joined(separator: ", ") + ")")
    }
}

"""#),
        ("understudy/support/SeparateStatics", #"""
#if canImport(Testing)
import Testing
#endif

/// Runs `body` with a storage of its own for static members of doubles.
///
///     override func invokeTest() { withSeparateStatics { super.invokeTest() } }
{{ nonisolated }}func withSeparateStatics<Result>(_ body: () throws -> Result) rethrows -> Result {
    try StaticMembers.$storage.withValue(Locked([:]), operation: body)
}

#if canImport(Testing) && compiler(>=6.1)
/// Gives each test its own storage of static members, so that tests of a suite can run in parallel.
///
///     @Suite(.separateStatics) struct SettingsTests { … }
{{ nonisolated }}struct SeparateStatics: SuiteTrait, TestTrait, TestScoping {
    #if compiler(>=6.2)
    typealias TestFunction = @concurrent @Sendable () async throws -> Void
    #else
    typealias TestFunction = @Sendable () async throws -> Void
    #endif

    let isRecursive = true

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: TestFunction
    ) async throws {
        try await StaticMembers.$storage.withValue(Locked([:]), operation: function)
    }
}

{{ nonisolated }}extension Trait where Self == SeparateStatics {
    static var separateStatics: Self { SeparateStatics() }
}
#endif

"""#),
        ("understudy/support/TestIssue", #"""
{% if recordsIssues %}
#if canImport(Testing)
import Testing
#endif
#if canImport(XCTest)
import XCTest
#endif

{% endif %}
/// An issue of the running test, such as a call of a member that the test did not set up.
{{ nonisolated }}struct TestIssue: Error, CustomStringConvertible {
    /// A line of a test.
    struct Place: Sendable {
        let fileID: String
        let file: StaticString
        let line: UInt
    }

    /// Receives issues instead of the test while a contract compares implementations.
    @TaskLocal static var listener: (@Sendable (String) -> Void)?

    let description: String

    /// Records the issue{% if recordsIssues %} at `place`, or else where the test is declared, in Swift Testing or XCTest{% endif %}.
    init(_ description: String, at place: Place? = nil) {
        self.description = description
        if let listener = Self.listener {
            listener(description)
            return
        }
{% if recordsIssues %}
        #if canImport(Testing)
        let location = place.map {
            SourceLocation(fileID: $0.fileID, filePath: "\($0.file)", line: Int($0.line), column: 1)
        }
        if let test = Test.current {
            Issue.record(Comment(rawValue: description), sourceLocation: location ?? test.sourceLocation)
            return
        }
        // Outside the task of a test: reported to both frameworks, as only the running one records it.
        if let location {
            Issue.record(Comment(rawValue: description), sourceLocation: location)
        } else {
            Issue.record(Comment(rawValue: description))
        }
        #endif
        #if canImport(XCTest)
        if let place {
            XCTFail(description, file: place.file, line: place.line)
        } else {
            XCTFail(description)
        }
        #endif
{% else %}
        assertionFailure(description)
{% endif %}
    }

    /// Records an issue.
    static func report(_ description: String) { _ = TestIssue(description) }

    /// Records an issue and returns `value`, so that the test goes on.
    static func report<Value>(_ description: String, returning value: Value) -> Value {
        report(description)
        return value
    }

    /// Records an issue and ends the process, as there is no value to return.
    static func stop(_ description: String) -> Never {
        report(description)
        fatalError(description)
    }
}

"""#),
        ("understudy/support/Unused", #"""
{% if recordsIssues %}
#if canImport(Testing)
import Testing
#endif

{% endif %}
/// What tests set up in doubles and never use: stubs that are never called, and spies whose records are never read.
{% if recordsIssues %}
///
///     @Suite(.reportsUnused) struct EditorTests { … }
///
/// A suite reports what none of its tests uses, so that a set-up may be shared. In XCTest:
///
///     override func invokeTest() { Unused.collected(in: Self.self, name) { super.invokeTest() } }
{% endif %}
{{ nonisolated }}final class Unused: @unchecked Sendable {
    @TaskLocal fileprivate static var current: Unused?
    @TaskLocal fileprivate static var isAllowed = false
    @TaskLocal private static var test: String?
    private static let lock = NSLock()
    private static let cases = Cases()
    /// Whether the command line chooses among the tests, so that those which need a set-up may not run.
    private static let isPartial: Bool = {
        let arguments = ProcessInfo.processInfo.arguments
        // On Linux, the program is the bundle, and what follows may be a test.
        let isNamed = arguments[0].hasSuffix(".xctest") && arguments.count > 1 && !arguments[1].hasPrefix("-")
        return isNamed || arguments.contains { ["--filter", "--skip", "-XCTest"].contains($0) }
    }()

    private let name: String
    /// Where a test case collects: test cases that inherit this line may share their set-up.
    private let place: String
    private var uses: [Use] = []

    fileprivate init(_ name: String, at place: String) { (self.name, self.place) = (name, place) }

    /// The test cases of XCTest, which report when all have run: none knows whether it is the last.
    private final class Cases: @unchecked Sendable {
        var all: [ObjectIdentifier: Unused] = [:]

        init() { atexit { Unused.report() } }
    }

    /// One record or stub of one double.
    fileprivate final class Use: @unchecked Sendable {
        let member: String
        let isStub: Bool
        /// The type of a stub, whose calls give answers unless it returns nothing.
        let type: Any.Type
        /// Whether each change also reads the value, as that of a `Locked` does.
        let isBehindLock: Bool
        var isAllowed = false
        var isCollected = false
        var written = 0
        var read = 0
        var test: String?
{% if recordsIssues %}
        #if canImport(Testing)
        var place: SourceLocation?
        #endif
{% endif %}

        init(_ member: String, isStub: Bool, _ type: Any.Type, isBehindLock: Bool = false) {
            (self.member, self.isStub, self.type, self.isBehindLock) = (member, isStub, type, isBehindLock)
            note(nil)
        }

        /// The name of the double.
        var double: String { String(member.prefix { $0 != "." }) }

        /// Whether the double called the stub, or the test read the record.
        var isUsed: Bool { read > (isBehindLock ? written : 0) }

        /// Whether the double gave an answer by it.
        var hasAnswered: Bool { isStub && isUsed && !"\(type)".hasSuffix("-> ()") }

        /// Counts a use, which belongs to the first suite that makes or uses the double.
        func note(_ count: ReferenceWritableKeyPath<Use, Int>?) {
            let (suite, isAllowed) = (Unused.current, Unused.isAllowed)
            Unused.lock.withLock {
                if let count { self[keyPath: count] += 1 }
                self.isAllowed = self.isAllowed || isAllowed
                guard let suite, !isCollected else { return }
                isCollected = true
                test = Unused.test
{% if recordsIssues %}
                #if canImport(Testing)
                place = Test.current?.sourceLocation
                #endif
{% endif %}
                suite.uses.append(self)
            }
        }
    }

    /// Notes that a test reads the calls of `double` in a `CallOrder`.
    static func reads(_ double: String) { Use(double + ".order", isStub: false, Void.self).note(\.read) }

    /// Something that was set up and never used.
    fileprivate struct Finding {
        let message: String
        /// What was set up: never empty.
        let uses: [Use]

        /// The value that all uses have, if it is one.
        func only<Value: Hashable>(_ value: (Use) -> Value?) -> Value? {
            let values = Set(uses.map(value))
            return values.count == 1 ? values.first ?? nil : nil
        }
    }

    /// The stubs that doubles called.
    private var called: Set<String> { Set(uses.filter { $0.isStub && $0.isUsed }.map(\.member)) }

    /// The stubs that each test sets that has their double, by double.
    private var common: [String: Set<String>] {
        Dictionary(grouping: uses, by: \.double).mapValues { uses in
            let tests = Set(uses.map(\.test))
            let stubs = Dictionary(grouping: uses.filter { $0.isStub && $0.written > 0 }, by: \.member)
            return Set(stubs.filter { Set($0.value.map(\.test)) == tests }.keys)
        }
    }

    /// Stubs that were set and never called, and then spies that were called and never read.
    ///
    /// A double that comes with all the stubs that it has in one of `others` comes from the same set-up: a stub of it is
    /// needed if either calls it.
    fileprivate func findings(others: [Unused] = []) -> [Finding] {
        if Unused.isPartial { return [] }
        return Unused.lock.withLock {
            let set = uses.filter { $0.written > 0 && !$0.isAllowed }
            let common = common
            let shared = others.flatMap { other in
                other.common.filter { $1.isSubset(of: common[$0] ?? []) }.values.joined().filter(other.called.contains)
            }
            let needed = called.union(shared)
            let stubs = Dictionary(grouping: set.filter { $0.isStub && !needed.contains($0.member) }, by: \.member)
            // A double whose stubs are set, or asked for a value, is there for its answers.
            let answering = uses.filter { $0.isStub && $0.written > 0 || $0.hasAnswered }.map(\.double)
            let used = Set(uses.filter { !$0.isStub && $0.isUsed }.map(\.double) + answering)
            let spies = Dictionary(grouping: set.filter { !used.contains($0.double) }, by: \.double)
            let uncalled = stubs.sorted { $0.key < $1.key }.map { member, uses in
                Finding(message: "'\(member)' is set and never called", uses: uses)
            }
            let unread = spies.sorted { $0.key < $1.key }.map { double, uses in
                Finding(message: "'\(double)' records calls that no test reads", uses: uses)
            }
            return uncalled + unread
        }
    }

    /// Runs the test `test` of the test case `type`, and notes what it uses.
    ///
    /// When all tests have run, a warning is printed for each thing that no test of the test case uses.
    static func collected<Result>(
        in type: AnyClass, _ test: String, file: StaticString = #filePath, line: UInt = #line,
        _ body: () throws -> Result
    ) rethrows -> Result {
        let suite = lock.withLock {
            let suite = cases.all[ObjectIdentifier(type)] ?? Unused("\(type)", at: "\(file):\(line)")
            cases.all[ObjectIdentifier(type)] = suite
            return suite
        }
        return try $current.withValue(suite) { try $test.withValue(test, operation: body) }
    }

    /// Prints what the tests of each test case leave unused.
    private static func report() {
        let all = lock.withLock { cases.all.values.sorted { $0.name < $1.name } }
        for suite in all {
            for finding in suite.findings(others: all.filter { $0.place == suite.place }) {
                print("\(suite.place): warning: \(finding.message) in \(finding.only { $0.test } ?? suite.name)")
            }
        }
    }

    /// Runs `body` without reporting what it sets up.
    static func allowed<Result>(_ body: () throws -> Result) rethrows -> Result {
        try $isAllowed.withValue(true, operation: body)
    }
}

/// Properties of doubles that note how they are used.
///
/// They are nested, so that a double on any actor can have them.
{{ nonisolated }}enum WatchedProperty {
    /// The calls of one member, and whether a test reads them.
    @propertyWrapper
    struct Recorded<Value> {
        private let calls: Box<Value>
        private let use: Unused.Use

        init(wrappedValue: Value, _ member: String) {
            calls = Box(wrappedValue)
            use = Unused.Use(member, isStub: false, Value.self)
        }

        var wrappedValue: Value {
            get {
                use.note(\.read)
                return calls.value
            }
            nonmutating set { calls.value = newValue }
        }

        var projectedValue: Self { self }

        /// Records a call.
        func append<Element>(_ call: Element) where Value == [Element] {
            use.note(\.written)
            calls.value.append(call)
        }

        /// Counts a call.
        func increment() where Value == Int {
            use.note(\.written)
            calls.value += 1
        }
    }

    /// A closure that a test sets, and whether a double calls it.
    @propertyWrapper
    struct Stubbed<Value> {
        private let stub: Box<Value>
        private let use: Unused.Use

        init(wrappedValue: Value, _ member: String) {
            stub = Box(wrappedValue)
            use = Unused.Use(member, isStub: true, Value.self)
        }

        init(wrappedValue: Value, behindLock member: String) {
            stub = Box(wrappedValue)
            use = Unused.Use(member, isStub: true, Value.self, isBehindLock: true)
        }

        var wrappedValue: Value {
            get {
                use.note(\.read)
                return stub.value
            }
            nonmutating set {
                use.note(\.written)
                stub.value = newValue
            }
        }
    }
}

typealias Recorded<Value> = WatchedProperty.Recorded<Value>
typealias Stubbed<Value> = WatchedProperty.Stubbed<Value>

private {{ nonisolated }}final class Box<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
}
{% if recordsIssues %}

#if canImport(Testing) && compiler(>=6.1)
/// Reports what no test of the suite uses, as warnings where the toolchain has them.
{{ nonisolated }}struct ReportsUnused: SuiteTrait, TestTrait, TestScoping {
    #if compiler(>=6.2)
    typealias TestFunction = @concurrent @Sendable () async throws -> Void
    #else
    typealias TestFunction = @Sendable () async throws -> Void
    #endif

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: TestFunction
    ) async throws {
        let suite = Unused(test.name, at: "\(test.sourceLocation)")
        try await Unused.$current.withValue(suite, operation: function)
        for finding in suite.findings() {
            // What one test alone sets up is reported at that test.
            let place = finding.only { $0.place } ?? test.sourceLocation
            #if compiler(>=6.3)
            Issue.record(Comment(rawValue: finding.message), severity: .warning, sourceLocation: place)
            #else
            print("\(place): warning: \(finding.message)")
            #endif
        }
    }
}

/// Leaves out what a test sets up.
{{ nonisolated }}struct AllowsUnused: SuiteTrait, TestTrait, TestScoping {
    typealias TestFunction = ReportsUnused.TestFunction

    let isRecursive = true

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: TestFunction
    ) async throws {
        try await Unused.$isAllowed.withValue(true, operation: function)
    }
}

{{ nonisolated }}extension Trait where Self == ReportsUnused {
    static var reportsUnused: Self { Self() }
}

{{ nonisolated }}extension Trait where Self == AllowsUnused {
    static var allowsUnused: Self { Self() }
}
#endif
{% endif %}

"""#),
        ("understudy/wrapper/function", #"""
{{ head }} {
    {% for line in preparations %}
    {{ line }}
    {% endfor %}
    {% if returns and isAfterStatement %}return {% endif %}{{ forward.get }}
}

"""#),
        ("understudy/wrapper/initializer", #"""
{{ head }} {
    {% if forward.isFailable %}
    guard let {{ forward.base }} = {{ forward.get }} else { return nil }
    self.{{ forward.base }} = {{ forward.base }}
    {% else %}
    self.{{ forward.base }} = {{ forward.get }}
    {% endif %}
}

"""#),
        ("understudy/wrapper/property", #"""
{% if isSettable %}
{{ head }} {
    {{ forward.getter }}get{{ effects }} { {% if hasBuilder %}return {% endif %}{{ forward.get }} }
    {% if isNeverSet %}
    {{ forward.setter }}set {}
    {% elif forward.set|count == 1 %}
    {{ forward.setter }}set { {{ forward.set.0 }} }
    {% else %}
    {{ forward.setter }}set {
        {% for line in forward.set %}
        {{ line }}
        {% endfor %}
    }
    {% endif %}
}
{% elif effects or forward.getter %}
{{ head }} {
    {{ forward.getter }}get{{ effects }} { {% if hasBuilder %}return {% endif %}{{ forward.get }} }
}
{% else %}
{{ head }} {
    {% if hasBuilder %}return {% endif %}{{ forward.get }}
}
{% endif %}

"""#),
        ("understudy/wrapper/storage", #"""
{# What a wrapper keeps is its base. #}

"""#),
        ("understudy/wrapper/subscript", #"""
{% include "understudy/wrapper/property" %}

"""#),
        ("understudy/wrapper/type", #"""
{% include "understudy/shared/type" %}

"""#),
    ]

    /// What templates of files that doubles share were before, the oldest first: their names with a number behind.
    public static let former: [(name: String, text: StaticString)] = [
        ("former/CallOrder.1", #"""
/// The order of calls to one double or to several, whatever threads they come from.
///
///     let order = CallOrder()
///     store.order = order
///     clock.order = order
///     #expect(order.calls == ["find(id:)", "save(_:)"])
///
/// With `CallOrder(expecting: ["find(id:)", "save(_:)"])` a mock tells the difference in its unmet expectations.
nonisolated final class CallOrder: @unchecked Sendable {
    private let lock = NSLock()
    private var added: [String] = []
    private let expected: [String]?

    init(expecting expected: [String]? = nil) { self.expected = expected }

    /// The calls so far, by the names of the members.
    var calls: [String] { lock.withLock { added } }

    /// What came in another order than was expected.
    var unmet: [String] {
        let calls = calls
        guard let expected, calls != expected else { return [] }
        return ["expected the order \(expected), came \(calls)"]
    }

    /// Writes a call down.
    func add(_ call: String) { lock.withLock { added.append(call) } }

    /// Forgets all calls.
    func reset() { lock.withLock { added = [] } }
}

"""#),
        ("former/Eventually.1", #"""
import Foundation
#if canImport(Testing)
import Testing
#endif
#if canImport(XCTest)
import XCTest
#endif

/// Waits until `condition` holds, and fails the test at the caller's line when it does not within `seconds`.
///
///     try await eventually { spy.saveCalls.count == 2 }
///
/// The condition runs where the caller does, so it may look at what belongs to the main actor.
/// - Returns: Whether it came to hold.
@discardableResult
func eventually(
    within seconds: Double = 1, isolation: isolated (any Actor)? = #isolation, fileID: String = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: Int = #column, _ condition: () async throws -> Bool
) async throws -> Bool {
    let deadline = Date(timeIntervalSinceNow: seconds)
    while try await !condition() {
        if Date() >= deadline {
            let message = "what was waited for did not happen within \(seconds) s"
            #if canImport(Testing)
            if Test.current != nil {
                let place = SourceLocation(
                    fileID: fileID, filePath: "\(filePath)", line: Int(line), column: column)
                Issue.record(Comment(rawValue: message), sourceLocation: place)
                return false
            }
            #endif
            #if canImport(XCTest)
            XCTFail(message, file: filePath, line: line)
            #endif
            return false
        }
        try await Task.sleep(nanoseconds: 1_000_000)
    }
    return true
}

"""#),
        ("former/Eventually.2", #"""
import Foundation
#if canImport(Testing)
import Testing
#endif
#if canImport(XCTest)
import XCTest
#endif

/// Waits until `condition` holds, and fails the test at the caller's line when it does not within `seconds`.
///
///     try await eventually { spy.saveCalls.count == 2 }
///
/// The condition runs where the caller does, so it may look at what belongs to the main actor.
///
/// A double with a lock that the condition looked at wakes it when it changes. Of what else it looks at nobody tells, so
/// it is asked again every `interval` seconds, too.
/// - Returns: Whether it came to hold.
@discardableResult
func eventually(
    within seconds: Double = 1, isolation: isolated (any Actor)? = #isolation, fileID: String = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: Int = #column, every interval: Double = 0.01,
    _ condition: () async throws -> Bool
) async throws -> Bool {
    let deadline = Date(timeIntervalSinceNow: seconds)
    while true {
        let pause = Eventually.pause(of: min(interval, deadline.timeIntervalSinceNow))
        defer { pause.cancel() }
        if try await Eventually.$pause.withValue(pause, operation: condition) { return true }
        if Date() >= deadline { break }
        await withTaskCancellationHandler(operation: { await pause.value }, onCancel: { pause.cancel() })
        try Task.checkCancellation()
    }
    let message = "what was waited for did not happen within \(seconds) s"
    #if canImport(Testing)
    if Test.current != nil {
        let place = SourceLocation(fileID: fileID, filePath: "\(filePath)", line: Int(line), column: column)
        Issue.record(Comment(rawValue: message), sourceLocation: place)
        return false
    }
    #endif
    #if canImport(XCTest)
    XCTFail(message, file: filePath, line: line)
    #endif
    return false
}

/// The pause after a condition that does not hold yet: a `Locked` that the condition looked at ends it when it changes.
nonisolated enum Eventually {
    @TaskLocal static var pause: Task<Void, Never>?

    static func pause(of seconds: Double) -> Task<Void, Never> {
        Task.detached { try? await Task.sleep(nanoseconds: UInt64(min(max(0, seconds), 1e6) * 1e9)) }
    }
}

"""#),
        ("former/ExpectedCalls.1", #"""
/// What a mock expects of the calls of one member: how many, and with what.
///
///     mock.saveExpectations = [.called(with: milk), .called(0...2) { $0.id > 7 }]
///     mock.deleteIdExpectations = [.never]
///     #expect(mock.unmetExpectations == [])
nonisolated struct ExpectedCalls<Arguments> {
    private let count: String
    private let wanted: String
    private let accepts: (Int) -> Bool
    private let fits: (Arguments) -> Bool

    /// So many calls that fit.
    static func called(
        _ count: some RangeExpression<Int>, where fits: @escaping (Arguments) -> Bool = { _ in true }
    ) -> Self { Self(count: "\(count)", wanted: "", accepts: count.contains, fits: fits) }

    static func called(_ count: Int = 1, where fits: @escaping (Arguments) -> Bool = { _ in true }) -> Self {
        Self(count: "\(count)", wanted: "", accepts: { $0 == count }, fits: fits)
    }

    /// So many calls with `arguments`.
    static func called(_ count: Int = 1, with arguments: Arguments) -> Self where Arguments: Equatable {
        Self(count: "\(count)", wanted: " with \(arguments)", accepts: { $0 == count }, fits: { $0 == arguments })
    }

    /// No call at all.
    static var never: Self { called(0) }

    /// What was expected and did not come, and what came that nobody expected.
    fileprivate static func unmet(_ expected: [Self], _ calls: [Arguments], of member: String) -> [String] {
        var made = expected.map { _ in 0 }
        var unmet: [String] = []
        for call in calls {
            let fitting = expected.indices.filter { expected[$0].fits(call) }
            let missing = fitting.first { !expected[$0].accepts(made[$0]) }
            if let place = missing ?? fitting.first(where: { expected[$0].accepts(made[$0] + 1) }) ?? fitting.first {
                made[place] += 1
            } else {
                unmet.append("\(member): nobody expected \(Arguments.self == Void.self ? "a call" : "\(call)")")
            }
        }
        for (expectation, made) in zip(expected, made) where !expectation.accepts(made) {
            let all = Arguments.self == Void.self ? "" : " of \(calls)"
            unmet.append("\(member): expected calls: \(expectation.count)\(expectation.wanted), came: \(made)\(all)")
        }
        return unmet
    }
}

nonisolated extension Array {
    func unmet<Arguments>(_ calls: [Arguments], of member: String) -> [String]
    where Element == ExpectedCalls<Arguments> { ExpectedCalls.unmet(self, calls, of: member) }

    func unmet(_ count: Int, of member: String) -> [String] where Element == ExpectedCalls<Void> {
        ExpectedCalls.unmet(self, [Void](repeating: (), count: count), of: member)
    }
}

"""#),
        ("former/ExpectedCalls.2", #"""
/// What a mock expects of the calls of one member: how many, and with what.
///
///     mock.saveExpectations = [.called(with: milk), .called(0...2) { $0.id > 7 }]
///     mock.deleteIdExpectations = [.never]
///     #expect(mock.unmetExpectations == [])
nonisolated struct ExpectedCalls<Arguments>: @unchecked Sendable {
    // Only the test asks these, so that a double on no actor may keep them beside what its lock protects.
    private let count: String
    private let wanted: String
    private let accepts: (Int) -> Bool
    private let fits: (Arguments) -> Bool

    /// So many calls that fit.
    static func called(
        _ count: some RangeExpression<Int>, where fits: @escaping (Arguments) -> Bool = { _ in true }
    ) -> Self { Self(count: "\(count)", wanted: "", accepts: count.contains, fits: fits) }

    static func called(_ count: Int = 1, where fits: @escaping (Arguments) -> Bool = { _ in true }) -> Self {
        Self(count: "\(count)", wanted: "", accepts: { $0 == count }, fits: fits)
    }

    /// So many calls with `arguments`.
    static func called(_ count: Int = 1, with arguments: Arguments) -> Self where Arguments: Equatable {
        Self(count: "\(count)", wanted: " with \(arguments)", accepts: { $0 == count }, fits: { $0 == arguments })
    }

    /// No call at all.
    static var never: Self { called(0) }

    /// What was expected and did not come, and what came that nobody expected.
    fileprivate static func unmet(_ expected: [Self], _ calls: [Arguments], of member: String) -> [String] {
        var made = expected.map { _ in 0 }
        var unmet: [String] = []
        for call in calls {
            let fitting = expected.indices.filter { expected[$0].fits(call) }
            let missing = fitting.first { !expected[$0].accepts(made[$0]) }
            if let place = missing ?? fitting.first(where: { expected[$0].accepts(made[$0] + 1) }) ?? fitting.first {
                made[place] += 1
            } else {
                unmet.append("\(member): nobody expected \(Arguments.self == Void.self ? "a call" : "\(call)")")
            }
        }
        for (expectation, made) in zip(expected, made) where !expectation.accepts(made) {
            let all = Arguments.self == Void.self ? "" : " of \(calls)"
            unmet.append("\(member): expected calls: \(expectation.count)\(expectation.wanted), came: \(made)\(all)")
        }
        return unmet
    }
}

nonisolated extension Array {
    func unmet<Arguments>(_ calls: [Arguments], of member: String) -> [String]
    where Element == ExpectedCalls<Arguments> { ExpectedCalls.unmet(self, calls, of: member) }

    func unmet(_ count: Int, of member: String) -> [String] where Element == ExpectedCalls<Void> {
        ExpectedCalls.unmet(self, [Void](repeating: (), count: count), of: member)
    }
}

"""#),
        ("former/ExpectedCalls.3", #"""
/// The calls that a mock expects of one member: how many, and with which arguments.
///
///     mock.saveExpectations = [.called(with: milk), .called(0...2) { $0.id > 7 }]
///     mock.deleteIdExpectations = [.never]
///     #expect(mock.unmetExpectations == [])
{{ nonisolated }}struct ExpectedCalls<Arguments>: @unchecked Sendable {
    // Set up by the test before it runs, so the lock does not protect them.
    private let count: String
    private let wanted: String
    private let accepts: (Int) -> Bool
    private let fits: (Arguments) -> Bool

    /// A number of calls in the range `count` that satisfy `fits`.
    static func called(
        _ count: some RangeExpression<Int>, where fits: @escaping (Arguments) -> Bool = { _ in true }
    ) -> Self { Self(count: "\(count)", wanted: "", accepts: count.contains, fits: fits) }

    /// Exactly `count` calls that satisfy `fits`.
    static func called(_ count: Int = 1, where fits: @escaping (Arguments) -> Bool = { _ in true }) -> Self {
        Self(count: "\(count)", wanted: "", accepts: { $0 == count }, fits: fits)
    }

    /// Exactly `count` calls with `arguments`.
    static func called(_ count: Int = 1, with arguments: Arguments) -> Self where Arguments: Equatable {
        Self(count: "\(count)", wanted: " with \(arguments)", accepts: { $0 == count }, fits: { $0 == arguments })
    }

    /// No calls.
    static var never: Self { called(0) }

    /// Missing and unexpected calls.
    fileprivate static func unmet(_ expected: [Self], _ calls: [Arguments], of member: String) -> [String] {
        var made = expected.map { _ in 0 }
        var unmet: [String] = []
        for call in calls {
            let fitting = expected.indices.filter { expected[$0].fits(call) }
            let missing = fitting.first { !expected[$0].accepts(made[$0]) }
            if let place = missing ?? fitting.first(where: { expected[$0].accepts(made[$0] + 1) }) ?? fitting.first {
                made[place] += 1
            } else {
                unmet.append("\(member): unexpected call\(Arguments.self == Void.self ? "" : " with \(call)")")
            }
        }
        for (expectation, made) in zip(expected, made) where !expectation.accepts(made) {
            let all = Arguments.self == Void.self ? "" : " of \(calls)"
            unmet.append("\(member): expected calls: \(expectation.count)\(expectation.wanted), got: \(made)\(all)")
        }
        return unmet
    }
}

{{ nonisolated }}extension Array {
    func unmet<Arguments>(_ calls: [Arguments], of member: String) -> [String]
    where Element == ExpectedCalls<Arguments> { ExpectedCalls.unmet(self, calls, of: member) }

    func unmet(_ count: Int, of member: String) -> [String] where Element == ExpectedCalls<Void> {
        ExpectedCalls.unmet(self, [Void](repeating: (), count: count), of: member)
    }
}

"""#),
        ("former/ExpectedCalls.4", #"""
/// The calls that a mock expects of one member: how many, and with which arguments.
///
///     mock.saveExpectations = [.called(with: milk), .called(0...2) { $0.id > 7 }]
///     mock.deleteIdExpectations = [.never]
///     #expect(mock.unmetExpectations == [])
///
/// If a test does not read `unmetExpectations`, its mock fails it at the line of the expectation.
{{ nonisolated }}struct ExpectedCalls<Arguments>: @unchecked Sendable {
    // Set up by the test before it runs, so the lock does not protect them.
    private let count: Range<Int>
    private var wanted = ""
    private let origin: ExpectationOrigin
    private let fits: (Arguments) -> Bool

    /// A number of calls in the range `count` that satisfy `fits`.
    static func called(
        _ count: some RangeExpression<Int>, where fits: @escaping (Arguments) -> Bool = { _ in true },
        fileID: String = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) -> Self {
        let origin = ExpectationOrigin(TestIssue.Place(fileID: fileID, file: file, line: line))
        return Self(count: count.relative(to: 0..<Int.max), origin: origin, fits: fits)
    }

    /// Exactly `count` calls that satisfy `fits`.
    static func called(
        _ count: Int = 1, where fits: @escaping (Arguments) -> Bool = { _ in true },
        fileID: String = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) -> Self { called(count..<count + 1, where: fits, fileID: fileID, file: file, line: line) }

    /// Exactly `count` calls with `arguments`.
    static func called(
        _ count: Int = 1, with arguments: Arguments,
        fileID: String = #fileID, file: StaticString = #filePath, line: UInt = #line
    ) -> Self where Arguments: Equatable {
        var expected = called(count, where: { $0 == arguments }, fileID: fileID, file: file, line: line)
        expected.wanted = " with \(arguments)"
        return expected
    }

    /// No calls.
    static var never: Self { Self(count: 0..<1, origin: ExpectationOrigin(nil), fits: { _ in true }) }

    /// The number of calls in words.
    private var number: String {
        if count.upperBound == .max { return "\(count.lowerBound) or more" }
        return count.count == 1 ? "\(count.lowerBound)" : "\(count.lowerBound) to \(count.upperBound - 1)"
    }

    /// Missing and unexpected calls.
    fileprivate static func unmet(_ expected: [Self], _ calls: [Arguments], of member: String) -> [String] {
        var made = expected.map { _ in 0 }
        var unmet: [(text: String, origin: ExpectationOrigin?)] = []
        for call in calls {
            let fitting = expected.indices.filter { expected[$0].fits(call) }
            let missing = fitting.first { !expected[$0].count.contains(made[$0]) }
            let more = fitting.first { expected[$0].count.contains(made[$0] + 1) }
            if let place = missing ?? more ?? fitting.first {
                made[place] += 1
            } else {
                let arguments = Arguments.self == Void.self ? "" : " with \(call)"
                unmet.append(("\(member): unexpected call\(arguments)", expected.first?.origin))
            }
        }
        for (expectation, made) in zip(expected, made) where !expectation.count.contains(made) {
            let wanted = "expected calls: \(expectation.number)\(expectation.wanted)"
            let all = Arguments.self == Void.self ? "" : " of \(calls)"
            unmet.append(("\(member): \(wanted), got: \(made)\(all)", expectation.origin))
        }
        for one in unmet { one.origin?.report(one.text) }
        for expectation in expected { expectation.origin.isRead = true }
        return unmet.map(\.text)
    }
}

{{ nonisolated }}extension Array {
    func unmet<Arguments>(_ calls: [Arguments], of member: String) -> [String]
    where Element == ExpectedCalls<Arguments> { ExpectedCalls.unmet(self, calls, of: member) }

    func unmet(_ count: Int, of member: String) -> [String] where Element == ExpectedCalls<Void> {
        ExpectedCalls.unmet(self, [Void](repeating: (), count: count), of: member)
    }
}

/// Expectations of a mock that ends before a test reads whether they are met.
{{ nonisolated }}enum UnreadExpectations {
    @TaskLocal fileprivate static var areReported = false
    private static let onMainQueue = DispatchSpecificKey<Bool>()

    /// Fails the test where it set those that `unmet` lists.
    static func report(_ unmet: () -> [String]) { $areReported.withValue(true) { _ = unmet() } }

    /// The same on the main actor; nothing where the mock ends elsewhere.
    static func reportOnMainActor(_ unmet: @MainActor () -> [String]) {
        DispatchQueue.main.setSpecific(key: onMainQueue, value: true)
        // The main queue has a thread of its own on Linux.
        if Thread.isMainThread || DispatchQueue.getSpecific(key: onMainQueue) == true {
            report { MainActor.assumeIsolated(unmet) }
        }
    }
}

/// Where a test sets an expectation, and whether it has read the result.
private {{ nonisolated }}final class ExpectationOrigin: @unchecked Sendable {
    private let place: TestIssue.Place?
    var isRead = false

    init(_ place: TestIssue.Place?) { self.place = place }

    func report(_ unmet: String) {
        if UnreadExpectations.areReported, !isRead { _ = TestIssue(unmet, at: place) }
    }
}

"""#),
        ("former/Gate.1", #"""
import Foundation

/// Holds answers back until the test lets them go, to look at what is shown meanwhile.
///
///     let gate = Gate()
///     spy.loadStub = { await gate.wait(); return note }
///     let loading = Task { await model.load() }
///     try await eventually { model.isLoading }
///     gate.open()
nonisolated final class Gate: @unchecked Sendable {
    private let lock = NSLock()
    private var isOpen = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Suspends until the gate is open; returns at once when it is.
    func wait() async {
        await withCheckedContinuation { continuation in
            let isOpen = lock.withLock {
                if !self.isOpen { waiting.append(continuation) }
                return self.isOpen
            }
            if isOpen { continuation.resume() }
        }
    }

    /// Lets everyone through who waits, and all who come later.
    func open() {
        let waiting = lock.withLock {
            isOpen = true
            defer { self.waiting = [] }
            return self.waiting
        }
        for continuation in waiting { continuation.resume() }
    }
}

"""#),
        ("former/Gate.2", #"""
import Foundation

/// Holds answers back until the test lets them go, to look at what is shown meanwhile.
///
///     let gate = Gate()
///     spy.loadStub = { await gate.wait(); return note }
///     let loading = Task { await model.load() }
///     try await eventually { model.isLoading }
///     gate.open()
{{ nonisolated }}final class Gate: @unchecked Sendable {
    private let lock = NSLock()
    private var isOpen = false
    private var waiting: [(id: Int, continuation: CheckedContinuation<Void, Never>)] = []
    private var lastID = 0

    /// Suspends until the gate is open or the task is cancelled.
    func wait() async {
        let id = lock.withLock {
            lastID += 1
            return lastID
        }
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isWaiting = lock.withLock {
                    // A task that is cancelled after this check finds its continuation in the list.
                    if isOpen || Task.isCancelled { return false }
                    waiting.append((id, continuation))
                    return true
                }
                if !isWaiting { continuation.resume() }
            }
        } onCancel: {
            let continuation = lock.withLock {
                waiting.firstIndex { $0.id == id }.map { waiting.remove(at: $0).continuation }
            }
            continuation?.resume()
        }
    }

    /// Opens the gate for current and later waiters.
    func open() {
        let waiting = lock.withLock {
            isOpen = true
            defer { self.waiting = [] }
            return self.waiting
        }
        for waiter in waiting { waiter.continuation.resume() }
    }
}

"""#),
        ("former/InTurn.1", #"""
import Foundation

/// A stub that gives these answers, one a call and in this order; when they are used up, the last one again.
///
///     spy.loadStub = inTurn(first, second)
nonisolated func inTurn<each Argument, Value>(_ first: Value, _ others: Value...) -> (repeat each Argument) -> Value {
    let answers = Answers([first] + others)
    return { (_: repeat each Argument) in answers.next() }
}

/// The same for a stub that any thread may call.
nonisolated func inTurn<each Argument, Value: Sendable>(
    _ first: Value, _ others: Value...
) -> @Sendable (repeat each Argument) -> Value {
    let answers = SharedAnswers([first] + others)
    return { (_: repeat each Argument) in answers.next() }
}

/// A stub that gives values or throws errors, one a call.
///
///     spy.loadStub = inTurn(.failure(Offline()), .success(note))
nonisolated func inTurn<each Argument, Value, Failure>(
    _ first: Result<Value, Failure>, _ others: Result<Value, Failure>...
) -> (repeat each Argument) throws(Failure) -> Value {
    let answers = Answers([first] + others)
    return { (_: repeat each Argument) throws(Failure) in try answers.next().get() }
}

/// The same for a stub that any thread may call.
nonisolated func inTurn<each Argument, Value: Sendable, Failure>(
    _ first: Result<Value, Failure>, _ others: Result<Value, Failure>...
) -> @Sendable (repeat each Argument) throws(Failure) -> Value {
    let answers = SharedAnswers([first] + others)
    return { (_: repeat each Argument) throws(Failure) in try answers.next().get() }
}

private nonisolated final class Answers<Value> {
    private var values: [Value]
    init(_ values: [Value]) { self.values = values.reversed() }
    func next() -> Value { values.count > 1 ? values.removeLast() : values[0] }
}

private nonisolated final class SharedAnswers<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private let answers: Answers<Value>
    init(_ values: [Value]) { answers = Answers(values) }
    func next() -> Value { lock.withLock { answers.next() } }
}

"""#),
        ("former/Locked.1", #"""
/// A value behind a lock, for doubles that are used from several threads at once.
@dynamicMemberLookup
nonisolated final class Locked<Value>: Sendable {
    private let lock = NSLock()
    private nonisolated(unsafe) var value: Value

    init(_ value: Value) { self.value = value }

    subscript<Member>(dynamicMember member: WritableKeyPath<Value, Member>) -> Member {
        get { withLock { $0[keyPath: member] } }
        set { withLock { $0[keyPath: member] = newValue } }
    }

    func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}

"""#),
        ("former/Locked.2", #"""
/// A value behind a lock, for doubles that are used from several threads at once.
@dynamicMemberLookup
nonisolated final class Locked<Value>: Sendable {
    private let lock = NSLock()
    private nonisolated(unsafe) var value: Value

    init(_ value: Value) { self.value = value }

    subscript<Member>(dynamicMember member: WritableKeyPath<Value, Member>) -> Member {
        get { withLock { $0[keyPath: member] } }
        set {
            // What is replaced is freed when the lock is open again: it may call the double from its 'deinit'.
            var value = newValue
            withLock { swap(&$0[keyPath: member], &value) }
        }
    }

    func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }
}

"""#),
        ("former/Locked.3", #"""
/// A value behind a lock, for doubles that are used from several threads at once.
@dynamicMemberLookup
nonisolated final class Locked<Value>: Sendable {
    private let lock = NSLock()
    private nonisolated(unsafe) var value: Value
{% if wakes %}
    private nonisolated(unsafe) var pauses: Set<Task<Void, Never>> = []
{% endif %}

    init(_ value: Value) { self.value = value }

    subscript<Member>(dynamicMember member: WritableKeyPath<Value, Member>) -> Member {
{% if wakes %}
        get {
            lock.lock()
            defer { unlock(isChanged: false) }
            return value[keyPath: member]
        }
{% else %}
        get { withLock { $0[keyPath: member] } }
{% endif %}
        set {
            // The old value is released after unlocking, since its 'deinit' may call the double.
            var value = newValue
            withLock { swap(&$0[keyPath: member], &value) }
        }
    }

    func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
{% if wakes %}
        defer { unlock(isChanged: true) }
        return try body(&value)
    }

    /// Unlocks; a change wakes each `eventually` whose condition looked at the value before.
    private func unlock(isChanged: Bool) {
        var ended: Set<Task<Void, Never>> = []
        if let looking = Eventually.pause, !looking.isCancelled {
            pauses = pauses.filter { !$0.isCancelled }.union([looking])
        } else if isChanged {
            swap(&ended, &pauses)
        }
        lock.unlock()
        for pause in ended { pause.cancel() }
    }
{% else %}
        defer { lock.unlock() }
        return try body(&value)
    }
{% endif %}
}

"""#),
        ("former/LockedRecording.1", #"""
/// Recording calls, one at a time.
nonisolated extension Locked {
    func append<Element>(_ element: Element, to list: WritableKeyPath<Value, [Element]>) {
        withLock { $0[keyPath: list].append(element) }
    }

    func increment(_ count: WritableKeyPath<Value, Int>) { withLock { $0[keyPath: count] += 1 } }
}

"""#),
        ("former/LockedReplacing.1", #"""
/// Setting what may never have been read.
nonisolated extension Locked {
    /// Changes the value; what that replaces is released after unlocking, since its 'deinit' may call the double.
    func replace(_ change: (inout Value) -> Void) {
        _ = withLock { value in
            defer { change(&value) }
            return value
        }
    }
}

"""#),
        ("former/LockedReplacing.2", #"""
/// Replaces values that may never have been set, and objects.
{{ nonisolated }}extension Locked {
    /// Changes the value; the old one is released after unlocking, since its 'deinit' may call the double.
    func replace<Result>(_ change: (inout Value) throws -> Result) rethrows -> Result {
        try withLock { value in
            let old = value
            return (result: try change(&value), old: old)
        }.result
    }
}

"""#),
        ("former/LockedShared.1", #"""
/// The one `Locked` of each type of value, for what a generic type shares: it can have no stored static properties.
nonisolated extension Locked {
    static func shared(_ initial: () -> Value) -> Locked<Value> {
        everyShared.withLock { all in
            let key = ObjectIdentifier(Value.self)
            if let found = all[key] as? Locked<Value> { return found }
            let made = Locked(initial())
            all[key] = made
            return made
        }
    }
}

nonisolated private let everyShared = Locked<[ObjectIdentifier: Any]>([:])

"""#),
        ("former/LockedShared.2", #"""
/// One `Locked` for each type of value, shared by generic types, which can't have static stored properties.
nonisolated extension Locked {
    static func shared(_ initial: () -> Value) -> Locked<Value> {
        everyShared.withLock { all in
            let key = ObjectIdentifier(Value.self)
            if let found = all[key] as? Locked<Value> { return found }
            let made = Locked(initial())
            all[key] = made
            return made
        }
    }
}

nonisolated private let everyShared = Locked<[ObjectIdentifier: Any]>([:])

"""#),
        ("former/LockedShared.3", #"""
/// One `Locked` per type of value, for generic types, which can't have static stored properties.
nonisolated extension Locked {
    static func shared(_ initial: () -> Value) -> Locked<Value> {
        everyShared.withLock { all in
            let key = ObjectIdentifier(Value.self)
            if let found = all[key] as? Locked<Value> { return found }
            let made = Locked(initial())
            all[key] = made
            return made
        }
    }
}

nonisolated private let everyShared = Locked<[ObjectIdentifier: Any]>([:])

"""#),
        ("former/LockedShared.4", #"""
/// The storage of static members, one `Locked` per type of value.
{{ nonisolated }}extension Locked {
    static func shared(_ initial: () -> Value) -> Locked<Value> {
        StaticMembers.storage.withLock { all in
            let key = ObjectIdentifier(Value.self)
            if let found = all[key] as? Locked<Value> { return found }
            let made = Locked(initial())
            all[key] = made
            return made
        }
    }
}

/// What static members of doubles keep.
///
/// Each test can have its own: 'understudy support separateStatics' writes what binds a new value.
{{ nonisolated }}enum StaticMembers {
    @TaskLocal static var storage = Locked<[ObjectIdentifier: Any]>([:])
}

"""#),
        ("former/RandomHistory.1", ##"""
/// Random calls to two implementations of a protocol, and what these answered.
{{ nonisolated }}final class RandomHistory {
    /// A call: its place in the list of calls, and the choices by which its arguments are drawn.
    struct Step: Equatable {
        var call: Int
        var choices: [Int] = []
    }

    /// A call as Swift, and what came of it.
    struct Answer: Equatable {
        var call = ""
        var result = "()"
        /// The result with the elements of collections in an order of their own.
        var unordered = "()"
        var isThrown = false
    }

    fileprivate(set) var steps: [Step]
    /// Whether the reference is compared with itself, so that calls are known to which it answers in any order.
    let isTrial: Bool
    /// The answers of each implementation, the reference first.
    fileprivate(set) var sides: [[Answer]] = []
    fileprivate(set) var ids: [[UUID]] = []
    private var generator: SeededGenerator?
    private var forms: [String: String] = [:]
    private var position = 0

    fileprivate init(_ steps: [Step], _ generator: SeededGenerator? = nil, isTrial: Bool = false) {
        self.steps = steps
        self.isTrial = isTrial
        self.generator = generator
    }

    /// Begins with the next implementation.
    func begin() {
        sides.append([])
        ids.append([])
    }

    /// The place of the next call; `nil` at the end.
    func next() -> Int? {
        guard let count = sides.last?.count, count < steps.count else { return nil }
        sides[sides.count - 1].append(Answer())
        position = 0
        return steps[count].call
    }

    /// Notes what is called.
    func calls(_ call: String) { note { $0.call = call } }

    /// Notes what the call returned.
    func returns<Value>(_ value: Value) {
        let result = written(value)
        let unordered = written(value, isSorted: true)
        note { ($0.result, $0.unordered) = (result, unordered) }
    }

    /// Notes that the call threw.
    func fails(_ error: any Error) {
        note {
            $0.result = "\(error)"
            $0.isThrown = true
        }
    }

    private func note(_ change: (inout Answer) -> Void) {
        guard let side = sides.indices.last, let call = sides[side].indices.last else { return }
        change(&sides[side][call])
    }

    // MARK: Arguments

    /// A value of a few, so that calls meet the same ones again.
    func draw<Value: RandomValue>() -> Value { Value.drawn(from: self) }

    /// One of `values`.
    func one<Value>(of values: [Value]) -> Value { values[choice(values.count)] }

    /// `nil`, or a value.
    func optional<Value>(_ make: () -> Value) -> Value? { choice(3) == 0 ? nil : make() }

    /// At most two values.
    func array<Value>(_ make: () -> Value) -> [Value] { (0..<choice(3)).map { _ in make() } }

    /// A model, which tests show as a call of `form`: `.fixture(id:title:)`.
    func model<Value>(_ form: String, _ value: Value) -> Value {
        forms[String(reflecting: Value.self)] = form
        return value
    }

    /// A number below `count`: what was chosen for the first implementation is chosen for the second.
    func choice(_ count: Int) -> Int {
        guard let step = sides.last.map({ $0.count - 1 }), steps.indices.contains(step), count > 0 else { return 0 }
        defer { position += 1 }
        if position < steps[step].choices.count { return steps[step].choices[position] % count }
        // The first values come more often than others, so that calls meet them again.
        guard sides.count == 1, let limit = generator?.next(below: count),
            let chosen = generator?.next(below: steps.count.isMultiple(of: 2) ? count : limit + 1)
        else { return 0 }
        steps[step].choices.append(chosen)
        return chosen
    }

    /// One of `ids`, or one that an earlier call gave.
    fileprivate func id(of ids: [UUID]) -> UUID {
        let known = self.ids.last ?? []
        return one(of: ids + known.prefix(3))
    }

    // MARK: Values as Swift

    /// `value` as Swift, a model as it was made.
    func text<Value>(_ value: Value) -> String { written(value, asForm: true) }

    /// `value` as Swift; with `asForm` as it was made, else with all that it holds, which is what is compared.
    private func written(_ value: Any, asForm: Bool = false, isSorted: Bool = false, depth: Int = 0) -> String {
        func text(_ value: Any) -> String {
            self.written(value, asForm: asForm, isSorted: isSorted, depth: depth + 1)
        }
        if let plain = plainText(value) { return plain }
        if depth > 8 { return "…" }
        let mirror = Mirror(reflecting: value)
        let children = Array(mirror.children)
        switch mirror.displayStyle {
        case .optional: return children.first.map { text($0.value) } ?? "nil"
        case .collection:
            let elements = children.map { text($0.value) }
            return "[" + (isSorted ? elements.sorted() : elements).joined(separator: ", ") + "]"
        case .set: return "[" + children.map { text($0.value) }.sorted().joined(separator: ", ") + "]"
        case .dictionary:
            let entries = children.map { Mirror(reflecting: $0.value).children.map { text($0.value) } }
            if entries.isEmpty { return "[:]" }
            return "[" + entries.map { $0.joined(separator: ": ") }.sorted().joined(separator: ", ") + "]"
        case .tuple:
            return "(" + children.map { Self.labelled($0.label, text($0.value)) }.joined(separator: ", ") + ")"
        case .enum where children.isEmpty: return "." + "\(value)"
        case .enum:
            let held = text(children[0].value)
            return "." + (children[0].label ?? "") + (held.first == "(" ? held : "(" + held + ")")
        default: break
        }
        let type = type(of: value)
        let fields = Self.fields(mirror)
        if fields.isEmpty { return [.struct, .class].contains(mirror.displayStyle) ? "\(type)()" : "\(value)" }
        if asForm, let form = forms[String(reflecting: type)], let open = form.firstIndex(of: "(") {
            let labels = form[form.index(after: open)...].dropLast().split(separator: ":").map(String.init)
            let found = labels.compactMap { label in
                fields.first { $0.label == label }.map { label + ": " + text($0.value) }
            }
            if found.count == labels.count { return form[..<open] + "(" + found.joined(separator: ", ") + ")" }
        }
        return "\(type)(" + fields.map { Self.labelled($0.label, text($0.value)) }.joined(separator: ", ") + ")"
    }

    private static func labelled(_ label: String?, _ text: String) -> String {
        guard let label, label.first != "." else { return text }
        return label + ": " + text
    }

    /// What a value holds, that of its superclasses first.
    private static func fields(_ mirror: Mirror) -> [(label: String, value: Any)] {
        (mirror.superclassMirror.map(fields) ?? [])
            + mirror.children.compactMap { child in
                guard let label = child.label, !label.hasPrefix("_$") else { return nil }
                return (label.first == "_" ? String(label.dropFirst()) : label, child.value)
            }
    }

    /// The text of a value of the standard library or of Foundation; `nil` for others.
    private func plainText(_ value: Any) -> String? {
        switch value {
        case is Void: return "()"
        case let id as UUID: return idText(id) ?? "UUID(uuidString: \"\(id.uuidString)\")!"
        case let text as String: return UUID(uuidString: text).flatMap(idText) ?? String(reflecting: text)
        case let text as Substring: return String(reflecting: String(text))
        case let text as Character: return String(reflecting: text)
        case let data as Data: return data.isEmpty ? "Data()" : "Data(\(Array(data)))"
        case let url as URL: return "URL(string: \(String(reflecting: url.absoluteString)))!"
        case let date as Date:
            // What was made just now differs from one call to the next.
            if abs(date.timeIntervalSinceNow) < 3600 { return "Date()" }
            return "Date(timeIntervalSince1970: \(date.timeIntervalSince1970))"
        case let type as Any.Type: return "\(type).self"
        // Which error it is may differ from one implementation to the other.
        case is any Error: return "error"
        default: return String(reflecting: Swift.type(of: value)).hasPrefix("Foundation") ? "\(value)" : nil
        }
    }

    /// The name of an id that a call made: it is compared by when it was first seen.
    private func idText(_ id: UUID) -> String? {
        if UUID.few.contains(id) { return nil }
        guard let side = ids.indices.last else { return nil }
        if !ids[side].contains(id) { ids[side].append(id) }
        return "id" + "\((ids[side].firstIndex(of: id) ?? 0) + 1)"
    }
}

/// What a call gives to its completion handler.
{{ nonisolated }}final class HistoryAnswer: @unchecked Sendable {
    /// Counts the answers that did not come.
    private static let missing = HistoryAnswer()

    private let lock = NSLock()
    private var given: Any?
    private var count = 0

    /// The answer; `nil` until it is there.
    var value: Any? {
        lock.lock()
        defer { lock.unlock() }
        return given
    }

    /// Notes the first answer.
    func set<Value>(_ value: Value) {
        lock.lock()
        defer { lock.unlock() }
        if given == nil { given = value }
    }

    /// Waits for the answer, but not for long, and less if answers did not come before.
    func arrival() async {
        let limit = Self.missing.counted(adding: 0) < 10 ? 200 : 2
        for _ in 0..<limit where value == nil { try? await Task.sleep(nanoseconds: 1_000_000) }
        if value == nil { _ = Self.missing.counted(adding: 1) }
    }

    private func counted(adding number: Int) -> Int {
        lock.lock()
        defer { lock.unlock() }
        count += number
        return count
    }
}

/// The search for the shortest history to which two implementations answer differently.
{{ nonisolated }}struct HistorySearch {
    private let names: (subject: String, reference: String)
    private let calls: Int
    private var histories: Int
    private var trials = 40
    /// The calls to which the reference itself answers in any order, or anything.
    private var (unordered, ignored): (Set<Int>, Set<Int>) = ([], [])
    private var generator: SeededGenerator
    private var last: RandomHistory?
    private var shortest: RandomHistory?
    /// A history to which only the order differs, and how often that was the same.
    private var unsure: (history: RandomHistory, count: Int)?
    private var kept: [[Int: Int]] = []
    private var attempt = 0
    private var attempts = 0

    init(of subject: Any.Type, against reference: Any.Type, calls: Int, histories: Int, seed: UInt64) {
        names = ("\(subject)", "\(reference)")
        self.calls = calls
        self.histories = histories
        generator = SeededGenerator(state: seed)
    }

    /// The next history to play, on the reference first; `nil` when enough was tried.
    mutating func next() -> RandomHistory? {
        judge()
        if let unsure {
            // Where values lie in memory decides on the order of some; what is kept moves the next ones.
            kept.append([unsure.count: unsure.count])
            last = RandomHistory(unsure.history.steps)
            return last
        }
        if let shortest { last = shorter(than: shortest) } else { last = random() }
        return last
    }

    private mutating func random() -> RandomHistory? {
        if histories == 0 || calls == 0 { return nil }
        if trials > 0 { trials -= 1 } else { histories -= 1 }
        let count = 1 + generator.next(below: 40)
        // Some histories make few of the calls, and these more often.
        let all = Array(0..<calls)
        let few = histories.isMultiple(of: 2) ? [] : all.filter { _ in generator.next(below: 2) == 0 }
        let usual = few.isEmpty ? all : few
        let steps = (0..<count).map { _ in RandomHistory.Step(call: usual[generator.next(below: usual.count)]) }
        generator = SeededGenerator(state: generator.state &+ 1)
        return RandomHistory(steps, generator, isTrial: trials > 0)
    }

    /// The first call that was answered differently.
    private func difference(_ history: RandomHistory) -> Int? {
        guard history.sides.count == 2 else { return nil }
        return history.steps.indices.first { place in
            let (first, second) = (history.sides[0][place], history.sides[1][place])
            let call = history.steps[place].call
            if ignored.contains(call) { return false }
            if first.isThrown || second.isThrown { return first.isThrown != second.isThrown }
            return unordered.contains(call) ? first.unordered != second.unordered : first.result != second.result
        }
    }

    /// Keeps the history that was played last, up to the first call that was answered differently.
    private mutating func judge() {
        guard let last else { return }
        guard let place = difference(last) else {
            if let unsure, let place = difference(unsure.history) { unordered.insert(last.steps[place].call) }
            return unsure = nil
        }
        let call = last.steps[place].call
        let isOrder = last.sides[0][place].unordered == last.sides[1][place].unordered
        if last.isTrial {
            if isOrder { unordered.insert(call) } else { ignored.insert(call) }
            return judge()
        }
        if isOrder {
            let before = unsure?.history ?? last
            if before.sides.map({ $0[place] }) != last.sides.map({ $0[place] }) {
                unordered.insert(call)
                return unsure = nil
            }
            unsure = (before, (unsure?.count ?? 0) + 1)
            if unsure?.count ?? 0 < 8 { return }
        }
        unsure = nil
        last.steps.removeSubrange((place + 1)...)
        if last.steps != shortest?.steps {
            shortest = last
            attempt = 0
        }
    }

    /// The next history that is a little simpler than `history`.
    private mutating func shorter(than history: RandomHistory) -> RandomHistory? {
        while attempts < 2000 {
            defer { attempt += 1 }
            guard let steps = history.simpler(attempt) else { return nil }
            if steps == history.steps || steps.isEmpty { continue }
            attempts += 1
            return RandomHistory(steps)
        }
        return nil
    }

    /// Reports the shortest history as an issue of the test, if there is one.
    func report() {
        guard let message else { return }
        TestIssue.report(message)
    }

    /// What tells the implementations apart; `nil` where nothing does.
    var message: String? {
        guard let shortest, let place = difference(shortest) else {
            return calls == 0 ? "\(names.subject) can't be compared: the list of calls is empty" : nil
        }
        let (expected, found) = (shortest.sides[0][place], shortest.sides[1][place])
        let body = shortest.sides[1][..<place].map(\.statement) + [expected.expectation]
        let hasIDs = !(shortest.ids.last?.isEmpty ?? true)
        return """
            \(names.subject) answers differently from \(names.reference). The shortest history that shows it:

                @Test func answersLike\(names.reference)() async throws {
                    let subject = \(names.subject)()
                    \(body.joined(separator: "\n        "))
                }

            \(names.reference) \(expected.text)
            \(names.subject) \(found.text)
            """ + (hasIDs ? "\nid1, id2 … are the ids that calls gave." : "")
    }
}

{{ nonisolated }}extension RandomHistory {
    /// The steps with the change of that number: fewer calls, and then smaller choices; `nil` after the last one.
    fileprivate func simpler(_ number: Int) -> [Step]? {
        var number = number
        for size in [8, 4, 2, 1] {
            if number < steps.count {
                return Array(steps[..<number] + steps[min(number + size, steps.count)...])
            }
            number -= steps.count
        }
        // Equal choices are often one value that several calls take.
        for choice in Set(steps.flatMap(\.choices)).filter({ $0 > 0 }).sorted() {
            for smaller in [0, choice - 1] {
                if number == 0 {
                    return steps.map { Step(call: $0.call, choices: $0.choices.map { $0 == choice ? smaller : $0 }) }
                }
                number -= 1
            }
        }
        for (place, step) in steps.enumerated() {
            for (index, choice) in step.choices.enumerated() where choice > 0 {
                for smaller in [0, choice - 1] {
                    if number == 0 {
                        var changed = steps
                        changed[place].choices[index] = smaller
                        return changed
                    }
                    number -= 1
                }
            }
        }
        return nil
    }
}

{{ nonisolated }}extension RandomHistory.Answer {
    fileprivate var statement: String {
        let call = isThrown ? "try? " + (call.hasPrefix("try ") ? String(call.dropFirst(4)) : call) : call
        return result == "()" && !isThrown || call.contains(" = ") ? call : "_ = " + call
    }

    /// The last line of the test.
    fileprivate var expectation: String {
        if isThrown { return "#expect(throws: (any Error).self) { _ = \(call) }" }
        return result == "()" ? call : "#expect(\(call) == \(result))"
    }

    fileprivate var text: String { isThrown ? "threw \(result)" : "returned \(result)" }
}

/// Random numbers that are the same in each run.
{{ nonisolated }}struct SeededGenerator {
    fileprivate var state: UInt64

    fileprivate mutating func next(below count: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((value ^ (value >> 31)) % UInt64(count))
    }
}

/// A value that can be drawn as an argument.
{{ nonisolated }}protocol RandomValue {
    static func drawn(from history: RandomHistory) -> Self
}

{{ nonisolated }}extension RandomValue where Self: BinaryInteger {
    static func drawn(from history: RandomHistory) -> Self { Self(history.choice(4)) }
}

{{ nonisolated }}extension RandomValue where Self: BinaryFloatingPoint {
    static func drawn(from history: RandomHistory) -> Self { Self(history.choice(4)) / 2 }
}

{{ nonisolated }}extension Int: RandomValue {}
{{ nonisolated }}extension Int8: RandomValue {}
{{ nonisolated }}extension Int16: RandomValue {}
{{ nonisolated }}extension Int32: RandomValue {}
{{ nonisolated }}extension Int64: RandomValue {}
{{ nonisolated }}extension UInt: RandomValue {}
{{ nonisolated }}extension UInt8: RandomValue {}
{{ nonisolated }}extension UInt16: RandomValue {}
{{ nonisolated }}extension UInt32: RandomValue {}
{{ nonisolated }}extension UInt64: RandomValue {}
{{ nonisolated }}extension Double: RandomValue {}
{{ nonisolated }}extension Float: RandomValue {}
{{ nonisolated }}extension CGFloat: RandomValue {}

{{ nonisolated }}extension Decimal: RandomValue {
    static func drawn(from history: RandomHistory) -> Decimal { Decimal(history.choice(4)) }
}

{{ nonisolated }}extension Bool: RandomValue {
    static func drawn(from history: RandomHistory) -> Bool { history.choice(2) == 1 }
}

{{ nonisolated }}extension String: RandomValue {
    static func drawn(from history: RandomHistory) -> String { history.one(of: ["a", "b", "ab", "A", ""]) }
}

{{ nonisolated }}extension Substring: RandomValue {
    static func drawn(from history: RandomHistory) -> Substring { Substring(String.drawn(from: history)) }
}

{{ nonisolated }}extension Character: RandomValue {
    static func drawn(from history: RandomHistory) -> Character { history.one(of: ["a", "b"]) }
}

{{ nonisolated }}extension UUID: RandomValue {
    static func drawn(from history: RandomHistory) -> UUID { history.id(of: few) }

    fileprivate static let few = (1...3).compactMap { UUID(uuidString: "00000000-0000-0000-0000-00000000000\($0)") }
}

{{ nonisolated }}extension Date: RandomValue {
    static func drawn(from history: RandomHistory) -> Date {
        Date(timeIntervalSince1970: TimeInterval(history.choice(3) * 86400))
    }
}

{{ nonisolated }}extension Data: RandomValue {
    static func drawn(from history: RandomHistory) -> Data { Data((0..<history.choice(3)).map { UInt8($0) }) }
}

{{ nonisolated }}extension URL: RandomValue {
    static func drawn(from history: RandomHistory) -> URL {
        URL(fileURLWithPath: history.one(of: ["/a", "/b", "/c"]))
    }
}

{{ nonisolated }}extension Optional: RandomValue where Wrapped: RandomValue {
    static func drawn(from history: RandomHistory) -> Wrapped? { history.optional { history.draw() } }
}

{{ nonisolated }}extension Array: RandomValue where Element: RandomValue {
    static func drawn(from history: RandomHistory) -> [Element] { history.array { history.draw() } }
}

{{ nonisolated }}extension Set: RandomValue where Element: RandomValue {
    static func drawn(from history: RandomHistory) -> Set<Element> { Set(history.array { history.draw() }) }
}

{{ nonisolated }}extension Dictionary: RandomValue where Key: RandomValue, Value: RandomValue {
    static func drawn(from history: RandomHistory) -> [Key: Value] {
        Dictionary(history.array { (history.draw(), history.draw()) }, uniquingKeysWith: { $1 })
    }
}

"""##),
        ("former/RandomHistory.2", ##"""
/// Random calls to two implementations of a protocol, with their answers.
{{ nonisolated }}final class RandomHistory {
    /// A call: its place in the list of calls, and the choices by which its arguments are drawn.
    struct Step: Equatable {
        var call: Int
        var choices: [Int] = []
    }

    /// A call as Swift code, with its answer.
    struct Answer: Equatable {
        var call = ""
        var result = "()"
        /// The result with the elements of collections sorted.
        var unordered = "()"
        var isThrown = false
        /// The first issue that the call reported, such as a stub that is not set.
        var issue: String?
    }

    /// Hears of the issues that the current call reports.
    private(set) var heard = HistoryAnswer()
    fileprivate(set) var steps: [Step]
    /// Whether the reference is compared with itself, to find calls that it answers in no fixed order.
    let isTrial: Bool
    /// The answers of each implementation, the reference first.
    fileprivate(set) var sides: [[Answer]] = []
    fileprivate(set) var ids: [[UUID]] = []
    private var generator: SeededGenerator?
    private var forms: [String: String] = [:]
    private var position = 0

    fileprivate init(_ steps: [Step], _ generator: SeededGenerator? = nil, isTrial: Bool = false) {
        self.steps = steps
        self.isTrial = isTrial
        self.generator = generator
    }

    /// Begins with the next implementation.
    func begin() {
        sides.append([])
        ids.append([])
    }

    /// The place of the next call; `nil` at the end.
    func next() -> Int? {
        guard let count = sides.last?.count, count < steps.count else { return nil }
        sides[sides.count - 1].append(Answer())
        heard = HistoryAnswer()
        position = 0
        return steps[count].call
    }

    /// Records a call.
    func calls(_ call: String) { note { $0.call = call } }

    /// Records what the call returned.
    func returns<Value>(_ value: Value) {
        let result = written(value)
        let unordered = written(value, isSorted: true)
        note { ($0.result, $0.unordered) = (result, unordered) }
    }

    /// Records that the call threw.
    func fails(_ error: any Error) {
        note {
            $0.result = "\(error)"
            $0.isThrown = true
        }
    }

    private func note(_ change: (inout Answer) -> Void) {
        guard let side = sides.indices.last, let call = sides[side].indices.last else { return }
        change(&sides[side][call])
        sides[side][call].issue = heard.value as? String
    }

    // MARK: Arguments

    /// One of a few values, so that calls use the same ones again.
    func draw<Value: RandomValue>() -> Value { Value.drawn(from: self) }

    /// One of `values`.
    func one<Value>(of values: [Value]) -> Value { values[choice(values.count)] }

    /// `nil`, or a value.
    func optional<Value>(_ make: () -> Value) -> Value? { choice(3) == 0 ? nil : make() }

    /// At most two values.
    func array<Value>(_ make: () -> Value) -> [Value] { (0..<choice(3)).map { _ in make() } }

    /// A model; the test that is shown makes it by `form`: `.fixture(id:title:)`.
    func model<Value>(_ form: String, _ value: Value) -> Value {
        forms[String(reflecting: Value.self)] = form
        return value
    }

    /// A number below `count`, the same for both implementations.
    func choice(_ count: Int) -> Int {
        guard let step = sides.last.map({ $0.count - 1 }), steps.indices.contains(step), count > 0 else { return 0 }
        defer { position += 1 }
        if position < steps[step].choices.count { return steps[step].choices[position] % count }
        // The first values are more likely, so that calls use them again.
        guard sides.count == 1, let limit = generator?.next(below: count),
            let chosen = generator?.next(below: steps.count.isMultiple(of: 2) ? count : limit + 1)
        else { return 0 }
        steps[step].choices.append(chosen)
        return chosen
    }

    /// One of `ids`, or one that an earlier call returned.
    fileprivate func id(of ids: [UUID]) -> UUID {
        let known = self.ids.last ?? []
        return one(of: ids + known.prefix(3))
    }

    // MARK: Values as Swift

    /// `value` as Swift code, a model as the call that makes it.
    func text<Value>(_ value: Value) -> String { written(value, asForm: true) }

    /// `value` as Swift code: with `asForm` as the call that makes it, else with all stored values, to be compared.
    private func written(_ value: Any, asForm: Bool = false, isSorted: Bool = false, depth: Int = 0) -> String {
        func text(_ value: Any) -> String {
            self.written(value, asForm: asForm, isSorted: isSorted, depth: depth + 1)
        }
        if let plain = plainText(value) { return plain }
        if depth > 8 { return "…" }
        let mirror = Mirror(reflecting: value)
        let children = Array(mirror.children)
        switch mirror.displayStyle {
        case .optional: return children.first.map { text($0.value) } ?? "nil"
        case .collection:
            let elements = children.map { text($0.value) }
            return "[" + (isSorted ? elements.sorted() : elements).joined(separator: ", ") + "]"
        case .set: return "[" + children.map { text($0.value) }.sorted().joined(separator: ", ") + "]"
        case .dictionary:
            let entries = children.map { Mirror(reflecting: $0.value).children.map { text($0.value) } }
            if entries.isEmpty { return "[:]" }
            return "[" + entries.map { $0.joined(separator: ": ") }.sorted().joined(separator: ", ") + "]"
        case .tuple:
            return "(" + children.map { Self.labelled($0.label, text($0.value)) }.joined(separator: ", ") + ")"
        case .enum where children.isEmpty: return "." + "\(value)"
        case .enum:
            let held = text(children[0].value)
            return "." + (children[0].label ?? "") + (held.first == "(" ? held : "(" + held + ")")
        default: break
        }
        let type = type(of: value)
        let fields = Self.fields(mirror)
        if fields.isEmpty { return [.struct, .class].contains(mirror.displayStyle) ? "\(type)()" : "\(value)" }
        if asForm, let form = forms[String(reflecting: type)], let open = form.firstIndex(of: "(") {
            let labels = form[form.index(after: open)...].dropLast().split(separator: ":").map(String.init)
            let found = labels.compactMap { label in
                fields.first { $0.label == label }.map { label + ": " + text($0.value) }
            }
            if found.count == labels.count { return form[..<open] + "(" + found.joined(separator: ", ") + ")" }
        }
        return "\(type)(" + fields.map { Self.labelled($0.label, text($0.value)) }.joined(separator: ", ") + ")"
    }

    private static func labelled(_ label: String?, _ text: String) -> String {
        guard let label, label.first != "." else { return text }
        return label + ": " + text
    }

    /// The stored values, those of superclasses first.
    private static func fields(_ mirror: Mirror) -> [(label: String, value: Any)] {
        (mirror.superclassMirror.map(fields) ?? [])
            + mirror.children.compactMap { child in
                guard let label = child.label, !label.hasPrefix("_$") else { return nil }
                return (label.first == "_" ? String(label.dropFirst()) : label, child.value)
            }
    }

    /// The text of a value of the standard library or of Foundation; `nil` for others.
    private func plainText(_ value: Any) -> String? {
        switch value {
        case is Void: return "()"
        case let id as UUID: return idText(id) ?? "UUID(uuidString: \"\(id.uuidString)\")!"
        case let text as String: return UUID(uuidString: text).flatMap(idText) ?? String(reflecting: text)
        case let text as Substring: return String(reflecting: String(text))
        case let text as Character: return String(reflecting: text)
        case let data as Data: return data.isEmpty ? "Data()" : "Data(\(Array(data)))"
        case let url as URL: return "URL(string: \(String(reflecting: url.absoluteString)))!"
        case let date as Date:
            // The current date differs from call to call.
            if abs(date.timeIntervalSinceNow) < 3600 { return "Date()" }
            return "Date(timeIntervalSince1970: \(date.timeIntervalSince1970))"
        case let type as Any.Type: return "\(type).self"
        // Implementations may throw different errors.
        case is any Error: return "error"
        default: return String(reflecting: Swift.type(of: value)).hasPrefix("Foundation") ? "\(value)" : nil
        }
    }

    /// The name of an id that a call made, numbered in the order in which ids appear.
    private func idText(_ id: UUID) -> String? {
        if UUID.few.contains(id) { return nil }
        guard let side = ids.indices.last else { return nil }
        if !ids[side].contains(id) { ids[side].append(id) }
        return "id" + "\((ids[side].firstIndex(of: id) ?? 0) + 1)"
    }
}

/// The value that a call passes to its completion handler.
{{ nonisolated }}final class HistoryAnswer: @unchecked Sendable {
    /// Counts the handlers that were not called in time.
    private static let missing = HistoryAnswer()

    private let lock = NSLock()
    private var given: Any?
    private var count = 0

    /// The answer; `nil` until it is there.
    var value: Any? {
        lock.lock()
        defer { lock.unlock() }
        return given
    }

    /// Records the first answer.
    func set<Value>(_ value: Value) {
        lock.lock()
        defer { lock.unlock() }
        if given == nil { given = value }
    }

    /// Waits for the answer: 200 ms at most, and 2 ms once ten handlers were not called in time.
    func arrival() async {
        let limit = Self.missing.counted(adding: 0) < 10 ? 200 : 2
        for _ in 0..<limit where value == nil { try? await Task.sleep(nanoseconds: 1_000_000) }
        if value == nil { _ = Self.missing.counted(adding: 1) }
    }

    private func counted(adding number: Int) -> Int {
        lock.lock()
        defer { lock.unlock() }
        count += number
        return count
    }
}

/// The search for the shortest history that two implementations answer differently.
{{ nonisolated }}struct HistorySearch {
    private let names: (subject: String, reference: String)
    private let calls: Int
    private var histories: Int
    private var trials = 40
    /// The calls that the reference itself answers in no fixed order, or differently each time.
    private var (unordered, ignored): (Set<Int>, Set<Int>) = ([], [])
    /// The calls that are not made any more, with the issue that each of them reported.
    private var issues: [Int: String] = [:]
    private var generator: SeededGenerator
    private var last: RandomHistory?
    private var shortest: RandomHistory?
    /// A history whose answers differ only in their order, and how often it was played with the same result.
    private var unsure: (history: RandomHistory, count: Int)?
    private var kept: [[Int: Int]] = []
    private var attempt = 0
    private var attempts = 0

    init(of subject: Any.Type, against reference: Any.Type, calls: Int, histories: Int, seed: UInt64) {
        names = ("\(subject)", "\(reference)")
        self.calls = calls
        self.histories = histories
        generator = SeededGenerator(state: seed)
    }

    /// The next history to play, on the reference first; `nil` at the end of the search.
    mutating func next() -> RandomHistory? {
        judge()
        if let unsure {
            // The order may depend on addresses in memory; keeping something changes those of later values.
            kept.append([unsure.count: unsure.count])
            last = RandomHistory(unsure.history.steps)
            return last
        }
        if let shortest { last = shorter(than: shortest) } else { last = random() }
        return last
    }

    private mutating func random() -> RandomHistory? {
        if histories == 0 || issues.count == calls { return nil }
        if trials > 0 { trials -= 1 } else { histories -= 1 }
        let count = 1 + generator.next(below: 40)
        // Some histories use only a few of the calls, more often.
        let all = (0..<calls).filter { issues[$0] == nil }
        let few = histories.isMultiple(of: 2) ? [] : all.filter { _ in generator.next(below: 2) == 0 }
        let usual = few.isEmpty ? all : few
        let steps = (0..<count).map { _ in RandomHistory.Step(call: usual[generator.next(below: usual.count)]) }
        generator = SeededGenerator(state: generator.state &+ 1)
        return RandomHistory(steps, generator, isTrial: trials > 0)
    }

    /// The first call that was answered differently.
    private func difference(_ history: RandomHistory) -> Int? {
        guard history.sides.count == 2 else { return nil }
        return history.steps.indices.first { place in
            let (first, second) = (history.sides[0][place], history.sides[1][place])
            let call = history.steps[place].call
            if ignored.contains(call) { return false }
            if first.isThrown || second.isThrown { return first.isThrown != second.isThrown }
            return unordered.contains(call) ? first.unordered != second.unordered : first.result != second.result
        }
    }

    /// Keeps the last history up to the first call that was answered differently.
    private mutating func judge() {
        guard let last else { return }
        if findsIssues(in: last) { return }
        guard let place = difference(last) else {
            if let unsure, let place = difference(unsure.history) { unordered.insert(last.steps[place].call) }
            return unsure = nil
        }
        let call = last.steps[place].call
        let isOrder = last.sides[0][place].unordered == last.sides[1][place].unordered
        if last.isTrial {
            if isOrder { unordered.insert(call) } else { ignored.insert(call) }
            return judge()
        }
        if isOrder {
            let before = unsure?.history ?? last
            if before.sides.map({ $0[place] }) != last.sides.map({ $0[place] }) {
                unordered.insert(call)
                return unsure = nil
            }
            unsure = (before, (unsure?.count ?? 0) + 1)
            if unsure?.count ?? 0 < 8 { return }
        }
        unsure = nil
        last.steps.removeSubrange((place + 1)...)
        if last.steps != shortest?.steps {
            shortest = last
            attempt = 0
        }
    }

    /// Notes the calls that report issues, which make the rest of a history worth nothing.
    private mutating func findsIssues(in history: RandomHistory) -> Bool {
        let known = issues.count
        for (step, answer) in history.sides.flatMap({ zip(history.steps, $0) }) {
            if let issue = answer.issue { issues[step.call] = issue }
        }
        return issues.count > known
    }

    /// The next history to try that is simpler than `history`.
    private mutating func shorter(than history: RandomHistory) -> RandomHistory? {
        while attempts < 2000 {
            defer { attempt += 1 }
            guard let steps = history.simpler(attempt) else { return nil }
            if steps == history.steps || steps.isEmpty { continue }
            attempts += 1
            return RandomHistory(steps)
        }
        return nil
    }

    /// Reports the shortest history as an issue of the test, if there is one, and in another what was not compared.
    func report() {
        if let message { TestIssue.report(message) }
        if issues.isEmpty { return }
        let reasons = Set(issues.values).sorted().joined(separator: "\n")
        TestIssue.report(
            """
            \(names.subject) and \(names.reference) were compared without the calls that reported these issues:

            \(reasons)

            Set such stubs where the contract is checked, or remove the calls from its list.
            """)
    }

    /// The difference that was found; `nil` if there is none.
    var message: String? {
        guard let shortest, let place = difference(shortest) else {
            return calls == 0 ? "\(names.subject) can't be compared: the list of calls is empty" : nil
        }
        let (expected, found) = (shortest.sides[0][place], shortest.sides[1][place])
        let body = shortest.sides[1][..<place].map(\.statement) + [expected.expectation]
        let hasIDs = !(shortest.ids.last?.isEmpty ?? true)
        return """
            \(names.subject) answers differently from \(names.reference). The shortest history that shows it:

                @Test func answersLike\(names.reference)() async throws {
                    let subject = \(names.subject)()
                    \(body.joined(separator: "\n        "))
                }

            \(names.reference) \(expected.text)
            \(names.subject) \(found.text)
            """ + (hasIDs ? "\nid1, id2 … are the ids that calls gave." : "")
    }
}

{{ nonisolated }}extension RandomHistory {
    /// The steps after simplification `number`: first fewer calls, then smaller choices; `nil` after the last.
    fileprivate func simpler(_ number: Int) -> [Step]? {
        var number = number
        for size in [8, 4, 2, 1] {
            if number < steps.count {
                return Array(steps[..<number] + steps[min(number + size, steps.count)...])
            }
            number -= steps.count
        }
        // Equal choices are often the same value, passed to several calls.
        for choice in Set(steps.flatMap(\.choices)).filter({ $0 > 0 }).sorted() {
            for smaller in [0, choice - 1] {
                if number == 0 {
                    return steps.map { Step(call: $0.call, choices: $0.choices.map { $0 == choice ? smaller : $0 }) }
                }
                number -= 1
            }
        }
        for (place, step) in steps.enumerated() {
            for (index, choice) in step.choices.enumerated() where choice > 0 {
                for smaller in [0, choice - 1] {
                    if number == 0 {
                        var changed = steps
                        changed[place].choices[index] = smaller
                        return changed
                    }
                    number -= 1
                }
            }
        }
        return nil
    }
}

{{ nonisolated }}extension RandomHistory.Answer {
    fileprivate var statement: String {
        let call = isThrown ? "try? " + (call.hasPrefix("try ") ? String(call.dropFirst(4)) : call) : call
        return result == "()" && !isThrown || call.contains(" = ") ? call : "_ = " + call
    }

    /// The last line of the test.
    fileprivate var expectation: String {
        if isThrown { return "#expect(throws: (any Error).self) { _ = \(call) }" }
        return result == "()" ? call : "#expect(\(call) == \(result))"
    }

    fileprivate var text: String { isThrown ? "threw \(result)" : "returned \(result)" }
}

/// Random numbers that are the same in each run.
{{ nonisolated }}struct SeededGenerator {
    fileprivate var state: UInt64

    fileprivate mutating func next(below count: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((value ^ (value >> 31)) % UInt64(count))
    }
}

/// A value that can be drawn as an argument.
{{ nonisolated }}protocol RandomValue {
    static func drawn(from history: RandomHistory) -> Self
}

{{ nonisolated }}extension RandomValue where Self: BinaryInteger {
    static func drawn(from history: RandomHistory) -> Self { Self(history.choice(4)) }
}

{{ nonisolated }}extension RandomValue where Self: BinaryFloatingPoint {
    static func drawn(from history: RandomHistory) -> Self { Self(history.choice(4)) / 2 }
}

{{ nonisolated }}extension Int: RandomValue {}
{{ nonisolated }}extension Int8: RandomValue {}
{{ nonisolated }}extension Int16: RandomValue {}
{{ nonisolated }}extension Int32: RandomValue {}
{{ nonisolated }}extension Int64: RandomValue {}
{{ nonisolated }}extension UInt: RandomValue {}
{{ nonisolated }}extension UInt8: RandomValue {}
{{ nonisolated }}extension UInt16: RandomValue {}
{{ nonisolated }}extension UInt32: RandomValue {}
{{ nonisolated }}extension UInt64: RandomValue {}
{{ nonisolated }}extension Double: RandomValue {}
{{ nonisolated }}extension Float: RandomValue {}
{{ nonisolated }}extension CGFloat: RandomValue {}

{{ nonisolated }}extension Decimal: RandomValue {
    static func drawn(from history: RandomHistory) -> Decimal { Decimal(history.choice(4)) }
}

{{ nonisolated }}extension Bool: RandomValue {
    static func drawn(from history: RandomHistory) -> Bool { history.choice(2) == 1 }
}

{{ nonisolated }}extension String: RandomValue {
    static func drawn(from history: RandomHistory) -> String { history.one(of: ["a", "b", "ab", "A", ""]) }
}

{{ nonisolated }}extension Substring: RandomValue {
    static func drawn(from history: RandomHistory) -> Substring { Substring(String.drawn(from: history)) }
}

{{ nonisolated }}extension Character: RandomValue {
    static func drawn(from history: RandomHistory) -> Character { history.one(of: ["a", "b"]) }
}

{{ nonisolated }}extension UUID: RandomValue {
    static func drawn(from history: RandomHistory) -> UUID { history.id(of: few) }

    fileprivate static let few = (1...3).compactMap { UUID(uuidString: "00000000-0000-0000-0000-00000000000\($0)") }
}

{{ nonisolated }}extension Date: RandomValue {
    static func drawn(from history: RandomHistory) -> Date {
        Date(timeIntervalSince1970: TimeInterval(history.choice(3) * 86400))
    }
}

{{ nonisolated }}extension Data: RandomValue {
    static func drawn(from history: RandomHistory) -> Data { Data((0..<history.choice(3)).map { UInt8($0) }) }
}

{{ nonisolated }}extension URL: RandomValue {
    static func drawn(from history: RandomHistory) -> URL {
        URL(fileURLWithPath: history.one(of: ["/a", "/b", "/c"]))
    }
}

{{ nonisolated }}extension Optional: RandomValue where Wrapped: RandomValue {
    static func drawn(from history: RandomHistory) -> Wrapped? { history.optional { history.draw() } }
}

{{ nonisolated }}extension Array: RandomValue where Element: RandomValue {
    static func drawn(from history: RandomHistory) -> [Element] { history.array { history.draw() } }
}

{{ nonisolated }}extension Set: RandomValue where Element: RandomValue {
    static func drawn(from history: RandomHistory) -> Set<Element> { Set(history.array { history.draw() }) }
}

{{ nonisolated }}extension Dictionary: RandomValue where Key: RandomValue, Value: RandomValue {
    static func drawn(from history: RandomHistory) -> [Key: Value] {
        Dictionary(history.array { (history.draw(), history.draw()) }, uniquingKeysWith: { $1 })
    }
}

"""##),
        ("former/SeparateStatics.1", #"""
#if canImport(Testing)
import Testing
#endif

/// Runs `body` with static members of doubles as if no test had used them before.
///
///     override func invokeTest() { withSeparateStatics { super.invokeTest() } }
{{ nonisolated }}func withSeparateStatics<Result>(_ body: () throws -> Result) rethrows -> Result {
    try StaticMembers.$storage.withValue(Locked([:]), operation: body)
}

#if canImport(Testing) && compiler(>=6.1)
/// Gives each test its own storage of static members, so that tests of a suite can run in parallel.
///
///     @Suite(.separateStatics) struct SettingsTests { … }
{{ nonisolated }}struct SeparateStatics: SuiteTrait, TestTrait, TestScoping {
    let isRecursive = true

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await StaticMembers.$storage.withValue(Locked([:]), operation: function)
    }
}

{{ nonisolated }}extension Trait where Self == SeparateStatics {
    static var separateStatics: Self { SeparateStatics() }
}
#endif

"""#),
        ("former/TestIssue.1", #"""
{% if recordsIssues %}
#if canImport(Testing)
import Testing
#endif
#if canImport(XCTest)
import XCTest
#endif

{% endif %}
/// An issue of the running test: a double was used in a way that the test did not set up.
{{ nonisolated }}struct TestIssue: Error, CustomStringConvertible {
    let description: String

    /// Records the issue{% if recordsIssues %} where the test is declared, in Swift Testing or XCTest{% endif %}.
    init(_ description: String) {
        self.description = description
{% if recordsIssues %}
        #if canImport(Testing)
        if let test = Test.current {
            Issue.record(Comment(rawValue: description), sourceLocation: test.sourceLocation)
            return
        }
        // Called from no task of a test: only the framework that runs takes the issue.
        Issue.record(Comment(rawValue: description))
        #endif
        #if canImport(XCTest)
        XCTFail(description)
        #endif
{% else %}
        assertionFailure(description)
{% endif %}
    }

    /// Records an issue.
    static func report(_ description: String) { _ = TestIssue(description) }

    /// Records an issue and returns `value`, so that the test goes on.
    static func report<Value>(_ description: String, returning value: Value) -> Value {
        report(description)
        return value
    }

    /// Records an issue and ends the process, as there is no value to return.
    static func stop(_ description: String) -> Never {
        report(description)
        fatalError(description)
    }
}

"""#),
        ("former/TestIssue.2", #"""
{% if recordsIssues %}
#if canImport(Testing)
import Testing
#endif
#if canImport(XCTest)
import XCTest
#endif

{% endif %}
/// An issue of the running test: a double was used in a way that the test did not set up.
{{ nonisolated }}struct TestIssue: Error, CustomStringConvertible {
    /// A line of a test.
    struct Place: Sendable {
        let fileID: String
        let file: StaticString
        let line: UInt
    }

    let description: String

    /// Records the issue{% if recordsIssues %} at `place`, or else where the test is declared, in Swift Testing or XCTest{% endif %}.
    init(_ description: String, at place: Place? = nil) {
        self.description = description
{% if recordsIssues %}
        #if canImport(Testing)
        let location = place.map {
            SourceLocation(fileID: $0.fileID, filePath: "\($0.file)", line: Int($0.line), column: 1)
        }
        if let test = Test.current {
            Issue.record(Comment(rawValue: description), sourceLocation: location ?? test.sourceLocation)
            return
        }
        // Called from no task of a test: only the framework that runs takes the issue.
        if let location {
            Issue.record(Comment(rawValue: description), sourceLocation: location)
        } else {
            Issue.record(Comment(rawValue: description))
        }
        #endif
        #if canImport(XCTest)
        if let place {
            XCTFail(description, file: place.file, line: place.line)
        } else {
            XCTFail(description)
        }
        #endif
{% else %}
        assertionFailure(description)
{% endif %}
    }

    /// Records an issue.
    static func report(_ description: String) { _ = TestIssue(description) }

    /// Records an issue and returns `value`, so that the test goes on.
    static func report<Value>(_ description: String, returning value: Value) -> Value {
        report(description)
        return value
    }

    /// Records an issue and ends the process, as there is no value to return.
    static func stop(_ description: String) -> Never {
        report(description)
        fatalError(description)
    }
}

"""#),
        ("former/TestIssue.3", #"""
{% if recordsIssues %}
#if canImport(Testing)
import Testing
#endif
#if canImport(XCTest)
import XCTest
#endif

{% endif %}
/// An issue of the running test, such as a call of a member that the test did not set up.
{{ nonisolated }}struct TestIssue: Error, CustomStringConvertible {
    /// A line of a test.
    struct Place: Sendable {
        let fileID: String
        let file: StaticString
        let line: UInt
    }

    /// Hears of issues in place of the test, while a contract compares implementations.
    @TaskLocal static var listener: (@Sendable (String) -> Void)?

    let description: String

    /// Records the issue{% if recordsIssues %} at `place`, or else where the test is declared, in Swift Testing or XCTest{% endif %}.
    init(_ description: String, at place: Place? = nil) {
        self.description = description
        if let listener = Self.listener {
            listener(description)
            return
        }
{% if recordsIssues %}
        #if canImport(Testing)
        let location = place.map {
            SourceLocation(fileID: $0.fileID, filePath: "\($0.file)", line: Int($0.line), column: 1)
        }
        if let test = Test.current {
            Issue.record(Comment(rawValue: description), sourceLocation: location ?? test.sourceLocation)
            return
        }
        // Outside the task of a test: reported to both frameworks, as only the running one records it.
        if let location {
            Issue.record(Comment(rawValue: description), sourceLocation: location)
        } else {
            Issue.record(Comment(rawValue: description))
        }
        #endif
        #if canImport(XCTest)
        if let place {
            XCTFail(description, file: place.file, line: place.line)
        } else {
            XCTFail(description)
        }
        #endif
{% else %}
        assertionFailure(description)
{% endif %}
    }

    /// Records an issue.
    static func report(_ description: String) { _ = TestIssue(description) }

    /// Records an issue and returns `value`, so that the test goes on.
    static func report<Value>(_ description: String, returning value: Value) -> Value {
        report(description)
        return value
    }

    /// Records an issue and ends the process, as there is no value to return.
    static func stop(_ description: String) -> Never {
        report(description)
        fatalError(description)
    }
}

"""#),
    ]
}
