import type { EventCounter } from '../events/event-counter.ts'
import type { RateLimit } from '../http/endpoint/rate-limit.ts'
import type { SiteServices } from '../site/services.ts'
import type { Store } from '../store/store.ts'
import type { PictureTools } from '../valuation-pictures/tools.ts'

/** What valuations need of the server. */
export interface TradeInTools {
  readonly services: SiteServices
  readonly open: () => Promise<Store>
  readonly events: Pick<EventCounter, 'add'>
  /** Does what is to be done beside the request. */
  readonly wake: (tenant: string, id: string) => void
  /** Called once a lead with deliveries is stored. */
  readonly leadStored: () => void
  /** The pictures of valuations. */
  readonly photos: PictureTools
  /** How many look-ups, and how many leads, an address may ask for. */
  readonly limits: { readonly lookUps: RateLimit; readonly leads: RateLimit }
}
