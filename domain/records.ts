import type { Car } from './car/car.ts'
import type { Location } from './location/location.ts'

/** An offer that a route can bind. Spec 3.21. */
export interface OfferRecord {
  readonly id: string
  readonly name: string
}

/** A model of the range that a route can bind. Spec 3.23. */
export interface ModelRecord {
  readonly id: string
  readonly slug: string
  readonly name: string
}

/** What a route parameter binds to its page: `:car` binds a Car (D3). */
export interface Records {
  readonly car: Car
  readonly location: Location
  readonly offer: OfferRecord
  readonly model: ModelRecord
}
export type RecordName = keyof Records

export const recordNames = [
  'car',
  'location',
  'offer',
  'model',
] as const satisfies readonly RecordName[]

export const isRecordName = (name: string): name is RecordName =>
  recordNames.some((known) => known === name)
