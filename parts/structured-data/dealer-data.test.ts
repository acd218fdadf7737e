import { expect, test } from 'vitest'
import { storySite } from '../story-site.ts'
import { dealerData } from './dealer-data.ts'

const origin = 'https://www.example.com'
const [location] = storySite.locations
if (!location) throw new Error('The site of stories has no location')

const special_hours = [
  { date: '2026-12-25', name: 'Christmas Day', status: 'Closed' as const },
  { date: '2026-12-24', status: 'Open' as const, start_hour: '09:00', end_hour: '13:00' },
  { date: '2027-12-25', status: 'Closed' as const },
]
const opening_hours = [
  { weekday: 1, status: 'Open' as const, open: '08:30', close: '17:30' },
  { weekday: 0, status: 'Closed' as const },
  { weekday: 6, status: 'Open' as const, formated_hours: 'By appointment only' },
]
const contact_detail = { ...location.contact_detail, opening_hours, special_hours }
const site = {
  ...storySite,
  locations: [
    { ...location, contact_detail },
    { ...location, id: 'hidden', name: 'Hidden yard', visible: false },
    { ...location, id: 'service', name: 'Workshop', location_type: 'service' as const },
  ],
}
const data = JSON.parse(JSON.stringify(dealerData(site, origin, new Date('2026-12-01T00:00:00Z'))))

test('the dealer has its visible locations as departments of their kind (Spec 3.26)', () => {
  const departments = data.department.map((one: Record<string, unknown>) => [
    one['@type'],
    one.name,
  ])
  expect(departments).toEqual([
    ['AutoDealer', location.name],
    ['AutoRepair', 'Workshop'],
  ])
})

test('hours are those of the week, and of the special days of the next two months (D37)', () => {
  const [{ openingHoursSpecification: hours }] = data.department
  expect(hours).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: 'Monday',
      opens: '08:30',
      closes: '17:30',
    },
    {
      '@type': 'OpeningHoursSpecification',
      validFrom: '2026-12-25',
      validThrough: '2026-12-25',
      opens: '00:00',
      closes: '00:00',
    },
    {
      '@type': 'OpeningHoursSpecification',
      validFrom: '2026-12-24',
      validThrough: '2026-12-24',
      opens: '09:00',
      closes: '13:00',
    },
  ])
})
