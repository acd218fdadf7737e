import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isFullTest } from '../../scripts/test-extent.ts'
import { killedProcesses, momentCounts } from '../killed-processes.fixture.ts'
import { describeOnEngines } from '../store/engines.fixture.ts'
import { openStore } from '../store/store.ts'
import type { FromProcess, ToProcess } from './kills-process.fixture.ts'

/** Each moment twice, in a full test twenty times. */
const KILLS = isFullTest ? 40 : 4
const CARS_EACH_ROUND = 30

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
    const [sent, removed]: [string[], string[]] = [[], []]
    for (let round = 0; round < KILLS; round++) {
      const { toVictim, toOther } = processes
      const killed = of(round)().then(processes.kill)
      const own = Array.from({ length: CARS_EACH_ROUND }, (_, at) => `car-${round}-${at}`)
      sent.push(...own)
      for (const [at, car] of own.entries()) {
        send(at % 3 ? toVictim : toOther, { action: 'save', car })
      }
      await killed
      const car = own.find((each) => answered.save.has(each))
      if (car === undefined) continue
      removed.push(car)
      send(processes.toVictim, { action: 'remove', car })
    }
    // Who had no answer presses again.
    for (const [action, all] of [
      ['save', sent],
      ['remove', removed],
    ] as const) {
      const unanswered = all.filter((car) => !answered[action].has(car))
      for (const car of unanswered) send(processes.toOther, { action, car })
      await until(() => all.every((car) => answered[action].has(car)))
    }

    const store = await openStore(database.location)
    const items = await store.watchlist('harbour').items('an-account')
    await store.close()
    const cars = items.map(({ car }) => car)
    expect(removed.length).toBeGreaterThan(0)
    expect(cars.toSorted()).toEqual(sent.filter((car) => !removed.includes(car)).toSorted())
  }, 60_000)
})
