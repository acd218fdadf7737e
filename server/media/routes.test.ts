import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Context, Hono } from 'hono'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { artworkBodies, artworkColours } from '#ui/artwork/artwork.ts'
import { mediaQualities, mediaWidths } from '#ui/picture/media-url.ts'
import { AppError } from '../http/app-error.ts'
import { recordingLog } from '../log.fixture.ts'
import { type MediaEnv, mediaRoutes } from './routes.ts'

const root = mkdtempSync(join(tmpdir(), 'forecourt-media-'))
const tenantsDir = join(root, 'tenants')
const { log, logged } = recordingLog()
const SVG_LOGO = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'

/** A server that takes the first name of the host as the tenant, and a header as the client. */
function serverOver(dataDir: string): Hono<MediaEnv> {
  const app = new Hono<MediaEnv>()
  app.onError((cause, c) => {
    if (cause instanceof AppError) return c.json(cause.toJSON(), cause.status)
    throw cause
  })
  app.use((c, next) => {
    c.set('tenant', { slug: new URL(c.req.url).hostname.split('.')[0] ?? '' })
    return next()
  })
  const clientOf = (c: Context) => c.req.header('client') ?? 'anna'
  app.route('/media', mediaRoutes({ dataDir, tenantsDir, clientOf, log }))
  return app
}

const dataDir = join(root, 'data')
const app = serverOver(dataDir)
const get = (path: string, headers: Record<string, string> = {}, server = app) =>
  server.request(`http://harbour.localhost${path}`, { headers })
const widthOf = async (answer: Response) =>
  (await sharp(await answer.arrayBuffer()).metadata()).width

