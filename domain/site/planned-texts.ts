interface PlannedWord {
  readonly text: string
  /** Statements of the specification that it will implement. */
  readonly spec: readonly string[]
}

const inSpec = (text: string, ...spec: string[]): PlannedWord => ({ text, spec })

/** Texts of planned screens; with its screen a text moves to `baseWords`. */
export const plannedWords = {
  reserveOnline: inSpec('Reserve Online', '2.45'),
} as const
