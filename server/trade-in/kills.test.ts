import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { typed } from '#domain/trade-in/valuation.fixture.ts'
import { stepOf } from '#parts/valuation/valuation-view.ts'
import { isFullTest } from '../../scripts/test-extent.ts'
import { killedProcesses, momentCounts } from '../killed-processes.fixture.ts'
import { describeOnEngines } from '../store/engines.fixture.ts'
import { openStore } from '../store/store.ts'
import type { FromProcess, ToProcess } from './kills-process.fixture.ts'

/** Each moment once, in a full test a hundred times. */
const KILLS = isFullTest ? 500 : 5
/** Enough that each moment comes as often as a round waits for. */
const BUYERS_EACH_ROUND = 6
const POLL_MS = 10
const MINUTE_MS = 60_000

type Sent = Omit<ToProcess, 'n' | 'id'>

describeOnEngines('processes that are killed while buyers have cars valued', (engine) => {
  test(
    `${KILLS} kills: no answered step is lost, no lead is doubled, no estimate is asked for twice (Spec 4.22, 7.15, D23, D24)`,
    async () => {
      await using database = await engine.fresh()
      const store = await openStore(database.location)
      const valuations = store.valuations('harbour')
      const moments = ['sent', 'looks_up', 'answered', 'estimates', 'later'] as const
      const { note, until, of } = momentCounts(moments)
      const estimated: string[] = []
      const versions = new Map<number, number>()
      let kills = 0
      using processes = await killedProcesses<ToProcess, FromProcess>({
        file: join(import.meta.dirname, 'kills-process.fixture.ts'),
        args: [database.location, join(import.meta.dirname, '../../tenants/harbour/site.json')],
        onAnswer(answer) {
          if (answer.kind === 'estimates') estimated.push(answer.evalId)
          if (answer.kind === 'answered') versions.set(answer.n, answer.version)
          note(answer.kind)
        },
      })
      const found = (id: string) => valuations.valuation(id, new Date().toISOString())

      let forms = 0
      /** Sends a form until it is answered: again after each kill, as a person does who sees no page. */
      async function post(id: string, sent: Sent): Promise<void> {
        for (;;) {
          const n = forms++
          const at = kills
          const to = n % 3 === 0 ? processes.toOther : processes.toVictim
          to({ n, id, ...sent })
          note('sent')
          await until(() => versions.has(n) || kills > at)
          const version = versions.get(n)
          if (version === undefined) continue
          note('later')
          // What was answered is there, whoever was killed since.
          expect((await found(id))?.version).toBeGreaterThanOrEqual(version)
          return
        }
      }

      /** From the plate to the figure. */
      async function buyer(id: string, rego: string): Promise<void> {
        const registration = { rego, state: 'QLD' }
        await post(id, { fields: registration })
        for (;;) {
          const { state, version: at, estimate } = (await found(id)) ?? {}
          if (estimate?.at !== undefined) return
          const step = state && stepOf(state)
          const version = String(at)
          if (step === 'photos') await post(id, { step, fields: { version } })
          else if (step === 'car') await post(id, { step, fields: { version, ...registration } })
          else if (step === 'details') {
            await post(id, { step, fields: { version, ...typed, comments: `Car ${id}` } })
          } else await wait(POLL_MS)
        }
      }

      const buyers: string[] = []
      for (let round = 0; round < KILLS; round++) {
        const killed = of(round)().then(async () => {
          await processes.kill()
          kills++
          note('later')
        })
        const own = Array.from({ length: BUYERS_EACH_ROUND }, (_, at) => `buyer-${round}-${at}`)
        buyers.push(...own)
        await Promise.all([killed, ...own.map((id, at) => buyer(id, `${round % 1_000}X${at}`))])
      }
      const leads = new Set<string | undefined>()
      for (const id of buyers) leads.add((await found(id))?.lead)
      const stored = await listed()
      await store.close()

      expect(leads).not.toContain(undefined)
      expect([...leads].toSorted()).toEqual(stored.toSorted())
      expect(stored).toHaveLength(buyers.length)
      expect(estimated.length).toBe(new Set(estimated).size)
      expect(estimated.length).toBeGreaterThan(0)

      async function listed(): Promise<string[]> {
        const ids: string[] = []
        for (;;) {
          const last = ids.at(-1)
          const page = await store
            .leads('harbour')
            .leads({ limit: 100, ...(last !== undefined && { after: last }) })
          ids.push(...page.map(({ id }) => id))
          if (page.length < 100) return ids
        }
      }
    },
    isFullTest ? 90 * MINUTE_MS : 2 * MINUTE_MS,
  )
})
