import { z } from 'zod'
import { enquiryCategories } from '../enquiry/category.ts'
import { email, slug } from '../fields.ts'

const MAX_ROUTES = 50
const MAX_NAMES = 200
const MAX_ADDRESSES = 10
const MAX_WEB_ADDRESS = 1_000

/** Programs on the same machine, for trying a webhook out. */
const THIS_MACHINE: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

function isReceiver(written: string): boolean {
  const url = URL.parse(written)
  if (!url) return false
  const { protocol, hostname, username, password, hash } = url
  if (username !== '' || password !== '' || hash !== '') return false
  return protocol === 'https:' || (protocol === 'http:' && THIS_MACHINE.has(hostname))
}

const webhookSchema = z
  .strictObject({
    url: z
      .string()
      .max(MAX_WEB_ADDRESS)
      .refine(isReceiver, {
        error: 'expected an address such as https://crm.example.com/leads, without user or anchor',
      })
      .meta({
        title: 'Address',
        description: 'Where the enquiry is posted, https; http on the same machine only.',
      }),
    secret: slug(
      'Secret',
      'Name of the secret that signs it. Its value is a setting of the server, never of this file.',
    ),
  })
  .meta({ title: 'Webhook', description: 'Posts each enquiry to a program, signed, as JSON.' })

const listOf = <Item extends z.ZodType>(item: Item, most: number) =>
  z
    .array(item)
    .min(1)
    .max(most)
    .refine((items) => new Set(items).size === items.length, {
      error: 'expected each entry once',
    })

const routeSchema = z
  .strictObject({
    categories: listOf(z.enum(enquiryCategories), enquiryCategories.length).optional().meta({
      title: 'Categories',
      description: 'Only enquiries of these categories (D19); all where absent.',
    }),
    locations: listOf(slug('Location', 'Slug of a location.'), MAX_NAMES).optional().meta({
      title: 'Locations',
      description: 'Only enquiries for these locations, by slug; all where absent.',
    }),
    dealerships: listOf(slug('Dealership', 'Slug of a dealership.'), MAX_NAMES).optional().meta({
      title: 'Dealerships',
      description: 'Only enquiries for these dealerships, by slug; all where absent.',
    }),
    mail: listOf(email('Address', 'Such as leads@example.com.'), MAX_ADDRESSES)
      .optional()
      .meta({ title: 'Mail', description: 'Who is sent the enquiry, each in a mail of its own.' }),
    webhook: webhookSchema.optional(),
    adf: z.boolean().default(false).meta({
      title: 'ADF',
      description: 'Attaches the enquiry as ADF 1.0, which systems of dealers read, to each mail.',
    }),
  })
  .refine(({ mail, webhook }) => mail !== undefined || webhook !== undefined, {
    error: 'a route needs a destination: "mail", "webhook" or both',
  })
  .refine(({ mail, adf }) => mail !== undefined || !adf, {
    path: ['adf'],
    error: 'ADF is attached to mails, and this route has none: add "mail"',
  })
  .meta({ title: 'Route', description: 'Which enquiries go where.' })

/** One entry of `delivery.routes`: conditions that an enquiry must all meet, and its destinations. */
export type DeliveryRoute = z.infer<typeof routeSchema>

/**
 * Where a site's enquiries go. The first route whose conditions an enquiry meets takes it; one that no
 * route takes is mailed to its location, else to the site's contact. D23.
 */
export const deliverySchema = z
  .strictObject({
    routes: z.array(routeSchema).max(MAX_ROUTES).default([]).meta({
      title: 'Routes',
      description:
        'The first route that fits an enquiry takes it. One that none takes is mailed to its location, else to contact.email (D23).',
    }),
  })
  .prefault({})
  .meta({ title: 'Delivery', description: 'Where enquiries go (D23).' })
