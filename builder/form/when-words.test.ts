import { describe, expect, test } from 'vitest'
import { flagsSchema } from '#domain/site/flags-schema.ts'
import type { When } from '#pages/page.ts'
import { isShown } from '#pages/when.ts'
import { whenDays, whenSentence } from './when-words.ts'

test.each<[When | undefined, string]>([
  [undefined, 'Always shown.'],
  [{ carTypes: ['used'] }, 'Shown for used cars.'],
  [
    { carTypes: ['new', 'demo'], until: '2026-12-31' },
    'Shown for new or demo cars, to the end of 31 December 2026.',
  ],
  [{ carTypes: ['new', 'demo'], exactCarTypes: true }, 'Shown for exactly new and demo cars.'],
  [
    { from: '2026-12-01', viewport: 'wide', signedIn: false, flag: 'finance' },
    'Shown from 1 December 2026, on wide screens, to visitors who are not signed in, where the feature “Finance” is on.',
  ],
])('conditions are read back: %j (Spec 4.29)', (when, sentence) => {
  expect(whenSentence(when, 'en-AU')).toBe(sentence)
})

describe('the days on which conditions hold', () => {
  const today = '2026-11-26'
  test.each<[When, string, boolean]>([
    [{}, 'Every day.', true],
    [{ from: '2026-11-26' }, 'Today is inside, and every day after it.', true],
    [{ until: '2026-11-26' }, 'Today is the last day.', true],
    [{ until: '2026-12-26' }, 'Today is inside; 30 days more.', true],
    [{ from: '2026-11-27', until: '2026-11-30' }, 'Begins in 1 day, then for 4 days.', false],
    [{ from: '2026-12-01' }, 'Begins in 5 days.', false],
    [{ until: '2026-11-24' }, 'Over for 2 days.', false],
    [
      { from: '2026-12-02', until: '2026-12-01' },
      'On no day: the last lies before the first.',
      false,
    ],
  ])('%j: %s (Spec 4.29, D5)', (when, words, isHeld) => {
    expect(whenDays(when, today)).toBe(words)
    // The words and the page say the same of today.
    expect(isShown(when, { flags: flagsSchema.parse({}), today })).toBe(isHeld)
  })
})
