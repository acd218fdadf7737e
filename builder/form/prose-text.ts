import { isObject } from './is-object.ts'

/**
 * Running text, a text or a list of texts, links and bold pieces, as one line that a person edits: bold pieces
 * as `**bold**`, links as `[words](/address)`.
 */
export function proseText(value: unknown): string {
  if (typeof value === 'string') return value
  if (!Array.isArray(value)) return ''
  return value.map(pieceText).reduce<string>((text, piece) => {
    // Pages join pieces by spaces, but not before a full stop.
    const space = text === '' || /^[.,;:!?)]/.test(piece) ? '' : ' '
    return text + space + piece
  }, '')
}

function pieceText(piece: unknown): string {
  if (!isObject(piece)) return String(piece)
  if (typeof piece.strong === 'string') return `**${piece.strong}**`
  return `[${String(piece.text)}](${String(piece.href)})`
}

const marked = /\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^()\s]+)\)/g

/** The running text of an edited line: a text where it has neither link nor bold piece; undefined if empty. */
export function proseOf(text: string): unknown {
  const pieces: unknown[] = []
  const addPlain = (plain: string) => plain.trim() !== '' && pieces.push(plain.trim())
  let at = 0
  for (const found of text.matchAll(marked)) {
    const [whole, strong, words, href] = found
    addPlain(text.slice(at, found.index))
    pieces.push(strong === undefined ? { text: words?.trim(), href } : { strong: strong.trim() })
    at = found.index + whole.length
  }
  addPlain(text.slice(at))
  const isPlain = pieces.length === 1 && typeof pieces[0] === 'string'
  if (isPlain) return pieces[0]
  return pieces.length === 0 ? undefined : pieces
}
