import type { Car } from './car/car.ts'
import type { Model } from './model/model.ts'
import type { Offer } from './promotion/offer.ts'
import type { SiteLocation } from './site/site-location.ts'

/** What a route parameter binds to its page: `:car` binds a Car (D3). */
export interface Records {
  readonly car: Car
  readonly location: SiteLocation
  readonly offer: Offer
  readonly model: Model
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
