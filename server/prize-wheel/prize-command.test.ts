import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { replay } from '#domain/prize/replay.ts'
import { counting, newSpin } from '../store/new-spin.fixture.ts'
import { openStore } from '../store/store.ts'
import { storeFile } from '../store/store-file.ts'
import { runPrizeCommand } from './prize-command.ts'

let directory: string
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'wheel-'))
  await mkdir(join(directory, 'tenants/harbour'), { recursive: true })
  const store = await openStore(storeFile(directory))
  const random = counting()
  for (const id of ['ADA', 'BEN', 'CAI']) {
    await store.spins('harbour').spin(newSpin({ id, random }))
  }
  await store.close()
})
afterEach(() => rm(directory, { recursive: true }))

async function run(...args: string[]) {
  const said = { out: [] as string[], err: '' }
  const code = await runPrizeCommand(args, {
    now: new Date('2026-11-26T00:00:00Z'),
    location: storeFile(directory),
    tenantsDirectory: join(directory, 'tenants'),
    out: (text) => said.out.push(text),
    err: (text) => {
      said.err += text
    },
  })
  return { code, ...said }
}
const change = (statement: string) => {
  const database = new DatabaseSync(storeFile(directory))
  database.exec(statement)
  database.close()
}
const own = ['--tenant', 'harbour']

test('an audit draws each spin again, and finds no difference (D32)', async () => {
  const { code, out } = await run('audit', ...own)
  expect(code).toBe(0)
  expect(out).toEqual([
    expect.stringMatching(/^june-sale: 3 draws, 0 differences; last hash [\da-f]{64}$/),
  ])
})

test.each([
  [
    'another prize',
    "update prize_draw set segment = 'segment-9' where n = 2",
    /draw 2: the digits/,
  ],
  [
    'other digits',
    "update prize_draw set random = '000000000005' where n = 2",
    /draw 2: the digits/,
  ],
  ['a draw that is gone', 'delete from prize_draw where n = 2', /draw 3: expected draw 2/],
  ['another time', "update prize_draw set at = '2026-11-24' where n = 3", /draw 3: the hash/],
  [
    'another stock',
    `update prize_draw set prizes = replace(prizes, '"stock":1', '"stock":9') where n = 1`,
    /draw 1: the hash/,
  ],
  [
    'what was told',
    "update spin set segment = 'segment-1' where draw = 3",
    /draw 3: the buyer was told segment-1/,
  ],
])('an audit finds %s, and exits with 1 (D32)', async (_, statement, expected) => {
  change(statement)
  const { code, out } = await run('audit', ...own)
  expect(code).toBe(1)
  expect(out.join('\n')).toMatch(expected)
})

test('an outsider draws again from what is exported, in which nobody is named (D32)', async () => {
  const { out } = await run('export', ...own)
  const again = replay()
  const draws = out.map((line) => JSON.parse(line))
  expect(draws.flatMap((draw) => again(draw))).toEqual([])
  expect(draws).toHaveLength(3)
  expect(out.join('\n')).not.toMatch(/person|account|phone/)
})

test('a prize is marked as given once, by its code as it is typed (D32)', async () => {
  expect(await run('given', 'w-ada', ...own)).toMatchObject({
    code: 0,
    out: ['W-ADA: $2,000 cash is marked as given.'],
  })
  expect(await run('given', 'W-ADA', ...own)).toMatchObject({
    code: 1,
    err: 'W-ADA: $2,000 cash was given before, 2026-11-26T00:00:00.000Z.',
  })
  expect(await run('given', 'W-NOBODY', ...own)).toMatchObject({ code: 1 })
})

test.each([
  ['no command', []],
  ['no site', ['audit']],
  ['no code', ['given', ...own]],
  ['an unknown site', ['audit', '--tenant', 'nowhere']],
])('%s is explained (D32)', async (_, args) => {
  const { code, err } = await run(...args)
  expect(code).toBe(1)
  expect(err).not.toBe('')
})
