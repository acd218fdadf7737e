const open = '\u0001'
const close = '\u0002'
const eachGap = new RegExp(`${open}(\\d+)${close}`)

/**
 * A gap in rendered HTML: React passes control characters through, no view writes them,
 * and none reaches the browser.
 */
export const gap = (index: number): string => `${open}${index}${close}`

/** HTML cut at its gaps: `parts[0] gap(indexes[0]) parts[1] …`. */
export interface Stencil {
  readonly parts: readonly string[]
  readonly indexes: readonly number[]
}

/** Cuts HTML that was drawn with `gap`s in it. */
export function stencilOf(html: string): Stencil {
  if (!html.includes(open)) return { parts: [html], indexes: [] }
  const pieces = html.split(eachGap)
  return {
    parts: pieces.filter((_, at) => at % 2 === 0),
    indexes: pieces.filter((_, at) => at % 2 === 1).map(Number),
  }
}

/** The whole HTML; `values[n]` goes into gap `n`. Only escaped text or HTML may go in. */
export function fill({ parts, indexes }: Stencil, values: readonly string[]): string {
  let html = parts[0] ?? ''
  for (let at = 0; at < indexes.length; at++) {
    html += (values[indexes[at] ?? -1] ?? '') + (parts[at + 1] ?? '')
  }
  return html
}
