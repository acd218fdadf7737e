import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createConnection, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as elapsed } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { isFullTest } from '../scripts/test-extent.ts'
import { product } from './product.ts'
import { startProduction } from './server-process.ts'

const { browser } = await product()
/** 1.6 Mbit/s. */
const BYTES_PER_SECOND = 200_000
const PHOTOS = 10
/** Of noise, which compresses badly: some 100 kB, and just under 10 MB. */
const SIDE = isFullTest ? 2_930 : 300
const LONGEST_MS = isFullTest ? 1_800_000 : 120_000

const folder = await mkdtemp(join(tmpdir(), 'forecourt-photos-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

/** A phone's line to a port: so fast in both directions together, until it is cut. */
async function slowLine(port: number) {
  const open = new Set<Socket>()
  let freeAt = performance.now()
  const forward = async (from: Socket, to: Socket) => {
    for await (const chunk of from) {
      freeAt = Math.max(freeAt, performance.now()) + (chunk.length / BYTES_PER_SECOND) * 1_000
      await elapsed(Math.max(0, freeAt - performance.now()))
      to.write(chunk)
    }
    to.end()
  }
  const server = createServer((socket) => {
    const far = createConnection({ port, host: '127.0.0.1' })
    for (const [from, to] of [
      [socket, far],
      [far, socket],
    ] as const) {
      open.add(from)
      from.on('error', () => to.destroy()).on('close', () => open.delete(from))
      forward(from, to).catch(() => to.destroy())
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const cut = () => {
    for (const socket of open) socket.destroy()
  }
  onTestFinished(() => {
    cut()
    server.close()
  })
  return { port: typeof address === 'object' && address ? address.port : 0, cut }
}

/** Photos like none other: their content tells them apart. */
const photos = () =>
  Promise.all(
    Array.from({ length: PHOTOS }, async (_, at) => {
      const noise = { type: 'gaussian', mean: 100 + at, sigma: 60 } as const
      const create = { width: SIDE, height: SIDE, channels: 3, background: '#888', noise } as const
      const bytes = await sharp({ create }).jpeg({ quality: 97 }).toBuffer()
      const file = join(folder, `photo-${at}.jpg`)
      await writeFile(file, bytes)
      return file
    }),
  )

const arrived = (page: Page, id: string): Promise<string[]> =>
  page.evaluate(async (valuation) => {
    const response = await fetch(`/api/trade-in/${valuation}/images`).catch(() => undefined)
    if (!response?.ok) return []
    const { images } = await response.json()
    return images.map(({ name }: { name: string }) => name)
  }, id)

test('ten photos over a slow line that is cut twice, and a server that is killed, arrive once each, while the person goes on (Spec 5.24)', {
  timeout: LONGEST_MS,
}, async () => {
  const dataDir = join(folder, 'data')
  let server = await startProduction(dataDir)
  onTestFinished(async () => {
    await server.stop()
  })
  const line = await slowLine(server.port)
  const page = await browser.newPage()
  onTestFinished(() => page.close())
  await page.goto(`http://harbour.localhost:${line.port}/trade-in`)
  await page.fill('[name=rego]', 'ABC123')
  await page.locator('form:has([name=rego]) [type=submit]').click()
  await page.waitForURL('**/photos')
  const [, id = ''] = /trade-in\/([^/]+)\/photos/.exec(page.url()) ?? []
  const count = async (least: number) =>
    expect
      .poll(() => arrived(page, id).then(({ length }) => length), { timeout: LONGEST_MS })
      .toBeGreaterThanOrEqual(least)

  await page.waitForSelector('.photos-status', { state: 'attached' })
  await page.setInputFiles('[name=images]', await photos())
  await count(1)
  line.cut()
  await count(3)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL('**/details')
  await page.locator('[name=name]').pressSequentially('Ada')
  await count(4)
  const { port } = server
  server.child.kill('SIGKILL')
  await page.locator('[name=comments]').pressSequentially('A scratch on the left door.')
  server = await startProduction(dataDir, { PORT: String(port) })
  await count(6)
  line.cut()
  await count(PHOTOS)

  expect(await arrived(page, id)).toEqual(
    Array.from({ length: PHOTOS }, (_, at) => `photo-${at}.jpg`),
  )
  await expect
    .poll(() => page.locator('.photos-list > [data-state=sent]').count())
    .toBeGreaterThan(0)
  expect(await page.locator('[data-state=sending], [data-state=waiting]').count()).toBe(0)
  expect(await page.inputValue('[name=name]')).toBe('Ada')
  expect(await page.inputValue('[name=comments]')).toBe('A scratch on the left door.')
})
