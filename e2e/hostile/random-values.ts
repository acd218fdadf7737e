import { seededRandom } from '#demo/random.ts'

/** Repeatable random values for the parts of a request. */
export interface RandomValues {
  /** A whole number from 0, below `end`. */
  integer(end: number): number
  /** True with this probability, 0 to 1. */
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
  /** 1 to `max` items. */
  list<T>(max: number, make: () => T): T[]
  /** 1 to `max` letters and digits. */
  word(max: number): string
  /** `max / 2` to `max` letters and digits: a repeated piece, cheap to make. */
  text(max: number): string
}

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** The same values for the same seed. */
export function randomValues(seed: number): RandomValues {
  const random = seededRandom(String(seed))
  const word = (max: number) => {
    let text = ''
    for (let length = random.integer(1, max); length > 0; length--) {
      text += letters[random.integer(0, letters.length - 1)]
    }
    return text
  }
  return {
    word,
    integer: (end) => random.integer(0, end - 1),
    chance: random.chance,
    pick: random.pick,
    list: (max, make) => Array.from({ length: random.integer(1, max) }, make),
    text(max) {
      const length = random.integer(Math.ceil(max / 2), max)
      const piece = `${word(12)}${word(12)}`
      return piece.repeat(Math.ceil(length / piece.length)).slice(0, length)
    },
  }
}
