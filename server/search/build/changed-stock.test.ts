import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { demoStock } from '#demo/demo-stock.ts'
import { type Car, carSchema } from '#domain/car/car.ts'
import type { Correction } from '#domain/car/correction.ts'
import { askingPrice } from '#domain/car/price-display.ts'
import { DAY_MS, HOUR_MS } from '#domain/units.ts'
import { writeRun } from '../../stock/write/write-run.ts'
import { describeOnEngines, sharedDatabase } from '../../store/engines.fixture.ts'
import { newClaim } from '../../store/new-claim.fixture.ts'
import type { Store } from '../../store/store.ts'
import { type BuiltStock, buildStock, isTooLarge } from './build-stock.ts'
import { changeFromStore } from './change-from-store.ts'
import type { BuildRequest } from './index-options.ts'
import { packedCar } from './packed-cars.ts'

const START = Date.parse('2026-06-01T00:00:00.000Z')
const iso = (time: number) => new Date(time).toISOString()
const CARS = 40
const demo = demoStock('harbour', { now: new Date(START), count: CARS })
/** Places and order of ids differ from those of the demo: by bytes, beyond the basic plane too. */
const cars = demo.map((car, at) => ({
  ...car,
  id: `${['a', 'B', 'ü', '\u{1f697}', '\uffee'][at % 5]}-${(at * 37) % CARS}`,
}))

const request = (tenant: string, now: number, stockFilter?: string): BuildRequest => ({
  tenant,
  now: iso(now),
  timeZone: 'Australia/Brisbane',
  soldListedDays: 3,
  newTagDays: 8,
  stockFilter,
  locale: 'en-AU',
  subscription: false,
  places: { locations: [], dealerships: [] },
})

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

const few = <Value>(...values: Value[]) => fc.constantFrom(...values)
const some = few(...cars.map(({ id }) => id))
const correction: fc.Arbitrary<Correction> = fc.oneof(
  few(4, 9_000, 20_000, 90_000).map((value) => ({ field: 'price' as const, value })),
  few('', 'Demo', 'Ours').map((value) => ({ field: 'tag' as const, value })),
  few('/a.jpg', '/ours.jpg').map((url) => ({ field: 'photos' as const, value: [{ url }] })),
  fc.boolean().map((value) => ({ field: 'hidden' as const, value })),
  few(START - HOUR_MS, START - 2 * DAY_MS, START - 9 * DAY_MS).map((at) => ({
    field: 'sold' as const,
    value: iso(at),
  })),
  few(0, 1, 7).map((value) => ({ field: 'rank' as const, value })),
)
const differences: fc.Arbitrary<Partial<Car>> = fc.record(
  {
    make: few('Citroën', 'toyota', 'Toyota'),
    model: few('C3', 'Hilux', 'HILUX', 'Land Cruiser'),
    simple_body: few('Ute' as const, 'SUV' as const),
    price: few(9_500, 25_000),
    km: few(0, 12_345),
    slug: few('another-address'),
    stocknum: few('U77', 'U1'),
    standardEquipment: few<string[]>([], ['Tow bar'], ['Panoramic sunroof', 'Tow bar']),
    show_on_dealer_website: fc.boolean(),
    variant: few({ power: 999, acceleration: 1.9 }, { power: 70 }),
  },
  { requiredKeys: [] },
)
type Step =
  | { readonly kind: 'hold' | 'release' | 'back' | 'leave'; readonly car: string }
  | { readonly kind: 'correct'; readonly car: string; readonly correction: Correction }
  | { readonly kind: 'import'; readonly changes: readonly (readonly [string, Partial<Car>])[] }
  | { readonly kind: 'wait' }
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: few('hold' as const), car: some }) },
  { weight: 2, arbitrary: fc.record({ kind: few('release' as const), car: some }) },
  { weight: 6, arbitrary: fc.record({ kind: few('correct' as const), car: some, correction }) },
  { weight: 2, arbitrary: fc.record({ kind: few('back' as const), car: some }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: few('import' as const),
      changes: fc.array(fc.tuple(some, differences), { minLength: 1, maxLength: 4 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: few('leave' as const), car: some }) },
  { weight: 1, arbitrary: fc.record({ kind: few('wait' as const) }) },
)

