import type { HtmlTemplate } from './html-template.ts'

/**
 * Where rendered pieces of pages are kept between requests: the server's one cache gives it, with its
 * own bounds. A piece may be gone at any time; it is then rendered again.
 */
export interface FragmentCache {
  get(key: string): HtmlTemplate | undefined
  set(key: string, fragment: HtmlTemplate): HtmlTemplate
}

/** Keeps pieces for as long as one page is rendered: for pages that others must not see. */
export function fragmentsOfOnePage(): FragmentCache {
  const fragments = new Map<string, HtmlTemplate>()
  return {
    get: (key) => fragments.get(key),
    set(key, fragment) {
      fragments.set(key, fragment)
      return fragment
    },
  }
}

/** A V8 heap object: the template, its two arrays and each string have one. */
const OBJECT_BYTES = 24

/** What a fragment holds in memory, bytes: its HTML is one byte a letter. */
export function fragmentBytes({ parts, holes }: HtmlTemplate): number {
  const objects = 3 + parts.length + holes.length
  return parts.reduce((sum, part) => sum + part.length, objects * OBJECT_BYTES)
}

const numbers = new WeakMap<object, number>()
let numbered = 0

/** A number that only this object has in this process: objects are keys by it, and stay collectable. */
export function objectNumber(object: object): number {
  const known = numbers.get(object)
  if (known !== undefined) return known
  numbers.set(object, ++numbered)
  return numbered
}
