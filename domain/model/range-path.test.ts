import { expect, test } from 'vitest'
import { modelName } from './model-name.ts'
import { rangePath } from './range-path.ts'

test.each([
  [undefined, 1, '/models'],
  ['suvs', 1, '/models?body=suvs'],
  ['suvs', 2, '/models?body=suvs&page=2'],
  [undefined, 3, '/models?page=3'],
])('the range of %s, page %i, is at %s (Spec 2.16)', (body, page, path) => {
  expect(rangePath(body, page)).toBe(path)
})

test('a model is named with its make (Spec 3.23)', () => {
  expect(modelName({ manufacturer_name: 'Mazda', name: 'CX-5' })).toBe('Mazda CX-5')
  expect(modelName({ name: 'CX-5' })).toBe('CX-5')
})
