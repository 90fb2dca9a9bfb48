// swift-format-ignore-file
// Made by Scripts/embed-templates from the files beside it. Do not edit: edit those, and run the script again.

/// The templates that the tool brings along.
public enum BuiltInTemplates {
    /// The templates by name, sorted: the path below `Templates`, without its ending.
    public static let all: [(name: String, text: StaticString)] = [
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
    ]
}
