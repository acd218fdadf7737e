import type { Choices, PurchaseOptions, PurchaseQuestion } from '#domain/purchase/choices.ts'

/** A page of a purchase: the car, then a question each; deposit and summary are those of the checkout. Spec 2.06. */
export type PurchaseStep = 'car' | PurchaseQuestion

/** How far one buyer is in buying a car: only on a page of one visitor, which no cache stores. */
export interface PurchaseView {
  readonly step: PurchaseStep
  /** Of the car. */
  readonly carId: string
  /** Absent until it has begun. */
  readonly id?: string | undefined
  /** The number that a code has proved, E.164; undefined before. */
  readonly phone: string | undefined
  readonly choices: Choices
  readonly options: PurchaseOptions
  /** As it was typed where it was not taken. */
  readonly address?: string | undefined
  /** What was wrong with the answer, and at which of its controls. */
  readonly fault?: { readonly at: 'answer' | 'address'; readonly text: string } | undefined
}

/** A choice in words, and the question that it answers. */
export interface PurchaseLine {
  readonly question: PurchaseQuestion
  readonly name: string
  readonly value: string
}

/** The purchase that a checkout ends. */
export interface CheckoutPurchase {
  readonly id: string
  /** Sent back with the payment: which choices the buyer saw. */
  readonly version: number
  readonly lines: readonly PurchaseLine[]
  readonly hasLoan: boolean
}

/** Where a car is bought. Spec 2.06. */
export const purchaseStart = (slug: string): string =>
  `/checkout-journey?${new URLSearchParams({ car_id: slug })}`

/** The page of a question of a purchase. */
export const purchasePath = (id: string, question: PurchaseQuestion): string =>
  `/checkout-journey/${id}?step=${question}`
