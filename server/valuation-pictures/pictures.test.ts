import { readFile, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { valuationMessages } from '#domain/trade-in/messages.ts'
import { IMAGE_BYTES_UNDER, MAX_IMAGES } from '#domain/trade-in/thresholds.ts'
import { ask } from '../app.fixture.ts'
import { pixelBomb } from '../pictures/pixel-bomb.fixture.ts'
import { leadCreated, minutesLater, newLead } from '../store/new-lead.fixture.ts'
import { valuationSteps } from '../store/new-valuation.fixture.ts'
import { deliveredValuation } from '../trade-in/delivered-valuation.ts'
import { PictureFiles } from './picture-files.ts'
import { imagesPath, keyOf, photo, pictureServer, VALUATION } from './picture-server.fixture.ts'
import { picturesPath } from './signed-link.ts'

const DAY = 60 * 24
const bytes = await photo()
let server: Awaited<ReturnType<typeof pictureServer>>
beforeAll(async () => {
  server = await pictureServer()
})
beforeEach(() => server.reset())
afterAll(() => server.close())

/** The person answers the last step: the valuation has a lead. */
const submit = () =>
  server.store
    .valuations('harbour')
    .submit(
      VALUATION,
      { version: 1, now: leadCreated },
      newLead({ id: 'lead-1' }),
      { km: 1, isAsked: false },
      () => valuationSteps.done,
    )

test('a picture that is sent twice is there once, and pictures are in the order chosen (Spec 5.24)', async () => {
  const first = await server.send('side', bytes, { place: 1 })
  expect([first.status, JSON.parse(first.text)]).toEqual([
    201,
    { key: keyOf('side'), place: 1, name: 'side.jpg', width: 60, height: 40 },
  ])
  const again = await server.send('side', await photo('#fff'), { place: 7 })
  expect([again.status, again.text]).toEqual([200, first.text])
  const both = await Promise.all([1, 2].map(() => server.send('front', bytes)))
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 201])
  expect(await server.list()).toEqual(['front.jpg', 'side.jpg'])
  expect(await server.files()).toHaveLength(2)
})

test('its sender sees it, small too, until it is removed; nobody else does (Spec 5.24, 1.11)', async () => {
  await server.send('front', bytes)
  const path = `${imagesPath}/${keyOf('front')}`
  const { answer, status, type } = await server.get(path)
  expect([status, type]).toEqual([200, 'image/jpeg'])
  expect(answer.headers.get('cache-control')).toMatch(/^private/)
  expect((await server.get(`${path}?preview`)).status).toBe(200)
  const elsewhere = [
    await server.get(path, 'kiwi.localhost'),
    await server.get(imagesPath, 'kiwi.localhost'),
    await server.get(path.replace(VALUATION, 'another')),
    await server.send('front', bytes, { host: 'kiwi.localhost' }),
    await server.send('front', bytes, { path: imagesPath.replace(VALUATION, 'another') }),
  ]
  expect(elsewhere.map((found) => found.status)).toEqual([404, 404, 404, 404, 404])
  const remove = () => {
    const headers = { origin: 'http://harbour.localhost', 'content-type': 'application/json' }
    const body = JSON.stringify({ key: keyOf('front') })
    const at = imagesPath.replace('images', 'remove-image')
    return ask(server.app, at, { method: 'POST', headers, body })
  }
  expect([(await remove()).status, (await remove()).status]).toEqual([204, 204])
  expect([(await server.get(path)).status, await server.list(), await server.files()]).toEqual([
    ...[404, [], []],
  ])
})

const png = await sharp(bytes).png().toBuffer()

