import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { silentLog } from '../log.fixture.ts'
import { openPictures } from '../media/pictures.ts'
import { type UploadRules, uploadAcceptor } from './accept-upload.ts'
import { heicDecoder } from './heic-decoder.ts'
import { pixelBomb } from './pixel-bomb.fixture.ts'

const folder = mkdtempSync(join(tmpdir(), 'forecourt-uploads-'))
const heic = heicDecoder(join(import.meta.dirname, 'heic-thread.ts'))
const { run } = openPictures(folder, silentLog)
const acceptUpload = uploadAcceptor({ run, heic, log: silentLog })
afterAll(async () => {
  await heic.close()
  rmSync(folder, { recursive: true, force: true })
})

const types = ['jpeg', 'png', 'gif', 'heic'] as const
const rules: UploadRules = { types, bytesUnder: 100_000, maxSide: 48, alpha: 'white' }
let count = 0
function upload(bytes: Uint8Array | string, changes: Partial<UploadRules> = {}) {
  const file = join(folder, String(count++))
  writeFileSync(file, bytes)
  return acceptUpload(file, { ...rules, ...changes }, { dealer: 'harbour', client: '192.0.2.1' })
}
async function accepted(bytes: Uint8Array, changes: Partial<UploadRules> = {}) {
  const answer = await upload(bytes, changes)
  if (!('accepted' in answer)) throw new Error(answer.refused)
  return answer.accepted
}

/** Left half red, right half blue. */
const halves = sharp({
  create: { width: 96, height: 64, channels: 3, background: '#c00' },
}).composite([
  {
    input: { create: { width: 48, height: 64, channels: 3, background: '#00c' } },
    left: 48,
    top: 0,
  },
])
const jpeg = await halves.clone().jpeg().toBuffer()
const png = await halves.clone().png().toBuffer()
const gif = await halves.clone().gif().toBuffer()
/** 96 by 64 pixels, left half blue, right half red; written by heif-enc. */
const heicPhoto = Buffer.from(
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAT9tZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAABAAAAImlsb2MAAAAAREAAAQABAAAAAAFjAAEAAAAAAAAAMQAAACNpaW5mAAAAAAABAAAAFWluZmUCAAAAAAEAAGh2YzEAAAAAv2lwcnAAAAChaXBjbwAAAHVodmNDAQNwAAAAAAAAAAAAHvAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAHroCQCEAAQAoQgEBA3AAAAMAkAAAAwAAAwAeoDCBBZbqSSmubAgAAAMACAAAAwAIQCIAAQAHRAHBcrAiQAAAABRpc3BlAAAAAAAAAGAAAABAAAAAEHBpeGkAAAAAAwgICAAAABZpcG1hAAAAAAAAAAEAAQOBAoMAAAA5bWRhdAAAAC0oAa9YtAKN3B0kv//T/OR9ZE//bGShAFK1lDoTUrGbAEeacxBiAPgapXCH/fA=',
  'base64',
)

/** Red, green and blue at a place of a picture, as shares of its width and height. */
async function colourAt(bytes: Uint8Array, x: number, y: number) {
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels
  const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
  return red > 120 && green < 90 && blue < 90 ? 'red' : blue > 120 && red < 90 ? 'blue' : 'other'
}

describe('a picture is taken and made smaller', () => {
  it.each([
    ['JPEG', jpeg, 'red'],
    ['PNG', png, 'red'],
    ['GIF', gif, 'red'],
    ['HEIC', heicPhoto, 'blue'],
  ])('%s (Spec 5.24)', async (_, bytes, left) => {
    const picture = await accepted(bytes)
    expect(picture).toMatchObject({ format: 'jpeg', width: 48, height: 32 })
    expect((await sharp(picture.bytes).metadata()).format).toBe('jpeg')
    expect(await colourAt(picture.bytes, 0.1, 0.5)).toBe(left)
  })

  it('given as bytes too (Spec 5.24)', async () => {
    const request = { dealer: 'harbour', client: '192.0.2.1' }
    for (const bytes of [jpeg, heicPhoto]) {
      expect(await acceptUpload(bytes, rules, request)).toMatchObject({ accepted: { width: 48 } })
    }
  })

  it('as it is where it is small, and a HEIC by a whole factor first (Spec 5.24)', async () => {
    expect(await accepted(png, { maxSide: 2_400 })).toMatchObject({ width: 96, height: 64 })
    expect(await accepted(heicPhoto, { maxSide: 20 })).toMatchObject({ width: 20, height: 13 })
  })
})

