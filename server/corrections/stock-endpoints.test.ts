import { beforeAll, expect, test } from 'vitest'
import { staffServer } from '../staff/staff-server.fixture.ts'
import { describeOnEngines, sharedDatabase } from '../store/engines.fixture.ts'
import { changeOf } from '../store/stock-change.fixture.ts'
import type { Store } from '../store/store.ts'

describeOnEngines('the stock of a dealer', (engine) => {
  const database = sharedDatabase(engine)
  let store: Store
  beforeAll(async () => {
    store = await database.open()
  })

  async function world(cars: number) {
    const server = await staffServer(store)
    const ids = Array.from({ length: cars }, (_, at) => `c${String(at).padStart(3, '0')}`)
    await store.stock('harbour').write(changeOf({ version: 0, ids }))
    const sam = await server.signedIn(await server.person('Sam', { harbour: 'editor' }))
    const of = (car: string, body?: object) => ({ params: { site: 'harbour', car }, body })
    return {
      list: async (query: string) =>
        (await sam.call('GET /:site/stock', { ...of(''), query })).data,
      explain: async (car: string) =>
        (await sam.call('GET /:site/stock/:car/explain', of(car))).data,
      correct: (car: string, body: object) =>
        sam.call('POST /:site/stock/:car/corrections', of(car, body)),
      end: (car: string, body: object) =>
        sam.call('POST /:site/stock/:car/corrections/end', of(car, body)),
      actions: async () =>
        (await store.staff('harbour').audit.entries({ limit: 9 })).map(({ action }) => action),
    }
  }

  test('is listed in pages by words, shares and order (Spec 6.03)', async () => {
    const { list, correct } = await world(230)
    const first = await list('?sort=price')
    expect(first).toMatchObject({ total: 230, feeds: ['fixture'], counts: { all: 230, hidden: 0 } })
    const next = await list(`?sort=price&after=${encodeURIComponent(first.after)}`)
    expect(next.after).toBeUndefined()
    const cars: { id: string; price?: number; shows: string[] }[] = [...first.cars, ...next.cars]
    expect(new Set(cars.map(({ id }) => id)).size).toBe(230)
    const prices = cars.flatMap(({ price }) => price ?? [])
    expect(prices).toEqual(prices.toSorted((a, b) => a - b))
    const down = await list('?sort=price&down=1')
    expect(down.cars[0].price).toBe(prices.at(-1))
    await correct('c007', { correction: { field: 'hidden', value: true }, version: 0 })
    expect(await list('?show=hidden&q=C007')).toMatchObject({
      total: 1,
      cars: [{ id: 'c007', shows: expect.arrayContaining(['hidden', 'corrected']) }],
      counts: { hidden: 1, corrected: 1 },
    })
  })

  test('says what buyers see and why; a correction counts at once, tells what the feed says, and is not overwritten unseen (Spec 6.03, D35)', async () => {
    const { explain, correct, end, actions } = await world(1)
    const before = await explain('c000')
    const seen = (of: typeof before, thing: string) =>
      of.decisions.find((each: { thing: string }) => each.thing === thing)
    const against = (of: typeof before, thing: string) =>
      seen(of, thing)
        .conditions.filter(({ holds }: { holds: boolean }) => !holds)
        .map(({ code }: { code: string }) => code)
    expect(seen(before, 'Listed')).toMatchObject({ is_shown: true })
    expect(seen(before, 'Reserve button')).toMatchObject({ is_shown: true })

    const price = { field: 'price', value: 150 } as const
    const made = await correct('c000', { correction: price, version: 0 })
    expect(made).toMatchObject({ status: 200, data: { values: { price: 150 } } })
    expect(seen(made.data, 'Price').text).toBe('$150')
    expect(against(made.data, 'Reserve button')).toEqual(['price_not_above_200'])
    const [correction] = made.data.corrections
    expect(correction).toMatchObject({ field: 'price', by: { name: 'Sam' } })
    expect(correction.feed).toBe(seen(before, 'Price').text)

    const late = await correct('c000', { correction: { ...price, value: 1 }, version: 0 })
    expect(late).toMatchObject({ status: 409, data: { code: 'changed_meanwhile' } })
    expect((await end('c000', { field: 'price', version: 0 })).status).toBe(409)

    const hidden = { correction: { field: 'hidden', value: true }, version: 0 }
    const off = await correct('c000', hidden)
    expect(against(off.data, 'Listed')).toEqual(['kept_off_website'])
    const past = { ...hidden, version: 0, until: '2001-01-01T00:00:00.000Z' }
    expect(await correct('c000', past)).toMatchObject({
      status: 422,
      data: { fields: { until: expect.any(String) } },
    })
    const same = { correction: { field: 'hidden', value: false }, version: 3 }
    expect(await correct('c000', same)).toMatchObject({ status: 422 })
    expect(await correct('none', hidden)).toMatchObject({ status: 404 })

    const back = await end('c000', { field: 'price', version: correction.version })
    expect(back.data.values.price).toBe(before.values.price)
    expect((await actions()).slice(0, 3)).toEqual([
      'correction_ended',
      'car_corrected',
      'car_corrected',
    ])
  })
})
