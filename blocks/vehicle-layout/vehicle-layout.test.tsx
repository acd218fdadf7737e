import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { lookAxes } from '#domain/site/look-axes.ts'
import { aCar, barest, caravan, hilux, motorcycle, soldCar } from '#parts/fixture-cars.ts'
import { askPagesOf } from '#parts/links/enquiry-path.ts'
import { financeSite, storyPage, storySite } from '#parts/story-site.ts'
import type { SiteView } from '#parts/view-context.ts'
import block from './schema.ts'
import VehicleLayout from './vehicle-layout.tsx'

type Props = Parameters<typeof block.props.parse>[0]

const html = (car: Car, site: SiteView = storySite, props: Props = {}, page = storyPage()) =>
  renderToStaticMarkup(
    <VehicleLayout
      id="vehicle"
      props={block.props.parse(props)}
      slots={{ gallery: 'the pictures', offer: 'a panel', text: 'the text' }}
      data={undefined}
      site={site}
      page={page}
      car={car}
    />,
  )

/** Where each of the texts is in the HTML. */
const placesOf = (markup: string, texts: readonly string[]) =>
  texts.map((text) => markup.indexOf(text))

test.each(lookAxes.vehicle.variants)(
  'the variant %s has name, pictures, price, repayment, actions, warning, facts and text in this order (Spec 2.43, 9.13)',
  (variant) => {
    const markup = html(hilux, financeSite, { variant })
    const places = placesOf(markup.replaceAll('\u00a0', ' '), [
      '2021 Toyota HiLux</h1>',
      'the pictures',
      '52,990',
      'per week',
      'Enquiry',
      'Comparison rate warning',
      '<dl class="vehicle-facts"',
      'the text',
    ])
    expect(places).not.toContain(-1)
    expect(places).toEqual([...places].sort((a, b) => a - b))
  },
)

describe('a sold vehicle', () => {
  test.each([
    { car: soldCar, type: 'car', similar: '/search/ute?price=25000:39000' },
    {
      car: { ...caravan, status: 'sold' as const },
      type: 'caravan',
      similar: '/search/caravan?price=25000:39000',
    },
    {
      car: { ...motorcycle, status: 'sold' as const },
      type: 'motorcycle',
      similar: '/search/motorcycle?price=9000:14000',
    },
    { car: { ...barest, status: 'sold' as const }, type: 'car', similar: '/search/lotus' },
  ])('shows that the $type is sold and links to $similar (Spec 8.17, 8.18)', (row) => {
    const markup = html(row.car)
    expect(markup).toContain(`Unfortunately this ${row.type} recently sold.`)
    expect(markup).toContain(`we can help you find a similar ${row.type}!`)
    const link = markup.match(/<a[^>]*>Find Me Something Similar/)?.[0]
    expect(link).toContain(`href="${row.similar}"`)
  })

  test('has this as its only solid button, above the price (Spec 8.18)', () => {
    const markup = html(soldCar, financeSite)
    const solid = markup.match(/<a class="[^"]*\bbg-btn\b[^>]*>[^<]*/g) ?? []
    expect(solid.map((link) => link.replace(/.*>/, ''))).toEqual(['Find Me Something Similar'])
    expect(markup.indexOf('Unfortunately')).toBeLessThan(markup.indexOf('31,990'))
    expect(markup).not.toMatch(/Enquiry|per week|Get Finance/)
    // For a buyer who saved it, and only then.
    expect(markup.match(/<button[^>]*aria-pressed/g)).toEqual([
      expect.stringMatching(/^<button[^>]* hidden=""/),
    ])
  })

  test('has this notice only if it is sold (Spec 8.17)', () => {
    expect(html(hilux)).not.toContain('Unfortunately')
  })
})

describe('a vehicle that a buyer has to wait for', () => {
  test.each<[string, Partial<Car>, string]>([
    ['is reserved', { reserved: true }, 'This car is reserved for another buyer.'],
    ['is coming', { status: 'coming_soon' }, 'This car is on its way to us.'],
    ['can be ordered', { preorder: true }, 'This car is not here yet, and can be ordered.'],
  ])(
    'says that it %s, also where its tag names its fuel, with a way on (Spec 2.44, 4.04)',
    (...row) => {
      const [, fields, notice] = row
      const site = { ...financeSite, flags: { ...financeSite.flags, fuelTag: true } }
      const markup = html(aCar({ ...hilux, simple_fuel: 'Hybrid', ...fields }), site)
      expect(markup).toMatch(fields.preorder ? />Hybrid</ : />Hybrid · (Reserved|Coming Soon)</)
      expect(markup).toContain(notice)
      expect(markup).toMatch(
        /href="\/search\/ute\?price=42000:64000"[^>]*>Find Me Something Similar/,
      )
      expect(markup).toContain('>Enquiry<')
    },
  )

  test('says nothing where it can be had now, or is sold', () => {
    for (const car of [hilux, { ...soldCar, reserved: true }])
      expect(html(car)).not.toMatch(/reserved for another|on its way|can be ordered/)
  })
})

