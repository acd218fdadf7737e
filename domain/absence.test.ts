import { expect, test } from 'vitest'
import { isAbsent, withoutAbsent } from './absence.ts'

test.each([
  ['what is not there', undefined],
  ['null', null],
  ['an empty text', ''],
  ['a blank text', '  '],
  ['the text null', 'null'],
  ['the text NULL among blanks', ' NULL '],
])('%s is absent (Spec 5.35)', (_, value) => {
  expect(isAbsent(value)).toBe(true)
})

test.each(['nullify', '0', 0, Number.NaN, false, [[]]])('%j is not absent (Spec 5.35)', (value) => {
  expect(isAbsent(value)).toBe(false)
})

test('absent fields go at every depth, lists lose their empty entries (Spec 5.35)', () => {
  const raw = {
    badge: 'null',
    reserved: false,
    km: 0,
    variant: { torque: null, geartype: 'CVT' },
    images: ['/a.jpg', '', null, '/b.jpg'],
    finance_lenders: { '4': { deposit: '', termMonths: 60 } },
  }
  expect(withoutAbsent(raw)).toEqual({
    reserved: false,
    km: 0,
    variant: { geartype: 'CVT' },
    images: ['/a.jpg', '/b.jpg'],
    finance_lenders: { '4': { termMonths: 60 } },
  })
})

test.each([
  ['a text', 'text'],
  ['a number', 5],
  ['a yes', true],
  ['null', null],
  ['what is not there', undefined],
])('%s alone stays as it is (Spec 5.35)', (_, value) => {
  expect(withoutAbsent(value)).toBe(value)
})