it('it stands upright, and has none of what the camera wrote into it (Spec 5.24)', async () => {
  const place = { IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '27/1 28/1 0/1' } }
  const turned = await sharp(jpeg)
    .withExif({ IFD0: { Copyright: 'Ada Okafor' }, ...place })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  expect((await sharp(turned).metadata()).exif).toBeDefined()
  const { bytes, width, height } = await accepted(turned)
  expect([width, height]).toEqual([32, 48])
  expect(await colourAt(bytes, 0.5, 0.1)).toBe('red')
  const { exif, icc, xmp, orientation } = await sharp(bytes).metadata()
  expect({ exif, icc, xmp, orientation }).toEqual({})
})

it('a polyglot keeps its picture alone (Spec 5.24)', async () => {
  const page = '<script>alert(1)</script>PK\u0003\u0004'
  const { bytes } = await accepted(Buffer.concat([jpeg, Buffer.from(page)]))
  expect(Buffer.from(bytes).includes('script')).toBe(false)
})

it('transparent parts are white, or kept', async () => {
  const clear = await sharp({
    create: { width: 4, height: 4, channels: 4, background: '#0000' },
  })
    .png()
    .toBuffer()
  const { bytes } = await accepted(clear)
  expect([...(await sharp(bytes).raw().toBuffer()).subarray(0, 3)]).toEqual([255, 255, 255])
  const kept = await accepted(clear, { alpha: 'kept' })
  expect(kept.format).toBe('webp')
  expect((await sharp(kept.bytes).metadata()).hasAlpha).toBe(true)
})

/** The same HEIC, which says that it is larger. */
function heicBomb() {
  const bytes = Buffer.from(heicPhoto)
  const size = bytes.indexOf('ispe') + 8
  bytes.writeUInt32BE(20_000, size)
  bytes.writeUInt32BE(20_000, size + 4)
  return bytes
}
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const plain = sharp({ create: { width: 8, height: 8, channels: 3, background: '#246' } })
const tiff = await plain.clone().tiff().toBuffer()
const webp = await plain.clone().webp().toBuffer()
const avif = await plain.clone().avif().toBuffer()

describe('is refused, and no decoder sees what is of another type:', () => {
  it.each([
    ['an empty file', '', 'empty'],
    ['too many bytes', Buffer.concat([jpeg, Buffer.alloc(rules.bytesUnder)]), 'too_big'],
    ['an SVG with script', svg, 'type'],
    ['a page', '<!doctype html><img>', 'type'],
    ['a PDF', '%PDF-1.7', 'type'],
    ['a zip', 'PK\u0003\u0004', 'type'],
    ['two letters', 'GI', 'type'],
    ['a TIFF', tiff, 'type'],
    ['a WebP, where it is not among the types', webp, 'type'],
    ['an AVIF, where it is not among the types', avif, 'type'],
    ['a film of the same container', Buffer.from('\0\0\0\x18ftypmp42\0\0\0\0mp42isom'), 'type'],
    ['half of a JPEG', jpeg.subarray(0, jpeg.length / 2), 'unreadable'],
    ['the head of a JPEG', jpeg.subarray(0, 4), 'unreadable'],
    ['half of a PNG', png.subarray(0, png.length / 2), 'unreadable'],
    ['half of a HEIC', heicPhoto.subarray(0, heicPhoto.length / 2), 'unreadable'],
    ['the head of a GIF before a page', 'GIF89a<script>alert(1)</script>', 'unreadable'],
    ['400 megapixels in few bytes', pixelBomb(png), 'too_many_pixels'],
    ['a HEIC that says so', heicBomb(), 'too_many_pixels'],
  ] as const)('%s (Spec 5.24)', async (_, bytes, refused) => {
    expect(await upload(bytes)).toEqual({ refused })
  })
})

it('a broken HEIC leaves the decoder able to read the next one (Spec 5.24)', async () => {
  const broken = Buffer.from(heicPhoto)
  broken.fill(0xff, heicPhoto.indexOf('mdat') + 8)
  const both = await Promise.all([upload(broken), upload(heicPhoto)])
  expect(both[1]).toMatchObject({ accepted: { width: 48 } })
})
