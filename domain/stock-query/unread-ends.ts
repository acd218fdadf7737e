import type { RangeFacet } from './facets.ts'
import { amountOf } from './range-text.ts'
import type { Range, SearchState, UnreadEnds } from './state.ts'
import { MAX_UNREAD_END } from './thresholds.ts'

/**
 * The ends of a range's parameter that are no amounts, as typed: `-5`, `1e9`. `end` says which one the
 * parameter is of a form, such as `price.min`. Spec 5.02, D7.
 */
export function unreadEndsOf(text: string, end?: 'min' | 'max'): UnreadEnds {
  if (end !== undefined) return unreadEnd(end, text)
  const [low = '', high, ...more] = text.split(':')
  if (high === undefined || more.length > 0) return {}
  return { ...unreadEnd('min', low), ...unreadEnd('max', high) }
}

function unreadEnd(end: 'min' | 'max', text: string): UnreadEnds {
  // Without the sign that separates the ends in an address.
  const letters = [...text.replace(/[:\s]+/g, ' ').trim()]
  const typed = letters.slice(0, MAX_UNREAD_END).join('').trim()
  return typed === '' || amountOf(typed) !== undefined ? {} : { [end]: typed }
}

/** Of the ends that were no amounts, those that no other parameter gave. */
export function stillUnread(
  unread: ReadonlyMap<RangeFacet, UnreadEnds>,
  ranges: ReadonlyMap<RangeFacet, Range>,
): Pick<SearchState, 'unread'> {
  const left = [...unread].flatMap(([facet, { min, max }]) => {
    const read = ranges.get(facet) ?? {}
    const ends: UnreadEnds = {
      ...(min !== undefined && read.min === undefined && { min }),
      ...(max !== undefined && read.max === undefined && { max }),
    }
    return ends.min === undefined && ends.max === undefined ? [] : [[facet, ends] as const]
  })
  return left.length === 0 ? {} : { unread: Object.fromEntries(left) }
}
