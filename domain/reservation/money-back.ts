import type { CarType } from '../car/kinds.ts'
import { fillPlaceholders } from '../fill-placeholders.ts'
import { type FormatLocale, formatKm } from '../format.ts'
import type { Words } from '../site/interface-texts.ts'
import { DAY_MS } from '../units.ts'
import {
  MAX_MONEY_BACK_KM,
  MAX_MONEY_BACK_MS,
  MONEY_BACK_CARS,
  MONEY_BACK_MONTHS,
} from './thresholds.ts'

/** A site's settings for giving a car back. */
interface MoneyBackSite {
  readonly locale: FormatLocale
  readonly words: Pick<Words, 'moneyBackTitle' | 'moneyBackTerms'>
  readonly checkout: { readonly moneyBack: boolean }
}

/**
 * The 48-hour money-back terms of used cars, where the dealer gives them: within 2 days, at most 300 km, no damage,
 * 2 cars a customer in 12 months. Spec 5.40, 9.19.
 */
export function moneyBackTerms(
  carType: CarType,
  { locale, words, checkout }: MoneyBackSite,
): { readonly title: string; readonly text: string } | undefined {
  if (!checkout.moneyBack || carType !== 'used') return undefined
  const terms = {
    days: MAX_MONEY_BACK_MS / DAY_MS,
    distance: formatKm(MAX_MONEY_BACK_KM, locale),
    cars: MONEY_BACK_CARS,
    months: MONEY_BACK_MONTHS,
  }
  return {
    title: fillPlaceholders(words.moneyBackTitle, terms),
    text: fillPlaceholders(words.moneyBackTerms, terms),
  }
}
