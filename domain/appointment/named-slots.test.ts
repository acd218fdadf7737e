import { expect, test } from 'vitest'
import { namedSlots } from './named-slots.ts'

const wanted = '2026-11-26T10:30'
const australian = { locale: 'en-AU', and: 'and' } as const

test.each([
  [[], ''],
  [['2026-11-26T09:30'], '9.30'],
  [['2026-11-26T09:30', '2026-11-26T11:00'], '9.30 and 11.00'],
  [
    ['2026-11-26T16:30', '2026-11-27T09:00', '2026-11-27T09:30'],
    '4.30, Fri 27 Nov 9.00 and Fri 27 Nov 9.30',
  ],
])('the slots %j are named %j (Spec 7.07, D21)', (slots, text) => {
  expect(namedSlots(slots, wanted, australian)).toBe(text)
})

test('in the United States they are named as people there write times (Spec 9.27)', () => {
  const american = { locale: 'en-US', and: 'and' } as const
  expect(namedSlots(['2026-11-26T09:30', '2026-11-27T09:00'], wanted, american)).toBe(
    '9:30 and Fri Nov 27 9:00',
  )
})
