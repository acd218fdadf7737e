import type { Car } from '#domain/car/car.ts'
import type { DeliveryState, StoredDelivery } from '../../store/delivery-store.ts'
import type { OutgoingMessage } from '../../store/message-store.ts'
import type { Store } from '../../store/store.ts'
import type { StoredLead } from '../../store/stored-lead.ts'
import type { DeliverySite, LeadContext } from '../lead-context.ts'

/** A lead in the outbox with its deliveries. */
export interface OutboxLead {
  readonly lead: StoredLead
  readonly car: Car | undefined
  readonly deliveries: readonly StoredDelivery[]
}

export interface OutboxList {
  /** The latest messages to persons; none after the first page. */
  readonly messages: readonly OutgoingMessage[]
  readonly leads: readonly OutboxLead[]
  /** Id of the last lead, where there are more. */
  readonly more: string | undefined
}

const LEADS_OF_A_PAGE = 30
const MESSAGES_OF_A_PAGE = 10

/** The latest messages and leads of a tenant, or those after one. */
export async function outboxList(
  store: Store,
  tenant: string,
  after: string | undefined,
): Promise<OutboxList> {
  const leads = store.leads(tenant)
  const found = await leads.leads({
    limit: LEADS_OF_A_PAGE + 1,
    ...(after !== undefined && { after }),
  })
  const listed = found.slice(0, LEADS_OF_A_PAGE)
  const entries = await Promise.all(listed.map(({ id }) => outboxLead(store, tenant, id)))
  const hasMore = found.length > LEADS_OF_A_PAGE
  const isFirst = after === undefined
  return {
    messages: isFirst ? await store.messages(tenant).latest(MESSAGES_OF_A_PAGE) : [],
    // One may have been forgotten meanwhile.
    leads: entries.filter((entry) => entry !== undefined),
    more: hasMore ? listed.at(-1)?.id : undefined,
  }
}

/** A lead with its deliveries; undefined for one that the tenant does not have. */
export async function outboxLead(
  store: Store,
  tenant: string,
  id: string,
): Promise<OutboxLead | undefined> {
  const leads = store.leads(tenant)
  const [lead, deliveries] = await Promise.all([leads.lead(id), leads.deliveries(id)])
  if (!lead) return undefined
  const { car_id } = lead.body
  const car = car_id === undefined ? undefined : await store.stock(tenant).car(car_id)
  return { lead, car, deliveries }
}

/** What a delivery is written from, as at its last attempt. */
export function contextOfEntry(
  { lead, car }: OutboxLead,
  { id, created, attempts }: StoredDelivery,
  site: DeliverySite,
): LeadContext {
  return { id, lead, car, site, now: new Date(attempts.at(-1)?.at ?? created) }
}

/** For a delivery to the outbox alone. */
export const KEPT_HERE = 'Kept here'

export const stateWords: Readonly<Record<DeliveryState, string>> = {
  done: 'Delivered',
  waiting: 'Waiting',
  failed: 'Given up',
}
