import { nextFrame } from './frames.ts'

/** Resolves once all of the page's HTML is parsed: this script starts before that. */
export const whenParsed = (): Promise<unknown> =>
  new Promise<unknown>((done) => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', done)
    else done(undefined)
  })

/** Resolves once the HTML of these elements is parsed, however much of the page is still to come. */
export async function whenElementsParsed(ids: readonly string[]): Promise<void> {
  const parsed = whenParsed()
  while (document.readyState === 'loading' && !ids.every((id) => isElementParsed(id)))
    await Promise.race([nextFrame(), parsed])
}

/** The parser has left an element once something stands after it, or after what it is in. */
export function isElementParsed(id: string, page = document): boolean {
  let node: Node | null = page.getElementById(id)
  while (node && !node.nextSibling) node = node.parentNode
  return node !== null
}
