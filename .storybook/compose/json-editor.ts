import {
  autocompletion,
  type CompletionContext,
  type CompletionResult,
  completionKeymap,
} from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands'
import { json } from '@codemirror/lang-json'
import {
  bracketMatching,
  defaultHighlightStyle,
  foldGutter,
  indentOnInput,
  syntaxHighlighting,
} from '@codemirror/language'
import { type Diagnostic, lintGutter, setDiagnostics } from '@codemirror/lint'
import { EditorState } from '@codemirror/state'
import { drawSelection, EditorView, keymap, lineNumbers } from '@codemirror/view'
import type { FileProblem } from '#server/tenants/file-problem.ts'
import { completionsAt } from './completions.ts'

export interface JsonEditorOptions {
  readonly parent: HTMLElement
  readonly text: string
  readonly label: string
  /** The id of the text that says how the keyboard leaves the editor. */
  readonly describedBy: string
  readonly onChange: (text: string) => void
}

/** An editor of page files, with completion by their schema. */
export function jsonEditor({ parent, text, label, describedBy, onChange }: JsonEditorOptions) {
  return new EditorView({
    parent,
    state: EditorState.create({
      doc: text,
      extensions: [
        ...[
          lineNumbers(),
          foldGutter({ markerDOM: foldMarker }),
          lintGutter(),
          history(),
          drawSelection(),
        ],
        ...[indentOnInput(), bracketMatching(), json()],
        syntaxHighlighting(defaultHighlightStyle),
        autocompletion({ override: [complete], icons: false }),
        keymap.of([...completionKeymap, ...defaultKeymap, ...historyKeymap, indentWithTab]),
        EditorView.lineWrapping,
        EditorView.contentAttributes.of({
          'aria-label': label,
          'aria-describedby': describedBy,
          // It is focusable without; axe does not see that.
          tabindex: '0',
        }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) onChange(update.state.doc.toString())
        }),
      ],
    }),
  })
}

/** A chevron, drawn: the library's own are characters, whose contrast axe cannot judge. */
function foldMarker(isOpen: boolean): HTMLElement {
  const marker = document.createElement('span')
  marker.className = 'compose-fold'
  marker.title = isOpen ? 'Fold line' : 'Unfold line'
  const path = isOpen ? 'm3 5 4 4 4-4' : 'm5 3 4 4-4 4'
  marker.innerHTML = `<svg viewBox="0 0 14 14" aria-hidden="true"><path d="${path}"/></svg>`
  return marker
}

function complete({ state, pos, explicit }: CompletionContext): CompletionResult | null {
  const text = state.doc.toString()
  const { from, to, options } = completionsAt(text, pos)
  if (options.length === 0 || (!explicit && from === pos)) return null
  const isText = text[from] === '"'
  return {
    // Matching is by the letters behind the quote.
    from: isText ? from + 1 : from,
    to: pos,
    options: options.map(({ label, text: written, detail }) => ({
      label,
      detail,
      apply: (view) =>
        view.dispatch({
          changes: { from, to: Math.max(to, view.state.selection.main.head), insert: written },
          selection: { anchor: from + written.length },
        }),
    })),
    validFor: /^[\w-]*$/,
  }
}

/** Marks the problems in the text. */
export function showProblems(view: EditorView, problems: readonly FileProblem[]): void {
  const diagnostics = problems.map(({ line, column, message, level }): Diagnostic => {
    const from = offsetOf(view, line, column)
    const end = view.state.doc.lineAt(from).to
    const word = /^(?:"(?:\\.|[^"\\])*"|[^\s,\]}]+)/.exec(view.state.sliceDoc(from, end))?.[0] ?? ''
    return { from, to: from + word.length, message, severity: level }
  })
  view.dispatch(setDiagnostics(view.state, diagnostics))
}

/** Puts the cursor at a line and column, both from 1. */
export function goTo(view: EditorView, line: number, column: number): void {
  const anchor = offsetOf(view, line, column)
  view.dispatch({
    selection: { anchor },
    effects: EditorView.scrollIntoView(anchor, { y: 'center' }),
  })
  view.focus()
}

function offsetOf({ state: { doc } }: EditorView, line: number, column: number): number {
  const { from, to } = doc.line(Math.min(Math.max(line, 1), doc.lines))
  return Math.min(from + column - 1, to)
}
