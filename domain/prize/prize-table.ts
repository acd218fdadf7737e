import { left, type Prize, weightNow } from './draw.ts'
import type { Segment } from './wheel.ts'

/** A line of the table of prizes: segments with one prize are one line. */
export interface PrizeLine {
  readonly label: string
  /** Whole dollars, of one prize. */
  readonly value: number
  readonly left: number
  /** One in how many spins draws it now; undefined where none does. */
  readonly oneIn: number | undefined
}

/** A wheel's segments with how many of each were given. */
export const prizesOf = (
  segments: readonly Segment[],
  given: ReadonlyMap<string, number>,
): (Segment & Prize)[] =>
  segments.map((segment) => ({ ...segment, given: given.get(segment.id) ?? 0 }))

/** Every prize with what is left and its chance now, its weight over the weights in stock; the dearest first. FLOWS 11. */
export function prizeTable(prizes: readonly (Segment & Prize)[]): PrizeLine[] {
  const total = prizes.reduce((sum, prize) => sum + weightNow(prize), 0)
  const dearestFirst = prizes.toSorted((a, b) => b.value - a.value)
  const lines = Map.groupBy(dearestFirst, ({ label, value }) => `${value} ${label}`)
  return [...lines.values()].flatMap((same) => {
    const [first] = same
    if (!first) return []
    const weight = same.reduce((sum, prize) => sum + weightNow(prize), 0)
    return [
      {
        label: first.label,
        value: first.value,
        left: same.reduce((sum, prize) => sum + left(prize), 0),
        oneIn: weight > 0 ? total / weight : undefined,
      },
    ]
  })
}
