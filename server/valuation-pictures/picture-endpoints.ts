import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { valuationMessages } from '#domain/trade-in/messages.ts'
import { IMAGE_BYTES_UNDER } from '#domain/trade-in/thresholds.ts'
import type { AppEnv } from '../http/app-env.ts'
import { AppError } from '../http/app-error.ts'
import { closeUnread } from '../http/endpoint/body.ts'
import { type Endpoint, endpoint } from '../http/endpoint/endpoint.ts'
import { idempotencyKeyOf } from '../http/endpoint/idempotency.ts'
import { uploadPipeline } from '../http/endpoint/pipeline.ts'
import { otherMethods } from '../http/methods.ts'
import { receiveUpload } from '../pictures/receive-upload.ts'
import type { Valuation } from '../store/valuation-store.ts'
import { shownPicture } from './shown-picture.ts'
import { removePicture, takePicture } from './take-picture.ts'
import type { PictureTools } from './tools.ts'

export const IMAGES = '/api/trade-in/:valuation/images'

// Ten pictures, each sent again a few times; a mobile network has many visitors behind one address.
const rates = {
  client: { count: 120, seconds: 60 },
  tenant: { count: 1_200, seconds: 60 },
}
/** The picker sends three. */
const MOST_AT_ONCE = 4
const MAX_PLACE = 9_999

const sentSchema = z.object({
  name: z.string().default(''),
  place: z.coerce.number().int().min(0).max(MAX_PLACE).catch(0),
})

/**
 * `POST /api/trade-in/:valuation/images?name=front.jpg&place=0`: a picture as the body, its client's key as
 * `Idempotency-Key`. 201, or 200 where it had arrived before. Each is written to disk as it comes, and few of a
 * valuation come at once. Spec 5.24, 8.11, 9.29.
 */
export const imageUpload =
  (tools: PictureTools): Endpoint =>
  (pipeline) => {
    const coming = new Map<string, number>()
    const app = new Hono<AppEnv>()
    for (const handler of uploadPipeline(rates, 'bytes', pipeline)) app.post(IMAGES, handler)
    app.post(IMAGES, async (c) => {
      const { id } = await valuationOf(c, tools)
      const key = idempotencyKeyOf(c.req.header('idempotency-key'))
      if (key === undefined) {
        closeUnread(c)
        throw new AppError(400, 'key_required', 'Idempotency-Key must name this picture')
      }
      const sent = { key, ...sentSchema.parse(c.req.query()) }
      const count = coming.get(id) ?? 0
      if (count >= MOST_AT_ONCE) {
        closeUnread(c)
        const message = 'Too many images at once: please send them again in a moment'
        throw new AppError(429, 'too_many_at_once', message, { retryAfter: 1 })
      }
      coming.set(id, count + 1)
      try {
        const { image, isNew } = await receiveUpload(
          c,
          {
            folder: tools.uploads,
            bytesUnder: IMAGE_BYTES_UNDER,
            tooLarge: valuationMessages.imageTooBig,
          },
          (file) => takePicture(c, tools, id, sent, file),
        )
        return c.json(shownPicture(image), isNew ? 201 : 200)
      } finally {
        const left = (coming.get(id) ?? 1) - 1
        if (left > 0) coming.set(id, left)
        else coming.delete(id)
      }
    })
    return app.all(IMAGES, otherMethods('GET, HEAD, POST'))
  }

/** `POST /api/trade-in/:valuation/remove-image`: 204, whether it was there or not. */
export const imageRemoval = (tools: PictureTools): Endpoint =>
  endpoint({
    path: '/api/trade-in/:valuation/remove-image',
    params: z.strictObject({ valuation: z.string().max(64) }),
    body: z.strictObject({ key: z.string().max(64) }),
    maxBodyBytes: 1_000,
    rates,
    async handle({ params, body: { key }, tenant: { slug } }): Promise<'no_content'> {
      const { valuation: id } = params
      const now = tools.services.clock().toISOString()
      const { valuation } = (await tools.open()).valuations(slug)
      if (!(await valuation(id, now))) throw noValuation()
      await removePicture(tools, slug, id, key)
      return 'no_content'
    },
  })

const noValuation = () => new AppError(404, 'not_found', 'There is no such valuation')

/** The valuation of an address, which who knows it may see and change. */
export async function valuationOf(
  c: Context<AppEnv>,
  { open, services }: Pick<PictureTools, 'open' | 'services'>,
): Promise<Valuation> {
  const valuations = (await open()).valuations(c.get('tenant').slug)
  const id = c.req.param('valuation') ?? ''
  const found = await valuations.valuation(id, services.clock().toISOString())
  if (found) return found
  closeUnread(c)
  throw noValuation()
}
