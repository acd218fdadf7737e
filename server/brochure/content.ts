import type { Car } from '#domain/car/car.ts'
import { features } from '#domain/car/features.ts'
import { carName } from '#domain/car/name.ts'
import { noteOf } from '#domain/car/note.ts'
import type { SpecRow } from '#domain/car/spec-rows.ts'
import { specRows } from '#domain/car/spec-rows.ts'
import { awaited, isSold } from '#domain/car/status.ts'
import { fillPlaceholders } from '#domain/fill-placeholders.ts'
import { formatDate } from '#domain/format.ts'
import { carPhone } from '#domain/location/car-phone.ts'
import { isPlaceOf, locationBlock } from '#domain/location/location-block.ts'
import { shownHours } from '#domain/location/shown-hours.ts'
import { shortened } from '#domain/shortened-text.ts'
import { vehicleFacts } from '#parts/facts/vehicle-facts.ts'
import { type ShownMarket, shownMarket } from '#parts/market/shown-market.ts'
import { carDimensions } from '#parts/pictures/car-dimensions.ts'
import { type ShownPrice, shownPrice } from '#parts/price/shown-price.ts'
import { shownTag, tagTone } from '#parts/tag/shown-tag.ts'
import type { SiteView } from '#parts/view-context.ts'
import { type FinanceLine, financeLine } from './finance-line.ts'
import { limited, paragraphs, plain } from './plain.ts'

/** What the brochure of a car says, as plain data: the same figures as its page. Spec 1.08, 7.10. */
export interface BrochureContent {
  /** BCP 47, such as `en-NZ`. */
  readonly locale: string
  /** Of the document: the car and the dealer. */
  readonly title: string
  readonly name: string
  readonly version: string | undefined
  readonly stockNumber: string | undefined
  readonly isSold: boolean
  readonly tag: { readonly text: string; readonly tone: ReturnType<typeof tagTone> } | undefined
  /** That the car is sold, reserved, on its way or to be ordered. */
  readonly notice: string | undefined
  readonly price: ShownPrice
  readonly market: ShownMarket | undefined
  readonly finance: FinanceLine | undefined
  /** Those between pictures and text on its page; `unit` is set apart. */
  readonly facts: readonly (SpecRow & { readonly unit?: string })[]
  /** Its length on a measured drawing, and the share of the drawing that it takes. Spec 3.16. */
  readonly length: { readonly text: string; readonly share: number } | undefined
  readonly comments: Titled<readonly string[]> & { readonly author: string | undefined }
  readonly features: Titled<readonly string[]>
  readonly specifications: Titled<readonly SpecRow[]>
  readonly place: Place | undefined
  readonly dealer: Dealer
  /** Of the car's page. */
  readonly url: string
  readonly words: Readonly<Record<'scan' | 'date' | 'more' | 'stockNumber', string>>
}

interface Titled<Body> {
  readonly title: string
  readonly body: Body
}

/** Where the car is; only suburb and postcode of a private listing. Spec 5.39, D15. */
interface Place {
  readonly name: string | undefined
  readonly address: string
  readonly hours: readonly { readonly days: string; readonly hours: string }[]
}

interface Dealer {
  readonly name: string
  /** The number to call about this car; undefined where the site hides it (Spec 4.15). */
  readonly phone: string | undefined
  readonly email: string | undefined
  readonly legal: readonly string[]
}

export interface BrochureContext {
  readonly now: Date
  /** Of the site, such as `https://harbour.example`. */
  readonly origin: string
}

const most = { name: 120, version: 160, fact: 60, feature: 160, features: 200, legal: 700 } as const
/** The text of a dealer is cut at a word. */
const COMMENT_CHARACTERS = 1_100

