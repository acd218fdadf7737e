import { mkdir, mkdtemp, readlink, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { recordingLog } from '../log.fixture.ts'
import { FolderSource } from './folder-source.ts'
import { FolderWatch } from './folder-watch.ts'
import type { SourceChange } from './source.ts'
import { SourceDirectory } from './source-directory.ts'
import { fixtureHome, fixtureRegistry, fixtureSite, fixtureTenants } from './tenants.fixture.ts'

const waiting = { timeout: 30_000, interval: 20 }
const site = (name: string, slug = 'kiwi') => JSON.stringify({ ...fixtureSite, slug, name })
const kiwi = { 'kiwi/site.json': site('Kiwi Cars'), 'kiwi/pages/home.json': fixtureHome }

/** A directory that follows a folder. */
function following(folder: string, polls: boolean) {
  const { log, logged } = recordingLog()
  const ending = new AbortController()
  const source = new FolderSource(folder, { polls, pollPauseMs: 20 })
  const sites = new SourceDirectory(source, fixtureRegistry, log, { followUntil: ending.signal })
  const tenant = (slug = 'kiwi') => sites.tenants().get(slug)
  return {
    sites,
    logged,
    tenant,
    becomes: (name: string | undefined, slug = 'kiwi') =>
      vi.waitUntil(() => tenant(slug)?.site.name === name, waiting),
    titleBecomes: (title: string | undefined, slug = 'kiwi') =>
      vi.waitUntil(() => {
        const entry = tenant(slug)?.pages.get('/')
        return entry?.ok && entry.page.title === title
      }, waiting),
    logs: (event: string) =>
      vi.waitUntil(() => logged.some((each) => each.event === event), waiting),
    [Symbol.dispose]: () => ending.abort(),
  }
}

async function put(file: string, content: unknown): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content))
}

/** As editors save: writes a temporary file and renames it. */
async function replace(file: string, content: unknown): Promise<void> {
  await put(`${file}.tmp`, content)
  await rename(`${file}.tmp`, file)
}

/** As deployments do: replaces a link atomically. */
async function relink(link: string, target: string): Promise<void> {
  await symlink(target, `${link}.tmp`)
  await rename(`${link}.tmp`, link)
}

