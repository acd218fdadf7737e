import { countryOf } from '#domain/contact/country-of.ts'
import { displayPhone } from '#domain/contact/phone.ts'
import { type FormKind, formKinds } from '#domain/enquiry/form/kinds/form-kinds.ts'
import type { Site } from '#domain/site/site.ts'
import type { StaffAnswer } from '#domain/staff/staff-calls.ts'
import type { LeadContext } from '../delivery/lead-context.ts'
import { type Fact, leadFacts } from '../delivery/lead-facts.ts'
import { RESERVATION, referenceOf } from '../leads/reference.ts'
import type { StoredDelivery } from '../store/delivery-store.ts'
import type { NamedLeadEvent, WorkedLead } from '../store/lead-work.ts'
import { type Names, shownLead } from './lead-view.ts'

type Detail = StaffAnswer<'GET /:site/leads/:lead'>
type ShownDelivery = Detail['sent_to'][number]
type ShownEvent = Detail['history'][number]

/** Everything that is known of a lead. */
export interface KnownLead extends WorkedLead {
  readonly site: Site
  readonly context: LeadContext
  readonly names: Names
  readonly deliveries: readonly StoredDelivery[]
  readonly events: readonly NamedLeadEvent[]
  readonly replies: readonly StoredDelivery[]
  /** Scheme and host of the site. */
  readonly origin: string
}

/** What the head of the screen says, and so its lists do not. */
const SAID: ReadonlySet<string> = new Set([
  'Name',
  'Phone',
  'Lead',
  'Received',
  'Page',
  'Sent from',
])

const unsaid = (facts: readonly Fact[]) => facts.filter(({ label }) => !SAID.has(label))

/** A lead as the screen of it shows it. */
export function leadDetail(known: KnownLead): Detail {
  const { lead, context, site, names, origin } = known
  const { body } = lead
  const facts = leadFacts(context)
  const deliveries = countOf(known.deliveries)
  const { car } = context
  return {
    ...shownLead({ ...known, deliveries }, site, names),
    reference: referenceOf(kindOf(lead.kind), lead.id),
    ...(body.phone !== undefined && {
      phone: body.phone,
      phone_shown: displayPhone(body.phone, countryOf(site.locale)),
    }),
    ...(body.email !== undefined && { email: body.email }),
    ...(facts.message !== undefined && { message: facts.message }),
    ...(facts.car !== undefined && {
      car: {
        name: facts.car,
        ...(car && { href: `${origin}/cars/${car.slug}` }),
        facts: unsaid(facts.carFacts).map(({ label, value }) => `${label} ${value}`),
      },
    }),
    wishes: unsaid(facts.wishes),
    person: unsaid(facts.person),
    origin: unsaid(facts.origin),
    locations: site.locations.map(({ slug, name }) => ({ slug, name })),
    sent_to: known.deliveries.map(shownDelivery),
    history: known.events.map((event) => shownEvent(event, known)),
  }
}

const countOf = (deliveries: readonly StoredDelivery[]) => {
  const count = (wanted: StoredDelivery['state']) =>
    deliveries.filter(({ state }) => state === wanted).length
  return { waiting: count('waiting'), done: count('done'), failed: count('failed') }
}

function kindOf(kind: string): FormKind | typeof RESERVATION {
  return formKinds.find((each) => each === kind) ?? RESERVATION
}

/** A delivery with each attempt, without secrets. */
function shownDelivery({
  id,
  destination,
  state,
  nextAt,
  attempts,
}: StoredDelivery): ShownDelivery {
  return {
    id,
    kind: destination.kind,
    to: receiverOf(destination),
    adf: destination.kind === 'mail' && destination.adf,
    state,
    ...(state === 'waiting' && { next_at: nextAt }),
    attempts: attempts.map(({ at, ms, outcome, status, excerpt }) => ({
      at,
      ms: Math.round(ms),
      outcome,
      ...(status !== undefined && { status }),
      ...(excerpt !== undefined && { answer: excerpt }),
    })),
  }
}

/** Of a webhook its host alone: an address may hold a key. */
function receiverOf(destination: StoredDelivery['destination']): string {
  if (destination.kind === 'mail') return destination.to.join(', ')
  if (destination.kind === 'sms') return destination.to
  return URL.canParse(destination.url) ? new URL(destination.url).host : 'a webhook'
}

function shownEvent(
  { n, at, name, deed }: NamedLeadEvent,
  { names, replies, site }: Pick<KnownLead, 'names' | 'replies' | 'site'>,
): ShownEvent {
  const event = { n, at, ...(name !== undefined && { by: name }), kind: deed.kind }
  switch (deed.kind) {
    case 'stage':
      return { ...event, stage: deed.to, ...(deed.reason !== undefined && { reason: deed.reason }) }
    case 'owner':
      return {
        ...event,
        ...(deed.to !== undefined && { owner: names.get(deed.to) ?? 'somebody who left' }),
      }
    case 'moved': {
      const place = site.locations.find(({ slug }) => slug === deed.to)
      const location = place?.name ?? deed.to
      return { ...event, ...(location !== undefined && { location }) }
    }
    case 'note':
      return { ...event, text: deed.text }
    case 'reply': {
      const sent = replies.find(({ id }) => id === deed.message)
      const { subject, text } = deed
      return { ...event, subject, text, ...(sent && { delivery: shownDelivery(sent) }) }
    }
    default:
      return event
  }
}
