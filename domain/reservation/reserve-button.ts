import { type FormatLocale, formatMoney } from '../format.ts'

/**
 * What the Reserve button reads, `Reserve Now $200`; undefined where the button is hidden because
 * there is no deposit to pay. The deposit is whole dollars, the words are the site's. Spec 9.19.
 */
export function reserveButtonText(
  depositDollars: number,
  { reserveNow, locale }: { reserveNow: string; locale: FormatLocale },
): string | undefined {
  return depositDollars > 0 ? `${reserveNow} ${formatMoney(depositDollars, locale)}` : undefined
}
