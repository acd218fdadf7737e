import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wordsOf } from '../site/interface-texts.ts'
import { anyHours, anyInstant, anyZone } from './hours.fixture.ts'
import { easterHours } from './location.fixture.ts'
import { nextOpeningChangeAt } from './next-opening-change.ts'
import { openingText } from './opening-text.ts'

const words = wordsOf({ locale: 'en-AU', wording: {} })
const timeZone = 'Australia/Brisbane'
const said = (moment: string, location = easterHours) =>
  openingText(location, { now: new Date(moment), timeZone, locale: 'en-AU', words })

test.each([
  ['2025-04-14T02:00:00Z', 'Open until 5.30pm'],
  ['2025-04-13T20:00:00Z', 'Closed now, opens at 8.30am'],
  ['2025-04-18T00:00:00Z', 'Closed now, opens Tue 22 Apr at 8.30am'],
])('at %s: %s (Spec 3.32, 8.19)', (moment, text) => {
  expect(said(moment)).toBe(text)
})

test('a place that never opens is closed, one that never closes is open, and a text says nothing (Spec 8.19)', () => {
  const daily = (hours: object) => ({
    opening_hours: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
      weekday,
      status: 'Open' as const,
      ...hours,
    })),
    special_hours: [],
  })
  const moment = '2025-04-14T02:00:00Z'
  expect(said(moment, daily({ status: 'Closed' }))).toBe('Closed now')
  expect(said(moment, daily({ open: '00:00', close: '24:00' }))).toBe('Open now')
  expect(said(moment, daily({ formated_hours: 'By appointment only' }))).toBeUndefined()
})

test('what is said stays the same until the next change, and the change is within a day (D5)', () => {
  fc.assert(
    fc.property(
      anyHours,
      anyInstant,
      anyZone,
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      (location, now, zone, share) => {
        const next = nextOpeningChangeAt(location, now, zone)?.getTime() ?? Number.NaN
        expect(next).toBeGreaterThan(now.getTime())
        expect(next - now.getTime()).toBeLessThanOrEqual(25 * 3_600_000)
        const between = new Date(
          Math.min(Math.floor(now.getTime() + share * (next - now.getTime())), next - 1),
        )
        const at = (moment: Date) =>
          openingText(location, { now: moment, timeZone: zone, locale: 'en-AU', words })
        expect(at(between)).toBe(at(now))
      },
    ),
  )
})
