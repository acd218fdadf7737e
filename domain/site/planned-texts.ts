interface PlannedWord {
  readonly text: string
  /** Statements of the specification that it will implement. */
  readonly spec: readonly string[]
}

const inSpec = (text: string, ...spec: string[]): PlannedWord => ({ text, spec })

/** Texts of planned screens; with its screen a text moves to `baseWords`. */
export const plannedWords = {
  reserveOnline: inSpec('Reserve Online', '2.45'),
  viewDetails: inSpec('View Details', '2.41'),
  condition: inSpec('Condition', '2.41'),
  transmission: inSpec('Transmission', '2.41'),
  odometer: inSpec('Odometer', '2.41'),
  fuelType: inSpec('Fuel type', '2.41'),
  colour: inSpec('Colour', '2.41'),
  save: inSpec('Save', '8.13'),
  saved: inSpec('Saved', '8.13'),
  savedTitle: inSpec('Car Saved In Watchlist', '8.13'),
  savedText: inSpec('{carName} is now available in your watchlist', '8.13'),
  removedTitle: inSpec('Car Removed', '8.13'),
  removedText: inSpec('{carName} is no longer in your watchlist', '8.13'),
  viewList: inSpec('View List', '8.13'),
} as const
