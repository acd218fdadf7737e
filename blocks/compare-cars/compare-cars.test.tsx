import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import type { CarRowData } from '#parts/car-row/car-row.tsx'
import { aCar } from '#parts/fixture-cars.ts'
import { financeSite, storyPage, storySearch, storySite } from '#parts/story-site.ts'
import { fixturePorts } from '../ports.fixture.ts'
import CompareCars from './compare-cars.tsx'
import load from './load.ts'
import block from './schema.ts'

const page = storyPage({ path: '/compare' })
const cheap = aCar({
  id: 'a',
  make: 'Kia',
  model: 'Rio',
  year: 2019,
  km: 90_000,
  price: 20_000,
  price_type: 'drive_away',
})
const dear = aCar({
  id: 'b',
  make: 'Kia',
  model: 'Cerato',
  year: 2023,
  km: 9_000,
  price: 30_000,
  price_type: 'drive_away',
})

const shown = (
  cars: readonly Car[],
  site = storySite,
  row?: CarRowData,
  props = block.props.parse({}),
) =>
  renderToStaticMarkup(
    <CompareCars
      id="cars"
      slots={{}}
      data={{ cars, best: { power: 100 }, ...(row && { row }) }}
      site={site}
      page={page}
      props={props}
    />,
  )

/** The cells of a row: its label, then a text a car. */
const row = (html: string, label: string) => {
  const [, cells = ''] = new RegExp(`<th scope="row">${label}</th>(.*?)</tr>`).exec(html) ?? []
  return Array.from(cells.matchAll(/<td[^>]*>(.*?)<\/td>/g), ([, text = '']) =>
    text.replaceAll(/<[^>]+>/g, ''),
  )
}

test('measured drawings are to one scale: twice as long is drawn twice as long (Spec 1.04, 3.16)', () => {
  const longOf = (car: Car, vehiclelength?: number): Car => ({
    ...car,
    variant: { ...car.variant, ...(vehiclelength !== undefined && { vehiclelength }) },
  })
  const { card, scene } = { card: 'plate', scene: 'plate' } as const
  const site = { ...storySite, look: { ...storySite.look, card, scene } }
  const numbers = (html: string, name: string) =>
    Array.from(html.matchAll(new RegExp(`--${name}:([\\d.]+)`, 'g')), ([, value]) => Number(value))
  const html = shown([longOf(cheap, 2_500), longOf(dear, 5_000)], site)
  const [scale = 0, full = 0] = numbers(html, 'car-scale')
  const [short = 0, long = 0] = numbers(html, 'extent')
  expect((full * long) / (scale * short)).toBeCloseTo(2)
  expect(Math.max(scale, full)).toBe(1)
  expect(numbers(shown([longOf(cheap, 2_500), longOf(dear, 0)], site), 'car-scale')).toEqual([1, 1])
  // Beside one whose length is not known none is smaller than it.
  expect(numbers(shown([longOf(cheap, 2_500), dear], site), 'car-scale')).toEqual([1, 1])
})

test('marks the lower price, the fewer kilometres and the newer year (Spec 1.04)', () => {
  const html = shown([cheap, dear])
  expect(row(html, 'Price').slice(0, 2)).toEqual([
    '$20,000 lowest Drive Away',
    '$30,000 Drive Away',
  ])
  expect(row(html, 'Odometer')[1]).toBe('9,000 km lowest')
  expect(row(html, 'Year')[1]).toBe('2023 newest')
})

test('prices that include different things are not ranked (Spec 1.04, 4.10)', () => {
  const html = shown([cheap, { ...dear, price_type: 'egc' }])
  expect(row(html, 'Price')[0]).toBe('$20,000 Drive Away')
})

test('of one car its facts are told, and those like it are a press away (Spec 1.04)', () => {
  const html = shown([cheap], storySite, { cars: [dear], best: {}, searchHref: '/search' })
  const said = html.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
  expect(said).toContain('Odometer 90,000 km')
  expect(html).toContain('href="/compare?car=a&amp;car=b"')
  expect(html).not.toContain('<table')
})

