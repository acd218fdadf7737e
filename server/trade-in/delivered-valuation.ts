import type { DeliveredValuation } from '../delivery/delivered-valuation.ts'
import type { Keyring } from '../keyring/keyring.ts'
import type { Store } from '../store/store.ts'
import type { StoredLead } from '../store/stored-lead.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { picturesPath } from '../valuation-pictures/signed-link.ts'
import { resultOf } from './valuation-result.ts'

interface ValuationTools {
  readonly open: () => Promise<Store>
  readonly keyring: Pick<Keyring, 'sign'>
  readonly clock: () => Date
}

/** What a delivery says of the valuation that a lead came by, or names; undefined for all other leads. Spec 3.42-3.44. */
export async function deliveredValuation(
  { open, keyring, clock }: ValuationTools,
  site: Tenant['site'],
  {
    id,
    created,
    body,
  }: Pick<StoredLead, 'id' | 'created'> & {
    readonly body: Pick<StoredLead['body'], 'trade_in'>
  },
): Promise<DeliveredValuation | undefined> {
  const store = await open()
  const lead = body.trade_in ?? id
  const valuation = await store.valuations(site.slug).ofLead(lead)
  if (valuation?.state.step !== 'done') return undefined
  const result = resultOf(valuation, site, clock())
  const images = await store.valuationImages(site.slug).images(valuation.id)
  const [host] = site.hosts
  const path = picturesPath({ tenant: site.slug, lead, created }, keyring)
  return {
    car: valuation.state.lead,
    ...(result?.kind === 'range' && { figure: result.text, validUntil: result.validUntil }),
    photos: images.length,
    // Also where there is none yet: they may come after the lead.
    ...(site.tradeIn.images && host !== undefined && { photosUrl: `https://${host}${path}` }),
  }
}
