import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyHours, anyInstant, anyZone } from './hours.fixture.ts'
import { hoursOnDay } from './hours-on-day.ts'
import { hoursThisWeek } from './hours-this-week.ts'
import { openingState } from './opening-state.ts'

test('the spans of a week never overlap and never end before they begin (Spec 3.32)', () => {
  fc.assert(
    fc.property(anyHours, anyInstant, anyZone, (hours, now, timeZone) => {
      const week = hoursThisWeek(hours, { now, timeZone, start: 'monday' })
      const spans = week.flatMap(({ day, hours }) =>
        hours?.kind === 'open' ? [[`${day}T${hours.open}`, `${day}T${hours.close}`]] : [],
      )
      const times = spans.flat()
      expect(times).toEqual(times.toSorted())
      for (const [from, to] of spans) expect(from).not.toBe(to)
    }),
  )
})

test('special hours replace those of the weekday, never add to them (Spec 3.32, 9.27)', () => {
  fc.assert(
    fc.property(anyHours, ({ opening_hours, special_hours }) => {
      for (const special of special_hours) {
        const alone = hoursOnDay({ opening_hours: [], special_hours: [special] }, special.date)
        expect(hoursOnDay({ opening_hours, special_hours }, special.date)).toEqual(alone)
      }
    }),
  )
})

test('a location that is open closes later, one that is closed opens later (Spec 3.32)', () => {
  fc.assert(
    fc.property(anyHours, anyInstant, anyZone, (hours, now, timeZone) => {
      const state = openingState(hours, now, timeZone)
      const today = hoursThisWeek(hours, { now, timeZone, start: 'today' })[0]
      const next = state.state === 'open' ? state.closes : state.state === 'closed' && state.opens
      expect(state.state === 'unstated').toBe(!/open|closed/.test(today?.hours?.kind ?? ''))
      if (next) expect(`${next.day}` >= `${today?.day}`).toBe(true)
    }),
  )
})
