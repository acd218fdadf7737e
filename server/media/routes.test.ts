import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { artworkBodies, artworkColours } from '#artwork/artwork.ts'
import { mediaQualities, mediaWidths } from '#ui/picture/media-url.ts'
import { alphasOf, mediaServer, widthOf } from './media-server.fixture.ts'

const { root, logged, serverWith, get, cachedFiles } = mediaServer()

describe('drawn vehicles', () => {
  const path = '/media/artwork/suv/glacier-white/side?w=160'

  it.each([
    ['image/avif,image/webp,*/*', 'image/avif', 'heif'],
    ['image/webp,*/*;q=0.8', 'image/webp', 'webp'],
    ['image/avif;q=0, image/webp', 'image/webp', 'webp'],
    ['image/*', 'image/jpeg', 'jpeg'],
  ])('are sent for Accept "%s" as %s (Spec 7.18)', async (accept, type, format) => {
    const response = await get(path, { accept })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe(type)
    expect(response.headers.get('vary')).toBe('Accept')
    const picture = await sharp(await response.arrayBuffer()).metadata()
    expect(picture).toMatchObject({ format, width: 160, height: 72 })
  })

  it.each(['image/avif', 'image/webp'])(
    'are cut-outs in %s, whose wheels stand at 85.2 %% of the height',
    async (accept) => {
      const bare = await alphasOf(await get('/media/artwork/suv/black/side/bare?w=640', { accept }))
      expect(bare.rows[0]?.[0]).toBe(0)
      // Rubber is opaque; its shadow on the ground is nearly so.
      const tyres = bare.rows.findLastIndex((row) => row.some((alpha) => alpha > 248)) + 1
      expect(Math.abs(tyres / bare.rows.length - 0.852)).toBeLessThan(0.008)
      const below = bare.rows.at(tyres + 8)?.[bare.width / 2]
      expect(below).toBe(0)

      const shaded = await alphasOf(await get('/media/artwork/suv/black/side?w=640', { accept }))
      expect(shaded.rows[0]?.[0]).toBe(0)
      expect(shaded.rows.at(tyres + 8)?.[shaded.width / 2]).toBeGreaterThan(20)
    },
  )

  it('are white behind where the browser knows no transparency', async () => {
    const response = await get('/media/artwork/suv/black/side?w=160', { accept: 'image/jpeg' })
    const corner = await sharp(await response.arrayBuffer())
      .raw()
      .toBuffer()
    expect([...corner.subarray(0, 3)].every((value) => value > 250)).toBe(true)
  })

  it.each([
    ['?w=161', 320],
    ['?w=320', 320],
    ['?w=1', 160],
    ['', 960],
    ['?w=99999', 1920],
  ])('are %s drawn %i pixels wide (Spec 7.18)', async (query, width) => {
    const response = await get(`/media/artwork/van/white/front${query}`)
    expect(await widthOf(response)).toBe(width)
  })

  it('take 80 as the quality when none is given (Spec 7.18)', async () => {
    const tag = async (query: string) => (await get(path + query)).headers.get('etag')
    expect(await tag('')).toBe(await tag('&q=80'))
    expect(await tag('&q=84')).toBe(await tag('&q=80'))
    expect(await tag('&q=50')).not.toBe(await tag('&q=80'))
  })

  it('have as many variants as there are steps of width and quality, and formats', async () => {
    const tags = new Set<string>()
    for (const width of [1, ...mediaWidths, 99_999]) {
      for (const quality of [1, 37, 50, 57, 58, 65, 72, 80, 84, 90, 99, 100, 5_000]) {
        const query = `w=${width}&q=${quality}&v=${quality}&utm=${width}`
        const conditional = { 'if-none-match': '*', accept: 'image/avif' }
        const response = await get(`/media/artwork/suv/red/side?${query}`, conditional)
        expect(response.status).toBe(304)
        tags.add(response.headers.get('etag') ?? '')
      }
    }
    expect(tags.size).toBe(mediaWidths.length * mediaQualities.length)
  })

  it('are one picture for all names of a paint', async () => {
    const polar = await get('/media/artwork/suv/polar-white/side?w=160')
    expect(polar.headers.get('etag')).toBe((await get(path)).headers.get('etag'))
  })

  it('are one picture for all orders of the words of a kit, and several for several kits', async () => {
    const tagOf = async (details: string) =>
      (await get(`/media/artwork/suv/red/side${details}?w=160`)).headers.get('etag')
    expect(await tagOf('/rails-electric')).toBe(await tagOf('/electric-rails-quokka'))
    expect(await tagOf('/rails')).not.toBe(await tagOf(''))
    expect(await tagOf('/rails-bare')).not.toBe(await tagOf('/rails'))
  })

  it.each([
    ['/media/artwork/suv/red/side?w=wide', 'w', 'Expected a width in pixels'],
    ['/media/artwork/suv/red/side?w=0', 'w', 'found "0"'],
    ['/media/artwork/suv/red/side?w=1e3', 'w', 'found "1e3"'],
    ['/media/artwork/suv/red/side?q=-5', 'q', 'Expected a quality from 1 to 100'],
    ['/media/artwork/suv/red/top', 'view', 'Expected side, front, rear, found "top"'],
    ['/media/artwork/suv/Red!/side', 'colour', 'found "Red!"'],
    ['/media/artwork/suv/red/top/bare', 'view', 'found "top"'],
    ['/media/artwork/suv/red/side/Rails!', 'details', 'found "Rails!"'],
  ])('refuse %s and name the allowed values (D22)', async (bad, field, text) => {
    const response = await get(bad)
    expect(response.status).toBe(400)
    const body = await response.json()
    expect(body).toMatchObject({
      error: expect.any(String),
      code: expect.stringMatching(/^invalid_/),
    })
    expect(body.fields[field]).toContain(text)
  })

  it('are immutable only with a version in the URL', async () => {
    const plain = await get(path)
    expect(plain.headers.get('cache-control')).toBe('public, max-age=86400')
    const versioned = await get(`${path}&v=1`)
    expect(versioned.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  it('are not sent again to a browser that has them', async () => {
    const tag = (await get(path)).headers.get('etag') ?? ''
    const second = await get(path, { 'if-none-match': `"other", W/${tag}` })
    expect(second.status).toBe(304)
    expect(await second.text()).toBe('')
    expect(second.headers.get('etag')).toBe(tag)
    expect(second.headers.get('vary')).toBe('Accept')
    expect((await get(path, { 'if-none-match': '"other"' })).status).toBe(200)
  })
})

describe('the drawing of a shared link', () => {
  const path = '/media/link/artwork/ute/black/side/tray?v=1'

  it.each(['image/avif,image/webp,*/*', '*/*', 'image/png'])(
    'is a JPEG of 1200 by 630 pixels for Accept "%s"',
    async (accept) => {
      const response = await get(path, { accept })
      expect(response.headers.get('content-type')).toBe('image/jpeg')
      expect(response.headers.get('vary')).toBeNull()
      expect(response.headers.get('cache-control')).toContain('immutable')
      const picture = await sharp(await response.arrayBuffer()).metadata()
      expect(picture).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    },
  )

  it('has the whole car on plain white', async () => {
    const response = await get(path)
    const grey = sharp(await response.arrayBuffer()).greyscale()
    const { data, info } = await grey.raw().toBuffer({ resolveWithObject: true })
    const isWhite = (x: number, y: number) => (data[y * info.width + x] ?? 0) > 250
    const columns = Array.from({ length: info.width }, (_, x) => x)
    const rows = Array.from({ length: info.height }, (_, y) => y)
    const edges = [0, info.height - 1].flatMap((y) => columns.map((x) => isWhite(x, y)))
    const sides = [0, info.width - 1].flatMap((x) => rows.map((y) => isWhite(x, y)))
    expect([...edges, ...sides].every(Boolean)).toBe(true)
    const car = columns.filter((x) => rows.some((y) => !isWhite(x, y)))
    expect(car.length).toBeGreaterThan(info.width * 0.8)
  })

  it('is of one size, whatever width is requested', async () => {
    const tagOf = async (query: string) => (await get(path + query)).headers.get('etag')
    expect(await tagOf('&w=160')).toBe(await tagOf(''))
  })

  it('refuses an unknown view, as the drawing does (D22)', async () => {
    expect((await get('/media/link/artwork/suv/red/top')).status).toBe(400)
  })
})

describe('cached pictures', () => {
  it('are encoded once for concurrent requests, and read by a server that starts later', async () => {
    const folder = join(root, 'shared')
    const path = '/media/artwork/ute/red/side?w=160'
    const server = serverWith(folder)
    const responses = await Promise.all([path, path, path].map((each) => get(each, {}, server)))
    const bodies = await Promise.all(responses.map((response) => response.arrayBuffer()))
    const [file = ''] = cachedFiles(folder)
    expect(cachedFiles(folder)).toEqual([file])
    expect(new Set(bodies.map((body) => Buffer.from(body).toString('hex'))).size).toBe(1)

    writeFileSync(join(folder, 'media', file.slice(0, 2), file), 'as cached on disk')
    expect(await (await get(path, {}, serverWith(folder))).text()).toBe('as cached on disk')
  })

  it('are sent even if they cannot be cached', async () => {
    const blocked = join(root, 'blocked')
    writeFileSync(blocked, 'a file where the folder should be')
    logged.length = 0
    const response = await get('/media/artwork/van/red/side?w=160', {}, serverWith(blocked))
    expect(response.status).toBe(200)
    expect(await widthOf(response)).toBe(160)
    const warning = { level: 'warn', event: 'picture_cache_write_failed' }
    expect(logged).toContainEqual(expect.objectContaining(warning))
  })
})

describe('more pictures than can be encoded at once', () => {
  /** Paths of distinct drawings at the smallest width. */
  const drawings = () =>
    artworkBodies.flatMap((body) =>
      Object.keys(artworkColours).map(
        (colour) => `/media/artwork/${body}/${colour.replace(' ', '-')}/side?w=160`,
      ),
    )

  it('are refused to the client with too many requests, and to no other (D22)', async () => {
    const server = serverWith(join(root, 'flooded'))
    const disconnect = new AbortController()
    const paths = drawings().slice(0, 150)
    const requests = paths.map((path) =>
      server.request(`http://harbour.localhost${path}`, {
        headers: { client: 'bot' },
        signal: disconnect.signal,
      }),
    )
    const refused = await Promise.any(
      requests.map(async (response) => {
        const { status, headers } = await response
        if (status !== 429) throw new Error(`expected 429, found ${status}`)
        return { retry: headers.get('retry-after'), body: await (await response).json() }
      }),
    )
    expect(refused).toEqual({
      retry: '2',
      body: { code: 'too_many_pictures', error: expect.any(String) },
    })
    expect((await get(drawings().at(-1) ?? '', {}, server)).status).toBe(200)
    disconnect.abort()
    await Promise.all(requests)
    expect(cachedFiles(join(root, 'flooded')).length).toBeLessThan(60)
  })
})
