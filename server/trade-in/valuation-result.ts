import { isEstimateValid } from '#domain/trade-in/estimate-validity.ts'
import { tradeInEstimate } from '#domain/trade-in/trade-in-estimate.ts'
import type { ValuationResult } from '#parts/valuation/valuation-view.ts'
import type { Valuation } from '../store/valuation-store.ts'
import { estimateVariant, type ValuingSite } from './wizard-settings.ts'

/** What became of the estimate; undefined before it is wished for. Spec 5.26, D29. */
export function resultOf(
  { state, estimate, acceptedAt }: Pick<Valuation, 'state' | 'estimate' | 'acceptedAt'>,
  site: Pick<ValuingSite, 'tradeIn' | 'locale' | 'timeZone'>,
  now: Date,
): ValuationResult | undefined {
  if (state.step !== 'done' || !estimate) return undefined
  const { km, at, range } = estimate
  if (at === undefined) return { kind: 'asking' }
  const { locale, timeZone } = site
  const made = { variant: estimateVariant(site), locale, timeZone, now: new Date(at) }
  const found = tradeInEstimate({ ...state.lead, Kms: km }, range, made)
  if (!found.eligible) {
    const { text, reasons } = found
    return { kind: 'none', text, failed: reasons.every((reason) => reason === 'value_unknown') }
  }
  const { text, validity, validUntil } = found
  const isExpired = !isEstimateValid(validUntil, now, timeZone)
  return {
    kind: 'range',
    text,
    validity,
    validUntil,
    isExpired,
    isAccepted: acceptedAt !== undefined,
  }
}
