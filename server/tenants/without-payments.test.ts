import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { silentLog } from '../log.fixture.ts'
import { FolderSource } from './folder-source.ts'
import { SourceDirectory } from './source-directory.ts'
import { fixtureRegistry, fixtureSite, fixtureTenants } from './tenants.fixture.ts'

const file = (name: string) => ({ ...fixtureSite, name, flags: { reserveOnline: true } })

it.each([true, false])(
  'where nobody takes payments (%s) no site reserves cars, after a reload neither (D12)',
  async (isWithoutPayments) => {
    await using tenants = await fixtureTenants({ 'harbour/site.json': file('Harbour') })
    const source = new FolderSource(tenants.root)
    const sites = new SourceDirectory(source, fixtureRegistry, silentLog, { isWithoutPayments })
    const found = async () => {
      const site = await sites.ofHost('harbour.localhost')
      return site?.kind === 'ready' && [site.tenant.site.name, site.tenant.site.flags.reserveOnline]
    }
    expect(await found()).toEqual(['Harbour', !isWithoutPayments])
    await writeFile(join(tenants.root, 'harbour/site.json'), JSON.stringify(file('Harbour again')))
    await sites.reload()
    expect(await found()).toEqual(['Harbour again', !isWithoutPayments])
  },
)
