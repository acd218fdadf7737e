import type { Car } from '#domain/car/car.ts'
import type { Account } from '../store/account-store.ts'
import type { Reservation } from '../store/reservation-store.ts'
import type { Tenant } from '../tenants/tenant.ts'

/** What a letter is written from. */
export interface LetterContext {
  readonly site: Tenant['site']
  /** Undefined where it has left the stock. */
  readonly car: Car | undefined
  /** Undefined where the buyer was forgotten. */
  readonly account: Account | undefined
  readonly reservation: Reservation
  readonly now: Date
}
