"""Test doubles of Swift protocols as an action: declared files in, one Swift file out.

The action reads nothing but its inputs, knows neither the clock nor the environment nor the network, and gives the same
bytes for the same inputs, so that it can run in a sandbox, on a remote executor, or not at all where a cache has it.
"""

UnderstudyModuleInfo = provider(
    doc = "A Swift module whose protocols doubles may be made of.",
    fields = {
        "name": "the module's name",
        "sources": "depset of its Swift files",
        "modules": "depset of the name and sources of each module that it depends on",
    },
)

def _modules(targets):
    """The modules of targets and of all that these depend on."""
    direct = [
        struct(name = target[UnderstudyModuleInfo].name, sources = target[UnderstudyModuleInfo].sources)
        for target in targets
    ]
    return depset(direct, transitive = [target[UnderstudyModuleInfo].modules for target in targets])

def _module_impl(ctx):
    return [
        DefaultInfo(files = depset(ctx.files.srcs)),
        UnderstudyModuleInfo(
            name = ctx.attr.module_name or ctx.label.name,
            sources = depset(ctx.files.srcs),
            modules = _modules(ctx.attr.deps),
        ),
    ]

understudy_module = rule(
    implementation = _module_impl,
    doc = "Names a module's sources, for the doubles of modules that depend on it.",
    attrs = {
        "srcs": attr.label_list(allow_files = [".swift"], doc = "The module's Swift files."),
        "module_name": attr.string(doc = "The module's name, where it isn't the target's."),
        "deps": attr.label_list(providers = [UnderstudyModuleInfo], doc = "The modules that it imports."),
    },
)

def _configuration(ctx):
    """The configuration to use: the file that is named, or one with the kinds."""
    if ctx.file.config:
        if ctx.attr.kinds:
            fail("write 'kinds' into %s, or leave 'config' out" % ctx.file.config.short_path)
        return ctx.file.config
    if not ctx.attr.kinds:
        return None
    file = ctx.actions.declare_file(ctx.label.name + ".understudy.json")
    kinds = ", ".join(['"%s"' % kind for kind in ctx.attr.kinds])
    ctx.actions.write(file, "{ \"kinds\": [%s] }\n" % kinds)
    return file

def _doubles_impl(ctx):
    output = ctx.actions.declare_file(ctx.label.name + ".swift")
    name = ctx.attr.module_name or ctx.label.name
    dependencies = _modules(ctx.attr.deps).to_list()
    arguments = ctx.actions.args()
    arguments.add("live")
    arguments.add("--output", output)
    inputs = list(ctx.files.srcs) + ctx.files.tests + ctx.files.templates
    configuration = _configuration(ctx)
    if configuration:
        arguments.add("--config", configuration)
        inputs.append(configuration)
    if ctx.file.manifest:
        inputs.append(ctx.file.manifest)
    sources = ctx.actions.args()
    sources.set_param_file_format("multiline")
    sources.use_param_file("@%s", use_always = True)
    arguments.add("--module", name + "=.")
    sources.add_all(ctx.files.srcs, format_each = name + ":%s")
    for module in dependencies:
        arguments.add("--dependency" if ctx.attr.external_deps else "--module", module.name + "=.")
        sources.add_all(module.sources, format_each = module.name + ":%s")
    arguments.add("--tests", ctx.attr.tests_module + "=.")
    sources.add_all(ctx.files.tests, format_each = ctx.attr.tests_module + ":%s")
    ctx.actions.run(
        executable = ctx.executable.tool,
        arguments = [arguments, sources],
        inputs = depset(inputs, transitive = [module.sources for module in dependencies]),
        outputs = [output],
        mnemonic = "UnderstudyDoubles",
        progress_message = "Doubles of %s" % name,
        env = {},
    )
    return [DefaultInfo(files = depset([output]))]

understudy_doubles = rule(
    implementation = _doubles_impl,
    doc = "The doubles that the protocols of a module opt in to, as NAME.swift, for the sources of a test target.",
    attrs = {
        "srcs": attr.label_list(allow_files = [".swift"], mandatory = True, doc = "The sources with the protocols."),
        "module_name": attr.string(doc = "Their module's name, where it isn't the target's."),
        "deps": attr.label_list(
            providers = [UnderstudyModuleInfo],
            doc = "The modules that the protocols' module imports; their protocols get doubles too.",
        ),
        "external_deps": attr.bool(doc = "Whether only what is public in 'deps' can be seen."),
        "kinds": attr.string_list(doc = "The kinds for protocols that name none: spy where this is empty too."),
        "tests": attr.label_list(
            allow_files = [".swift"],
            doc = "The tests' own sources: what they have a double of is left out.",
        ),
        "tests_module": attr.string(default = "Tests", doc = "The name of the tests' module."),
        "config": attr.label(allow_single_file = [".json"], doc = "A configuration, .understudy.json."),
        "templates": attr.label_list(allow_files = True, doc = "The templates that the configuration names."),
        "manifest": attr.label(
            allow_single_file = ["Package.swift"],
            doc = "The package's manifest, where its settings matter, such as the default isolation.",
        ),
        "tool": attr.label(
            default = "@understudy//:understudy",
            executable = True,
            cfg = "exec",
            allow_single_file = True,
            doc = "The executable.",
        ),
    },
)
