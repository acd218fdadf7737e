import type { ValuedCar } from '#blocks/define-load.ts'
import type { SiteServices } from '../site/services.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { firmOfferOf } from './firm-offer.ts'
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
  const firm = firmOfferOf(found, site, now)
  const figure = result?.kind === 'range' ? result : undefined
  return {
    vehicle: vehicleName(found.state.lead),
    figure: firm
      ? { ...firm, isFirm: true }
      : figure && { text: figure.text, validity: figure.validity },
    isExpired: !firm && (figure?.isExpired ?? false),
  }
}
