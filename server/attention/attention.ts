import { carName } from '#domain/car/name.ts'
import { attentionGroups } from '#domain/staff/attention.ts'
import type { AttentionItem } from '#domain/staff/attention-calls.ts'
import type { StaffAnswer } from '#domain/staff/staff-calls.ts'
import { DAY_MS } from '#domain/units.ts'
import type { Store } from '../store/store.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { appointmentItems, nextDrives } from './appointment-items.ts'
import { holdItems } from './hold-items.ts'
import { leadItems } from './lead-items.ts'
import { draftItems, endingItems, importItems, refusedItems } from './site-items.ts'
import { type StockGaps, tidyItems } from './tidy-items.ts'

/** More are behind the list of leads. */
const MOST_LEADS = 50
/** A hold lasts shorter. */
const HOLDS_MS = 30 * DAY_MS
/** How far ahead test drives are looked at. */
const AHEAD_MS = 14 * DAY_MS

/** What waits at a site, in the order of work. WORKSPACE 6. */
export async function attentionOf(
  store: Store,
  tenant: Tenant,
  gaps: StockGaps,
  now: Date,
): Promise<Omit<StaffAnswer<'GET /:site/attention'>, 'answer_minutes' | 'time_zone'>> {
  const { slug } = tenant
  const later = (ms: number) => new Date(now.getTime() + ms).toISOString()
  const leads = await store.leadWork(slug).page({ stages: ['new'], limit: MOST_LEADS })
  const drives = await store
    .appointments(slug)
    .entries({ from: now.toISOString(), to: later(AHEAD_MS) })
  const asked = drives.filter(({ state }) => state === 'asked')
  const reservations = await store
    .reservations(slug)
    .reservations({ from: later(-HOLDS_MS), to: later(DAY_MS) })
  const held = reservations.filter(({ stage }) => stage === 'held')
  // One answer is enough for both.
  const isToConfirm = new Set([...asked.map(({ id }) => id), ...held.map(({ lead }) => lead)])
  const cars = await store.stock(slug).records(held.map(({ car }) => car))
  const names = new Map(cars.map((car) => [car.id, carName(car)]))
  const items = [
    ...appointmentItems(tenant, asked),
    ...leadItems(
      tenant,
      leads.filter(({ lead }) => !isToConfirm.has(lead.id)),
      now,
    ),
    ...holdItems(tenant, held, names, now),
    ...(await undelivered(store, slug)),
    ...refusedItems(slug, await store.pendingImports(slug).list()),
    ...importItems(slug, await store.stock(slug).runs()),
    ...endingItems(tenant, now),
    ...draftItems(slug, await store.documents(slug).drafts(), now),
    ...tidyItems(slug, gaps, await store.media(slug).pictures()),
  ]
  return { items: items.toSorted(byUrgency), drives: nextDrives(tenant, drives) }
}

async function undelivered(store: Store, slug: string): Promise<AttentionItem[]> {
  const work = store.leadWork(slug)
  const count = await work.count({ isUndelivered: true })
  if (count === 0) return []
  return [
    {
      id: 'delivery',
      kind: 'delivery',
      group: 'fix',
      subject: `${count} ${count === 1 ? 'lead has' : 'leads have'} not reached everybody`,
      text: 'a delivery has failed for good; the leads are kept safe here',
      is_late: false,
      to: `/staff/${slug}/leads?view=undelivered`,
      action: 'See tries',
    },
  ]
}

/** By group, what is late first, what waits longest first. */
const byUrgency = (a: AttentionItem, b: AttentionItem): number =>
  attentionGroups.indexOf(a.group) - attentionGroups.indexOf(b.group) ||
  Number(b.is_late) - Number(a.is_late) ||
  (a.since ?? '').localeCompare(b.since ?? '')
