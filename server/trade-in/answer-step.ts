import type { Car } from '#domain/car/car.ts'
import type { ImageFile } from '#domain/trade-in/images.ts'
import { acceptOffer } from '#domain/trade-in/offer-acceptance.ts'
import { onlineEstimate } from '#domain/trade-in/online-estimate.ts'
import { next, type WizardEvent } from '#domain/trade-in/valuation-wizard.ts'
import type { Submitting, WizardState } from '#domain/trade-in/valuation-wizard-state.ts'
import { readOdometer, type TypedDetails } from '#domain/trade-in/your-details.ts'
import { stepOf, type ValuationStep } from '#parts/valuation/valuation-view.ts'
import type { FormPage, Sender } from '../leads/submission.ts'
import type { Geocoded } from '../location/geocode.ts'
import type { Valuation, ValuationStore } from '../store/valuation-store.ts'
import type { PostedForm } from './posted-form.ts'
import { newValuationLead } from './valuation-lead.ts'
import { resultOf } from './valuation-result.ts'
import { estimateVariant, type ValuingSite, wizardSettings } from './wizard-settings.ts'

/** A form of a step, and what it is answered with. */
export interface StepPost {
  readonly site: ValuingSite
  readonly valuation: Valuation
  readonly step: ValuationStep
  readonly form: PostedForm
  readonly now: Date
  readonly page: Pick<FormPage, 'path' | 'route' | 'origin'>
  readonly sender: Sender
  /** The car that is wished for, where it still is. */
  readonly car: Car | undefined
  /** The pictures that have arrived. */
  readonly images: readonly ImageFile[]
  readonly store: ValuationStore
  /** Where a postcode is. Spec 5.27. */
  readonly geocode: (postcode: string) => Promise<Geocoded>
}

/** What became of a form of a step. */
export type StepOutcome =
  /** Stored, or it was before: on to where the valuation is. */
  | { readonly kind: 'on'; readonly lead?: { readonly id: string; readonly isNew: boolean } }
  /** An offer was accepted for the first time, or again. Spec 4.21. */
  | { readonly kind: 'accepted'; readonly isFirst: boolean }
  /** Nothing was stored: the state as it shows, with a sentence for each fault. Spec 5.25. */
  | { readonly kind: 'refused'; readonly state: WizardState; readonly problem?: string }
  /** The form is of an earlier state of the valuation. */
  | { readonly kind: 'older' }

const on: StepOutcome = { kind: 'on' }
const older: StepOutcome = { kind: 'older' }

/**
 * Answers a form of a step: the machine decides, and what it decides is stored before anything is answered.
 * The same form again is answered as before; that of an older state changes nothing. Spec 4.21-4.27, D24.
 */
export async function answerStep(post: StepPost): Promise<StepOutcome> {
  const { valuation, step, form } = post
  const { state } = valuation
  if (form.digest === valuation.lastPost) return on
  const action = form.line('action')
  if (action === 'stop' && step === 'look-up') return stop(post)
  if (action === 'accept' && step === 'result') return accept(post)
  if (form.line('version') !== String(valuation.version) || stepOf(state) !== step) return older
  if (action === 'again') return askAgain(post)
  const settings = wizardSettings(post.site)
  const event = action === 'back' ? back : eventOf(post)
  const from = state.step === 'failed' && action !== 'back' ? state.before : state
  const after = event ? next(from, event, settings) : state
  if (after.step === 'submitting') {
    const place = await post.geocode(after.lead.postcode)
    if (place.valid) return submit(post, after)
    return { kind: 'refused', state: { ...after.before, errors: { postcode: place.message } } }
  }
  if ('errors' in after && Object.keys(after.errors).length > 0) {
    return { kind: 'refused', state: after }
  }
  return after === state ? on : stored(post, after)
}

const back: WizardEvent = { type: 'back' }

