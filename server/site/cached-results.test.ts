import { expect, test } from 'vitest'
import { appWith, ask, demoHost } from '../app.fixture.ts'
import { directoryOf } from './site.fixture.ts'

test('a page says how many answers a browser keeps, where its site says other than the default (Spec 9.02)', async () => {
  const { app, services } = await appWith()
  const shown = async (of: typeof app) =>
    (await ask(of, '/search')).text.match(/data-cached-results="\d+"/g)
  expect(await shown(app)).toBeNull()
  const harbour = services.directory.tenants().get('harbour')
  if (!harbour) throw new Error(`expected the site of ${demoHost}`)
  const constants = { ...harbour.site.constants, cachedResults: 50 }
  const directory = directoryOf([{ ...harbour, site: { ...harbour.site, constants } }])
  expect(await shown((await appWith({ directory })).app)).toEqual(['data-cached-results="50"'])
})
