import { describe, expect, test } from 'vitest'
import { locationSchema } from '../location/location.ts'
import { siteSchema } from '../site/site.ts'
import { collectionNames, collections, isCollectionName } from './collections.ts'
import { collectionFileSchema, contentFileSchema } from './file-schema.ts'
import { entryFinder } from './find-entry.ts'
import { initialsOf } from './initials.ts'
import { contentOf, noContent } from './layers.ts'
import { markdownFaults, sectionsOf } from './markdown.ts'
import { categoryOf, postCategories, postPath } from './post-category.ts'
import { referenceFaults } from './references.ts'
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
const model = (slug: string, more: object = {}) =>
  collections.models.entry.parse({ id: slug, name: slug, slug, ...more })

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

describe('a text in Markdown', () => {
  test.each([
    ['Plain **words**, a [link](/search), ![a ute](/media/site/a.jpg) and {company}.', []],
    ['## Two\n\n### Three\n\n| a | b |\n|---|---|\n| 1 | 2 |', []],
    ['# One', [/^expected a heading that begins with ## or ###, found one of level 1$/]],
    ['a <b>word</b>', [/^HTML is not shown/, /^HTML is not shown/]],
    ['<!-- a comment that is longer than the message may be -->', [/found ".{40}…"$/]],
    ['`code`', [/^code is not shown/]],
    ['    code', [/^code is not shown/]],
    ['[a](javascript:x)', [/^expected a link to a path/]],
    ['![a](https://else.example/a.jpg)', [/^expected a picture below \/media\//]],
    ['![](/media/site/a.jpg)', [/^the picture needs a text/]],
    ['[a][b]\n\n[b]: /c', [/^expected a link with its address/, /^expected a link with its/]],
    ['{abn}', [/^\{abn\} names nothing of a site; known are dealer/]],
  ])('%j has the faults %j (Spec 2.22)', (text, faults) => {
    const messages = markdownFaults(text).map(({ message }) => message)
    expect(messages).toEqual(faults.map((fault) => expect.stringMatching(fault)))
  })

  test('has sections with anchors (Spec 2.22)', () => {
    expect(sectionsOf('a\n\n## What *we* hold & why!\n\n### no')).toEqual([
      { name: 'What we hold & why!', anchor: 'what-we-hold-why' },
    ])
  })
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
        ...{ id: 'p', title: 'P', category: 'C', date: '2026-01-01', summary: 's', text: 't' },
        author: 'nobody',
      }),
    ]
    expect(faultsOf({ offers, posts })).toEqual([
      ['dealership_ids.1', 'expected a location or dealership of this site, found "z"'],
      ['model', 'expected a model of this site, found "x"'],
      ['author', 'expected a person of this site, found "nobody"'],
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
      ['new_slug', 'expected a slug of a model of this site, found "gone"'],
    ])
  })
})
