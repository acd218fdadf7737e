import { Tokenizer } from 'htmlparser2'
import { normalizeLines, withoutControls } from './plain-text.ts'

const TEXT_BEFORE: Readonly<Record<string, string>> = { li: '\n• ', br: '\n' }
const TEXT_AFTER: Readonly<Record<string, string>> = {
  div: '\n',
  tr: '\n',
  ul: '\n',
  ol: '\n',
  li: '\n',
  p: '\n\n',
  h1: '\n\n',
  h2: '\n\n',
  h3: '\n\n',
  h4: '\n\n',
  h5: '\n\n',
  h6: '\n\n',
}
const SKIPPED_TAGS = new Set(['script', 'style', 'title', 'template', 'noscript', 'iframe'])

const breakOf = (table: Readonly<Record<string, string>>, tag: string): string =>
  Object.hasOwn(table, tag) ? (table[tag] ?? '') : ''

const ignore = () => {}

/**
 * Converts HTML to text: decodes entities, puts paragraphs, breaks and list items on lines of their
 * own, skips scripts and styles. Builds no tree, so that time is linear in the length for any
 * nesting and unclosed tags.
 */
export function htmlToText(html: string): string {
  let text = ''
  let skippedTag: string | undefined
  const append = (part: string) => {
    if (skippedTag === undefined) text += part
  }
  const tagAt = (start: number, end: number) => html.slice(start, end).toLowerCase()
  const tokens = new Tokenizer(
    {},
    {
      ontext: (start, end) => append(html.slice(start, end)),
      ontextentity: (code) => append(String.fromCodePoint(code)),
      onopentagname(start, end) {
        const tag = tagAt(start, end)
        append(breakOf(TEXT_BEFORE, tag))
        if (SKIPPED_TAGS.has(tag)) skippedTag ??= tag
      },
      onclosetag(start, end) {
        const tag = tagAt(start, end)
        if (tag === skippedTag) skippedTag = undefined
        append(breakOf(TEXT_AFTER, tag))
      },
      onattribdata: ignore,
      onattribentity: ignore,
      onattribend: ignore,
      onattribname: ignore,
      oncdata: ignore,
      oncomment: ignore,
      ondeclaration: ignore,
      onend: ignore,
      onopentagend: ignore,
      onselfclosingtag: ignore,
      onprocessinginstruction: ignore,
    },
  )
  tokens.write(html)
  tokens.end()
  return normalizeLines(withoutControls(text))
}
