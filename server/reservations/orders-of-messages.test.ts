import { beforeAll, expect, test } from 'vitest'
import { askingPrice } from '#domain/car/price-display.ts'
import { release } from '#domain/payment/decision.ts'
import { everyWay, type Way } from '#domain/payment/every-way.fixture.ts'
import { nextStep } from '#domain/payment/next-step.ts'
import { settled } from '#domain/payment/settled.fixture.ts'
import { claimedAt } from '#domain/payment/standing.fixture.ts'
import type { Change, Standing } from '#domain/payment/standing.ts'
import type { BankAnswer, BankCall } from '#domain/payment/step.ts'
import { first, type Move, next, timeOf, type World } from '#domain/payment/world.fixture.ts'
import { isFullTest } from '../../scripts/test-extent.ts'
import { silentLog } from '../log.fixture.ts'
import { paymentOrder, testBank } from '../payments/sandbox-bank/sandbox-bank.fixture.ts'
import { describeOnEngines, sharedDatabase } from '../store/engines.fixture.ts'
import { newClaim } from '../store/new-claim.fixture.ts'
import { changeOf } from '../store/stock-change.fixture.ts'
import type { Store } from '../store/store.ts'
import { plainLetters } from './plain-letters.fixture.ts'
import { Reservations } from './reservations.ts'

/** Of the worlds that end alike, one more of so many is walked in a full test. */
const EVERY = 40
const id = 'a-hold'
const car = 'a-car'

/** What is compared: stage, payment, money and letters. */
type End = ReturnType<typeof endOf>
const endOf = ({ stored, bank, letters, entered }: World) => ({
  ...compared(stored),
  bank,
  letters: letters.toSorted(),
  entered: entered.toSorted(),
})
const compared = ({ stage, endedWhy, heldUntil, attempt, failedAt, remindedAt }: Standing) => ({
  stage,
  endedWhy,
  heldUntil,
  payment: attempt.state,
  unknownSince: attempt.unknownSince,
  failedAt,
  remindedAt,
})

/**
 * The shortest way to each end: two worlds are alike where, once left alone, they end in the same state with the same
 * money and letters, whenever that was. In a full test also every 40th of all the others.
 */
function ways(): Way[] {
  const found = new Map<string, Way>()
  const others: Way[] = []
  let count = 0
  for (const way of everyWay()) {
    const { heldUntil: _, unknownSince, failedAt, ...end } = endOf(settled(way.world))
    const key = JSON.stringify([end, unknownSince !== undefined, failedAt !== undefined])
    if (!found.has(key)) found.set(key, way)
    else if (isFullTest && count++ % EVERY === 0) others.push(way)
  }
  return [...found.values(), ...others]
}

const all = ways()

describeOnEngines('one payment in every order of its messages', (engine) => {
  const database = sharedDatabase(engine)
  let store: Store
  beforeAll(async () => {
    store = await database.open()
  })

  test(
    `${all.length} orders end at store and bank as the model says (Spec 9.19, D31)`,
    async () => {
      const bank = await testBank()
      const wrong: unknown[] = []
      for (const [n, way] of all.entries()) {
        const found = await walked(store, bank, `dealer-${n}`, way)
        if (found) wrong.push({ moves: way.moves, ...found })
      }
      expect(wrong).toEqual([])
      expect(all.length).toBeGreaterThan(30)
    },
    isFullTest ? 900_000 : 60_000,
  )
})

type TestBank = Awaited<ReturnType<typeof testBank>>

/** A worker that has asked the bank, which has done it; its answer is under way. */
interface Asked {
  readonly of: Standing & { readonly version: number }
  readonly call: BankCall
  readonly says: BankAnswer['says']
}

