import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { baseWords } from '../site/interface-texts.ts'
import { anyHours, anyInstant, anyZone } from './hours.fixture.ts'
import { easterHours } from './location.fixture.ts'
import { nextHoursChangeAt, shownHours, specialLine } from './shown-hours.ts'

const timeZone = 'Australia/Brisbane'

/** Each line as a reader sees it. */
function linesAt(moment: string, hours = easterHours): string[] {
  const context = { now: new Date(moment), timeZone, locale: 'en-AU' as const, words: baseWords }
  return shownHours(hours, context).map(({ days, hours, special }) =>
    [days, ...(special?.name ? [`(${special.name})`] : []), hours].join(' '),
  )
}

const plain = ['Mon-Fri 8.30am-5.30pm', 'Sat By appointment only', 'Sun Closed']

describe('the hours of a location', () => {
  test.each([
    ['are the plain week 15 days before a special day', '2025-04-03T00:00:00Z', plain],
    [
      'announce a special day 14 days before it',
      '2025-04-04T00:00:00Z',
      [...plain, 'Fri 18 Apr (Good Friday) Closed'],
    ],
    [
      'announce a special day still 7 days before it',
      '2025-04-11T00:00:00Z',
      [
        ...plain,
        'Fri 18 Apr (Good Friday) Closed',
        'Sun 20 Apr (Easter Sunday) Closed',
        'Mon 21 Apr (Easter Monday) Closed',
        'Fri 25 Apr (Anzac Day) 1pm-5pm',
      ],
    ],
    [
      'give a special day the place of its weekday in the seven days from today',
      '2025-04-12T00:00:00Z',
      [
        'Sat By appointment only',
        'Sun Closed',
        'Mon-Thu 8.30am-5.30pm',
        'Fri 18 Apr (Good Friday) Closed',
        'Sun 20 Apr (Easter Sunday) Closed',
        'Mon 21 Apr (Easter Monday) Closed',
        'Fri 25 Apr (Anzac Day) 1pm-5pm',
      ],
    ],
    [
      'list special days and others by date',
      '2025-04-17T00:00:00Z',
      [
        'Thu 8.30am-5.30pm',
        'Fri 18 Apr (Good Friday) Closed',
        'Sat By appointment only',
        'Sun 20 Apr (Easter Sunday) Closed',
        'Mon 21 Apr (Easter Monday) Closed',
        'Tue-Wed 8.30am-5.30pm',
        'Fri 25 Apr (Anzac Day) 1pm-5pm',
        'Wed 30 Apr Closed',
      ],
    ],
    [
      'keep a special day to its end where the location is',
      '2025-04-30T13:59:59.999Z',
      ['Wed 30 Apr Closed', 'Thu-Fri 8.30am-5.30pm', ...plain.slice(1), 'Mon-Tue 8.30am-5.30pm'],
    ],
    ['are the plain week again after the last special day', '2025-04-30T14:00:00.000Z', plain],
  ])('%s (Spec 9.27, D37)', (_, moment, lines) => {
    expect(linesAt(moment)).toEqual(lines)
  })

  test('are those of the special days alone where the week is not stated (Spec 3.32, D37)', () => {
    const hours = { ...easterHours, opening_hours: [] }
    expect(linesAt('2025-04-29T00:00:00Z', hours)).toEqual(['Wed 30 Apr Closed'])
    expect(linesAt('2025-05-29T00:00:00Z', hours)).toEqual([])
  })

  test('carry the date of a special day for machines (D37)', () => {
    const context = { timeZone, locale: 'en-US' as const, words: baseWords }
    const now = new Date('2025-04-17T00:00:00Z')
    expect(shownHours(easterHours, { ...context, now })[1]).toEqual({
      days: 'Fri Apr 18',
      hours: 'Closed',
      special: { day: '2025-04-18', name: 'Good Friday' },
    })
  })
})

describe('what is shown of the hours changes next', () => {
  test.each([
    ['when the first special day is announced', '2025-01-01T00:00:00Z', '2025-04-03T14:00:00.000Z'],
    ['when a further one is announced', '2025-04-04T00:00:00Z', '2025-04-05T14:00:00.000Z'],
    ['when one comes into the week', '2025-04-11T00:00:00Z', '2025-04-11T14:00:00.000Z'],
    ['each midnight while one is in the week', '2025-04-17T00:00:00Z', '2025-04-17T14:00:00.000Z'],
    ['at the end of the last one', '2025-04-30T13:59:59.999Z', '2025-04-30T14:00:00.000Z'],
    ['never after the last one', '2025-04-30T14:00:00.000Z', undefined],
  ])('%s (Spec 9.27, D37)', (_, now, moment) => {
    const change = nextHoursChangeAt(easterHours, new Date(now), timeZone)
    expect(change?.toISOString()).toBe(moment)
  })

  test('never where no special hours are entered (D37)', () => {
    const hours = { ...easterHours, special_hours: [] }
    expect(nextHoursChangeAt(hours, new Date('2025-04-17T00:00:00Z'), timeZone)).toBeUndefined()
  })

  test('only at the announced time, for any hours and time zone (D37)', () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true })
    fc.assert(
      fc.property(anyHours, anyInstant, anyZone, share, (hours, now, timeZone, share) => {
        const context = { timeZone, locale: 'en-AU' as const, words: baseWords }
        const farAhead = new Date(now.getTime() + 1e11)
        const change = nextHoursChangeAt(hours, now, timeZone) ?? farAhead
        const span = change.getTime() - now.getTime()
        const before = new Date(now.getTime() + Math.floor(span * share))
        expect(span).toBeGreaterThan(0)
        expect(shownHours(hours, { ...context, now: before })).toEqual(
          shownHours(hours, { ...context, now }),
        )
      }),
    )
  })
})

test('a special day whose hours nobody stated has no line (Spec 3.32)', () => {
  const context = { now: new Date(0), timeZone, locale: 'en-AU' as const, words: baseWords }
  expect(specialLine({ day: '2026-12-25', weekday: 5 }, context)).toEqual([])
})
