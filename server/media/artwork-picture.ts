import {
  artwork,
  artworkSize,
  artworkVersion,
  artworkViews,
  bodyOf,
  colourOf,
  kitName,
  kitOf,
} from '#artwork/artwork.ts'
import { linkPictureSize } from '#ui/picture/media-url.ts'
import { AppError } from '../http/app-error.ts'
import type { Original } from './send-picture.ts'

const SLUG = /^[a-z0-9-]{1,60}$/

export type ArtworkParams = Record<'body' | 'colour' | 'view', string> & {
  /** The kit's words and `bare`, joined by hyphens. */
  details?: string | undefined
}

const slugFault = (value: string) =>
  SLUG.test(value)
    ? undefined
    : `Expected lower-case letters, digits and hyphens, such as glacier-white, found "${value}"`

/**
 * The artwork of `/artwork/<body>/<colour>/<view>/<details>`, a cut-out. Details are the words of a
 * kit, such as `electric-rails`, and `bare` for one without its shadow; there may be none. Names of
 * the same body, paint and kit are one picture, encoded once.
 * @throws AppError 400 for an unknown view or an invalid slug
 */
export function artworkPicture(params: ArtworkParams): Original {
  const { body, colour, view, details } = params
  const known = artworkViews.find((name) => name === view)
  const faults = {
    body: slugFault(body),
    colour: slugFault(colour),
    details: details === undefined ? undefined : slugFault(details),
    view: known ? undefined : `Expected ${artworkViews.join(', ')}, found "${view}"`,
  }
  const fields = Object.fromEntries(
    Object.entries(faults).flatMap(([name, fault]) => (fault ? [[name, fault]] : [])),
  )
  if (!known || Object.keys(fields).length > 0) {
    throw new AppError(400, 'invalid_artwork', 'There is no such drawing.', { fields })
  }
  const bare = details?.split('-').includes('bare') ?? false
  const kit = kitName(kitOf(bodyOf(body), details))
  const options = { body: bodyOf(body), colour: colourOf(colour), view: known, kit, bare }
  const kind = bare ? 'bare' : 'shadow'
  return {
    isDrawn: true,
    digest: ['artwork', artworkVersion, options.body, options.colour, known, kit, kind].join('/'),
    load: async () => ({
      bytes: Buffer.from(artwork(options)),
      drawnWidth: artworkSize.width,
    }),
  }
}

/**
 * The same artwork whole on a white ground, for programs that show a link: a JPEG of
 * `linkPictureSize`, whatever they accept.
 * @throws AppError as `artworkPicture`
 */
export function linkArtwork(params: ArtworkParams): Original {
  const original = artworkPicture(params)
  return { ...original, digest: `link/${original.digest}`, ground: linkGround }
}

const linkGround = { ...linkPictureSize, colour: 'white' } as const
