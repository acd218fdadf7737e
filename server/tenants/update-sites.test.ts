import { describe, expect, it } from 'vitest'
import { fixtureSite } from './tenants.fixture.ts'
import { directory, page, site } from './update.fixture.ts'

describe('added and removed files', () => {
  it('a new site appears when its files are complete', async () => {
    const folder = await directory()
    folder.source.write('tui/pages/home.json', '{')
    expect(await folder.early('tui')).toEqual(['tenant tui'])
    expect(await folder.nameAt('tui.localhost')).toBeUndefined()
    folder.source.write('tui/pages/home.json', page('/', 'Tui'))
    folder.source.write('tui/site.json', site('tui', { name: 'Tui Cars' }))
    await folder.settled('tui')
    expect(await folder.nameAt('tui.localhost')).toBe('Tui Cars')
    expect(folder.logged).toEqual([{ level: 'info', event: 'tenants_changed', added: ['tui'] }])
  })

  it('a site whose folder was removed is removed after it has settled', async () => {
    const folder = await directory()
    folder.source.remove('kiwi')
    expect(await folder.early('kiwi')).toEqual(['tenant kiwi'])
    expect(await folder.nameAt('kiwi.example')).toBe('Kiwi Cars')
    await folder.settled('kiwi')
    expect(await folder.nameAt('kiwi.example')).toBeUndefined()
    expect(folder.sites.tenants().has('kiwi')).toBe(false)
  })

  it('a page whose file was removed is removed after it has settled', async () => {
    const folder = await directory()
    folder.source.remove('kiwi/pages/about.json')
    expect(await folder.early('kiwi')).toEqual(['tenant kiwi'])
    expect(folder.titleAt('/about')).toBe('About us')
    await folder.settled('kiwi')
    expect(folder.tenant()?.pages.has('/about')).toBe(false)
  })

  it('a missing source takes no site down', async () => {
    const folder = await directory()
    folder.source.fault = new Error('the disk is gone')
    await expect(folder.settled('kiwi')).rejects.toThrow('the disk is gone')
    expect(await folder.nameAt('kiwi.example')).toBe('Kiwi Cars')
  })
})

describe('a host that two sites claim after an edit', () => {
  it('stays with its current site, and both are reported; the other gets it when the first gives it up', async () => {
    const folder = await directory()
    folder.source.write('harbour/site.json', { ...fixtureSite, hosts: ['kiwi.example'] })
    await folder.settled('harbour')
    expect(await folder.nameAt('kiwi.example')).toBe('Kiwi Cars')
    expect(folder.problems().sort()).toEqual([
      expect.stringMatching(
        /^tenants\/harbour\/site\.json:\d+:\d+ hosts\[0\]: .*of tenants\/kiwi already, which keeps it/,
      ),
      expect.stringMatching(
        /^tenants\/kiwi\/site\.json:\d+:\d+ hosts\[0\]: .*of tenants\/harbour too.*this one keeps it/,
      ),
    ])
    folder.source.write('kiwi/site.json', site('kiwi', { name: 'Kiwi Cars' }))
    await folder.settled('kiwi')
    expect(await folder.nameAt('kiwi.example')).toBe('Harbour Motors')
    expect(folder.tenant('harbour')?.site.hosts).toEqual(['kiwi.example'])
    expect(folder.problems()).toHaveLength(2)
  })
})

it('a burst of broken files is logged in a bounded number of lines', async () => {
  const names = Array.from({ length: 300 }, (_, index) => `kiwi/pages/page-${index}.json`)
  const folder = await directory()
  for (const name of names) folder.source.write(name, '{')
  await folder.settled('kiwi')
  expect(folder.problems()).toHaveLength(51)
  expect(folder.problems().at(-1)).toBe(
    'tenant kiwi: 250 more problems; npm run check lists all of them',
  )
  for (let round = 0; round < 20; round++) {
    for (const name of names) folder.source.write(name, `${' '.repeat(round + 1)}{`)
    await folder.settled('kiwi')
  }
  expect(folder.problems()).toHaveLength(500)
  expect(folder.logged.filter(({ event }) => event === 'tenant_files_too_faulty')).toHaveLength(1)
})
