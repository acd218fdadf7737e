import { readFile } from 'node:fs/promises'
import { brotliCompressSync } from 'node:zlib'
import type { Request } from 'playwright-core'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { HOME, preview } from './builder-page.ts'
import { product, sendRequest } from './product.ts'
import { personAs, signIn, staff, staffWindow } from './staff-page.ts'

const { page } = await staffWindow(await product())
await signIn(page, personAs('owner'))
const HOST = 'staff.localhost'

/** The files of the staff application that a screen asks for until `isShown`. */
async function filesOf(path: string, isShown: () => Promise<unknown>): Promise<Set<string>> {
  const files = new Set<string>()
  const take = (request: Request) => {
    const { hostname, pathname } = new URL(request.url())
    if (hostname === HOST && pathname.startsWith('/desk/')) files.add(pathname)
  }
  page.on('request', take)
  await page.goto(staff(path))
  await isShown()
  page.off('request', take)
  return files
}

/** Bytes of files as they are served, by brotli. */
async function bytesOf(files: Iterable<string>): Promise<number> {
  const brotli = { headers: { 'accept-encoding': 'br' } }
  const sizes = await Promise.all(
    Array.from(files, async (file) => (await sendRequest(HOST, file, brotli)).body.length),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

test('script and styles of Today are at most 180 kB, and each further screen adds at most 60 kB (Spec 6.04)', async () => {
  const asked = await filesOf('/staff/harbour', () => page.getByRole('row').first().waitFor())
  const first = new Set([...asked].filter((file) => /[.](?:js|css)$/.test(file)))
  const bytes = await bytesOf(first)
  console.log(`Today: ${bytes} bytes in ${first.size} files`)
  expect(bytes).toBeGreaterThan(100_000)
  expect(bytes).toBeLessThanOrEqual(180_000)

  const manifest = z
    .record(
      z.string(),
      z.object({
        file: z.string(),
        imports: z.array(z.string()).default([]),
        css: z.array(z.string()).default([]),
      }),
    )
    .parse(JSON.parse(await readFile('dist/desk/.vite/manifest.json', 'utf8')))
  const take = (name: string, files: Set<string>): Set<string> => {
    const { file = '', imports = [], css = [] } = manifest[name] ?? {}
    if (files.has(`/${file}`)) return files
    for (const each of [file, ...css]) files.add(`/${each}`)
    for (const each of imports) take(each, files)
    return files
  }
  const screens = Object.keys(manifest).filter((name) => name.endsWith('-screen.tsx'))
  expect(screens.length).toBeGreaterThan(15)
  const sizes = new Map<string, number>()
  for (const name of screens) {
    let more = 0
    for (const file of take(name, new Set())) {
      if (first.has(file)) continue
      const size = sizes.get(file) ?? (await bytesOf([file]))
      sizes.set(file, size)
      more += size
    }
    expect.soft(more, name).toBeLessThanOrEqual(60_000)
  }
})

test('what the builder needs for its first screen is at most 220 kB (Spec 6.04)', async () => {
  const files = await filesOf(HOME, async () => {
    await preview(page).getByRole('heading', { level: 1 }).waitFor()
    await page.getByRole('region', { name: 'Form' }).getByRole('heading').first().waitFor()
  })
  // Dragging comes once the page is shown, soon or late.
  const first = [...files].filter((file) => !/\/desk\/(drag-tree|ariaHideOutside)-/.test(file))
  const { body } = await sendRequest(HOST, HOME)
  const bytes = (await bytesOf(first)) + brotliCompressSync(body).length
  console.log(`builder: ${bytes} bytes in ${first.length} files`)
  for (const kind of ['js', 'css', 'woff2'])
    expect(first.filter((file) => file.endsWith(kind))).not.toEqual([])
  expect(bytes).toBeLessThanOrEqual(220_000)
})
