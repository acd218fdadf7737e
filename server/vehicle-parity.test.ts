import { DomUtils, parseDocument } from 'htmlparser2'
import { describe, expect, test } from 'vitest'
import { DEMO_TENANTS, demoStock } from '#demo/demo-stock.ts'
import type { Car } from '#domain/car/car.ts'
import { isFullTest } from '../scripts/test-extent.ts'
import { appWith, ask } from './app.fixture.ts'
import { brochureContent } from './brochure/content.ts'
import { inStock } from './site/site.fixture.ts'

const now = new Date('2026-11-21T02:00:00.000Z')
const CARS_PER_PAGE = 21
/** Of each dealer: in a full test, five dealers make 300. */
const CARS = isFullTest ? 60 : CARS_PER_PAGE

type Root = ReturnType<typeof parseDocument>
type Place = Root | ReturnType<typeof elementAt>

const elementAt = (root: Root, test: Parameters<typeof DomUtils.findOne>[0]) =>
  DomUtils.findOne(test, root.children, true)

const withClass =
  (name: string) =>
  ({ attribs }: { attribs: Record<string, string> }) =>
    (attribs.class ?? '').split(/\s+/).includes(name)

/** The text of the first element of a class inside another, without white space; undefined if there is none. */
function textIn(place: Place, name: string): string | undefined {
  const found = place && DomUtils.findOne(withClass(name), place.children, true)
  return found ? bare(DomUtils.textContent(found)) : undefined
}

const bare = (text: string): string => text.replace(/\s+/g, '')

/** What a screen says of a car. */
interface Said {
  readonly price: string | undefined
  readonly finance: string | undefined
  readonly tag: string | undefined
  readonly market: string | undefined
}

/** The market badge of a place that has one. */
function marketIn(place: Place): string | undefined {
  return /\$[\d,]+belowmarket/.exec(place ? bare(DomUtils.textContent(place)) : '')?.[0]
}

/** The cards of all pages of a search, by the id of their car. */
async function cardsOf(read: (path: string) => Promise<Root>): Promise<Map<string, Said>> {
  const pages = Array.from({ length: Math.ceil(CARS / CARS_PER_PAGE) }, (_, index) => index + 1)
  const roots = await Promise.all(pages.map((page) => read(`/search?page=${page}`)))
  const cards = roots.flatMap((root) => DomUtils.findAll(withClass('car-card'), root.children))
  return new Map(
    cards.map((card) => [
      card.attribs.id?.replace(/^.*-car-/, '') ?? '',
      {
        price: textIn(card, 'card-price'),
        finance: textIn(card, 'card-finance'),
        tag: textIn(card, 'card-tag'),
        market: marketIn(card),
      },
    ]),
  )
}

function pageSaid(root: Root): Said {
  const offer = elementAt(root, withClass('vehicle-offer'))
  return {
    price: textIn(offer, 'price'),
    finance: textIn(offer, 'vehicle-repayment'),
    tag: textIn(root, 'vehicle-tag'),
    market: marketIn(offer),
  }
}

function brochureSaid(content: ReturnType<typeof brochureContent>): Said {
  const { price, market, finance, tag } = content
  const was = price.was && `${price.was.before}${price.was.price}${price.was.after}`
  return {
    price: bare([price.text, price.note, was].filter(Boolean).join('')),
    finance: finance && bare(finance.figures.join(',')),
    tag: tag && bare(tag.text),
    market: market && bare(market.text),
  }
}

interface Offer {
  readonly price?: number
  readonly priceSpecification?: { readonly price: number }
}

/** The vehicle of a page's JSON-LD. */
function vehicleData(root: Root): { name: string; offers?: Offer } {
  const isData = ({ name, attribs }: { name: string; attribs: Record<string, string> }) =>
    name === 'script' && attribs.type === 'application/ld+json'
  const blocks = DomUtils.findAll(isData, root.children).map((element) =>
    JSON.parse(DomUtils.textContent(element)),
  )
  return blocks.find((data) => 'brand' in data)
}

/** The first amount of a text in dollars; undefined for words. */
const amountIn = (text = ''): number | undefined => {
  const [, digits] = /\$([\d,]+)/.exec(text) ?? []
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''))
}

const priceOf = ({ price, offer_price, subscription_price }: Partial<Car>) => [
  ...[price, offer_price, subscription_price],
]

describe.each(DEMO_TENANTS)('%s', (tenant) => {
  test('card, page, brochure, JSON-LD and API say the same of every car (Spec 4.05-4.10, 5.28-5.32, 5.36, 7.08, 7.10, 9.12)', async () => {
    const stock = demoStock(tenant, { now, count: CARS })
    const { app, services, errors } = await appWith({ stock: inStock(stock), clock: () => now })
    const at = `${tenant}.localhost`
    const read = async (path: string) => parseDocument((await ask(app, path, {}, at)).text)
    const cards = await cardsOf(read)
    const { site } = services.directory.tenants().get(tenant) ?? {}
    if (!site) throw new Error(`expected the demo site ${tenant}`)
    let compared = 0
    for (const car of stock) {
      const card = cards.get(car.id)
      // Sold too long ago for a list.
      if (!card) continue
      compared += 1
      const root = await read(`/cars/${car.slug}`)
      const page = pageSaid(root)
      const brochure = brochureSaid(brochureContent(car, site, { now, origin: `http://${at}` }))
      expect(page.price, car.slug).toBeTruthy()
      expect(card, car.slug).toEqual(page)
      expect(brochure, car.slug).toEqual(page)
      const shown = amountIn(page.price)
      const { offers } = vehicleData(root)
      expect(offers?.price ?? offers?.priceSpecification?.price, car.slug).toBe(shown)
      const api = JSON.parse((await ask(app, `/api/cars/${car.id}`, {}, at)).text)
      expect(api.id).toBe(car.id)
      if (shown !== undefined) expect(priceOf(api), car.slug).toContain(shown)
    }
    expect(compared).toBeGreaterThan(CARS / 2)
    expect(errors).toEqual([])
  })
})
