import { describe, expect, it } from 'vitest'
import { schemaVersion } from '#pages/page.ts'
import { fixtureHome, fixtureTemplate } from './tenants.fixture.ts'
import { directory, kiwi, page, site } from './update.fixture.ts'

describe('a changed file', () => {
  it('is applied without reading any other tenant, which are the same objects', async () => {
    const folder = await directory()
    const harbour = folder.tenant('harbour')
    const version = folder.tenant()?.version
    folder.source.write('kiwi/pages/about.json', page('/about', 'Who we are'))
    expect(await folder.early('kiwi')).toEqual([])
    expect(folder.titleAt('/about')).toBe('Who we are')
    expect(folder.tenant()?.version).not.toBe(version)
    expect(folder.source.reads).toEqual(['kiwi'])
    expect(folder.tenant('harbour')).toBe(harbour)
  })

  it('with unchanged content leaves the tenant the same object', async () => {
    const folder = await directory()
    const before = folder.tenant()
    folder.source.write('kiwi/pages/about.json', page('/about', 'Who we are'))
    await folder.early('kiwi')
    folder.source.write('kiwi/pages/about.json', kiwi['kiwi/pages/about.json'])
    await folder.early('kiwi')
    expect(folder.tenant()?.version).toBe(before?.version)
    const again = folder.tenant()
    await folder.early('kiwi')
    expect(folder.tenant()).toBe(again)
  })

  it('of a template is applied to its sites, not to those of another', async () => {
    const folder = await directory({
      ...kiwi,
      '_templates/other/template.json': fixtureTemplate,
      'tui/site.json': site('tui', { template: 'other' }),
    })
    folder.source.write('_templates/plain/pages/home.json', { ...fixtureHome, title: 'Welcome' })
    await folder.template(false)
    expect([folder.titleAt('/'), folder.titleAt('/', 'harbour')]).toEqual(['Welcome', 'Welcome'])
    expect(folder.source.reads).toEqual(['harbour', 'kiwi'])
  })

  it('of pictures is checked, and the site is the same object', async () => {
    const about = page('/about', 'About us', { description: '/media/site/team.webp' })
    const folder = await directory({ ...kiwi, 'kiwi/pages/about.json': about })
    const before = folder.tenant()
    expect(folder.problems()).toEqual([
      expect.stringContaining('there is no picture media/team.webp'),
    ])
    folder.source.write('kiwi/media/team.webp', 'a picture')
    await folder.early('kiwi')
    folder.source.remove('kiwi/media/team.webp')
    await folder.early('kiwi')
    expect(folder.problems()).toHaveLength(2)
    expect(folder.tenant()).toBe(before)
  })
})

