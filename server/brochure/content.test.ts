import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { blockCode, blocks } from '#pages/render/registry.ts'
import {
  barest,
  caravan,
  comingSoon,
  hilux,
  lendersFor,
  longNamed,
  motorcycle,
  soldCar,
} from '#parts/fixture-cars.ts'
import { financeSite, storyNow, storyPage } from '#parts/story-site.ts'
import type { SiteView } from '#parts/view-context.ts'
import { brochureContent } from './content.ts'

const context = { now: new Date(storyNow), origin: 'https://story.example' }
const content = (car: Car, site: SiteView = financeSite) => brochureContent(car, site, context)

const layout = blockCode.viewOf('vehicle-layout')
const props = blocks.get('vehicle-layout')?.props.parse({}) ?? {}

/** The block of the car's page with its figures. */
const page = (car: Car, site: SiteView = financeSite) => {
  const slots = { gallery: null, offer: null, text: null }
  const view = { id: 'car', props, slots, data: undefined, site, page: storyPage(), car }
  return textOf(renderToStaticMarkup(createElement(layout, view)))
}

/** Without spaces: a page sets the sign of a currency apart. */
const bare = (text: string) => text.replace(/\s+/g, '')
const textOf = (html: string) =>
  bare(
    html
      .replace(/<[^>]*>/g, ' ')
      .replaceAll('&#x27;', "'")
      .replaceAll('&amp;', '&'),
  )

const egc: Car = { ...hilux, price_type: 'egc' }
const reduced: Car = { ...hilux, before_price: 56_990 }
const cars = [hilux, egc, reduced, soldCar, comingSoon, caravan, motorcycle, barest, longNamed]

test.each(
  cars.flatMap((car) => [1, 2, 3, 4, 5].map((provider) => [car.name, provider, car] as const)),
)(
  '%s with provider %i costs what its page says (Spec 7.10, 9.12, 9.13, D40)',
  (_, provider, car) => {
    const lenders = car.price === undefined ? {} : lendersFor(car.price)
    const site: SiteView = {
      ...financeSite,
      finance: financeSite.finance && { ...financeSite.finance, provider },
    }
    const priced = { ...car, finance_lenders: lenders }
    const [said, shown] = [content(priced, site), page(priced, site)]
    const { price, finance, facts } = said
    const figures = [price.text, price.note, price.was?.price].filter((text) => text !== undefined)
    for (const figure of figures) expect(shown).toContain(bare(figure))
    expect(shown.includes('comparisonrate*')).toBe(finance !== undefined)
    if (finance) {
      expect(shown).toContain(bare(finance.figures.join(', ')))
      expect(shown).toContain(bare(finance.warning.title + finance.warning.text))
      expect(shown).toContain(bare(finance.disclaimer))
    }
    for (const { label, value } of facts) expect(shown).toContain(bare(label + value))
  },
)

test('the finance line has its warning and says what the price excludes (Spec 9.13, D40)', () => {
  const { finance } = content(egc)
  expect(finance?.figures[2]).toMatch(/comparison rate\*$/)
  expect(finance?.warning.title).toBe('*Comparison rate warning:')
  expect(finance?.disclaimer).toContain('excludes government charges')
})

test('a sold car says so and has no location (Spec 5.39, 8.17, D15)', () => {
  const said = content(soldCar)
  expect(said.isSold).toBe(true)
  expect(said.tag?.tone).toBe('sold')
  expect(said.notice).toMatch(/sold/)
  expect(said.place).toBeUndefined()
})

test('a private listing has suburb and postcode, no location (D15)', () => {
  const { place } = content({ ...hilux, private_suburb: 'Annerley', private_postcode: '4103' })
  expect(place).toEqual({ name: undefined, address: 'Annerley 4103', hours: [] })
})

test('a number that the site hides is not printed (Spec 4.15)', () => {
  const hidden = { ...financeSite, flags: { ...financeSite.flags, revealPhone: true } }
  expect(JSON.stringify(content(hilux))).toContain(content(hilux).dealer.phone)
  expect(JSON.stringify(content(hilux, hidden))).not.toContain('7010')
})

test('texts have no controls, marks of direction or emojis (Spec 7.10)', () => {
  const said = content({
    ...hilux,
    badge: 'SR5\u202E\u0000 🚗 Māori ™',
    dealercomments: 'One.\r\n\r\nTwo\tthree\u200B.',
    standardEquipment: ['\u0007', 'Tow bar', 'Tow\u00a0bar'],
  })
  expect(said.version).toBe('SR5 Māori ™ GUN126R')
  expect(said.comments.body).toEqual(['One.', 'Two three.'])
  expect(said.features.body).toEqual(['Tow bar'])
})
