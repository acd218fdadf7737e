import type { PriceType } from '#domain/car/kinds.ts'
import { cleanLine } from '#domain/clean-text.ts'
import type { EnquiryCategory } from '#domain/enquiry/category.ts'
import { currencyOf } from '#domain/payment/currency-of.ts'
import { KM_PER_MILE } from '#domain/units.ts'
import { carPage, type LeadContext } from '../lead-context.ts'
import type { XmlElement } from './xml.ts'

const priceComments: Readonly<Record<PriceType, string>> = {
  drive_away: 'Drive away',
  drive_away_estimated: 'Drive away, estimated',
  egc: 'Excluding government charges',
  poa: 'Price on application',
}

/** What ADF calls the interest in the car of the dealer. */
const interestOf = (category: EnquiryCategory): string =>
  category === 'Test Drive' || category === 'Test Drive Only' ? 'test-drive' : 'buy'

/** An element with this text; undefined without. */
export const element = (
  name: string,
  text: string | number | undefined,
  attributes: XmlElement['attributes'] = {},
): XmlElement | undefined => {
  const content = cleanLine(String(text ?? ''))
  return content === '' ? undefined : { name, attributes, content }
}

/** An element that the format demands, empty where nothing is known. */
const demanded = (name: string, text: string | number | undefined): XmlElement => ({
  name,
  content: cleanLine(String(text ?? '')),
})

/**
 * The vehicles of a prospect: the car in stock, and the customer's own, which is a trade-in beside a car
 * in stock. ADF demands at least one vehicle with year, make and model: of a lead about none they are
 * empty, and its comments say so (formats: ADF 1.0).
 */
export function adfVehicles(context: LeadContext): XmlElement[] {
  const stock = stockVehicle(context)
  const own = ownVehicle(context, stock !== undefined)
  const vehicles = [stock, own].filter((vehicle) => vehicle !== undefined)
  return vehicles.length > 0 ? vehicles : [noVehicle(context)]
}

function stockVehicle(context: LeadContext): XmlElement | undefined {
  const { lead, car } = context
  const { body } = lead
  const make = body['Vehicle Make'] ?? car?.make
  const model = body['Vehicle Model'] ?? car?.model
  if (make === undefined && model === undefined) return undefined
  const type = body.car_type ?? car?.car_type
  return {
    name: 'vehicle',
    attributes: { interest: interestOf(body.category), status: type === 'new' ? 'new' : 'used' },
    content: [
      element('id', body.car_id, { sequence: '1', source: context.site.name }),
      demanded('year', car?.year),
      demanded('make', make),
      demanded('model', model),
      element('vin', car?.vin),
      element('stock', body.stock_number),
      element('trim', car?.badge),
      element('doors', car?.doors),
      element('bodystyle', car?.simple_body ?? car?.body),
      element('transmission', car?.simple_transmission ?? car?.trans),
      ...(car ? carElements(car, context) : []),
      element('comments', stockComments(context, type === 'demo')),
    ],
  }
}

function carElements(
  { km, colour, price, price_type, primary_image_url: image }: NonNullable<LeadContext['car']>,
  { site }: LeadContext,
): (XmlElement | undefined)[] {
  const isAmerican = site.locale === 'en-US'
  const distance = km === undefined || !isAmerican ? km : Math.round(km / KM_PER_MILE)
  const colours = [element('exteriorcolor', colour), { name: 'preference', content: '1' }]
  return [
    element('odometer', distance, { units: isAmerican ? 'mi' : 'km' }),
    colour === undefined ? undefined : { name: 'colorcombination', content: colours },
    // Own pictures are paths, which mean nothing outside of the site.
    element('imagetag', image?.startsWith('https://') ? image : undefined),
    element('price', price, { type: 'asking', currency: currencyOf(site.locale) }),
    element('pricecomments', price_type && priceComments[price_type]),
  ]
}

/** ADF knows new and used alone: that a car is a demonstrator is a comment. */
function stockComments(context: LeadContext, isDemo: boolean): string {
  const { vehicle_status: status } = context.lead.body
  const page = carPage(context)
  return [
    isDemo && 'Demonstrator car.',
    status === 'sold' && 'Sold when the customer wrote.',
    status === 'coming_soon' && 'Not in stock yet when the customer wrote.',
    page,
  ]
    .filter(Boolean)
    .join(' ')
}

/** The year, where one is named, and the rest as make and model: `2016 Mazda CX-5 Akera`. */
export function ownVehicleParts(written: string): { year: string; make: string; model: string } {
  const line = cleanLine(written)
  const year = /\b(?:19|20)\d{2}\b/.exec(line)?.[0] ?? ''
  const rest = cleanLine(line.replace(year, ' ')).replace(/^[,;-]\s*/, '')
  const [, make = rest, model = ''] =
    /^((?:land|range|alfa|aston|great|mercedes)\s\S+|\S+)\s(.*)$/i.exec(rest) ?? []
  return { year, make, model }
}

function ownVehicle(
  { lead, site, valuation }: LeadContext,
  isBesideStock: boolean,
): XmlElement | undefined {
  const { category, form, own_vehicle: own, own_odometer: odometer, Rego: rego } = lead.body
  const { trade_in: valued } = lead.body
  if (own === undefined && rego === undefined) return undefined
  const written = ownVehicleParts(own ?? '')
  const known = valuation?.car
  const isTradeIn = isBesideStock || valued !== undefined || category === 'Trade-In Valuation'
  const distance = odometer?.replace(/\D/g, '')
  const comments = [
    isTradeIn ? "The customer's own vehicle." : `The customer's own vehicle: ${category}.`,
    own !== undefined && `As written: ${own}.`,
    rego !== undefined && `Registration ${rego}.`,
    odometer !== undefined && `Odometer as written: ${odometer}.`,
    valuation?.photosUrl !== undefined && `Photos (${valuation.photos}): ${valuation.photosUrl}`,
  ]
  const { figure, validUntil } = valuation ?? {}
  const interest = isTradeIn ? 'trade-in' : form === 'sell_my_car' ? 'sell' : undefined
  return {
    name: 'vehicle',
    attributes: { interest, status: 'used' },
    content: [
      demanded('year', known?.Year ?? written.year),
      demanded('make', known?.Make ?? written.make),
      demanded('model', known?.Model ?? written.model),
      element('vin', known?.VIN),
      element('trim', known?.Variant),
      element('transmission', known?.Transmission),
      element('odometer', distance, { units: site.locale === 'en-US' ? 'mi' : 'km' }),
      element('pricecomments', figure && `Estimate ${figure}, until ${validUntil}`),
      element('comments', comments.filter(Boolean).join(' ')),
    ],
  }
}

function noVehicle({ lead: { body } }: LeadContext): XmlElement {
  const { category } = body
  const isNew = category === 'New Vehicle Enquiry'
  return {
    name: 'vehicle',
    attributes: { interest: interestOf(category), status: isNew ? 'new' : 'used' },
    content: [
      demanded('year', undefined),
      demanded('make', undefined),
      demanded('model', undefined),
      element('comments', 'No vehicle was named.'),
    ],
  }
}
