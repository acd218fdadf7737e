/** Crockford's base 32: no letter that is read as a digit, or that makes a word. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const GROUP = 4

/** A code that nobody guesses: 40 random bits, `W-5N3R-82QK`. @param randomBelow a number below another */
export function claimCodeOf(randomBelow: (end: number) => number): string {
  const group = () =>
    Array.from({ length: GROUP }, () => DIGITS[randomBelow(DIGITS.length)]).join('')
  return `W-${group()}-${group()}`
}

/** A code as it is stored, of what somebody typed: in capitals, without spaces; O and I are digits. */
export const typedCode = (text: string): string =>
  text.trim().toUpperCase().replaceAll(/\s/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1')
