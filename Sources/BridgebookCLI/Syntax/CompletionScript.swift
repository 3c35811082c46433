internal import Bridgebook

/// The shells for which the program provides completions.
package enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// Returns the script for a shell, which asks the program itself for candidates.
  ///
  /// The program prints one candidate per line: the value, and if there is a summary, a tab and the
  /// summary. A line with a tab and `files` requests file names.
  package func script(for program: String) -> String {
    let text =
      switch self {
      case .bash: Shell.bashScript
      case .zsh: Shell.zshScript
      case .fish: Shell.fishScript
      }
    return text.replacing("PROGRAM", with: program)
  }

  private static let bashScript = #"""
    # Completion of PROGRAM for bash 3.2 and later.
    _PROGRAM() {
      local current="${COMP_WORDS[COMP_CWORD]}" line name
      COMPREPLY=()
      while IFS= read -r line; do
        if [[ $line == $'\tfiles' ]]; then
          type compopt >/dev/null 2>&1 && compopt -o filenames
          while IFS= read -r name; do
            COMPREPLY+=("$name")
          done < <(compgen -f -- "$current")
        else
          COMPREPLY+=("${line%%$'\t'*}")
        fi
      done < <("$1" completions --words bash "${COMP_WORDS[@]:1:COMP_CWORD}" 2>/dev/null)
    }
    complete -F _PROGRAM PROGRAM

    """#

  private static let zshScript = #"""
    #compdef PROGRAM
    # Completion of PROGRAM for zsh 5 and later.
    _PROGRAM() {
      local -a before lines pairs
      local line value wantsFiles
      (( CURRENT > 2 )) && before=("${(@Q)words[2,CURRENT-1]}")
      lines=("${(@f)$("${(Q)words[1]}" completions --words zsh "${before[@]}" "${(Q)PREFIX}" 2>/dev/null)}")
      for line in "${lines[@]}"; do
        if [[ $line == $'\tfiles' ]]; then
          wantsFiles=1
        elif [[ -n $line ]]; then
          value=${line%%$'\t'*}
          pairs+=("${value//:/\\:}:${line#*$'\t'}")
        fi
      done
      (( ${#pairs} )) && _describe -t values PROGRAM pairs -M 'm:{a-zA-Z}={A-Za-z}'
      [[ -n $wantsFiles ]] && _files
      return 0
    }
    if [[ ${funcstack[1]} == _PROGRAM ]]; then
      _PROGRAM "$@"
    else
      compdef _PROGRAM PROGRAM
    fi

    """#

  private static let fishScript = #"""
    # Completion of PROGRAM for fish 3 and later.
    function __PROGRAM_complete
      set -l before (commandline -opc)
      set -l program $before[1]
      set -e before[1]
      set -l current (commandline -ct)
      for line in ($program completions --words fish $before "$current" 2>/dev/null)
        if test "$line" = \tfiles
          __fish_complete_path "$current"
        else
          echo $line
        end
      end
    end
    complete -c PROGRAM -f -a '(__PROGRAM_complete)'

    """#
}
