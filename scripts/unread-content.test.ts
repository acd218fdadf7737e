import { expect, test } from 'vitest'
import { type CollectionName, collectionNames, collections } from '#domain/content/collections.ts'
import { jsonSchemaOf } from '#pages/zod-json-schema.ts'
import { importGraphOf } from './import-graph.ts'
import { projectRoot } from './run-tool.ts'
import { unreadEntryFields } from './unread-settings.ts'

const project = importGraphOf(projectRoot)

/** The variables and types of an entry of each collection. */
const holders: Record<CollectionName, readonly string[]> = {
  offers: ['Offer'],
  promotions: ['promo', 'PromoCard'],
  models: ['Model', 'RangeModel'],
  reviews: ['WrittenReview'],
  posts: ['Post'],
  questions: ['Question'],
  parts: ['part', 'Part'],
  wheels: ['wheel', 'Wheel'],
  manufacturers: ['manufacturer', 'Manufacturer'],
  people: ['person', 'Person'],
  teams: ['Team'],
  texts: ['data', 'LegalText'],
}

/** When a file was kept up says nothing to a visitor: an offer says until when it holds. */
const ofKeeping = ['offers.created_at', 'offers.updated_at']

test.each(collectionNames)(
  'every field of an entry of %s is read by a page or the server (Spec 2.18, 3.21-3.24, 3.34)',
  (name) => {
    const entry = jsonSchemaOf(collections[name].entry)
    const unread = unreadEntryFields(project, { name, entry, holders: holders[name] })
    expect(unread.filter((field) => !ofKeeping.includes(field))).toEqual([])
  },
)

test('a field that nothing reads is found', () => {
  const entry = { properties: { ...jsonSchemaOf(collections.offers.entry).properties, mood: {} } }
  const unread = unreadEntryFields(project, { name: 'offers', entry, holders: ['Offer'] })
  expect(unread.filter((field) => !ofKeeping.includes(field))).toEqual(['offers.mood'])
})
