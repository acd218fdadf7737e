import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, onTestFinished, test } from 'vitest'
import { type Car, carSchema } from '#domain/car/car.ts'
import { barest, caravan, hilux, soldCar } from '#parts/fixture-cars.ts'
import { linkCardContent } from '#parts/link-card/link-card.ts'
import { storySite } from '#parts/story-site.ts'
import { brochureStyle } from '../server/brochure/style.ts'
import { linkCardText } from '../server/link-card/draw.ts'
import { openLinkCards } from '../server/link-card/link-cards.ts'
import { recordingLog } from '../server/log.fixture.ts'
import { printFonts } from './font-files.ts'

const requester = { dealer: 'story', client: 'anna' }
const worst = carSchema.parse({
  ...hilux,
  model: `${'X'.repeat(600)} Ngāruawāhia 🚗`,
  badge: 'Longitude '.repeat(20),
  price: 1_234_567_890,
})

async function cardsWith(findFile: (path: string) => Promise<string>) {
  const { log, logged } = recordingLog()
  const cards = openLinkCards({
    fonts: await printFonts(),
    cache: ({ work }) => work(),
    draw: async (order) => new TextEncoder().encode(linkCardText(order)),
    findFile: async (_, path) => ({
      file: await findFile(path),
      digest: path,
      bytes: 1,
      isSvg: false,
    }),
    log,
  })
  const draw = async (car: Car) => (await cards(car, storySite)).bytes(requester)
  return { draw, logged }
}

const none = () => Promise.reject(new Error('no file'))

const cars: Record<string, Car> = {
  'an ordinary car': hilux,
  'a sold car': soldCar,
  'a caravan': caravan,
  'a car with only id, make and model': barest,
  'a car with endless names': worst,
  'a car whose photos are on another host': { ...hilux, images: ['https://cdn.example/1.jpg'] },
  'a car whose photo is missing': { ...hilux, images: ['/media/site/missing.jpg'] },
}

test.each(Object.entries(cars))(
  '%s has a picture of 1200 by 630 for its link (Spec 3.11)',
  async (_, car) => {
    const { draw } = await cardsWith(none)
    const { format, width, height } = await sharp(await draw(car)).metadata()
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 })
  },
)

/** The colour in the middle of the stage. */
const stageColour = async (jpeg: Uint8Array) =>
  sharp(jpeg).extract({ left: 600, top: 300, width: 1, height: 1 }).raw().toBuffer()

test('a photo of the dealer’s own is shown, and drawn instead where it is damaged (Spec 3.11)', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'link-cards-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const photo = join(folder, 'green.png')
  await sharp({ create: { width: 40, height: 30, channels: 3, background: '#00ff00' } })
    .png()
    .toFile(photo)
  const car = { ...hilux, images: ['/media/site/green.png'] }
  const shown = await cardsWith(async () => photo)
  const [red = 255, green = 0] = await stageColour(await shown.draw(car))
  expect(green - red).toBeGreaterThan(200)
  const damaged = await cardsWith(async () => import.meta.filename)
  const [r = 0, g = 255] = await stageColour(await damaged.draw(car))
  expect(g - r).toBeLessThan(60)
  expect(damaged.logged.map(({ event }) => event)).toEqual(['link_photo_failed'])
})

test('text is drawn as outlines and stays on the picture, whatever it says (Spec 3.11)', async () => {
  const fonts = await printFonts()
  const style = brochureStyle(storySite.theme)
  for (const car of Object.values(cars)) {
    const svg = linkCardText({ content: linkCardContent(car, storySite), style, fonts })
    expect(svg).not.toMatch(/<text|font-family/)
    const points = Array.from(svg.matchAll(/[ML](-?[\d.]+)[ ,](-?[\d.]+)/g), ([, x, y]) =>
      [x, y].map(Number),
    )
    expect(points.length).toBeGreaterThan(50)
    for (const [x = -1, y = -1] of points) {
      expect(x).toBeGreaterThanOrEqual(0)
      expect(x).toBeLessThanOrEqual(1200)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y).toBeLessThanOrEqual(630)
    }
  }
})
