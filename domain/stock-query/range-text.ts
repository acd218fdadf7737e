import type { Range } from './state.ts'

const plainNumber = /^-?\d{1,12}(\.\d{1,6})?$/

/** The number that a text is, in plain notation, or nothing. Group commas and spaces are dropped. */
export function numberOf(text: string): number | undefined {
  const bare = text.replace(/[\s,]/g, '')
  return plainNumber.test(bare) ? Number(bare) || 0 : undefined
}

/**
 * The range that a parameter states: `10000:30000` with either end empty (D7), one number for
 * exactly that, or one end when the parameter is a form's `price.min` or `price.max`. A malformed
 * end is left open.
 */
export function rangeOf(text: string, end?: 'min' | 'max'): Range {
  if (end !== undefined) return endOf(end, text)
  const [low = '', high, ...more] = text.split(':')
  if (more.length > 0) return {}
  return { ...endOf('min', low), ...endOf('max', high ?? low) }
}

function endOf(end: 'min' | 'max', text: string): Range {
  const value = numberOf(text)
  return value === undefined ? {} : { [end]: value }
}

/** `10000:30000`, `:30000`, `10000:`, or nothing for an open range. */
export function rangeText(range: Range = {}): string {
  const { min, max } = range
  return min === undefined && max === undefined ? '' : `${min ?? ''}:${max ?? ''}`
}
