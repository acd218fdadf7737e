import type { StaffAnswer } from '#domain/staff/staff-calls.ts'

export type Picture = StaffAnswer<'GET /:site/media'>['pictures'][number]
export type PictureUse = StaffAnswer<'GET /:site/media/:id'>['uses'][number]

/** Narrower pictures are blurred on most screens, pixels. */
const SMALL = 960

const saysNothing = ({ alt, decorative }: Picture) => alt === '' && !decorative
const isSmall = ({ width }: Picture) => width < SMALL

/** What the library shows of all pictures, by the word in the address. */
export const mediaShows = {
  all: { label: 'All', has: () => true },
  silent: { label: 'Say nothing (no text)', has: saysNothing },
  unused: { label: 'Not used', has: ({ uses }: Picture) => uses === 0 },
  small: { label: 'Too small', has: isSmall },
} as const
export type MediaShow = keyof typeof mediaShows

export const isMediaShow = (value: unknown): value is MediaShow =>
  typeof value === 'string' && Object.hasOwn(mediaShows, value)

/** The pictures whose name or text has the words, of those to show. */
export function shownPictures(
  pictures: readonly Picture[],
  show: MediaShow,
  words: string,
): Picture[] {
  const wanted = words.trim().toLowerCase()
  return pictures.filter(
    (picture) =>
      mediaShows[show].has(picture) &&
      [picture.name, picture.alt].some((text) => text.toLowerCase().includes(wanted)),
  )
}

/** What is amiss with a picture, else how often it is used. */
export function noteOf(picture: Picture): { readonly text: string; readonly isAmiss: boolean } {
  if (saysNothing(picture)) return { text: 'No text', isAmiss: true }
  if (isSmall(picture)) return { text: 'Too small', isAmiss: true }
  return { text: placesOf(picture.uses), isAmiss: false }
}

export const placesOf = (uses: number): string =>
  uses === 0 ? 'Not used' : `${uses} ${uses === 1 ? 'place' : 'places'}`

const MEGA = 1_000_000
const KILO = 1_000

/** "412 kB", "2.3 MB". */
export const bytesOf = (size: number): string =>
  size < MEGA ? `${Math.max(1, Math.round(size / KILO))} kB` : `${(size / MEGA).toFixed(1)} MB`

export const sizeOf = ({ width, height }: Pick<Picture, 'width' | 'height'>): string =>
  `${width} × ${height}`

/** "38 pictures, 21 MB". */
export function summaryOf(pictures: readonly Picture[]): string {
  const bytes = pictures.reduce((sum, { size }) => sum + size, 0)
  const count = `${pictures.length} ${pictures.length === 1 ? 'picture' : 'pictures'}`
  return pictures.length === 0 ? count : `${count}, ${bytesOf(bytes)}`
}

/** Where the staff host shows a picture of a site, at a width in pixels. */
export const shownAt = (site: string, { shown }: Pick<Picture, 'shown'>, width: number): string =>
  `/sites/${site}${shown}&w=${width}`

/** Where a use is edited; undefined for what this screen cannot open. */
export function editorOf(site: string, { path, state }: PictureUse): string | undefined {
  if (state === 'revision' && path.startsWith('pages/')) return `${pageOf(site, path)}/history`
  if (path.startsWith('pages/')) return pageOf(site, path)
  if (path === 'site.json') return `/builder/${site}/theme`
  return path.startsWith('content/') ? `/staff/${site}/content` : undefined
}

const pageOf = (site: string, path: string) =>
  `/builder/${site}/${encodeURIComponent(path.replace(/^pages\/|\.json$/g, ''))}`

/** "Home, Hero with search", and where not on the site: "in a draft". */
export function wordsOf({ title, place, state }: PictureUse): string {
  const what = place === undefined ? title : `${title}, ${place}`
  return state === 'draft' ? `${what} (draft)` : what
}
