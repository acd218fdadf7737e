import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { type Car, carSchema } from '#domain/car/car.ts'
import { type Correction, type CorrectionField, correctionFields } from '#domain/car/correction.ts'
import { askingPrice } from '#domain/car/price-display.ts'
import { writeRun } from '../stock/write/write-run.ts'
import type { StoredCorrection } from '../store/correction-store.ts'
import { carsOf, describeOnEngines, sharedDatabase } from '../store/engines.fixture.ts'
import { firstCar } from '../store/stock-change.fixture.ts'
import type { Store } from '../store/store.ts'
import { CorrectionModel, type Row, type View } from './correction-model.fixture.ts'

const START = Date.parse('2026-03-01T00:00:00.000Z') / 1_000
const timeOf = (second: number) => new Date(second * 1_000)
const iso = (second: number) => timeOf(second).toISOString()
/** Cars of a world, each with a history of its own: 25 worlds have 1,000. */
const ids = Array.from({ length: 40 }, (_, at) => `car${at}`)
const WORLDS = 25

const { created_at, sold_date_timestamp, ...base } = firstCar()

const findings = {
  format: 'generated',
  encoding: 'none',
  read: 0,
  quarantined: { total: 0, byReason: {} },
  dropped: [],
  unknownYards: [],
  missingColumns: [],
  unreadColumns: [],
  notes: [],
}

const carOf = (id: string, row: Row): Car =>
  carSchema.parse({
    ...base,
    id,
    slug: `car-${id}`,
    status: row.sold ? 'sold' : 'in_stock',
    price: row.price,
    offer_price: row.offer,
    tag: row.tag,
    dealercomments: row.comments,
    images: row.images,
    show_on_dealer_website: row.shown,
    custom_rank: row.rank,
  })

const viewOf = (car: Car): View => ({
  price: askingPrice(car),
  tag: car.tag,
  comments: car.dealercomments,
  images: car.images,
  shown: car.show_on_dealer_website,
  status: car.status,
  soldAt: car.sold_date_timestamp,
  rank: car.custom_rank,
})

/** Imports rows as a feed of a tenant. */
const importRows = (store: Store, tenant: string, rows: ReadonlyMap<string, Row>, now: number) =>
  writeRun(
    store.stock(tenant),
    { feed: 'feed', file: 'file', now: timeOf(now), leaving: 'withdrawn', allowShrink: true },
    async ({ claim, put }) => {
      for (const id of rows.keys()) claim(id)
      await put([...rows].map(([id, row]) => carOf(id, row)))
      return { findings, rejections: [] }
    },
  )

const staff = (now: number) => ({ person: undefined, at: iso(now), client: undefined })

const few = <Value>(...values: Value[]) => fc.constantFrom(...values)
const rows: fc.Arbitrary<Row | undefined> = fc.option(
  fc.record(
    {
      price: few(20_000, 21_000),
      offer: few(19_000),
      tag: few('Demo', 'One owner'),
      comments: few('Clean.', 'As new.'),
      images: few(['/a.jpg'], ['/a.jpg', '/b.jpg']),
      shown: fc.boolean(),
      sold: few(false, false, true),
      rank: few(1),
    },
    { requiredKeys: ['shown', 'sold'] },
  ),
  { nil: undefined, freq: 5 },
)
const corrections: fc.Arbitrary<Correction> = fc.oneof(
  few(20_000, 21_000, 22_000).map((value) => ({ field: 'price' as const, value })),
  few('', 'Demo', 'Ours').map((value) => ({ field: 'tag' as const, value })),
  few('', 'Clean.', 'Ours.').map((value) => ({ field: 'comments' as const, value })),
  few('/a.jpg', '/ours.jpg').map((url) => ({ field: 'photos' as const, value: [{ url }] })),
  fc.boolean().map((value) => ({ field: 'hidden' as const, value })),
  few(START - 50, START - 60).map((at) => ({ field: 'sold' as const, value: iso(at) })),
  few(1, 7).map((value) => ({ field: 'rank' as const, value })),
)
const car = few(...ids)
type Act =
  | { car: string; correction: Correction; lasts: number | undefined; isLate: boolean }
  | { car: string; back: CorrectionField }
const acts: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      car,
      correction: corrections,
      lasts: few(undefined, undefined, 1, 3),
      isLate: few(false, false, false, true),
    }),
  },
  { weight: 1, arbitrary: fc.record({ car, back: few(...correctionFields) }) },
)
/** An import, then what staff do, each to another car; then the ends that have come. */
const rounds = fc.record({
  rows: fc.array(rows, { minLength: ids.length, maxLength: ids.length }),
  acts: fc.uniqueArray(acts, { minLength: 8, maxLength: 24, selector: (act) => act.car }),
})

describeOnEngines('corrections by staff', (engine) => {
  const database = sharedDatabase(engine)
  let store: Store
  beforeAll(async () => {
    store = await database.open()
  })

  /** The same in the store and in the model, at one moment. */
  async function act(
    tenant: string,
    model: CorrectionModel,
    step: Act,
    now: number,
    open: readonly StoredCorrection[],
  ) {
    const field = 'back' in step ? step.back : step.correction.field
    const version = open.find((each) => each.car === step.car && each.field === field)?.version ?? 0
    const handle = store.corrections(tenant)
    if ('back' in step) {
      model.back(step.car, field)
      expect(await handle.end({ car: step.car, field, version }, staff(now))).toBe('done')
      return
    }
    const { correction, lasts, isLate } = step
    const end = lasts === undefined ? undefined : now + lasts
    const until = end === undefined ? undefined : iso(end)
    const wanted = { car: step.car, correction, until, version: isLate ? version + 1 : version }
    const isKnown = model.views().has(step.car)
    const expected =
      isLate && isKnown ? 'changed_meanwhile' : model.correct(step.car, correction, end)
    expect(await handle.put(wanted, staff(now))).toBe(expected)
  }

  test('and imports, in 1,000 random sequences, give what a plain model gives (D35)', async () => {
    let worlds = 0
    const histories = fc.array(rounds, { minLength: 2, maxLength: 4 })
    const property = fc.asyncProperty(histories, async (history) => {
      worlds += 1
      const tenant = `tenant-${worlds}`
      const model = new CorrectionModel()
      for (const [at, round] of history.entries()) {
        const now = START + at
        const given = new Map(
          ids.flatMap((id, index): [string, Row][] => {
            const row = round.rows[index]
            return row ? [[id, row]] : []
          }),
        )
        model.import(given, now)
        await importRows(store, tenant, given, now)
        const before = await store.stock(tenant).corrections()
        for (const step of round.acts) await act(tenant, model, step, now, before)
        model.endDue(now)
        for (const due of await store.allDueCorrections(iso(now))) {
          await store.corrections(due.tenant).endDue(iso(now))
        }
      }
      const cars = await carsOf(store, tenant)
      const views = cars.map((each): [string, View] => [each.id, viewOf(each)])
      expect(Object.fromEntries(views)).toEqual(Object.fromEntries(model.views()))
      const open = await store.stock(tenant).corrections()
      expect(open.map((each) => `${each.car} ${each.field}`).toSorted()).toEqual(model.open())
    })
    await fc.assert(property, { numRuns: WORLDS })
  }, 90_000)
})
