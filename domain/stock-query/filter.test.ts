import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Filterable, matches, parseFilter } from './filter.ts'

const demo = { car_type: 'demo', km: 4200, price: 41_990, make: 'Land Rover', reserved: false }
const used = {
  car_type: 'used',
  km: 61_000,
  price: 0,
  make: 'Kia',
  tag: '',
  categories: ['SUV', 'EV'],
}
const poa = { car_type: 'new', make: 'Mini', colour: null }

function passes(text: string, document: Filterable): boolean {
  const parsed = parseFilter(text)
  if (!parsed.ok) throw new Error(`column ${parsed.column}: ${parsed.message}`)
  return matches(parsed.filter, document)
}

describe('a filter', () => {
  it.each<[string, boolean, boolean, boolean]>([
    // expression, demo, used, poa
    ['price > 0 AND NOT (car_type = demo AND km > 3000)', false, false, false],
    ['price > 0', true, false, false],
    ['price >= 0', true, true, false],
    ['km < 4200', false, false, false],
    ['km <= 4200', true, false, false],
    ['price 40000 TO 41990', true, false, false],
    ['car_type != demo', false, true, true],
    ['NOT price > 0', false, true, true],
    ['make = "land rover"', true, false, false],
    ["make = 'Land Rover' OR make = MINI", true, false, true],
    ['make IN [Kia, "Land Rover",]', true, true, false],
    ['make NOT IN [Kia]', true, false, true],
    ['make IN []', false, false, false],
    ['categories = suv', false, true, false],
    ['categories != SUV', true, false, true],
    ['reserved = false', true, false, false],
    ['km EXISTS', true, true, false],
    ['km NOT EXISTS', false, false, true],
    ['colour IS NULL', false, false, true],
    ['colour IS NOT NULL', true, true, false],
    ['tag IS EMPTY', false, true, false],
    ['tag IS NOT EMPTY', true, false, true],
    ['make = Kia OR make = Mini AND car_type = used', false, true, false],
    ['(make = Kia OR make = Mini) AND car_type = new', false, false, true],
    ['NOT NOT make = Kia', false, true, false],
  ])('%s (D9, Spec 4.02)', (text, ...expected) => {
    expect([demo, used, poa].map((document) => passes(text, document))).toEqual(expected)
  })

  it.each([
    ['', 1, 'expected the name of a field, found the end of the filter'],
    ['price > ', 9, 'expected a number, found the end of the filter'],
    ['price > cheap', 9, 'expected a number, found cheap'],
    ['prise > 0', 1, 'expected the name of a field, found prise; did you mean price?'],
    ['zzz = 1', 1, 'expected the name of a field, found zzz'],
    [
      'make = Kia and km > 1',
      12,
      'expected AND, OR or the end of the filter, found and; write AND in capitals',
    ],
    ['make = Land Rover', 13, 'expected AND, OR or the end of the filter, found Rover'],
    ['(make = Kia', 12, 'expected ), found the end of the filter'],
    ['make = "Kia', 8, 'expected a closing ", found the end of the filter'],
    ['make IN [Kia Mini]', 14, 'expected ,, found Mini'],
    ['make IS full', 9, 'expected NULL or EMPTY after IS, found full'],
    ['make NOT = Kia', 10, 'expected IN or EXISTS after NOT, found ='],
    ['price ~ 3', 7, 'expected a word, a value in quotes or a sign, found ~'],
    ['price > NaN', 9, 'expected a number, found NaN'],
    ['price > 1e5', 9, 'expected a number, found 1e5'],
    ['price > null AND km > 0', 9, 'expected a number, found null'],
    ['price = ', 9, 'expected a value, found the end of the filter'],
    ['price = AND', 9, 'expected a value, found AND'],
    ['km 1 TO far', 9, 'expected a number, found far'],
    ['OR price > 0', 1, 'expected the name of a field, found OR'],
    ['price > 0 AND', 14, 'expected the name of a field, found the end of the filter'],
    ['price > 0)', 10, 'expected AND, OR or the end of the filter, found )'],
    ['make IN Kia', 9, 'expected [, found Kia'],
    ['make IN [Kia', 13, 'expected ,, found the end of the filter'],
    ['make IS NOT full', 13, 'expected NULL or EMPTY after IS, found full'],
    ["make = 'Kia\\'", 8, "expected a closing ', found the end of the filter"],
    ['null', 1, 'expected the name of a field, found null'],
    ['price 1 UNTIL 3', 9, 'expected TO, found UNTIL'],
    [
      'make',
      5,
      'expected =, !=, >, >=, <, <=, IN, EXISTS, IS, or a number and TO, found the end of the filter',
    ],
  ])('points at what is wrong in "%s" (D9)', (text, column, message) => {
    expect(parseFilter(text)).toEqual({ ok: false, column, message })
  })

  it.each([
    [100, true],
    [101, false],
  ])('reads %d levels of parentheses: %s (D9)', (levels, ok) => {
    // The condition inside is a level too.
    const depth = levels - 1
    expect(parseFilter(`${'('.repeat(depth)}km > 0${')'.repeat(depth)}`).ok).toBe(ok)
  })

  it('answers any text without throwing (D9)', () => {
    const piece = fc.constantFrom(
      '(',
      ')',
      'NOT',
      'AND',
      'price',
      '>',
      '1',
      'make',
      '=',
      'TO',
      '[',
      '"',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(piece).map((words) => words.join(' ')),
        ),
        (text) => {
          const parsed = parseFilter(text)
          if (!parsed.ok) expect(parsed.column).toBeLessThanOrEqual(text.length + 1)
        },
      ),
    )
    expect(parseFilter('('.repeat(100_000)).ok).toBe(false)
  })
})
