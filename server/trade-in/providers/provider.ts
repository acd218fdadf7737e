import type { ValueRange } from '#domain/trade-in/trade-in-estimate.ts'
import type { LookupAnswer, ValuedVehicle } from '#domain/trade-in/valued-vehicle.ts'
import type { Registration } from '#domain/trade-in/vehicle-details.ts'

/** One of several cars that a registration may belong to. Spec 7.13. */
export interface ChosenCar extends Registration {
  readonly vin: string | undefined
  readonly description: string
}

/** What an estimate is asked with. Spec 7.15. */
export interface EstimateQuestion {
  readonly evalId: string
  readonly km: number
  /** The dealer's address, whose account it is. */
  readonly userEmail: string
  readonly name: string
  readonly email: string
  readonly phone: string
}

/** A picture of a car. Spec 7.14. */
export interface ValuedPicture {
  readonly evalId: string
  readonly name: string
  /** `image/jpeg`. */
  readonly type: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** A valuation as it is saved with a dealer that wishes so. Spec 7.11. */
export type SavedValuation = ValuedVehicle & Partial<ValueRange>

/**
 * Who says what a car is, and what it is worth. Each function rejects where the provider cannot be asked, does
 * not answer in time, or answers what cannot be read; its message has nothing of a person. D28.
 */
export interface ValuationProvider {
  /** The car of a registration, several, or none. Spec 7.12. */
  lookUp(registration: Registration, signal: AbortSignal): Promise<LookupAnswer>
  /** One of several cars. Spec 7.13. */
  choose(car: ChosenCar, signal: AbortSignal): Promise<LookupAnswer>
  /** Hands a picture over, which belongs to a look-up. Spec 7.14. */
  sendPicture(picture: ValuedPicture, signal: AbortSignal): Promise<void>
  /** Asks what the car is worth; undefined where the answer names no value. It may cost money. Spec 7.15. */
  estimate(question: EstimateQuestion, signal: AbortSignal): Promise<ValueRange | undefined>
  /** Saves a valuation. Spec 7.11. */
  save(valuation: SavedValuation, signal: AbortSignal): Promise<void>
}
