import type { FragmentCache } from './fragment-cache.ts'
import type { HtmlTemplate } from './html-template.ts'

/** An unbounded cache for tests; `size` is its number of fragments. */
export function fragmentMap(): FragmentCache & { readonly size: number } {
  const fragments = new Map<string, HtmlTemplate>()
  return {
    get: (key) => fragments.get(key),
    set(key, fragment) {
      fragments.set(key, fragment)
      return fragment
    },
    get size() {
      return fragments.size
    },
  }
}
