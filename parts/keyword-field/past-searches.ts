import { pastSearchHref } from '#domain/stock-query/search-history.ts'
import { createSearchHistory } from '#state/search-history.ts'
import type { Suggestion } from './suggestion-source.ts'

const history = createSearchHistory()

/** The searches before this one, newest first, and a way to forget them; nothing if there are none. Spec 3.20, 9.05. */
export function pastSearches(open: (href: string) => void): readonly Suggestion[] {
  const here = location.pathname + location.search
  const others = history
    .list()
    .map((past) => ({ text: past.text, href: pastSearchHref(past) }))
    .filter(({ href }) => href !== here)
  if (others.length === 0) return []
  const links = others.map(({ text, href }) => ({ text, act: () => open(href) }))
  return [...links, { text: 'Forget these searches', act: history.forget }]
}
