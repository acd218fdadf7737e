import { describe, expect, test } from 'vitest'
import { locationWith } from './location.fixture.ts'
import { openingState } from './opening-state.ts'

const week = (open: string, close: string, weekdays: number[]) =>
  locationWith({
    contact_detail: {
      opening_hours: weekdays.map((weekday) => ({ weekday, status: 'Open', open, close })),
    },
  }).contact_detail

const stateAt = (moment: string, kept: ReturnType<typeof week>) =>
  openingState(kept, new Date(moment), 'Australia/Brisbane')

const openUntil = (day: string, time: string) => ({ state: 'open', closes: { day, time } })
const closedUntil = (day: string, time: string) => ({ state: 'closed', opens: { day, time } })

describe('around midnight', () => {
  const everyDay = [0, 1, 2, 3, 4, 5, 6]
  const noon = '2025-04-14T02:00:00Z'

  test('a location that never closes has no closing (Spec 3.32)', () => {
    expect(stateAt(noon, week('00:00', '24:00', everyDay))).toEqual({ state: 'open' })
  })

  test('one that is open around the clock to Friday closes as Friday ends (Spec 3.32)', () => {
    const kept = week('00:00', '24:00', [1, 2, 3, 4, 5])
    expect(stateAt(noon, kept)).toEqual(openUntil('2025-04-18', '24:00'))
  })

  test('one that is open to midnight closes then, and opens the next morning (Spec 3.32)', () => {
    const kept = week('08:00', '24:00', everyDay)
    expect(stateAt('2025-04-14T13:59:59.999Z', kept)).toEqual(openUntil('2025-04-14', '24:00'))
    expect(stateAt('2025-04-14T14:00:00.000Z', kept)).toEqual(closedUntil('2025-04-15', '08:00'))
  })

  test('one that is open from midnight closes on its day, though the day before ends early (Spec 3.32)', () => {
    const kept = week('00:00', '12:00', everyDay)
    expect(stateAt('2025-04-14T00:00:00Z', kept)).toEqual(openUntil('2025-04-14', '12:00'))
  })
})
