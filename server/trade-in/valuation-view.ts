import type { ValuationView } from '#parts/valuation/valuation-view.ts'
import { referenceOf } from '../leads/reference.ts'
import type { Valuation } from '../store/valuation-store.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { firmOfferOf } from './firm-offer.ts'
import { VALUATION_FORM } from './valuation-lead.ts'
import { resultOf } from './valuation-result.ts'

/** A valuation as its page shows it. */
export function viewOf(
  valuation: Valuation,
  { site }: Pick<Tenant, 'site'>,
  { origin, now }: { readonly origin: string; readonly now: Date },
  shown: Partial<Pick<ValuationView, 'state' | 'problem' | 'pictures'>> = {},
): ValuationView {
  const { id, version, state, car, lead } = valuation
  return {
    id,
    link: `${origin}/trade-in/${id}`,
    version,
    state,
    carId: car,
    result: resultOf(valuation, site, now),
    offer: firmOfferOf(valuation, site, now),
    ...(lead !== undefined && { reference: referenceOf(VALUATION_FORM, lead) }),
    ...shown,
  }
}
