import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { catalogueMake } from '../car/vehicle-title.ts'
import { manufacturerSchema } from './manufacturer.ts'
import { manufacturers } from './manufacturers.ts'

const sold = new URL('../../../shared/data/au_make_model_catalogue.csv', import.meta.url)

describe('a manufacturer', () => {
  test('keeps every field of the specification (Spec 3.24)', () => {
    const make = { id: '1', name: 'Škoda', slug: 'skoda', logo: { url: '/media/skoda.svg' } }
    expect(manufacturerSchema.parse(make)).toEqual(make)
  })

  test('with a logo that is no address is refused (Spec 3.24)', () => {
    const { error } = manufacturerSchema.safeParse({ ...manufacturers[0], logo: { url: 'x' } })
    expect(error?.issues.map((issue) => issue.path.join('.'))).toEqual(['logo.url'])
  })
})

describe('the catalogue of makes', () => {
  test('has each make once, by name, with an address of its own (Spec 3.24)', () => {
    expect(manufacturerSchema.array().parse(manufacturers)).toEqual(manufacturers)
    const names = manufacturers.map(({ name }) => name)
    expect(names).toEqual([...new Set(names)].sort())
    expect(new Set(manufacturers.map(({ slug }) => slug)).size).toBe(names.length)
  })

  test.each([
    ['Mercedes-Benz', 'mercedes-benz'],
    ['Land Rover', 'land-rover'],
    ['Harley-Davidson', 'harley-davidson'],
    ['Jayco', 'jayco'],
  ])('has %s at /search/%s (Spec 2.17, 3.24)', (name, slug) => {
    expect(manufacturers).toContainEqual({ id: slug, name, slug })
  })

  test.skipIf(!existsSync(sold))('has every make that Australia sells (Spec 3.24)', () => {
    const rows = readFileSync(sold, 'utf8').trim().split('\n').slice(1)
    const makes = new Set(rows.map((row) => row.slice(0, row.indexOf(','))))
    const known = new Set(manufacturers.map(({ name }) => name))
    expect(makes.size).toBeGreaterThanOrEqual(76)
    expect([...makes].filter((make) => !known.has(catalogueMake(make)))).toEqual([])
  })
})
