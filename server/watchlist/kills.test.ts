import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isFullTest } from '../../scripts/test-extent.ts'
import { killedProcesses, momentCounts } from '../killed-processes.fixture.ts'
import { describeOnEngines } from '../store/engines.fixture.ts'
import { openStore } from '../store/store.ts'
import type { FromProcess, ToProcess } from './kills-process.fixture.ts'

/** Each moment twice, in a full test twenty-five times. */
const KILLS = isFullTest ? 50 : 4
const CARS_EACH_ROUND = 30

type Saved = Omit<ToProcess, 'action'>

describeOnEngines('processes that are killed while buyers save cars', (engine) => {
  test(`${KILLS} kills: no car whose saving was answered is lost, and none that was removed comes back (Spec 4.12, 7.01, 7.02)`, async () => {
    await using database = await engine.fresh()
    const { note, until, of } = momentCounts(['sent', 'answered'])
    const answered = { save: new Set<string>(), remove: new Set<string>() }
    using processes = await killedProcesses<ToProcess, FromProcess>({
      file: join(import.meta.dirname, 'kills-process.fixture.ts'),
      args: [database.location],
      onAnswer({ action, car }) {
        answered[action].add(car)
        note('answered')
      },
    })
    const send = (to: (change: ToProcess) => void, change: ToProcess) => {
      to(change)
      note('sent')
    }
    /** A list a round: one has no room for the cars of all rounds of a full test. */
    const accounts = Array.from({ length: KILLS }, (_, round) => `account-${round}`)
    const [sent, removed]: [Saved[], Saved[]] = [[], []]
    for (const [round, account] of accounts.entries()) {
      const { toVictim, toOther } = processes
      const killed = of(round)().then(processes.kill)
      const own = Array.from({ length: CARS_EACH_ROUND }, (_, at) => ({
        account,
        car: `car-${round}-${at}`,
      }))
      sent.push(...own)
      for (const [at, saved] of own.entries()) {
        send(at % 3 ? toVictim : toOther, { action: 'save', ...saved })
      }
      await killed
      const one = own.find(({ car }) => answered.save.has(car))
      if (one === undefined) continue
      removed.push(one)
      send(processes.toVictim, { action: 'remove', ...one })
    }
    // Who had no answer presses again.
    for (const [action, all] of [
      ['save', sent],
      ['remove', removed],
    ] as const) {
      const unanswered = all.filter(({ car }) => !answered[action].has(car))
      for (const saved of unanswered) send(processes.toOther, { action, ...saved })
      await until(() => all.every(({ car }) => answered[action].has(car)))
    }

    const store = await openStore(database.location)
    const list = store.watchlist('harbour')
    const saved = await Promise.all(
      accounts.map(async (account) =>
        (await list.items(account)).map(({ car }) => `${account} ${car}`),
      ),
    )
    await store.close()
    expect(removed.length).toBeGreaterThan(0)
    const expected = sent.filter((one) => !removed.includes(one))
    expect(saved.flat().toSorted()).toEqual(
      expected.map(({ account, car }) => `${account} ${car}`).toSorted(),
    )
  }, 120_000)
})
