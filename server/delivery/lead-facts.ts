import { cleanLine } from '#domain/clean-text.ts'
import type { Country } from '#domain/contact/country.ts'
import { countryOf } from '#domain/contact/country-of.ts'
import { displayPhone } from '#domain/contact/phone.ts'
import { MIN_SECONDS_OF_A_PERSON } from '#domain/enquiry/thresholds.ts'
import { formatKm, formatMoney } from '#domain/format.ts'
import { inAmericanSpelling } from '#domain/site/american-spelling.ts'
import { wordsOf } from '#domain/site/interface-texts.ts'
import { purchaseLines } from '#parts/reservation-state/purchase-lines.ts'
import { carPage, type LeadContext, placeOfLead } from './lead-context.ts'
import { spokenTime } from './local-time.ts'

/** One line of what a lead says, for people. */
export interface Fact {
  readonly label: string
  readonly value: string
  /** Where the value leads: a `tel:`, `mailto:` or web address. */
  readonly href?: string
}

/** A lead in words, in the spelling of the site; values are as they came, on one line each. */
export interface LeadFacts {
  /** What it is about: `Used Vehicle Enquiry`. */
  readonly category: string
  /** The car in words; undefined for a lead about none. */
  readonly car: string | undefined
  readonly person: readonly Fact[]
  /** What the person asks for, besides the message. */
  readonly wishes: readonly Fact[]
  readonly carFacts: readonly Fact[]
  readonly message: string | undefined
  /** What was agreed to, and where the lead comes from. */
  readonly origin: readonly Fact[]
}

const preferredContacts = { phone: 'By phone', email: 'By email', text: 'By text message' } as const
const preferredTimes = { any: 'Any time', morning: 'In the morning', afternoon: 'In the afternoon' }
const carTypes = { new: 'New', demo: 'Demonstrator', used: 'Used' } as const
const carStatuses = {
  in_stock: 'In stock',
  coming_soon: 'Coming soon',
  sold: 'Sold',
  withdrawn: 'No longer listed',
} as const

/** A lead as a delivery for people shows it. */
export function leadFacts(context: LeadContext): LeadFacts {
  const { lead, site } = context
  const { body, changes } = lead
  const spelt = (text: string) => (site.locale === 'en-US' ? inAmericanSpelling(text) : text)
  const subcategory = changes.subcategory ?? body.subcategory
  return {
    category: [spelt(body.category), subcategory && cleanLine(spelt(subcategory))]
      .filter(Boolean)
      .join(': '),
    car: carName(context),
    person: personFacts(context, countryOf(site.locale)),
    wishes: [
      ...reservationFacts(context),
      ...purchaseFacts(context),
      ...wishesOf(context),
      ...valuationFacts(context),
    ],
    carFacts: carFacts(context),
    message: body.message,
    origin: originFacts(context),
  }
}

/** The facts whose value is known, each on one line. */
const knownFacts = (
  rows: readonly (readonly [
    label: string,
    value?: string | undefined,
    href?: string | undefined,
  ])[],
): Fact[] =>
  rows.flatMap(([label, value, href]) => {
    const line = cleanLine(value ?? '')
    return line === '' ? [] : [{ label, value: line, ...(href !== undefined && { href }) }]
  })

function carName({ lead: { body }, car }: LeadContext): string | undefined {
  const parts = car ? [car.name, car.badge] : [body['Vehicle Make'], body['Vehicle Model']]
  return cleanLine(parts.filter((part) => part !== undefined).join(' ')) || undefined
}

function personFacts({ lead: { body } }: LeadContext, country: Country): Fact[] {
  const { name, phone, email, company, preferred_contact: by, preferred_time: time } = body
  return knownFacts([
    ['Name', name],
    ['Company', company],
    ['Phone', phone && displayPhone(phone, country), phone && `tel:${phone}`],
    ['Email', email, email && `mailto:${email}`],
    ['Preferred contact', by && preferredContacts[by]],
    ['Preferred time', time && preferredTimes[time]],
  ])
}

/** The figure and the photos of a valuation; the address in full, since a mail may be read as plain text. */
function valuationFacts({ valuation }: LeadContext): Fact[] {
  if (!valuation) return []
  const { car, figure, validUntil, photos, photosUrl } = valuation
  return [
    ...knownFacts([
      ['VIN', car.VIN],
      ['Estimate', figure && `${figure}, until ${validUntil}`],
      ['Photos', photosUrl === undefined && photos > 0 ? String(photos) : undefined],
    ]),
    ...(photosUrl === undefined
      ? []
      : [{ label: `Photos (${photos})`, value: photosUrl, href: photosUrl }]),
  ]
}

