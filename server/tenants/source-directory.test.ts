import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { silentLog } from '../log.fixture.ts'
import { FolderSource } from './folder-source.ts'
import { SourceDirectory } from './source-directory.ts'
import { fixtureHome, fixtureRegistry, fixtureSite, fixtureTenants } from './tenants.fixture.ts'

const site = (slug: string, more: object = {}) => ({ ...fixtureSite, slug, ...more })

/** A directory over a folder that a test may change, and its log. */
async function directory(files: Readonly<Record<string, unknown>> = {}) {
  const tenants = await fixtureTenants(files)
  const logged: [event: string, details: object | undefined][] = []
  const at = (event: string, details?: object) => logged.push([event, details])
  const sites = new SourceDirectory(new FolderSource(tenants.root), fixtureRegistry, {
    info: at,
    warn: at,
    error: at,
  })
  return {
    sites,
    root: tenants.root,
    events: () => logged.map(([event]) => event),
    logged,
    async write(path: string, content: unknown) {
      const file = join(tenants.root, path)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content))
    },
    async nameAt(host: string) {
      const found = await sites.ofHost(host)
      return found?.kind === 'ready' ? found.tenant.site.name : found?.kind
    },
    [Symbol.asyncDispose]: () => tenants[Symbol.asyncDispose](),
  }
}

const kiwi = { 'kiwi/site.json': site('kiwi', { name: 'Kiwi Cars', hosts: ['kiwi.example'] }) }

describe('the sites of a folder', () => {
  it('are found by their hosts before any other is loaded (D1)', async () => {
    await using folder = await directory(kiwi)
    expect(await folder.nameAt('kiwi.example')).toBe('Kiwi Cars')
    expect([...folder.sites.tenants().keys()]).toEqual(['kiwi'])
    expect(folder.sites.sites().map(({ name }) => name)).toEqual(['Harbour Motors', 'Kiwi Cars'])
  })

  it('are read once for concurrent requests, and then answered synchronously', async () => {
    await using folder = await directory(kiwi)
    const all = await Promise.all(
      ['kiwi.example', 'kiwi.localhost'].map((host) => folder.sites.ofHost(host)),
    )
    expect(all[0]).toBe(all[1])
    expect(folder.sites.ofHost('kiwi.example')).toBe(all[0])
  })

  it('are loaded one at a time, only the first ones with `count`', async () => {
    await using folder = await directory({ ...kiwi, 'tui/site.json': '{' })
    expect((await folder.sites.load({ count: 1 })).map(({ slug }) => slug)).toEqual(['harbour'])
    expect(folder.sites.tenants().size).toBe(1)
    expect((await folder.sites.load()).map(({ slug }) => slug)).toEqual(['harbour', 'kiwi'])
    expect(folder.sites.tenants().size).toBe(2)
  })

  it('are not loaded after an abort', async () => {
    await using folder = await directory(kiwi)
    expect(await folder.sites.load({ signal: AbortSignal.abort() })).toEqual([])
  })

  it('that does not exist rejects all waiting calls', async () => {
    await using folder = await directory()
    const gone = join(folder.root, 'gone')
    const nowhere = new SourceDirectory(new FolderSource(gone), fixtureRegistry, silentLog)
    await expect(nowhere.scanned).rejects.toThrow('ENOENT')
    await expect(nowhere.ofHost('kiwi.example')).rejects.toThrow('ENOENT')
  })
})

