import { describe, expect, test } from 'vitest'
import { type Car, carSchema } from '#domain/car/car.ts'
import { noteOf } from '#domain/car/note.ts'
import { tagBanner } from '#domain/car/tag-banner.ts'
import { demoStock } from './demo-stock.ts'
import { vinCheckDigit } from './vin.ts'

const now = new Date('2026-03-20T09:00:00Z')
const harbour = demoStock('harbour', { now })
const kiwi = demoStock('kiwi', { now })
const outback = demoStock('outback', { now })
const volt = demoStock('volt', { now })
const lonestar = demoStock('lonestar', { now })

const share = (cars: Car[], predicate: (car: Car) => boolean) =>
  cars.filter(predicate).length / cars.length

describe.each([
  ['harbour', harbour, 600],
  ['kiwi', kiwi, 180],
  ['outback', outback, 168],
  ['volt', volt, 74],
  ['lonestar', lonestar, 318],
] as const)('the stock of %s', (tenant, cars, count) => {
  test('has its number of cars, each valid by the schema (Spec 3.01-3.19)', () => {
    expect(cars).toHaveLength(count)
    for (const car of cars) expect(carSchema.parse(car)).toEqual(car)
  })

  test('is the same for the same day, and has unique ids and slugs', () => {
    expect(demoStock(tenant, { now: new Date('2026-03-20T23:59:59Z') })).toEqual(cars)
    expect(new Set(cars.map((car) => car.id)).size).toBe(count)
    expect(new Set(cars.map((car) => car.slug)).size).toBe(count)
  })

  test('has every state that pages show (Spec 4.01, 4.04)', () => {
    expect(new Set(cars.map((car) => car.status))).toEqual(
      new Set(['in_stock', 'coming_soon', 'sold', ...(tenant === 'harbour' ? ['withdrawn'] : [])]),
    )
    for (const hasState of [
      (car: Car) => car.reserved === true,
      (car: Car) => car.before_price !== undefined,
      (car: Car) => car.price === undefined,
      (car: Car) => car.tag !== undefined,
      (car: Car) => car.dealercomments === undefined,
    ]) {
      expect(share(cars, hasState)).toBeGreaterThan(0)
      expect(share(cars, hasState)).toBeLessThan(0.3)
    }
  })

  test('has prices and odometers that fit the age', () => {
    const used = cars.filter((car) => car.car_type === 'used' && car.item_type === 'car')
    for (const { year = 0, km = 0, price } of used) {
      expect(km).toBeLessThan((2026 - year + 1) * 22_500)
      if (price !== undefined) expect(price).toBeGreaterThan(1000)
    }
    expect(share(used, (car) => (car.price ?? 0) < 10_000)).toBeLessThan(
      tenant === 'lonestar' ? 0.5 : 0.25,
    )
  })

  test('has VINs with a valid check digit', () => {
    for (const { vin } of cars) {
      if (vin === undefined) continue
      expect(vin).toMatch(/^[A-HJ-NPR-Z0-9]{17}$/)
      expect(vin[8]).toBe(vinCheckDigit(vin))
    }
  })

  test('has creation dates in the past, and recent sale dates', () => {
    for (const { created_at = '', sold_date_timestamp: sold } of cars) {
      expect(Date.parse(created_at)).toBeLessThanOrEqual(now.getTime())
      if (sold !== undefined) {
        expect(sold * 1000).toBeLessThanOrEqual(now.getTime())
        expect(sold * 1000).toBeGreaterThan(Date.parse('2026-03-13T00:00:00Z'))
      }
    }
  })
})

test('harbour sells new, demo and used, motorcycles and caravans too', () => {
  expect(new Set(harbour.map((car) => car.car_type))).toEqual(new Set(['new', 'demo', 'used']))
  expect(new Set(harbour.map((car) => car.item_type))).toEqual(
    new Set(['car', 'motorcycle', 'caravan']),
  )
  expect(share(harbour, (car) => car.car_type === 'used')).toBeGreaterThan(0.5)
})

test('a new car is at a yard that sells its make', () => {
  const fords = harbour.filter((car) => car.make === 'Ford' && car.car_type === 'new')
  expect(new Set(fords.map((car) => car.location_id))).toEqual(new Set(['harbour-springwood']))
})

test('kiwi sells used cars only, many from Japan', () => {
  expect(share(kiwi, (car) => car.car_type === 'used')).toBe(1)
  const imports = [
    'Aqua',
    'Fit',
    'Demio',
    'Axela',
    'Leaf',
    'Vezel',
    'Note',
    'Levorg',
    'Corolla Fielder',
  ]
  expect(share(kiwi, (car) => imports.includes(car.model))).toBeGreaterThan(0.2)
})

test('outback sells caravans, camper trailers, motorcycles and four-wheel drives', () => {
  const kinds = Object.groupBy(outback, ({ body, simple_body }) =>
    body === 'Camper Trailer' ? 'camper' : (simple_body ?? 'none'),
  )
  expect(Object.keys(kinds).sort()).toEqual(['Caravan', 'Motorcycle', 'SUV', 'Ute', 'camper'])
  for (const { specifications: van } of [...(kinds.Caravan ?? []), ...(kinds.camper ?? [])]) {
    expect(van?.aggregate_trailer_mass).toBeGreaterThan(van?.tare_weight ?? 0)
    expect(van?.ball_weight).toBeGreaterThan(0)
  }
  for (const { variant, doors } of kinds.Motorcycle ?? []) {
    expect(variant?.seatheight).toBeGreaterThan(700)
    expect(doors).toBeUndefined()
  }
  for (const { variant } of [...(kinds.Ute ?? []), ...(kinds.SUV ?? [])]) {
    expect(variant?.brakedtowing).toBeGreaterThan(1000)
  }
})

