import { cleanLine, cleanLines } from '#domain/clean-text.ts'
import { countryOf } from '#domain/contact/country-of.ts'
import { readPhone } from '#domain/contact/phone.ts'
import { MINUTE_MS } from '#domain/units.ts'
import { type LeadContext, placeOfLead } from '../lead-context.ts'
import { type Fact, leadFacts } from '../lead-facts.ts'
import { localTimestamp } from '../local-time.ts'
import { adfOrder } from './order.ts'
import { adfVehicles, element } from './vehicles.ts'
import { type XmlElement, xmlOf } from './xml.ts'

/** Media type of the attachment (formats: ADF 1.0). */
export const ADF_TYPE = 'application/x-adf+xml'

const APPOINTMENT_MINUTES = 30

const individual = { part: 'full', type: 'individual' }

/** A lead as an ADF 1.0 document with one prospect; its id is the lead's, the same at each attempt. */
export function adfOf(context: LeadContext): string {
  const { lead, site } = context
  const prospect: XmlElement = {
    name: 'prospect',
    attributes: { status: 'new' },
    content: [
      element('id', lead.id, { sequence: '1', source: site.name }),
      element('requestdate', localTimestamp(new Date(lead.created), site.timeZone)),
      ...adfVehicles(context),
      customer(context),
      vendor(context),
      { name: 'provider', content: [element('name', 'Forecourt'), element('service', site.name)] },
    ],
  }
  const root = xmlOf({ name: 'adf', content: [prospect] }, adfOrder)
  return `<?xml version="1.0" encoding="UTF-8"?>\n<?adf version="1.0"?>\n${root}`
}

function customer(context: LeadContext): XmlElement {
  const { name, email, phone, preferred_contact: preferred } = context.lead.body
  const contact = [
    // Demanded, and a lead may have none.
    element('name', cleanLine(name ?? '') || (email ?? phone), individual),
    element('email', email, { preferredcontact: preferred === 'email' ? '1' : '0' }),
    element('phone', phone, phoneAttributes(context)),
  ]
  return {
    name: 'customer',
    content: [{ name: 'contact', content: contact }, timeframe(context), comments(context)],
  }
}

function phoneAttributes({ lead, site }: LeadContext): XmlElement['attributes'] {
  const { phone = '', preferred_contact: preferred, preferred_time: time } = lead.body
  const read = readPhone(phone, countryOf(site.locale))
  const isMobile = read.valid && read.value.kind === 'mobile'
  const isPreferred = preferred === 'phone' || preferred === 'text'
  return {
    type: isMobile ? 'cellphone' : 'voice',
    time: time === 'morning' || time === 'afternoon' ? time : 'nopreference',
    preferredcontact: isPreferred ? '1' : '0',
  }
}

/** When the customer comes: the half-hour that is booked. */
function timeframe({ lead, site }: LeadContext): XmlElement | undefined {
  if (!lead.appointment) return undefined
  const from = new Date(lead.appointment.startsAt)
  const to = new Date(from.getTime() + APPOINTMENT_MINUTES * MINUTE_MS)
  return {
    name: 'timeframe',
    content: [
      element('description', `${lead.body.category}, booked`),
      element('earliestdate', localTimestamp(from, site.timeZone)),
      element('latestdate', localTimestamp(to, site.timeZone)),
    ],
  }
}

/** What ADF has no element for, a line each, after the message. */
function comments(context: LeadContext): XmlElement | undefined {
  const { category, message, wishes, person, origin } = leadFacts(context)
  const more = person.filter(({ label }) => label === 'Company' || label.startsWith('Preferred'))
  const lines = [{ label: 'About', value: category }, ...more, ...wishes, ...origin].map(
    ({ label, value }: Fact) => `${label}: ${value}`,
  )
  const parts = [message === undefined ? '' : cleanLines(message), lines.join('\n')]
  return { name: 'comments', content: parts.filter(Boolean).join('\n\n') }
}

function vendor(context: LeadContext): XmlElement {
  const { site } = context
  const place = placeOfLead(context)
  const dealership = site.dealerships.find(
    ({ id, slug }) => id === place?.dealership_id || slug === context.lead.body.dealership_slug,
  )
  const [host] = site.hosts
  const contact = [
    element('name', place?.name ?? site.name, { part: 'full', type: 'business' }),
    element('email', place?.contact_detail.email ?? site.contact.email),
    element('phone', place?.contact_detail.phone ?? site.contact.phone, { type: 'voice' }),
    place && address(place.address, countryOf(site.locale)),
  ]
  return {
    name: 'vendor',
    content: [
      element('id', place?.slug ?? site.slug, { sequence: '1', source: 'Forecourt' }),
      element('vendorname', dealership?.name ?? site.name),
      element('url', host === undefined ? undefined : `https://${host}/`),
      { name: 'contact', content: contact },
    ],
  }
}

const address = (
  { street, city, state, postcode }: NonNullable<ReturnType<typeof placeOfLead>>['address'],
  country: string,
): XmlElement => ({
  name: 'address',
  content: [
    element('street', cleanLine(street), { line: '1' }),
    element('city', city),
    element('regioncode', state),
    element('postalcode', postcode),
    element('country', country),
  ],
})
