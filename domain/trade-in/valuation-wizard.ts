import { isAbsent } from '../absence.ts'
import type { ImageFile } from './images.ts'
import { valuationFailures } from './messages.ts'
import {
  sendChoice,
  sendDetails,
  sendImages,
  sendRegistration,
  takeAnswer,
  type WizardSettings,
} from './valuation-steps.ts'
import type {
  Done,
  Failed,
  LookingUp,
  Submitting,
  VehicleDetailsStep,
  WizardState,
} from './valuation-wizard-state.ts'
import type { LookupAnswer } from './valued-vehicle.ts'
import { firstState } from './vehicle-details.ts'
import type { TypedDetails } from './your-details.ts'

/** Events of a valuation: a form is sent, a call returns or fails, the person goes back. */
export type WizardEvent =
  | { type: 'registration_sent'; rego: string; state: string }
  | { type: 'lookup_answered'; answer: LookupAnswer }
  | { type: 'choice_sent'; description: string }
  | { type: 'images_sent'; images: readonly ImageFile[] }
  | { type: 'details_sent'; typed: TypedDetails }
  | { type: 'lead_answered'; lead_id?: string; error?: string }
  | { type: 'call_failed' }
  | { type: 'back' }

/** Step One, empty, with the site's state chosen (`qld`). Spec 4.23, 5.21. */
export const startValuation = (siteState: string): VehicleDetailsStep => ({
  step: 'vehicle_details',
  rego: '',
  state: firstState(siteState),
  errors: {},
})

/**
 * The state machine of the valuation wizard: the state after an event. An event that does not apply to
 * the state leaves it unchanged. Spec 4.22-4.27, 5.18-5.24, 8.05, 8.10.
 */
export function next(
  state: WizardState,
  event: WizardEvent,
  settings: WizardSettings,
): WizardState {
  switch (event.type) {
    case 'registration_sent':
      return state.step === 'vehicle_details' ? sendRegistration(state, event) : state
    case 'lookup_answered':
      return state.step === 'looking_up' ? takeAnswer(state, event.answer, settings) : state
    case 'choice_sent':
      return state.step === 'choose_vehicle' ? sendChoice(state, event.description) : state
    case 'images_sent':
      return state.step === 'images' ? sendImages(state, event.images) : state
    case 'details_sent':
      return state.step === 'your_details' ? sendDetails(state, event.typed, settings) : state
    case 'lead_answered':
      return state.step === 'submitting' ? takeLeadAnswer(state, event) : state
    case 'call_failed':
      return isCalling(state) ? failed(state.before) : state
    case 'back':
      return 'before' in state && !isCalling(state) ? state.before : state
  }
}

const isCalling = (state: WizardState): state is LookingUp | Submitting =>
  state.step === 'looking_up' || state.step === 'submitting'

function failed(before: Failed['before'], error = ''): Failed {
  const message = isAbsent(error) ? valuationFailures.submission : error
  return { step: 'failed', before, message }
}

/** Without a lead id the lead was not received, even if the response has no error. Spec 8.04, 8.05. */
function takeLeadAnswer(
  { before, lead }: Submitting,
  { lead_id = '', error }: { lead_id?: string; error?: string },
): Done | Failed {
  if (isAbsent(lead_id)) return failed(before, error)
  return { step: 'done', lead_id, lead }
}
