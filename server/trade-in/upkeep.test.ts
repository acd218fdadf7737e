import { mkdir, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { recordingLog } from '../log.fixture.ts'
import { minutesLater, newLead } from '../store/new-lead.fixture.ts'
import { newValuation, valuationSteps } from '../store/new-valuation.fixture.ts'
import { photo, pictureServer, VALUATION } from '../valuation-pictures/picture-server.fixture.ts'
import { valuationUpkeep } from './upkeep.ts'

const DAY = 24 * 60
let server: Awaited<ReturnType<typeof pictureServer>>
beforeAll(async () => {
  server = await pictureServer()
})
beforeEach(() => server.reset())
afterAll(() => server.close())

const { log, logged } = recordingLog()
const runAt = (minutes: number) =>
  valuationUpkeep({
    photos: server.photos,
    open: async () => server.store,
    clock: () => new Date(minutesLater(minutes)),
    log,
  }).run()

test('what a killed process left of uploads is deleted, and what comes now is not (Spec 6.02)', async () => {
  const { uploads } = server.photos
  await mkdir(join(uploads, 'form-1'), { recursive: true })
  const left = ['left.part', 'form-1/0'].map((name) => join(uploads, name))
  const coming = join(uploads, 'coming.part')
  for (const file of [...left, coming]) await writeFile(file, 'a photo')
  for (const path of [...left, join(uploads, 'form-1')]) await utimes(path, 0, 0)
  const now = new Date(minutesLater(1))
  await utimes(coming, now, now)
  await runAt(1)
  expect(await server.files()).toEqual([coming])
})

test('a valuation without a lead is deleted when it ends, one with a lead after 90 days, with their pictures (Spec 6.02)', async () => {
  const valuations = server.store.valuations('harbour')
  await valuations.begin(newValuation({ id: 'with-lead' }))
  const answered = { version: 1, now: minutesLater(1) }
  const wish = { km: 1, isAsked: false }
  await valuations.submit(
    'with-lead',
    answered,
    newLead({ id: 'lead-1' }),
    wish,
    () => valuationSteps.done,
  )
  await server.send('front', await photo())
  for (const file of await server.files()) await utimes(file, 0, 0)
  const left = async () => {
    const found = await Promise.all(
      [VALUATION, 'with-lead'].map((id) => valuations.valuation(id, '')),
    )
    return found.flatMap((each) => each?.id ?? [])
  }
  await runAt(13 * DAY)
  expect([await left(), await server.files()]).toEqual([
    [VALUATION, 'with-lead'],
    [expect.anything()],
  ])
  await runAt(15 * DAY)
  expect([await left(), await server.files()]).toEqual([['with-lead'], []])
  await runAt(91 * DAY)
  expect(await left()).toEqual([])
})

test('while the database is away the log says so', async () => {
  const open = () => Promise.reject(new Error('away'))
  await valuationUpkeep({ photos: server.photos, open, clock: () => new Date(), log }).run()
  expect(logged.map(({ level, event }) => [level, event])).toEqual([
    ['warn', 'valuations_not_cleaned'],
  ])
})