describe('the price', () => {
  test('has what it includes and what it was (Spec 4.07)', () => {
    const markup = html(aCar({ ...hilux, offer_price: 49_990 }))
    expect(markup).toMatch(/>\$<\/span>49,990<\/span>/)
    expect(markup).toContain('<s class="price-was"><span>Was </span>$')
  })

  test('of a subscription is the only amount a week (Spec 4.06)', () => {
    const site = { ...financeSite, flags: { ...financeSite.flags, subscription: true } }
    const markup = html(aCar({ ...hilux, subscription_price: 399 }), site)
    expect(markup.match(/per week/g)).toEqual(['per week'])
  })

  test('of a car to be ordered that has none is PREORDER (Spec 4.09)', () => {
    expect(html({ ...barest, preorder: true })).toContain('PREORDER')
    expect(html({ ...hilux, preorder: true })).not.toContain('PREORDER')
  })

  test('is the words of the dealer where there is none (Spec 4.10)', () => {
    expect(html(barest)).toContain('Enquire for price')
  })
})

describe('the badge of a price below the market', () => {
  const site = {
    ...storySite,
    flags: { ...storySite.flags, marketBadge: true, subscription: true },
  }
  const withMarket = (autograb_data: Car['autograb_data'], fields: Partial<Car> = {}): Car => ({
    ...hilux,
    before_price: undefined,
    price: 52_990,
    autograb_data,
    ...fields,
  })
  const market = (car: Car) =>
    /<details class="vehicle-market">(.*?)<\/details>/.exec(html(car, site))?.[1] ?? ''

  test('opens to whose average it is, and both prices (Spec 5.36, D18)', () => {
    const inState = market(withMarket({ state_average_market_price: 54_249 }))
    expect(inState).toMatch(/<summary>\$1,200 below market</)
    expect(inState).toContain(
      'Similar cars are advertised for about $54,200 on average in Queensland. This one is $52,990.',
    )
    const nationwide = market(withMarket({ average_market_price: 54_249 }))
    expect(nationwide).toContain('on average in Australia.')
    const nowhere = { state_average_market_price: 54_249 }
    expect(market(withMarket(nowhere, { location: undefined }))).toContain('in its state.')
  })

  test.each<[string, Car]>([
    ['at $499 below it', withMarket({ state_average_market_price: 53_489 })],
    ['without an average', withMarket(undefined)],
    [
      'beside a subscription',
      withMarket({ average_market_price: 90_000 }, { subscription_price: 399 }),
    ],
    ['of a sold car', withMarket({ average_market_price: 90_000 }, { status: 'sold' })],
  ])('is not there %s (Spec 5.36, 9.10)', (_, car) => {
    expect(market(car)).toBe('')
  })

  test('is there only on sites with the feature (Spec 5.36)', () => {
    expect(html(withMarket({ average_market_price: 90_000 }))).not.toContain('below market')
  })
})

describe('the repayment', () => {
  test('opens to term, deposit, final payment and total; the warning is not in what opens (Spec 4.17)', () => {
    const [, terms = ''] = html(hilux, financeSite).split('class="vehicle-terms"')
    const opened = /<details class="vehicle-more">(.*?)<\/details>/.exec(terms)?.[1] ?? ''
    const rows = Array.from(opened.matchAll(/<dt>(.*?)<\/dt><dd>(.*?)<\/dd>/g))
    expect(rows.map(([, label, value]) => `${label}: ${value}`)).toEqual([
      'Term: 5 years',
      'Deposit: $0',
      'You repay in all, with the final payment: $67,721',
    ])
    expect(opened).toMatch(/Show More<.*Show Less</)
    expect(opened).not.toContain('warning')
  })

  test('has its mark link to the warning (D40)', () => {
    const markup = html(hilux, financeSite)
    expect(markup).toMatch(
      /<a href="#vehicle-warning"[^>]*>9.31%\u00a0p.a.\u00a0comparison\u00a0rate\*<\/a>/,
    )
    expect(markup.match(/id="vehicle-warning"/g)).toHaveLength(1)
  })

  test('is in one sentence with both rates (Spec 9.12)', () => {
    const [, line = ''] =
      /class="vehicle-repayment">(.*?)<\/p>/.exec(html(hilux, financeSite)) ?? []
    expect(line.replace(/<[^>]*>/g, '').replaceAll('\u00a0', ' ')).toBe(
      '$260 per week*, 8.49% p.a. interest rate, 9.31% p.a. comparison rate*',
    )
  })

  test('is not shown without an estimate, nor is the way to finance (Spec 5.28)', () => {
    for (const markup of [html(hilux), html(barest, financeSite)]) {
      expect(markup).not.toMatch(/per week|Comparison rate|Get Finance/)
    }
  })
})

