import type { Country } from '../contact/country.ts'
import { type ImageFile, imageErrors } from './images.ts'
import { lookupOutcome } from './lookup-outcome.ts'
import { valuationMessages } from './messages.ts'
import type { ValuationLead } from './valuation-lead.ts'
import type {
  ChooseVehicleStep,
  FoundCar,
  ImagesStep,
  LookingUp,
  VehicleDetailsStep,
  WizardState,
  YourDetailsStep,
} from './valuation-wizard-state.ts'
import type { LookupAnswer } from './valued-vehicle.ts'
import { readVehicleDetails } from './vehicle-details.ts'
import { readYourDetails, type TypedDetails, type YourDetails } from './your-details.ts'

/** A site's settings for the wizard. */
export type WizardSettings = {
  /** The variant with Step Three. Spec 4.25. */
  imageStep: boolean
  /** The site's, for phone and postcode. */
  country: Country
}

/** Step One sent: the registration is looked up, or its errors are shown. Spec 4.23, 5.20, 5.21. */
export function sendRegistration(
  state: VehicleDetailsStep,
  typed: { rego: string; state: string },
): VehicleDetailsStep | LookingUp {
  const read = readVehicleDetails(typed)
  const { rego, state: typedState } = typed
  const before = { ...state, rego, state: typedState, errors: {} }
  if (!read.valid) return { ...before, errors: read.errors }
  return { step: 'looking_up', before, registration: read.values }
}

/** The provider's response: Step Two, Three or Four, or no match. Spec 4.24-4.27. */
export function takeAnswer(
  { before, registration, manualEntry }: LookingUp,
  answer: LookupAnswer,
  { imageStep }: WizardSettings,
): WizardState {
  const outcome = lookupOutcome(answer)
  if (outcome.kind === 'no_match') return { step: 'no_match', before }
  if (outcome.kind === 'candidates') {
    const { kind, ...candidates } = outcome
    const first = before.step === 'choose_vehicle' ? before.before : before
    return { step: 'choose_vehicle', before: first, registration, ...candidates, errors: {} }
  }
  const { vehicle } = outcome
  const car = { registration, vehicle, ...(manualEntry !== undefined && { manualEntry }) }
  // Images are sent under the EvalID: without one there is nowhere to send them.
  return imageStep && vehicle.EvalID !== undefined
    ? { step: 'images', before, car, images: [], errors: {} }
    : { step: 'your_details', before, car, images: [], typed: {}, errors: {} }
}

/** Step Two sent: one of the cars listed is looked up. Spec 4.27, 5.22. */
export function sendChoice(
  state: ChooseVehicleStep,
  description: string,
): ChooseVehicleStep | LookingUp {
  const { registration, descriptions } = state
  if (!descriptions.includes(description)) {
    return { ...state, errors: { manualEntry: valuationMessages.noCarChosen } }
  }
  const before = { ...state, errors: {} }
  return { step: 'looking_up', before, registration, manualEntry: description }
}

/** Step Three sent, with images or none. Spec 4.27, 5.24. */
export function sendImages(
  state: ImagesStep,
  images: readonly ImageFile[],
): ImagesStep | YourDetailsStep {
  const before = { ...state, images, errors: imageErrors(images) }
  if (Object.keys(before.errors).length > 0) return before
  return { step: 'your_details', before, car: state.car, images, typed: {}, errors: {} }
}

/** Step Four sent: the lead is complete, or its errors are shown. Spec 4.27, 5.23. */
export function sendDetails(
  state: YourDetailsStep,
  typed: TypedDetails,
  { country }: WizardSettings,
): WizardState {
  const read = readYourDetails(typed, country)
  const before = { ...state, typed, errors: {} }
  if (!read.valid) return { ...before, errors: read.errors }
  return { step: 'submitting', before, lead: leadOf(state.car, state.images, read.values) }
}

function leadOf(car: FoundCar, images: readonly ImageFile[], details: YourDetails): ValuationLead {
  const { registration, vehicle, manualEntry } = car
  return {
    ...registration,
    ...(manualEntry !== undefined && { manualEntry }),
    ...vehicle,
    ...details,
    images: images.map(({ name }) => name),
  }
}
