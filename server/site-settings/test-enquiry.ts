import { randomUUID } from 'node:crypto'
import { type EnquiryLead, enquiryLeadSchema } from '#domain/enquiry/enquiry-lead.ts'
import type { StaffAnswer, StaffBody } from '#domain/staff/staff-calls.ts'
import { destinationsOf } from '../delivery/destinations.ts'
import { contentDigest } from '../leads/content-digest.ts'
import { newEditKey } from '../leads/edit-key.ts'
import type { NewLead } from '../store/lead-store.ts'
import type { Tenant } from '../tenants/tenant.ts'

type Routes = StaffAnswer<'GET /:site/delivery'>['routes']

/** Where enquiries go, in the order in which routes are tried; of a webhook the host alone. D23. */
export function deliveryRoutes({ site }: Tenant): Routes {
  const routes = site.delivery.routes.map(
    ({ categories = [], locations = [], dealerships = [], mail = [], webhook, adf }) => ({
      takes: [...categories, ...locations, ...dealerships],
      to: [
        ...mail.map((address) => (adf ? `${address}, with ADF` : address)),
        ...(webhook ? [`webhook at ${new URL(webhook.url).host}`] : []),
      ],
      ...(categories[0] && { category: categories[0] }),
      ...(locations[0] !== undefined && { location: locations[0] }),
    }),
  )
  // One that takes all leaves nothing to the rest.
  if (routes.some(({ takes }) => takes.length === 0)) return routes
  const rest = `the mail of its location, else ${site.contact.email}`
  return [...routes, { takes: [], to: [rest] }]
}

/** An enquiry that says that it is a test, for the destinations of a real one. Its answers come to the dealer. */
export function testEnquiry(
  { category, location }: StaffBody<'POST /:site/delivery/test'>,
  { site }: Tenant,
  now: Date,
): NewLead {
  const id = randomUUID()
  const body: EnquiryLead = enquiryLeadSchema.parse({
    category,
    subcategory: 'Test',
    name: 'Test enquiry',
    email: site.contact.email,
    message: `This is a test of where enquiries go (${id.slice(0, 8)}). No buyer waits for an answer.`,
    ...(location !== undefined && { location }),
  })
  return {
    id,
    editKey: newEditKey(),
    digest: contentDigest(body),
    created: now.toISOString(),
    kind: 'enquiry',
    body,
    destinations: destinationsOf(body, site),
  }
}
