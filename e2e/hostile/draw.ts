import { seededRandom } from '#server/stock/demo/random.ts'

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
  const random = seededRandom(String(seed))
  const word = (most: number) => {
    let text = ''
    for (let length = random.whole(1, most); length > 0; length--) {
      text += letters[random.whole(0, letters.length - 1)]
    }
    return text
  }
  return {
    word,
    whole: (end) => random.whole(0, end - 1),
    chance: random.chance,
    one: random.pick,
    list: (most, make) => Array.from({ length: random.whole(1, most) }, make),
    text(most) {
      const length = random.whole(Math.ceil(most / 2), most)
      const piece = `${word(12)}${word(12)}`
      return piece.repeat(Math.ceil(length / piece.length)).slice(0, length)
    },
  }
}
