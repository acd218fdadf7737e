import { expect, test } from 'vitest'
import { locationSchema } from '../location/location.ts'
import { siteSchema } from '../site/site.ts'
import { collectionNames, collections, isCollectionName } from './collections.ts'
import { collectionFileSchema, contentFileSchema } from './file-schema.ts'
import { entryFinder } from './find-entry.ts'
import { initialsOf } from './initials.ts'
import { contentOf, noContent } from './layers.ts'
import { categoryOf, postCategories, postPath } from './post-category.ts'
import { siteFacts, statedFacts } from './site-facts.ts'
import { teamHours } from './team-hours.ts'
import { contentWindows } from './windows.ts'

const place = (id: string, more: object = {}) =>
  locationSchema.parse({
    id,
    name: id,
    slug: id,
    address: { street: '1 Bay Street', city: 'Cairns', state: 'QLD', postcode: '4870' },
    ...more,
  })
const site = siteSchema.parse({
  slug: 'bay',
  name: 'Bay Motors',
  template: 'plain',
  theme: { brand: '#123456', accent: '#654321' },
  contact: { phone: '07 5550 0100', email: 'sales@example.com' },
  locations: [place('yard'), place('main', { primary: true })],
})
const question = (id: string, answer = 'Yes.') =>
  collections.questions.entry.parse({ id, question: 'Open?', answer })

test('a collection is a file of its name (Spec 3.21)', () => {
  expect(collectionNames.every(isCollectionName)).toBe(true)
  expect(isCollectionName('offer')).toBe(false)
  expect(contentFileSchema.parse({})).toEqual({ entries: [], hide: [] })
  expect(collectionFileSchema('offers').safeParse({ entries: [{ id: 'a' }] }).success).toBe(false)
})

test('a layer replaces entries of those below by id, adds others, and hides (D2)', () => {
  const below = { questions: { entries: [question('a'), question('b')], hide: [] } }
  const above = { questions: { entries: [question('b', 'No.'), question('c')], hide: ['a'] } }
  const { questions } = contentOf([below, {}, above])
  expect(questions.map(({ id, answer }) => [id, answer])).toEqual([
    ['b', 'No.'],
    ['c', 'Yes.'],
  ])
  expect(noContent.offers).toEqual([])
})

test('entries are found by their key (D3)', () => {
  const byId = entryFinder(({ id }: { id: string }) => id)
  const entries = [question('a'), question('b')]
  expect(byId(entries, 'b')).toBe(entries[1])
  expect(byId(entries, 'c')).toBeUndefined()
})

test('facts of a site are those that it states (Spec 2.22)', () => {
  expect(statedFacts(site)).toEqual({
    dealer: 'Bay Motors',
    company: 'Bay Motors',
    address: '1 Bay Street, Cairns QLD 4870',
    phone: '07 5550 0100',
    email: 'sales@example.com',
  })
  const legal = { ...site.legal, companyNumber: 'ABN 1', licences: ['one', 'two'] }
  const whole = statedFacts({ ...site, legalName: 'Bay Pty Ltd', legal, locations: [] })
  expect(whole).toMatchObject({ company: 'Bay Pty Ltd', licences: 'one, two' })
  expect(whole).not.toHaveProperty('address')
  expect(siteFacts.address({ ...site, locations: [place('only')] })).toContain('Cairns')
})

test('posts have categories, each with an address (Spec 2.23)', () => {
  const posts = [{ category: 'Vehicle reviews' }, { category: 'News' }, { category: 'News' }]
  expect(postCategories(posts).map(({ slug }) => slug)).toEqual(['vehicle-reviews', 'news'])
  expect(categoryOf({ category: 'News' })).toEqual({ name: 'News', slug: 'news' })
  expect(postPath({ category: 'Vehicle reviews', id: 'a' })).toBe('/blog/vehicle-reviews/a')
})

test('offers and promotions bound the time of pages (Spec 4.29, D5)', () => {
  const offers = [collections.offers.entry.parse({ id: 'a', name: 'A', expiry: '2027-01-31' })]
  const promotions = [
    collections.promotions.entry.parse({ id: 'p', name: 'P', start: '2027-02-01' }),
  ]
  expect(contentWindows({ offers, promotions })).toEqual([
    { last: '2027-01-31' },
    { first: '2027-02-01' },
  ])
})

test('a team has the special days of its location, else of the primary one (Spec 9.28, D37)', () => {
  const special_hours = [{ date: '2026-12-25', status: 'Closed' as const }]
  const main = place('main', { primary: true, contact_detail: { special_hours } })
  const team = { opening_hours: [], location: undefined }
  expect(teamHours(team, [place('yard'), main]).special_hours).toEqual(special_hours)
  expect(teamHours({ ...team, location: 'yard' }, [place('yard'), main]).special_hours).toEqual([])
  expect(teamHours(team, [place('yard')]).special_hours).toEqual([])
  expect(teamHours(team, []).special_hours).toEqual([])
})

test.each([
  ['Mele Tuipulotu', 'MT'],
  ['Āwhina', 'Ā'],
  ['Jo (Workshop) van Dam', 'JD'],
  ['7', ''],
])('the initials of %s are %s (Spec 9.28)', (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