describe.concurrent.each([
  ['reported by the system', false],
  ['polled', true],
])('changes that are %s', (_, polls) => {
  it('of files are read: written in place, by renaming, and in new folders', async () => {
    await using tenants = await fixtureTenants(kiwi)
    using followed = following(tenants.root, polls)
    await followed.sites.load()
    const file = join(tenants.root, 'kiwi/site.json')
    await writeFile(file, site('Kiwi Motors'))
    await followed.becomes('Kiwi Motors')
    await replace(file, site('Kiwi Autos'))
    await followed.becomes('Kiwi Autos')
    // Twice: the watcher of a replaced file does not report changes of its successor.
    await replace(file, site('Kiwi Wheels'))
    await followed.becomes('Kiwi Wheels')
    const page = join(tenants.root, 'harbour/pages/home.json')
    await put(page, { ...fixtureHome, title: 'Ours' })
    await followed.titleBecomes('Ours', 'harbour')
    await put(page, { ...fixtureHome, title: 'Yours' })
    await followed.titleBecomes('Yours', 'harbour')
    const template = join(tenants.root, '_templates/plain/pages/home.json')
    await rm(page)
    await put(template, { ...fixtureHome, title: 'All' })
    await followed.titleBecomes('All', 'harbour')
  })

  it('of the list of tenants are read: a folder that is added, removed and added again', async () => {
    await using tenants = await fixtureTenants(kiwi)
    using followed = following(tenants.root, polls)
    await followed.sites.load()
    const folder = join(tenants.root, 'tui')
    await put(join(folder, 'site.json'), site('Tui Cars', 'tui'))
    await followed.becomes('Tui Cars', 'tui')
    await rm(folder, { recursive: true })
    await followed.becomes(undefined, 'tui')
    await put(join(folder, 'site.json'), site('Tui Motors', 'tui'))
    await followed.becomes('Tui Motors', 'tui')
    await put(join(folder, 'pages/home.json'), { ...fixtureHome, title: 'Tui' })
    await followed.titleBecomes('Tui', 'tui')
  })

  it('of link targets are read: of files, of a folder and of the root folder', async () => {
    const base = await mkdtemp(join(tmpdir(), 'linked-'))
    for (const release of ['one', 'two']) {
      const root = join(base, release)
      await using tenants = await fixtureTenants()
      await rename(tenants.root, root)
      // As a mounted volume: each file is a link through a folder link that is replaced.
      for (const name of ['Alpha', 'Beta']) {
        await put(join(root, `kiwi/..${name}/site.json`), site(`Kiwi ${name} ${release}`))
        await put(join(root, `_versions/${name}/site.json`), site(`Tui ${name} ${release}`, 'tui'))
      }
      await symlink('..Alpha', join(root, 'kiwi/..data'))
      await symlink('..data/site.json', join(root, 'kiwi/site.json'))
      await symlink('_versions/Alpha', join(root, 'tui'))
    }
    const root = join(base, 'current')
    await symlink('one', root)
    using followed = following(root, polls)
    await followed.sites.load()
    await followed.becomes('Kiwi Alpha one')
    await relink(join(root, 'kiwi/..data'), '..Beta')
    await followed.becomes('Kiwi Beta one')
    await relink(join(root, 'tui'), '_versions/Beta')
    await followed.becomes('Tui Beta one', 'tui')
    await put(join(root, '_versions/Beta/site.json'), site('Tui Gamma one', 'tui'))
    await followed.becomes('Tui Gamma one', 'tui')
    await relink(root, 'two')
    expect(await readlink(root)).toBe('two')
    await followed.becomes('Kiwi Alpha two')
    await relink(join(root, 'kiwi/..data'), '..Beta')
    await followed.becomes('Kiwi Beta two')
    await rm(base, { recursive: true })
  })

  it('in quick succession end in the last content', async () => {
    await using tenants = await fixtureTenants(kiwi)
    using followed = following(tenants.root, polls)
    await followed.sites.load()
    const page = join(tenants.root, 'kiwi/pages/home.json')
    for (let edit = 1; edit <= 200; edit++) {
      await put(page, edit % 2 === 0 ? '{ "route": "/"' : '')
      await put(page, { ...fixtureHome, title: `Edit ${edit}` })
    }
    await followed.titleBecomes('Edit 200')
  })

  it('that are invalid are logged once, after they have settled, and so is the correction', async () => {
    await using tenants = await fixtureTenants(kiwi)
    using followed = following(tenants.root, polls)
    await followed.sites.load()
    const before = followed.tenant()
    const page = join(tenants.root, 'kiwi/pages/home.json')
    await put(page, '{ "route": "/"')
    await followed.logs('tenant_file')
    await put(join(tenants.root, 'kiwi/notes.txt'), 'is not part of the site')
    await put(join(tenants.root, 'kiwi/pages/second.json'), '{')
    await vi.waitUntil(
      () => followed.logged.some(({ problem }) => /second\.json/.test(String(problem))),
      waiting,
    )
    expect(followed.logged.flatMap(({ problem }) => problem ?? [])).toEqual([
      expect.stringMatching(/^tenants\/kiwi\/pages\/home\.json:1:\d+ /),
      expect.stringMatching(/^tenants\/kiwi\/pages\/second\.json:1:\d+ /),
    ])
    const entry = before?.pages.get('/')
    expect(followed.tenant()?.pages.get('/')).toBe(entry)
    await put(page, { ...fixtureHome, title: 'Whole' })
    await followed.titleBecomes('Whole')
    expect(followed.logged.at(-1)).toMatchObject({ repaired: ['tenants/kiwi/pages/home.json'] })
  })
})

it('a failed system watcher is logged, and changes are polled from then on', async () => {
  await using tenants = await fixtureTenants(kiwi)
  const { log, logged } = recordingLog()
  const changes: SourceChange[] = []
  const watch = () => {
    throw Object.assign(new Error('no space left for watchers'), { code: 'ENOSPC' })
  }
  const changed = (change: SourceChange) => changes.push(change)
  const watched = new FolderWatch(tenants.root, {
    log,
    changed,
    polls: false,
    pollPauseMs: 20,
    watch,
  })
  const folder = join(tenants.root, 'kiwi')
  await watched.watchFiles({ kind: 'tenant', name: 'kiwi' }, folder)
  expect(logged).toMatchObject([{ level: 'warn', event: 'tenants_watch_failed' }])
  expect(changes).toEqual([{ kind: 'all' }])
  await put(join(folder, 'site.json'), site('Kiwi Motors'))
  await vi.waitUntil(() => changes.length > 1, waiting)
  expect(changes.at(-1)).toEqual({ kind: 'tenant', name: 'kiwi' })
  watched.close()
})
