import { afterEach, expect, test } from 'vitest'
import { dayOf, localWhenOf, momentOf, sayTimesOf, timeOf, whenOf } from './saying.ts'

afterEach(() => sayTimesOf())

test('times are said by the clocks of the open site, wherever the browser is (Spec 6.01)', () => {
  const at = new Date('2026-11-23T14:30:00.000Z')
  const now = new Date('2026-11-24T02:00:00.000Z')
  const said = (timeZone: string) => {
    sayTimesOf(timeZone)
    return [timeOf(at), dayOf(at), whenOf(at, now), momentOf(at)]
  }
  expect(said('Australia/Sydney')).toEqual([
    ...['1.30 am', '2026-11-24', '1.30 am'],
    expect.stringMatching(/^Tuesday,? 24 November 2026 at 1.30.00 am( AEDT)?$/),
  ])
  expect(said('Australia/Perth')).toEqual([
    ...['10.30 pm', '2026-11-23', 'Mon 10.30 pm'],
    expect.stringMatching(/^Monday,? 23 November 2026 at 10.30.00 pm( AWST)?$/),
  ])
  // Told by the clock of its place already.
  expect(localWhenOf('2026-11-24T14:00', now)).toBe('2.00 pm')
  expect(localWhenOf('2026-11-28T14:00', now)).toBe('Sat 2.00 pm')
  expect(localWhenOf('2027-01-04T09:30', now)).toBe('4 Jan 2027')
})