describe('a reload', () => {
  it('replaces changed sites; every other site is the same object', async () => {
    await using folder = await directory(kiwi)
    await folder.sites.load()
    const harbour = folder.sites.tenants().get('harbour')
    await folder.write('kiwi/site.json', site('kiwi', { name: 'Kiwi Motors' }))
    await folder.write('tui/site.json', site('tui', { name: 'Tui Cars' }))
    expect(await folder.sites.reload()).toEqual({
      sites: 3,
      added: ['tui'],
      changed: ['kiwi'],
      removed: [],
      kept: [],
      repaired: [],
    })
    expect(await folder.nameAt('kiwi.localhost')).toBe('Kiwi Motors')
    expect(await folder.nameAt('kiwi.example')).toBeUndefined()
    expect(await folder.nameAt('tui.localhost')).toBe('Tui Cars')
    expect(folder.sites.tenants().get('harbour')).toBe(harbour)
  })

  it('keeps the last good version of a site whose file became invalid, with its hosts, and logs it', async () => {
    await using folder = await directory(kiwi)
    await folder.sites.load()
    await folder.write('kiwi/site.json', site('kiwi', { nmae: 'Kiwi Motors' }))
    expect(await folder.sites.reload()).toMatchObject({ changed: [], kept: ['kiwi'] })
    expect(await folder.nameAt('kiwi.example')).toBe('Kiwi Cars')
    const [, details] = folder.logged.find(([event]) => event === 'site_faulty_kept') ?? []
    expect(details).toMatchObject({
      tenant: 'kiwi',
      problems: [
        expect.stringMatching(/^tenants\/kiwi\/site\.json:1:\d+ nmae: unknown name "nmae"/),
      ],
    })
    await folder.write('kiwi/site.json', site('kiwi', { name: 'Kiwi Motors' }))
    expect(await folder.sites.reload()).toMatchObject({ changed: ['kiwi'], kept: [] })
    expect(await folder.nameAt('kiwi.localhost')).toBe('Kiwi Motors')
  })

  it('loads a corrected site that was faulty from the start', async () => {
    await using folder = await directory({ 'kiwi/site.json': '{' })
    expect(await folder.nameAt('kiwi.localhost')).toBe('faulty')
    await folder.write('kiwi/site.json', site('kiwi', { name: 'Kiwi Cars' }))
    await folder.sites.reload()
    expect(await folder.nameAt('kiwi.localhost')).toBe('Kiwi Cars')
  })

  it('removes a site whose folder was removed', async () => {
    await using folder = await directory(kiwi)
    await folder.sites.load()
    await rm(join(folder.root, 'kiwi'), { recursive: true })
    expect(await folder.sites.reload()).toMatchObject({ removed: ['kiwi'] })
    expect(await folder.nameAt('kiwi.example')).toBeUndefined()
  })

  it('gives a host to the next site that claims it, when the first no longer does', async () => {
    const shared = { hosts: ['cars.example'] }
    await using folder = await directory({
      'kiwi/site.json': site('kiwi', { name: 'Kiwi Cars', ...shared }),
      'tui/site.json': site('tui', { name: 'Tui Cars', ...shared }),
    })
    await folder.sites.load()
    expect(folder.sites.tenants().get('tui')?.site.hosts).toEqual([])
    await folder.write('kiwi/site.json', site('kiwi', { name: 'Kiwi Cars' }))
    expect(await folder.sites.reload()).toMatchObject({ changed: ['kiwi', 'tui'] })
    expect(await folder.nameAt('cars.example')).toBe('Tui Cars')
    expect(folder.sites.tenants().get('tui')?.site.hosts).toEqual(['cars.example'])
  })

  it('applies a changed template to all its sites, and keeps the last good version of an invalid one', async () => {
    await using folder = await directory(kiwi)
    await folder.sites.load()
    await folder.write('_templates/plain/pages/home.json', { ...fixtureHome, title: 'Welcome' })
    expect(await folder.sites.reload()).toMatchObject({ changed: ['harbour', 'kiwi'] })
    const entry = folder.sites.tenants().get('kiwi')?.pages.get('/')
    expect(entry?.ok && entry.page.title).toBe('Welcome')
    await folder.write('_templates/plain/template.json', '{')
    expect(await folder.sites.reload()).toMatchObject({ changed: [], kept: [] })
    expect(folder.events()).toContain('template_faulty_kept')
    expect(await folder.nameAt('kiwi.example')).toBe('Kiwi Cars')
  })

  it('of a missing or empty folder changes nothing', async () => {
    await using folder = await directory(kiwi)
    await folder.sites.load()
    await rename(folder.root, `${folder.root}-away`)
    await expect(folder.sites.reload()).rejects.toThrow('ENOENT')
    await mkdir(folder.root)
    await expect(folder.sites.reload()).rejects.toThrow(/has no site; all sites are left unchanged/)
    expect(await folder.nameAt('kiwi.example')).toBe('Kiwi Cars')
    await rm(folder.root, { recursive: true })
    await rename(`${folder.root}-away`, folder.root)
    expect(await folder.sites.reload()).toMatchObject({ sites: 2, changed: [] })
  })

  it('runs once for calls while one is queued', async () => {
    await using folder = await directory(kiwi)
    const [first, second] = [folder.sites.reload(), folder.sites.reload()]
    expect(first).toBe(second)
    await first
    expect(folder.events()).toEqual(['tenants_reloaded'])
  })
})
