import type { Range, UnreadEnds } from './state.ts'

interface RangeEnds {
  readonly min?: number | undefined
  readonly max?: number | undefined
}

/** `45000`, `45,000`, `$45k`: what people type for an amount, which is never negative. */
const amount = /^\$?(\d{1,12}(?:\.\d{1,6})?)(k?)$/i
const THOUSAND = 1000

/** An end of a range as typed, or undefined: `45k` is 45000. No facet has negative values. Spec 8.03. */
export function amountOf(text: string): number | undefined {
  const [, digits, thousands] = amount.exec(text.replace(/[\s,]/g, '')) ?? []
  if (digits === undefined) return undefined
  return thousands === '' ? Number(digits) : Math.round(Number(digits) * THOUSAND)
}

const plainNumber = /^-?\d{1,12}(\.\d{1,6})?$/

/** A text in plain notation as a number, or undefined. Group commas and spaces are dropped. */
export function numberOf(text: string): number | undefined {
  const bare = text.replace(/[\s,]/g, '')
  return plainNumber.test(bare) ? Number(bare) || 0 : undefined
}

/**
 * The range of a parameter: `10000:30000` with either end empty (D7), one number for
 * exactly that, or one end if the parameter is a form's `price.min` or `price.max`. A malformed
 * end is left open.
 */
export function rangeOf(text: string, end?: 'min' | 'max'): Range {
  if (end !== undefined) return endOf(end, text)
  const [low = '', high, ...more] = text.split(':')
  if (more.length > 0) return {}
  return { ...endOf('min', low), ...endOf('max', high ?? low) }
}

function endOf(end: 'min' | 'max', text: string): Range {
  const value = amountOf(text)
  return value === undefined ? {} : { [end]: value }
}

/** The range with its lesser end first, and only the ends it has. */
export function inOrder({ min, max }: RangeEnds): Range {
  const isSwapped = min !== undefined && max !== undefined && min > max
  const [low, high] = isSwapped ? [max, min] : [min, max]
  return { ...(low !== undefined && { min: low }), ...(high !== undefined && { max: high }) }
}

/**
 * `10000:30000`, `:30000`, `10000:`, or an empty string for an open range; an end that cannot be
 * written is open, or as it was typed.
 */
export function rangeText({ min, max }: Range, unread: UnreadEnds = {}): string {
  const range = inOrder({ min: stated(min), max: stated(max) })
  const [low = '', high = ''] = [range.min ?? unread.min, range.max ?? unread.max]
  return low === '' && high === '' ? '' : `${low}:${high}`
}

const stated = (value: number | undefined): number | undefined =>
  value !== undefined && amountOf(String(value)) === value ? value : undefined

/** A range with its ends changed; open ends stay open. */
export const mapEnds = ({ min, max }: Range, change: (end: number) => number): Range => ({
  ...(min !== undefined && { min: change(min) }),
  ...(max !== undefined && { max: change(max) }),
})
