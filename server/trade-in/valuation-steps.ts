import type { ValuationStep } from '#parts/valuation/valuation-view.ts'

/** The last parts of a valuation's address. */
export const valuationSteps = [
  ...(['car', 'look-up', 'choose', 'photos', 'details', 'result'] as const),
] satisfies ValuationStep[]

export const isValuationStep = (text: string | undefined): text is ValuationStep =>
  valuationSteps.some((step) => step === text)
