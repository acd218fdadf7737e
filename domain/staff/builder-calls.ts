import { z } from 'zod'
import { documentPath } from '../document/document-path.ts'
import { timestamp } from '../quantities.ts'
import { jsonSchema } from './json-schema.ts'
import type { StaffCalls } from './staff-call.ts'

const example = z.strictObject({
  props: z.record(z.string(), z.unknown()).optional(),
  slots: z.record(z.string(), z.array(z.unknown())).describe('Blocks by slot').optional(),
})

const catalogueBlock = z.strictObject({
  name: z.string().describe('Its name in page files'),
  title: z.string(),
  description: z.string(),
  role: z.string().describe('Where it may stand: chrome, section, panel or tile'),
  needs: z.array(z.string()).describe('Records that the page’s route must bind'),
  slots: z.record(
    z.string(),
    z.strictObject({ title: z.string(), accepts: z.array(z.string()).describe('Roles') }),
  ),
  props: jsonSchema,
  example: example.describe('What a new block begins with'),
})

/** What the page builder needs of the server beside documents. */
export const builderCalls = {
  'GET /blocks': {
    summary: 'Every block that a page may have, with the schemas that forms are made from',
    access: 'signed_in',
    isKept: true,
    answer: z.strictObject({
      blocks: z.array(catalogueBlock),
      when: jsonSchema.describe('Conditions of a block'),
      page: jsonSchema.describe('The fields of a page beside its blocks'),
    }),
  },
  'POST /:site/preview': {
    summary: 'The address of a preview of a document, for a frame of the builder',
    access: 'see_drafts',
    body: z.strictObject({ path: documentPath }),
    answer: z.strictObject({
      url: z.string().describe('On the host of the site, with a token for this document alone'),
      token: z.string().describe('The same token, for a frame that has one already'),
      expires: timestamp('When the token ends'),
    }),
  },
} as const satisfies StaffCalls

/** A block as the builder knows it. */
export type CatalogueBlock = z.output<typeof catalogueBlock>
/** The answer of `GET /blocks`. */
export type Catalogue = z.output<(typeof builderCalls)['GET /blocks']['answer']>
