import { movedLead } from '#domain/enquiry/route-of-lead.ts'
import type { Site } from '#domain/site/site.ts'
import type { LeadConflict } from '#domain/staff/lead-answers.ts'
import { staffPermission } from '#domain/staff/permission.ts'
import type { Tools } from '../capability.ts'
import { destinationsOf, mailOfPlace } from '../delivery/destinations.ts'
import { AppError } from '../http/app-error.ts'
import { sealedContent } from '../messages/message.ts'
import { type StaffEndpoint, staffEndpoint } from '../staff/host/staff-endpoint.ts'
import type { LeadMove, LeadWorkChange, NamedLeadEvent } from '../store/lead-work.ts'
import type { Store } from '../store/store.ts'
import type { StoredLead } from '../store/stored-lead.ts'
import { shownTenant } from '../tenants/tenant-of.ts'
import { type Names, shownWork } from './lead-view.ts'
import { peopleOf } from './people.ts'

type WorkTools = Pick<Tools, 'keyring'> & {
  readonly services: Pick<Tools['services'], 'directory'>
  readonly deliveries: Pick<Tools['deliveries'], 'wake'>
}

/** What a dealer's people do with leads. Spec 6.03, D39, WORKSPACE 6. */
export const workLeads = ({ services, keyring, deliveries }: WorkTools): StaffEndpoint[] => [
  staffEndpoint(
    'PATCH /:site/leads/:lead',
    async ({ store, site: { slug }, params, body, by, now }) => {
      const names = await namesFor(store, slug, [body], now)
      const { site } = await shownTenant(services.directory, slug)
      const work = store.leadWork(slug)
      const { location, ...change } = body
      const move =
        location === undefined
          ? undefined
          : moveOf(present(await work.lead(params.lead)).lead, location, { site, now })
      const [outcome] = await work.change([{ ...change, move, id: params.lead }], by)
      if (move) deliveries.wake()
      if (outcome?.state === 'changed') return shownWork(outcome.work, names, site)
      if (outcome?.state !== 'changed_meanwhile') throw unknownLead()
      throw new AppError(409, 'changed_meanwhile', 'Somebody changed this lead meanwhile', {
        more: {
          present: shownWork(outcome.work, names, site),
          by: whoChanged(await work.events(params.lead)),
        } satisfies LeadConflict,
      })
    },
  ),

  staffEndpoint('POST /:site/leads/change', async ({ store, site: { slug }, body, by, now }) => {
    const names = await namesFor(store, slug, body.leads, now)
    const { site } = await shownTenant(services.directory, slug)
    const ids = new Set(body.leads.map(({ id }) => id))
    if (ids.size < body.leads.length) {
      throw new AppError(422, 'named_twice', 'A lead is named twice')
    }
    const outcomes = await store.leadWork(slug).change(body.leads, by)
    return {
      leads: outcomes.map(({ id, state, ...rest }) => ({
        id,
        state,
        ...('work' in rest && { work: shownWork(rest.work, names, site) }),
      })),
    }
  }),

  staffEndpoint('POST /:site/leads/:lead/notes', async ({ store, site, params, body, by }) => {
    const { text } = body
    present(await store.leadWork(site.slug).add(params.lead, { kind: 'note', text }, by))
  }),

  staffEndpoint(
    'POST /:site/leads/:lead/call',
    async ({ store, site: { slug }, params, by, now }) => {
      const work = present(await store.leadWork(slug).add(params.lead, { kind: 'call' }, by))
      const { site } = await shownTenant(services.directory, slug)
      return shownWork(work, (await peopleOf(store, slug, now)).names, site)
    },
  ),

  staffEndpoint(
    'POST /:site/leads/:lead/reply',
    async ({ store, site: { slug }, params, body, by, now }) => {
      const { site } = await shownTenant(services.directory, slug)
      const work = store.leadWork(slug)
      const { lead } = present(await work.lead(params.lead))
      if (lead.body.email === undefined) {
        throw new AppError(422, 'no_address', 'This buyer left no e-mail address: please call')
      }
      const { key, subject, text } = body
      const content = sealedContent(keyring, {
        subject,
        text,
        reply: {
          to: mailOfPlace(lead.body, site),
          after: await thread(store, slug, lead.id),
        },
      })
      const to = { kind: 'mail', address: lead.body.email } as const
      const message = {
        tenant: slug,
        id: `${lead.id}-reply-${key}`,
        created: now.toISOString(),
        to,
        content,
      }
      const answered = present(await work.reply(lead.id, { message, subject, text }, by))
      deliveries.wake()
      return shownWork(answered, (await peopleOf(store, slug, now)).names, site)
    },
  ),

  staffEndpoint(
    'POST /:site/leads/:lead/deliveries/:delivery/retry',
    async ({ store, site: { slug }, params, by }) => {
      const known = await store.leads(slug).deliveries(params.lead)
      if (!known.some(({ id }) => id === params.delivery)) {
        throw new AppError(404, 'not_found', 'There is no such delivery of this lead')
      }
      if (!(await store.leadWork(slug).resend(params.lead, params.delivery, by))) {
        throw new AppError(409, 'being_sent', 'It is being sent just now')
      }
      deliveries.wake()
    },
  ),
]

