import { describe, expect, it, vi } from 'vitest'
import { recordingLog } from '../log.fixture.ts'
import { MemorySource } from './memory-source.fixture.ts'
import { SourceDirectory } from './source-directory.ts'
import { fixtureRegistry } from './tenants.fixture.ts'
import { site } from './update.fixture.ts'

/** A directory that has not loaded any site, over files that a test may change. */
function directory(files: Readonly<Record<string, unknown>>) {
  const source = new MemorySource(files)
  const { log, logged } = recordingLog()
  const sites = new SourceDirectory(source, fixtureRegistry, log)
  return {
    sites,
    source,
    logged,
    update: (slug: string, isSettled: boolean) =>
      sites.update({ tenants: new Set([slug]), templates: new Set() }, () => isSettled),
    async nameAt(host: string) {
      const found = await sites.ofHost(host)
      return found?.kind === 'ready' ? found.tenant.site.name : found?.kind
    },
  }
}

const waiting = { timeout: 30_000, interval: 20 }
const shared = 'shared.example'
const alpha = site('alpha', { name: 'Alpha Cars', hosts: ['alpha.example', shared] })
const zeta = site('zeta', { name: 'Zeta Cars', hosts: [shared] })
const cut = JSON.stringify(alpha).slice(0, 40)

describe('a site that is not loaded yet', () => {
  it('keeps its hosts while its file is being written (D1)', async () => {
    const folder = directory({ 'alpha/site.json': alpha, 'zeta/site.json': zeta })
    await folder.nameAt('zeta.localhost')
    folder.source.write('alpha/site.json', cut)
    expect(await folder.update('alpha', false)).toEqual(['tenant alpha'])
    folder.source.write('alpha/site.json', alpha)
    expect(await folder.update('alpha', true)).toEqual([])
    expect(await folder.nameAt('alpha.example')).toBe('Alpha Cars')
    expect(await folder.nameAt(shared)).toBe('Alpha Cars')
  })

  it('is read again before its errors are reported: its file may be in the middle of a write', async () => {
    const folder = directory({ 'alpha/site.json': alpha })
    await folder.sites.scanned
    folder.source.write('alpha/site.json', cut)
    expect(await folder.nameAt('alpha.example')).toBe('faulty')
    folder.source.write('alpha/site.json', alpha)
    await vi.waitUntil(async () => (await folder.nameAt('alpha.example')) === 'Alpha Cars', waiting)
    expect(folder.logged).toEqual([{ level: 'info', event: 'tenants_changed', changed: ['alpha'] }])
  })

  it('is reported where it is still invalid then', async () => {
    const folder = directory({ 'alpha/site.json': cut })
    expect(await folder.nameAt('alpha.localhost')).toBe('faulty')
    await vi.waitUntil(() => folder.logged.length > 0, waiting)
    expect(folder.logged).toMatchObject([{ level: 'error', event: 'tenant_file' }])
  })
})

it('a change is read before the rest of the sites are loaded', async () => {
  const folder = directory({ 'alpha/site.json': alpha, 'zeta/site.json': zeta })
  const done: string[] = []
  const changed = Promise.withResolvers<void>()
  folder.source.onRead = () => {
    folder.source.onRead = undefined
    const update = folder.update('alpha', true).then(() => void done.push('update'))
    changed.resolve(update)
  }
  const loaded = await folder.sites.load().finally(() => done.push('load'))
  await changed.promise
  expect(done).toEqual(['update', 'load'])
  expect(loaded.map(({ slug }) => slug)).toEqual(['alpha', 'harbour', 'zeta'])
})
