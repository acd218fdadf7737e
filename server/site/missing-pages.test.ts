import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { testApp } from '../app.fixture.ts'
import { siteServices } from './site.fixture.ts'

const tenants = join(import.meta.dirname, '../../tenants')

/** The links to a valuation on the page of a car, of a site whose pages are in this folder. */
async function valuationLinks(folder: string): Promise<string[]> {
  const { services } = await siteServices(folder)
  const app = testApp(services)
  const host = 'harbour.localhost'
  const page = await app.request(`http://${host}/cars/car-a`, { headers: { host } })
  return (await page.text()).match(/href="\/sell-my-car\?car_id=a"/g) ?? []
}

test('a car’s page leads to a valuation only if the site has its page (Spec 2.46)', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-site-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await cp(tenants, folder, { recursive: true })
  expect(await valuationLinks(folder)).toHaveLength(1)
  for (const pages of ['harbour/pages', '_templates/meridian/pages'])
    await rm(join(folder, pages, 'sell-my-car.json'))
  expect(await valuationLinks(folder)).toEqual([])
})
