import { beforeAll, beforeEach, expect, test } from 'vitest'
import { replay } from '#domain/prize/replay.ts'
import { saleWheel, wheelOf } from '#domain/prize/wheel.fixture.ts'
import { describeOnEngines, sharedDatabase } from './engines.fixture.ts'
import { leadCreated, minutesLater } from './new-lead.fixture.ts'
import { counting, newSpin } from './new-spin.fixture.ts'
import type { SpinStore, Spun, StoredDraw } from './spin-store.ts'
import type { Store } from './store.ts'
import { StoreError } from './store-error.ts'

const { id: wheel } = saleWheel

/** Whoever waits too long for a connection asks again, as a buyer does. */
async function answered(spin: () => Promise<Spun>): Promise<Spun> {
  for (;;) {
    try {
      return await spin()
    } catch (error) {
      if (!(error instanceof StoreError)) throw error
    }
  }
}

describeOnEngines('spins of a wheel', (engine) => {
  const database = sharedDatabase(engine)
  let store: Store
  let spins: SpinStore
  beforeAll(async () => {
    store = await database.open()
  })
  beforeEach(() => {
    spins = store.spins('harbour')
  })
  async function audit() {
    const found: StoredDraw[] = []
    for await (const draw of spins.draws(wheel)) found.push(draw)
    return found
  }
  const differences = (draws: readonly StoredDraw[]) => {
    const add = replay()
    return draws.flatMap((draw) => add(draw))
  }

  test('a prize is drawn with its claim code, lead, message and audit (Spec 9.20, D32)', async () => {
    const spun = await spins.spin(newSpin({ id: 'ada', random: () => '000000000001' }))
    const spin = {
      wheel,
      number: 1,
      segment: 'segment-2',
      prize: 'Service voucher 2',
      value: 50,
      claimCode: 'W-ada',
      at: leadCreated,
      claimedAt: undefined,
    }
    expect(spun).toEqual({ state: 'drawn', spin })
    expect(await spins.ofAccount(wheel, 'account-ada')).toEqual([spin])
    expect(await spins.byCode('W-ada')).toEqual(spin)
    expect((await spins.given(wheel)).get('segment-2')).toBe(1)
    expect(await store.leads('harbour').lead('spin-ada')).toBeDefined()
    expect(await store.messages('harbour').message('prize-ada')).toBeDefined()
    const [draw, ...others] = await audit()
    expect(others).toEqual([])
    expect(draw).toMatchObject({
      n: 1,
      number: 1,
      at: leadCreated,
      random: '000000000001',
      segment: 'segment-2',
      terms: { version: '1' },
      isChained: true,
      told: 'segment-2',
    })
    expect(draw?.prizes).toHaveLength(19)
  })

  test('the same spin again is the one that was drawn, whatever follows from it (D24, D32)', async () => {
    const first = await spins.spin(newSpin({ id: 'ada' }))
    const again = await spins.spin(newSpin({ id: 'ada', claimCode: 'W-other' }))
    expect(first).toMatchObject({ state: 'drawn', spin: { claimCode: 'W-ada' } })
    expect(again).toEqual({ ...first, state: 'known' })
    expect(await audit()).toHaveLength(1)
  })

  test('a second spin follows the first, and neither is skipped (D32)', async () => {
    const second = { id: 'two', account: 'a', person: 'p', number: 2 }
    expect(await spins.spin(newSpin(second))).toEqual({ state: 'not_next' })
    await spins.spin(newSpin({ ...second, id: 'one', number: 1 }))
    expect(await spins.spin(newSpin({ ...second, id: 'three', number: 3 }))).toEqual({
      state: 'not_next',
    })
    expect(await spins.spin(newSpin(second))).toMatchObject({ state: 'drawn' })
    const numbers = (await spins.ofAccount(wheel, 'a')).map(({ number }) => number)
    expect(numbers).toEqual([1, 2])
  })

  test('whoever deletes the account does not spin anew with its number (D32)', async () => {
    await spins.spin(newSpin({ id: 'before', person: 'ada' }))
    expect(await spins.spin(newSpin({ id: 'after', person: 'ada' }))).toEqual({ state: 'not_next' })
    const other = newSpin({ id: 'other-wheel', person: 'ada', wheel: 'next-sale' })
    expect(await spins.spin(other)).toMatchObject({ state: 'drawn' })
  })

  test('of 1,000 at once from two processes each spins once, and no stock falls below zero (D32)', async () => {
    const other = (await database.open()).spins('harbour')
    const { segments } = wheelOf([
      { weight: 1, stock: 3 },
      { weight: 50, stock: 80 },
    ])
    const random = counting()
    // 500 buyers press twice; there are 83 prizes.
    const results = await Promise.all(
      Array.from({ length: 1_000 }, (_, at) => {
        const buyer = `${at % 500}`
        const from = at % 3 === 0 ? other : spins
        return answered(() =>
          from.spin(newSpin({ id: buyer, segments, random, claimCode: `W-${at}` })),
        )
      }),
    )
    const count = (state: string) => results.filter((result) => result.state === state).length
    expect(count('drawn')).toBe(83)
    expect(count('known') + count('no_prizes_left')).toBe(1_000 - 83)
    const draws = await audit()
    expect(draws.map(({ n }) => n)).toEqual(Array.from({ length: 83 }, (_, at) => at + 1))
    const [cash, voucher] = [...(await spins.given(wheel)).values()]
    expect([cash, voucher]).toEqual([3, 80])
    expect(draws.flatMap(({ prizes }) => prizes).every(({ stock, given }) => given <= stock)).toBe(
      true,
    )
    expect(differences(draws)).toEqual([])
    expect(draws.every(({ isChained }) => isChained)).toBe(true)
    const perBuyer = await Promise.all(
      Array.from({ length: 500 }, (_, at) => spins.ofAccount(wheel, `account-${at}`)),
    )
    expect(Math.max(...perBuyer.map(({ length }) => length))).toBe(1)
  })

  test('a wheel that the dealer changes goes on from what was given, and is drawn again as it was (D32)', async () => {
    const random = () => '000000000000'
    await spins.spin(newSpin({ id: 'one', random }))
    const [, ...others] = saleWheel.segments
    await spins.spin(newSpin({ id: 'two', segments: others, random }))
    await spins.spin(newSpin({ id: 'three', random }))
    const draws = await audit()
    expect(draws.map(({ segment }) => segment)).toEqual(['segment-1', 'segment-2', 'segment-3'])
    expect(differences(draws)).toEqual([])
  })

  test('a failure of what follows stores nothing, and the spin is still there (D32)', async () => {
    const failing = newSpin({
      id: 'ada',
      follow: () => {
        throw new Error('no lead')
      },
    })
    await expect(spins.spin(failing)).rejects.toThrow('no lead')
    expect(await audit()).toEqual([])
    expect(await spins.spin(newSpin({ id: 'ada' }))).toMatchObject({ state: 'drawn' })
  })

  test('a prize is given once, which the audit log tells (D32)', async () => {
    await spins.spin(newSpin({ id: 'ada' }))
    const by = { person: 'sam', at: minutesLater(5), client: undefined }
    expect(await spins.give('W-nobody', by)).toBe(false)
    const given = await Promise.all([spins.give('W-ada', by), spins.give('W-ada', by)])
    expect(given.filter(Boolean)).toEqual([true])
    expect(await spins.byCode('W-ada')).toMatchObject({ claimedAt: minutesLater(5) })
    const [entry, ...others] = await store.staff('harbour').audit.entries({ limit: 9 })
    expect(others).toEqual([])
    expect(entry).toMatchObject({
      action: 'prize_given',
      person: 'sam',
      details: { code: 'W-ada', prize: '$2,000 cash' },
    })
  })

  test('what no database can store is no code (D22)', async () => {
    for (const code of ['\0', '\ud800']) expect(await spins.byCode(code)).toBeUndefined()
  })
})
