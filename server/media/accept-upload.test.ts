import { crc32 } from 'node:zlib'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { acceptUpload, UploadFault } from './accept-upload.ts'
import { workQueue } from './work-queue.ts'

const run = workQueue<Uint8Array>({
  slots: 2,
  large: { overMs: 150, slots: 1 },
  limits: { client: 9, dealer: 9, all: 9 },
})
const accept = (bytes: Uint8Array) =>
  acceptUpload({ run }, bytes, { dealer: 'harbour', client: 'ann' })

const paint = (width: number, height: number, background = '#246') =>
  sharp({ create: { width, height, channels: background.length > 4 ? 4 : 3, background } })

/** As a phone writes it: lying on its side, with the place where it was taken. */
const phonePhoto = () =>
  paint(300, 200)
    .withExif({ IFD0: { Model: 'Pocket' }, IFD3: { GPSLatitudeRef: 'S' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

it('a photo stands upright and tells nothing of its phone or place (Spec 5.24)', async () => {
  const sent = await phonePhoto()
  expect(await sharp(sent).metadata()).toMatchObject({ orientation: 6, exif: expect.anything() })
  const kept = await accept(sent)
  expect(kept).toMatchObject({ type: 'image/jpeg', width: 200, height: 300 })
  const { exif, orientation, icc, xmp } = await sharp(kept.bytes).metadata()
  expect([exif, orientation, icc, xmp]).toEqual([undefined, undefined, undefined, undefined])
})

it('a large picture is made smaller, and the same file is the same bytes', async () => {
  const sent = await paint(5_000, 1_000).png().toBuffer()
  const kept = await accept(sent)
  expect(kept).toMatchObject({ type: 'image/jpeg', width: 2_400, height: 480 })
  expect((await accept(sent)).bytes).toEqual(kept.bytes)
})

it('a transparent picture stays so', async () => {
  expect(await accept(await paint(40, 30, '#24680080').png().toBuffer())).toMatchObject({
    type: 'image/webp',
    width: 40,
  })
})

/** A PNG whose header says another size. */
function sized(png: Buffer, width: number, height: number): Buffer {
  const [header, size] = [12, 16]
  png.writeUInt32BE(width, size)
  png.writeUInt32BE(height, size + 4)
  png.writeUInt32BE(crc32(png.subarray(header, 29)), 29)
  return png
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><script>1</script></svg>'

it.each<[string, string, () => Uint8Array | Promise<Uint8Array>]>([
  ['nothing', 'empty', () => new Uint8Array()],
  ['more than 20 MB', 'too_large', () => new Uint8Array(20_000_001)],
  ['a PDF', 'not_a_picture', () => Buffer.from('%PDF-1.7')],
  ['a web page', 'not_a_picture', () => Buffer.from('<!doctype html><script>1</script>')],
  ['an SVG', 'svg', () => Buffer.from(svg)],
  ['an iPhone’s HEIC', 'heic', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
  [
    'few bytes with 100 megapixels',
    'too_many_pixels',
    async () => sized(await paint(8, 8).png().toBuffer(), 10_000, 10_000),
  ],
  ['half a photo', 'damaged', async () => (await phonePhoto()).subarray(0, -200)],
])('refuses %s as %s, in a sentence', async (_, reason, bytes) => {
  const fault = await accept(await bytes()).catch((cause: unknown) => cause)
  expect(fault).toBeInstanceOf(UploadFault)
  expect(fault).toMatchObject({ reason, message: expect.stringMatching(/\.$/) })
})
