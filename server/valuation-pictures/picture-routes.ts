import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { MAX_IMAGES } from '#domain/trade-in/thresholds.ts'
import type { AppEnv } from '../http/app-env.ts'
import { AppError } from '../http/app-error.ts'
import { otherMethods } from '../http/methods.ts'
import type { ApiCall } from '../http/openapi/document.ts'
import { sendPlain } from '../http/send-plain.ts'
import type { Keyring } from '../keyring/keyring.ts'
import { encodePicture } from '../media/picture-format.ts'
import { pictureFailure } from '../media/send-picture.ts'
import type { ValuationImage } from '../store/valuation-image-store.ts'
import { IMAGES, valuationOf } from './picture-endpoints.ts'
import { shownPicture, shownPictureSchema } from './shown-picture.ts'
import { readPicturesToken } from './signed-link.ts'
import type { PictureTools } from './tools.ts'

const IMAGE = `${IMAGES}/:key`
const SIGNED = '/trade-in/photos/:lead/:token'
const SIGNED_IMAGE = `${SIGNED}/:key`

const PREVIEW = { width: 320, quality: 70 }
/** CPU time to make a preview of the largest, ms. */
const PREVIEW_COST_MS = 100

/**
 * The pictures of a valuation for who knows its address, and for a dealer by a link of 14 days: the list, each as
 * it is kept, and with `?preview` a small one. No cache but the browser's has them. Spec 5.24.
 */
export const pictureRoutes = (tools: PictureTools & { readonly keyring: Keyring }): Hono<AppEnv> =>
  new Hono<AppEnv>()
    .get(IMAGES, async (c) => {
      const { id } = await valuationOf(c, tools)
      const images = await imagesOf(c, tools, id)
      c.header('cache-control', 'private, no-store')
      return c.json({ images: images.map(shownPicture), most: MAX_IMAGES })
    })
    .get(IMAGE, async (c) => {
      const { id } = await valuationOf(c, tools)
      return sendPicture(c, tools, await imagesOf(c, tools, id))
    })
    .all(IMAGE, otherMethods('GET, HEAD'))
    .get(SIGNED, async (c) => {
      const images = await imagesOfLead(c, tools)
      const count = `${images.length} ${images.length === 1 ? 'photo' : 'photos'}`
      c.header('referrer-policy', 'no-referrer')
      return sendPlain(c, 200, {
        title: 'Photos of the car',
        text: [
          images.length === 0 ? 'There is no photo yet.' : `${count}. This link ends by itself.`,
        ],
        pictures: images.map(({ key, name, width, height }) => ({
          src: `${c.req.path}/${encodeURIComponent(key)}`,
          alt: name,
          width,
          height,
        })),
      })
    })
    .get(SIGNED_IMAGE, async (c) => sendPicture(c, tools, await imagesOfLead(c, tools)))

export const pictureReads: readonly ApiCall[] = [
  {
    method: 'GET',
    path: IMAGES,
    summary: 'The pictures of a valuation that have arrived, in their order',
    answer: z.strictObject({ images: z.array(shownPictureSchema), most: z.number() }),
  },
  { method: 'GET', path: IMAGE, summary: 'A picture of a valuation', file: 'image/jpeg' },
]

const imagesOf = async (c: Context<AppEnv>, { open }: PictureTools, valuation: string) =>
  (await open()).valuationImages(c.get('tenant').slug).images(valuation)

async function imagesOfLead(
  c: Context<AppEnv>,
  tools: PictureTools & { readonly keyring: Keyring },
): Promise<readonly ValuationImage[]> {
  const { slug: tenant } = c.get('tenant')
  const { lead = '', token = '' } = c.req.param()
  const state = readPicturesToken({ tenant, lead, token }, tools.keyring, tools.services.clock())
  if (state === 'none') throw new AppError(404, 'not_found', 'There is nothing at this address')
  if (state === 'ended') {
    throw new AppError(410, 'link_ended', 'This link has ended: it works for 14 days')
  }
  const valuation = await (await tools.open()).valuations(tenant).ofLead(lead)
  return valuation ? imagesOf(c, tools, valuation.id) : []
}

async function sendPicture(
  c: Context<AppEnv>,
  tools: PictureTools,
  images: readonly ValuationImage[],
): Promise<Response> {
  const image = images.find(({ key }) => key === c.req.param('key'))
  const { slug } = c.get('tenant')
  const bytes = image && (await tools.files.read(slug, image))
  if (!bytes) throw new AppError(404, 'picture_not_found', 'There is no such picture')
  c.header('cache-control', 'private, max-age=3600')
  c.header('content-type', 'image/jpeg')
  c.header('content-disposition', 'inline')
  if (c.req.query('preview') === undefined) return c.body(new Uint8Array(bytes))
  const task = {
    key: `preview ${image.file}`,
    costMs: PREVIEW_COST_MS,
    work: () => encodePicture({ bytes }, 'jpeg', PREVIEW),
  }
  const request = { dealer: slug, client: tools.clientOf(c), signal: c.req.raw.signal }
  const small = await tools.pictures.run(task, request).catch((cause: unknown) => {
    throw pictureFailure(c, cause, tools.services.log)
  })
  return c.body(new Uint8Array(small))
}
