import { type Car, type CarInput, carSchema } from '#domain/car/car.ts'
import { type EnquiryLead, enquiryLeadSchema } from '#domain/enquiry/enquiry-lead.ts'
import { siteSchema } from '#domain/site/site.ts'
import type { StoredLead } from '../store/stored-lead.ts'
import type { DeliverySite, LeadContext } from './lead-context.ts'

const shared = {
  name: 'Harbour Motor Group',
  slug: 'harbour',
  template: 'meridian',
  hosts: ['harbour.example'],
  theme: { brand: '#0b2a4a', accent: '#ff6a3d' },
  contact: { phone: '(07) 5550 2000', email: 'sales@example.com' },
  dealerships: [{ id: 'd1', slug: 'bay', name: 'Harbour Bay' }],
  locations: [
    {
      id: 'n',
      slug: 'newstead',
      name: 'Harbour Newstead',
      dealership_id: 'd1',
      address: { street: '118 Commercial Road', city: 'Newstead', state: 'QLD', postcode: '4006' },
      contact_detail: { phone: '(07) 5550 2100', email: 'newstead@example.com' },
    },
    {
      id: 'w',
      slug: 'workshop',
      name: 'Harbour Workshop',
      address: { street: '3 Bay Street', city: 'Newstead', state: 'QLD', postcode: '4006' },
    },
  ],
}

/** Dealers of three countries. */
export const deliverySites: Readonly<Record<'AU' | 'NZ' | 'US', DeliverySite>> = {
  AU: siteSchema.parse(shared),
  NZ: siteSchema.parse({ ...shared, locale: 'en-NZ', timeZone: 'Pacific/Auckland' }),
  US: siteSchema.parse({ ...shared, locale: 'en-US', timeZone: 'America/Chicago' }),
}

/** A used Hilux in stock, with these differences. */
export const deliveredCar = (more: Partial<CarInput> = {}): Car =>
  carSchema.parse({
    id: 'u1042',
    slug: '2021-toyota-hilux-u1042',
    name: '2021 Toyota Hilux',
    badge: 'SR5',
    year: 2021,
    make: 'Toyota',
    model: 'Hilux',
    car_type: 'used',
    status: 'in_stock',
    stocknum: 'U1042',
    vin: 'MR0EX8CD701234567',
    km: 41_250,
    doors: 4,
    price: 42_990,
    simple_body: 'Ute',
    simple_transmission: 'Automatic',
    colour: 'Glacier White',
    price_type: 'drive_away',
    ...more,
  })

/** A lead's body about the car above, with these differences. */
export const deliveredBody = (more: Partial<EnquiryLead> = {}): EnquiryLead =>
  enquiryLeadSchema.parse({
    category: 'Used Vehicle Enquiry',
    name: 'Sam Lee',
    email: 'sam@example.com',
    phone: '+61491570006',
    message: 'Is it still here?\nI could come by on Saturday.',
    location: 'newstead',
    stock_number: 'U1042',
    car_id: 'u1042',
    car_type: 'used',
    'Vehicle Make': 'Toyota',
    'Vehicle Model': 'Hilux',
    vehicle_status: 'in_stock',
    ...more,
  })

/** A lead about nothing in stock. */
export const generalBody = (more: Partial<EnquiryLead> = {}): EnquiryLead =>
  enquiryLeadSchema.parse({
    category: 'General Enquiry',
    name: 'Sam Lee',
    phone: '+61491570006',
    ...more,
  })

export const storedLead = (body: EnquiryLead, more: Partial<StoredLead> = {}): StoredLead => ({
  id: '6f1d2c3e-0000-4000-8000-00000000a1b2',
  created: '2026-11-24T04:13:05.000Z',
  kind: body.form ?? 'enquiry',
  body,
  changes: {},
  changed: undefined,
  appointment: undefined,
  ...more,
})

/** What a delivery of this lead is written from. */
export function contextOf(
  body: EnquiryLead,
  more: Partial<LeadContext> & { readonly stored?: Partial<StoredLead> } = {},
): LeadContext {
  const { stored, ...rest } = more
  return {
    id: 'd-0001',
    lead: storedLead(body, stored),
    site: deliverySites.AU,
    car: body.car_id === undefined ? undefined : deliveredCar(),
    now: new Date('2026-11-24T04:13:06.000Z'),
    ...rest,
  }
}
