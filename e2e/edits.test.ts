import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sendRequest } from './product.ts'
import { type ServerProcess, startServer } from './server-process.ts'

const root = join(import.meta.dirname, '..')
const waiting = { timeout: 20_000, interval: 50 }

let folder: string
let server: ServerProcess
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-edits-'))
  await cp(join(root, 'tenants'), join(folder, 'tenants'), { recursive: true })
  server = await startServer(join(folder, 'data'), { TENANTS_DIR: join(folder, 'tenants') })
})
afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true })
})

const pathOf = (file: string): string => join(folder, 'tenants', file)

/** Replaces a text in a file, in place. */
async function edit(file: string, from: string, to: string): Promise<void> {
  const text = await readFile(pathOf(file), 'utf8')
  expect(text).toContain(from)
  await writeFile(pathOf(file), text.replace(from, to))
}

/** Status and title of a page. */
async function titleAt(slug: string, path: string): Promise<string> {
  const { status, body } = await sendRequest(`${slug}.localhost`, path, { port: server.port })
  return `${status} ${/<title>([^<]*)/.exec(body.toString())?.[1]}`
}

/** Waits until a page has a title that starts like this. */
const becomes = (slug: string, path: string, title: string): Promise<void> =>
  vi.waitFor(async () => {
    const found = await titleAt(slug, path)
    expect(found.startsWith(`200 ${title}`), `expected "${title}", found "${found}"`).toBe(true)
  }, waiting)

interface Line {
  readonly event: string
  readonly problem?: string
  readonly repaired?: readonly string[]
}

const lines = (): Line[] =>
  server
    .output()
    .split('\n')
    .flatMap((line) => (line.startsWith('{') && line.endsWith('}') ? [JSON.parse(line)] : []))
const faults = (start: string): string[] =>
  lines().flatMap(({ problem }) => (problem?.startsWith(start) ? [problem] : []))
const isRepaired = (file: string): boolean =>
  lines().some(({ repaired }) => repaired?.includes(file) ?? false)

/** Waits until an error of a file is logged; the page must still have its title then. */
async function isReported(file: string, slug: string, path: string, title: string) {
  await vi.waitUntil(() => faults(`tenants/${file}:`).length > 0, waiting)
  expect(await titleAt(slug, path)).toMatch(`200 ${title}`)
}

test('an edited page is shown; an invalid one is reported with its position and its last version stays, until it is repaired (Spec 1.11)', async () => {
  const file = 'kiwi/pages/about-us.json'
  const [first, second, third] = ['About Kiwi Car Company', 'Who we are', 'Who we really are']
  await becomes('kiwi', '/about-us', first)
  await edit(file, `"title": "${first}"`, `"title": "${second}"`)
  await becomes('kiwi', '/about-us', second)
  await edit(file, `"title": "${second}"`, `"tilte": "${third}"`)
  await isReported(file, 'kiwi', '/about-us', second)
  expect(faults(`tenants/${file}`)).toEqual([
    expect.stringMatching(/about-us\.json:5:3 tilte: unknown name "tilte".*"title"/),
  ])
  await edit(file, `"tilte": "${third}"`, `"title": "${third}"`)
  await becomes('kiwi', '/about-us', third)
  await vi.waitUntil(() => isRepaired(`tenants/${file}`), waiting)
  expect(faults(`tenants/${file}`)).toHaveLength(1)
})

test('an edited site.json is applied; an invalid one leaves the whole site unchanged, until it is repaired', async () => {
  const file = 'kiwi/site.json'
  const title = async () => (await titleAt('kiwi', '/search')).replace(/^200 /, '')
  const first = await title()
  const second = first.replace('Kiwi Car Company', 'Tui Car Company')
  expect(second).not.toBe(first)
  await edit(file, '"name": "Kiwi Car Company"', '"name": "Tui Car Company"')
  await becomes('kiwi', '/search', second)
  await edit(file, '"name": "Tui Car Company"', '"name": "Kea Car Company" "broken"')
  await isReported(file, 'kiwi', '/search', second)
  await edit(file, ' "broken"', '')
  await becomes('kiwi', '/search', first.replace('Kiwi Car', 'Kea Car'))
  await vi.waitUntil(() => isRepaired(`tenants/${file}`), waiting)
  expect(faults(`tenants/${file}`)).toEqual([
    expect.stringContaining('site.json:4:28 a comma is missing here'),
    expect.stringContaining('site.json:4:37 a ":" is missing between name and value'),
  ])
})

test('an edited page of a template is shown on its sites; an invalid one leaves them unchanged (D2)', async () => {
  const file = '_templates/paddock/pages/contact-us.json'
  const first = (await titleAt('kiwi', '/contact-us')).replace(/^200 /, '')
  await edit(file, '"title": "', '"title": "Find us: ')
  await becomes('kiwi', '/contact-us', `Find us: ${first}`)
  await edit(file, '"blocks": [', '"blocks": [ {},')
  await isReported(file, 'kiwi', '/contact-us', 'Find us: ')
  await edit(file, '"blocks": [ {},', '"blocks": [')
  await vi.waitUntil(() => isRepaired(`tenants/${file}`), waiting)
  expect(await titleAt('kiwi', '/contact-us')).toBe(`200 Find us: ${first}`)
})

test('a new folder is a new site, which is removed with its folder (D1)', async () => {
  expect(await titleAt('tui', '/')).toMatch(/^404/)
  await cp(pathOf('_example'), pathOf('tui'), { recursive: true })
  await edit('tui/site.json', '"slug": "example"', '"slug": "tui"')
  await edit('tui/site.json', '"name": "Example Motors"', '"name": "Tui Motors"')
  await vi.waitUntil(async () => /^200 .*Tui Motors/.test(await titleAt('tui', '/search')), waiting)
  await rm(pathOf('tui'), { recursive: true })
  await vi.waitUntil(async () => (await titleAt('tui', '/')).startsWith('404'), waiting)
})

test('after two hundred rapid edits, half of them invalid, the last content is shown and the log is short', async () => {
  const file = pathOf('harbour/pages/about-us.json')
  const page = JSON.parse(await readFile(file, 'utf8'))
  const start = performance.now()
  for (let count = 1; count <= 200; count++) {
    const text = JSON.stringify({ ...page, title: `Edit ${count}` })
    if (count % 4 === 0)
      await writeFile(`${file}.tmp`, text).then(() => rename(`${file}.tmp`, file))
    else await writeFile(file, count % 2 === 0 ? text : text.slice(0, count))
  }
  const isLast = async () => (await titleAt('harbour', '/about-us')).startsWith('200 Edit 200')
  await vi.waitUntil(isLast, waiting)
  // An error is reported after a second without a change, so a slow machine may report more of them.
  const seconds = (performance.now() - start) / 1_000
  expect(faults('tenants/harbour/pages/about-us.json').length).toBeLessThanOrEqual(1 + seconds)
})
