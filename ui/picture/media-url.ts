import { artworkVersion } from '#artwork/version.ts'

/** The widths in pixels that `/media` serves; any other is rounded up to one of them. */
export const mediaWidths = [160, 320, 480, 640, 960, 1280, 1920] as const

/** The qualities that `/media` serves; any other is rounded to the nearest of them. */
export const mediaQualities = [50, 65, 80, 90] as const

/** One of `mediaQualities` (Spec 7.18). */
export const defaultQuality = 80

export type MediaSize = { width: number; quality?: number }

const isMedia = (path: string) => path.startsWith('/media/')

/** The width that `/media` serves for `width`: the next one up, at most the largest. */
export function widthStep(width: number): number {
  return mediaWidths.find((step) => step >= width) ?? Math.max(...mediaWidths)
}

/** The quality that `/media` serves for `quality`: the nearest, of two the higher one. */
export function qualityStep(quality: number): number {
  return mediaQualities.reduce<number>((best, step) => {
    return Math.abs(step - quality) <= Math.abs(best - quality) ? step : best
  }, mediaQualities[0])
}

/**
 * The URL of a picture at a width in pixels and a quality (Spec 7.18). `path` is a path below
 * `/media/`, with or without a query; anything else, such as a feed's photo on another host, is
 * returned unchanged.
 */
export function mediaUrl(path: string, { width, quality = defaultQuality }: MediaSize): string {
  if (!isMedia(path)) return path
  const [name = '', query] = path.split('?', 2)
  const parameters = new URLSearchParams(query)
  parameters.set('w', String(widthStep(width)))
  parameters.set('q', String(qualityStep(quality)))
  return `${name}?${parameters}`
}

/**
 * The `srcset` of a picture in several widths; empty for a picture that `/media` does not serve.
 */
export function srcSet(path: string, widths: readonly number[] = mediaWidths): string {
  if (!isMedia(path)) return ''
  const steps = [...new Set(widths.map(widthStep))].sort((a, b) => a - b)
  return steps.map((width) => `${mediaUrl(path, { width })} ${width}w`).join(', ')
}

/**
 * Keeps in sight what `at` in a path's query says where the picture is cropped: percent from its left and from its
 * top, as in `?at=64-58`.
 */
export function focalStyle(path: string) {
  const [, x, y] = /[?&]at=(\d+)-(\d+)/.exec(path) ?? []
  return x && { style: { objectPosition: `${x}% ${y}%` } }
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .slice(0, 60)
}

export type ArtworkPath = {
  body: string
  colour: string
  view: 'side' | 'front' | 'rear'
  /** The words of a kit, such as `electric-rails`. */
  kit?: string
  /** Without its shadow, for a scene that has its own ground. */
  bare?: boolean
}

/** The size in pixels of the picture of a shared link, as link previews crop it. */
export const linkPictureSize = { width: 1200, height: 630 } as const

/**
 * The URL of a drawn vehicle on white, as a JPEG of `linkPictureSize`: for programs that show a link,
 * which may know no other format and put no ground behind a cut-out.
 */
export const linkArtworkUrl = (drawn: Omit<ArtworkPath, 'bare'>): string =>
  artworkPath(drawn).replace('/media/', '/media/link/')

/**
 * The `/media` path of a drawn vehicle from the text of its stock record: "SUV" and "Glacier
 * White" give `/media/artwork/suv/glacier-white/side?v=…`; a kit and `bare` are a last part, such as
 * `/electric-rails-bare`. Text without letters or digits gives
 * `any`, which is drawn as the default.
 */
export function artworkPath({ body, colour, view, kit = '', bare = false }: ArtworkPath): string {
  const details = [kit, bare ? 'bare' : ''].filter(Boolean).join('-')
  const names = [slug(body) || 'any', slug(colour) || 'any', view, details].filter(Boolean)
  return `/media/artwork/${names.join('/')}?v=${artworkVersion}`
}
