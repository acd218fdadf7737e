import { type FormatLocale, formatShortDay } from '../format.ts'
import { slotTime } from './day-names.ts'

/** `9.00, 9.30 and 11.00` */
export const inWords = (texts: readonly string[], and: string): string =>
  texts.length < 2
    ? texts.join('')
    : `${texts.slice(0, -1).join(', ')} ${and} ${texts[texts.length - 1]}`

/**
 * Slots as a sentence names them, those of another day than the wanted one with their day:
 * `9.30, 11.00 and Mon 30 Nov 9.00`. Spec 7.07, 9.27, D21.
 * @param slots by the location's clock, `2026-11-26T09:30`
 * @param wanted likewise
 */
export function namedSlots(
  slots: readonly string[],
  wanted: string,
  { locale, and }: { readonly locale: FormatLocale; readonly and: string },
): string {
  const [wantedDay] = wanted.split('T')
  const names = slots.map((slot) => {
    const [day = '', time = ''] = slot.split('T')
    const short = slotTime(time, locale)
    return day === wantedDay ? short : `${formatShortDay(day, locale)} ${short}`
  })
  return inWords(names, and)
}
