/** A picture of a site's media library, as its pages show it. */
export interface LibraryPicture {
  /** `/media/site/<name>` is its address in files. */
  readonly name: string
  /** Of its bytes. */
  readonly hash: string
  readonly width: number
  readonly height: number
  /** What stays in sight where it is cropped: percent from its left and from its top. */
  readonly focal: { readonly x: number; readonly y: number }
}

/** The names that the library gives. */
export const LIBRARY_NAME = /^[a-z0-9-]+\.(?:jpg|webp)$/
/** An address of such a picture, as files or as pages have it. */
const inText =
  /(?<![\w./-])\/media\/site\/([a-z0-9-]+\.(?:jpg|webp))(?:\?v=[\w-]+(?:&at=\d+-\d+)?)?(?![\w./?-])/g
const CENTRE = 50

/** Names of pictures that a text has addresses of. */
export const namesIn = (text: string): ReadonlySet<string> =>
  new Set(Array.from(text.matchAll(inText), ([, name = '']) => name))

/** A text of JSON in which pictures have other names. */
export const withNames = (text: string, names: ReadonlyMap<string, string>): string =>
  text.replaceAll(inText, (address, name: string) =>
    address.replace(`/${name}`, `/${names.get(name) ?? name}`),
  )

/** The pictures that these texts name. */
export function namedPictures(
  library: readonly LibraryPicture[],
  texts: Iterable<string>,
): ReadonlyMap<string, LibraryPicture> {
  const names = new Set<string>()
  if (library.length > 0) {
    for (const text of texts) for (const name of namesIn(text)) names.add(name)
  }
  return new Map(library.flatMap((each) => (names.has(each.name) ? [[each.name, each]] : [])))
}

/**
 * A value of parsed files in which each address of a picture has the version of its bytes, so that it never shows
 * others, and its focal point; and in which the size beside an address is that of the picture. The same value where
 * nothing changes.
 */
export function withPictures<Value>(
  value: Value,
  pictures: ReadonlyMap<string, LibraryPicture>,
): Value {
  // Texts stay texts and objects keep their members: its type stays.
  return pictures.size === 0 ? value : (shown(value, pictures) as Value)
}

function shown(value: unknown, pictures: ReadonlyMap<string, LibraryPicture>): unknown {
  if (typeof value === 'string') {
    return value.replaceAll(inText, (text, name: string) => {
      const picture = pictures.get(name)
      return picture ? addressOf(picture) : text
    })
  }
  if (Array.isArray(value)) {
    const next = value.map((member) => shown(member, pictures))
    return next.some((member, index) => member !== value[index]) ? next : value
  }
  return isPlain(value) ? shownMembers(value, pictures) : value
}

type Members = Readonly<Record<string, unknown>>

function shownMembers(value: Members, pictures: ReadonlyMap<string, LibraryPicture>): Members {
  const next = Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, shown(member, pictures)]),
  )
  const size = sizeIn(value, pictures)
  const isChanged = Object.keys(next).some((name) => next[name] !== value[name])
  return isChanged || size ? { ...next, ...size } : value
}

/** The size of the one picture that an object with a width and a height is about. */
function sizeIn(value: Members, pictures: ReadonlyMap<string, LibraryPicture>) {
  if (typeof value.width !== 'number' || typeof value.height !== 'number') return undefined
  for (const member of Object.values(value)) {
    const [found] = typeof member === 'string' ? member.matchAll(inText) : []
    const picture = found && found[0] === member && pictures.get(found[1] ?? '')
    if (picture) return { width: picture.width, height: picture.height }
  }
  return undefined
}

/** Its address on pages: with the version of its bytes, and its focal point. */
export function addressOf({ name, hash, focal: { x, y } }: LibraryPicture): string {
  const isCentred = x === CENTRE && y === CENTRE
  return `/media/site/${name}?v=${hash}${isCentred ? '' : `&at=${x}-${y}`}`
}

/** No definition of a block, and nothing with methods. */
const isPlain = (value: unknown): value is Members =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