describe('the actions', () => {
  test('lead to pages for this car, and call (Spec 2.46, 2.47, 5.34)', () => {
    const markup = html(hilux, financeSite)
    expect(markup).toContain('href="/cars/2021-toyota-hilux-sr5-double-cab-jm-1001/enquire"')
    expect(markup).toContain('href="/finance?car_id=jm-1001"')
    expect(markup).toContain('href="tel:0770104180"')
    expect(markup).toMatch(/aria-label="Save 2021 Toyota HiLux"/)
  })

  test('whose page the site lacks are left out (Spec 2.46)', () => {
    const page = storyPage({ answers: (path) => path === '/finance' })
    const site = { ...financeSite, askPages: askPagesOf(page.answers) }
    const markup = html(hilux, site, {}, page)
    expect(markup).not.toMatch(/>(Enquiry|Book a test drive)</)
    expect(markup).toContain('>Get Finance<')
    const none = storyPage({ answers: () => false })
    expect(html(hilux, financeSite, {}, none)).not.toContain('>Get Finance<')
  })

  test('lead to a test drive of what can be driven now, and to a chat that the site names (Spec 1.05, 1.09)', () => {
    const contact = { ...storySite.contact, chat: 'wa.me/61770104180' }
    const markup = html(hilux, { ...storySite, contact })
    expect(markup).toContain('href="/book-test-drive?car_id=jm-1001"')
    expect(markup).toContain('href="https://wa.me/61770104180"')
    const flags = { ...storySite.flags, chat: false, testDrive: false }
    expect(html(hilux, { ...storySite, contact, flags })).not.toMatch(/Chat with us|Test Drive</)
    expect(html(hilux)).not.toContain('Chat with us')
    expect(html({ ...hilux, reserved: true })).not.toContain('Test Drive<')
    expect(html({ ...hilux, status: 'coming_soon' })).not.toContain('Test Drive<')
  })

  test('a car without a number has no call (Spec 8.08)', () => {
    expect(html(barest)).not.toContain('href="tel:')
  })

  test('on a site that hides numbers, the phone must be revealed (Spec 4.15, 8.15)', () => {
    const site = { ...storySite, flags: { ...storySite.flags, revealPhone: true } }
    const markup = html(hilux, site)
    expect(markup).toMatch(/<button[^>]*type="submit".*Click to reveal phone number/)
    expect(markup).not.toMatch(/7010|tel:/)
  })
})

describe('the facts', () => {
  const labels = (markup: string) =>
    Array.from(markup.matchAll(/<\/svg>([^<]*)<\/dt>/g), ([, label]) => label)

  test('are the four of the card (Spec 2.41)', () => {
    expect(labels(html(hilux))).toEqual(['Condition', 'Transmission', 'Odometer', 'Fuel type'])
  })

  test('of a plate are the weights and measures of the kind of vehicle (Spec 3.16)', () => {
    const found = labels(html(caravan, storySite, { variant: 'plate' }))
    expect(found.slice(0, 3)).toEqual(['Body length', 'Tare', 'Sleeps'])
  })

  test('of a theatre are readings, where there are enough of them (Spec 5.35)', () => {
    const quick = { ...hilux, variant: { power: 390, torque: 741, acceleration: 3.1 } }
    const markup = html(quick, storySite, { variant: 'theatre' })
    expect(labels(markup)).toEqual(['0–100 km/h', 'Power', 'Torque', 'Drive', 'Odometer'])
    expect(markup).toContain('390<small> kW</small>')
    expect(labels(html(hilux, storySite, { variant: 'theatre' }))).toContain('Condition')
  })
})

test('the stock number is beside the way to similar cars (Spec 2.44)', () => {
  expect(html(hilux)).toMatch(/href="\/search\/ute">Utes for sale<.*Stock number U41877/)
})
