import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { setTimeout as wait } from 'node:timers/promises'
import { CLAIM_TRIES, LIVE_CLAIMS } from '#domain/reservation/thresholds.ts'
import { bankProcess } from '#server/reservations/bank-process.fixture.ts'
import type { FromProcess, ToProcess } from '#server/reservations/kills-process.fixture.ts'
import {
  type Books,
  isDone,
  reservationFaults,
} from '#server/reservations/reservation-faults.fixture.ts'
import { changeOf } from '#server/store/stock-change.fixture.ts'
import { openStore, type Store } from '#server/store/store.ts'
import { startPostgres } from '../scripts/postgres.ts'
import { withTemporaryFolder } from './temporary-folder.ts'

const ATTEMPTS = 100_000
const ATTEMPTS_A_CAR = 100
const BUYERS = 200
const PROCESSES = 4
/** So many cars are wanted at a time, each by ten buyers. */
const WANTED_AT_ONCE = 20
/** Of so many claims one is left unpaid, and two each are declined or given back once they are held. */
const TURN = 20
const LONGEST_WAIT_MS = 120_000
const POLL_MS = 250
const always = { from: '', to: '9' }
const approved = '4242424242424242'
const declined = '4000000000000002'
const program = join(import.meta.dirname, '../server/reservations/kills-process.fixture.ts')

/**
 * Buyers reserve the same cars at four servers of one store and pay at a bank in a process of its own; some are
 * declined, leave, or give the car back. Compares holds, ledger and the bank's book, on both engines. D31.
 * @throws Error with what does not agree
 */
export const holdsBench = (attempts = ATTEMPTS): Promise<void> =>
  withTemporaryFolder('holds', async (folder) => {
    await measure('SQLite', join(folder, 'forecourt.db'), attempts)
    const postgres = await startPostgres({ isDurable: true })
    try {
      await measure('PostgreSQL', postgres.url, attempts)
    } finally {
      await postgres.stop()
    }
  })

async function measure(engine: string, location: string, attempts: number): Promise<void> {
  await using bank = await bankProcess()
  const store = await openStore(location)
  try {
    const cars = Array.from({ length: Math.ceil(attempts / ATTEMPTS_A_CAR) }, (_, n) => `car-${n}`)
    await store.stock('harbour').write(changeOf({ version: 0, ids: cars }))
    using servers = await startServers([location, bank.url])
    const buyers = reservingBuyers(servers, bank)
    const start = performance.now()
    await buyers.reserve(cars, attempts)
    const seconds = (performance.now() - start) / 1_000
    await within(`a hold of each of ${cars.length} cars`, async () => {
      const free = await carsWithoutBuyer(store, cars)
      await Promise.all(free.map((car) => buyers.reserveForGood(car)))
      return free.length === 0
    })
    const books = await settled(store, bank)
    print({ engine, attempts, seconds, cars: cars.length, answers: buyers.answers, books })
  } finally {
    await store.close()
  }
}

/** Their attempts, each by the next buyer who has time, and how often each answer came. */
function reservingBuyers(
  servers: Pick<Awaited<ReturnType<typeof startServers>>, 'ask'>,
  bank: Pick<Awaited<ReturnType<typeof bankProcess>>, 'pay'>,
) {
  const answers = new Map<string, number>()
  let [sent, claims] = [0, 0]
  async function attempt(car: string, buyer: number, turnOf: (claim: number) => number) {
    const of = { id: `hold-${sent++}`, car, account: `buyer-${buyer}` }
    const { state, url } = await servers.ask({ ...of, kind: 'reserve' })
    answers.set(state, (answers.get(state) ?? 0) + 1)
    if (state !== 'to_bank' || url === undefined) return
    const turn = turnOf(claims++)
    if (turn === 0) return
    await bank.pay(url, turn <= 2 ? declined : approved)
    // The bank's message and the buyer come to different servers at once.
    await Promise.all([
      servers.ask({ ...of, kind: 'webhook' }),
      servers.ask({ ...of, kind: 'look' }),
    ])
    if (turn === 3 || turn === 4) await servers.ask({ ...of, kind: 'release' })
  }
  return {
    answers,
    async reserve(cars: readonly string[], attempts: number): Promise<void> {
      let begun = 0
      const buyer = async (_: unknown, own: number) => {
        for (let n = begun++; n < attempts; n = begun++) {
          const first = n - (n % (WANTED_AT_ONCE * ATTEMPTS_A_CAR))
          const car = cars[first / ATTEMPTS_A_CAR + (n % WANTED_AT_ONCE)] ?? cars[0] ?? ''
          await attempt(car, own, (claim) => claim % TURN)
        }
      }
      await Promise.all(Array.from({ length: BUYERS }, buyer))
    },
    /** By one who pays, and keeps the car. */
    reserveForGood: (car: string) => attempt(car, sent % BUYERS, () => TURN),
  }
}