function keptFiles(folder = dataDir): string[] {
  return readdirSync(join(folder, 'media'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
}

beforeAll(async () => {
  const media = join(tenantsDir, 'harbour', 'media')
  mkdirSync(join(media, 'staff'), { recursive: true })
  const photo = sharp({ create: { width: 800, height: 500, channels: 3, background: '#246' } })
  writeFileSync(join(media, 'staff', 'team photo.jpg'), await photo.jpeg().toBuffer())
  writeFileSync(join(media, 'logo.svg'), SVG_LOGO)
  writeFileSync(join(media, 'broken.png'), 'not a picture')
  writeFileSync(join(media, 'broken.svg'), '<html></html>')
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const grain = sharp({ create: { width: 90, height: 60, channels: 3, background: '#246', noise } })
  writeFileSync(join(media, 'cut-off.jpg'), (await grain.jpeg().toBuffer()).subarray(0, -200))
  mkdirSync(join(tenantsDir, 'kiwi', 'media'), { recursive: true })
  writeFileSync(join(tenantsDir, 'kiwi', 'media', 'kiwi.svg'), SVG_LOGO)
  writeFileSync(join(media, 'notes.txt'), 'private')
  writeFileSync(join(tenantsDir, 'harbour', 'site.png'), await photo.png().toBuffer())
  symlinkSync(join(tenantsDir, 'harbour', 'site.png'), join(media, 'link.png'))
})

// Encodes that have begun end, and write: the folder may fill once more while it is removed.
afterAll(() => rmSync(root, { recursive: true, force: true, maxRetries: 5 }))

describe('drawn vehicles', () => {
  const path = '/media/artwork/suv/glacier-white/side?w=160'

  it.each([
    ['image/avif,image/webp,*/*', 'image/avif', 'heif'],
    ['image/webp,*/*;q=0.8', 'image/webp', 'webp'],
    ['image/avif;q=0, image/webp', 'image/webp', 'webp'],
    ['image/*', 'image/jpeg', 'jpeg'],
  ])('are answered for Accept "%s" as %s (Spec 7.18)', async (accept, type, format) => {
    const answer = await get(path, { accept })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe(type)
    expect(answer.headers.get('vary')).toBe('Accept')
    const picture = await sharp(await answer.arrayBuffer()).metadata()
    expect(picture).toMatchObject({ format, width: 160, height: 100 })
  })

  it.each([
    ['?w=161', 320],
    ['?w=320', 320],
    ['?w=1', 160],
    ['', 960],
    ['?w=99999', 1920],
  ])('are %s drawn %i pixels wide (Spec 7.18)', async (query, width) => {
    const answer = await get(`/media/artwork/van/white/front${query}`)
    expect(await widthOf(answer)).toBe(width)
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
        const held = { 'if-none-match': '*', accept: 'image/avif' }
        const answer = await get(`/media/artwork/suv/red/side?${query}`, held)
        expect(answer.status).toBe(304)
        tags.add(answer.headers.get('etag') ?? '')
      }
    }
    expect(tags.size).toBe(mediaWidths.length * mediaQualities.length)
  })

  it('are one picture for all names of one paint', async () => {
    const polar = await get('/media/artwork/suv/polar-white/side?w=160')
    expect(polar.headers.get('etag')).toBe((await get(path)).headers.get('etag'))
  })

  it.each([
    ['/media/artwork/suv/red/side?w=wide', 'w', 'Expected a width in pixels'],
    ['/media/artwork/suv/red/side?w=0', 'w', 'found "0"'],
    ['/media/artwork/suv/red/side?w=1e3', 'w', 'found "1e3"'],
    ['/media/artwork/suv/red/side?q=-5', 'q', 'Expected a quality from 1 to 100'],
    ['/media/artwork/suv/red/top', 'view', 'Expected side, front, rear, found "top"'],
    ['/media/artwork/suv/Red!/side', 'colour', 'found "Red!"'],
  ])('refuse %s and say what is allowed (D22)', async (bad, field, text) => {
    const answer = await get(bad)
    expect(answer.status).toBe(400)
    const body = await answer.json()
    expect(body).toMatchObject({
      error: expect.any(String),
      code: expect.stringMatching(/^invalid_/),
    })
    expect(body.fields[field]).toContain(text)
  })

  it('may be kept for good only under an address with a version', async () => {
    const plain = await get(path)
    expect(plain.headers.get('cache-control')).toBe('public, max-age=86400')
    const versioned = await get(`${path}&v=1`)
    expect(versioned.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  it('are not sent again to a browser that holds them', async () => {
    const tag = (await get(path)).headers.get('etag') ?? ''
    const again = await get(path, { 'if-none-match': `"other", W/${tag}` })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    expect(again.headers.get('etag')).toBe(tag)
    expect(again.headers.get('vary')).toBe('Accept')
    expect((await get(path, { 'if-none-match': '"other"' })).status).toBe(200)
  })
})

describe('kept pictures', () => {
  it('are made once for requests at the same time, and read by a server started later', async () => {
    const folder = join(root, 'shared')
    const path = '/media/artwork/ute/red/side?w=160'
    const server = serverOver(folder)
    const answers = await Promise.all([path, path, path].map((each) => get(each, {}, server)))
    const bodies = await Promise.all(answers.map((answer) => answer.arrayBuffer()))
    const [file = ''] = keptFiles(folder)
    expect(keptFiles(folder)).toEqual([file])
    expect(new Set(bodies.map((body) => Buffer.from(body).toString('hex'))).size).toBe(1)

    writeFileSync(join(folder, 'media', file.slice(0, 2), file), 'as kept on disk')
    expect(await (await get(path, {}, serverOver(folder))).text()).toBe('as kept on disk')
  })

  it('are answered though they cannot be kept', async () => {
    const blocked = join(root, 'blocked')
    writeFileSync(blocked, 'a file where the folder should be')
    logged.length = 0
    const answer = await get('/media/artwork/van/red/side?w=160', {}, serverOver(blocked))
    expect(answer.status).toBe(200)
    expect(await widthOf(answer)).toBe(160)
    const warning = { level: 'warn', event: 'picture_not_kept' }
    expect(logged).toContainEqual(expect.objectContaining(warning))
  })
})

describe("a tenant's files", () => {
  it('are made smaller, and never larger than they are', async () => {
    const path = '/media/site/staff/team%20photo.jpg'
    expect(await widthOf(await get(`${path}?w=320`))).toBe(320)
    expect(await widthOf(await get(`${path}?w=1920`))).toBe(800)
  })

  it('get another tag when their content changes', async () => {
    const file = join(tenantsDir, 'harbour', 'media', 'changing.png')
    const paint = (background: string) =>
      sharp({ create: { width: 20, height: 20, channels: 3, background } })
        .png()
        .toBuffer()
    const tag = async () => (await get('/media/site/changing.png?w=160')).headers.get('etag')
    writeFileSync(file, await paint('#f00'))
    const before = await tag()
    writeFileSync(file, Buffer.concat([await paint('#00f'), Buffer.alloc(8)]))
    expect(await tag()).not.toBe(before)
  })

  it('serve an SVG as it is, without the right to run script', async () => {
    const answer = await get('/media/site/logo.svg')
    expect(answer.headers.get('content-type')).toBe('image/svg+xml')
    expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
    expect(await answer.text()).toBe(SVG_LOGO)
    const tag = answer.headers.get('etag') ?? ''
    expect((await get('/media/site/logo.svg', { 'if-none-match': tag })).status).toBe(304)
  })

  it.each([
    ['another ending', 'site/notes.txt'],
    ['a missing file', 'site/none.jpg'],
    ['a folder', 'site/staff'],
    ['an encoded way up', 'site/..%2fsite.png'],
    ['an encoded way up within', 'site/staff%2f..%2f..%2fsite.png'],
    ['a doubly encoded way up', 'site/%252e%252e%252fsite.png'],
    ['a backslash', 'site/..%5csite.png'],
    ['a null character', 'site/logo.svg%00.png'],
    ['a link that leads out', 'site/link.png'],
    ["another tenant's file", 'site/kiwi.svg'],
    ["a tenant's name in the address", 'tenants/harbour/logo.svg'],
    ['a broken encoding', 'site/%E0%A4.png'],
    ['nothing', 'site'],
  ])('refuse %s', async (_, path) => {
    const answer = await get(`/media/${path}`)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toMatchObject({ code: 'picture_not_found' })
  })

  it("are served on the tenant's own host alone (D1)", async () => {
    const ask = async (host: string) =>
      (await app.request(`http://${host}.localhost/media/site/kiwi.svg`)).status
    expect([await ask('kiwi'), await ask('harbour')]).toEqual([200, 404])
  })

  it.each([
    ['no picture', 'broken.png', 'expected a JPEG'],
    ['no SVG', 'broken.svg', 'expected an SVG'],
    ['cut off', 'cut-off.jpg', 'premature end'],
  ])('answer 404 when a file is %s, and log why once', async (_, name, reason) => {
    logged.length = 0
    const before = keptFiles().length
    for (const width of [160, 320, 640]) {
      const answer = await get(`/media/site/${name}?w=${width}`)
      expect(answer.status).toBe(404)
      expect(await answer.json()).toMatchObject({ code: 'picture_unreadable' })
      expect(answer.headers.get('cache-control')).toBeNull()
    }
    expect(logged).toMatchObject([{ event: 'picture_unreadable' }])
    expect(JSON.stringify(logged[0])).toContain(name)
    expect(JSON.stringify(logged[0])).toContain(reason)
    expect(keptFiles()).toHaveLength(before)
  })

  it('are shown once a broken file is replaced', async () => {
    const file = join(tenantsDir, 'harbour', 'media', 'replaced.png')
    writeFileSync(file, 'not a picture')
    expect((await get('/media/site/replaced.png?w=160')).status).toBe(404)
    const good = { create: { width: 20, height: 20, channels: 3, background: '#f00' } } as const
    writeFileSync(file, await sharp(good).png().toBuffer())
    expect((await get('/media/site/replaced.png?w=160')).status).toBe(200)
  })
})

describe('more pictures than can be made at once', () => {
  /** Addresses of distinct drawings, each of the smallest width. */
  const drawings = () =>
    artworkBodies.flatMap((body) =>
      Object.keys(artworkColours).map(
        (colour) => `/media/artwork/${body}/${colour.replace(' ', '-')}/side?w=160`,
      ),
    )

  it('are refused to the client that waits for too many, and to no other (D22)', async () => {
    const server = serverOver(join(root, 'flooded'))
    const leaving = new AbortController()
    const paths = drawings().slice(0, 150)
    const asked = paths.map((path) =>
      server.request(`http://harbour.localhost${path}`, {
        headers: { client: 'bot' },
        signal: leaving.signal,
      }),
    )
    const refused = await Promise.any(
      asked.map(async (answer) => {
        const { status, headers } = await answer
        if (status !== 429) throw new Error(`expected 429, found ${status}`)
        return { retry: headers.get('retry-after'), body: await (await answer).json() }
      }),
    )
    expect(refused).toEqual({
      retry: '2',
      body: { code: 'too_many_pictures', error: expect.any(String) },
    })
    expect((await get(drawings().at(-1) ?? '', {}, server)).status).toBe(200)
    leaving.abort()
    await Promise.all(asked)
    expect(keptFiles(join(root, 'flooded')).length).toBeLessThan(60)
  })
})
