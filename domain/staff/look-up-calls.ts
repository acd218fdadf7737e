import { z } from 'zod'
import { namedKinds } from '../content/named.ts'
import { jsonSchema } from './json-schema.ts'
import type { StaffCalls } from './staff-call.ts'

const typed = z.string().max(300).default('')

/** What forms of the builder ask of a site while they are filled in. */
export const lookUpCalls = {
  'GET /:site/targets': {
    summary: 'What a link can lead to: pages, searches, entries of the content and cars',
    access: 'see_drafts',
    query: z.strictObject({ words: typed.describe('Words, or the beginning of an address') }),
    answer: z.strictObject({
      targets: z.array(
        z.strictObject({
          kind: z.enum(['page', 'search', 'entry', 'car']),
          href: z.string(),
          title: z.string(),
        }),
      ),
    }),
  },
  'GET /:site/search': {
    summary: 'How many cars filters find, and by which values they can be narrowed',
    access: 'see_drafts',
    query: z.strictObject({
      refine: typed.describe('Filters as the address of a search has them'),
    }),
    answer: z.strictObject({
      cars: z.number().int(),
      facets: z.array(
        z.strictObject({
          name: z.string(),
          title: z.string(),
          kind: z.enum(['terms', 'range']),
          values: z.array(z.string()).describe('The most frequent first; none of a range'),
        }),
      ),
    }),
  },
  'GET /:site/named': {
    summary: 'What a field may name: topics of questions, long texts, people or locations',
    access: 'see_drafts',
    query: z.strictObject({ kind: z.enum(namedKinds) }),
    answer: z.strictObject({
      named: z.array(z.strictObject({ value: z.string(), title: z.string() })),
    }),
  },
  'GET /:site/pictures': {
    summary: 'The pictures of a site, uploaded ones first, with their sizes',
    access: 'see_drafts',
    answer: z.strictObject({
      pictures: z.array(
        z.strictObject({
          path: z.string().describe('Its address on the site'),
          title: z.string(),
          width: z.number().int().optional(),
          height: z.number().int().optional(),
          alt: z.string().describe('What people said that it shows').optional(),
          shown: z
            .string()
            .describe('Of an uploaded one: with the version of its bytes')
            .optional(),
        }),
      ),
    }),
  },
  'GET /forms': {
    summary: 'The schemas that forms of a site’s look and content are made from',
    access: 'signed_in',
    isKept: true,
    answer: z.strictObject({
      theme: jsonSchema,
      look: jsonSchema,
      hours: jsonSchema.describe('Hours of a location'),
      site: jsonSchema.describe('Settings that have a form, by their name in the file'),
      content: z.array(
        z.strictObject({
          name: z.string().describe('Of the collection, and of its file'),
          title: z.string(),
          description: z.string(),
          entry: jsonSchema,
        }),
      ),
    }),
  },
  'GET /:site/holidays': {
    summary: 'The next public holidays of a state, as a proposal for special hours',
    access: 'see_drafts',
    query: z.strictObject({ state: z.string().max(40).default('') }),
    answer: z.strictObject({
      holidays: z.array(z.strictObject({ date: z.string(), name: z.string() })),
    }),
  },
  'GET /:site/template': {
    summary: 'What a site’s look has where its own file says nothing',
    access: 'see_drafts',
    answer: z.strictObject({
      name: z.string(),
      title: z.string(),
      theme: z.record(z.string(), z.unknown()).describe('Every setting, without colours'),
      look: z.record(z.string(), z.string()),
    }),
  },
} as const satisfies StaffCalls