/** Goes a way at the store and the bank, for a dealer of its own; answers where they are not as the model says. */
async function walked(store: Store, bank: TestBank, tenant: string, { moves }: Way) {
  const { clock, provider, post } = bank
  const kept = store.reservations(tenant)
  const ref = { tenant, attempt: `${id}-1`, id: undefined }
  const iso = () => clock.now.toISOString()
  let workers: Asked[] = []
  let url = ''
  const stored = async () => {
    const found = await kept.reservation(id)
    if (!found) throw new Error('expected the reservation')
    return found
  }
  async function settle(version: number, { letter, ...change }: Change) {
    const of = await stored()
    const about = [tenant, of, clock.now] as const
    const posted =
      letter &&
      (letter === 'released'
        ? plainLetters[letter](...about, 'buyer')
        : plainLetters[letter](...about))
    return kept.settle(id, version, { ...change, ...(await posted), now: iso() })
  }
  /** As `Reservations` works, but each answer of the bank waits until its move. */
  async function goOn(of: Asked['of'], answer?: BankAnswer): Promise<void> {
    const step = nextStep(of, answer, clock.now)
    if (step.kind === 'wait') return
    if (step.kind === 'ask') {
      workers.push({ of, call: step.call, says: await provider[step.call](ref) })
      return
    }
    const changed = await settle(of.version, step.change)
    await (changed ? goOn(changed, answer) : goOn(await stored()))
  }
  async function does(move: Move, world: World): Promise<void> {
    if (typeof move === 'object') {
      const [worker] = workers.splice(move.worker, 1)
      if (!worker || move.has === 'end') return
      const says = move.has === 'answer' ? worker.says : 'no_answer'
      return goOn(worker.of, { to: worker.call, says })
    }
    switch (move) {
      case 'look':
        return goOn(await stored())
      case 'later':
        clock.now = timeOf(world)
        workers = world.workers.length === 0 ? [] : workers
        return
      case 'begin': {
        const order = paymentOrder(`${id}-1`, {
          tenant,
          hold: id,
          car,
          expires: new Date('9000-01-01'),
        })
        url = (await provider.begin(order)).url
        return
      }
      case 'pay':
        await post(url, { card: '4242424242424242', action: 'pay' })
        return
      case 'decline':
        await post(url, { card: '4000000000000002', action: 'pay' })
        return
      case 'release': {
        const of = await stored()
        const decision = release(of, 'buyer', clock.now)
        if (typeof decision !== 'string') await settle(of.version, decision)
        return
      }
      case 'another':
        await kept.claim(newClaim({ id: `${id}-next`, ...claim, now: iso() }))
    }
  }
  async function end(): Promise<End> {
    const lines = await kept.ledger({ from: '', to: '9' })
    const messages = await store.messages(tenant).latest(99)
    return {
      ...compared(await stored()),
      bank: await provider.look(ref),
      letters: messages.map((each) => each.id.split('-').at(-2) ?? '').toSorted(),
      entered: [...new Set(lines.map(({ kind }) => kind))].toSorted(),
    }
  }
  function differs(expected: World, found: End, after: number) {
    const is = JSON.stringify(found)
    return is === JSON.stringify(endOf(expected))
      ? undefined
      : { after, is: found, expected: endOf(expected) }
  }

  clock.now = claimedAt
  await store.stock(tenant).write(changeOf({ version: 0, ids: [car] }))
  const stocked = await store.stock(tenant).car(car)
  const claim = { car, priceSeen: (stocked && askingPrice(stocked)) ?? 0 }
  await kept.claim(newClaim({ id, ...claim, now: iso() }))
  let world = first
  for (const [n, move] of moves.entries()) {
    const to = next(world).find((each) => JSON.stringify(each.move) === JSON.stringify(move))
    if (!to) throw new Error(`expected a move ${JSON.stringify(move)}`)
    world = to.world
    await does(move, world)
    const wrong = differs(world, await end(), n + 1)
    if (wrong) return wrong
  }
  const reservations = new Reservations({
    services: { clock: () => clock.now, log: silentLog },
    open: async () => store,
    provider,
    letters: plainLetters,
    accountOf: async () => undefined,
    posted: () => {},
  })
  await reservations.look(tenant, id)
  return differs(settled(world), await end(), moves.length + 1)
}
