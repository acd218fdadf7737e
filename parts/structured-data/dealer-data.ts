import type {
  AutoDealer,
  AutoRepair,
  OpeningHoursSpecification,
  PostalAddress,
  WithContext,
} from 'schema-dts'
import { dayAfter } from '#domain/calendar.ts'
import { calendarDay, type FormatLocale } from '#domain/format.ts'
import { type LocationHours, weekdayHours } from '#domain/location/hours-on-day.ts'
import type { SiteLocation } from '#domain/site/site-location.ts'
import type { SiteView } from '../view-context.ts'
import { definedOnly } from './defined-only.ts'

const countries: Readonly<Record<FormatLocale, string>> = {
  'en-AU': 'AU',
  'en-NZ': 'NZ',
  'en-US': 'US',
}

const weekdays = [
  ...(['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const),
] as const

/** How far ahead the hours of special days are stated. */
const SPECIAL_DAYS_AHEAD = 60

/**
 * The dealer with its visible locations, workshops and counters as departments, for search engines: names,
 * addresses, phones, and opening hours with the special days of the next two months. D37.
 */
export function dealerData(site: SiteView, origin: string, now: Date): WithContext<AutoDealer> {
  const visible = site.locations.filter(({ visible: isShown }) => isShown)
  const main = visible.find(({ primary }) => primary) ?? visible[0]
  const details = definedOnly({
    legalName: site.legalName,
    telephone: site.contact.phone,
    email: site.contact.email,
    address: main && addressOf(main, site),
  })
  return {
    '@context': 'https://schema.org',
    '@type': 'AutoDealer',
    '@id': `${origin}/`,
    name: site.name,
    url: `${origin}/`,
    ...details,
    department: visible.map((location) => departmentOf(location, site, now)),
  }
}

/** One location, as a department or on its own page. */
export function departmentOf(
  location: SiteLocation,
  site: SiteView,
  now: Date,
): AutoDealer | AutoRepair {
  const { contact_detail: contact, location_type: type } = location
  const hours = [...weekOf(contact), ...specialDays(contact, now, site.timeZone)]
  return {
    '@type': type === 'sales' ? 'AutoDealer' : 'AutoRepair',
    name: location.name,
    ...definedOnly({
      telephone: contact.phone,
      email: contact.email,
      address: addressOf(location, site),
      openingHoursSpecification: hours.length === 0 ? undefined : hours,
    }),
  }
}

function addressOf({ address }: SiteLocation, { locale }: SiteView): PostalAddress {
  return {
    '@type': 'PostalAddress',
    streetAddress: address.street,
    addressLocality: address.city,
    addressCountry: countries[locale],
    ...definedOnly({ addressRegion: address.state, postalCode: address.postcode }),
  }
}

/** Days that are open at stated times; schema.org has no word for "by appointment". */
const weekOf = ({ opening_hours: week }: LocationHours): OpeningHoursSpecification[] =>
  week.flatMap((entry) => {
    const dayOfWeek = weekdays[entry.weekday]
    const hours = weekdayHours(entry)
    if (hours.kind !== 'open' || !dayOfWeek) return []
    const { open: opens, close: closes } = hours
    return [{ '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes }]
  })

/** A closed day opens and closes at midnight, as schema.org has it. */
const specialDays = (
  { special_hours: days }: LocationHours,
  now: Date,
  timeZone: string,
): OpeningHoursSpecification[] => {
  const today = calendarDay(now, timeZone)
  const last = dayAfter(today, SPECIAL_DAYS_AHEAD)
  return days
    .filter(({ date }) => date >= today && date <= last)
    .map(({ date, status, start_hour, end_hour }) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: date,
      validThrough: date,
      opens: status === 'Closed' ? '00:00' : (start_hour ?? '00:00'),
      closes: status === 'Closed' ? '00:00' : (end_hour ?? '00:00'),
    }))
}
