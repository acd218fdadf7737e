/** When a wheel turns. */
export interface WheelDays {
  readonly start: string
  readonly expiry: string
}

/** Whether a wheel turns on a day; where it does not, which side of its days that is. */
export type WheelPhase = 'running' | 'not_started' | 'expired'

/** Spec 4.29, D5. */
export function wheelPhase({ start, expiry }: WheelDays, today: string): WheelPhase {
  if (today < start) return 'not_started'
  return today > expiry ? 'expired' : 'running'
}

/** The wheel that a day is about: the one that turns, else the next one, else the last one. D32. */
export function wheelOfDay<Wheel extends WheelDays>(
  wheels: readonly Wheel[],
  today: string,
): Wheel | undefined {
  const inOrder = wheels.toSorted((a, b) => (a.start < b.start ? -1 : 1))
  return inOrder.find(({ expiry }) => today <= expiry) ?? inOrder.at(-1)
}
