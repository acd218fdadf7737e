import type { FieldErrors } from './field-errors.ts'
import type { ImageFile } from './images.ts'
import type { ValuationLead } from './valuation-lead.ts'
import type { ValuedVehicle } from './valued-vehicle.ts'
import type { Registration } from './vehicle-details.ts'
import type { TypedDetails } from './your-details.ts'

/** The car that the steps so far have found. */
export type FoundCar = {
  registration: Registration
  /** The chosen description, if there were several cars. */
  manualEntry?: string
  vehicle: ValuedVehicle
}

/** Step One, with the registration as typed. Spec 4.23. */
export type VehicleDetailsStep = {
  step: 'vehicle_details'
  rego: string
  state: string
  errors: FieldErrors
}

/** Waits for the provider; with `manualEntry` it looks up that choice. Spec 4.23. */
export type LookingUp = {
  step: 'looking_up'
  before: VehicleDetailsStep | ChooseVehicleStep
  registration: Registration
  manualEntry?: string
}

/** Step Two. Spec 4.24. */
export type ChooseVehicleStep = {
  step: 'choose_vehicle'
  before: VehicleDetailsStep
  registration: Registration
  vin?: string
  descriptions: string[]
  errors: FieldErrors
}

/** Step Three, of the variant with images. Spec 4.25. */
export type ImagesStep = {
  step: 'images'
  before: VehicleDetailsStep | ChooseVehicleStep
  car: FoundCar
  images: readonly ImageFile[]
  errors: FieldErrors
}

/** Step Four, with the answers as typed. Spec 4.25. */
export type YourDetailsStep = {
  step: 'your_details'
  before: VehicleDetailsStep | ChooseVehicleStep | ImagesStep
  car: FoundCar
  images: readonly ImageFile[]
  typed: TypedDetails
  errors: FieldErrors
}

/** Spec 4.26. */
export type NoMatch = { step: 'no_match'; before: VehicleDetailsStep | ChooseVehicleStep }

/** The lead is being sent. Spec 4.27. */
export type Submitting = { step: 'submitting'; before: YourDetailsStep; lead: ValuationLead }

/** The lead was received. Spec 4.27. */
export type Done = { step: 'done'; lead_id: string; lead: ValuationLead }

/** A call failed; back leads to the step that made it. Spec 8.05. */
export type Failed = {
  step: 'failed'
  before: VehicleDetailsStep | ChooseVehicleStep | YourDetailsStep
  message: string
}

/** The state of a valuation; `before` is the step that Back leads to. Spec 4.22. */
export type WizardState =
  | VehicleDetailsStep
  | LookingUp
  | ChooseVehicleStep
  | ImagesStep
  | YourDetailsStep
  | NoMatch
  | Submitting
  | Done
  | Failed
