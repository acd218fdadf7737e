import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Car } from '#domain/car/car.ts'
import { financeEstimate } from '#domain/finance/finance-estimate.ts'
import { lenderOf } from '#domain/finance/site-terms.ts'
import { carPhone } from '#domain/location/car-phone.ts'
import { siteSchema } from '#domain/site/site.ts'
import { buildStock } from '../search/build/build-stock.ts'
import { buildRequest } from '../search/build/index-options.ts'
import { packedCar } from '../search/build/packed-cars.ts'
import { openStore, type Store } from '../store/store.ts'
import {
  type SystemRow,
  systemColumns,
  systemExport,
  systemMapping,
  systemRow,
} from './dealer-system.fixture.ts'
import { importStock } from './import.ts'
import { parseMapping } from './mapping/load-mapping.ts'

const yard = (id: string, city: string, phone: string) => ({
  id,
  slug: id,
  name: `Corner ${city}`,
  dealership_id: 'd1',
  address: { street: '1 Bay St', city, state: 'QLD' },
  contact_detail: { phone },
})
const site = siteSchema.parse({
  slug: 'corner',
  name: 'Corner Cars',
  template: 'meridian',
  theme: { brand: '#0b2a4a', accent: '#ff6a3d' },
  contact: { phone: '07 5550 0100', email: 'sales@example.com' },
  dealerships: [{ id: 'd1', slug: 'corner', name: 'Corner Group' }],
  locations: [
    yard('north', 'North Lakes', '07 5550 0101'),
    yard('south', 'South Bank', '07 5550 0102'),
    yard('30-used', 'Moorooka', '07 5550 0103'),
  ],
  finance: {
    provider: 4,
    disclaimerName: 'Jacaranda Finance Pty Ltd',
    rateAnnual: 8.5,
    comparisonRate: 9.07,
    termMonths: 60,
    depositPercent: 10,
  },
})

