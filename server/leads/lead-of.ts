import type { Car } from '#domain/car/car.ts'
import { slugOf } from '#domain/car/name.ts'
import { cleanLine, cleanLines } from '#domain/clean-text.ts'
import { withCareersConverted } from '#domain/enquiry/careers.ts'
import { type EnquiryLead, enquiryLeadSchema } from '#domain/enquiry/enquiry-lead.ts'
import type { FormSpec, FormValues } from '#domain/enquiry/form/fields.ts'
import {
  MAX_CHOICE_CHARACTERS,
  MAX_MESSAGE_CHARACTERS,
  MAX_SHORT_TEXT_CHARACTERS,
} from '#domain/enquiry/form/thresholds.ts'
import { MAX_VISITED_PAGE, MAX_WEB_ADDRESS } from '#domain/enquiry/thresholds.ts'
import { vehicleOfLead } from '#domain/enquiry/vehicle-of-lead.ts'
import { isPlaceOf } from '#domain/location/location-block.ts'
import type { Site } from '#domain/site/site.ts'
import type { FormPage, Sender } from './submission.ts'

/** Where a lead came from, and who sent it. */
export interface LeadOrigin {
  readonly page: Pick<FormPage, 'path' | 'route' | 'origin'>
  readonly sender: Pick<Sender, 'userAgent' | 'secondsOnPage' | 'attributes'>
}

/** What a lead says beside what was typed. */
export interface LeadContext extends LeadOrigin {
  readonly site: Pick<Site, 'locations'>
  readonly car: Car | undefined
  /** The valued car that the address of a finance form names. */
  readonly tradeIn?: TradeInFacts | undefined
  readonly page: FormPage
}

/** What a lead says of a car that was valued: `trade_in` is the lead of its valuation. */
export type TradeInFacts = Required<
  Pick<EnquiryLead, 'trade_in' | 'Rego' | 'own_vehicle' | 'own_odometer'>
>

/**
 * The lead of a form that was read. The facts of its car are those of the server, whatever was sent; what
 * the buyer agreed to stands in it as it was shown; a careers enquiry is a general one. Spec 3.37-3.40,
 * 4.31, 7.09.
 */
export function leadOf(values: FormValues, spec: FormSpec, context: LeadContext): EnquiryLead {
  const { category = spec.category, ...entered } = values
  return enquiryLeadSchema.parse(
    withCareersConverted({
      ...entered,
      ...context.tradeIn,
      ...placeOf(values, context),
      ...(context.car && vehicleFacts(context.car)),
      ...agreedTo(values, spec),
      ...originOf(context),
      form: spec.kind,
      category,
    }),
  )
}

/** Where the lead goes: what the buyer chose, else the place of the page, else the location of the car. */
function placeOf(values: FormValues, { site, car, page }: LeadContext) {
  const chosen = values.location ?? page.records.location?.slug
  if (chosen !== undefined || values['Service Location'] !== undefined) {
    return chosen === undefined ? {} : { location: chosen }
  }
  const location = car && site.locations.find((place) => isPlaceOf(car, place))
  return location ? { location: location.slug } : {}
}

/** A feed's texts may be of any length and hold anything. */
export function vehicleFacts(car: Car) {
  const facts = { ...vehicleOfLead(car), car_dealership_id: car.dealership_id }
  const { dealership_slug, make } = car
  return {
    ...facts,
    ...short('stock_number', facts.stock_number, MAX_CHOICE_CHARACTERS),
    ...short('Vehicle Make', make, MAX_SHORT_TEXT_CHARACTERS),
    ...short('Vehicle Model', facts['Vehicle Model'], MAX_SHORT_TEXT_CHARACTERS),
    ...short('car_id', facts.car_id, MAX_CHOICE_CHARACTERS),
    ...short('car_dealership_id', facts.car_dealership_id, MAX_CHOICE_CHARACTERS),
    ...short('dealership_slug', dealership_slug, MAX_CHOICE_CHARACTERS),
    ...short('manufacturer_slug', slugOf(make), MAX_CHOICE_CHARACTERS),
  }
}

/** A text as a lead takes it: clean and cut; without one the field is absent. */
function short<Name extends string>(
  name: Name,
  text: string | undefined,
  most: number,
): Readonly<Partial<Record<Name, string | undefined>>> {
  const cut = cleanLine(cleanLine(text ?? '').slice(0, most))
  return { [name]: cut === '' ? undefined : cut } as Readonly<Partial<Record<Name, string>>>
}

/** What stood beside the boxes, as it was shown, and whether they were ticked. Spec 5.13, 5.15. */
const agreedTo = ({ opt_in, terms_conditions }: FormValues, { consent, terms }: FormSpec) => ({
  ...(consent !== undefined && { consent: { text: shown(consent), given: opt_in === true } }),
  ...(terms && { terms: { text: shown(terms.text), given: terms_conditions === true } }),
})

const shown = (text: string): string =>
  cleanLines(cleanLines(text).slice(0, MAX_MESSAGE_CHARACTERS))

/** Where a lead came from. Spec 7.09. */
export const originOf = ({ page, sender }: LeadOrigin) => ({
  source: 'Website' as const,
  ...short('page', page.path, MAX_VISITED_PAGE),
  ...short('page_id', page.route, MAX_CHOICE_CHARACTERS),
  ...short('url', `${page.origin}${page.path}`, MAX_WEB_ADDRESS),
  ...(sender.userAgent !== undefined && { user_agent: sender.userAgent }),
  ...(sender.secondsOnPage !== undefined && { seconds_on_page: sender.secondsOnPage }),
  lead_attributes: sender.attributes,
})
