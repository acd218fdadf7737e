import { expect, test } from 'vitest'
import { type EventName, eventIds } from './event-ids.ts'

const rows: readonly [event: string, id: number, name: EventName][] = [
  ['an enquiry about a new car', 14, 'newEnquiry'],
  ['an enquiry about a used car', 15, 'usedEnquiry'],
  ['a test drive of a new car', 17, 'newTestDrive'],
  ['a test drive of a used car', 48, 'usedTestDrive'],
  ['a car saved', 39, 'favourite'],
  ['a click that reveals or dials a phone', 25, 'phoneClick'],
  ['an accepted offer', 18, 'offerAccepted'],
  ['any other enquiry', 22, 'defaultEnquiry'],
  ['a career enquiry', 51, 'careerEnquiry'],
]

test.each(rows)('%s is event %d (Spec 4.15, 7.20-7.28)', (_event, id, name) => {
  expect(eventIds[name]).toBe(id)
})

test('there are no other events (Spec 7.19)', () => {
  expect(Object.keys(eventIds).sort()).toEqual(rows.map(([, , name]) => name).sort())
})
