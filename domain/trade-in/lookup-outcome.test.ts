import { describe, expect, test } from 'vitest'
import { lookupOutcome } from './lookup-outcome.ts'
import { lookupAnswerSchema } from './valued-vehicle.ts'

const outcome = (answer: unknown) => lookupOutcome(lookupAnswerSchema.parse(answer))
const problem = (answer: unknown) => lookupAnswerSchema.safeParse(answer).error?.issues[0]

describe('a look-up finds', () => {
  test('several cars where descriptions are listed, even beside an EvalID (Spec 4.24)', () => {
    const VechielDescriptions = [{ Description: 'Sedan' }, { Description: 'Hatchback' }]
    const descriptions = ['Sedan', 'Hatchback']
    expect(outcome([{ EvalID: '7', VechielDescriptions }])).toEqual({
      kind: 'candidates',
      descriptions,
    })
    expect(outcome([{ VIN: 'V1', VechielDescriptions }])).toEqual({
      kind: 'candidates',
      descriptions,
      vin: 'V1',
    })
  })

  test('a choice of one where one description is listed (Spec 4.24)', () => {
    expect(outcome([{ VechielDescriptions: [{ Description: 'Sedan' }] }])).toEqual({
      kind: 'candidates',
      descriptions: ['Sedan'],
    })
  })

  test.each([
    ['an EvalID', { EvalID: '7' }],
    ['a VIN', { VIN: 'V1' }],
    ['a make', { Make: 'Toyota' }],
  ])('one car by %s (Spec 4.25)', (_name, vehicle) => {
    expect(outcome([vehicle])).toEqual({ kind: 'vehicle', vehicle })
  })

  test('one car, the first, where several entries come (Spec 4.25)', () => {
    expect(outcome([{ EvalID: '7' }, { EvalID: '8' }])).toMatchObject({ vehicle: { EvalID: '7' } })
  })

  test.each([
    ['an empty list', []],
    ['an entry that says nothing', [{}]],
    ['an entry of nulls', [{ EvalID: null, VIN: 'null', Make: '', VechielDescriptions: [] }]],
    ['an echo of the registration', [{ Rego: '123ABC' }]],
  ])('no car in %s (Spec 4.26)', (_name, answer) => {
    expect(outcome(answer)).toEqual({ kind: 'no_match' })
  })
})

describe("the provider's data", () => {
  test('are read field for field; codes are text, counts are numbers (Spec 3.44)', () => {
    const named = {
      VIN: 'JTNKU3JE60J000001',
      RegoExpiry: '31/03/2027',
      Make: 'Toyota',
      Variant: 'Ascent Sport',
      Transmission: 'Automatic',
    }
    const codes = { EvalID: 48213, EngineNumber: 7, Rego: 123, Model: 3, Series: 9, RedBookCode: 5 }
    const counts = { Kms: '61000', Year: ' 2019 ' }
    expect(outcome([{ ...named, ...codes, ...counts, Unknown: 'dropped' }])).toEqual({
      kind: 'vehicle',
      vehicle: {
        ...named,
        EvalID: '48213',
        EngineNumber: '7',
        Rego: '123',
        Model: '3',
        Series: '9',
        RedBookCode: '5',
        Kms: 61_000,
        Year: 2019,
      },
    })
  })

  test.each([
    ['an answer that is no list', { EvalID: '7' }, []],
    ['a year in words', [{ Year: 'last year' }], [0, 'Year']],
    ['kilometres below zero', [{ Kms: -5 }], [0, 'Kms']],
    ['digits with a letter before', [{ Kms: 'x5' }], [0, 'Kms']],
    ['digits with a letter after', [{ Kms: '5x' }], [0, 'Kms']],
    ['a power', [{ Kms: '1e5' }], [0, 'Kms']],
    ['yes', [{ Kms: true }], [0, 'Kms']],
    ['half a kilometre', [{ Kms: 0.5 }], [0, 'Kms']],
    ['kilometres beyond counting', [{ Kms: '9'.repeat(30) }], [0, 'Kms']],
    ['a make that is a number', [{ Make: 7 }], [0, 'Make']],
    ['an id with a fraction', [{ EvalID: 7.5 }], [0, 'EvalID']],
    ['an id that is a list', [{ EvalID: [7] }], [0, 'EvalID']],
    [
      'a description without text',
      [{ VechielDescriptions: [{ Description: null }] }],
      [0, 'VechielDescriptions', 0, 'Description'],
    ],
  ])('that are unclear are rejected by their path: %s (Spec 3.44)', (_name, answer, path) => {
    expect(problem(answer)?.path).toEqual(path)
  })
})