test('volt sells electric and performance cars with figures (Spec 3.15)', () => {
  const isElectric = (car: Car) => car.simple_fuel === 'Electric'
  expect(share(volt, isElectric)).toBeGreaterThan(0.4)
  expect(share(volt, isElectric)).toBeLessThan(0.8)
  for (const { variant } of volt.filter(isElectric)) {
    expect(variant?.electricrange).toBeGreaterThan(300)
    expect(variant?.chargingpower).toBeGreaterThan(0)
    expect(variant?.fuelconsumptioncombined).toBeUndefined()
  }
  for (const { variant, simple_fuel } of volt) {
    if (simple_fuel !== 'Electric') expect(variant?.power).toBeGreaterThan(100)
  }
})

test('lonestar sells American cars under $20,000, without plates and price types', () => {
  for (const { price = 5_000, price_type, regplate, compliance_date, variant } of lonestar) {
    expect(price).toBeGreaterThanOrEqual(5_000)
    expect(price).toBeLessThan(20_000)
    expect([undefined, 'poa']).toContain(price_type)
    expect([regplate, compliance_date, variant?.ancaprating]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  }
  expect(new Set(lonestar.map(({ model }) => model))).toContain('F-150')
})

test('every price of an Australian or New Zealand dealer is the price to drive away', () => {
  const priced = [...harbour, ...kiwi, ...outback, ...volt].filter(
    ({ price }) => price !== undefined,
  )
  expect(new Set(priced.map((car) => car.price_type))).toEqual(new Set(['drive_away']))
})

test('a tag and a comment are true of their car', () => {
  for (const car of [...harbour, ...kiwi, ...outback, ...volt, ...lonestar]) {
    const { tag, km = Number.POSITIVE_INFINITY, year = 2026, dealercomments = '' } = car
    if (tag?.startsWith('Low ')) expect(km / (2026 - year)).toBeLessThan(10_000)
    expect(dealercomments).not.toMatch(/undefined|NaN|[{}]|–/)
    expect(/[Oo]ne owner/.test(dealercomments)).toBe(
      tag === 'One Owner' && /[Oo]ne owner/.test(dealercomments),
    )
  }
})

test('at kiwi a member of the staff of its yard signs each comment', () => {
  for (const { dealercomments, dealercomments_author: author, location } of kiwi) {
    expect(author === undefined).toBe(dealercomments === undefined)
    if (author) expect(location?.name).toBe(`Kiwi ${author.split(', ')[1]}`)
  }
})

test('at kiwi a sentence is one person’s, and stands under at most two cars (Spec 3.10)', () => {
  const said = kiwi.flatMap(({ dealercomments = '', dealercomments_author: author }) =>
    dealercomments.split(/(?<=[.?!])\s+(?=[A-Z])/).map((text) => ({ text, author })),
  )
  const uses = Object.entries(Object.groupBy(said, ({ text }) => text))
  const repeated = uses.filter(
    ([text, of = []]) =>
      text !== '' && (of.length > 2 || new Set(of.map(({ author }) => author)).size > 1),
  )
  expect(repeated).toEqual([])
})

test('at kiwi a note has something to say that its card does not, and its kind is no refrain (Spec 3.10)', () => {
  const notes = kiwi.flatMap((car) => {
    const { text } = noteOf(car) ?? {}
    const own = [car.model, car.colour, /\d[\d,.]*/g].filter((part) => part !== undefined)
    return text === undefined
      ? []
      : [own.reduce<string>((kind, part) => kind.replace(part, '…'), text)]
  })
  const kinds = Object.values(Object.groupBy(notes, (kind) => kind)).map((of = []) => of.length)
  expect(notes.length).toBeGreaterThan(150)
  expect(Math.max(...kinds)).toBeLessThan(notes.length / 6)
})

test('the states that chance does not give are shown once each (Spec 3.10, 3.13, 4.04, 4.06, D13, D15)', () => {
  const count = (cars: Car[], predicate: (car: Car) => boolean) => cars.filter(predicate).length
  const isReservedHybrid = (car: Car) => car.reserved === true && car.simple_fuel === 'Hybrid'
  expect(count(harbour, ({ status }) => status === 'withdrawn')).toBe(1)
  expect(count(harbour, isReservedHybrid)).toBeGreaterThan(0)
  expect(count(kiwi, isReservedHybrid)).toBeGreaterThan(0)
  expect(count(outback, (car) => car.private_suburb !== undefined)).toBe(1)
  expect(count(volt, (car) => (car.subscription_price ?? 0) > 0)).toBe(1)
  for (const cars of [harbour, kiwi, outback, volt, lonestar]) {
    expect(share(cars, (car) => car.file !== undefined)).toBeGreaterThan(0.05)
    expect(share(cars, (car) => car.video !== undefined)).toBeGreaterThan(0.02)
  }
})

test('sold cars carry the sold tag (Spec 4.04)', () => {
  const wording = {
    justSold: 'JUST SOLD',
    electric: '',
    hybrid: '',
    reserved: '',
    comingSoon: '',
    newArrival: '',
  }
  const settings = { fuelTag: true, certified: { enabled: false, label: '' }, wording }
  const sold = harbour.filter((car) => car.status === 'sold')
  expect(new Set(sold.map((car) => tagBanner(car, settings, { now })?.text))).toEqual(
    new Set(['JUST SOLD']),
  )
})

test('the check digit follows the standard', () => {
  expect(vinCheckDigit('11111111111111111')).toBe('1')
  expect(vinCheckDigit('1M8GDM9AXKP042788')).toBe('X')
})
