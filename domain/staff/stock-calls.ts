import { z } from 'zod'
import { correctionFields } from '../car/correction.ts'
import { correctionSchema } from '../car/correction-schema.ts'
import { carStatuses, carTypes } from '../car/kinds.ts'
import { money, timestamp, whole } from '../quantities.ts'
import { decision } from './settings-calls.ts'
import type { StaffCalls } from './staff-call.ts'
import { STOCK_PAGE, stockShows, stockSorts } from './stock-shows.ts'

const field = z.enum(correctionFields)
const version = whole('Version of the correction that was seen; 0 where there was none')

const row = z.strictObject({
  id: z.string(),
  name: z.string(),
  stocknum: z.string().optional(),
  car_type: z.enum(carTypes),
  status: z.enum(carStatuses),
  price: money('What it shows for').optional(),
  days: whole('Days in stock').optional(),
  photos: whole('Photos'),
  picture: z.string().describe('Its first photo').optional(),
  place: z.string().describe('Where it stands').optional(),
  shows: z.array(z.enum(stockShows)).describe('The shares that it is in'),
})

const author = z.strictObject({ id: z.string(), name: z.string() }).optional()

const explained = z.strictObject({
  id: z.string(),
  name: z.string(),
  page: z.string().describe('Address of its page on the site'),
  stocknum: z.string().optional(),
  feed: z.string().describe('Name of its feed'),
  left: timestamp('When it left its feed').optional(),
  decisions: z.array(decision).describe('What buyers see of it, and what decides that'),
  values: z
    .strictObject({
      price: money('Price').optional(),
      tag: z.string().optional(),
      comments: z.string().optional(),
      photos: z.array(z.strictObject({ url: z.string(), alt: z.string().optional() })),
      hidden: z.boolean(),
      sold: timestamp('When it was sold').optional(),
      rank: z.number().optional(),
    })
    .describe('As buyers see it'),
  corrections: z.array(
    z.strictObject({
      field,
      version: whole('Version'),
      feed: z.string().describe('What the feed says, in words; empty where it says nothing'),
      until: timestamp('When it ends at the latest').optional(),
      by: author,
      at: timestamp('When it was made'),
    }),
  ),
})

/** The cars of a site, what buyers see of each and why, and what its people say in place of a feed. */
export const stockCalls = {
  'GET /:site/stock': {
    summary: `Cars of the site, ${STOCK_PAGE} at a time`,
    access: 'see_stock',
    query: z.strictObject({
      q: z.string().max(200).describe('Words of name, stock number, VIN or plate').optional(),
      show: z.enum(stockShows).optional(),
      sort: z.enum(stockSorts).optional(),
      down: z.literal('1').describe('The highest first').optional(),
      after: z.string().max(500).describe('What the answer before said').optional(),
    }),
    answer: z.strictObject({
      cars: z.array(row),
      total: whole('Cars that fit'),
      counts: z.record(z.enum(stockShows), whole('Cars of the share')),
      feeds: z.array(z.string()).describe('Names of the feeds'),
      after: z.string().describe('Asks for the next ones; absent at the end').optional(),
    }),
  },
  'GET /:site/stock/:car/explain': {
    summary: 'What buyers see of a car and why, with its corrections',
    access: 'see_stock',
    answer: explained,
  },
  'POST /:site/stock/:car/corrections': {
    summary:
      'Says something of a car in place of its feed; 409 where somebody else did so meanwhile',
    access: 'correct_stock',
    body: z.strictObject({
      correction: correctionSchema,
      until: timestamp('When it ends at the latest').optional(),
      version,
    }),
    answer: explained,
  },
  'POST /:site/stock/:car/corrections/end': {
    summary: 'Goes back to what the feed says; 409 where somebody else corrected it meanwhile',
    access: 'correct_stock',
    body: z.strictObject({ field, version }),
    answer: explained,
  },
} as const satisfies StaffCalls
