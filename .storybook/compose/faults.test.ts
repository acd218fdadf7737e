import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { blocks } from '#pages/render/registry.ts'
import { formatProblem } from '#server/tenants/file-problem.ts'
import { loadTenants } from '#server/tenants/load-tenants.ts'
import { demoPage } from '../pages/demo-page.ts'
import { demoSite } from '../pages/demo-site.ts'
import { linkedAssets } from '../pages/linked-assets.ts'

/** Mistakes in a page of Harbour's: what is replaced in which file. */
const mistakes: readonly (readonly [name: string, page: string, from: string, to: string])[] = [
  ['no comma', 'home', '"schemaVersion": 3,', '"schemaVersion": 3'],
  ['an unknown field', 'home', '"title"', '"titel"'],
  ['a block that does not exist', 'finance', '"block": "', '"block": "x-'],
  ['a change of an unknown block', 'home', '"set": "hero"', '"set": "heroo"'],
  ['a route of the server', 'finance', '"route": "/finance"', '"route": "/api/finance"'],
  ['a route without a page of the template', 'home', '"route": "/"', '"route": "/hom"'],
  ['the format of a newer program', 'finance', '"schemaVersion": 3', '"schemaVersion": 99'],
  [
    'a name that is written twice',
    'finance',
    '"route"',
    '"robots": "index", "robots": "index", "route"',
  ],
  [
    'a link without a page',
    'home',
    '"props": {',
    '"props": { "link": { "label": "A", "href": "/no" },',
  ],
  ['nothing', 'finance', '', ''],
]

const root = join(import.meta.dirname, '../../tenants')
let copy = ''
beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'forecourt-compose-'))
  for (const folder of ['harbour', '_templates']) {
    await cp(join(root, folder), join(copy, 'tenants', folder), { recursive: true })
  }
})
afterAll(() => rm(copy, { recursive: true }))

describe('Compose reports a mistake as npm run check does: line, column and text', () => {
  test.each(mistakes)('%s', async (name, page, from, to) => {
    const file = `tenants/harbour/pages/${page}.json`
    const saved = demoSite('harbour').files.get(page)?.text ?? ''
    expect(saved).toContain(from)
    const text = saved.replace(from, to)
    await writeFile(join(copy, file), text)
    const checked = await loadTenants(join(copy, 'tenants'), blocks)
    await writeFile(join(copy, file), saved)

    const { problems } = await demoPage(demoSite('harbour'), { file, text }, linkedAssets)

    const inFile = checked.problems.filter((problem) => problem.file === file)
    expect(problems.map(formatProblem)).toEqual(inFile.map(formatProblem))
    expect(inFile.length > 0).toBe(name !== 'nothing')
  })
})
