import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { readRegistry } from '#blocks/registry.node.ts'
import { pageAround } from '#pages/example-page.ts'
import { parseMapping } from '#server/stock/mapping/load-mapping.ts'
import { formatProblem } from '#server/tenants/file-problem.ts'
import { loadTenants } from '#server/tenants/load-tenants.ts'
import { projectRoot } from './run-tool.ts'

const page = await readFile(join(projectRoot, 'docs/dealers.md'), 'utf8')
const examples = Array.from(page.matchAll(/```json\n(.*?)```/gs), ([, text = '']) => text)
const feeds = await readFile(join(projectRoot, 'docs/feeds.md'), 'utf8')
const mappings = Array.from(feeds.matchAll(/```json\n(.*?)```/gs), ([, text = '']) => text).filter(
  (text) => text.includes('"fields":'),
)
const pages = examples.filter((text) => text.includes('"schemaVersion":'))
const contents = examples.filter((text) => text.includes('"entries":'))
const blockExamples = examples.filter(
  (text) => text.startsWith('{') && !pages.includes(text) && !contents.includes(text),
)
const siteFragments = examples.filter((text) => text.startsWith('"'))

let folder: string
let tenant: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'docs-examples-'))
  tenant = join(folder, 'tenants/example')
  await cp(join(projectRoot, 'tenants/_templates'), join(folder, 'tenants/_templates'), {
    recursive: true,
  })
  await cp(join(projectRoot, 'tenants/_example'), tenant, { recursive: true })
  await addPhotos()
})
afterAll(() => rm(folder, { recursive: true }))

/** The photos that the examples name. */
async function addPhotos(): Promise<void> {
  await mkdir(join(tenant, 'media'))
  const names = blockExamples.join('').matchAll(/\/media\/site\/([\w-]+\.jpg)/g)
  for (const [, name = ''] of names) {
    const photo = { width: 3, height: 2, channels: 3, background: 'teal' } as const
    await sharp({ create: photo }).toFile(join(tenant, 'media', name))
  }
}

async function problems(): Promise<string[]> {
  const loaded = await loadTenants(join(folder, 'tenants'), await readRegistry())
  return loaded.problems.map(formatProblem)
}

it('every example page passes the check (D2, D3)', async () => {
  expect(pages).toHaveLength(3)
  await rm(join(tenant, 'pages/home.json'))
  for (const [index, text] of pages.entries()) {
    await writeFile(join(tenant, `pages/example-${index}.json`), text)
  }
  expect(await problems()).toEqual([])
})

it('every example block passes the check in a page (D3)', async () => {
  const registry = await readRegistry()
  expect(blockExamples).toHaveLength(registry.size)
  for (const [index, text] of blockExamples.entries()) {
    const page = pageAround(JSON.parse(text), registry, `/pasted-${index}`)
    await writeFile(join(tenant, `pages/pasted-${index}.json`), JSON.stringify(page))
  }
  expect(await problems()).toEqual([])
})

it('the example of content passes the check, with the text that it names (Spec 3.21)', async () => {
  expect(contents).toHaveLength(1)
  for (const text of contents) {
    const [, name = '', below = ''] =
      /content\/(\w+)\.schema.*"file": "([\w./-]+)"/s.exec(text) ?? []
    await mkdir(join(tenant, 'content', name))
    await writeFile(join(tenant, 'content', `${name}.json`), text)
    await writeFile(join(tenant, 'content', below), 'We ring before we do more.')
  }
  expect(await problems()).toEqual([])
})

it('every example mapping is valid', () => {
  expect(mappings).toHaveLength(1)
  for (const text of mappings) expect(() => parseMapping('example', text)).not.toThrow()
})

it('every example of site settings passes the check (Spec 3.35)', async () => {
  expect(siteFragments).toHaveLength(6)
  const file = join(tenant, 'site.json')
  const site: unknown = JSON.parse(await readFile(file, 'utf8'))
  const settings: unknown = JSON.parse(`{${siteFragments.join(',')}}`)
  await writeFile(file, JSON.stringify(Object.assign({}, site, settings)))
  expect(await problems()).toEqual([])
})
