import { Tokenizer } from 'htmlparser2'
import { tidyLines, withoutControls } from './plain-text.ts'

const BEFORE: Readonly<Record<string, string>> = { li: '\n• ', br: '\n' }
const AFTER: Readonly<Record<string, string>> = {
  ...{ div: '\n', tr: '\n', ul: '\n', ol: '\n', li: '\n', p: '\n\n' },
  ...{ h1: '\n\n', h2: '\n\n', h3: '\n\n', h4: '\n\n', h5: '\n\n', h6: '\n\n' },
}
const UNSEEN = new Set(['script', 'style', 'title', 'template', 'noscript', 'iframe'])

const breakOf = (table: Readonly<Record<string, string>>, tag: string): string =>
  Object.hasOwn(table, tag) ? (table[tag] ?? '') : ''

const nothing = () => {}

/**
 * HTML's words without its mark-up: entities decoded, paragraphs, breaks and list items as lines,
 * scripts and styles left out. Reads tokens and builds no tree, so that no depth of nesting and no
 * unclosed tag takes more than time in step with the length.
 */
export function htmlToText(html: string): string {
  let text = ''
  let unseen: string | undefined
  const say = (words: string) => {
    if (unseen === undefined) text += words
  }
  const tagAt = (start: number, end: number) => html.slice(start, end).toLowerCase()
  const tokens = new Tokenizer(
    {},
    {
      ontext: (start, end) => say(html.slice(start, end)),
      ontextentity: (code) => say(String.fromCodePoint(code)),
      onopentagname(start, end) {
        const tag = tagAt(start, end)
        say(breakOf(BEFORE, tag))
        if (UNSEEN.has(tag)) unseen ??= tag
      },
      onclosetag(start, end) {
        const tag = tagAt(start, end)
        if (tag === unseen) unseen = undefined
        say(breakOf(AFTER, tag))
      },
      ...{ onattribdata: nothing, onattribentity: nothing, onattribend: nothing },
      ...{ onattribname: nothing, oncdata: nothing, oncomment: nothing, ondeclaration: nothing },
      ...{ onend: nothing, onopentagend: nothing, onselfclosingtag: nothing },
      onprocessinginstruction: nothing,
    },
  )
  tokens.write(html)
  tokens.end()
  return tidyLines(withoutControls(text))
}
