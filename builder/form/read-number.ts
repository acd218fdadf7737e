const CURRENCY = /^(?:A|NZ|US)?\$/i
const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)$/

/** The number that a text is, as people write one: `$30,000`. Undefined for an empty one, NaN for another text. */
export function readNumber(text: string): number | undefined {
  const written = text.replaceAll(/[\s,]/g, '').replace(CURRENCY, '')
  if (written === '') return undefined
  return NUMBER.test(written) ? Number(written) : Number.NaN
}

/** What is said beside a text that is no number. */
export const unreadNumber = (text: string): string =>
  `Expected a number such as 30000, found “${text}”.`