/** By the rules of the car's page, so that no figure differs. Texts have no control characters. */
export function brochureContent(
  car: Car,
  site: SiteView,
  { now, origin }: BrochureContext,
): BrochureContent {
  const { words, locale, timeZone } = site
  const at = now.toISOString()
  const name = limited(plain(carName(car)), most.name)
  const version = plain([car.badge, car.series].filter(Boolean).join(' '))
  const tag = shownTag(car, site, at)
  const { shown, rest } = features(car)
  const url = `${origin}/cars/${encodeURIComponent(car.slug)}`
  return {
    locale,
    title: `${name}, ${plain(site.name)}`,
    name,
    version: version === '' ? undefined : limited(version, most.version),
    stockNumber: car.stocknum && limited(plain(car.stocknum), most.fact),
    isSold: isSold(car),
    tag: tag && { text: plain(tag.text), tone: tagTone(tag) },
    notice: noticeOf(car, site),
    price: shownPrice(car, site),
    market: shownMarket(car, site),
    finance: financeLine(car, site, at),
    facts: cleanRows(vehicleFacts(site.look.vehicle, car, site, at)),
    length: site.look.scene === 'plate' ? carDimensions(car, locale).length : undefined,
    comments: commentsOf(car, site),
    features: {
      title: plain(words.features),
      body: [...new Set([...shown, ...rest].map((text) => limited(plain(text), most.feature)))]
        .filter((text) => text !== '')
        .slice(0, most.features),
    },
    specifications: {
      title: plain(words.allSpecifications),
      body: cleanRows(specRows(car, { now, locale, timeZone })),
    },
    place: placeOf(car, site, now),
    dealer: dealerOf(car, site),
    url,
    words: {
      scan: fillPlaceholders(words.brochureScan, { vehicleType: words[car.item_type] }),
      date: fillPlaceholders(words.brochureDate, { date: formatDate(at, locale, timeZone) }),
      more: words.brochureMore,
      stockNumber: 'Stock number',
    },
  }
}

const cleanRows = <Row extends SpecRow>(rows: readonly Row[]): Row[] =>
  rows.map((row) => ({ ...row, value: limited(plain(row.value), most.fact) }))

const notices = {
  reserved: 'reservedNotice',
  coming_soon: 'comingSoonNotice',
  preorder: 'preorderNotice',
} as const

/** Spec 2.44, 8.17. */
function noticeOf(car: Car, { words }: SiteView): string | undefined {
  const state = awaited(car)
  const text = isSold(car) ? words.soldNotice : state && words[notices[state]]
  return text && fillPlaceholders(text, { vehicleType: words[car.item_type] })
}

function commentsOf(car: Car, { words }: SiteView): BrochureContent['comments'] {
  const text = car.dealercomments ?? ''
  const author = noteOf(car)?.author
  return {
    title: plain(words.dealerComments),
    body: paragraphs(shortened(text, COMMENT_CHARACTERS) ?? text),
    author: author && limited(plain(author), most.fact),
  }
}

function placeOf(car: Car, site: SiteView, now: Date): Place | undefined {
  const block = locationBlock(car, site)
  if (!block.eligible) {
    return block.suburb ? { name: undefined, address: plain(block.suburb), hours: [] } : undefined
  }
  const location = site.locations.find((place) => isPlaceOf(car, place))
  const { timeZone, locale, words } = site
  const hours = location
    ? shownHours(location.contact_detail, { now, timeZone, locale, words })
    : []
  return {
    name: block.name && limited(plain(block.name), most.name),
    address: limited(plain(block.address), most.version),
    hours: hours.map((line) => ({
      days: [line.days, line.special?.name].filter(Boolean).join(', '),
      hours: plain(line.hours),
    })),
  }
}

function dealerOf(car: Car, { name, contact, legal, flags }: SiteView): Dealer {
  const phone = carPhone(car, contact)?.phone ?? contact.phone
  const { licences = [], companyNumber, disclaimer } = legal
  return {
    name: plain(name),
    phone: flags.revealPhone ? undefined : phone,
    email: contact.email,
    legal: [disclaimer, [...licences, companyNumber].filter(Boolean).join(' · ')]
      .filter((text) => text !== undefined && text !== '')
      .map((text) => limited(plain(text ?? ''), most.legal)),
  }
}
