import { randomBytes } from 'node:crypto'
import { flat, type Html, trustedHtml } from './html.ts'

/**
 * What marks a hole in HTML that is being rendered. It is drawn by lot when the process starts and
 * never sent, so that no data can hold one; the control characters keep it apart from other letters.
 */
const token = randomBytes(12).toString('hex')
const eachHole = new RegExp(`\u0001${token}:(\\d+)\u0002`)

/** A place in rendered text or HTML that a value goes into later. */
export const hole = (index: number): string => `\u0001${token}:${index}\u0002`

/** HTML cut at its holes: `parts[0] hole(holes[0]) parts[1] …`. */
export interface HtmlTemplate {
  readonly parts: readonly Html[]
  readonly holes: readonly number[]
}

/**
 * Cuts HTML that was rendered with `hole`s in it.
 * @throws Error where a view took a hole apart instead of showing it as it is
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

/** The whole HTML; `values[n]` goes into hole `n`, nothing into a hole without a value. */
export function fill({ parts, holes }: HtmlTemplate, values: readonly Html[]): Html {
  let html: string = parts[0] ?? ''
  for (let at = 0; at < holes.length; at++) {
    html += (values[holes[at] ?? -1] ?? '') + (parts[at + 1] ?? '')
  }
  return trustedHtml(html)
}
