import { seededRandom } from './figures.ts'

/** Chance that can be repeated. */
export interface Draw {
  /** From 0 to below `end`. */
  whole(end: number): number
  chance(share: number): boolean
  one<T>(list: readonly T[]): T
  /** 1 to `most` of them. */
  list<T>(most: number, make: () => T): T[]
  /** 1 to `most` letters and digits. */
  word(most: number): string
  /** Half of `most` to `most` letters and digits, cheaply. */
  text(most: number): string
}

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789'

/** The same draws for the same seed. */
export function drawing(seed: number): Draw {
  const random = seededRandom(seed)
  const whole = (end: number) => Math.floor(random() * end)
  const word = (most: number) => {
    let text = ''
    for (let length = 1 + whole(most); length > 0; length--) text += letters[whole(36)]
    return text
  }
  return {
    whole,
    word,
    chance: (share) => random() < share,
    one<T>(list: readonly T[]): T {
      const item = list[whole(list.length)]
      // Only an empty list has none, and every caller names its items.
      if (item === undefined) throw new RangeError('Expected something to choose from.')
      return item
    },
    list: (most, make) => Array.from({ length: 1 + whole(most) }, make),
    text(most) {
      const length = Math.ceil(most / 2) + whole(Math.floor(most / 2) + 1)
      return (word(12) + word(12))
        .padEnd(24, 'x')
        .repeat(Math.ceil(length / 24))
        .slice(0, length)
    },
  }
}