const unknownLead = () => new AppError(404, 'not_found', 'There is no lead with this id')

function present<Value>(found: Value | undefined): Value {
  if (found !== undefined) return found
  throw unknownLead()
}

/** @throws AppError 422 where a change names an owner who may not work leads here */
async function namesFor(
  store: Store,
  slug: string,
  changes: readonly Pick<LeadWorkChange, 'owner'>[],
  now: Date,
): Promise<Names> {
  const { all, names } = await peopleOf(store, slug, now)
  const may = new Set(
    all.filter(({ role }) => staffPermission('work_leads', role).eligible).map(({ id }) => id),
  )
  for (const { owner } of changes) {
    if (owner === undefined || owner === null || may.has(owner)) continue
    const error = 'This person may not work leads of this site'
    throw new AppError(422, 'invalid', error, { fields: { owner: error } })
  }
  return names
}

/**
 * A lead's way to another location of its dealer: it goes to who gets enquiries there, too.
 * @throws AppError 422 for an unknown location, and where the buyer comes to another one at a time that is booked
 */
function moveOf(
  { body, appointment }: StoredLead,
  location: string | null,
  { site, now }: { readonly site: Site; readonly now: Date },
): LeadMove {
  const to = location ?? undefined
  if (to !== undefined && !site.locations.some(({ slug }) => slug === to)) {
    const error = 'This site has no such location'
    throw new AppError(422, 'invalid', error, { fields: { location: error } })
  }
  const isAhead = appointment && appointment.startsAt > now.toISOString()
  if (isAhead && appointment.location !== to) {
    throw new AppError(
      422,
      'booked_elsewhere',
      'The buyer comes to the other location at a time that is booked: please move that first',
    )
  }
  return { to, destinations: destinationsOf(movedLead(body, to), site) }
}

/** Who last changed each field of a lead. */
function whoChanged(events: readonly NamedLeadEvent[]): LeadConflict['by'] {
  const whose = (...kinds: readonly NamedLeadEvent['deed']['kind'][]) =>
    events.find(({ deed }) => kinds.includes(deed.kind))?.name
  // A call and a reply make a new lead a contacted one.
  const [stage, owner] = [whose('stage', 'call', 'reply'), whose('owner')]
  const location = whose('moved')
  return {
    ...(stage !== undefined && { stage }),
    ...(owner !== undefined && { owner }),
    ...(location !== undefined && { location }),
  }
}

/** Ids of the mails before a reply: the lead's own to the dealer, then earlier replies. */
async function thread(store: Store, slug: string, lead: string): Promise<string[]> {
  const sent = await store.leads(slug).deliveries(lead)
  const mails = sent.filter(({ destination }) => destination.kind === 'mail')
  const replies = await store.leadWork(slug).events(lead)
  return [
    ...mails.slice(0, 1).map(({ id }) => id),
    ...replies.toReversed().flatMap(({ deed }) => (deed.kind === 'reply' ? [deed.message] : [])),
  ]
}