describe('the export of a dealer system with 60 columns', () => {
  let directory: string
  let store: Store
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'system-'))
    store = await openStore(join(directory, 'forecourt.db'))
  })
  afterEach(async () => {
    await store.close()
    await rm(directory, { recursive: true })
  })

  async function imported(day: string, rows: readonly SystemRow[]) {
    const file = join(directory, 'export.txt')
    await writeFile(file, systemExport(rows))
    const mapping = parseMapping('system', JSON.stringify(systemMapping))
    const now = new Date(`${day}T02:00:00Z`)
    const run = { mapping, site, now, allowShrink: true }
    return (await importStock(store.stock('corner'), file, run)).report
  }

  /** The cars that the site lists at a time, as its pages get them. */
  async function listed(day: string): Promise<Car[]> {
    const request = buildRequest('corner', site, new Date(`${day}T02:00:00Z`))
    const built = await buildStock(store.stock('corner'), request)
    if (!('index' in built)) throw new Error('the stock was not indexed')
    const { columns } = built.index
    return Array.from({ length: columns.total }, (_, row) => packedCar(built.cars, row))
  }
  const numbers = async (day: string) =>
    (await listed(day)).map(({ stocknum }) => stocknum).toSorted()

  const rows = Array.from({ length: 12 }, (_, at) => systemRow(at))

  test('is read without a loss: every value of every column that the mapping names', async () => {
    expect(new Set(systemColumns).size).toBe(60)
    expect(await imported('2026-03-10', rows)).toMatchObject({
      read: 12,
      added: 12,
      dropped: [],
      unknownYards: [],
      missingColumns: [],
      quarantined: { total: 0 },
    })
  })

  test('each car has its yard, its dealership and the phone of its yard (Spec 2.38, 3.14, 5.41)', async () => {
    await imported('2026-03-10', rows)
    const cars = await listed('2026-03-10')
    const phones = new Map(site.locations.map(({ id, contact_detail: { phone } }) => [id, phone]))
    expect(cars).toHaveLength(12)
    for (const car of cars) {
      expect(car).toMatchObject({
        dealership_name: 'Corner Group',
        state: 'QLD',
        city: car.location?.address?.city,
        location: { name: `Corner ${car.city}` },
      })
      expect(carPhone(car, site.contact)).toEqual({
        phone: phones.get(car.location_id ?? ''),
        source: 'location',
      })
    }
    expect(new Set(cars.map(({ location_id }) => location_id)).size).toBe(3)
  })

  test('each car has its repayment: of its lender, else of the site’s terms (Spec 3.18, 5.28)', async () => {
    await imported('2026-03-10', rows)
    const { finance } = site
    if (!finance) throw new Error('the site has finance')
    const today = { now: new Date('2026-03-10T02:00:00Z'), timeZone: site.timeZone }
    for (const car of await listed('2026-03-10')) {
      const isOfLender = Number(car.stocknum?.slice(2)) % 2 === 0
      expect(lenderOf(car, finance)?.source).toBe(isOfLender ? 'lender' : 'site')
      expect(financeEstimate(car, finance, today)).toMatchObject({
        eligible: true,
        termMonths: 60,
        ...(isOfLender
          ? { interestRate: 8.49, comparisonRate: 9.31, weekly: 112, deposit: 2000 }
          : { interestRate: 8.5, comparisonRate: 9.07, weekly: expect.any(Number) }),
      })
    }
  })

  test('a car has what the system says of it (Spec 3.02-3.17)', async () => {
    await imported('2026-03-10', rows)
    const cars = await listed('2026-03-10')
    expect(cars.find(({ stocknum }) => stocknum === 'U/4002')).toMatchObject({
      name: '2020 Mazda CX-5',
      badge: 'Maxx Sport',
      simple_body: 'Wagon',
      drive: 'AWD',
      colour: 'White',
      km: 43_250,
      regplate: '420JMC',
      rego_expiry: '2027-04-30',
      build_date: '2020-11',
      simple_fuel: 'Diesel',
      simple_transmission: 'Automatic',
      price: 22_990,
      before_price: 24_990,
      tag: 'One Owner',
      custom_rank: 98,
      payment_processors: ['stripe'],
      reserved: false,
      has_nvic: true,
      engine_size: 2.8,
      video: 'https://video.example/4000',
      file: 'https://ppsr.example/4000.pdf',
      images: ['https://p.example/1.jpg', 'https://p.example/2.jpg'],
      dealercomments: 'Tidy & clean; one owner.',
      // Brisbane is ten hours ahead of UTC.
      created_at: '2026-02-02T22:15:00.000Z',
      variant: { power: 150, brakedtowing: 3500, grossvehiclemass: 3050, cylinders: 4 },
      autograb_data: { average_market_price: 23_890 },
    })
  })

  test('a car sold in the feed is listed for its days (Spec 4.01, D13)', async () => {
    const sold = { 'Stock Status': 'SLD', 'Date Sold': '9/03/2026' }
    await imported('2026-03-10', [systemRow(0, sold), ...rows.slice(1)])
    const [car] = (await listed('2026-03-10')).filter(({ status }) => status === 'sold')
    expect(car?.stocknum).toBe('U/4000')
    expect(await numbers('2026-03-11')).toContain('U/4000')
    expect(await numbers('2026-03-12')).not.toContain('U/4000')
  })

  test('a car that leaves the feed and returns keeps its first date (D35)', async () => {
    const undated = rows.map((row) => ({ ...row, 'Date In': '' }))
    await imported('2026-03-10', undated)
    expect(await imported('2026-03-11', undated.slice(1))).toMatchObject({ removed: 1 })
    expect(await numbers('2026-03-11')).not.toContain('U/4000')
    expect(await imported('2026-03-20', undated)).toMatchObject({ returned: 1, unchanged: 11 })
    const car = (await listed('2026-03-20')).find(({ stocknum }) => stocknum === 'U/4000')
    expect(car).toMatchObject({ status: 'in_stock', created_at: '2026-03-10T02:00:00.000Z' })
  })

  test('a yard that the site does not have is reported, and the car stays (Spec 3.12)', async () => {
    const { added, unknownYards } = await imported('2026-03-10', [
      systemRow(0),
      systemRow(1, { Yard: '40-WST' }),
    ])
    expect({ added, unknownYards }).toEqual({
      added: 2,
      unknownYards: [{ column: 'Yard', code: '40-WST', count: 1, firstLine: 3 }],
    })
  })
})
