import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { mediaServer, widthOf } from './media-server.fixture.ts'

const { tenantsDir, logged, app, get, cachedFiles } = mediaServer()
const SVG_LOGO = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'

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

describe("a tenant's files", () => {
  it('are scaled down, and never enlarged', async () => {
    const path = '/media/site/staff/team%20photo.jpg'
    expect(await widthOf(await get(`${path}?w=320`))).toBe(320)
    expect(await widthOf(await get(`${path}?w=1920`))).toBe(800)
  })

  it('get another ETag when their content changes', async () => {
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

  it('serve an SVG unchanged, with a policy that forbids script', async () => {
    const response = await get('/media/site/logo.svg')
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
    expect(response.headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
    expect(await response.text()).toBe(SVG_LOGO)
    const tag = response.headers.get('etag') ?? ''
    expect((await get('/media/site/logo.svg', { 'if-none-match': tag })).status).toBe(304)
  })

  it.each([
    ['another extension', 'site/notes.txt'],
    ['a missing file', 'site/none.jpg'],
    ['a folder', 'site/staff'],
    ['an encoded parent path', 'site/..%2fsite.png'],
    ['an encoded parent path after a folder', 'site/staff%2f..%2f..%2fsite.png'],
    ['a doubly encoded parent path', 'site/%252e%252e%252fsite.png'],
    ['a backslash', 'site/..%5csite.png'],
    ['a null character', 'site/logo.svg%00.png'],
    ['a symbolic link to another folder', 'site/link.png'],
    ["another tenant's file", 'site/kiwi.svg'],
    ["a tenant's slug in the URL", 'tenants/harbour/logo.svg'],
    ['a broken encoding', 'site/%E0%A4.png'],
    ['nothing', 'site'],
  ])('refuse %s', async (_, path) => {
    const response = await get(`/media/${path}`)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ code: 'picture_not_found' })
  })

  it("are served on the tenant's own host only (D1)", async () => {
    const statusOn = async (host: string) =>
      (await app.request(`http://${host}.localhost/media/site/kiwi.svg`)).status
    expect([await statusOn('kiwi'), await statusOn('harbour')]).toEqual([200, 404])
  })

  it.each([
    ['not a picture', 'broken.png', 'expected a JPEG'],
    ['not an SVG', 'broken.svg', 'expected an SVG'],
    ['truncated', 'cut-off.jpg', 'premature end'],
  ])('respond with 404 when a file is %s, and log the reason once', async (_, name, reason) => {
    logged.length = 0
    const before = cachedFiles().length
    for (const width of [160, 320, 640]) {
      const response = await get(`/media/site/${name}?w=${width}`)
      expect(response.status).toBe(404)
      expect(await response.json()).toMatchObject({ code: 'picture_unreadable' })
      expect(response.headers.get('cache-control')).toBeNull()
    }
    expect(logged).toMatchObject([{ level: 'warn', event: 'picture_unreadable' }])
    expect(JSON.stringify(logged[0])).toContain(name)
    expect(JSON.stringify(logged[0])).toContain(reason)
    expect(cachedFiles()).toHaveLength(before)
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
