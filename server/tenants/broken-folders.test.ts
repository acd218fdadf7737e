import { execFile } from 'node:child_process'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { blocks } from '#pages/render/registry.ts'
import { testApp } from '../app.fixture.ts'
import { silentLog } from '../log.fixture.ts'
import { siteServices } from '../site/site.fixture.ts'
import { brokenFiles } from './broken-files.fixture.ts'
import { addToSite, newDealer } from './broken-folder.fixture.ts'
import { brokenSites } from './broken-sites.fixture.ts'
import { brokenTexts } from './broken-texts.fixture.ts'
import { formatProblem } from './file-problem.ts'
import { FolderSource } from './folder-source.ts'
import { loadTenants } from './load-tenants.ts'
import { printable } from './printable.ts'
import { SourceDirectory } from './source-directory.ts'

const project = join(import.meta.dirname, '../../tenants')
const isRoot = process.getuid?.() === 0

const cases = [...brokenFiles, ...brokenTexts, ...brokenSites]
  .filter(({ notAsRoot }) => !(notAsRoot && isRoot))
  .map((each, index) => ({ ...each, folder: each.folder ?? `wrong-${index}` }))
/** The first and the last folder, and one whose hosts a broken one claims. */
const healthy = ['aaa', 'corner', 'zzz']

let root: string
let lines: readonly string[]
beforeAll(async () => {
  root = join(await mkdtemp(join(tmpdir(), 'broken-')), 'tenants')
  await cp(join(project, '_templates'), join(root, '_templates'), { recursive: true })
  const example = join(project, '_example')
  for (const slug of healthy) await newDealer(example, join(root, slug), slug)
  for (const slug of healthy) await addToSite(join(root, slug), `"hosts": ["www.${slug}.example"]`)
  for (const { folder, breaks } of cases) {
    const path = join(root, folder)
    await newDealer(example, path, folder.replace('\n', '\\n'))
    await breaks(path)
  }
  lines = (await loadTenants(root, blocks)).problems.map(formatProblem)
})
afterAll(async () => {
  // Folders without permissions cannot be removed.
  await promisify(execFile)('chmod', ['-R', 'u+rwX', root])
  await rm(join(root, '..'), { recursive: true })
})

describe('the check reports a broken folder with file, and line and column where there is one (D3)', () => {
  it.each(cases)('$name', ({ folder, says }) => {
    const start = `tenants/${printable(folder)}`
    const own = lines
      .filter((line) => line.startsWith(`${start}/`) || line.startsWith(`${start}:`))
      .map((line) => line.slice(start.length).replace(/^\//, ''))
    for (const said of says) {
      const isSaid = (line: string) =>
        typeof said === 'string' ? line.startsWith(said) : said.test(line)
      expect(own.some(isSaid), `${said} in:\n${own.join('\n')}`).toBe(true)
    }
  })

  it('covers eighty kinds of mistakes', () => expect(cases.length).toBeGreaterThanOrEqual(80))

  it('reports nothing about healthy folders except a host that others claim', () => {
    const own = lines.filter((line) => healthy.some((slug) => line.startsWith(`tenants/${slug}/`)))
    expect(own).toEqual([
      expect.stringMatching(/^tenants\/corner\/site\.json:2:13 hosts\[0\]: .*this one keeps it$/),
    ])
  })

  it('prints each problem on one line of bounded length', () => {
    for (const line of lines) {
      expect(line).toMatch(/^tenants\/[^\p{Cc}]*:\d+:\d+ /u)
      expect(line.length).toBeLessThan(4_000)
    }
    expect(lines.length).toBeLessThan(cases.length * 15)
  })
})

describe('beside eighty broken folders', () => {
  let get: (host: string) => Response | Promise<Response>
  beforeAll(async () => {
    const directory = new SourceDirectory(new FolderSource(root), blocks, silentLog)
    const { services } = await siteServices(project, { directory })
    const app = testApp(services)
    get = (host) => app.request(`http://${host}/`, { headers: { host } })
  })

  it.each(healthy)('the healthy %s is served on each of its hosts (D1)', async (slug) => {
    for (const host of [`${slug}.localhost`, `www.${slug}.example`]) {
      const answer = await get(host)
      expect(answer.status, host).toBe(200)
      expect(await answer.text()).toContain('Example Motors')
    }
  })

  it('each broken site answers its page, or an error page with its phone number', async () => {
    const hosts = cases.filter(({ folder }) => /^[a-z0-9-]{1,63}$/.test(folder))
    for (const { folder, name } of hosts) {
      const { status } = await get(`${folder}.localhost`)
      const isLink = folder.startsWith('linked-')
      const expected = isLink || folder === 'staff' ? [404, 503] : [200, 500, 503]
      expect(expected, `${name}: ${status}`).toContain(status)
    }
  })
})
