import { describe, expect, test } from 'vitest'
import { modelSchema } from './model.ts'
import { currentModels, modelCategories, modelRange } from './model-range.ts'

const model = (name: string, change: object) =>
  modelSchema.parse({ id: name, name, slug: name, ...change })

const models = [
  model('rav4', { body: ['SUVs', 'Hybrids'] }),
  model('hilux', { body: ['Utes'], manufacturer_body2: 'Cab & Chassis' }),
  model('kluger', { body: ['suvs'], manufacturer_body3: 'Family' }),
  model('supra', { manufacturer_body: 'Sports', bodyStyle: 'Coupe' }),
  model('mystery', {}),
]
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name)

test('a range has a button for each category that its models name, each once (Spec 2.36, 4.28)', () => {
  expect(modelCategories(models)).toEqual([
    { name: 'SUVs', slug: 'suvs' },
    { name: 'Hybrids', slug: 'hybrids' },
    { name: 'Utes', slug: 'utes' },
    { name: 'Cab & Chassis', slug: 'cab-chassis' },
    { name: 'Family', slug: 'family' },
    { name: 'Sports', slug: 'sports' },
  ])
})

test('a model that another follows is in no list (Spec 3.23)', () => {
  const old = model('hilux-2024', { new_slug: 'hilux' })
  expect(names(currentModels([old, ...models]))).toEqual(names(models))
})

describe('a range', () => {
  test.each([
    ['suvs', ['rav4', 'kluger'], ['hilux', 'supra', 'mystery']],
    ['hybrids', ['rav4'], ['hilux', 'kluger', 'supra', 'mystery']],
    ['utes', ['hilux'], ['rav4', 'kluger', 'supra', 'mystery']],
    ['cab-chassis', ['hilux'], ['rav4', 'kluger', 'supra', 'mystery']],
    ['family', ['kluger'], ['rav4', 'hilux', 'supra', 'mystery']],
    ['sports', ['supra'], ['rav4', 'hilux', 'kluger', 'mystery']],
  ])('shows the models of %s and hides the rest (Spec 4.28)', (body, shown, hidden) => {
    const range = modelRange(models, body)
    expect(range.chosen?.slug).toBe(body)
    expect([names(range.shown), names(range.hidden)]).toEqual([shown, hidden])
  })

  test.each([
    ['no category is chosen', undefined],
    ['the category chosen has no model', 'coupe'],
    ['the category is written otherwise than in an address', 'SUVs'],
    ['the category is empty', ''],
  ])('shows all where %s (Spec 4.28)', (_, body) => {
    expect(modelRange(models, body)).toEqual({ shown: models, hidden: [] })
  })

  test('of no models is empty (Spec 4.28)', () => {
    expect(modelRange([], 'suvs')).toEqual({ shown: [], hidden: [] })
  })
})