/** The event of a form that was sent to a step. */
function eventOf({ step, form, images }: StepPost): WizardEvent | undefined {
  switch (step) {
    case 'car':
      return { type: 'registration_sent', rego: form.line('rego'), state: form.line('state') }
    case 'choose':
      return { type: 'choice_sent', description: form.line('manualEntry') }
    case 'photos':
      return { type: 'images_sent', images }
    case 'details':
      return { type: 'details_sent', typed: typedDetails(form) }
    case 'look-up':
    case 'result':
      return undefined
  }
}

const detailFields = [
  ...(['name', 'last_name', 'phone', 'email', 'postcode', 'odometer', 'service_history'] as const),
  ...(['number_of_keys', 'car_condition', 'finance', 'PreferredContactMethod'] as const),
] satisfies (keyof TypedDetails)[]

const typedDetails = (form: PostedForm): TypedDetails => ({
  ...Object.fromEntries(detailFields.map((name) => [name, form.line(name)])),
  comments: form.lines('comments'),
})

const answered = ({ valuation: { version }, form, now }: StepPost) => ({
  version,
  now: now.toISOString(),
  lastPost: form.digest,
})

const stored = async (post: StepPost, state: WizardState): Promise<StepOutcome> =>
  (await post.store.advance(post.valuation.id, answered(post), state)) ? on : older

/** The look-up is given up: the person is where they were before it. FLOWS 8. */
async function stop(post: StepPost): Promise<StepOutcome> {
  const { valuation, site } = post
  if (valuation.state.step !== 'looking_up') return on
  const settings = wizardSettings(site)
  const failed = next(valuation.state, { type: 'call_failed' }, settings)
  return stored(post, next(failed, back, settings))
}

/** Stores the lead before any figure is asked for. D23. */
async function submit(post: StepPost, state: Submitting): Promise<StepOutcome> {
  const { valuation, site, store, now } = post
  // Also those that arrived after their step.
  const lead = { ...state.lead, images: post.images.map(({ name }) => name) }
  const done = (lead_id: string) =>
    next({ ...state, lead }, { type: 'lead_answered', lead_id }, wizardSettings(site))
  const saved = await store.submit(
    valuation.id,
    answered(post),
    newValuationLead(valuation.id, lead, post, now),
    { km: lead.odometer, isAsked: isAsked(post, lead, lead.odometer) },
    done,
  )
  return saved ? { kind: 'on', lead: { id: saved.lead, isNew: saved.isNew } } : older
}

/** Whether a figure is asked for: only for a car that may have one, which the provider knows. Spec 5.26, 7.15. */
function isAsked(
  { site, now }: Pick<StepPost, 'site' | 'now'>,
  car: { readonly Year?: number | undefined; readonly EvalID?: string | undefined },
  km: number,
): boolean {
  const { timeZone } = site
  const online = onlineEstimate({ Year: car.Year, Kms: km }, estimateVariant(site), {
    now,
    timeZone,
  })
  return online.eligible && car.EvalID !== undefined
}

/** Today's figure in place of one that has ended, for the odometer as it is now. FLOWS 8. */
async function askAgain(post: StepPost): Promise<StepOutcome> {
  const { valuation, site, store, form, now } = post
  const { state } = valuation
  const result = resultOf(valuation, site, now)
  if (state.step !== 'done' || result?.kind !== 'range' || !result.isExpired) return on
  const typed = form.line('odometer')
  const read = readOdometer(typed === '' ? String(state.lead.odometer) : typed)
  if (!read.valid) return { kind: 'refused', state, problem: read.message }
  const wish = { km: read.value, isAsked: isAsked(post, state.lead, read.value) }
  return (await store.askAgain(valuation.id, answered(post), wish)) ? on : older
}

/** Accepts the offer, once, while it is valid. Spec 4.21. */
async function accept({ valuation, site, store, now }: StepPost): Promise<StepOutcome> {
  const result = resultOf(valuation, site, now)
  if (result?.kind !== 'range' || result.isExpired) return older
  const { subcategory, form_completed } = acceptOffer()
  const accepted = await store.accept(valuation.id, now.toISOString(), {
    subcategory,
    form_completed,
  })
  return accepted ? { kind: 'accepted', isFirst: accepted.isFirst } : older
}
