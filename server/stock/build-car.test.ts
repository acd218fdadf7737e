import { describe, expect, test } from 'vitest'
import { keyedId } from './build-car.ts'

const idOf = (stocknum: string) => keyedId({ stocknum }, [['stocknum']])

describe('the id of a stock number', () => {
  test.each([
    ['U1042', 'u1042'],
    [' u1042 ', 'u1042'],
    ['100042', '100042'],
  ])('is the number itself where a URL can hold it: %j gives %j', (stocknum, id) => {
    expect(idOf(stocknum)).toBe(id)
  })

  test.each([
    ['AB-1', 'A-B1'],
    ['10/42', '104-2'],
    ['10/42', '1042'],
    ['Ü1', 'U1'],
    ['1 2', '12'],
    ['#', '*'],
  ])('%j differs from that of %j', (one, other) => {
    expect(idOf(one)).not.toBe(idOf(other))
    expect(idOf(one)).toMatch(/^[a-z0-9]+$/)
  })

  test('does not depend on case', () => {
    expect(idOf('ab-1')).toBe(idOf('AB-1'))
    expect(idOf('u1042')).toBe(idOf('U1042'))
  })

  test('is short for a long number', () => {
    expect(idOf('9'.repeat(1_000_000))).toMatch(/^[a-z0-9]{12}$/)
  })
})

test('several fields give one id for dealer 1 car 11 and another for dealer 11 car 1', () => {
  const key = [['dealership_id', 'stocknum']]
  const one = keyedId({ dealership_id: '1', stocknum: '11' }, key)
  expect(one).not.toBe(keyedId({ dealership_id: '11', stocknum: '1' }, key))
})
