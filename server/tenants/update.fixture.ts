import { schemaVersion } from '#pages/page.ts'
import { recordingLog } from '../log.fixture.ts'
import { MemorySource } from './memory-source.fixture.ts'
import { SourceDirectory } from './source-directory.ts'
import { fixtureRegistry, fixtureSite } from './tenants.fixture.ts'
import type { Owner } from './update-site.ts'

export const site = (slug: string, more: object = {}) => ({ ...fixtureSite, slug, ...more })
export const page = (route: string, title: string, more: object = {}) => ({
  schemaVersion,
  route,
  title,
  blocks: [{ id: 'header', block: 'site-header' }],
  ...more,
})
export const kiwi = {
  'kiwi/site.json': site('kiwi', { name: 'Kiwi Cars', hosts: ['kiwi.example'] }),
  'kiwi/pages/about.json': page('/about', 'About us'),
}

/** A directory whose sites are all loaded, over files that a test may change. */
export async function directory(
  files: Readonly<Record<string, unknown>> = kiwi,
  keepsLastGood = true,
) {
  const source = new MemorySource(files)
  const { log, logged } = recordingLog()
  const sites = new SourceDirectory(source, fixtureRegistry, log, { keepsLastGood })
  await sites.load()
  source.reads.length = 0
  const update = (tenants: string[], templates: string[], isSettled: boolean) =>
    sites.update({ tenants: new Set(tenants), templates: new Set(templates) }, () => isSettled)
  const tenant = (slug = 'kiwi') => sites.tenants().get(slug)
  return {
    sites,
    source,
    logged,
    tenant,
    /** Reads tenants whose files have not settled. */
    early: (...tenants: string[]): Promise<readonly Owner[]> => update(tenants, [], false),
    settled: (...tenants: string[]): Promise<readonly Owner[]> => update(tenants, [], true),
    template: (isSettled: boolean): Promise<readonly Owner[]> => update([], ['plain'], isSettled),
    titleAt(route: string, slug = 'kiwi') {
      const entry = tenant(slug)?.pages.get(route)
      return entry?.ok ? entry.page.title : entry?.problems.join('\n')
    },
    async nameAt(host: string) {
      const found = await sites.ofHost(host)
      return found?.kind === 'ready' ? found.tenant.site.name : found?.kind
    },
    problems: () =>
      logged.flatMap(({ event, problem }) => (event === 'tenant_file' ? [String(problem)] : [])),
  }
}
