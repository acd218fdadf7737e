import type { WizardState } from '#domain/trade-in/valuation-wizard-state.ts'
import { StepLine } from '#parts/step-line/step-line.tsx'
import type { SiteView } from '#parts/view-context.ts'

/** The number of each step that asks something, from 1. */
const numbers: Partial<Record<WizardState['step'], number>> = {
  vehicle_details: 1,
  looking_up: 1,
  choose_vehicle: 2,
  images: 3,
  your_details: 4,
}

/** Where a buyer is; a step that was skipped shows as done. FLOWS 8. */
export function ValuationSteps({
  state,
  hasImages,
  site: { words },
}: {
  readonly state: WizardState
  readonly hasImages: boolean
  readonly site: SiteView
}) {
  const number = numbers[state.step]
  if (number === undefined) return null
  const names = [
    words.valuationStepCar,
    words.valuationStepChoose,
    ...(hasImages ? [words.valuationStepPhotos] : []),
    words.valuationStepDetails,
  ]
  return <StepLine names={names} at={Math.min(number, names.length)} words={words} />
}
