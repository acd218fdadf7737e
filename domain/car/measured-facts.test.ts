import { describe, expect, test } from 'vitest'
import type { Car } from './car.ts'
import { figuresOf, measuredFacts, withBest } from './measured-facts.ts'

type Figures = Pick<Car, 'variant'>

const electric: Figures = {
  variant: { acceleration: 3.1, electricrange: 528, power: 390, torque: 660, kerbmass: 1851 },
}
const petrol: Figures = { variant: { acceleration: 4.3, power: 353 } }
const ute: Figures = { variant: { brakedtowing: 3500, torque: 500 } }
const best = [electric, petrol, ute].map(figuresOf).reduce(withBest, {})

const texts = (car: Figures, locale: 'en-AU' | 'en-US' = 'en-AU') =>
  measuredFacts(car, locale).map(({ name, value, unit }) => `${name}: ${value} ${unit}`)

describe('the figures of a car', () => {
  test('are those that are known, time and range first (Spec 3.15, 5.35)', () => {
    expect(texts(electric)).toEqual([
      '0–100 km/h: 3.1 s',
      'Range, WLTP: 528 km',
      'Power: 390 kW',
      'Torque: 660 Nm',
      'Kerb mass: 1,851 kg',
    ])
    expect(texts(petrol)).toEqual(['0–100 km/h: 4.3 s', 'Power: 353 kW'])
    expect(texts({})).toEqual([])
  })

  test('are in American units on an American site (Spec 9.25)', () => {
    expect(texts(electric, 'en-US')).toEqual([
      '0–62 mph: 3.1 s',
      'Range, EPA: 328 mi',
      'Power: 523 hp',
      'Torque: 487 lb-ft',
      'Curb weight: 4,080 lb',
    ])
    expect(texts(ute, 'en-US')).toContain('Tows: 7,715 lb')
  })

  test('of a battery and its charger are the same everywhere', () => {
    const charged = { variant: { batterycapacity: 75, chargingpower: 250 } }
    const expected = ['Battery: 75 kWh', 'DC charging: 250 kW']
    expect(texts(charged)).toEqual(expected)
    expect(texts(charged, 'en-US')).toEqual(expected)
  })

  test('that are 0 are not known (Spec 5.35)', () => {
    expect(texts({ variant: { acceleration: 0, power: 0 } })).toEqual([])
  })
})

describe('the share of a figure', () => {
  const shares = (car: Figures, of = best) =>
    Object.fromEntries(measuredFacts(car, 'en-AU', of).map(({ key, share }) => [key, share]))

  test('is 1 for the best: the quickest, and the highest of all else', () => {
    expect(shares(electric)).toEqual({
      acceleration: 1,
      range: 1,
      power: 1,
      torque: 1,
      mass: 1,
    })
    expect(shares(ute)).toEqual({ torque: 500 / 660, towing: 1 })
  })

  test('is the smaller the slower, weaker or heavier the car is', () => {
    expect(shares(petrol)).toEqual({ acceleration: 3.1 / 4.3, power: 353 / 390 })
    expect(shares({ variant: { kerbmass: 2400 } }, { mass: 1800 })).toEqual({ mass: 0.75 })
  })

  test('is unknown without the best', () => {
    expect(shares(petrol, {})).toEqual({ acceleration: undefined, power: undefined })
  })

  test('is at most 1, for a car that has left the stock since', () => {
    expect(shares(electric, { power: 300, acceleration: 4 })).toMatchObject({
      power: 1,
      acceleration: 1,
    })
  })
})

test('a car without better figures leaves the best as it is', () => {
  expect(withBest(best, figuresOf(petrol))).toBe(best)
  expect(withBest(best, {})).toBe(best)
})
