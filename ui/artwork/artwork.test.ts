import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import {
  artwork,
  artworkBackdrops,
  artworkBodies,
  artworkColours,
  artworkSize,
  artworkVersion,
  artworkViews,
} from './artwork.ts'
import { kitWordsOf } from './kit.ts'

const everyDrawing = artworkBodies.flatMap((body) =>
  artworkViews.map((view) => ({ body, view, colour: 'blue', name: `${body} ${view}` })),
)

const everyKitWord = artworkBodies.flatMap((body) =>
  kitWordsOf(body).map((word) => ({ body, word, view: 'side' as const, colour: 'blue' })),
)

const everyForm = [
  ...artworkBodies.map((body) => ({ body, word: '' })),
  ...everyKitWord.filter(({ word }) => !/^(style|electric|rails|twotone)/.test(word)),
]

/** The lowest row with an opaque pixel, which is a tyre's: shadows are translucent. */
async function groundOf(body: string, kit: string): Promise<number> {
  const svg = artwork({ body, kit, colour: 'blue', view: 'side', backdrop: 'none' })
  const { data, info } = await sharp(Buffer.from(svg), { density: 36 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const last = data.findLastIndex((value, i) => i % 4 === 3 && value === 255)
  return Math.floor(last / (info.width * 4))
}

const idsOf = (svg: string) => [...svg.matchAll(/\bid="([^"]+)"/g)].map((match) => match[1])
const referencesOf = (svg: string) =>
  [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map((match) => match[1])

describe('artwork', () => {
  it.each(everyDrawing)('draws a well-formed SVG of 8:5: $name', async ({ body, view, colour }) => {
    const svg = artwork({ body, view, colour })
    const { format, width, height } = await sharp(Buffer.from(svg)).metadata()
    expect({ format, width, height }).toEqual({ format: 'svg', ...artworkSize })
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  })

  it.each(everyDrawing)('defines every id it refers to, once: $name', ({ body, view, colour }) => {
    const svg = artwork({ body, view, colour })
    const ids = idsOf(svg)
    expect(new Set(ids).size).toBe(ids.length)
    expect(referencesOf(svg).filter((id) => !ids.includes(id))).toEqual([])
  })

  it.each(everyKitWord)('draws valid SVG with unique ids: $body with $word', ({ body, word }) => {
    for (const view of artworkViews) {
      const svg = artwork({ body, view, colour: 'white', kit: word })
      const ids = idsOf(svg)
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
      expect(new Set(ids).size).toBe(ids.length)
      expect(referencesOf(svg).filter((id) => !ids.includes(id))).toEqual([])
    }
  })

  it('draws the same text for the same options', () => {
    const options = { body: 'SUV', colour: 'Glacier White', view: 'side', kit: 'rails' } as const
    expect(artwork(options)).toBe(artwork(options))
  })

  it('gives the ids of each drawing a unique prefix', () => {
    const prefixes = everyDrawing.map((options) => {
      const own = new Set(idsOf(artwork(options)).map((id) => id?.split('-')[0]))
      expect([...own]).toHaveLength(1)
      return [...own][0]
    })
    expect(new Set(prefixes).size).toBe(prefixes.length)
  })

  it('draws each colour differently', () => {
    const drawn = Object.keys(artworkColours).map((colour) =>
      artwork({ body: 'ute', colour, view: 'side' }),
    )
    expect(new Set(drawn).size).toBe(drawn.length)
  })

  it.each(everyKitWord)('draws a $body differently with "$word"', ({ body, word }) => {
    const drawn = (kit: string) =>
      artwork({ body, colour: 'red', view: 'side', kit }).replaceAll(/a[0-9a-z]+s-/g, '')
    expect(drawn(word)).not.toBe(drawn(''))
  })

  it('ignores the words of a kit that a body does not have', () => {
    const options = { body: 'sedan', colour: 'red', view: 'front' } as const
    expect(artwork({ ...options, kit: 'tray-quokka-bullbar' })).toBe(artwork(options))
  })

  it('stands every vehicle on the same ground', async () => {
    const rows = await Promise.all(everyForm.map(({ body, word }) => groundOf(body, word)))
    expect(Math.max(...rows) - Math.min(...rows)).toBeLessThanOrEqual(1)
  })

  it.each(artworkBackdrops)('draws every backdrop: %s', async (backdrop) => {
    const svg = artwork({ body: 'wagon', colour: 'teal', view: 'side', backdrop })
    const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true })
    const cornerAlpha = info.channels === 4 ? data[3] : 255
    expect(cornerAlpha).toBe(backdrop === 'none' ? 0 : 255)
  })

  it('draws the default body and colour for unknown names', () => {
    const unknown = artwork({ body: 'hovercraft', colour: 'Quokka', view: 'front' })
    expect(unknown).toBe(artwork({ body: 'suv', colour: 'silver', view: 'front' }))
  })

  it('draws in less than 30 kB of SVG', () => {
    const kits = everyKitWord.map(({ word, ...options }) => ({ ...options, kit: word }))
    const sizes = [...everyDrawing, ...kits].map((options) => Buffer.byteLength(artwork(options)))
    expect(Math.max(...sizes)).toBeLessThan(30_000)
  })

  it('has a new version whenever a drawing changes', () => {
    const hash = createHash('sha256')
    for (const options of everyDrawing) hash.update(artwork(options))
    for (const { word, ...options } of everyKitWord) {
      hash.update(artwork({ ...options, kit: word }))
    }
    expect(artworkVersion, 'write this digest into version.ts').toBe(hash.digest('hex').slice(0, 8))
  })
})
