import { packMarks } from '../packed-lists.ts'
import { flat, type Html, trustedHtml } from './html.ts'
import { perObject } from './per-object.ts'

/**
 * Marks a hole in HTML that is being rendered. It is random, made when the process starts and never
 * sent, so that no data can contain it; the control characters delimit it.
 */
const token = Array.from(crypto.getRandomValues(new Uint32Array(3)), (part) =>
  part.toString(16).padStart(8, '0'),
).join('')
const eachHole = new RegExp(`\u0001${token}:(\\d+)\u0002`)

/** The marker of a hole: a place in rendered text or HTML for a later value. */
export const hole = (index: number): string => `\u0001${token}:${index}\u0002`

/** HTML split at its holes: `parts[0] hole(holes[0]) parts[1] …`. */
export interface HtmlTemplate {
  readonly parts: readonly Html[]
  readonly holes: readonly number[]
}

/**
 * Splits HTML that was rendered with `hole`s in it.
 * @throws Error if a view changed a hole's text instead of showing it as it is
 */
export function templateOf(rendered: Html): HtmlTemplate {
  if (!rendered.includes(token)) return { parts: [flat(rendered)], holes: [] }
  const pieces = rendered.split(eachHole)
  const texts = pieces.filter((_, at) => at % 2 === 0)
  if (texts.some((text) => text.includes(token))) {
    throw new Error('A view changed the text of a hole: a prop named in `holes` is shown as it is')
  }
  return {
    parts: texts.map((text) => flat(trustedHtml(text))),
    holes: pieces.filter((_, at) => at % 2 === 1).map(Number),
  }
}

/** The template as the shared HTML of a packed list. */
export const packedTemplate = perObject(({ parts, holes }: HtmlTemplate): Html => {
  const [start = '', ...rest] = parts
  return flat(
    trustedHtml(
      rest.reduce((all, part, at) => `${all}${packMarks.value}${holes[at]}${part}`, start),
    ),
  )
})

/** The whole HTML; `values[n]` goes into hole `n`, and a hole without a value is empty. */
export function fill({ parts, holes }: HtmlTemplate, values: readonly Html[]): Html {
  let html: string = parts[0] ?? ''
  for (let at = 0; at < holes.length; at++) {
    html += (values[holes[at] ?? -1] ?? '') + (parts[at + 1] ?? '')
  }
  return trustedHtml(html)
}
