import { randomUUID } from 'node:crypto'
import type { Car } from '#domain/car/car.ts'
import { countryOf } from '#domain/contact/country-of.ts'
import type { EnquiryLead } from '#domain/enquiry/enquiry-lead.ts'
import type { FormSpec } from '#domain/enquiry/form/fields.ts'
import { readForm } from '#domain/enquiry/form/read-form.ts'
import { leadEvent } from '#domain/enquiry/lead-event.ts'
import { letterToBuyer } from '../appointments/letters.ts'
import { takenSlots } from '../appointments/taken-slots.ts'
import { whatOf } from '../appointments/told.ts'
import { destinationsOf } from '../delivery/destinations.ts'
import type { EventCounter } from '../events/event-counter.ts'
import type { Keyring } from '../keyring/keyring.ts'
import { causeText, type Log } from '../log.ts'
import type { SavedLead } from '../store/lead-store.ts'
import type { Store } from '../store/store.ts'
import { StoreError } from '../store/store-error.ts'
import { today } from '../today.ts'
import { tradeInFacts } from '../trade-in/trade-in-facts.ts'
import { contentDigest } from './content-digest.ts'
import { newEditKey } from './edit-key.ts'
import { specOf } from './form-block.ts'
import { isOfProgram } from './honeypot.ts'
import { type CarLookup, leadCar } from './lead-car.ts'
import { LeadLimits } from './lead-limits.ts'
import { leadOf, type TradeInFacts } from './lead-of.ts'
import { freeNear, type LeadSlot, leadSlot } from './lead-slot.ts'
import { nextPath } from './next-path.ts'
import { referenceOf } from './reference.ts'
import { refusals } from './refusals.ts'
import type {
  Submission,
  Submit,
  SubmitOutcome,
  SubmitRefused,
  SubmitStored,
} from './submission.ts'

/** What taking a form needs. */
export interface LeadTools extends Omit<CarLookup, 'open'> {
  readonly open: () => Promise<Pick<Store, 'leads' | 'appointments' | 'stock' | 'valuations'>>
  readonly events: Pick<EventCounter, 'add'>
  /** Called once a lead with deliveries is stored. */
  readonly wake: () => void
  readonly clock: () => Date
  readonly log: Log
  readonly keyring: Pick<Keyring, 'sign' | 'seal'>
}

/**
 * Takes forms: reads one by its block, makes the lead, and stores it with its appointment and its deliveries
 * before it says so (D23). Each new lead is counted once as its event (D20). Whatever is refused is not
 * stored, not even in part.
 */
export function leadSubmit(tools: LeadTools): Submit {
  const limits = new LeadLimits(tools.clock)
  return async (submission) => {
    const { tenant, sender, values } = submission
    const refuse = refusals(tenant.site)
    if (isOfProgram(values)) return refuse.notAccepted()
    const about = await leadCar(submission, tools)
    if (about === 'unknown') return refuse.unknownCar()
    const spec = specOf(submission, about)
    if (!spec) return refuse.unknownForm()
    const reading = readForm(spec, values, countryOf(tenant.site.locale))
    if (!reading.valid) return refuse.invalid(reading.errors)
    const { page } = submission
    const tradeIn = spec.kind === 'finance' ? await tradeInOf(submission, tools) : undefined
    const context = { site: tenant.site, ...about, tradeIn, page, sender }
    const lead = leadOf(reading.values, spec, context)
    const slot = leadSlot(lead, tenant.site, tools.clock())
    // One that was stored and is sent again is answered as before, whatever has changed since.
    const duplicate = () => duplicateOf(submission, spec, { lead, slot }, tools)
    if (slot.kind === 'gone') {
      const near = () => nearest(slot, submission, tools)
      return (await duplicate()) ?? refuse.slotGone(slot.slot.local, await near())
    }
    const seconds = limits.take({ tenant: tenant.slug, client: sender.client, form: spec.kind })
    if (seconds > 0) return (await duplicate()) ?? refuse.tooMany(seconds)
    const marked = limits.isRush(tenant.slug) ? { ...lead, in_rush: true as const } : lead
    return stored(submission, spec, { lead: marked, slot, ...about }, tools)
  }
}

/** The valued car that the form's address names; none where it cannot be read: no lead is lost for it. FLOWS 8. */
async function tradeInOf(
  { tenant, page, sender }: Submission,
  { open, clock, log }: LeadTools,
): Promise<TradeInFacts | undefined> {
  const { trade_in: id } = page.parameters
  if (id === undefined) return undefined
  try {
    return await tradeInFacts(id, (await open()).valuations(tenant.slug), clock())
  } catch (cause) {
    log.warn('leads_not_read', { requestId: sender.requestId, cause: causeText(cause) })
    return undefined
  }
}

/** A lead that was read, with the slot that it asks for. */
interface ReadLead {
  readonly lead: EnquiryLead
  readonly slot: LeadSlot
  readonly car?: Car | undefined
}

