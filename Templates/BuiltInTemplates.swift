// swift-format-ignore-file
// Made by Scripts/embed-templates from the files beside it. Do not edit: edit those, and run the script again.

/// The templates that the tool brings along.
public enum BuiltInTemplates {
    /// The templates by name, sorted: the path below `Templates`, without its ending.
    public static let all: [(name: String, text: StaticString)] = [
        ("understudy/client/function", #"""
{{ head }} {
    {% if hasBuilder and returns %}return {% endif %}{{ client.call }}
}

"""#),
        ("understudy/client/initializer", #"""
{# A client is made from another value only. #}

"""#),
        ("understudy/client/live", #"""
{{ client.name }} = { {{ client.live }} }
{% if isSettable %}
{{ client.setName }} = { {{ client.setLive }} }
{% endif %}

"""#),
        ("understudy/client/property", #"""
{% if isSettable %}
{{ head }} {
    get{{ effects }} { {{ client.call }} }
    set { {{ client.setCall }} }
}
{% elif effects %}
{{ head }} {
    get{{ effects }} { {{ client.call }} }
}
{% else %}
{{ head }} {
    {% if hasBuilder %}return {% endif %}{{ client.call }}
}
{% endif %}

"""#),
        ("understudy/client/storage", #"""
var {{ client.name }}: {{ client.type }} = {{ client.value }}
{% if isSettable %}
var {{ client.setName }}: {{ client.setType }} = {{ client.setValue }}
{% endif %}

"""#),
        ("understudy/client/subscript", #"""
{% include "understudy/client/property" %}

"""#),
        ("understudy/client/type", #"""
{% include "understudy/shared/type" %}

"""#),
        ("understudy/dummy/function", #"""
{{ head }} {
    {% if hasBuilder %}return { {{ fail }}("{{ double }}.{{ name }} must not be called") }(){% else %}{{ fail }}("{{ double }}.{{ name }} must not be called"){% endif %}
}

"""#),
        ("understudy/dummy/initializer", #"""
{{ head }} {
}

"""#),
        ("understudy/dummy/property", #"""
{% if isSettable %}
{{ head }} {
    get { {% if hasBuilder %}return { {{ fail }}("{{ double }}.{{ name }} must not be read") }(){% else %}{{ fail }}("{{ double }}.{{ name }} must not be read"){% endif %} }
    set { {{ fail }}("{{ double }}.{{ name }} must not be set") }
}
{% elif effects %}
{{ head }} {
    get{{ effects }} { {% if hasBuilder %}return { {{ fail }}("{{ double }}.{{ name }} must not be read") }(){% else %}{{ fail }}("{{ double }}.{{ name }} must not be read"){% endif %} }
}
{% else %}
{{ head }} {
    {% if hasBuilder %}return { {{ fail }}("{{ double }}.{{ name }} must not be read") }(){% else %}{{ fail }}("{{ double }}.{{ name }} must not be read"){% endif %}
}
{% endif %}

"""#),
        ("understudy/dummy/storage", #"""
{# A dummy keeps nothing. #}

"""#),
        ("understudy/dummy/subscript", #"""
{% if isSettable %}
{{ head }} {
    get { {% if hasBuilder %}return { {{ fail }}("{{ double }}.{{ name }} must not be read") }(){% else %}{{ fail }}("{{ double }}.{{ name }} must not be read"){% endif %} }
    set { {{ fail }}("{{ double }}.{{ name }} must not be set") }
}
{% elif effects %}
{{ head }} {
    get{{ effects }} { {% if hasBuilder %}return { {{ fail }}("{{ double }}.{{ name }} must not be read") }(){% else %}{{ fail }}("{{ double }}.{{ name }} must not be read"){% endif %} }
}
{% else %}
{{ head }} {
    {% if hasBuilder %}return { {{ fail }}("{{ double }}.{{ name }} must not be read") }(){% else %}{{ fail }}("{{ double }}.{{ name }} must not be read"){% endif %}
}
{% endif %}

"""#),
        ("understudy/dummy/type", #"""
{% include "understudy/shared/type" %}

"""#),
        ("understudy/fake/body", #"""
{% if fake.missing %}
// Fill in: {{ fake.missing }}.
{% if hasBuilder and returns %}return { {{ fail }}("{{ double }}.{{ name }} is not filled in") }(){% else %}{{ fail }}("{{ double }}.{{ name }} is not filled in"){% endif %}
{% else %}
{% for line in fake.lines %}
{{ line }}
{% endfor %}
{% endif %}

"""#),
        ("understudy/fake/function", #"""
{{ head }} {
    {% include "understudy/fake/body" %}
}

"""#),
        ("understudy/fake/initializer", #"""
{{ head }} {
}

"""#),
        ("understudy/fake/property", #"""
{% if value and isLocked %}
{% include "understudy/shared/accessors" %}
{% elif value %}
{% include "understudy/shared/value" %}
{% else %}
{% include "understudy/fake/subscript" %}
{% endif %}

"""#),
        ("understudy/fake/storage", #"""
{% if isLocked and value %}
{% include "understudy/shared/value" %}
{% endif %}

"""#),
        ("understudy/fake/subscript", #"""
{% if isSettable %}
{{ head }} {
    get{{ effects }} {
        {% include "understudy/fake/body" %}
    }
    set {
        {% if fake.missing %}
        {{ fail }}("{{ double }}.{{ name }} is not filled in")
        {% else %}
        {% for line in fake.setLines %}
        {{ line }}
        {% endfor %}
        {% endif %}
    }
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
        ("understudy/mock/function", #"""
{% include "understudy/spy/function" %}

"""#),
        ("understudy/mock/initializer", #"""
{% include "understudy/spy/initializer" %}

"""#),
        ("understudy/mock/property", #"""
{% include "understudy/spy/property" %}

"""#),
        ("understudy/mock/storage", #"""
{% include "understudy/spy/storage" %}
{% if calls and form != "initializer" and not storagePrefix|hasPrefix:"@" %}
{{ storagePrefix }}var {{ stem }}ExpectedCount: Int?
{% endif %}

"""#),
        ("understudy/mock/subscript", #"""
{% include "understudy/spy/subscript" %}

"""#),
        ("understudy/mock/type", #"""
{% include "understudy/shared/type" %}

"""#),
        ("understudy/mock/verification", #"""
{% if calls and not value and form != "initializer" and not storagePrefix|hasPrefix:"@" %}
{% set place %}{% if isStatic %}Self.{% endif %}{% if isLocked %}{{ lock }}.{% endif %}{% endset %}
check("{{ name }}", {{ place }}{{ stem }}ExpectedCount, {{ place }}{{ calls.name }}{% if calls.element %}.count{% endif %})
{% endif %}

"""#),
        ("understudy/shared/accessors", #"""
{{ head }} {
    get { {% if value.isLazy %}{{ lock }}.withLock { $0.{{ property }} }{% else %}{{ lock }}.{{ property }}{% endif %} }
    set { {% if value.isLazy %}{{ lock }}.withLock { $0.{{ property }} = newValue }{% else %}{{ lock }}.{{ property }} = newValue{% endif %} }
}

"""#),
        ("understudy/shared/answer", #"""
{% if answer == "stub" %}
{% if returns and isAfterStatement %}return {% endif %}{{ call }}
{% elif answer == "forward" %}
{% if returns and isAfterStatement %}return {% endif %}{{ call }}
{% elif answer == "cast" and isOptionalCast %}
{% if isAfterStatement %}return {% endif %}{{ call }} as? {{ castType }}
{% elif answer == "cast" %}
guard let {{ local }} = {{ call }} as? {{ castType }} else {
    {{ fail }}("{{ castFailure }}")
}
return {{ local }}
{% elif answer == "failure" %}
{{ fail }}("{{ failure }}")
{% endif %}

"""#),
        ("understudy/shared/record", #"""
{% if isLocked %}
{{ lock }}.withLock { $0.{{ calls.name }}{% if calls.element %}.append({{ calls.value }}){% else %} += 1{% endif %} }
{% elif calls.element %}
{{ calls.name }}.append({{ calls.value }})
{% else %}
{{ calls.name }} += 1
{% endif %}

"""#),
        ("understudy/shared/stub", #"""
{# Closures with a typed error can't be set through a generic subscript: Swift 6.3's compiler fails. #}
{{ stubPrefix }}var {{ stub.name }}: {{ stub.type }} {
    get { {{ lock }}.withLock { $0.{{ stub.name }} } }
    set { {{ lock }}.withLock { $0.{{ stub.name }} = newValue } }
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
{{ storagePrefix }}var {{ property }}: {{ value.type }}{{ observer }}
{% elif value.initial %}
{{ storagePrefix }}var {{ property }}: {{ value.type }} = {{ value.initial }}{{ observer }}
{% else %}
{{ storagePrefix }}{% if not isStaticStored %}lazy {% endif %}var {{ property }}: {{ value.type }} = { {{ fail }}("{{ double }}.{{ name }} is not set") }(){{ observer }}
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
    {% for line in preparations %}
    {{ line }}
    {% endfor %}
    {% include "understudy/shared/record" %}
}

"""#),
        ("understudy/spy/property", #"""
{% if value and isLocked %}
{% include "understudy/shared/accessors" %}
{% elif value %}
{% include "understudy/shared/value" %}
{% elif effects %}
{{ head }} {
    get{{ effects }} {
        {% include "understudy/shared/record" %}
        {% include "understudy/shared/answer" %}
    }
}
{% else %}
{{ head }} {
    {% include "understudy/shared/record" %}
    {% include "understudy/shared/answer" %}
}
{% endif %}

"""#),
        ("understudy/spy/storage", #"""
{% if calls %}
{% if calls.element %}
{{ recordPrefix }}var {{ calls.name }}: [{{ calls.element }}] = []
{% else %}
{{ recordPrefix }}var {{ calls.name }} = 0
{% endif %}
{% endif %}
{% if stub %}
{{ storagePrefix }}var {{ stub.name }}: {{ stub.type }} = {{ stub.value }}
{% endif %}
{% if setCalls %}
{{ recordPrefix }}var {{ setCalls.name }}: [{{ setCalls.element }}] = []
{% endif %}
{% if isLocked and value %}
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
    {% if isSettable %}
    set { {% if isLocked %}{{ lock }}.withLock { $0.{{ setCalls.name }}.append({{ setCalls.value }}) }{% else %}{{ setCalls.name }}.append({{ setCalls.value }}){% endif %} }
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
}

"""#),
        ("understudy/stub/property", #"""
{% if value and isLocked %}
{% include "understudy/shared/accessors" %}
{% elif value %}
{% include "understudy/shared/value" %}
{% elif effects %}
{{ head }} {
    get{{ effects }} {
        {% include "understudy/shared/answer" %}
    }
}
{% else %}
{{ head }} {
    {% include "understudy/shared/answer" %}
}
{% endif %}

"""#),
        ("understudy/stub/storage", #"""
{% if stub %}
{{ storagePrefix }}var {{ stub.name }}: {{ stub.type }} = {{ stub.value }}
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
        ("understudy/support/Locked", #"""
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
        ("understudy/support/LockedShared", #"""
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
        ("understudy/wrapper/function", #"""
{{ head }} {
    {% if hasBuilder and returns %}return {% endif %}{{ forward.get }}
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
    {{ forward.getter }}get{{ effects }} { {{ forward.get }} }
    {{ forward.setter }}set { {{ forward.set }} }
}
{% elif effects or forward.getter %}
{{ head }} {
    {{ forward.getter }}get{{ effects }} { {{ forward.get }} }
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
}
