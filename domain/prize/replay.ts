import { drawPrize, type Prize, RANDOM_DIGITS } from './draw.ts'

/** A draw as its audit tells it: the prizes at that moment, the random digits, and what they drew. */
export interface AuditedDraw {
  /** From 1, without a gap. */
  readonly n: number
  readonly prizes: readonly Prize[]
  readonly random: string
  readonly segment: string
}

/** How a draw differs from what its audit gives when it is drawn again. */
export interface Difference {
  readonly n: number
  readonly why: string
}

/**
 * Draws again from the audit of a wheel, in its order: the numbers have no gap, what was given before each draw is
 * what the draws before gave, and the random digits draw the segment that was drawn. D32.
 * @returns adds one draw: what is different about it
 */
export function replay(): (draw: AuditedDraw) => Difference[] {
  const given = new Map<string, number>()
  let last = 0
  return ({ n, prizes, random, segment }) => {
    const found: string[] = []
    if (n !== last + 1) found.push(`expected draw ${last + 1}`)
    last = n
    for (const prize of prizes) {
      const before = given.get(prize.id) ?? 0
      if (prize.given === before) continue
      found.push(`${prize.id} is said to have been given ${prize.given} times, and was ${before}`)
    }
    const again = drawnAgain(prizes, random)
    if (again !== segment) found.push(`the digits draw ${again ?? 'nothing'}, not ${segment}`)
    given.set(segment, (given.get(segment) ?? 0) + 1)
    return found.map((why) => ({ n, why }))
  }
}

/** The segment of these digits; undefined where they are not exactly those that a draw takes. */
function drawnAgain(prizes: readonly Prize[], random: string): string | undefined {
  let at = 0
  const next = () => {
    at += RANDOM_DIGITS
    return random.slice(at - RANDOM_DIGITS, at)
  }
  try {
    const drawn = drawPrize(prizes, next)
    return drawn?.random === random ? drawn.segment : undefined
  } catch {
    return undefined
  }
}
