import { reasonsOf } from '../eligibility.ts'
import { type FormatLocale, formatDate, formatMoney } from '../format.ts'
import { estimateValidUntil } from './estimate-validity.ts'
import {
  type EstimateVariant,
  type OnlineEstimateReason,
  onlineEstimate,
} from './online-estimate.ts'
import type { ValuedVehicle } from './valued-vehicle.ts'

/** The trade-in value of a car, whole dollars. */
export type ValueRange = { from: number; to: number }

/** The site's settings, and the current time. */
export type EstimateSettings = {
  variant: EstimateVariant
  locale: FormatLocale
  timeZone: string
  now: Date
}

/** Why no range is shown. */
export type NoEstimateReason = OnlineEstimateReason | 'value_unknown'

/**
 * `$18,000 to $20,500` with its last day (`validUntil`) and that day in words; or why there is none,
 * with the text beside the call button.
 */
export type TradeInEstimate =
  | { eligible: true; text: string; validUntil: string; validity: string }
  | { eligible: false; reasons: NoEstimateReason[]; text: string }

/** The text shown instead of an estimate. Spec 5.26, D29. */
export const NO_ONLINE_ESTIMATE =
  'We would rather see this car than guess its value online. Call us and we will work out a figure with you.'

/** The text on the value of a buyer's car. Spec 5.26, D29. */
export function tradeInEstimate(
  vehicle: Pick<ValuedVehicle, 'Year' | 'Kms'>,
  range: ValueRange | undefined,
  { variant, locale, timeZone, now }: EstimateSettings,
): TradeInEstimate {
  const reasons: NoEstimateReason[] = reasonsOf(onlineEstimate(vehicle, variant, { now, timeZone }))
  if (!isRange(range)) {
    return { eligible: false, reasons: [...reasons, 'value_unknown'], text: NO_ONLINE_ESTIMATE }
  }
  if (reasons.length > 0) return { eligible: false, reasons, text: NO_ONLINE_ESTIMATE }
  const ends = [...new Set([range.from, range.to])].map((value) => formatMoney(value, locale))
  const validUntil = estimateValidUntil(now, timeZone)
  return {
    eligible: true,
    text: ends.join(' to '),
    validUntil,
    validity: `Valid until ${formatDate(validUntil, locale, timeZone)}`,
  }
}

const isRange = (range: ValueRange | undefined): range is ValueRange =>
  range !== undefined && range.from > 0 && range.from <= range.to && Number.isFinite(range.to)
