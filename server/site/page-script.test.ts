import { expect, test } from 'vitest'
import { testApp } from '../app.fixture.ts'
import { fixtureSite, fixtureTenants } from '../tenants/tenants.fixture.ts'
import { siteServices } from './site.fixture.ts'

const text = {
  id: 'text',
  block: 'rich-text',
  props: { parts: [{ type: 'paragraph', text: 'Open on Saturdays.' }] },
}
const header = { id: 'header', block: 'site-header' }
const page = (route: string, ...blocks: object[]) => ({ schemaVersion: 1, route, blocks })

test('a page has the script that its blocks need: all of it, that of its header, or none (Spec 4.16)', async () => {
  await using tenants = await fixtureTenants({
    'harbour/site.json': { ...fixtureSite, hosts: ['harbour.localhost'] },
    '_templates/plain/pages/home.json': page('/', header, { id: 'cars', block: 'search-results' }),
    'harbour/pages/terms.json': page('/terms', header, text),
    'harbour/pages/plain.json': page('/plain', text),
  })
  const { services, errors } = await siteServices(tenants.root)
  const app = testApp(services)
  const scriptsOf = async (path: string) => {
    const host = 'harbour.localhost'
    const response = await app.request(`http://${host}${path}`, { headers: { host } })
    expect(response.status, path).toBe(200)
    return (await response.text()).match(/<script>.*?<\/script>/g)
  }
  const { runtime, actions } = services.assets
  expect(await scriptsOf('/')).toEqual([`<script>${runtime}</script>`])
  expect(await scriptsOf('/terms')).toEqual([`<script>${actions}</script>`])
  expect(await scriptsOf('/plain')).toBeNull()
  expect(errors).toEqual([])
})
