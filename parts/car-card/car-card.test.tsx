import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { lookAxes } from '#domain/site/look-axes.ts'
import {
  aCar,
  barest,
  bestFigures,
  caravan,
  electric,
  hilux,
  lendersFor,
  motorcycle,
  photographed,
  reserved,
  soldCar,
} from '../fixture-cars.ts'
import { carPictures } from '../pictures/car-pictures.ts'
import { financeSite, storyNow, storySite } from '../story-site.ts'
import type { SiteView } from '../view-context.ts'
import { CarCard } from './car-card.tsx'
import type { CardVariant } from './card-layout.ts'

const html = (car: Car, site: SiteView = storySite) =>
  renderToStaticMarkup(
    <CarCard
      id="list-car-1"
      car={car}
      site={site}
      now={storyNow}
      variant={site.look.card}
      best={bestFigures}
      eager={false}
      sizes="20rem"
      level={2}
    />,
  )
/** What a screen reader reads. */
const text = (car: Car, site?: SiteView) =>
  html(car, site)
    .replace('<span class="price-currency">$</span>', '$')
    .replace('<span>Was </span>', 'Was ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')

test('names the car, its variant, its price and what the price includes (Spec 2.41)', () => {
  expect(text(hilux)).toContain(
    '2021 Toyota HiLux SR5 Double Cab GUN126R $52,990 Drive Away Was $55,990',
  )
})

test('says how far its price is below the market, on sites with that badge (Spec 5.36)', () => {
  const car = { ...hilux, autograb_data: { state_average_market_price: 54_249 } }
  const site = { ...storySite, flags: { ...storySite.flags, marketBadge: true } }
  const note = { ...site, look: { ...site.look, card: 'note' as const } }
  expect(text(car, note)).toContain('GUN126R $1,200 below market $52,990')
  // On its picture, where names and prices of a row share their lines.
  const label = { ...site, look: { ...site.look, card: 'label' as const } }
  expect(text(car, label)).toMatch(/\$1,200 below market 2021 Toyota HiLux .*GUN126R \$52,990/)
  expect(text({ ...car, status: 'sold' }, site)).not.toContain('below market')
  expect(text(car)).not.toContain('below market')
})

test('shows condition, transmission, odometer and fuel (Spec 2.41)', () => {
  expect(text(hilux)).toMatch(
    /Condition Used .*Transmission Automatic .*Odometer 61,430 km .*Fuel type Diesel/,
  )
})

test('shows the facts of a caravan (Spec 3.16)', () => {
  expect(text(caravan)).toMatch(/ Sleeps 3 .*Body length 5.79 m .*Tare 2,240 kg/)
  expect(text(caravan)).not.toContain('Odometer')
})

test('shows the no-price text where there is no price (Spec 4.10)', () => {
  expect(text(barest)).toContain('Enquire for price')
})

test('links to the page of the car', () => {
  expect(html(hilux)).toContain(`href="/cars/${hilux.slug}"`)
})

test('offers something similar where the description is missing (Spec 2.41)', () => {
  expect(text(barest)).toContain('Like this and want something similar?')
  expect(text(hilux)).not.toContain('something similar')
  const priced = { ...barest, simple_body: 'SUV' as const, price: 20_000 }
  expect(html(priced)).toMatch(/<a href="\/search\/suv\?price=16000:24000"[^>]*>Like this/)
})

