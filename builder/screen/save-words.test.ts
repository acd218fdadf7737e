import { expect, test } from 'vitest'
import { saveWords } from './save-words.ts'

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
