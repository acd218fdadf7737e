import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { storySite } from '#parts/story-site.ts'
import { silentLog } from '../log.fixture.ts'
import { car } from '../site/site.fixture.ts'
import { openLinkCards } from './link-cards.ts'

/** A photo of one colour, as a dealer's own media. */
const folder = mkdtempSync(join(tmpdir(), 'forecourt-link-card-'))
afterAll(() => rmSync(folder, { recursive: true }))
const photo = join(folder, 'photo.png')
writeFileSync(
  photo,
  await sharp({ create: { width: 60, height: 40, channels: 3, background: '#ff0000' } })
    .png()
    .toBuffer(),
)

/** The drawing of text is not looked at. */
const anyFont = new Proxy({}, { get: () => new Uint8Array() })

/** Draws the picture of a car whose photos have these addresses; `asked` are the files looked for. */
async function cardOf(images: readonly string[], about: Partial<Car> = {}) {
  const asked: string[] = []
  const cards = openLinkCards({
    cache: async ({ work }) => work(),
    draw: async () => new TextEncoder().encode(''),
    fonts: anyFont,
    findFile: async (_, path) => {
      asked.push(path)
      return { file: photo, digest: 'p'.repeat(64), bytes: 100, isSvg: false }
    },
    log: silentLog,
  })
  const { digest, bytes } = await cards(car('a', { images: [...images], ...about }), storySite)
  const picture = sharp(await bytes({ client: 'one', dealer: 'jacaranda' }))
  const { width, height, format } = await picture.metadata()
  const { data } = await picture.raw().toBuffer({ resolveWithObject: true })
  return { digest, asked, size: [width, height, format], red: (data[0] ?? 0) - (data[1] ?? 0) }
}

const size = [1200, 630, 'jpeg']

test('a photo in the dealer’s own media is shown, one on another host is never fetched (Spec 2.02)', async () => {
  const own = await cardOf(['/media/site/cars/red%20one.png?v=1'])
  expect(own).toMatchObject({ asked: ['cars/red one.png'], size })
  expect(own.red).toBeGreaterThan(200)
  const foreign = await cardOf(['https://photos.example/red.png'])
  expect(foreign).toMatchObject({ asked: [], size })
  expect(foreign.red).toBeLessThan(100)
})

test('an address of a photo that cannot be decoded is drawn instead', async () => {
  expect(await cardOf(['/media/site/%zz.png'])).toMatchObject({ asked: [], size })
})

test('the digest changes with the price and the state (Spec 2.02)', async () => {
  const digests = await Promise.all(
    [{}, { price: 12_345 }, { status: 'sold' as const }].map((about) => cardOf([], about)),
  )
  expect(new Set(digests.map(({ digest }) => digest)).size).toBe(3)
  expect((await cardOf([])).digest).toBe(digests[0]?.digest)
})
