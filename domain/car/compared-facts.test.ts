import { expect, test } from 'vitest'
import { comparedFacts } from './compared-facts.ts'

const quick = { variant: { acceleration: 3, power: 400 } }
const strong = { variant: { acceleration: 4, power: 500, kerbmass: 2000 } }
const unknown = {}

test('shows the figures that two cars have, beside each other (Spec 3.15)', () => {
  const rows = comparedFacts([quick, strong, unknown], 'en-AU', { acceleration: 3, power: 500 })
  expect(rows.map(({ name }) => name)).toEqual(['0–100 km/h', 'Power'])
  expect(rows.map(({ facts }) => facts.map((fact) => fact?.share))).toEqual([
    [1, 0.75, undefined],
    [0.8, 1, undefined],
  ])
})

test('a single car is compared with nothing (Spec 3.15)', () => {
  expect(comparedFacts([quick], 'en-AU', {})).toEqual([])
})
