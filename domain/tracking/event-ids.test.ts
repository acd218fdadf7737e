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

const ownRows: typeof rows = [
  ['a car’s page opened', 1001, 'carView'],
  ['a car chosen to compare', 1002, 'compare'],
  ['a search', 1003, 'search'],
  ['a search without a result', 1004, 'emptySearch'],
]

test.each(rows)('%s is event %d (Spec 4.15, 7.20-7.28)', (_event, id, name) => {
  expect(eventIds[name]).toBe(id)
})

test.each(ownRows)(
  '%s is event %d, above the numbers of the specification (Spec 7.19)',
  (_, id, name) => {
    expect(eventIds[name]).toBe(id)
    expect(id).toBeGreaterThan(Math.max(...rows.map(([, number]) => number)))
  },
)

test('there are no other events (Spec 7.19)', () => {
  const names = [...rows, ...ownRows].map(([, , name]) => name)
  expect(Object.keys(eventIds).sort()).toEqual(names.sort())
})
