import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { shortened } from '#domain/shortened-text.ts'
import { aCar, barest, caravan, hilux, soldCar } from '#parts/fixture-cars.ts'
import { askPagesOf } from '#parts/links/enquiry-path.ts'
import { financeSite, storyPage, storySite } from '#parts/story-site.ts'
import type { SiteView } from '#parts/view-context.ts'
import CarDetails from './car-details.tsx'
import block from './schema.ts'

type Props = Parameters<typeof block.props.parse>[0]

const html = (car: Car, site: SiteView = storySite, page = storyPage(), props: Props = {}) =>
  renderToStaticMarkup(
    <CarDetails
      id="details"
      props={block.props.parse(props)}
      slots={{}}
      data={undefined}
      site={site}
      page={page}
      car={car}
    />,
  )

describe("the dealer's comments", () => {
  test('are shortened to 400 characters at a word, with a disclosure for the rest (Spec 9.09)', () => {
    const markup = html(hilux)
    const start = shortened(hilux.dealercomments ?? '', 400) ?? ''
    expect(start.length).toBeLessThanOrEqual(401)
    expect(markup).toContain(start)
    expect(markup).toContain('send you one the same day.')
  })

  test('have a placeholder text if they are missing (Spec 8.16)', () => {
    expect(html(barest)).toContain('Dealer comments are pending. Please check back here later.')
  })
})

test('eight features show first, the others in a disclosure (Spec 9.09)', () => {
  const lists = html(hilux).match(/<ul class="details-columns.*?<\/ul>/g) ?? []
  expect(lists.map((list) => list.match(/<li/g)?.length)).toEqual([8, 4])
})

test('four key facts show first, the others in a disclosure (Spec 9.09)', () => {
  const [, key = ''] = html(hilux).split('id="details-key-information"')
  const [first = ''] = key.match(/<dl.*?<\/dl>/) ?? []
  expect(first.match(/<dt/g)).toHaveLength(4)
})

test('the key information leaves out what the facts above the text have told (Spec 2.45)', () => {
  const [key = ''] = html(caravan).match(/id="details-key-information".*?<\/section>/) ?? []
  expect(key).toContain('>Body<')
  expect(key).not.toMatch(/>(Sleeps|Tare|Body length)</)
})

test('the history report is offered only if there is one (Spec 5.34)', () => {
  expect(html(hilux)).toContain('View history report')
  expect(html(aCar({ id: 'x', make: 'Kia', model: 'Rio', seats: 5 }))).not.toContain(
    'History Report',
  )
})

test('the history report is offered even if nothing else is known (Spec 5.34)', () => {
  const markup = html({ ...barest, file: '/reports/jm-1005.pdf' })
  expect(markup).toContain('href="/reports/jm-1005.pdf"')
  expect(markup).not.toMatch(/<dl[^>]*><\/dl>/)
})

describe('the evidence', () => {
  const summary = (markup: string) =>
    markup.split('Car Summary</h2>')[1]?.split('</section>')[0] ?? ''

  test("is the dealer's tag, the papers, the report and the video (Spec 2.45, 5.34)", () => {
    const markup = summary(html({ ...hilux, tag: 'Full Service History' }))
    const found = markup.match(/<dt[^>]*>[^<]*|<a [^>]*href="[^"]*/g)?.join('\n')
    expect(found).toMatch(
      /The dealer says.*Compliance date.*VIN.*history\/jm-1001.*video\/jm-1001/s,
    )
  })

  test('stands only where the record has some (Spec 2.45, 5.35)', () => {
    expect(html(barest)).not.toContain('Car Summary')
  })

  test('on a page without it the report is with the key information (Spec 5.34)', () => {
    const markup = html(hilux, storySite, storyPage(), { sections: ['key'] })
    expect(markup).not.toContain('Car Summary')
    expect(markup).toContain('View history report')
  })
})

