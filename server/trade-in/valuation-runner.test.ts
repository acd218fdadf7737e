import { expect, test } from 'vitest'
import { recordingLog } from '../log.fixture.ts'
import { sqliteForTests } from '../store/engines.fixture.ts'
import { minutesLater, newLead } from '../store/new-lead.fixture.ts'
import { newValuation, valuationSteps } from '../store/new-valuation.fixture.ts'
import { openStore } from '../store/store.ts'
import type { ValuationProvider } from './providers/provider.ts'
import { sandboxProvider } from './providers/sandbox.ts'
import { ValuationRunner } from './valuation-runner.ts'

const clock = () => new Date(minutesLater(1))
const contact = { email: 'sales@example.com' }
const site = {
  slug: 'harbour',
  locale: 'en-AU',
  tradeIn: { images: true, years: 10, save: false },
  contact,
} as const

test('the provider is handed each picture before it is asked for the figure, whatever becomes of one (Spec 7.14, 7.15)', async () => {
  await using database = await sqliteForTests.fresh()
  const store = await openStore(database.location)
  const valuations = store.valuations('harbour')
  const { done } = valuationSteps
  await valuations.begin(newValuation({ id: 'one' }))
  const answered = { version: 1, now: minutesLater(0) }
  const wish = { km: 61_500, isAsked: true }
  await valuations.submit('one', answered, newLead({ id: 'lead' }), wish, () => done)
  const calls: string[] = []
  const provider: ValuationProvider = {
    ...sandboxProvider(clock),
    async sendPicture({ evalId, name, type, bytes }) {
      calls.push(`${evalId} ${name} ${type} ${bytes.length}`)
      if (name === 'photo-1.jpg') throw new Error('no')
    },
    async estimate({ evalId, userEmail }) {
      calls.push(`${evalId} ${userEmail}`)
      return { from: 18_000, to: 20_500 }
    },
  }
  const { log, logged } = recordingLog()
  const runner = new ValuationRunner({
    services: { siteOf: async () => site, clock, log },
    open: async () => store,
    provider,
    picturesOf: async () => [3, 5].map((bytes) => async () => new Uint8Array(bytes)),
  })
  runner.wake('harbour', 'one')
  await expect
    .poll(async () => (await valuations.valuation('one', minutesLater(1)))?.estimate?.range)
    .toEqual({ from: 18_000, to: 20_500 })
  await runner.close()
  await store.close()
  expect(calls).toEqual([
    '48213 photo-1.jpg image/jpeg 3',
    '48213 photo-2.jpg image/jpeg 5',
    '48213 sales@example.com',
  ])
  expect(logged.map(({ event }) => event)).toEqual(['picture_not_sent'])
})

test('a provider that never answers is given up when its time is over (Spec 8.05)', async () => {
  await using database = await sqliteForTests.fresh()
  const store = await openStore(database.location)
  const valuations = store.valuations('harbour')
  await valuations.begin(newValuation({ id: 'one', state: valuationSteps.looking_up }))
  const { log, logged } = recordingLog()
  const lookUp: ValuationProvider['lookUp'] = (_, signal) =>
    new Promise((_done, fail) => signal.addEventListener('abort', () => fail(signal.reason)))
  const runner = new ValuationRunner({
    services: { siteOf: async () => site, clock, log },
    open: async () => store,
    provider: { ...sandboxProvider(clock), lookUp },
    budgetMs: 30,
  })
  runner.wake('harbour', 'one')
  await expect
    .poll(async () => (await valuations.valuation('one', minutesLater(1)))?.state.step)
    .toBe('failed')
  await runner.close()
  await store.close()
  expect(logged.map(({ event }) => event)).toEqual(['look_up_failed'])
})