/** The answer for a submission whose lead is stored already; undefined for a new one. */
async function duplicateOf(
  submission: Submission,
  spec: FormSpec,
  read: ReadLead,
  { open, clock, log }: LeadTools,
): Promise<SubmitStored | undefined> {
  const { tenant, key, sender } = submission
  const identity = { digest: contentDigest(read.lead), created: clock().toISOString() }
  try {
    const leads = (await open()).leads(tenant.slug)
    const duplicate = await leads.findDuplicate({ ...identity, ...(key !== undefined && { key }) })
    return duplicate && outcomeOf(submission, spec, read, duplicate)
  } catch (cause) {
    log.warn('leads_not_read', { requestId: sender.requestId, cause: causeText(cause) })
    return undefined
  }
}

function outcomeOf(
  { tenant }: Submission,
  { kind }: FormSpec,
  { lead, slot }: ReadLead,
  { state, id, editKey }: Exclude<SavedLead, { state: 'slot_taken' }>,
): SubmitStored {
  return {
    kind: 'stored',
    state: state === 'stored' ? 'new' : 'known',
    leadId: id,
    reference: referenceOf(kind, id),
    editKey,
    event: leadEvent(lead),
    next: nextPath(tenant, lead, slot.kind === 'none' ? undefined : slot),
  }
}

/** Stores the lead; it is answered once it is on disk. */
async function stored(
  submission: Submission,
  spec: FormSpec,
  read: ReadLead,
  tools: LeadTools,
): Promise<SubmitOutcome> {
  const { lead, slot } = read
  const { tenant } = submission
  const refuse = refusals(tenant.site)
  let saved: SavedLead
  try {
    saved = await save(submission, read, tools)
  } catch (cause) {
    return notStored(cause, submission, tools)
  }
  if (saved.state === 'slot_taken') {
    if (slot.kind !== 'slot') throw new Error('a lead without an appointment cannot lose it')
    return refuse.slotTaken(slot.slot.local, await nearest(slot, submission, tools))
  }
  const answer = outcomeOf(submission, spec, { lead, slot }, saved)
  const { event } = answer
  if (answer.state === 'new') announce(submission, { event, carId: lead.car_id ?? '' }, tools)
  return answer
}

async function save(
  { tenant, key, page }: Submission,
  { lead: body, slot, car }: ReadLead,
  { open, clock, keyring }: LeadTools,
): Promise<SavedLead> {
  const booked = slot.kind === 'slot' && { location: slot.location.slug, ...slot.slot }
  const now = clock()
  const { site } = tenant
  const id = randomUUID()
  const told = booked && {
    site,
    lead: { id, body },
    what: whatOf({ kind: 'drive' }, car, site),
    location: booked.location,
    startsAt: booked.startsAt,
    version: 1,
    now,
  }
  return (await open()).leads(tenant.slug).save({
    id,
    editKey: newEditKey(),
    ...(key !== undefined && { key }),
    digest: contentDigest(body),
    created: now.toISOString(),
    kind: body.form ?? 'enquiry',
    body,
    ...(booked && { appointment: booked }),
    // Anybody can type a number: a text message is sent by people alone.
    ...(told &&
      body.email !== undefined && {
        messages: letterToBuyer('asked', told, { origin: page.origin, keyring }),
      }),
    destinations: destinationsOf(body, tenant.site),
    ...(body.in_rush && { sendAt: nextRound(now) }),
  })
}

/** When the leads of a rush go to the dealer, all together: every ten minutes. D45. */
const nextRound = (now: Date): string =>
  new Date(Math.ceil((now.getTime() + 1) / RUSH_ROUND_MS) * RUSH_ROUND_MS).toISOString()

const RUSH_ROUND_MS = 10 * 60 * 1000

/** What is only done for a lead that is new: its event, and its way to the dealer. */
function announce(
  { tenant, sender }: Submission,
  event: Parameters<EventCounter['add']>[2][number],
  { events, wake, clock }: LeadTools,
): void {
  if (sender.mayCount) events.add(tenant.slug, today(clock(), tenant.site.timeZone), [event])
  wake()
}

/** A locked or full database, or none: nothing was stored, and the buyer is told so. Spec 8.05. */
function notStored(
  cause: unknown,
  { tenant, sender }: Submission,
  { log }: LeadTools,
): SubmitRefused {
  log.error('lead_not_stored', {
    requestId: sender.requestId,
    tenant: tenant.slug,
    // A database's own message may repeat what was to be stored.
    cause: cause instanceof StoreError ? cause.code : causeText(cause),
  })
  return refusals(tenant.site).notStored()
}

/** Free slots near one that is not; none where they cannot be read, which changes no answer. */
async function nearest(
  { slot, location }: Exclude<LeadSlot, { kind: 'none' }>,
  { tenant, sender }: Submission,
  { open, clock, log }: LeadTools,
): Promise<readonly string[]> {
  const appointments = async (slug: string) => (await open()).appointments(slug)
  const taken = takenSlots({ appointments }, tenant)
  const { timeZone } = tenant.site
  return freeNear(slot, location, { timeZone, now: clock(), taken }).catch((cause: unknown) => {
    log.warn('slots_not_read', { requestId: sender.requestId, cause: causeText(cause) })
    return []
  })
}
