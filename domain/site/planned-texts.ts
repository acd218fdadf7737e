interface PlannedWord {
  readonly text: string
  /** Statements of the specification that it will implement. */
  readonly spec: readonly string[]
}

const inSpec = (text: string, ...spec: string[]): PlannedWord => ({ text, spec })

/** Texts of planned screens; with its screen a text moves to `baseWords`. */
export const plannedWords = {
  reserveOnline: inSpec('Reserve Online', '2.45'),
  savedTitle: inSpec('Car Saved In Watchlist', '8.13'),
  savedText: inSpec('{carName} is now available in your watchlist', '8.13'),
  removedTitle: inSpec('Car Removed', '8.13'),
  removedText: inSpec('{carName} is no longer in your watchlist', '8.13'),
  viewList: inSpec('View List', '8.13'),
} as const
