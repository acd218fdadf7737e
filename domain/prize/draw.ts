/** A segment as a draw sees it. */
export interface Prize {
  readonly id: string
  readonly weight: number
  /** How many there are in all. */
  readonly stock: number
  /** How many were drawn before. */
  readonly given: number
}

/** A number of a random source: this many digits of base 16, so 0 to 2^48 - 1, which is exact. */
export const RANDOM_DIGITS = 12
const NUMBERS = 16 ** RANDOM_DIGITS

/** Prizes that can still be drawn; where the dealer lowered a stock below what was given, none. */
export const left = ({ stock, given }: Pick<Prize, 'stock' | 'given'>): number =>
  Math.max(0, stock - given)

/** The part that a segment has in a draw: its weight while it has a prize, then none. */
export const weightNow = (prize: Omit<Prize, 'id'>): number => (left(prize) > 0 ? prize.weight : 0)

/**
 * Draws a segment: the chance of each is its share of the weights in stock. Of a number below the greatest multiple
 * of all weights the remainder counts, and a greater one is passed over for the next, so that no segment is
 * favoured. The remainder r draws the first segment, in their order, for which the sum of its weight and of those
 * before is above r. Spec 9.20, D32.
 * @param random gives a number of `RANDOM_DIGITS` digits of base 16, each time another
 * @returns the segment's id, and every number that was taken, one after the other; undefined where nothing is left
 */
export function drawPrize(
  prizes: readonly Prize[],
  random: () => string,
): { segment: string; random: string } | undefined {
  const total = prizes.reduce((sum, prize) => sum + weightNow(prize), 0)
  if (total === 0) return undefined
  const end = NUMBERS - (NUMBERS % total)
  let taken = ''
  for (;;) {
    const digits = random()
    if (!/^[\da-f]{12}$/.test(digits)) {
      throw new RangeError(`expected ${RANDOM_DIGITS} digits of base 16 from the random source`)
    }
    taken += digits
    const number = Number.parseInt(digits, 16)
    if (number >= end) continue
    let before = number % total
    const drawn = prizes.find((prize) => {
      before -= weightNow(prize)
      return before < 0
    })
    return drawn && { segment: drawn.id, random: taken }
  }
}
