import { expect, test } from 'vitest'
import { answerDue, openMinutes } from './answer-time.ts'

const weekday = (at: number) =>
  ({ weekday: at, status: 'Open', open: '08:30', close: '17:30' }) as const
/** Monday to Friday, with a holiday on Wednesday 25 November 2026. */
const hours = {
  opening_hours: [1, 2, 3, 4, 5].map(weekday),
  special_hours: [{ date: '2026-11-25', status: 'Closed', name: 'Holiday' } as const],
}
const place = { hours, timeZone: 'Australia/Brisbane' }
const at = (local: string) => new Date(`${local}:00+10:00`)

test.each([
  ['in opening hours', '2026-11-23T09:00', '2026-11-23T09:15'],
  ['to the minute of closing', '2026-11-23T17:15', '2026-11-23T17:30'],
  ['over the night', '2026-11-23T17:20', '2026-11-24T08:35'],
  ['before it opens', '2026-11-23T06:00', '2026-11-23T08:45'],
  ['over a holiday', '2026-11-24T17:25', '2026-11-26T08:40'],
  ['over the weekend', '2026-11-28T12:00', '2026-11-30T08:45'],
])('an answer is due after 15 open minutes: %s (Spec 6.03, 9.27)', (_, created, due) => {
  expect(answerDue(at(created), 15, place)).toEqual(at(due))
})

test('a place without hours, or that never opens, counts each minute (Spec 6.03)', () => {
  for (const none of [undefined, { opening_hours: [], special_hours: [] }]) {
    const always = { hours: none, timeZone: 'Australia/Brisbane' }
    expect(answerDue(at('2026-11-28T23:55'), 15, always)).toEqual(at('2026-11-29T00:10'))
  }
})

test.each([
  ['2026-11-23T09:00', '2026-11-23T09:22', 22],
  ['2026-11-23T17:20', '2026-11-24T08:35', 15],
  ['2026-11-28T12:00', '2026-11-29T12:00', 0],
  ['2026-11-24T17:00', '2026-11-26T09:00', 60],
])(
  'who wrote at %s and was answered at %s waited %d open minutes (Spec 6.03)',
  (from, to, minutes) => {
    expect(openMinutes(at(from), at(to), place)).toBe(minutes)
  },
)

test('an opening that clocks jump over is none (D5)', () => {
  const sunday = { weekday: 0, status: 'Open', open: '02:30', close: '03:30' } as const
  const sydney = {
    hours: { opening_hours: [sunday], special_hours: [] },
    timeZone: 'Australia/Sydney',
  }
  const due = answerDue(new Date('2026-10-03T12:00:00.000Z'), 15, sydney)
  expect(due).toEqual(new Date('2026-10-10T15:45:00.000Z'))
})