describeOnEngines('a changed stock', (engine) => {
  const database = sharedDatabase(engine)
  let store: Store
  beforeAll(async () => {
    store = await database.open()
  })

  const whole = async (of: BuildRequest): Promise<BuiltStock> => {
    const built = await buildStock(store.stock(of.tenant), of)
    if (isTooLarge(built)) throw new Error('expected an index')
    return built
  }

  /** A tenant with cars, holds, and staff. */
  function world(tenant: string) {
    const feed = new Map<string, Car>(cars.map((car) => [car.id, car]))
    const held = new Map<string, string>()
    let [now, holds] = [START, 0]
    const by = () => ({ person: undefined, at: iso(now), client: undefined })
    const reservations = store.reservations(tenant)
    const importFeed = () =>
      writeRun(
        store.stock(tenant),
        { feed: 'feed', file: 'file', now: new Date(now), leaving: 'withdrawn', allowShrink: true },
        async ({ claim, put }) => {
          for (const id of feed.keys()) claim(id)
          await put([...feed.values()])
          return { findings, rejections: [] }
        },
      )
    async function hold(car: string) {
      const id = `hold-${holds++}`
      const shown = await store.stock(tenant).car(car)
      const priceSeen = (shown && askingPrice(shown)) ?? 0
      const claim = newClaim({ id, car, priceSeen, now: iso(now) })
      if ((await reservations.claim(claim)).state !== 'claimed') return
      const heldUntil = iso(now + 2 * DAY_MS)
      await reservations.settle(id, 1, { hold: { stage: 'held', heldUntil }, now: iso(now) })
      held.set(car, id)
    }
    async function release(car: string) {
      const id = held.get(car) ?? ''
      const reservation = await reservations.reservation(id)
      if (!reservation || !held.delete(car)) return
      const change = { hold: { stage: 'ended', why: 'released_by_dealer' } as const, now: iso(now) }
      await reservations.settle(id, reservation.version, change)
    }
    async function back(car: string) {
      const [open] = (await store.stock(tenant).corrections()).filter((own) => own.car === car)
      if (open) await store.corrections(tenant).end(open, by())
    }
    async function correct(car: string, correction: Correction) {
      const open = await store.stock(tenant).corrections()
      const known = open.find((own) => own.car === car && own.field === correction.field)
      const version = known?.version ?? 0
      await store.corrections(tenant).put({ car, correction, until: undefined, version }, by())
    }
    return {
      importFeed,
      now: () => now,
      async take(step: Step): Promise<void> {
        switch (step.kind) {
          case 'hold':
            return hold(step.car)
          case 'release':
            return release(step.car)
          case 'back':
            return back(step.car)
          case 'correct':
            return correct(step.car, step.correction)
          case 'leave':
            feed.delete(step.car)
            break
          case 'import':
            for (const [id, difference] of step.changes) {
              const car = feed.get(id)
              const { slug, ...rest } = difference
              const address = slug === undefined ? undefined : { slug: `${slug}-${id}` }
              if (car) feed.set(id, carSchema.parse({ ...car, ...rest, ...address }))
            }
            break
          case 'wait':
            now += HOUR_MS
            return
        }
        await importFeed()
      },
    }
  }

  function expectEqual(changed: BuiltStock, built: BuiltStock): void {
    expect(changed.version).toBe(built.version)
    // In a fraction of the time.
    if (!isDeepStrictEqual(changed.index, built.index)) expect(changed.index).toEqual(built.index)
    const carsIn = ({ cars }: BuiltStock) =>
      Array.from(cars.starts.keys(), (row) => packedCar(cars, row))
    if (!isDeepStrictEqual(carsIn(changed), carsIn(built))) {
      expect(carsIn(changed)).toEqual(carsIn(built))
    }
  }

  test('is what a whole build gives, after any holds, corrections and imports (Spec 9.19, D35)', async () => {
    let [worlds, changes, builds] = [0, 0, 0]
    const filter = few(undefined, 'price > 9000 AND NOT tag = Ours')
    const property = fc.asyncProperty(
      filter,
      fc.array(step, { minLength: 6, maxLength: 14 }),
      async (stockFilter, steps) => {
        const tenant = `tenant-${worlds++}`
        const { importFeed, now, take } = world(tenant)
        await importFeed()
        let built = await whole(request(tenant, now(), stockFilter))
        for (const step of steps) {
          await take(step)
          const due = request(tenant, now(), stockFilter)
          const changed = await changeFromStore(store.stock(tenant), built, due)
          if (changed) expectEqual(changed, await whole({ ...due, now: built.now }))
          built = changed ?? (await whole(due))
          if (changed) changes++
          else builds++
        }
      },
    )
    await fc.assert(property, { numRuns: 8 })
    expect(changes).toBeGreaterThan(5 * builds)
  }, 90_000)
})
