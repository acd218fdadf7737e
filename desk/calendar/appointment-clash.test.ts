import { expect, test } from 'vitest'
import { changedFields, clashWords, settled, type Wanted } from './appointment-clash.ts'
import type { Entry, Week } from './calendar-week.ts'

const seen: Entry = {
  id: 'a',
  kind: 'drive',
  state: 'asked',
  location: 'newstead',
  at: '2026-11-26T10:30',
  starts_at: '2026-11-26T00:30:00.000Z',
  is_over: false,
  version: 1,
}
const moved = { ...seen, at: '2026-11-26T14:00' }
const confirmed = { ...seen, state: 'confirmed' as const }
const cancelled = { ...seen, state: 'cancelled' as const }

const confirm: Wanted = { kind: 'confirm', what: seen, said: '' }
const cancel: Wanted = { kind: 'cancel', what: seen, said: '', message: '' }
const to = { at: '2026-11-26T11:00', location: 'newstead' }
const move: Wanted = { kind: 'move', what: seen, said: '', message: '', to }

test.each([
  ['confirm', confirm, confirmed, 'done'],
  ['confirm', confirm, moved, 'ask'],
  ['confirm', confirm, cancelled, 'ask'],
  ['cancel', cancel, cancelled, 'done'],
  ['cancel', cancel, confirmed, 'ask'],
  ['move', move, confirmed, 'both'],
  ['move', move, moved, 'ask'],
  ['move', move, cancelled, 'ask'],
  ['move', move, { ...confirmed, ...to }, 'done'],
])(
  'to %s what somebody else changed first is asked unless nothing is lost (Spec 6.03)',
  (_, mine, theirs, end) => {
    expect(settled(mine, theirs)).toBe(end)
  },
)

test('a clash names each field that somebody else changed, and what is wanted (Spec 6.03)', () => {
  const theirs = { ...moved, state: 'confirmed' as const }
  expect(changedFields(seen, theirs)).toEqual(['time', 'state'])
  const locations = [{ slug: 'newstead', name: 'Newstead', days: [] }]
  const week: Week = {
    today: '2026-11-26',
    now: '09:00',
    last: '2026-12-26',
    days: [],
    locations,
    entries: [],
    wishes: [],
  }
  expect(clashWords(move, theirs, week)).toBe(
    'Somebody moved it to Thu 26 Nov, 2pm at Newstead and confirmed it while you had it open. You want to move it to Thu 26 Nov, 11am.',
  )
})