describe('what the dealer says of itself', () => {
  const own = {
    included: [
      { text: 'A full tank' },
      { text: 'A roadworthy', carTypes: ['used' as const] },
      { text: 'A gas certificate', itemTypes: ['caravan' as const] },
    ],
    why: [{ title: 'One price', link: { label: 'How we price', href: '/about-us' } }],
    protection: [{ title: 'Statutory warranty', text: 'Three months.' }],
  }
  const titles = ['What&#x27;s Included', 'Why Buy From Us?', 'Protect Your Car']
  const shown = (markup: string) => titles.filter((title) => markup.includes(`>${title}</h2>`))

  test('has a section each, in this order, and Reserve Online where the site reserves cars (Spec 2.45, 4.32)', () => {
    const markup = html(hilux, storySite, storyPage(), own)
    expect(shown(markup)).toEqual(titles)
    expect(markup).not.toContain('Reserve Online')
    const reserving = html(hilux, financeSite, storyPage(), own)
    expect(reserving).toMatch(
      />Reserve Online<.*off the price.*href="[^"]*\/checkout"[^>]*>Reserve Now \$200</,
    )
    expect(reserving).toContain('<li>Apple Pay</li>')
    const reserved = html({ ...hilux, reserved: true }, financeSite, storyPage(), own)
    expect(reserved).not.toContain('Reserve Online')
    const order = titles.map((title) => markup.indexOf(title))
    expect(order).toEqual(order.toSorted((a, b) => a - b))
  })

  test('is nothing where it says nothing, or the car is sold (Spec 2.45, 9.30)', () => {
    expect(shown(html(hilux))).toEqual([])
    expect(shown(html(soldCar, storySite, storyPage(), { ...own, moneyBack: true }))).toEqual([])
  })

  test('is about the cars that it names (Spec 2.45)', () => {
    const markup = html({ ...hilux, car_type: 'new' }, storySite, storyPage(), own)
    expect(markup).toContain('A full tank')
    expect(markup).not.toMatch(/A roadworthy|A gas certificate/)
  })

  test('links only to pages that the site has (Spec 2.46)', () => {
    const page = storyPage({ answers: () => false })
    expect(html(hilux, storySite, storyPage(), own)).toContain('>How we price</a>')
    expect(html(hilux, storySite, page, own)).not.toContain('How we price')
  })

  test('promises what it names, in its country, and what needs a page only with it (Spec 9.30)', () => {
    const promises = ['freight', 'tradeIn', 'reserveOnline', 'warranty'] as const
    const lacks = storyPage({ answers: () => false })
    const askPages = askPagesOf(lacks.answers)
    const site = { ...financeSite, askPages, locale: 'en-NZ' as const }
    const markup = html(hilux, site, lacks, { promises: [...promises] })
    expect(markup).toContain('Freight anywhere in New Zealand')
    expect(markup).toContain('3-year standard warranty')
    expect(markup).not.toMatch(/Instant trade-in|Reserve quickly online/)
    const all = html(hilux, financeSite, storyPage(), { promises: [...promises] })
    expect(all).toMatch(/href="\/cars\/trade-in"[^>]*>Instant trade-in valuation/)
    expect(all).toMatch(/href="\/cars\/[^"]*\/checkout"[^>]*>Reserve quickly online/)
    const held = html({ ...hilux, reserved: true }, financeSite, storyPage(), {
      promises: [...promises],
    })
    expect(held).not.toContain('Reserve quickly online')
  })

  test('has the terms of money back for used cars, if it gives it (Spec 5.40)', () => {
    const terms =
      /within 2 days, with at most 300 km more on the clock and no damage.*2 vehicles a customer in 12 months/
    const giving = { ...storySite, checkout: { ...storySite.checkout, moneyBack: true } }
    expect(html(hilux, giving)).toMatch(terms)
    expect(html(hilux, giving, storyPage(), { moneyBack: false })).not.toMatch(terms)
    expect(html({ ...hilux, car_type: 'demo' }, giving)).not.toMatch(terms)
    expect(html(hilux)).not.toMatch(terms)
  })
})

test('registration shows until it has expired (Spec 5.37)', () => {
  expect(html(hilux)).toContain('Expires on 30 April 2027')
  expect(html({ ...hilux, rego_expiry: '2026-11-18' })).not.toContain('Expires on')
})

describe('the location of a car', () => {
  const heading = 'Where to see it'

  test('has name, address and phone number (Spec 5.39, 5.41)', () => {
    const markup = html(hilux)
    expect(markup).toContain(heading)
    expect(markup).toContain('Jacaranda Motors Moorooka')
    expect(markup).toContain('418 Ipswich Road, Moorooka QLD 4105')
  })

  test('has opening hours, special days instead of weekdays (Spec 3.32, D37)', () => {
    expect(html(hilux)).toContain(
      '<dt class="whitespace-nowrap">Mon-Fri</dt><dd class="whitespace-nowrap">8.30am-5.30pm</dd>',
    )
    const christmas = html(hilux, storySite, storyPage({ now: '2026-12-24T20:00:00.000Z' }))
    expect(christmas).toMatch(/Fri 25 Dec<.*?Closed<.*?Christmas Day</)
    expect(christmas).not.toContain('Mon-Fri')
  })

  test('says until when the location is open, or when it opens next (Spec 3.32, 8.19)', () => {
    const at = (now: string) => html(hilux, storySite, { ...storyPage(), now })
    expect(at('2026-03-04T01:00:00.000Z')).toMatch(/>Open until [\d.]+pm</)
    expect(at('2026-03-04T13:00:00.000Z')).toMatch(/>Closed now, opens \w+ 5 Mar at [\d.]+am</)
  })

  test('has no opening hours if the site does not list that location (Spec 3.32)', () => {
    const elsewhere = { ...hilux, location: { ...hilux.location, slug: 'elsewhere' } }
    expect(html(elsewhere)).toContain(heading)
    expect(html(elsewhere)).not.toContain('8.30am')
  })

  test('is not shown for a sold car (Spec 5.39, D15)', () => {
    expect(html(soldCar)).not.toContain(heading)
  })

  test('of a private listing is only suburb and postcode (D15)', () => {
    const car = { ...hilux, private_suburb: 'Annerley', private_postcode: '4103' }
    const markup = html(car)
    expect(markup).toContain('Annerley 4103')
    expect(markup).not.toContain('Ipswich Road')
  })
})

test('a car without a number has no call button (Spec 8.08)', () => {
  expect(html(hilux)).toContain('href="tel:')
  expect(html(barest)).not.toContain('href="tel:')
})

test('an address can end with the key information or the map (Spec 2.02)', () => {
  const markup = html(hilux)
  for (const anchor of ['key-information', 'vehicle-map'])
    expect(markup.match(new RegExp(`<section id="${anchor}"`, 'g'))).toHaveLength(1)
})

test('ids are unique', () => {
  const ids = Array.from(html(hilux).matchAll(/ id="([^"]*)"/g), ([, id]) => id)
  expect(ids).toEqual([...new Set(ids)])
})
