import type { CorrectionField } from '#domain/car/correction.ts'

/** What the staff say of a car in place of its feed; deleted when it no longer counts. */
type CarCorrectionRow = {
  tenant: string
  car: string
  field: CorrectionField
  /** As JSON. */
  value: string
  /** What the feed said at the time; see `feedSays`. */
  feed_said: string
  /** When it ends at the latest, ISO text. */
  until: string | null
  /** Id of who said it. */
  person: string | null
  at: string
  /** The stock's version that began with it: no two of a tenant are alike. */
  version: number
}

export type CorrectionTables = { car_correction: CarCorrectionRow }
