import type { ImageFile } from './images.ts'
import type { WizardSettings } from './valuation-steps.ts'
import { next, startValuation, type WizardEvent } from './valuation-wizard.ts'
import type { WizardState } from './valuation-wizard-state.ts'
import type { ValuedVehicle } from './valued-vehicle.ts'
import type { TypedDetails } from './your-details.ts'

export const withImages: WizardSettings = { imageStep: true, country: 'AU' }
export const withoutImages: WizardSettings = { imageStep: false, country: 'AU' }

export const corolla: ValuedVehicle = {
  EvalID: '48213',
  VIN: 'JTNKU3JE60J000001',
  Make: 'Toyota',
  Model: 'Corolla',
  Year: 2019,
  Kms: 61_000,
}
export const sedan = '2019 Toyota Corolla Ascent Sport Sedan'
export const hatch = '2019 Toyota Corolla Ascent Sport Hatchback'
export const photo: ImageFile = { name: 'front.jpg', type: 'image/jpeg', size: 2_400_000 }

export const typed: Required<TypedDetails> = {
  name: 'Ada',
  last_name: 'Okafor',
  phone: '0491 570 006',
  email: 'ada@example.com',
  postcode: '4105',
  odometer: '61,500 km',
  service_history: 'Full',
  number_of_keys: '2',
  car_condition: 'Good',
  comments: 'A scratch on the left door.',
  finance: 'No',
  PreferredContactMethod: 'SMS',
}

const { EvalID, ...withoutEvalId } = corolla
const candidates = [{ Description: sedan }, { Description: hatch }]

/** An event of each kind, by name. */
export const events = {
  registrationSent: { type: 'registration_sent', rego: '123 abc', state: 'NSW' },
  severalFound: {
    type: 'lookup_answered',
    answer: [{ VIN: 'JTNKU3JE60J000001', VechielDescriptions: candidates }],
  },
  oneFound: { type: 'lookup_answered', answer: [corolla] },
  oneFoundWithoutEvalId: { type: 'lookup_answered', answer: [withoutEvalId] },
  noneFound: { type: 'lookup_answered', answer: [] },
  choiceSent: { type: 'choice_sent', description: hatch },
  imagesSent: { type: 'images_sent', images: [photo] },
  detailsSent: { type: 'details_sent', typed },
  leadSaved: { type: 'lead_answered', lead_id: 'lead-7' },
  leadRefused: { type: 'lead_answered', error: 'This valuation was already sent.' },
  callFailed: { type: 'call_failed' },
  back: { type: 'back' },
} satisfies Record<string, WizardEvent>

/** The state after these events, from the start. */
export const reached = (
  names: readonly (keyof typeof events)[],
  settings: WizardSettings = withImages,
): WizardState =>
  names.reduce<WizardState>(
    (state, name) => next(state, events[name], settings),
    startValuation('qld'),
  )

const toLookingUp = ['registrationSent'] as const
const toChoice = [...toLookingUp, 'severalFound'] as const
const toImages = [...toLookingUp, 'oneFound'] as const
const toDetails = [...toImages, 'imagesSent'] as const
const toSubmitting = [...toDetails, 'detailsSent'] as const

/** The shortest sequence of events to each state. */
export const eventsTo = {
  vehicle_details: [],
  looking_up: toLookingUp,
  choose_vehicle: toChoice,
  images: toImages,
  your_details: toDetails,
  no_match: [...toLookingUp, 'noneFound'],
  submitting: toSubmitting,
  done: [...toSubmitting, 'leadSaved'],
  failed: [...toSubmitting, 'callFailed'],
} as const satisfies Record<WizardState['step'], readonly (keyof typeof events)[]>