describe('an invalid page', () => {
  const broken = '{ "schemaVersion": 3, "route": "/about", "blocks": ['

  it('keeps its last good version, is reported once with its position, and replaced when corrected', async () => {
    const folder = await directory()
    const before = folder.tenant()
    folder.source.write('kiwi/pages/about.json', page('/about', 'About us', { blocsk: [] }))
    for (const _ of [1, 2]) expect(await folder.settled('kiwi')).toEqual([])
    expect(folder.tenant()).toBe(before)
    expect(folder.problems()).toEqual([
      expect.stringMatching(
        /^tenants\/kiwi\/pages\/about\.json:11:3 blocsk: unknown name "blocsk".*"blocks"/,
      ),
    ])
    folder.source.write('kiwi/pages/about.json', page('/about', 'Who we are'))
    await folder.settled('kiwi')
    expect(folder.titleAt('/about')).toBe('Who we are')
    expect(folder.logged.at(-1)).toMatchObject({
      event: 'tenants_changed',
      changed: ['kiwi'],
      repaired: ['tenants/kiwi/pages/about.json'],
    })
  })

  it('does not delay other changes of the site', async () => {
    const folder = await directory()
    folder.source.write('kiwi/pages/about.json', broken)
    folder.source.write('kiwi/site.json', site('kiwi', { name: 'Kiwi Motors' }))
    await folder.settled('kiwi')
    expect(folder.tenant()?.site.name).toBe('Kiwi Motors')
    expect(folder.titleAt('/about')).toBe('About us')
  })

  it('that may be half written changes nothing, is not reported, and is read again', async () => {
    const folder = await directory()
    const before = folder.tenant()
    folder.source.write('kiwi/pages/about.json', broken)
    folder.source.write('kiwi/pages/home.json', '')
    expect(await folder.early('kiwi')).toEqual(['tenant kiwi'])
    expect(folder.tenant()).toBe(before)
    expect(folder.problems()).toEqual([])
    expect(await folder.settled('kiwi')).toEqual([])
    expect(folder.problems()).toHaveLength(2)
  })

  it('of a template keeps its last good version for all its sites, including those that change it', async () => {
    const changes = { schemaVersion, route: '/', title: 'Ours', changes: [] }
    const folder = await directory({ ...kiwi, 'kiwi/pages/home.json': changes })
    const before = [folder.tenant(), folder.tenant('harbour')]
    folder.source.write('_templates/plain/pages/home.json', broken)
    expect(await folder.template(false)).toEqual(['template plain'])
    await folder.template(true)
    expect([folder.tenant(), folder.tenant('harbour')]).toEqual(before)
    expect(folder.problems()).toEqual([
      expect.stringMatching(/^tenants\/_templates\/plain\/pages\/home\.json:1:\d+ /),
    ])
    expect([folder.titleAt('/'), folder.titleAt('/', 'harbour')]).toEqual(['Ours', undefined])
  })

  it('that became invalid by a change of its template keeps its last good version, other pages do not', async () => {
    const set = [{ set: 'offers', props: { limit: 5 } }]
    const changes = { schemaVersion, route: '/', title: 'Ours', changes: set }
    const folder = await directory({
      ...kiwi,
      '_templates/plain/pages/team.json': page('/team', 'Team'),
      'kiwi/pages/home.json': changes,
    })
    folder.source.write('_templates/plain/pages/home.json', page('/', 'Without offers'))
    folder.source.write('_templates/plain/pages/team.json', page('/team', 'Our people'))
    await folder.template(true)
    expect([folder.titleAt('/'), folder.titleAt('/team')]).toEqual(['Ours', 'Our people'])
    expect(folder.titleAt('/', 'harbour')).toBe('Without offers')
    expect(folder.problems()).toEqual([
      expect.stringMatching(/^tenants\/kiwi\/pages\/home\.json:\d+:\d+ changes/),
    ])
  })

  it('shows its errors in development', async () => {
    const folder = await directory(kiwi, false)
    folder.source.write('kiwi/pages/about.json', broken)
    await folder.early('kiwi')
    expect(folder.titleAt('/about')).toBe('About us')
    await folder.settled('kiwi')
    expect(folder.titleAt('/about')).toMatch(/^tenants\/kiwi\/pages\/about\.json:1:\d+ /)
    folder.source.write('kiwi/site.json', '{')
    await folder.settled('kiwi')
    expect(await folder.nameAt('kiwi.localhost')).toBe('faulty')
  })
})

describe('an invalid site.json', () => {
  it('keeps the whole last good site with its hosts, until it is corrected', async () => {
    const folder = await directory()
    const before = folder.tenant()
    folder.source.write('kiwi/site.json', site('kiwi', { nmae: 'Kiwi', hosts: ['tui.example'] }))
    folder.source.write('kiwi/pages/about.json', page('/about', 'Who we are'))
    expect(await folder.early('kiwi')).toEqual(['tenant kiwi'])
    await folder.settled('kiwi')
    expect(folder.tenant()).toBe(before)
    expect(await folder.nameAt('kiwi.example')).toBe('Kiwi Cars')
    expect(await folder.nameAt('tui.example')).toBeUndefined()
    folder.source.write('kiwi/pages/about.json', page('/about', 'Who we really are'))
    await folder.settled('kiwi')
    const events = folder.logged.map(({ event }) => event)
    expect(events.filter((event) => event === 'site_faulty_kept')).toHaveLength(1)
    folder.source.write('kiwi/site.json', site('kiwi', { hosts: ['tui.example'] }))
    await folder.settled('kiwi')
    expect(await folder.nameAt('tui.example')).toBe('Harbour Motors')
    expect(folder.titleAt('/about')).toBe('Who we really are')
  })

  it('that is briefly missing changes nothing', async () => {
    const folder = await directory()
    folder.source.remove('kiwi/site.json')
    expect(await folder.early('kiwi')).toEqual(['tenant kiwi'])
    folder.source.write('kiwi/site.json', kiwi['kiwi/site.json'])
    expect(await folder.settled('kiwi')).toEqual([])
    expect(folder.logged).toEqual([])
  })
})