test('of more than two it says which are not side by side on a phone (Spec 1.04)', () => {
  const third = { ...dear, id: 'c', model: 'Niro' }
  const said = shown([cheap, dear, third]).replaceAll(/<[^>]+>/g, ' ')
  expect(said).toContain('2 of 3 side by side. Not shown: 2023 Kia Niro.')
  expect(shown([cheap, dear])).not.toContain('Not shown')
})

test('each car leads to the same comparison without it (Spec 1.04)', () => {
  const html = shown([cheap, dear])
  expect(html).toContain('href="/compare?car=b"')
  expect(html).toContain('href="/compare?car=a"')
  expect(shown([cheap])).toContain('href="/compare"')
})

test('a variant begins with its own part, names the cars beside their bars, and says which bar is the best (Spec 1.04)', () => {
  const heavy = { ...dear, variant: { ...dear.variant, power: 90, vehiclelength: 4_400 } }
  const light = { ...cheap, variant: { ...cheap.variant, power: 70, vehiclelength: 4_000 } }
  const rowsOf = (variant: 'plate' | 'readout' | 'poster') => {
    const html = shown([light, heavy], storySite, undefined, block.props.parse({ variant }))
    const names = Array.from(html.matchAll(/<th scope="row">([^<]*)/g), ([, name = '']) => name)
    return { names, cells: row(html, 'Power') }
  }
  expect(rowsOf('plate').names.slice(0, 1)).toEqual(['Length'])
  expect(rowsOf('plate').names.at(-1)).toBe('Price')
  expect(rowsOf('poster').names.at(0)).toBe('Price')
  expect(rowsOf('poster').cells).toEqual(['70 kW', '90 kW'])
  expect(rowsOf('readout').cells).toEqual(['Rio70 kW', 'Cerato90 kW best'])
})

test('a repayment comes with both rates and the warning (Spec 9.13)', () => {
  const lender = { interestRate: 7.29, comparisonRate: 8.41, termMonths: 60, paymentWeek: 91 }
  const html = shown([{ ...cheap, finance_lenders: { 4: lender } }, dear], financeSite)
  expect(row(html, 'Comparison rate p.a.\\*')[0]).toBe('8.41%')
  expect(html).toContain('Comparison rate warning')
})

test('a repayment has its rates beside it at each car, on a phone too where only a third one has others (D40)', () => {
  const of = (interestRate: number) => ({
    4: { interestRate, comparisonRate: 8.41, termMonths: 60, paymentWeek: 91 },
  })
  const other = { ...dear, id: 'c', slug: 'c', finance_lenders: of(9.5) }
  const cars = [cheap, dear].map((car) => ({ ...car, finance_lenders: of(7.29) }))
  const html = shown([...cars, other], financeSite)
  expect(row(html, 'Interest rate p.a.')).toEqual(['7.29%', '7.29%', '9.50%'])
  expect(row(html, 'Comparison rate p.a.\\*')).toEqual(['8.41%', '8.41%', '8.41%'])
  const hidden = Array.from(html.matchAll(/<tr class="is-same-of-two"><th scope="row">([^<]*)/g))
  expect(hidden.map(([, label]) => label)).not.toContain('Interest rate p.a.')
})

test('without cars it says how to choose some, and leads to those of an account unless cars are ticked in a search (Spec 1.04, 5.07)', () => {
  expect(shown([])).toContain('Choose up to 4 cars and see them side by side')
  const at = (flags: Partial<typeof storySite.flags>) =>
    shown([], { ...storySite, flags: { ...storySite.flags, favourites: false, ...flags } })
  const toSaved = 'href="/watchlist"'
  expect(at({ watchlist: true })).toContain(toSaved)
  expect(at({ watchlist: true, compareOnCards: true, garage: true })).not.toContain(toSaved)
})

test('without cars it shows the latest in stock, with one those like it, with two nothing else (Spec 1.04)', async () => {
  const loaded = (...chosen: readonly string[]) =>
    load({
      props: block.props.parse({}),
      site: storySite,
      page,
      search: { ...storySearch(), chosen },
      ports: fixturePorts([cheap, dear]),
    })
  const { cars, row } = await loaded()
  expect([cars.length, row?.cars.length]).toEqual([0, 2])
  expect((await loaded(cheap.id)).row?.cars).toEqual([dear])
  expect(await loaded(cheap.id, dear.id)).not.toHaveProperty('row')
})