describe('a variant', () => {
  const withCard = (card: CardVariant): SiteView => ({
    ...storySite,
    look: { ...storySite.look, card, scene: 'plate' },
  })
  const variants = lookAxes.card.variants

  test.each(variants)('%s has the parts in the order of all (Spec 1.11)', (card) => {
    const classes = Array.from(html(electric, withCard(card)).matchAll(/[" ]card-(\w+)"/g))
    const order = 'media tag name save facts bars note'.split(' ')
    const found = classes.map(([, name = '']) => name).filter((name) => order.includes(name))
    expect(found).toEqual(order.filter((name) => found.includes(name)))
    expect(found).toEqual(expect.arrayContaining(['media', 'name', 'facts', 'save']))
  })

  test.each(variants)('%s has one tag at most, sold first (Spec 4.04)', (card) => {
    const tags = html({ ...soldCar, reserved: true, tag: 'Bargain' }, withCard(card))
    expect(tags.match(/data-tone="[^"]*">[^<]*/g)).toEqual(['data-tone="sold">JUST SOLD'])
  })

  test('note quotes the first sentence of the comments and who wrote it (Spec 5.35)', () => {
    expect(html(electric, withCard('note'))).toContain(
      'Driven by our workshop foreman for its first 2,000 km. <b>Priya, Moorooka</b>',
    )
    expect(html(electric, withCard('label'))).not.toContain('foreman')
  })

  test('plate has weights and measures in place of the four facts, and the length (Spec 3.15)', () => {
    const words = text(reserved, withCard('plate'))
    expect(words).toMatch(/5\.28 m .*Tows, braked 3,500 kg .*Odometer 48,210 km .*Fuel type Diesel/)
    expect(words).not.toContain('Condition')
    expect(text(barest, withCard('plate'))).toContain('Condition Used')
  })

  test('readout compares the known figures with the best in stock (Spec 3.15)', () => {
    const markup = html(electric, withCard('readout'))
    expect(markup).toMatch(/--share:0\.85"><dt>0–100 km\/h<\/dt><dd>3\.4 s<\/dd>/)
    expect(markup).toMatch(/--share:0\.71"><dt>Range, WLTP<\/dt><dd>448 km<\/dd>/)
    expect(html(barest, withCard('readout'))).not.toContain('<dl')
  })
})

test('says where the car is if the dealer is in more than one city (Spec 2.41)', () => {
  const [one] = storySite.locations
  const other = one && { ...one, address: { ...one.address, city: 'Bundall' } }
  const locations = one && other ? [one, other] : []
  expect(text(hilux, { ...storySite, locations })).toContain(' Moorooka ')
  expect(text(hilux)).not.toContain('Moorooka')
  expect(text(hilux, { ...storySite, overrideCity: 'Brisbane' })).toContain(' Brisbane ')
})

test('does not say where the car is on a site that switched that off (Spec 2.41)', () => {
  const site = { ...storySite, overrideCity: 'Brisbane' }
  const flags = { ...storySite.flags, cardPlace: false }
  expect(text(hilux, { ...site, flags })).not.toContain('Brisbane')
})

test('has chips of body, drive and seats, and a button to ask, where the site wants them (Spec 2.41)', () => {
  const flags = { ...storySite.flags, cardChips: true, cardActions: true }
  const site = { ...storySite, flags }
  expect(html(hilux, site)).toMatch(/<ul class="card-chips">(<li>[^<]+<\/li>)+<\/ul>/)
  expect(html(hilux, site)).toContain(`href="/cars/${hilux.slug}/enquire"`)
  expect(text(hilux, site)).toContain('Enquiry about 2021 Toyota HiLux')
  expect(html(soldCar, site)).not.toContain('card-actions')
  expect(html(hilux)).not.toMatch(/card-chips|card-actions/)
})

describe('the favourite button', () => {
  const withFlags = (flags: Partial<SiteView['flags']>): SiteView => ({
    ...storySite,
    flags: { ...storySite.flags, ...flags },
  })

  test.each([
    { name: 'an available car', car: hilux, site: storySite, shown: true },
    { name: 'a sold car: hidden', car: soldCar, site: storySite, shown: false },
    {
      name: 'a site without favourites',
      car: hilux,
      site: withFlags({ favourites: false }),
      shown: false,
    },
    {
      name: 'the garage: no photo, hidden',
      car: hilux,
      site: withFlags({ garage: true }),
      shown: false,
    },
    {
      name: 'the garage: a photo',
      car: photographed,
      site: withFlags({ garage: true }),
      shown: true,
    },
  ])('$name: $shown (Spec 4.01, 5.07, 5.08)', ({ car, site, shown }) => {
    expect(
      /<button[^>]*data-action="favourite"/.test(
        html(car, site).replace(/<button[^>]* hidden[^>]*>/g, ''),
      ),
    ).toBe(shown)
  })

  test('of a sold car is there for buyers who saved it (Spec 4.01)', () => {
    expect(html(soldCar, storySite)).toMatch(/<button[^>]* hidden=""[^>]*data-action="favourite"/)
    const without = withFlags({ favourites: false })
    expect(html(soldCar, without)).not.toContain('data-action="favourite"')
  })
})

describe('a repayment', () => {
  test('shows the interest rate and the comparison rate once each, equally prominent (Spec 9.12)', () => {
    const [line] = html(hilux, financeSite).match(/<p[^>]*>[^<]*per\sweek[^<]*<\/p>/) ?? []
    const words = line?.replace(/\s/g, ' ')
    expect(words).toContain(
      '>$260 per week*, 8.49% p.a. interest rate, 9.31% p.a. comparison rate*<',
    )
  })

  test.each([
    { name: 'a sold car', car: { ...hilux, status: 'sold' as const } },
    { name: 'no lender', car: aCar({ id: 'x', make: 'Kia', model: 'Rio' }) },
    {
      name: 'a price of $500',
      car: aCar({
        id: 'x',
        make: 'Kia',
        model: 'Rio',
        price: 500,
        finance_lenders: lendersFor(500),
      }),
    },
  ])('is not shown for $name (Spec 5.28, 5.31)', ({ car }) => {
    expect(text(car, financeSite)).not.toMatch(/per week|comparison\srate/)
  })
})

describe('pictures', () => {
  test('are the photos of a car that has some (Spec 3.11)', () => {
    const { drawn, pictures } = carPictures(photographed, 'hall')
    expect(drawn).toBe(false)
    expect(pictures).toHaveLength(6)
  })

  test('are otherwise drawings of the body in its colour from three sides, and parts of the side', () => {
    const { drawn, pictures } = carPictures(hilux, 'hall')
    expect(drawn).toBe(true)
    const shown = pictures.map(({ path, crop }) => [path.replace(/(\/[^/]*)?\?.*/, ''), crop])
    expect(shown).toEqual([
      ['/media/artwork/ute/graphite/side', undefined],
      ['/media/artwork/ute/graphite/front', 'end'],
      ['/media/artwork/ute/graphite/rear', 'end'],
      ['/media/artwork/ute/graphite/side', 'nose'],
      ['/media/artwork/ute/graphite/side', 'wheel'],
      ['/media/artwork/ute/graphite/side', 'tail'],
    ])
  })

  test('are drawn with what the data say of the car', () => {
    const electric = {
      ...hilux,
      simple_body: 'SUV',
      simple_fuel: 'Electric',
      drive: 'AWD',
    } as const
    const [side] = carPictures({ ...electric, standardEquipment: ['Roof Rails'] }, 'hall').pictures
    expect(side.path).toMatch(/^\/media\/artwork\/suv\/graphite\/side\/electric-rails\b/)
  })

  test('are drawn without a shadow for a scene that has its own', () => {
    const paths = carPictures(hilux, 'field').pictures.map(({ path }) => path)
    expect(paths.filter((path) => /\bbare\?/.test(path))).toEqual(paths)
  })

  test('a motorcycle is drawn from one side only', () => {
    expect(carPictures(motorcycle, 'hall').pictures).toHaveLength(1)
  })
})
