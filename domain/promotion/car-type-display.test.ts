import { describe, expect, test } from 'vitest'
import type { CarType } from '../car/kinds.ts'
import { reasonsOf } from '../eligibility.ts'
import { carTypeDisplay } from './car-type-display.ts'
import { promoCardSchema } from './promo-card.ts'

const promoOf = (change: object) => promoCardSchema.parse({ id: 'p', name: 'p', ...change })
const shows: string[] = []

describe('a promotion by type of car (Spec 3.22, 4.29)', () => {
  const lenient = promoOf({ display: ['demo', 'used'] })
  const strict = promoOf({ display: ['demo', 'used'], strictDisplay: true })
  const anyType = promoOf({ strictDisplay: true })
  const other = ['other_car_type']
  const inexact = ['not_exactly_its_car_types']
  const chosen = (...types: CarType[]) => types

  test.each([
    ['a lenient one shows where no type is chosen', lenient, chosen(), shows],
    ['a lenient one shows where one of its types is chosen', lenient, chosen('used'), shows],
    [
      'a lenient one shows where one of those chosen is its own',
      lenient,
      chosen('new', 'used'),
      shows,
    ],
    ['a lenient one is hidden where others are chosen', lenient, chosen('new'), other],
    ['a strict one is hidden where no type is chosen', strict, chosen(), inexact],
    [
      'a strict one is hidden where only one of its types is chosen',
      strict,
      chosen('used'),
      inexact,
    ],
    [
      'a strict one is hidden where more than its types are chosen',
      strict,
      chosen('new', 'used', 'demo'),
      inexact,
    ],
    ['a strict one is hidden where others are chosen', strict, chosen('new'), inexact],
    [
      'a strict one shows where exactly its types are chosen',
      strict,
      chosen('used', 'demo'),
      shows,
    ],
    ['one without types shows with every type', anyType, chosen('new'), shows],
    ['one without types shows where no type is chosen', anyType, chosen(), shows],
  ])('%s', (_, promo, carTypes, expected) => {
    expect(reasonsOf(carTypeDisplay(promo, carTypes))).toEqual(expected)
  })
})
