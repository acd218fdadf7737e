import { isAbsent } from '../absence.ts'

/** Path of the page after a lead was stored. Spec 2.09, 4.20. */
const SUCCESS_PATH = '/success'

/** For a response without lead_id and without an error. Spec 8.04. */
const UNEXPECTED_ERROR = 'An unexpected error occured'

/** For a failed submission without a reason from the server. Spec 8.05. */
const SUBMISSION_FAILED = 'An error occurred when submitting this form'

/**
 * A form while it is filled in and sent. `step` counts from 0; a form of one page has one step. While
 * `submitting` the button is disabled and shows a spinner. Spec 4.19, 4.20.
 */
export type FormState =
  | { name: 'idle'; step: number }
  | { name: 'submitting'; step: number }
  | { name: 'failure'; step: number; reason: FailureReason; error: string }
  | { name: 'success'; lead_id: string; path: typeof SUCCESS_PATH }

/**
 * Why it was not sent: the server's own words, an answer without any (8.04), none that can be read (8.05), none
 * within the time, which may have arrived, or no network, so that nothing left.
 */
export type FailureReason = 'refused' | 'unexpected' | 'failed' | 'no_answer' | 'offline'

/** What happens to a form. */
export type FormEvent =
  /** The button of a step whose fields are valid. */
  | { type: 'continue' }
  | { type: 'back' }
  /** The server's response. */
  | { type: 'answered'; lead_id?: string | null; error?: string | null }
  /** No response, or one that is not JSON. */
  | { type: 'failed'; message?: string | null }
  /** None within the time that a form waits: it may have arrived. */
  | { type: 'no_answer' }
  /** The browser has no network: nothing was sent. */
  | { type: 'offline' }

export const firstFormState: FormState = { name: 'idle', step: 0 }

const said = (text: string | null | undefined, otherwise: string): string =>
  text === null || text === undefined || isAbsent(text) ? otherwise : text

/** In the server's words, else for a reason in words of its own. */
function failure(
  step: number,
  text: string | null | undefined,
  [reason, otherwise]: readonly [FailureReason, string],
): FormState {
  const error = said(text, otherwise)
  return { name: 'failure', step, reason: error === otherwise ? reason : 'refused', error }
}

function whileSubmitting(step: number, event: FormEvent): FormState {
  const { type } = event
  if (type === 'no_answer' || type === 'offline') {
    return { name: 'failure', step, reason: type, error: SUBMISSION_FAILED }
  }
  if (type === 'failed') return failure(step, event.message, ['failed', SUBMISSION_FAILED])
  if (type !== 'answered') return { name: 'submitting', step }
  const lead_id = said(event.lead_id, '')
  if (lead_id === '') return failure(step, event.error, ['unexpected', UNEXPECTED_ERROR])
  return { name: 'success', lead_id, path: SUCCESS_PATH }
}

/**
 * The form after an event. An event that does not apply to the state changes nothing: a second click
 * while submitting, a late response. Spec 4.19, 4.20, D24.
 */
export function formAfter(
  state: FormState,
  event: FormEvent,
  { steps }: { steps: number },
): FormState {
  if (state.name === 'success') return state
  const { name, step } = state
  if (name === 'submitting') return whileSubmitting(step, event)
  const hasNext = step + 1 < steps
  if (event.type === 'continue' && hasNext) return { name: 'idle', step: step + 1 }
  if (event.type === 'continue') return { name: 'submitting', step }
  if (event.type === 'back' && step > 0) return { name: 'idle', step: step - 1 }
  return state
}
