import { z } from 'zod'
import { carSchema } from '#domain/car/car.ts'
import { facets } from '#domain/stock-query/facets.ts'
import { publicFields, type SearchHit } from '#domain/stock-query/search-hit.ts'
import { sortOrders } from '#domain/stock-query/state.ts'
import type { ApiCall } from '../http/openapi/document.ts'

const ofPlace = ['city', 'state', 'private_suburb', 'private_postcode'] as const
// A cast, because `fromEntries` does not know its names.
const hitFields = Object.fromEntries(
  [...publicFields, ...ofPlace].map((name) => [name, true]),
) as Record<keyof SearchHit, true>

/** A car as `/api/search` answers it. */
export const hitSchema = carSchema.pick(hitFields)

const text = (description: string) => z.string().optional().describe(description)
const count = z.int().min(0)

const searchAnswer = z.strictObject({
  hits: z.array(hitSchema),
  count: count.describe('Cars that the search finds'),
  facets: z
    .record(z.string(), z.record(z.string(), count))
    .describe('Of each filter its values, with the cars that each finds: the most frequent first'),
  stats: z.record(z.string(), z.strictObject({ min: z.number(), max: z.number() })),
  page: z.int().min(1),
  pages: count,
  reading: z
    .looseObject({ keywords: z.string(), unknown: z.array(z.string()) })
    .describe('What the words of the query were taken for'),
})

const suggestions = z.array(
  z.strictObject({ text: z.string(), kind: z.string(), count: count.min(1) }),
)

const filters = facets.map(({ name, kind }) => [
  name,
  text(kind === 'terms' ? 'A value; repeated for several' : 'From and to, such as `10000:30000`'),
])

/** What `searchRoutes` answers. */
export const searchReads: readonly ApiCall[] = [
  {
    method: 'GET',
    path: '/api/search',
    summary: 'Finds cars in stock, with counts for each filter; the query is that of a search page',
    query: z.object({
      query: text('Words'),
      page: text('From 1'),
      sortBy: z.enum(sortOrders).optional(),
      ...Object.fromEntries(filters),
      hitsPerPage: text('Cars a page; 0 for counts alone'),
      offset: text('Cars that are passed over, in place of `page`'),
      filter: text('An expression over filters, such as `make:Toyota AND price < 30000`'),
    }),
    answer: searchAnswer,
  },
  {
    method: 'GET',
    path: '/api/suggestions',
    summary: 'How words of a search may go on: at most eight, each with the cars that it finds',
    query: z.object({ query: text('Words as they are typed') }),
    answer: suggestions,
  },
]
