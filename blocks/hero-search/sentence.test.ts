import { expect, test } from 'vitest'
import { type FinderFilter, sentencePart } from './sentence.ts'

/** The sentence of some filters, each with a value or, without one, with any. */
function sentence(thing: string, chosen: readonly (readonly [FinderFilter, string?])[]): string {
  const filters = chosen.map(([filter]) => filter)
  return chosen
    .map(([filter, value]) => {
      const { before, any, option } = sentencePart(filter, filters, thing)
      return `${before} [${value === undefined ? any : option(value)}]`
    })
    .join(' ')
}

test.each([
  [
    'I’m after [any kind of car] for [any price] at [any location]',
    sentence('car', [['simple_body'], ['price'], ['location_name']]),
  ],
  [
    'I’m after [an SUV] for [up to $20,000] at [Penrose]',
    sentence('car', [
      ['simple_body', 'SUV'],
      ['price', '$20,000'],
      ['location_name', 'Penrose'],
    ]),
  ],
  [
    'I’m after a motorcycle made by [any maker] for [any price]',
    sentence('motorcycle', [['make'], ['price']]),
  ],
  [
    'I’m after [a people mover] with [electric power] with [an automatic transmission]',
    sentence('car', [
      ['simple_body', 'People Mover'],
      ['simple_fuel', 'Electric'],
      ['transmission', 'Automatic'],
    ]),
  ],
])('the drop-downs read as: %s (Spec 2.33)', (expected, read) => {
  expect(read).toBe(expected)
})
