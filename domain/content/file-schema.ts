import { z } from 'zod'
import { type CollectionName, collections } from './collections.ts'

/** The file of a collection: `content/offers.json`. Its entries are checked one by one. */
export const contentFileSchema = z
  .strictObject({
    $schema: z.string().optional(),
    entries: z.array(z.unknown()).default([]).describe('The entries, in the order of lists'),
    hide: z
      .array(z.string())
      .default([])
      .describe('Ids of entries of the template or the group that this site leaves out'),
  })
  .describe('Content of a site')

/** The whole schema of a collection's file, for editors. */
export const collectionFileSchema = (name: CollectionName) =>
  contentFileSchema.extend({
    entries: z.array<z.ZodType>(collections[name].entry).default([]),
  })
