import { expect, test } from 'vitest'
import { nearestSlots } from './nearest-slots.ts'

const slot = (local: string) => ({ local, startsAt: new Date(`${local}:00+10:00`).toISOString() })
const near = (wanted: string, free: readonly string[]) =>
  nearestSlots(slot(wanted), free.map(slot)).map(({ local }) => local.slice(8))

test.each<[string, string[], string[]]>([
  [
    'before and after it on the same day',
    ['2026-11-26T09:00', '2026-11-26T10:00', '2026-11-26T11:00', '2026-11-26T11:30'],
    ['26T10:00', '26T11:00', '26T11:30'],
  ],
  [
    'of the same day before those of others',
    ['2026-11-25T16:30', '2026-11-26T16:30', '2026-11-27T09:00'],
    ['25T16:30', '26T16:30', '27T09:00'],
  ],
  [
    'of the nearest days where its own is full',
    ['2026-11-30T09:00', '2026-11-27T09:00', '2026-12-10T09:00', '2026-12-11T09:00'],
    ['27T09:00', '30T09:00', '10T09:00'],
  ],
  ['as many as there are', ['2026-11-27T09:00'], ['27T09:00']],
  ['none', [], []],
])('in place of a taken slot the three nearest are named: %s (D21)', (_, free, expected) => {
  expect(near('2026-11-26T10:30', free)).toEqual(expected)
})
