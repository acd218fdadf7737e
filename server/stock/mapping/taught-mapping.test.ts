import { expect, test } from 'vitest'
import { compileMapping, isRejection } from './compile-mapping.ts'
import { loadMapping } from './load-mapping.ts'
import { taughtMapping, teachable } from './taught-mapping.ts'

type Lesson = Parameters<typeof taughtMapping>[1][number]

const columns = ['condition', 'year', 'make', 'model', 'colour_ext', 'Paint Name', 'Fit']
const row = ['Pre-Loved', '2021', 'Kia', 'Rio', '', 'Red', 'Dual']

async function read(lessons: readonly Lesson[], values = row) {
  const canonical = await loadMapping('canonical')
  const mapping = taughtMapping(canonical, lessons, canonical)
  return compileMapping(mapping, columns, () => {}).read({ line: 2, values })
}
const preLoved = {
  column: 'Condition',
  field: 'car_type',
  word: { value: 'pre-loved', meaning: 'used' },
}
const paint = { column: 'Paint Name', field: 'colour' }

test('a value is read as it was taught, in any case, and others as before (Spec 1.11)', async () => {
  expect(await read([])).toMatchObject({ reason: 'unusable_value', column: 'condition' })
  expect(await read([preLoved])).toMatchObject({ car_type: 'used' })
  expect(await read([preLoved], ['NEW', ...row.slice(1)])).toMatchObject({ car_type: 'new' })
})

test('a column fills its field before the others, and gives way where it is empty (Spec 1.11)', async () => {
  const both = [...row.slice(0, 4), 'Blue', 'Red', '']
  expect(await read([preLoved, paint])).toMatchObject({ colour: 'Red' })
  expect(await read([preLoved, paint], both)).toMatchObject({ colour: 'Red' })
  const empty = [...row.slice(0, 4), 'Blue', '', '']
  expect(await read([preLoved, paint], empty)).toMatchObject({ colour: 'Blue' })
})

test('a column and its values are taught in any order, and what no longer fits does nothing (Spec 1.11)', async () => {
  const ofFit = { column: 'Fit', field: 'status', word: { value: 'Dual', meaning: 'sold' } }
  const unfit = [preLoved, ofFit]
  expect(await read(unfit)).not.toHaveProperty('status')
  expect(await read([...unfit, { column: 'Fit', field: 'status' }])).toMatchObject({
    status: 'sold',
  })
})

test('a constant gives way to a column that is taught (Spec 1.11)', async () => {
  const canonical = await loadMapping('canonical')
  const constant = { ...canonical, fields: { ...canonical.fields, status: { value: 'sold' } } }
  const taught = taughtMapping(constant, [{ column: 'Fit', field: 'status' }, preLoved], canonical)
  const draft = compileMapping(taught, columns, () => {}).read({
    line: 2,
    values: [...row.slice(0, 6), 'Available'],
  })
  expect(isRejection(draft)).toBe(false)
  expect(draft).toMatchObject({ status: 'in_stock' })
})

test('only a value of words that a field does not know can be taught (Spec 1.11)', async () => {
  const canonical = await loadMapping('canonical')
  expect(teachable(canonical, 'CONDITION', 'Pre-Loved')).toEqual({
    field: 'car_type',
    choices: ['new', 'demo', 'used'],
  })
  expect(teachable(canonical, 'condition', 'Used')).toBeUndefined()
  expect(teachable(canonical, 'year', '20022')).toBeUndefined()
  expect(teachable(canonical, 'Paint Name', 'Red')).toBeUndefined()
})
