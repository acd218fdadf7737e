const stepMinutes = 15

/**
 * A page is rendered for a moment, not for an instant: the quarter of an hour it falls in. Every
 * time zone's midnight, where promotions start and end (D5), begins such a quarter.
 */
export function momentOf(now: Date): string {
  const step = stepMinutes * 60_000
  return new Date(Math.floor(now.getTime() / step) * step).toISOString()
}
