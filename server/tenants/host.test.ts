import { describe, expect, it } from 'vitest'
import { formatProblem } from './file-problem.ts'
import { loadTenants } from './load-tenants.ts'
import { loadedDirectory } from './loaded-directory.fixture.ts'
import { fixtureRegistry, fixtureSite, fixtureTenants } from './tenants.fixture.ts'

const site = (slug: string, hosts: readonly string[] = []) => ({
  [`${slug}/site.json`]: { ...fixtureSite, slug, hosts },
})

/** The problems of these sites, and which site has a host. */
async function hostsIn(files: Readonly<Record<string, unknown>>) {
  await using tenants = await fixtureTenants(files)
  const loaded = await loadTenants(tenants.root, fixtureRegistry)
  const directory = loadedDirectory(loaded)
  return {
    lines: loaded.problems.map(formatProblem),
    loaded,
    async siteOf(host: string) {
      const found = await directory.ofHost(host)
      if (!found) return undefined
      return found.kind === 'ready' ? found.tenant.slug : `${found.faulty.slug}, faulty`
    },
  }
}

describe('a host belongs to one site (D1)', () => {
  it('<slug>.localhost belongs to the slug, even if another site claims it', async () => {
    const { lines, siteOf } = await hostsIn(site('aaa', ['harbour.localhost', 'localhost']))
    expect(lines).toEqual([
      'tenants/aaa/site.json:18:5 hosts[0]: "harbour.localhost" belongs to tenants/harbour alone; remove it',
      'tenants/aaa/site.json:19:5 hosts[1]: "localhost" belongs to no site: a local server lists its sites there; remove it',
    ])
    expect(await siteOf('harbour.localhost')).toBe('harbour')
    expect(await siteOf('localhost')).toBeUndefined()
  })

  it('a host that two sites claim is reported at both, and belongs to the first folder', async () => {
    const { lines, siteOf, loaded } = await hostsIn({
      ...site('kiwi', ['www.kiwi.example', 'kiwi.example']),
      ...site('tui', ['www.kiwi.example', 'tui.example']),
    })
    expect(lines).toEqual([
      'tenants/kiwi/site.json:18:5 hosts[0]: "www.kiwi.example" is a host of tenants/tui too; a host belongs to one site: this one keeps it',
      'tenants/tui/site.json:18:5 hosts[0]: "www.kiwi.example" is a host of tenants/kiwi already, which keeps it; a host belongs to one site',
    ])
    expect(await siteOf('www.kiwi.example')).toBe('kiwi')
    expect(await siteOf('tui.example')).toBe('tui')
    // A page's canonical URL must not be on the other site.
    expect(loaded.tenants.get('tui')?.site.hosts).toEqual(['tui.example'])
  })

  it('a copied folder takes no host of its original, in any order', async () => {
    const { siteOf } = await hostsIn({
      ...site('kiwi', ['www.kiwi.example']),
      'a-copy/site.json': { ...fixtureSite, slug: 'kiwi', hosts: ['www.kiwi.example'] },
    })
    expect(await siteOf('www.kiwi.example')).toBe('kiwi')
    expect(await siteOf('a-copy.localhost')).toBe('a-copy, faulty')
  })

  it('a site whose file is invalid keeps its hosts, in any case', async () => {
    const { siteOf } = await hostsIn({
      'kiwi/site.json': '{ "slug": "kiwi", "hosts": ["WWW.Kiwi.example."], ',
      ...site('tui', ['www.kiwi.example']),
    })
    expect(await siteOf('www.kiwi.example:443')).toBe('kiwi, faulty')
  })

  it.each(['localhost', '127.0.0.1', '127.1', '0.0.0.0', 'staff.localhost', ''])(
    '%j belongs to no site, even if a folder or file claims it (D38)',
    async (host) => {
      const { siteOf } = await hostsIn({ ...site('staff', [host]), ...site('kiwi', [host]) })
      expect(await siteOf(host)).toBeUndefined()
    },
  )

  it('an address of another machine may be a host', async () => {
    const { lines, siteOf } = await hostsIn(site('kiwi', ['10.0.0.7']))
    expect(lines).toEqual([])
    expect(await siteOf('10.0.0.7:8080')).toBe('kiwi')
  })
})
