import { formatWeekday, slotTime } from '#domain/appointment/day-names.ts'
import { inWords } from '#domain/appointment/named-slots.ts'
import type { SlotWeek, SlotWeekDay } from '#domain/appointment/slot-week.ts'
import type { DaySlot, Slot } from '#domain/appointment/slots.ts'
import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { type FormatLocale, formatShortDay } from '#domain/format.ts'
import type { Words } from '#domain/site/interface-texts.ts'
import { Link } from '#ui/link/link.tsx'
import type { SlotDay, SlotPeriod } from '#ui/slot-picker/slots.ts'

/** What naming slots needs of a site. */
interface Naming {
  readonly locale: FormatLocale
  readonly words: Words
}

const NOON = '12:00'
const EVENING = '17:00'

const timeOf = ({ local }: Slot): string => local.split('T')[1] ?? ''
const dayOf = ({ local }: Slot): string => local.split('T')[0] ?? ''

/**
 * A week of slots as the picker shows it. Spec 5.09, 7.07.
 * @param hrefOf the address of the page whose first day is a day
 */
export const slotDaysOf = (
  { days }: SlotWeek,
  naming: Naming,
  hrefOf: (day: string) => string,
): readonly SlotDay[] => days.map((day) => slotDayOf(day, naming, hrefOf))

function slotDayOf(
  { day, isOpen, slots, next }: SlotWeekDay,
  naming: Naming,
  hrefOf: (day: string) => string,
): SlotDay {
  const { locale, words } = naming
  const [weekday = '', number = '', month = ''] = dayParts(day, locale)
  const closed = slots.length === 0
  const isFull = !closed && !slots.some(({ isFree }) => isFree)
  const over = isOpen ? words.slotsOver : words.closed
  const note = closed ? over : isFull ? words.slotFull : month
  return {
    date: day,
    lines: [weekday, number, note],
    title: formatWeekday(day, locale),
    ...(closed && { closed }),
    periods: periodsOf(slots, naming),
    ...(isFull && { full: fullDay(day, next, naming, hrefOf) }),
  }
}

/** `Thu`, `26` and `Nov`, whichever order the locale writes them in. */
function dayParts(day: string, locale: FormatLocale): readonly [string, string, string] {
  const [weekday = '', a = '', b = ''] = formatShortDay(day, locale).split(' ')
  return locale === 'en-US' ? [weekday, b, a] : [weekday, a, b]
}

function periodsOf(slots: readonly DaySlot[], { locale, words }: Naming): readonly SlotPeriod[] {
  const parts = [
    { title: words.slotMorning, isOf: (time: string) => time < NOON },
    { title: words.slotAfternoon, isOf: (time: string) => time >= NOON && time < EVENING },
    { title: words.slotEvening, isOf: (time: string) => time >= EVENING },
  ]
  return parts
    .map(({ title, isOf }) => ({
      title,
      slots: slots
        .filter((slot) => isOf(timeOf(slot)))
        .map((slot) => ({
          value: slot.local,
          label: slotTime(timeOf(slot), locale),
          ...(!slot.isFree && { taken: words.slotTaken }),
        })),
    }))
    .filter((period) => period.slots.length > 0)
}

function fullDay(
  day: string,
  next: readonly Slot[],
  { locale, words }: Naming,
  hrefOf: (day: string) => string,
) {
  const [first] = next
  const full = { day: formatWeekday(day, locale) }
  if (!first) return <p>{fillPlaceholders(words.slotDayFull, full)}</p>
  const nextDay = formatWeekday(dayOf(first), locale)
  const times = next.map((slot) => slotTime(timeOf(slot), locale))
  const text = { ...full, next: nextDay, times: inWords(times, words.slotAnd) }
  return (
    <p>
      {fillPlaceholders(words.slotDayFullNext, text)}{' '}
      <Link href={hrefOf(dayOf(first))}>
        {fillPlaceholders(words.slotShowDay, { day: nextDay })}
      </Link>
    </p>
  )
}
