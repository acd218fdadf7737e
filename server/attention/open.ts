import { nextDayStart } from '#domain/calendar.ts'
import { DEFAULT_ANSWER_MINUTES } from '#domain/enquiry/answer-time.ts'
import { MINUTE_MS } from '#domain/units.ts'
import type { Capability, Tools } from '../capability.ts'
import { staffEndpoint } from '../staff/host/staff-endpoint.ts'
import type { Store } from '../store/store.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { shownTenant } from '../tenants/tenant-of.ts'
import { attentionOf } from './attention.ts'
import { type StockGaps, stockGaps } from './tidy-items.ts'

/** All cars of a site are read at most this often. */
const GAPS_MS = MINUTE_MS

/** What waits to be done at a site, on the staff host (WORKSPACE 6, Spec 6.01). */
export default function openAttention({ services }: Tools): Capability {
  const { directory } = services
  const known = new Map<string, { readonly at: number; readonly gaps: Promise<StockGaps> }>()

  async function gapsOf(store: Store, { slug, site }: Tenant, now: Date): Promise<StockGaps> {
    const before = known.get(slug)
    if (before && now.getTime() - before.at < GAPS_MS) return before.gaps
    const stock = store.stock(slug)
    if (before && (await before.gaps).version === (await stock.version())) return before.gaps
    const { soldListedDays } = site.constants
    const gaps = stockGaps(stock, { now, soldListedDays })
    known.set(slug, { at: now.getTime(), gaps })
    // What failed is not kept.
    gaps.catch(() => known.delete(slug))
    return gaps
  }

  return {
    staffEndpoints: [
      staffEndpoint('GET /:site/attention', async ({ store, site: { slug }, by, now }) => {
        const tenant = await shownTenant(directory, slug)
        const found = await attentionOf(store, tenant, await gapsOf(store, tenant, now), now)
        const snoozed = await store.snoozes(slug).of(by.person, now.toISOString())
        const items = found.items.filter(({ id }) => !snoozed.has(id))
        const { forms, timeZone } = tenant.site
        return {
          ...found,
          items,
          answer_minutes: forms.answerWithinMinutes ?? DEFAULT_ANSWER_MINUTES,
          time_zone: timeZone,
        }
      }),
      staffEndpoint('POST /:site/attention/snooze', async (request) => {
        const { store, site, body, by, now } = request
        const tenant = await shownTenant(directory, site.slug)
        const until = nextDayStart(now, tenant.site.timeZone) ?? now
        await store.snoozes(site.slug).set(by.person, body.id, until.toISOString())
      }),
      staffEndpoint('POST /:site/attention/wake', async ({ store, site, body, by }) =>
        store.snoozes(site.slug).wake(by.person, body.id),
      ),
    ],
  }
}
