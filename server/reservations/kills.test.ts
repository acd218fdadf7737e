import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { isFullTest } from '../../scripts/test-extent.ts'
import { killedProcesses, momentCounts } from '../killed-processes.fixture.ts'
import { describeOnEngines } from '../store/engines.fixture.ts'
import type { Reservation } from '../store/reservation-store.ts'
import { changeOf } from '../store/stock-change.fixture.ts'
import { openStore } from '../store/store.ts'
import { bankProcess } from './bank-process.fixture.ts'
import type { FromProcess, ToProcess } from './kills-process.fixture.ts'
import { isDone, reservationFaults } from './reservation-faults.fixture.ts'

const moments = ['claim', 'charge', 'charged', 'webhook', 'hold', 'receipt'] as const
/** Each moment once; in a full test each more than 160 times. */
const KILLS = isFullTest ? 1_000 : moments.length
const BUYERS_EACH_ROUND = 6
const POLL_MS = 50
const MINUTE_MS = 60_000
const always = { from: '', to: '9' }
const approved = '4242424242424242'
const declined = '4000000000000002'

describeOnEngines('processes that are killed while buyers reserve cars', (engine) => {
  test(
    `${KILLS} kills: each payment has its hold or is given back by itself, and the bank’s book is the ledger (Spec 9.19, D31)`,
    async () => {
      await using database = await engine.fresh()
      await using bank = await bankProcess()
      const store = await openStore(database.location)
      const kept = store.reservations('harbour')
      const cars = Array.from({ length: (KILLS * BUYERS_EACH_ROUND) / 2 }, (_, n) => `car-${n}`)
      await store.stock('harbour').write(changeOf({ version: 0, ids: cars }))
      const { note, until, of } = momentCounts(moments)
      const answers = new Map<number, FromProcess & { kind: 'answered' }>()
      let kills = 0
      let requests = 0
      using processes = await killedProcesses<ToProcess, FromProcess>({
        file: join(import.meta.dirname, 'kills-process.fixture.ts'),
        args: [database.location, bank.url],
        onAnswer(answer) {
          if (answer.kind === 'answered') answers.set(answer.n, answer)
          note(answer.kind === 'answered' ? 'webhook' : answer.kind)
        },
      })

      /** Asks until there is an answer: again after each kill, as a person does who sees no page. */
      async function ask(message: Omit<ToProcess, 'n'>) {
        for (;;) {
          const n = requests++
          const at = kills
          const to = n % 3 === 0 ? processes.toOther : processes.toVictim
          to({ n, ...message })
          await until(() => answers.has(n) || kills > at)
          const answer = answers.get(n)
          if (answer) return answer
        }
      }

      /** From the form to the reservation: every fifth card is declined, every seventh buyer cancels. */
      async function buyer(place: number): Promise<void> {
        const car = cars[Math.floor(place / 2)] ?? ''
        const of = { id: `hold-${place}`, car, account: `buyer-${place}` }
        const { url } = await ask({ ...of, kind: 'reserve' })
        if (url === undefined) return
        await bank.pay(url, place % 5 === 4 ? declined : approved)
        // A webhook is lost with its server, and nobody asks again.
        processes.toVictim({ ...of, n: requests++, kind: 'webhook' })
        if (place % 2 === 0) await ask({ ...of, kind: 'look' })
        if (place % 7 === 6) await ask({ ...of, kind: 'release' })
      }

      for (let round = 0; round < KILLS; round++) {
        const killed = of(round)().then(async () => {
          await processes.kill()
          kills++
          note('webhook')
        })
        // Where a moment does not come any more, the next buyers bring it.
        let isOver = false
        void killed.then(() => {
          isOver = true
        })
        const first = round * BUYERS_EACH_ROUND
        const own = Array.from({ length: BUYERS_EACH_ROUND }, (_, at) => buyer(first + at))
        await Promise.all(own)
        if (!isOver) note(moments[round % moments.length] ?? 'claim')
        for (let n = 0; n < 9 && !isOver; n++) note(moments[round % moments.length] ?? 'claim')
        await killed
      }

      // Ten minutes of a claim and fifteen of an unknown payment, at a sixtieth.
      let all: Reservation[] = []
      for (let waited = 0; waited < 60_000; waited += POLL_MS) {
        all = await kept.reservations(always)
        if (all.every(isDone)) break
        await wait(POLL_MS)
      }
      const [book, ledger] = [await bank.book(), await kept.ledger(always)]
      expect(reservationFaults({ all, book, ledger })).toEqual([])
      const held = all.filter(({ stage }) => stage === 'held')
      expect(held.length).toBeGreaterThan(0)
      const leads = await Promise.all(held.map(({ id }) => store.leads('harbour').lead(id)))
      await store.close()
      expect(leads).not.toContain(undefined)
    },
    isFullTest ? 120 * MINUTE_MS : 3 * MINUTE_MS,
  )
})
