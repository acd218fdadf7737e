import type { Random } from './random.ts'

const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ'
const CHARACTERS = `${LETTERS}0123456789`
const LENGTH = 17
const CHECK_AT = 8

// ISO 3779 / FMVSS 115: what each letter counts for, and each place.
const VALUES: Record<string, number> = {
  ...{ A: 1, B: 2, C: 3, D: 4, E: 5, F: 6, G: 7, H: 8, J: 1, K: 2, L: 3, M: 4, N: 5, P: 7, R: 9 },
  ...{ S: 2, T: 3, U: 4, V: 5, W: 6, X: 7, Y: 8, Z: 9 },
}
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]
const MODULUS = 11

/** The check digit of 17 characters: 0 to 9 or X. Its own place does not count. */
export function vinCheckDigit(vin: string): string {
  const sum = [...vin].reduce((total, letter, place) => {
    return total + (VALUES[letter] ?? Number(letter)) * (WEIGHTS[place] ?? 0)
  }, 0)
  const rest = sum % MODULUS
  return rest === MODULUS - 1 ? 'X' : String(rest)
}

/** An invented VIN with a valid check digit. `maker` is the first three characters. */
export function inventVin(maker: string, random: Random): string {
  const pickFrom = (characters: string) => random.pick([...characters])
  const body = Array.from({ length: LENGTH - maker.length }, () => pickFrom(CHARACTERS)).join('')
  const vin = `${maker}${body.slice(0, -6)}${random.whole(100_000, 999_999)}`
  return `${vin.slice(0, CHECK_AT)}${vinCheckDigit(vin)}${vin.slice(CHECK_AT + 1)}`
}
