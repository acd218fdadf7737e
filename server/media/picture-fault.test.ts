import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, describe, expect, it } from 'vitest'
import { headerFault, maxSvgBytes, pictureFault } from './picture-fault.ts'

const folder = mkdtempSync(join(tmpdir(), 'forecourt-faults-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function written(name: string, bytes: Uint8Array | string) {
  const file = join(folder, name)
  writeFileSync(file, bytes)
  return { file, bytes: statSync(file).size }
}

const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
const photo = sharp({
  create: { width: 200, height: 120, channels: 3, background: '#246', noise },
})
const jpeg = await photo.clone().jpeg().toBuffer()
const png = await photo.clone().png().toBuffer()
const webp = await photo.clone().webp().toBuffer()
const avif = await photo.clone().avif({ effort: 0 }).toBuffer()
const gif = await photo.clone().gif().toBuffer()
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'
const plain = { width: 9_000, height: 7_000, channels: 3, background: '#fff' } as const
const huge = await sharp({ create: plain }).png({ compressionLevel: 1 }).toBuffer()

describe('a valid picture has no fault', () => {
  it.each([
    ['a JPEG', 'a.jpg', jpeg],
    ['a PNG', 'a.png', png],
    ['a WebP', 'a.webp', webp],
    ['an AVIF', 'a.avif', avif],
    ['a GIF', 'a.gif', gif],
    ['a PNG with the extension of a JPEG', 'b.jpg', png],
    ['an SVG', 'a.svg', SVG],
    ['an SVG without width and height', 'b.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['an SVG larger than any photo', 'c.svg', SVG.replaceAll('"8"', '"90000"')],
  ])('%s', async (_, name, bytes) => {
    expect(await pictureFault(written(name, bytes))).toBeUndefined()
  })
})

describe('the fault of an invalid picture:', () => {
  it.each([
    ['an empty file', 'empty.jpg', '', 'the file is empty'],
    ['text', 'text.png', 'no picture', 'expected a JPEG, PNG, WebP, AVIF or GIF'],
    ['an SVG with the extension of a PNG', 'svg.png', SVG, /^expected a JPEG.*, found svg$/],
    ['a photo with the extension of an SVG', 'photo.svg', jpeg, 'expected an SVG, found jpeg'],
    ['an HTML file with the extension of an SVG', 'page.svg', '<html></html>', 'expected an SVG'],
    [
      'an SVG with an unclosed tag',
      'open.svg',
      '<svg xmlns="x"><g></svg>',
      /^damaged: .*XML parse error/,
    ],
    [
      'an SVG of too many bytes',
      'long.svg',
      SVG.padEnd(maxSvgBytes + 1),
      /at most 2 MB, found 2.1/,
    ],
    [
      'too many pixels',
      'huge.png',
      huge,
      'expected at most 60 megapixels, found 63.0 (9000 x 7000)',
    ],
  ])('%s, by its header', async (_, name, bytes, fault) => {
    const picture = written(name, bytes)
    const expected = typeof fault === 'string' ? fault : expect.stringMatching(fault)
    expect(await headerFault(picture)).toEqual(expected)
    expect(await pictureFault(picture)).toEqual(await headerFault(picture))
  })

  it('a truncated photo, when decoded', async () => {
    const picture = written('cut.jpg', jpeg.subarray(0, jpeg.length - 200))
    expect(await headerFault(picture)).toBeUndefined()
    expect(await pictureFault(picture)).toMatch(/^damaged: .*premature end/)
  })

  it('a missing file', async () => {
    const gone = { file: join(folder, 'gone.jpg'), bytes: 1 }
    expect(await headerFault(gone)).toMatch(/^damaged: .*missing/)
  })

  it('a replaced file is read again', async () => {
    const before = written('changed.png', png)
    expect(await pictureFault(before)).toBeUndefined()
    expect(await pictureFault(written('changed.png', 'no picture'))).toMatch(/^expected a JPEG/)
  })
})