describe('what is not taken gets a sentence and leaves nothing:', () => {
  const large = new Uint8Array(IMAGE_BYTES_UNDER + 1).fill(0xff)
  const inParts = () => new Blob([large]).stream()
  const cut = () =>
    new ReadableStream({
      start(controller) {
        controller.enqueue(bytes.subarray(0, 100))
        controller.error(new Error('aborted'))
      },
    })
  test.each<[string, () => BodyInit, object, number, string]>([
    ['an empty file', () => '', {}, 422, valuationMessages.imageEmpty],
    ['an SVG with script', () => '<svg onload="x()"/>', {}, 422, valuationMessages.imageType],
    ['a PDF', () => '%PDF-1.7', {}, 422, valuationMessages.imageType],
    ['a zip', () => 'PK\u0003\u0004', {}, 422, valuationMessages.imageType],
    [
      '400 megapixels in few bytes',
      () => pixelBomb(png),
      {},
      ...([422, valuationMessages.imageTooManyPixels] as const),
    ],
    [
      'a picture that is cut off',
      () => bytes.slice(0, bytes.length - 60),
      {},
      ...([422, valuationMessages.imageUnreadable] as const),
    ],
    [
      '10 MB and a byte',
      () => large,
      { 'content-length': String(large.length) },
      ...([413, valuationMessages.imageTooBig] as const),
    ],
    ['as many that come without a length', inParts, {}, 413, valuationMessages.imageTooBig],
    ['a request that ends early', cut, {}, 400, 'The upload ended early'],
    ['a form', () => 'a=1', { 'content-type': 'text/plain' }, 415, 'application/octet-stream'],
    ['one from another site', () => bytes, { origin: 'http://evil.example' }, 403, 'this site'],
    ['one without a key', () => bytes, { 'idempotency-key': '' }, 400, 'Idempotency-Key'],
  ])('%s (Spec 5.24, 8.11)', async (_, body, headers, status, sentence) => {
    const found = await server.send('front', body(), { headers })
    expect([found.status, JSON.parse(found.text).error]).toEqual([
      status,
      expect.stringContaining(sentence),
    ])
    expect([await server.list(), await server.files()]).toEqual([[], []])
  })

  test('an eleventh, of however many at once (Spec 5.24, 9.29)', async () => {
    for (let at = 0; at < MAX_IMAGES - 1; at++)
      await server.send(`photo-${at}`, bytes, { place: at })
    const last = await Promise.all(['x', 'y'].map((key) => server.send(key, bytes)))
    expect(last.map(({ status }) => status).toSorted()).toEqual([201, 422])
    const refused = await server.send('z', bytes)
    expect([refused.status, JSON.parse(refused.text).error]).toEqual([
      422,
      valuationMessages.tooManyImages,
    ])
    expect(await server.files()).toHaveLength(MAX_IMAGES)
  })

  test('a fifth while four are on their way (Spec 5.24)', async () => {
    const gates = Array.from({ length: 4 }, () => Promise.withResolvers<void>())
    const slow = gates.map(({ promise }, at) =>
      server.send(
        `slow-${at}`,
        new ReadableStream({
          async pull(controller) {
            await promise
            controller.enqueue(bytes)
            controller.close()
          },
        }),
      ),
    )
    await expect.poll(async () => (await server.files()).length).toBe(4)
    const fifth = await server.send('fifth', bytes)
    expect([fifth.status, fifth.answer.headers.get('retry-after')]).toEqual([429, '1'])
    for (const { resolve } of gates) resolve()
    expect((await Promise.all(slow)).map(({ status }) => status)).toEqual([201, 201, 201, 201])
    expect((await server.send('fifth', bytes)).status).toBe(201)
  })
})

test('a name is a name, whatever was sent as one (Spec 5.24)', async () => {
  const path = `${imagesPath}?name=${encodeURIComponent('../../etc/\u202e\r\nx.jpg')}&place=-1`
  const headers = {
    origin: 'http://harbour.localhost',
    'content-type': 'application/octet-stream',
    'idempotency-key': '"sixteen-or-more-letters"',
  }
  const { status, text } = await ask(server.app, path, { method: 'POST', headers, body: bytes })
  expect([status, JSON.parse(text)]).toEqual([
    201,
    expect.objectContaining({ name: 'x.jpg', place: 0 }),
  ])
})

