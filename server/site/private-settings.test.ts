import { join } from 'node:path'
import { expect, it } from 'vitest'
import { deliverySchema } from '#domain/site/delivery.ts'
import { testApp } from '../app.fixture.ts'
import { directoryOf, siteServices, sitesIn } from './site.fixture.ts'

const folder = join(import.meta.dirname, '../../tenants')
const delivery = deliverySchema.parse({
  routes: [
    { categories: ['Parts Enquiry'], mail: ['desk-7f3a@example.com'], adf: true },
    { webhook: { url: 'https://hidden-7f3a.example.com/leads', secret: 'secret-7f3a' } },
  ],
})
const { tenants } = await sitesIn(folder)

it.each([...tenants.values()])(
  'no page of $slug holds an address, a webhook or a secret of its routes of delivery (D23)',
  async (tenant) => {
    const directory = directoryOf([{ ...tenant, site: { ...tenant.site, delivery } }])
    const { services } = await siteServices(folder, { directory })
    const app = testApp(services)
    const fixed = [...tenant.pages.keys()].filter((route) => !route.includes(':'))
    const paths = [...fixed, '/cars/car-a', '/search/used-cars', '/no-such-page', '/api/search']
    expect(fixed).toContain('/contact-us')
    for (const path of paths) {
      const host = `${tenant.slug}.localhost`
      const answer = await app.request(`http://${host}${path}`, { headers: { host } })
      const text = await answer.text()
      // A page for who is signed in leads to the sign-in.
      expect(answer.status === 303 || text.length > 100, path).toBe(true)
      expect(text, path).not.toContain('7f3a')
    }
  },
)
