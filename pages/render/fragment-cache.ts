import type { HtmlTemplate } from './html-template.ts'

/**
 * The port for rendered fragments of pages, cached between requests within the bounds of the server's
 * cache. A fragment may be evicted at any time; it is then rendered again.
 */
export interface FragmentCache {
  get(key: string): HtmlTemplate | undefined
  set(key: string, fragment: HtmlTemplate): HtmlTemplate
}

/** Caches fragments while one page is rendered: for pages that other visitors must not see. */
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

/** Overhead of a V8 heap object: the template, its two arrays and each string. */
const OBJECT_BYTES = 24

/** Memory of a fragment in bytes: its HTML takes one byte per character. */
export function fragmentBytes({ parts, holes }: HtmlTemplate): number {
  const objects = 3 + parts.length + holes.length
  return parts.reduce((sum, part) => sum + part.length, objects * OBJECT_BYTES)
}

const numbers = new WeakMap<object, number>()
let numbered = 0

/** A number unique to this object in this process, for cache keys that do not retain the object. */
export function objectNumber(object: object): number {
  const known = numbers.get(object)
  if (known !== undefined) return known
  numbers.set(object, ++numbered)
  return numbered
}
