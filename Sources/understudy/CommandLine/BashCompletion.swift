/// The completion of the command line in bash 3.2 or later, without further packages.
struct BashCompletion {
    let commands: [Command]

    /// The whole script.
    var script: String {
        let lines = [
            "# bash completion for understudy, printed by 'understudy completions bash'", "",
            "_understudy_words() {",
            "    COMPREPLY=($(compgen -W \"$1\" -- \"$cur\"))",
            "}", "",
            "# Completes the last of several words between commas.",
            "_understudy_list() {",
            "    local start=",
            "    if [[ $cur == *,* ]]; then start=${cur%,*},; fi",
            "    COMPREPLY=($(compgen -P \"$start\" -W \"$1\" -- \"${cur##*,}\"))",
            "}", "",
            "_understudy_paths() {",
            "    compopt -o filenames 2>/dev/null",
            "    COMPREPLY+=($(compgen \"$1\" -- \"$cur\"))",
            "}", "",
            "_understudy_names() {",
            "    _understudy_words \"$(understudy completions \"$1\" 2>/dev/null)\"",
            "    if [[ ${#COMPREPLY[@]} -eq 0 ]]; then _understudy_paths -f; fi",
            "}", "",
            "_understudy() {",
            "    local cur=${COMP_WORDS[COMP_CWORD]} prev=${COMP_WORDS[COMP_CWORD - 1]} command= index",
            "    # '--option=value' comes as three words.",
            "    if [[ $cur == \"=\" ]]; then cur=; elif [[ $prev == \"=\" ]]; then prev=${COMP_WORDS[COMP_CWORD - 2]}; fi",
            "    COMPREPLY=()",
            "    for ((index = 1; index < COMP_CWORD; index++)); do",
            "        case ${COMP_WORDS[index]} in",
            "            \(commands.offered.map(\.name).joined(separator: "|"))) command=${COMP_WORDS[index]}; break ;;",
            "        esac",
            "    done",
            "    case $command:$prev in",
        ]
        let cases = commands.flatMap { command in command.options.compactMap { value(of: $0, in: command.name) } }
        let common = CommonOptions.all.compactMap { value(of: $0, in: "*") }
        let rest = [
            "    esac",
            "    case $command:$cur in",
            "        :-*) _understudy_words \"\(spellings(CommonOptions.all))\" ;;",
            "        :* | help:*) _understudy_words \"\(commands.offered.map(\.name).joined(separator: " "))\" ;;",
        ]
        let options = commands.map {
            "        \($0.name):-*) _understudy_words \"\(spellings($0.options + CommonOptions.all))\" ;;"
        }
        let operands = commands.compactMap { command in
            command.completion.map { "        \(command.name):*) \(action($0, isList: false)) ;;" }
        }
        let end = ["    esac", "}", "complete -F _understudy understudy", ""]
        return (lines + cases + common + rest + options + operands + end).joined(separator: "\n")
    }

    private func spellings(_ options: [OptionDeclaration]) -> String {
        options.map(\.spelling).joined(separator: " ")
    }

    /// The case for the value of `option`, which ends the completion.
    private func value(of option: OptionDeclaration, in command: String) -> String? {
        option.completion.map {
            "        \(command):\(option.spelling)) \(action($0, isList: option.repetition == .list)); return ;;"
        }
    }

    private func action(_ words: CompletionWords, isList: Bool) -> String {
        switch words {
        case .files: "_understudy_paths -f"
        case .folders: "_understudy_paths -d"
        case .words(let words):
            (isList ? "_understudy_list" : "_understudy_words") + " \"\(words.joined(separator: " "))\""
        case .names(let names): "_understudy_names \(names.rawValue)"
        case .anything: ":"
        }
    }
}
