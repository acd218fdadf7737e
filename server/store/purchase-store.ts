import type { Choices } from '#domain/purchase/choices.ts'

/** A buyer's answers on the way to buying a car. Times are ISO text in UTC. Spec 2.06. */
export interface Purchase {
  /** Nobody can guess it. */
  readonly id: string
  /** Grows with every answer. */
  readonly version: number
  readonly account: string
  readonly car: string
  readonly choices: Choices
  readonly created: string
  /** Its address works until then. */
  readonly expires: string
}

export type NewPurchase = Omit<Purchase, 'version' | 'choices'>

/** One tenant's purchases on their way. Every function rejects with StoreError. */
export interface PurchaseStore {
  /** Begins one, or goes on with that of the same account and car that has not expired; resolves when it is on disk. */
  begin(purchase: NewPurchase): Promise<Purchase>
  /** One that has not expired. */
  purchase(id: string, now: string): Promise<Purchase | undefined>
  /** Stores an answer beside the others; false where it has expired. */
  answer(id: string, choices: Choices, now: string): Promise<boolean>
}
