import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { formatDate, formatMoney } from '#domain/format.ts'
import { isEstimateValid } from '#domain/trade-in/estimate-validity.ts'
import type { FirmOfferView } from '#parts/valuation/valuation-view.ts'
import type { Valuation } from '../store/valuation-store.ts'
import type { Tenant } from '../tenants/tenant.ts'

/** A firm offer in words, to the end of its last day; undefined without one. FLOWS 8. */
export function firmOfferOf(
  { offer }: Pick<Valuation, 'offer'>,
  { locale, timeZone, words }: Tenant['site'],
  now: Date,
): FirmOfferView | undefined {
  if (!offer || !isEstimateValid(offer.until, now, timeZone)) return undefined
  const date = formatDate(offer.until, locale, timeZone)
  return {
    text: formatMoney(offer.amount, locale),
    validity: fillPlaceholders(words.valuationFirmUntil, { date }),
  }
}
