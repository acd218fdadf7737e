import { afterEach, expect, test } from 'vitest'
import { sayTimesOf } from '#desk/states/saying.ts'
import { saveWords } from './save-words.ts'

afterEach(() => sayTimesOf())

test('the time of saving is by the clocks of the site (WORKSPACE 7)', () => {
  const saved = { kind: 'saved', at: '2026-11-24T08:41:07Z' } as const
  sayTimesOf('Pacific/Auckland')
  expect(saveWords(saved)).toBe('Saved 9.41.07 pm')
  sayTimesOf('Australia/Brisbane')
  expect(saveWords(saved)).toBe('Saved 6.41.07 pm')
})

test.each([
  [{ kind: 'saved', at: undefined }, 'Saved'],
  [{ kind: 'saved', at: '2026-11-24T08:41:07' }, 'Saved 8.41.07 am'],
  [{ kind: 'waiting' }, 'Not saved yet'],
  [{ kind: 'saving' }, 'Saving…'],
  [{ kind: 'retrying', tries: 3 }, 'Not saved, trying again (3)'],
  [{ kind: 'offline' }, 'Offline: kept in this browser'],
  [
    { kind: 'refused', says: 'Only an editor may do this.' },
    'Not saved: Only an editor may do this.',
  ],
] as const)('%j is told as "%s" (WORKSPACE 7)', (state, words) => {
  expect(saveWords(state)).toBe(words)
})
