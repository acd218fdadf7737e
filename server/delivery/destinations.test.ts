import { describe, expect, it } from 'vitest'
import { enquiryCategories } from '#domain/enquiry/category.ts'
import { siteSchema } from '#domain/site/site.ts'
import { destinationsOf } from './destinations.ts'

const location = (slug: string, email?: string) => ({
  id: slug,
  name: slug,
  slug,
  address: { street: '1 Bay Street', city: 'Cairns' },
  contact_detail: { ...(email && { email }) },
})

const siteWith = (...routes: object[]) =>
  siteSchema.parse({
    slug: 'corner',
    name: 'Corner Cars',
    template: 'meridian',
    theme: { brand: '#0b2a4a', accent: '#ff6a3d' },
    contact: { phone: '07 5550 0100', email: 'sales@example.com' },
    locations: [
      location('bay', 'bay@example.com'),
      location('hill'),
      location('workshop', 'w@example.com'),
    ],
    delivery: { routes },
  })

const webhook = { url: 'https://crm.example.com/leads', secret: 'crm' }
const lead = { category: 'Used Vehicle Enquiry', location: 'bay' } as const

describe('a lead goes', () => {
  it('to every address and the webhook of its route, and of no other (D23)', () => {
    const site = siteWith(
      { categories: ['Parts Enquiry'], mail: ['parts@example.com'] },
      { mail: ['a@example.com', 'b@example.com'], webhook, adf: true },
      { mail: ['late@example.com'] },
    )
    expect(destinationsOf(lead, site)).toEqual([
      { kind: 'mail', to: ['a@example.com'], adf: true },
      { kind: 'mail', to: ['b@example.com'], adf: true },
      { kind: 'webhook', ...webhook },
    ])
  })

  it.each([
    ['its location', lead, 'bay@example.com'],
    ['its workshop', { ...lead, 'Service Location': 'workshop' }, 'w@example.com'],
    [
      'the site, where its location has no mail',
      { ...lead, location: 'hill' },
      'sales@example.com',
    ],
    ['the site, where its location is unknown', { ...lead, location: 'sea' }, 'sales@example.com'],
    ['the site, where it has no location', { category: lead.category }, 'sales@example.com'],
  ])('to %s, where no route takes it (D23)', (_, sent, to) => {
    const site = siteWith({ categories: ['Parts Enquiry'], mail: ['parts@example.com'] })
    expect(destinationsOf(sent, site)).toEqual([{ kind: 'mail', to: [to], adf: false }])
  })

  it.each(enquiryCategories)('somewhere with each category: %s (D19, D23)', (category) => {
    const site = siteWith({ categories: ['Fleet Enquiry'], webhook })
    expect(destinationsOf({ category }, site)).toHaveLength(1)
  })
})
