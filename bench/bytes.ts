import { brotliCompressSync } from 'node:zlib'
import { type Browser, chromium } from 'playwright-core'
import { z } from 'zod'
import { get } from '../e2e/http/get.ts'
import { startServer } from '../e2e/server-process.ts'
import { chromiumArgs, ensureChromium } from '../scripts/chromium.ts'
import { demoTenants } from '../scripts/demo-tenants.ts'
import { primitiveBytes } from './primitive-bytes.ts'
import { withTemporaryFolder } from './temporary-folder.ts'

const screens = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 900 },
} as const

/** Brotli bytes of primitives with a library, then of what a first visit loads: HTML, styles, script, fonts, pictures in view, islands. */
export async function bytesBench(): Promise<void> {
  await primitiveBytes()
  await withTemporaryFolder('forecourt-bytes', async (folder) => {
    const server = await startServer(folder)
    const browser = await chromium.launch({
      executablePath: ensureChromium(),
      args: [...chromiumArgs],
    })
    try {
      for (const tenant of demoTenants()) {
        const host = `${tenant}.localhost`
        const found: unknown = JSON.parse(await get(server.port, host, '/api/search'))
        const [car] = hitsSchema.parse(found).hits
        console.log(`\n${tenant}${' '.repeat(12 - tenant.length)}${header}`)
        for (const path of ['/', '/search', ...(car ? [`/cars/${car.slug}`] : [])]) {
          await measure(browser, `http://${host}:${server.port}`, path)
        }
      }
    } finally {
      await browser.close()
      await server.stop()
    }
  })
}

const hitsSchema = z.object({ hits: z.array(z.object({ slug: z.string() })) })

const columns = ['html', 'css', 'script', 'fonts', 'phone pictures', 'desktop pictures', 'islands']
const header = columns.map((name) => name.padStart(18)).join('')

async function measure(browser: Browser, origin: string, path: string): Promise<void> {
  const url = `${origin}${path}`
  const onPhone = await visit(browser, url, screens.phone)
  const onDesktop = await visit(browser, url, screens.desktop)
  const { html } = onPhone
  const inline = (name: string) =>
    Array.from(html.matchAll(new RegExp(`<${name}[^>]*>(.*?)</${name}>`, 'gs')), ([, text]) => text)
  const brotli = (texts: readonly (string | undefined)[]) =>
    texts.reduce((sum, text = '') => sum + brotliCompressSync(text).length, 0)
  const islands = new Set(Array.from(html.matchAll(/data-src="([^"]+)"/g), ([, src]) => src))
  const islandBytes = await Promise.all(
    Array.from(islands, (src) => visitedBytes(browser, new URL(src ?? '', origin).href)),
  )
  const figures = [
    brotli([html]),
    brotli(inline('style')),
    brotli(inline('script')),
    onPhone.fonts,
    onPhone.pictures,
    onDesktop.pictures,
  ].map((bytes) => kilobytes(bytes).padStart(18))
  const ofIslands = islandBytes.map(kilobytes).join(' + ') || '-'
  const name = path.startsWith('/cars/') ? '/cars/…' : path
  console.log(`  ${name.padEnd(10)}${figures.join('')}${ofIslands.padStart(18)}`)
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`

interface Visit {
  readonly html: string
  /** Bytes received. */
  readonly fonts: number
  /** Bytes received of pictures in the first screen. */
  readonly pictures: number
}

/** A first visit, with an empty cache. */
async function visit(
  browser: Browser,
  url: string,
  viewport: { readonly width: number; readonly height: number },
): Promise<Visit> {
  const context = await browser.newContext({ viewport })
  try {
    const page = await context.newPage()
    const response = await page.goto(url, { waitUntil: 'networkidle' })
    const received = await page.evaluate(() => {
      const sizes = new Map(
        performance
          .getEntriesByType('resource')
          .filter((entry) => entry instanceof PerformanceResourceTiming)
          .map(({ name, encodedBodySize }) => [name, encodedBodySize]),
      )
      const isInView = (image: HTMLImageElement) => {
        const { top, bottom, width } = image.getBoundingClientRect()
        return width > 0 && top < innerHeight && bottom > 0
      }
      const shown = new Set(
        Array.from(document.images)
          .filter(isInView)
          .map(({ currentSrc }) => currentSrc),
      )
      const sum = (names: string[]) => names.reduce((all, name) => all + (sizes.get(name) ?? 0), 0)
      return {
        fonts: sum([...sizes.keys()].filter((name) => name.endsWith('.woff2'))),
        pictures: sum([...shown]),
      }
    })
    return { html: (await response?.text()) ?? '', ...received }
  } finally {
    await context.close()
  }
}

/** Bytes received for one file. */
async function visitedBytes(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext()
  try {
    const page = await context.newPage()
    const response = await page.goto(url)
    return brotliCompressSync((await response?.body()) ?? '').length
  } finally {
    await context.close()
  }
}
