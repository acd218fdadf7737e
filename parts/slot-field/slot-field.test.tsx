import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { slotWeek } from '#domain/appointment/slot-week.ts'
import { slotsOnDay } from '#domain/appointment/slots.ts'
import { caravan } from '../fixture-cars.ts'
import { storySite } from '../story-site.ts'
import { SlotField, type SlotFieldProps } from './slot-field.tsx'

const [location] = storySite.locations
if (!location) throw new Error('expected a location')
const { timeZone } = storySite
const hours = location.contact_detail
// Friday, noon in Brisbane.
const now = new Date('2026-11-20T02:00:00.000Z')

const html = (taken: readonly string[] = [], change: Partial<SlotFieldProps> = {}) =>
  renderToStaticMarkup(
    <SlotField
      id="at"
      name="dateTime"
      offered={{
        location,
        week: slotWeek(undefined, { hours, timeZone, now, taken: new Set(taken) }),
      }}
      site={storySite}
      hrefOf={(day) => `/book-test-drive?from=${day}`}
      {...change}
    />,
  )
const text = (markup: string) => markup.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
const startsOn = (day: string) => slotsOnDay(hours, day, timeZone).map(({ startsAt }) => startsAt)

test('a week of half-hours by the location’s clock, or any time (Spec 5.09, 7.07)', () => {
  const markup = html()
  expect(text(markup)).toContain('Times in Moorooka (AEST). A drive takes about 30 minutes.')
  expect(text(markup)).toMatch(/Fri 20 Nov .*Sat 21 Nov .*Sun 22 Closed .*Mon 23 Nov/)
  expect(markup).toContain('value="2026-11-20T14:00"')
  expect(markup).not.toContain('value="2026-11-20T13:30"')
  expect(text(markup)).toContain('Morning 8.30 9.00')
  expect(markup).toContain('href="/book-test-drive?from=2026-11-27"')
  expect(text(markup)).toContain('Later days, up to Sunday 20 December')
  expect(text(markup)).toContain('I don’t mind when')
  expect(text(html([], { required: true }))).not.toContain('I don’t mind when')
})

test('nobody is asked to drive a caravan (Spec 5.09)', () => {
  const shown = text(html([], { car: caravan }))
  expect(shown).toContain('When would you like to look over it?')
  expect(shown).not.toMatch(/drive/i)
})

test('a day of business whose times are over is not called closed (Spec 5.09)', () => {
  const week = slotWeek(undefined, {
    hours,
    timeZone,
    now: new Date('2026-11-20T07:00:00.000Z'),
    taken: new Set(),
  })
  expect(text(html([], { offered: { location, week } }))).toMatch(
    /Fri 20 No times left .*Sun 22 Closed /,
  )
})

test('taken times cannot be chosen, and a full day names the next free ones (FLOWS 4)', () => {
  const markup = html([...startsOn('2026-11-21'), ...startsOn('2026-11-23').slice(0, 1)])
  expect(markup).toMatch(/<input[^>]*disabled=""[^>]*value="2026-11-21T09:00"/)
  expect(text(markup)).toContain(
    'Saturday 21 November is full. The next free times are Monday 23 November at 9.00, 9.30 and 10.00. Show Monday 23 November',
  )
  expect(markup).toContain('href="/book-test-drive?from=2026-11-23"')
})

test('a chosen time is kept, with its day in view and its fault beside it (Spec 5.25)', () => {
  const value = '2026-11-24T10:30'
  const markup = html([], { value, error: 'Someone has just booked 10.30.' })
  expect(markup).toMatch(/<input[^>]*checked=""[^>]*value="2026-11-24T10:30"/)
  expect(markup).toMatch(/<input[^>]*checked=""[^>]*value="2026-11-24"/)
  expect(text(markup)).toContain('Someone has just booked 10.30.')
})

test('an American site names days and times as Americans do (Spec 9.25, 9.27)', () => {
  const site = { ...storySite, locale: 'en-US' as const }
  expect(text(html([], { site }))).toMatch(/Fri 20 Nov .*Morning 8:30 9:00/)
  expect(text(html([], { site }))).toContain('up to Sunday, December 20')
})

test('a location without times says so, with its phone where the site shows numbers (Spec 8.02, 8.19)', () => {
  const closed = { ...location, contact_detail: { ...hours, opening_hours: [], special_hours: [] } }
  const week = slotWeek(undefined, {
    hours: closed.contact_detail,
    timeZone,
    now,
    taken: new Set(),
  })
  const markup = html([], { offered: { location: closed, week } })
  expect(markup).toContain('No times can be booked online')
  expect(markup).toContain('href="tel:0770104180"')
  const hidden = { ...storySite, flags: { ...storySite.flags, revealPhone: true } }
  expect(html([], { offered: { location: closed, week }, site: hidden })).not.toContain('7010')
})
