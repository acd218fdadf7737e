import type { Random } from './random.ts'

const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ'
const CHARACTERS = `${LETTERS}0123456789`
const LENGTH = 17
const CHECK_DIGIT_INDEX = 8

// 49 CFR 565.15: the value of each letter, and the weight of each position.
const VALUES: Record<string, number> = {
  A: 1,
  B: 2,
  C: 3,
  D: 4,
  E: 5,
  F: 6,
  G: 7,
  H: 8,
  J: 1,
  K: 2,
  L: 3,
  M: 4,
  N: 5,
  P: 7,
  R: 9,
  S: 2,
  T: 3,
  U: 4,
  V: 5,
  W: 6,
  X: 7,
  Y: 8,
  Z: 9,
}
const WEIGHTS = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2]
const MODULUS = 11

/** The check digit of 17 characters: 0 to 9 or X. Its own position has no weight. */
export function vinCheckDigit(vin: string): string {
  const sum = [...vin].reduce((total, letter, index) => {
    return total + (VALUES[letter] ?? Number(letter)) * (WEIGHTS[index] ?? 0)
  }, 0)
  const remainder = sum % MODULUS
  return remainder === MODULUS - 1 ? 'X' : String(remainder)
}

/** A generated VIN with a valid check digit; `manufacturerId` is its first three characters. */
export function generateVin(manufacturerId: string, random: Random): string {
  const pickFrom = (characters: string) => random.pick([...characters])
  const body = Array.from({ length: LENGTH - manufacturerId.length }, () =>
    pickFrom(CHARACTERS),
  ).join('')
  const vin = `${manufacturerId}${body.slice(0, -6)}${random.integer(100_000, 999_999)}`
  return `${vin.slice(0, CHECK_DIGIT_INDEX)}${vinCheckDigit(vin)}${vin.slice(CHECK_DIGIT_INDEX + 1)}`
}