async function startServers(args: readonly string[]) {
  const children = Array.from({ length: PROCESSES }, () => fork(program, args))
  const waiting = new Map<number, (answer: FromProcess & { kind: 'answered' }) => void>()
  for (const child of children) {
    child.on('message', (message: FromProcess) => {
      if (message.kind !== 'answered') return
      waiting.get(message.n)?.(message)
      waiting.delete(message.n)
    })
  }
  await Promise.all(children.map((child) => once(child, 'message')))
  let asked = 0
  return {
    /** Each question goes to the next server. */
    ask: (question: Omit<ToProcess, 'n'>) =>
      new Promise<FromProcess & { kind: 'answered' }>((resolve) => {
        const n = asked++
        waiting.set(n, resolve)
        children[n % PROCESSES]?.send({ ...question, n })
      }),
    [Symbol.dispose](): void {
      for (const child of children) child.kill('SIGKILL')
    },
  }
}

async function carsWithoutBuyer(store: Store, cars: readonly string[]): Promise<string[]> {
  const all = await store.reservations('harbour').reservations(always)
  const taken = new Set(all.flatMap(({ stage, car }) => (stage === 'held' ? car : [])))
  return cars.filter((car) => !taken.has(car))
}

/** All that is stored, once there is nothing more to do. */
async function settled(
  store: Store,
  bank: Pick<Awaited<ReturnType<typeof bankProcess>>, 'book'>,
): Promise<Books> {
  const kept = store.reservations('harbour')
  let all: Books['all'] = []
  await within('an end of each reservation', async () => {
    all = await kept.reservations(always)
    return all.every(isDone)
  })
  return { all, ledger: await kept.ledger(always), book: await bank.book() }
}

async function within(what: string, isSo: () => Promise<boolean>): Promise<void> {
  for (let waited = 0; !(await isSo()); waited += POLL_MS) {
    if (waited >= LONGEST_WAIT_MS) throw new Error(`expected ${what}`)
    await wait(POLL_MS)
  }
}

interface Measured {
  readonly engine: string
  readonly attempts: number
  readonly seconds: number
  readonly cars: number
  readonly answers: ReadonlyMap<string, number>
  readonly books: Books
}

function print({ engine, attempts, seconds, cars, answers, books }: Measured): void {
  const { all, ledger } = books
  const claims = answers.get('to_bank') ?? 0
  const entries = ledger.filter(({ account }) => account === 'provider')
  const moved = (kind: string) => entries.filter((entry) => entry.kind === kind)
  const dollars = entries.reduce((sum, { cents }) => sum + cents, 0) / 100
  const sum = ledger.reduce((total, { cents }) => total + cents, 0)
  const more = [...answers.values()].reduce((total, count) => total + count, -attempts)
  const ends = Map.groupBy(all, ({ stage, endedWhy }) => endedWhy ?? stage)
  const refused = [...answers].filter(([state]) => state !== 'to_bank')
  const list = (of: Iterable<readonly [string, number]>) =>
    [...of].map(([what, count]) => `${what} ${count.toLocaleString('en')}`).join(', ')
  const faults = reservationFaults(books)
  console.log(`${engine}: ${attempts.toLocaleString('en')} attempts on ${cars.toLocaleString('en')} cars by ${BUYERS} buyers over ${PROCESSES} processes: ${seconds.toFixed(1)} s, ${(attempts / seconds).toFixed(0)} a second; then ${more} more, until each car was held
  limits: ${LIVE_CLAIMS} live claims and ${CLAIM_TRIES} claims an hour for each account and each address; a buyer has one of each, and an hour is a minute
  claims ${claims.toLocaleString('en')}; refused: ${list(refused)}
  ends: ${list([...ends].map(([why, { length }]) => [why, length]))}
  captured ${moved('capture').length}, refunded ${moved('refund').length}, $${dollars.toLocaleString('en')} with the bank; sum of the ledger ${sum}
  faults: ${faults.length}`)
  if (faults.length > 0) throw new Error(faults.slice(0, 10).join('\n'))
}
