import { applyEdits, findNodeAtLocation, modify, type Node, parseTree } from 'jsonc-parser'
import type { Edit, Migration } from './migrate.ts'

/**
 * The text of a JSON file with the steps of its migration made. Whatever they are not about stays as it
 * is written: order, indentation, ends of lines.
 */
export const editedText = (text: string, { steps }: Pick<Migration, 'steps'>): string =>
  steps.reduce(withStep, text)

/** All paths of a step are those before it, so names change last. */
function withStep(text: string, step: readonly Edit[]): string {
  const style = { formattingOptions: styleOf(text) }
  const withValues = step
    .filter((edit) => !isOfOneToken(edit))
    .reduce((before, edit) => {
      const value = 'value' in edit ? edit.value : undefined
      return applyEdits(before, modify(before, [...edit.path], value, style))
    }, text)
  const root = parseTree(withValues)
  if (!root) return withValues
  const tokens = step.filter(isOfOneToken).map((edit) => ({
    ...placeOf(edit, root),
    content: JSON.stringify('name' in edit ? edit.name : edit.value),
  }))
  return applyEdits(withValues, tokens)
}

/** A name, a text, a number: it takes the place of another, and nothing around it moves. */
const isOfOneToken = (edit: Edit): boolean =>
  'name' in edit ||
  edit.value === null ||
  ['string', 'number', 'boolean'].includes(typeof edit.value)

function placeOf(edit: Edit, root: Node): { offset: number; length: number } {
  const node = findNodeAtLocation(root, [...edit.path])
  const token = 'name' in edit ? node?.parent?.children?.[0] : node
  if (!token) throw new Error(`the file has no ${edit.path.join('.')}`)
  return { offset: token.offset, length: token.length }
}

/** How a value of many lines is to be written, after the file's own first indented line. */
function styleOf(text: string): { insertSpaces: boolean; tabSize: number; eol: string } {
  const [, indent = '  '] = /\n([ \t]+)/.exec(text) ?? []
  return {
    insertSpaces: !indent.startsWith('\t'),
    tabSize: indent.length,
    eol: text.includes('\r\n') ? '\r\n' : '\n',
  }
}
