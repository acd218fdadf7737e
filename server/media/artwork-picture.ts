import {
  artwork,
  artworkSize,
  artworkVersion,
  artworkViews,
  bodyOf,
  colourOf,
} from '#ui/artwork/artwork.ts'
import { AppError } from '../http/app-error.ts'
import type { Original } from './send-picture.ts'

const SLUG = /^[a-z0-9-]{1,60}$/

export type ArtworkParams = Record<'body' | 'colour' | 'view', string> & { bare?: boolean }

const slugFault = (value: string) =>
  SLUG.test(value)
    ? undefined
    : `Expected lower-case letters, digits and hyphens, such as glacier-white, found "${value}"`

/**
 * The artwork of `/artwork/<body>/<colour>/<view>`, a cut-out; with `/bare` without its shadow. Names of the same paint and body are one
 * picture, encoded once.
 * @throws AppError 400 for an unknown view or an invalid slug
 */
export function artworkPicture(params: ArtworkParams): Original {
  const { body, colour, view, bare = false } = params
  const known = artworkViews.find((name) => name === view)
  const faults = {
    body: slugFault(body),
    colour: slugFault(colour),
    view: known ? undefined : `Expected ${artworkViews.join(', ')}, found "${view}"`,
  }
  const fields = Object.fromEntries(
    Object.entries(faults).flatMap(([name, fault]) => (fault ? [[name, fault]] : [])),
  )
  if (!known || Object.keys(fields).length > 0) {
    throw new AppError(400, 'invalid_artwork', 'There is no such drawing.', { fields })
  }
  const options = { body: bodyOf(body), colour: colourOf(colour), view: known, bare }
  const kind = bare ? 'bare' : 'shadow'
  return {
    isDrawn: true,
    digest: ['artwork', artworkVersion, options.body, options.colour, known, kind].join('/'),
    load: async () => ({
      bytes: Buffer.from(artwork(options)),
      drawnWidth: artworkSize.width,
    }),
  }
}
