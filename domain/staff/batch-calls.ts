import { z } from 'zod'
import { timestamp, whole } from '../quantities.ts'
import type { StaffCalls } from './staff-call.ts'

const author = z.strictObject({ id: z.string(), name: z.string() })
const own = z
  .enum(['leave', 'replace'])
  .describe('Whether a site keeps what it changed itself, or has this in place of it')
const kind = z
  .enum(['revision', 'draft'])
  .describe(
    'What is made at each site: published, or saved for its publisher; revision where absent',
  )
  .optional()
const route = z.string().min(1).max(200).describe('Of the template’s page')
const changes = z
  .array(z.record(z.string(), z.unknown()))
  .min(1)
  .max(200)
  .describe('Changes to the template’s page, as page files have them')

const plan = z.strictObject({
  slug: z.string(),
  name: z.string(),
  outcome: z
    .enum([
      'applies',
      'partly',
      'place_gone',
      'id_taken',
      'nothing',
      'own_page',
      'picture_lost',
      'faulty',
      'not_allowed',
    ])
    .describe('What would happen there'),
  fates: z
    .array(z.enum(['applies', 'same', 'theirs', 'gone', 'place_gone', 'id_taken']))
    .describe('Of each change; none where the page is not the template’s'),
  pictures: whole('Pictures that come into its media library with the changes').optional(),
  draft: z
    .strictObject({ by: author.optional(), at: timestamp('When it was saved last') })
    .describe('Somebody’s draft of the page there')
    .optional(),
})

const target = z.strictObject({
  site: z.string(),
  name: z.string(),
  state: z.enum(['waiting', 'published', 'drafted', 'failed', 'taking_back', 'taken_back', 'kept']),
  reason: z.string().describe('Why it failed, or was kept').optional(),
  revision: whole('The revision that it made there').optional(),
})

const maxBodyBytes = 1_000_000

/** One change to many sites. */
export const batchCalls = {
  'POST /:site/sites/plan': {
    summary:
      'What changes to a page would do at each other site of the template that is the person’s',
    access: 'publish',
    maxBodyBytes,
    body: z.strictObject({ route, changes, own, kind }),
    answer: z.strictObject({
      template: z.string().describe('Title of the template'),
      sites: z.array(plan).describe('By name'),
    }),
  },
  'POST /:site/sites/page': {
    summary: 'The page that changes would make at another site, for a preview of it',
    access: 'publish',
    maxBodyBytes,
    body: z.strictObject({ route, changes, own, kind, target: z.string().min(1).max(200) }),
    answer: z.strictObject({
      path: z.string().describe('Its file there: pages/home.json'),
      value: z.record(z.string(), z.unknown()).describe('With all its blocks'),
    }),
  },
  'POST /:site/sites/publish': {
    summary:
      'Publishes changes to many sites, or saves them as drafts, each by itself; see the batch for what becomes of it',
    access: 'publish',
    maxBodyBytes,
    body: z.strictObject({
      id: z.uuid().describe('Of the batch: a doubled request is one'),
      route,
      changes,
      kind,
      message: z
        .string()
        .trim()
        .max(500)
        .regex(/^[^\0]*$/)
        .describe('What it is about, for the history of each site'),
      targets: z
        .array(z.strictObject({ site: z.string().min(1).max(200), own }))
        .min(1)
        .max(1_000),
    }),
    answer: z.strictObject({ id: z.string() }),
  },
  'GET /:site/batches/:id': {
    summary: 'A change to many sites: what became of it at each that is the person’s',
    access: 'see_drafts',
    answer: z.strictObject({
      id: z.string(),
      message: z.string(),
      at: timestamp('When it began'),
      by: author.optional(),
      targets: z.array(target).describe('By name'),
    }),
  },
  'POST /:site/batches/:id/retry': {
    summary: 'Tries the sites again at which a change failed',
    access: 'publish',
  },
  'POST /:site/batches/:id/take-back': {
    summary: 'Puts back what was live before, at each site where nothing newer was published',
    access: 'publish',
  },
} as const satisfies StaffCalls
