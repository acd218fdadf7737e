import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { inTurn } from '../scripts/test-extent.ts'
import {
  artwork,
  artworkBodies,
  artworkColours,
  artworkExtent,
  artworkSize,
  artworkVersion,
  artworkViews,
} from './artwork.ts'
import { GROUND } from './canvas.ts'
import { kitWordsOf } from './kit.ts'

const everyDrawing = artworkBodies.flatMap((body) =>
  artworkViews.map((view) => ({ body, view, colour: 'blue', name: `${body} ${view}` })),
)

const everyKitWord = artworkBodies.flatMap((body) =>
  kitWordsOf(body).map((word) => ({ body, word, view: 'side' as const, colour: 'blue' })),
)

/** The words that change the outline. */
const everyForm = everyKitWord.filter(({ word }) => !/^(style|electric|rails|twotone)/.test(word))

const OPAQUE = 250

async function alphasOf(svg: string) {
  const picture = sharp(Buffer.from(svg)).ensureAlpha().extractChannel('alpha')
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  return {
    width: info.width,
    rows: Array.from({ length: info.height }, (_, y) =>
      data.subarray(y * info.width, (y + 1) * info.width),
    ),
  }
}

const alphaAt = async (svg: string, x: number, y: number) => (await alphasOf(svg)).rows[y]?.[x]

/** The first and last row with opaque pixels: the roof, and the tyres. */
async function opaqueRows(svg: string) {
  const { rows } = await alphasOf(svg)
  const isOpaque = (row: Uint8Array) => row.some((alpha) => alpha > OPAQUE)
  return {
    first: rows.findIndex(isOpaque),
    last: rows.findLastIndex(isOpaque) + 1,
    cornerAlpha: rows[0]?.[0],
  }
}

const idsOf = (svg: string) => [...svg.matchAll(/\bid="([^"]+)"/g)].map((match) => match[1])
const referencesOf = (svg: string) =>
  [...svg.matchAll(/(?:url\(#|href="#)([^)"]+)/g)].map((match) => match[1])

describe('artwork', () => {
  it.each(everyDrawing)(
    'draws a well-formed SVG of 20:9: $name',
    async ({ body, view, colour }) => {
      const svg = artwork({ body, view, colour })
      const { format, width, height } = await sharp(Buffer.from(svg)).metadata()
      expect({ format, width, height }).toEqual({ format: 'svg', ...artworkSize })
      expect(svg).not.toMatch(/NaN|undefined|Infinity/)
    },
  )

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

  it.each([
    ['suv', 'bullbar', 'front'],
    ['suv', 'racks', 'rear'],
    ['suv', 'snorkel', 'front'],
    ['suv', 'offroad', 'rear'],
    ['suv', 'twotone', 'front'],
    ['hatchback', 'twotone', 'rear'],
    ['hatchback', 'electric', 'front'],
    ['hatchback', 'sporting', 'front'],
    ['wagon', 'stately', 'rear'],
    ['ute', 'tray', 'rear'],
    ['ute', 'canopy', 'rear'],
    ['coupe', 'spoiler', 'rear'],
  ] as const)('draws a %s with "%s" differently from the %s', (body, kit, view) => {
    const drawn = (word: string) =>
      artwork({ body, colour: 'red', view, kit: word }).replaceAll(/a[0-9a-z]+[fr]-/g, '')
    expect(drawn(kit)).not.toBe(drawn(''))
  })

  it('ignores the words of a kit that a body does not have', () => {
    const options = { body: 'sedan', colour: 'red', view: 'front' } as const
    expect(artwork({ ...options, kit: 'tray-quokka-bullbar' })).toBe(artwork(options))
  })

  it.each(inTurn(everyForm, 0, 4))(
    'stands on the ground, whole: $body with $word',
    async ({ body, word }) => {
      const options = { body, kit: word, colour: 'blue', view: 'side', bare: true } as const
      const rows = await opaqueRows(artwork(options))
      expect(rows.first).toBeGreaterThan(0)
      expect(Math.abs(rows.last - GROUND)).toBeLessThan(1.5)
    },
  )

  it.each(inTurn(everyDrawing, 1, 3))(
    'stands on the ground, whole and cut out: $name',
    async (options) => {
      const rows = await opaqueRows(artwork({ ...options, bare: true }))
      const { width, height } = artworkSize
      expect(rows.first).toBeGreaterThan(0)
      // 85.2 % of the height, to a pixel.
      expect(Math.abs(rows.last - (height * 460) / 540)).toBeLessThan(1.5)
      expect(await opaqueRows(artwork(options))).toMatchObject({ cornerAlpha: 0 })
      expect(width / height).toBeCloseTo(20 / 9)
    },
  )

  it.each(artworkBodies)('says how long and high a %s is drawn', async (body) => {
    const { length, height } = artworkExtent(body)
    const { width, rows } = await alphasOf(
      artwork({ body, view: 'side', colour: 'blue', bare: true }),
    )
    const isOpaque = (alpha: number) => alpha > OPAQUE
    const columns = Array.from({ length: width }, (_, x) =>
      rows.some((row) => isOpaque(row[x] ?? 0)),
    )
    const drawnLength = columns.lastIndexOf(true) + 1 - columns.indexOf(true)
    expect(Math.abs(drawnLength / width - length)).toBeLessThan(0.02)
    const top = rows.findIndex((row) => row.some(isOpaque))
    expect(Math.abs((460 - top) / width - height)).toBeLessThan(0.02)
  })

  it('draws a shadow below the ground, except for a bare vehicle', async () => {
    const options = { body: 'wagon', colour: 'teal', view: 'side' } as const
    const shaded = await alphaAt(artwork(options), 600, 475)
    expect(shaded).toBeGreaterThan(50)
    expect(await alphaAt(artwork({ ...options, bare: true }), 600, 475)).toBe(0)
  })

  it.each(inTurn(everyDrawing, 2, 3))(
    'shades the ground under each tyre, with a shadow around or without: $name',
    async ({ body, view, colour }) => {
      const bare = await alphasOf(artwork({ body, view, colour, bare: true }))
      const below = bare.rows[GROUND + 3] ?? []
      const isDark = Array.from(below, (alpha) => alpha > 120)
      const spots = isDark.filter((dark, x) => dark && !isDark[x - 1]).length
      expect(spots).toBeGreaterThanOrEqual(body === 'caravan' ? 1 : 2)
      const shaded = await alphasOf(artwork({ body, view, colour }))
      const under = shaded.rows[GROUND + 3] ?? []
      expect(isDark.every((dark, x) => !dark || (under[x] ?? 0) > 120)).toBe(true)
    },
  )

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
