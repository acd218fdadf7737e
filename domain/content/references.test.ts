import { describe, expect, test } from 'vitest'
import { locationWith } from '../location/location.fixture.ts'
import { collections } from './collections.ts'
import { noContent } from './layers.ts'
import { referenceFaults } from './references.ts'

const site = { locations: [locationWith({ id: 'yard' })], dealerships: [] }
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
