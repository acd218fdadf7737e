import type { ValuedCar } from '#blocks/define-load.ts'
import type { TradeInFacts } from '../leads/lead-of.ts'
import type { SiteServices } from '../site/services.ts'
import type { ValuationStore } from '../store/valuation-store.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { valuedCarFacts } from './valuation-lead.ts'
import { resultOf } from './valuation-result.ts'
import { vehicleName } from './vehicle-name.ts'

/** The car of a valuation whose lead is stored, for a form that names it. D29, FLOWS 8. */
export async function valuedCar(
  id: string,
  { valuations }: Pick<SiteServices, 'valuations'>,
  { slug, site }: Pick<Tenant, 'slug' | 'site'>,
  now: Date,
): Promise<ValuedCar | undefined> {
  const found = await (await valuations?.(slug))?.valuation(id, now.toISOString())
  if (found?.state.step !== 'done') return undefined
  const result = resultOf(found, site, now)
  const figure = result?.kind === 'range' ? result : undefined
  return {
    vehicle: vehicleName(found.state.lead),
    figure: figure && { text: figure.text, validity: figure.validity },
    isExpired: figure?.isExpired ?? false,
  }
}

/** What a lead says of the valued car that its form names: its address is the buyer's alone, its lead the dealer's. */
export async function tradeInFacts(
  id: string,
  valuations: Pick<ValuationStore, 'valuation'>,
  now: Date,
): Promise<TradeInFacts | undefined> {
  const found = await valuations.valuation(id, now.toISOString())
  if (found?.state.step !== 'done' || found.lead === undefined) return undefined
  return { trade_in: found.lead, ...valuedCarFacts(found.state.lead) }
}
