/** A type of picture that is known by its first bytes. */
export type PictureType = 'jpeg' | 'png' | 'gif' | 'webp' | 'avif' | 'heic'

/** As many bytes of a file as its type is told by. */
export const TYPE_BYTES = 64

/** Brands of ISO 23008-12, Annex B: pictures coded by HEVC. */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs']
const AVIF_BRANDS = ['avif', 'avis']
const BRAND_BYTES = 4
/** Where the brands of a file begin: length, `ftyp`, the first brand, its version, further ones. */
const BRANDS = { first: 8, others: 16 }

/** The type of a picture by its content, never by its name; undefined for all others, such as SVG. Spec 5.24. */
export function pictureTypeOf(head: Uint8Array): PictureType | undefined {
  const text = Buffer.from(head.subarray(0, TYPE_BYTES)).toString('latin1')
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (text.startsWith('GIF87a') || text.startsWith('GIF89a')) return 'gif'
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp'
  if (text.slice(4, 8) !== 'ftyp') return undefined
  const brands = brandsOf(text)
  if (brands.some((brand) => AVIF_BRANDS.includes(brand))) return 'avif'
  return brands.some((brand) => HEIC_BRANDS.includes(brand)) ? 'heic' : undefined
}

function brandsOf(text: string): readonly string[] {
  const others = text.slice(BRANDS.others).match(/.{4}/gs) ?? []
  return [text.slice(BRANDS.first, BRANDS.first + BRAND_BYTES), ...others]
}
