import { applyEdits, findNodeAtLocation, modify, type Node, parseTree } from 'jsonc-parser'
import type { Edit, Migration } from './migrate.ts'

/**
 * The text of a JSON file with the steps of its migration applied. Everything else stays as written:
 * order, indentation, line ends.
 */
export const editedText = (text: string, { steps }: Pick<Migration, 'steps'>): string =>
  steps.reduce(withStep, text)

/** Paths of a step refer to the text before it, so names change last. */
function withStep(text: string, step: readonly Edit[]): string {
  const style = { formattingOptions: styleOf(text) }
  const withValues = step
    .filter((edit) => !isOneToken(edit))
    .reduce((before, edit) => {
      const value = 'value' in edit ? edit.value : undefined
      return applyEdits(before, modify(before, [...edit.path], value, style))
    }, text)
  const root = parseTree(withValues)
  if (!root) return withValues
  const tokens = step.filter(isOneToken).map((edit) => ({
    ...rangeOf(edit, root),
    content: JSON.stringify('name' in edit ? edit.name : edit.value),
  }))
  return applyEdits(withValues, tokens)
}

/** An edit of a name or a primitive value: it replaces one token and leaves the layout alone. */
const isOneToken = (edit: Edit): boolean =>
  'name' in edit ||
  edit.value === null ||
  ['string', 'number', 'boolean'].includes(typeof edit.value)

function rangeOf(edit: Edit, root: Node): { offset: number; length: number } {
  const node = findNodeAtLocation(root, [...edit.path])
  const token = 'name' in edit ? node?.parent?.children?.[0] : node
  if (!token) throw new Error(`the file has no ${edit.path.join('.')}`)
  return { offset: token.offset, length: token.length }
}

/** Formatting of a multi-line value, by the file's own first indented line. */
function styleOf(text: string): { insertSpaces: boolean; tabSize: number; eol: string } {
  const [, indent = '  '] = /\n([ \t]+)/.exec(text) ?? []
  return {
    insertSpaces: !indent.startsWith('\t'),
    tabSize: indent.length,
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  }
}
