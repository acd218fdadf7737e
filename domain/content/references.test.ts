import { describe, expect, test } from 'vitest'
import type { FormatLocale } from '../format.ts'
import { locationWith } from '../location/location.fixture.ts'
import { saleWheel } from '../prize/wheel.fixture.ts'
import type { Wheel } from '../prize/wheel.ts'
import { collections } from './collections.ts'
import { noContent } from './layers.ts'
import { referenceFaults } from './references.ts'

const site = {
  locations: [locationWith({ id: 'yard' })],
  dealerships: [],
  locale: 'en-AU' as const,
}
const model = (slug: string, more: object = {}) =>
  collections.models.entry.parse({ id: slug, name: slug, slug, ...more })

describe('entries that name others', () => {
  const faultsOf = (change: Partial<typeof noContent>) =>
    referenceFaults({ ...noContent, ...change }, site).map(({ path, message }) => [
      path.join('.'),
      message,
    ])

  test('are at fault where the site does not have them (Spec 3.21, 3.34)', () => {
    const offers = [
      collections.offers.entry.parse({
        id: 'a',
        name: 'A',
        model: 'x',
        dealership_ids: ['yard', 'z'],
      }),
    ]
    const posts = [
      collections.posts.entry.parse({
        id: 'p',
        title: 'P',
        category: 'C',
        date: '2026-01-01',
        summary: 's',
        text: 't',
        author: 'nobody',
      }),
    ]
    expect(faultsOf({ offers, posts })).toEqual([
      ['dealership_ids.1', 'expected the id of a location or dealership of this site, found "z"'],
      ['model', 'expected the name of a model of this site, found "x"'],
      ['author', 'expected the id of a person of this site, found "nobody"'],
    ])
  })

  test('are models that end nowhere or go in a circle (Spec 3.23)', () => {
    const models = [
      model('a', { new_slug: 'b' }),
      model('b', { new_slug: 'a' }),
      model('c', { new_slug: 'd' }),
      model('d'),
      model('e', { new_slug: 'gone' }),
    ]
    expect(faultsOf({ models })).toEqual([
      ['new_slug', expect.stringContaining('a → b → a')],
      ['new_slug', expect.stringContaining('b → a → b')],
      ['new_slug', 'expected the slug of a model of this site, found "gone"'],
    ])
  })
})

describe('a wheel of prizes', () => {
  const wheel = (id: string, start: string, expiry: string) => ({ ...saleWheel, id, start, expiry })
  const june = wheel('june', '2025-06-05', '2025-06-07')
  const faults = (wheels: Wheel[], locale: FormatLocale = 'en-AU') =>
    referenceFaults({ ...noContent, wheels }, { ...site, locale }).map(
      ({ id, path, message }) => `${id} ${path.join('.')}: ${message}`,
    )

  test('turns on days of its own (D32)', () => {
    expect(faults([wheel('later', '2025-06-08', '2025-06-09'), june])).toEqual([])
    expect(faults([wheel('both', '2025-06-07', '2025-06-09'), june])).toEqual([
      'both start: expected a day after the last one of the wheel "june"',
    ])
  })

  test.each(['en-NZ', 'en-US'] as const)('is refused at a site of %s (D32)', (locale) => {
    expect(faults([june], locale)).toEqual([
      'june eligible_states: a wheel follows the law of Australia: this site has none',
    ])
  })
})
