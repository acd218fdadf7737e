import { describe, expect, it } from 'vitest'
import { testApp } from '../app.fixture.ts'
import { siteServices } from '../site/site.fixture.ts'
import { loadTenants } from './load-tenants.ts'
import { loadedDirectory } from './loaded-directory.fixture.ts'
import { fixtureRegistry, fixtureSite, fixtureTenants } from './tenants.fixture.ts'

/** The response of a site at a cold start with this `site.json`. */
async function answerOver(text: string, inDevelopment = false) {
  await using tenants = await fixtureTenants({ 'kiwi/site.json': text })
  const loaded = await loadTenants(tenants.root, fixtureRegistry)
  const { services } = await siteServices(tenants.root, {
    directory: loadedDirectory(loaded),
    ...(inDevelopment && {
      development: { transform: async (_: string, html: string) => html },
    }),
  })
  const app = testApp(services)
  const host = 'www.kiwi.example'
  const answer = await app.request(`http://${host}/search`, { headers: { host } })
  return { answer, html: await answer.text() }
}

const written = (change: object) =>
  JSON.stringify({
    ...fixtureSite,
    slug: 'kiwi',
    name: 'Kiwi & Sons <Cars>',
    hosts: ['www.kiwi.example'],
    locale: 'en-NZ',
    ...change,
  })

describe('a site whose file is invalid', () => {
  it('shows its name and phone number in its language, with Retry-After', async () => {
    const { answer, html } = await answerOver(written({ nmae: 'x' }))
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '300'])
    expect(html).toContain('<html lang="en-NZ">')
    expect(html).toContain('<h1>Kiwi &amp; Sons &lt;Cars&gt; will be back soon</h1>')
    expect(html).toContain('<a href="tel:0755500100">07 5550 0100</a>')
    expect(html).not.toContain('nmae')
  })

  it('does so for a file that is not JSON, as far as it can be read', async () => {
    const text = written({ locale: 'xx' }).replace('"template"', 'template')
    const { answer, html } = await answerOver(text)
    expect(answer.status).toBe(503)
    expect(html).toContain('<html lang="en-AU">')
    expect(html).toContain('tel:0755500100')
  })

  it('does not show an invalid phone number', async () => {
    const { html } = await answerOver(written({ contact: { phone: '"><script>' } }))
    expect(html).not.toMatch(/tel:|<script/)
    expect(html).toContain('Please try again later.')
  })

  it('lists its errors in development only', async () => {
    const { html } = await answerOver(written({ nmae: 'x' }), true)
    expect(html).toMatch(/tenants\/kiwi\/site\.json:1:\d+ nmae: unknown name/)
  })
})
