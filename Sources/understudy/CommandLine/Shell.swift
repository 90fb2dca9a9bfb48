/// A shell that can complete command lines.
enum Shell: String, CaseIterable, Sendable {
    case bash
    case zsh
    case fish

    /// The script that makes the shell ask `understudy completions line` for what it offers.
    var script: String {
        switch self {
        // That of macOS is bash 3.2.
        case .bash:
            #"""
            # bash completion for understudy, printed by 'understudy completions bash'
            _understudy() {
                local cur=${COMP_WORDS[COMP_CWORD]} line
                if [[ $cur == "=" ]]; then cur=; fi
                COMPREPLY=()
                while IFS= read -r line; do
                    case $line in
                        :files) compopt -o filenames 2>/dev/null; COMPREPLY+=($(compgen -f -- "$cur")) ;;
                        :folders) compopt -o filenames 2>/dev/null; COMPREPLY+=($(compgen -d -- "$cur")) ;;
                        "$cur"*) COMPREPLY+=("${line%%$'\t'*}") ;;
                    esac
                done < <(understudy completions line -- "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
            }
            complete -F _understudy understudy

            """#
        case .zsh:
            #"""
            #compdef understudy
            # zsh completion for understudy, printed by 'understudy completions zsh'
            _understudy() {
                local -a offered
                local line
                for line in "${(@f)$(understudy completions line -- "${(@Q)words[2,CURRENT]}" 2>/dev/null)}"; do
                    case $line in
                        :files) _files ;;
                        :folders) _files -/ ;;
                        ?*) offered+=("${${line//:/\\:}/$'\t'/:}") ;;
                    esac
                done
                (( $#offered )) && _describe word offered
            }
            _understudy "$@"

            """#
        case .fish:
            #"""
            # fish completion for understudy, printed by 'understudy completions fish'
            function __understudy
                set -l words (commandline -opc)
                for line in (understudy completions line -- $words[2..] (commandline -ct) 2>/dev/null)
                    switch $line
                        case :files
                            __fish_complete_path (commandline -ct)
                        case :folders
                            __fish_complete_directories (commandline -ct)
                        case '*'
                            echo $line
                    end
                end
            end
            complete -c understudy -f -a '(__understudy)'

            """#
        }
    }
}