test('a valuation that has expired takes and shows none (Spec 4.22)', async () => {
  await server.send('front', bytes)
  server.goTo(minutesLater(14 * DAY))
  expect((await server.send('side', bytes)).status).toBe(404)
  expect((await server.get(imagesPath)).status).toBe(404)
})

describe('the dealer’s link', () => {
  const link = () =>
    picturesPath({ tenant: 'harbour', lead: 'lead-1', created: leadCreated }, server.keyring)

  test('shows the pictures of the lead, also those that come later, for 14 days (Spec 5.24)', async () => {
    await server.send('front', bytes)
    await submit()
    await server.send('side', bytes, { place: 1 })
    const page = await server.get(link())
    expect([page.status, page.answer.headers.get('cache-control')]).toEqual([200, 'no-store'])
    const shown = Array.from(page.text.matchAll(/<img src="([^"]+)" alt="([^"]+)"/g))
    expect(shown.map(([, , alt]) => alt)).toEqual(['front.jpg', 'side.jpg'])
    const picture = await server.app.request(`http://harbour.localhost${shown[0]?.[1]}`)
    expect((await sharp(await picture.arrayBuffer()).metadata()).width).toBe(60)
    // The buyer's address is no part of it.
    expect(page.text).not.toContain(VALUATION)
    server.goTo(minutesLater(14 * DAY + 1))
    expect((await server.get(link())).status).toBe(410)
  })

  test('is what deliveries of the lead carry, at the dealer’s own host (Spec 3.44, 5.24)', async () => {
    await server.send('front', bytes)
    const valued = () =>
      deliveredValuation(
        { open: async () => server.store, keyring: server.keyring, clock: () => new Date() },
        { ...server.site, hosts: ['harbour.example'] },
        { id: 'lead-1', created: leadCreated, body: {} },
      )
    expect(await valued()).toBeUndefined()
    await submit()
    expect(await valued()).toMatchObject({
      car: { rego: '123ABC' },
      photos: 1,
      photosUrl: `https://harbour.example${link()}`,
    })
  })

  test('is worthless for another lead, another dealer, another time (Spec 1.11)', async () => {
    await submit()
    const good = link()
    const others = [good.replace('lead-1', 'lead-2'), good.replace(/\/\d+\./, '/9999999999999.')]
    for (const path of [...others, good.replace(/\..+/, '.x')])
      expect([path, (await server.get(path)).status]).toEqual([path, 404])
    expect((await server.get(good, 'kiwi.localhost')).status).toBe(404)
  })
})

test('what is on disk is worthless without the database, and goes after its row (Spec 6.02)', async () => {
  await server.send('front', bytes)
  await submit()
  const [file = ''] = await server.files()
  const raw = await readFile(file)
  expect([raw.includes(Buffer.from([0xff, 0xd8, 0xff])), raw.includes('JFIF')]).toEqual([
    false,
    false,
  ])
  await server.store.personal('harbour').eraseLead('lead-1')
  expect(await server.list().catch(() => 'gone')).toBe('gone')
  const files = new PictureFiles(join(server.dataDir, 'trade-in'))
  const filesOf = (tenant: string) => server.store.valuationImages(tenant).files()
  expect(await files.sweep(filesOf, new Date(0))).toBe(0)
  await utimes(file, 0, 0)
  expect(await files.sweep(filesOf, new Date(1))).toBe(1)
  expect(await server.files()).toEqual([])
})

test('a file of a picture that still is one is not swept (Spec 5.24)', async () => {
  await server.send('front', bytes)
  const [file = ''] = await server.files()
  await utimes(file, 0, 0)
  const files = new PictureFiles(join(server.dataDir, 'trade-in'))
  const filesOf = (tenant: string) => server.store.valuationImages(tenant).files()
  expect(await files.sweep(filesOf, new Date())).toBe(0)
  expect((await server.get(`${imagesPath}/${keyOf('front')}`)).status).toBe(200)
})
