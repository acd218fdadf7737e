import { expect, test } from 'vitest'
import { ageOf, answeredIn, answerOf, eventOf, isLate, stageOf } from './lead-words.ts'

const now = new Date('2026-11-23T02:00:00.000Z')
const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

test('the age of a lead is in minutes, then hours; of a day and more it is when it came', () => {
  expect([0, 22, 59, 60, 23 * 60].map((minutes) => ageOf(before(minutes), now))).toEqual([
    ...['0 min', '22 min', '59 min', '1 h', '23 h'],
  ])
  expect(ageOf(before(25 * 60), now)).toMatch(/^(Sat|Sun) /)
})

test('a lead is late once it should have been answered (WORKSPACE 6)', () => {
  const due = (minutes: number) => ({ answer_by: before(minutes).toISOString() })
  expect([isLate(due(1), now), isLate(due(-1), now), isLate({}, now)]).toEqual([true, false, false])
  expect([0, 12, 185, 540].map(answeredIn)).toEqual([
    ...[
      'Answered at once',
      'Answered within 12 min',
      'Answered within 3 h 5 min',
      'Answered within 9 h',
    ],
  ])
})

test('what a receiver answered is said once, with its status', () => {
  const attempt = { at: now.toISOString(), ms: 400 }
  const said = [
    { ...attempt, outcome: 'done', status: 250, answer: '250 accepted' },
    { ...attempt, outcome: 'done', status: 204 },
    { ...attempt, outcome: 'refused', status: 550, answer: '550 No such mailbox' },
    { ...attempt, outcome: 'failed', answer: 'No connection to the mail server' },
    { ...attempt, outcome: 'failed' },
  ] as const
  expect(said.map(answerOf)).toEqual([
    '250, accepted',
    '204, Accepted',
    '550, No such mailbox',
    'No connection to the mail server',
    'No answer',
  ])
})

test('a stage and what was done are sentences', () => {
  expect(stageOf({ stage: 'lost', reason: 'Price' })).toBe('Lost: Price')
  expect(stageOf({ stage: 'booked' })).toBe('Booked')
  const event = { n: 1, at: now.toISOString(), by: 'Gwen' }
  expect(eventOf({ ...event, kind: 'stage', stage: 'lost', reason: 'Price' })).toBe(
    'Gwen set the stage to Lost: Price',
  )
  expect(eventOf({ ...event, kind: 'owner' })).toBe('Gwen took the owner away')
})
