import { z } from 'zod'
import { timestamp, whole } from '../quantities.ts'
import type { StaffCalls } from './staff-call.ts'
import { MOST_UPLOAD_BYTES } from './upload-limit.ts'

const percent = z.int().min(0).max(100)

const words = {
  alt: z
    .string()
    .trim()
    .max(300)
    .regex(/^[^\0]*$/)
    .describe('What it shows, for those who cannot see it; pages that choose it take it over'),
  decorative: z.boolean().describe('Whether it adds nothing to the text beside it'),
  focal: z
    .strictObject({ x: percent, y: percent })
    .describe('What stays in sight where it is cropped: percent from its left and from its top'),
}

const picture = z.strictObject({
  id: z.string(),
  name: z.string().describe('Of its file'),
  path: z.string().describe('Its address on the site'),
  shown: z.string().describe('Its address with the version of its bytes'),
  ...words,
  width: whole('Width, pixels'),
  height: whole('Height, pixels'),
  size: whole('Size, bytes'),
  at: timestamp('When its file was stored'),
  by: z.strictObject({ id: z.string(), name: z.string() }).optional(),
  uses: whole('Places that use it, live or in drafts'),
})

const uses = z.array(
  z.strictObject({
    state: z
      .enum(['live', 'draft', 'revision'])
      .describe('Where: on the site, in a draft, or in a revision of the last 90 days'),
    path: z.string().describe('The document'),
    title: z.string().describe('The document in words'),
    block: z.string().describe('Id of the block').optional(),
    place: z.string().describe('The block or entry in words').optional(),
  }),
)

const key = z
  .uuid()
  .describe('Of this upload: a doubled request is answered as the first was, and stores nothing')

/** The media library of a site: pictures that its people upload, and where they are used. */
export const mediaCalls = {
  'GET /:site/media': {
    summary: 'The pictures of the media library, the newest first',
    access: 'see_drafts',
    answer: z.strictObject({ pictures: z.array(picture) }),
  },
  'GET /:site/media/:id': {
    summary: 'A picture of the media library, with the places that use it',
    access: 'see_drafts',
    answer: z.strictObject({ picture, uses }),
  },
  'POST /:site/media': {
    summary: 'Adds a picture: a JPEG, PNG, WebP, AVIF or GIF, by its content',
    access: 'edit_media',
    takesFile: true,
    maxBodyBytes: MOST_UPLOAD_BYTES,
    query: z.strictObject({ name: z.string().max(300).describe('Name of the file'), key }),
    answer: z.strictObject({
      added: z.boolean().describe('False where the library has this picture already'),
      picture,
    }),
  },
  'PATCH /:site/media/:id': {
    summary: 'Changes what is said of a picture, and its focal point',
    access: 'edit_media',
    body: z.strictObject(words).partial(),
    answer: picture,
  },
  'POST /:site/media/:id/file': {
    summary: 'Replaces a picture everywhere: all pages show the new one at once',
    access: 'replace_media',
    takesFile: true,
    maxBodyBytes: MOST_UPLOAD_BYTES,
    query: z.strictObject({ key }),
    answer: picture,
  },
  'POST /:site/media/:id/remove': {
    summary: 'Deletes a picture that nothing uses; it can be had back for 30 days',
    access: 'edit_media',
    answer: z.strictObject({
      removed: z.boolean(),
      uses: uses.describe('The places that keep it'),
    }),
  },
  'POST /:site/media/:id/restore': {
    summary: 'Takes the deletion of a picture back',
    access: 'edit_media',
  },
} as const satisfies StaffCalls
