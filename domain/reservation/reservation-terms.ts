import type { ItemType } from '../car/kinds.ts'
import { fillPlaceholders } from '../fill-placeholders.ts'
import { type FormatLocale, formatMoney } from '../format.ts'
import type { Words } from '../site/interface-texts.ts'
import { HOUR_MS } from '../units.ts'
import { HOLD_LASTS_MS } from './thresholds.ts'

/** What terms depend on. */
interface TermsOf {
  /** The company behind the site. */
  readonly name: string
  readonly locale: FormatLocale
  readonly words: Words
  readonly itemType: ItemType
  /** Whole dollars. */
  readonly deposit: number
}

/** Values of the placeholders of all texts about a reservation. */
export const reservationValues = ({ name, locale, words, itemType, deposit }: TermsOf) => ({
  name,
  vehicle: words[itemType],
  deposit: formatMoney(deposit, locale),
  hours: HOLD_LASTS_MS / HOUR_MS,
})

/** What a deposit does, in short and in full, as the buyer agrees to it. Spec 9.19, D31, FLOWS 9. */
export function reservationTerms(of: TermsOf) {
  const { words } = of
  const fill = (text: string) => fillPlaceholders(text, reservationValues(of))
  const points = [
    ['checkoutOff', 'checkoutOffText'],
    ['checkoutHeld', 'checkoutHeldText'],
    ['checkoutRefund', 'checkoutRefundText'],
    ['checkoutNoContract', 'checkoutNoContractText'],
  ] as const
  const short = points.map(([what, more]) => ({ what: fill(words[what]), more: fill(words[more]) }))
  const full = fill(words.checkoutTermsText)
  return {
    short,
    full,
    /** As it is kept with a reservation. */
    text: [...short.map(({ what, more }) => `${what} ${more}`), full].join('\n'),
  }
}
