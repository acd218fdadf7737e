import type { Words } from '#domain/site/interface-texts.ts'

/** The steps of a purchase before those of the checkout, in their order. Spec 2.06. */
export const purchaseStepNames = (fill: (text: string) => string, words: Words): string[] => [
  fill(words.purchaseStepCar),
  words.purchaseStepTradeIn,
  words.purchaseStepPayment,
  words.purchaseStepDelivery,
]
