import { describe, expect, test } from 'vitest'
import { withoutAbsent } from '../absence.ts'
import { baseWords } from '../site/interface-texts.ts'
import { modelSchema } from './model.ts'
import { modelLabel } from './model-label.ts'
import { modelName } from './model-name.ts'
import { modelPath } from './model-path.ts'

const bare = { id: 'm1', name: 'Hilux', slug: 'hilux' }
const full = {
  ...bare,
  new_slug: 'hilux-2027',
  description: 'A ute for work and weekends.',
  short_description: 'A ute.',
  from_price: 31_990,
  override_url: 'https://example.com/hilux',
  path: '/models/hilux',
  status: 'new',
  image: { url: '/media/hilux.jpg', thumb: '/media/hilux-small.jpg', alt: 'A Hilux' },
  body: ['Utes'],
  manufacturer_body: 'Utes',
  manufacturer_body2: 'Commercial',
  manufacturer_body3: 'Four-wheel drives',
  bodyStyle: 'Ute',
  fuel: 'Diesel',
  variant: 'SR5',
  accessories_count: 84,
  manufacturer_name: 'Toyota',
}

describe('a model', () => {
  test('keeps every field of the specification (Spec 3.23)', () => {
    expect(modelSchema.parse(full)).toEqual(full)
  })

  test('needs only an id, a name and a slug; null, empty and "null" are absence (Spec 3.23)', () => {
    const incomplete = { ...bare, status: '', from_price: null, fuel: 'null', body: [null] }
    expect(modelSchema.parse(withoutAbsent(incomplete))).toEqual({ ...bare, body: [] })
  })

  test.each([
    ['a status it does not know', { status: 'old' }, 'status'],
    ['a negative price', { from_price: -1 }, 'from_price'],
    ['a price of half a dollar', { from_price: 0.5 }, 'from_price'],
    ['a slug with spaces', { slug: 'hi lux' }, 'slug'],
    ['a path that is none', { path: 'hilux' }, 'path'],
    ['201 letters for its tile', { short_description: 'a'.repeat(201) }, 'short_description'],
  ])('with %s is refused, with its path (Spec 3.23, 9.09)', (_, change, path) => {
    const { error } = modelSchema.safeParse({ ...full, ...change })
    expect(error?.issues.map((issue) => issue.path.join('.'))).toEqual([path])
  })
})

test.each([
  ['that is new', 'is labelled NEW', { status: 'new' }, 'NEW'],
  ['that is coming soon', 'is labelled COMING SOON', { status: 'coming_soon' }, 'COMING SOON'],
  ['of every day', 'has a blank label', {}, ''],
] as const)('the tile of a model %s %s (Spec 4.11)', (_is, _says, model, label) => {
  expect(modelLabel(model, baseWords)).toBe(label)
})

test.each([
  ['Mazda CX-5', { name: 'CX-5', manufacturer_name: 'Mazda' }],
  ['Corolla', { name: 'Corolla' }],
])('a model is called %s (Spec 3.23)', (name, model) => {
  expect(modelName(model)).toBe(name)
})

test.each([
  ['its override address', full, 'https://example.com/hilux'],
  ['its path where it has no override', { ...bare, path: '/models/hilux' }, '/models/hilux'],
  ['its slug where it has neither', bare, '/hilux'],
])('the tile of a model leads to %s (Spec 2.16)', (_, model, path) => {
  expect(modelPath(model)).toBe(path)
})
