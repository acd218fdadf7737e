import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import type { WizardState } from '#domain/trade-in/valuation-wizard-state.ts'
import type { SiteView } from '#parts/view-context.ts'
import { STATE } from '#ui/data-attributes.ts'

/** The number of each step that asks something, from 1. */
const numbers: Partial<Record<WizardState['step'], number>> = {
  vehicle_details: 1,
  looking_up: 1,
  choose_vehicle: 2,
  images: 3,
  your_details: 4,
}

/**
 * Where a buyer is, in words; the list of all steps is for the eye alone. A step that was skipped shows as done.
 * FLOWS 8.
 */
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
  const at = Math.min(number, names.length)
  const place = { step: String(at), steps: String(names.length) }
  return (
    <div className="valuation-steps">
      <p>
        {fillPlaceholders(words.formStepOf, place)}: <strong>{names[at - 1]}</strong>
      </p>
      <ol aria-hidden="true">
        {names.map((name, index) => (
          <li key={name} {...{ [STATE]: stateOf(index + 1, at) }}>
            {name}
          </li>
        ))}
      </ol>
    </div>
  )
}

const stateOf = (number: number, at: number) =>
  number < at ? 'done' : number === at ? 'now' : undefined