/** What was paid, and until when the car is held. */
function reservationFacts({ lead: { body }, site: { locale, timeZone } }: LeadContext): Fact[] {
  const { reservation } = body
  if (!reservation) return []
  const { reference, deposit, price, held_until: until } = reservation
  return knownFacts([
    ['Reservation', reference],
    ['Deposit paid', formatMoney(deposit, locale)],
    ['Price they saw', formatMoney(price, locale)],
    ['Held until', spokenTime(new Date(until), locale, timeZone)],
  ])
}

/** What was chosen of a car that is bought online, in the words of the buyer's summary. */
const purchaseFacts = ({ lead: { body }, site }: LeadContext): Fact[] =>
  body.purchase
    ? knownFacts(
        purchaseLines(body.purchase, {
          ...site,
          words: wordsOf({ ...site, wording: {} }),
        }).map(({ name, value }) => [name, value] as const),
      )
    : []

function wishesOf(context: LeadContext): Fact[] {
  const { lead, site } = context
  const { body, appointment } = lead
  const { locale, timeZone } = site
  const place = placeOfLead(context)
  // Without dealerships every location is one (Spec 3.33).
  const dealership = [...site.dealerships, ...site.locations].find(
    ({ slug }) => slug === body.dealership_slug,
  )
  return knownFacts([
    ['Booked for', appointment && spokenTime(new Date(appointment.startsAt), locale, timeZone)],
    ['Asked for', appointment ? undefined : body.dateTime?.replace('T', ', ')],
    ['Preferred day', body.preferred_day],
    ['Location', place?.name ?? body['Service Location'] ?? body.location],
    ['Dealership', place && place === dealership ? '' : (dealership?.name ?? body.dealership_slug)],
    ['Services', body.additional_services?.join('; ')],
    ['Their vehicle', body.own_vehicle],
    ['Registration', body.Rego],
    ['Odometer', body.own_odometer],
    ['Budget', body.budget],
    ['Number of vehicles', body.fleet_size],
  ])
}

function carFacts(context: LeadContext): Fact[] {
  const { lead, car, site } = context
  const { body } = lead
  const page = carPage(context)
  return knownFacts([
    ['Stock number', body.stock_number],
    ['Condition', body.car_type && carTypes[body.car_type]],
    ['Price', car?.price === undefined ? undefined : formatMoney(car.price, site.locale)],
    ['Odometer', car?.km === undefined ? undefined : formatKm(car.km, site.locale)],
    ['Status then', body.vehicle_status && carStatuses[body.vehicle_status]],
    ['VIN', car?.vin],
    ['Page', page, page],
  ])
}

const HASTY = `within ${MIN_SECONDS_OF_A_PERSON} seconds of opening the page, perhaps by a program`

const RUSH = 'more than 200 enquiries came within an hour; those of ten minutes are sent together'

const isHasty = ({ seconds_on_page: seconds }: LeadContext['lead']['body']): boolean =>
  seconds !== undefined && seconds < MIN_SECONDS_OF_A_PERSON

function originFacts({ lead, site }: LeadContext): Fact[] {
  const { body, changes } = lead
  const { visited_pages: pages = [], linked_query_params: linked = {} } = body.lead_attributes ?? {}
  const parameters = Object.entries(linked).map(([name, value]) => `${name}=${value}`)
  const yesOr = (given: boolean | undefined) =>
    given === undefined ? undefined : given ? 'Yes' : 'No'
  return knownFacts([
    ['Wants offers', yesOr(body.opt_in)],
    ['Shown beside it', body.consent?.text],
    ['Agreed to the terms', yesOr(body.terms_conditions)],
    ['Offer accepted', yesOr(changes.offer_accepted)],
    ['Sent from', body.page],
    ['Came by', parameters.join(', ')],
    ['Pages before', pages.length > 0 ? String(pages.length) : undefined],
    ['Sent', isHasty(body) ? HASTY : undefined],
    ['Among many', body.in_rush && RUSH],
    ['Received', spokenTime(new Date(lead.created), site.locale, site.timeZone)],
    ['Lead', lead.id],
  ])
}
