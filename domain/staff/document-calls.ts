import { z } from 'zod'
import { documentPath } from '../document/document-path.ts'
import { revisionSources } from '../document/revision-source.ts'
import { timestamp, whole } from '../quantities.ts'
import { isShallow } from './shallow-value.ts'
import type { StaffCalls } from './staff-call.ts'

/** A page's value has all its blocks, also where its file has changes; a text's value is `{ text }`. */
const documentValue = z
  .record(z.string(), z.unknown())
  .refine(isShallow, { error: 'Expected lists and objects in at most 100 levels' })
  .describe('A page with all its blocks; other JSON files as they are; { text } of Markdown')

/** Who did something, as others of the site see it. */
const author = z
  .strictObject({ id: z.string(), name: z.string() })
  .describe('Who; absent for the program')

const version = whole('Version of the draft; 0 where there is none')
const revision = whole('Number of a revision; 0 is the file that the site ships with')

const templateVersion = z
  .string()
  .max(64)
  .describe('Which page of the template the value was made of; absent where the template has none')

/** A problem of a document, at its place in the value, in the words of `npm run check`. */
export const documentProblem = z.strictObject({
  level: z.enum(['error', 'warning']),
  path: z.array(z.union([z.string(), z.number()])).describe('Place in the value'),
  block: z.string().describe('Id of the block that it is about').optional(),
  message: z.string(),
})
export type DocumentProblem = z.output<typeof documentProblem>

const problems = z.array(documentProblem)

const message = z
  .string()
  .trim()
  .max(500)
  .regex(/^[^\0]*$/)
  .describe('What it is about, for the history')

/** Why a draft is not published. */
const refusal = z.strictObject({
  published: z.literal(false),
  reason: z
    .enum(['problems', 'newer_revision', 'newer_draft'])
    .describe(
      'It has errors; somebody published another revision than `base`; the draft is another one, or gone',
    ),
  problems: problems.optional(),
  n: revision.describe('The live revision').optional(),
  by: author.optional(),
})

const schedule = z.strictObject({
  at: timestamp('When it is to be published'),
  version,
  message: z.string(),
  by: author.optional(),
  failed: refusal
    .omit({ published: true })
    .describe('Why it was not, or will not be, published')
    .optional(),
})

const revisionFacts = {
  n: revision,
  at: timestamp('When it was published'),
  by: author.optional(),
  message: z.string(),
  source: z.enum(revisionSources),
  batch: z.string().describe('Of a change to many sites').optional(),
}

/** More than the largest file of content that is read. */
const maxBodyBytes = 9_000_000

/** Drafts and revisions of a site's documents: its pages, content, and the site itself. */
export const documentCalls = {
  'GET /:site/document': {
    summary: 'A document: its draft, or where it has none what is live',
    access: 'see_drafts',
    query: z.strictObject({ path: documentPath }),
    answer: z.strictObject({
      path: documentPath,
      kind: z.enum(['page', 'site', 'content']),
      value: documentValue,
      version,
      base: revision.describe('The live revision when the draft was begun'),
      by: author.describe('Who saved the draft last').optional(),
      at: timestamp('When the draft was saved last').optional(),
      schedule: schedule.optional(),
      live: z.strictObject({
        n: revision,
        value: documentValue
          .describe('Absent where the file was taken away, or none is live')
          .optional(),
      }),
      template: z
        .strictObject({ version: templateVersion, value: documentValue })
        .describe('The template’s page of the same route')
        .optional(),
      problems,
    }),
  },
  'POST /:site/draft': {
    summary: 'Saves a draft, unless somebody else has saved one since',
    access: 'edit_drafts',
    maxBodyBytes,
    body: z.strictObject({
      path: documentPath,
      version: version.describe('The one that the value was made of'),
      base: revision.describe('The live revision that the value was made of'),
      template_version: templateVersion.optional(),
      key: z.uuid().describe('Of this edit: a doubled request is answered as the first was'),
      is_checked: z
        .literal(true)
        .describe('Its preview has told the problems of this value')
        .optional(),
      value: documentValue,
    }),
    answer: z.discriminatedUnion('saved', [
      z.strictObject({
        saved: z.literal(true),
        version,
        at: timestamp('When'),
        problems: problems.describe('Absent where they are known').optional(),
      }),
      z
        .strictObject({
          saved: z.literal(false),
          version,
          base: revision,
          template_version: templateVersion.optional(),
          value: documentValue.optional(),
          by: author.optional(),
          at: timestamp('When').optional(),
        })
        .describe('What there is instead: merge with it and save again'),
    ]),
  },
  'POST /:site/draft/discard': {
    summary: 'Throws a draft away',
    access: 'edit_drafts',
    body: z.strictObject({ path: documentPath, version }),
    answer: z.strictObject({
      discarded: z.boolean().describe('False where somebody has saved another version since'),
    }),
  },
  'POST /:site/publish': {
    summary: 'Publishes a draft without errors, now or at a later moment',
    access: 'publish',
    body: z.strictObject({
      path: documentPath,
      version: version.min(1),
      base: revision.describe('The live revision that it takes the place of'),
      message,
      at: timestamp('When, if later').optional(),
    }),
    answer: z.discriminatedUnion('published', [
      z.strictObject({
        published: z.literal(true),
        n: revision.describe('Its number; absent where it is published later').optional(),
        at: timestamp('When it is to be published').optional(),
      }),
      refusal,
    ]),
  },
  'POST /:site/publish/cancel': {
    summary: 'Leaves a draft that waits to be published a draft',
    access: 'publish',
    body: z.strictObject({ path: documentPath }),
  },
  'GET /:site/history': {
    summary: 'The revisions of a document, the newest first, 50 at a time',
    access: 'see_drafts',
    query: z.strictObject({
      path: documentPath,
      before: z.coerce.number().int().min(1).optional().describe('Revisions before this number'),
    }),
    answer: z.strictObject({
      origin: z
        .enum(['file', 'template', 'nothing'])
        .describe('What there is before the first revision, which is put back as 0'),
      revisions: z.array(z.strictObject({ ...revisionFacts, removed: z.boolean() })),
      before: revision.describe('For the next page; absent on the last one').optional(),
    }),
  },
  'GET /:site/revision': {
    summary: 'A revision of a document, with today’s template where it has changes',
    access: 'see_drafts',
    query: z.strictObject({ path: documentPath, n: z.coerce.number().int().min(0) }),
    answer: z.strictObject({
      n: revision,
      value: documentValue.describe('Absent where there was no such file').optional(),
      problems,
    }),
  },
  'POST /:site/rollback': {
    summary: 'Publishes the text of an earlier revision, or of the file, as it was',
    access: 'publish',
    body: z.strictObject({ path: documentPath, n: revision, message }),
    answer: z.discriminatedUnion('published', [
      z.strictObject({ published: z.literal(true), n: revision.describe('The new revision') }),
      refusal,
    ]),
  },
} as const satisfies StaffCalls
