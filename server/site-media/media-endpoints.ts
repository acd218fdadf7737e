import type { Registry } from '#blocks/registry.ts'
import type { StaffAnswer } from '#domain/staff/staff-calls.ts'
import { MOST_UPLOAD_BYTES } from '#domain/staff/upload-limit.ts'
import type { DocumentSource } from '../documents/document-source.ts'
import { AppError } from '../http/app-error.ts'
import { QueueFullError } from '../media/queue-limits.ts'
import type { AcceptUpload, UploadRefusal, UploadRules } from '../pictures/accept-upload.ts'
import { staffEndpoint } from '../staff/host/staff-endpoint.ts'
import type { MediaPicture, UploadedFile } from '../store/media-store.ts'
import type { Store } from '../store/store.ts'
import { addressOf } from '../tenants/library-pictures.ts'
import { fileNameOf } from './file-name.ts'
import { pictureHash } from './picture-hash.ts'
import { type PictureUse, usesInRevisions, usesOfSite } from './picture-uses.ts'

interface MediaTools {
  readonly documents: Pick<DocumentSource, 'filesNow' | 'look'>
  readonly acceptUpload: AcceptUpload
  readonly registry: Registry
}

type Shown = StaffAnswer<'PATCH /:site/media/:id'>

/** The widest that pages show, with some to spare. */
const MOST_SIDE = 2_400
const rules: UploadRules = {
  types: ['jpeg', 'png', 'webp', 'avif', 'gif', 'heic'],
  bytesUnder: MOST_UPLOAD_BYTES + 1,
  maxSide: MOST_SIDE,
  alpha: 'kept',
}

/** Why a file is not taken, for its sender. */
const refusals: Readonly<Record<UploadRefusal, string>> = {
  empty: 'The file is empty.',
  too_big: 'The file is too large: at most 20 MB are taken.',
  type: 'Only pictures are taken: JPEG, PNG, WebP, AVIF, GIF or HEIC. An SVG can hold programs: send it as a PNG.',
  too_many_pixels: 'The picture is too large: at most 60 megapixels are taken.',
  unreadable: 'The file is damaged: its picture cannot be read.',
}

/** The pictures that people of a site upload, and where they are used (Spec 6.04). */
export const mediaEndpoints = ({ documents, acceptUpload, registry }: MediaTools) => {
  const uses = async (store: Store, slug: string) =>
    usesOfSite(
      await documents.filesNow(slug),
      store.documents(slug),
      registry,
      await store.stock(slug).corrections(),
    )
  const shownOne = async (store: Store, slug: string, picture: MediaPicture) =>
    shown(picture, (await uses(store, slug)).get(picture.name))

  /** The bytes that are kept of a file. */
  async function accepted(sent: Uint8Array, slug: string, person: string, key: string) {
    const request = { dealer: slug, client: person }
    const answer = await acceptUpload(sent, rules, request).catch((cause: unknown) => {
      if (!(cause instanceof QueueFullError)) throw cause
      throw new AppError(503, 'pictures_busy', 'Too many pictures are waiting. Try again shortly.')
    })
    if ('refused' in answer) {
      throw new AppError(422, `picture_${answer.refused}`, refusals[answer.refused])
    }
    const { bytes, format, width, height } = answer.accepted
    const type = `image/${format}`
    return {
      content: bytes,
      type,
      width,
      height,
      hash: pictureHash(bytes),
      key,
    } satisfies UploadedFile
  }

  return [
    staffEndpoint('GET /:site/media', async ({ store, site: { slug } }) => {
      const found = await store.media(slug).pictures()
      const used = await uses(store, slug)
      return { pictures: found.map((picture) => shown(picture, used.get(picture.name))) }
    }),

    staffEndpoint('GET /:site/media/:id', async ({ store, site: { slug }, params, now }) => {
      const picture = present(await store.media(slug).picture(params.id))
      const here = (await uses(store, slug)).get(picture.name) ?? []
      const kept = await usesInRevisions(store.documents(slug), pathOf(picture.name), now)
      return { picture: shown(picture, here), uses: [...here, ...kept] }
    }),

    staffEndpoint('POST /:site/media', async ({ store, site: { slug }, query, body, by }) => {
      const file = await accepted(body, slug, by.person, query.key)
      const { media } = await documents.filesNow(slug)
      const name = fileNameOf(query.name, file.type)
      const wanted = { ...file, id: crypto.randomUUID(), name, taken: new Set(media) }
      const done = await store.media(slug).add(wanted, by)
      if (done.state === 'full') {
        throw new AppError(422, 'library_full', 'The library is full: delete what nothing uses')
      }
      await follow()
      return { added: done.state === 'added', picture: await shownOne(store, slug, done.picture) }
    }),

    staffEndpoint('PATCH /:site/media/:id', async ({ store, site: { slug }, params, body, by }) => {
      const { decorative, ...words } = body
      const change = { ...words, ...(decorative !== undefined && { isDecorative: decorative }) }
      const picture = present(await store.media(slug).describe(params.id, change, by))
      await follow()
      return shownOne(store, slug, picture)
    }),

    staffEndpoint(
      'POST /:site/media/:id/file',
      async ({ store, site: { slug }, params, query, body, by }) => {
        const { id } = present(await store.media(slug).picture(params.id))
        const file = await accepted(body, slug, by.person, query.key)
        const picture = present(await store.media(slug).replace(id, file, by))
        await follow()
        return shownOne(store, slug, picture)
      },
    ),

    staffEndpoint(
      'POST /:site/media/:id/remove',
      async ({ store, site: { slug }, params, by, now }) => {
        const { id, name } = present(await store.media(slug).picture(params.id))
        const here = (await uses(store, slug)).get(name) ?? []
        const kept = await usesInRevisions(store.documents(slug), pathOf(name), now)
        const all = [...here, ...kept]
        if (all.length > 0) return { removed: false, uses: all }
        const removed = await store.media(slug).remove(id, by)
        await follow()
        return { removed, uses: [] }
      },
    ),

    staffEndpoint(
      'POST /:site/media/:id/restore',
      async ({ store, site: { slug }, params, by }) => {
        present((await store.media(slug).restore(params.id, by)) || undefined)
        await follow()
      },
    ),
  ]

  /** Stored is stored: where this fails, the next poll sees it. */
  function follow(): Promise<void> {
    return documents.look().catch(() => undefined)
  }
}

function present<Value>(found: Value | undefined): Value {
  if (found !== undefined) return found
  throw new AppError(404, 'not_found', 'There is no picture with this id')
}

const pathOf = (name: string): string => `/media/site/${name}`

function shown(picture: MediaPicture, uses: readonly PictureUse[] = []): Shown {
  const { id, name, alt, isDecorative, focal, width, height, size, at, by } = picture
  return {
    id,
    name,
    path: pathOf(name),
    shown: addressOf(picture),
    alt,
    decorative: isDecorative,
    focal,
    width,
    height,
    size,
    at,
    ...(by && { by }),
    uses: uses.length,
  }
}
