import { formatWeekday, zoneName } from '#domain/appointment/day-names.ts'
import type { SlotWeek } from '#domain/appointment/slot-week.ts'
import { SLOT_MINUTES } from '#domain/appointment/thresholds.ts'
import type { Car } from '#domain/car/car.ts'
import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import type { SiteLocation } from '#domain/site/site-location.ts'
import { Link } from '#ui/link/link.tsx'
import { telHref } from '#ui/link/tel-href.ts'
import { SlotPicker } from '#ui/slot-picker/slot-picker.tsx'
import type { SiteView } from '../view-context.ts'
import { slotDaysOf } from './slot-days.tsx'

/** A location with a week of its slots. */
export interface OfferedSlots {
  readonly week: SlotWeek
  readonly location: SiteLocation
}

export interface SlotFieldProps {
  readonly id: string
  /** The name that the chosen time is submitted by. */
  readonly name: string
  readonly offered: OfferedSlots
  /** What it is a time for. */
  readonly car?: Pick<Car, 'item_type'> | undefined
  readonly site: SiteView
  /** A chosen time, `2026-11-26T10:30`: of the address, or as it was submitted. */
  readonly value?: string | undefined
  readonly error?: string | undefined
  readonly required?: boolean
  /** The address of the page whose first day is this one, with its other parameters. */
  readonly hrefOf: (day: string) => string
}

/** When to drive a car, or to look over a caravan: free half-hours of its location, or any time. Spec 5.09, 7.07. */
export function SlotField(props: SlotFieldProps) {
  const { offered, car, site, value, required = false, hrefOf, ...rest } = props
  const { week, location } = offered
  const { words, locale, timeZone } = site
  const isCaravan = car?.item_type === 'caravan'
  const [{ day = '' } = {}] = week.days
  const phone = site.flags.revealPhone
    ? undefined
    : (location.contact_detail.phone ?? site.contact.phone)
  const times = {
    place: location.address.city,
    zone: zoneName(day, locale, timeZone),
    minutes: SLOT_MINUTES,
  }
  return (
    <SlotPicker
      {...rest}
      legend={isCaravan ? words.slotLegendCaravan : words.slotLegend}
      days={slotDaysOf(week, site, hrefOf)}
      {...(value && { value, day: value.slice(0, 'yyyy-mm-dd'.length) })}
      timeZone={fillPlaceholders(isCaravan ? words.slotTimesCaravan : words.slotTimes, times)}
      noTimes={
        <p>
          {phone ? words.slotNoneCall : words.slotNone}{' '}
          {phone && <Link href={telHref(phone)}>{phone}</Link>}
        </p>
      }
      chosenLabel={words.slotChosen}
      {...(week.earlier && { earlier: { href: hrefOf(week.earlier), label: words.slotEarlier } })}
      {...(week.later && {
        later: {
          href: hrefOf(week.later),
          label: fillPlaceholders(words.slotLater, { day: formatWeekday(week.last, locale) }),
        },
      })}
      {...(!required && {
        anyTime: { label: words.slotAnyTime, hint: words.slotAnyTimeHint },
      })}
      required={required}
    />
  )
}
