import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openStore } from '../store/store.ts'
import { storeFile } from '../store/store-file.ts'
import { runEventsCommand } from './run-command.ts'

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'events-'))
  await mkdir(join(directory, 'tenants/harbour'), { recursive: true })
  const store = await openStore(storeFile(directory))
  await store.events('harbour').add([
    { day: '2026-10-01', event: 25, carId: '', count: 4 },
    { day: '2026-11-20', event: 25, carId: '', count: 12 },
    { day: '2026-11-21', event: 39, carId: 'jm-1001', count: 3 },
    { day: '2026-11-21', event: 1001, carId: 'jm-1001', count: 40 },
    { day: '2026-11-21', event: 1004, carId: '', count: 2 },
  ])
  await store.close()
})
afterEach(() => rm(directory, { recursive: true }))

async function run(...args: string[]) {
  const said = { out: '', err: '' }
  const code = await runEventsCommand(args, {
    now: new Date('2026-11-21T00:00:00Z'),
    location: storeFile(directory),
    tenantsDirectory: join(directory, 'tenants'),
    out: (text) => {
      said.out += text
    },
    err: (text) => {
      said.err += text
    },
  })
  return { code, ...said }
}

test('prints the counts of the last 30 days, a line each (Spec 7.19)', async () => {
  const { code, out } = await run('harbour')
  expect(code).toBe(0)
  expect(out.split('\n')).toEqual([
    '2026-11-20       12  25 phoneClick',
    '2026-11-21        3  39 favourite          jm-1001',
    '2026-11-21       40  1001 carView          jm-1001',
    '2026-11-21        2  1004 emptySearch',
  ])
})

test('prints the requested days, as JSON with --json', async () => {
  const { out } = await run('harbour', '--from', '2026-09-01', '--to', '2026-10-31', '--json')
  expect(JSON.parse(out)).toEqual({ day: '2026-10-01', event: 25, carId: '', count: 4 })
  expect((await run('harbour', '--to', '2026-01-01')).out).toBe(
    'No events of harbour from 2025-12-02 to 2026-01-01.',
  )
})

test.each([
  [['harbor'], 'There is no tenant "harbor"'],
  [
    ['harbour', '--from', 'yesterday'],
    'Expected --from as a day such as 2026-11-01, found "yesterday"',
  ],
  [['harbour', 'kiwi'], 'found also "kiwi"'],
  [['harbour', '--form', 'x'], "Unknown option '--form'"],
])('%j is refused with a sentence and exit code 1', async (args, sentence) => {
  const { code, err } = await run(...args)
  expect(code).toBe(1)
  expect(err).toContain(sentence)
})
