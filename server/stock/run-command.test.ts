import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { DEMO_TENANTS, demoStock } from '#demo/demo-stock.ts'
import { runStockCommand } from './run-command.ts'

let directory: string
let ending: AbortController
beforeEach(async () => {
  ending = new AbortController()
  directory = await mkdtemp(join(tmpdir(), 'command-'))
  for (const slug of ['harbour', 'kiwi']) {
    await mkdir(join(directory, 'tenants', slug), { recursive: true })
  }
  await mkdir(join(directory, 'tenants/_templates'))
  const rows = ['a', 'b', 'c'].map((stock) => `${stock},used,2021,Kia,Rio,19990`)
  await writeFile(
    join(directory, 'feed.csv'),
    ['stock_no,condition,year,make,model,price', ...rows].join('\n'),
  )
  await writeFile(
    join(directory, 'less.csv'),
    `stock_no,condition,year,make,model,price\n${rows[0]}`,
  )
})
afterEach(() => rm(directory, { recursive: true }))

async function run(...args: string[]) {
  const said = { out: '', err: '' }
  const code = await runStockCommand(args, {
    now: () => new Date('2026-03-01T00:00:00Z'),
    dataDirectory: directory,
    databaseUrl: undefined,
    tenantsDirectory: join(directory, 'tenants'),
    demo: { tenants: DEMO_TENANTS, carsOf: demoStock },
    out: (text) => {
      said.out += `${text}\n`
    },
    err: (text) => {
      said.err += text
    },
    progress: undefined,
    signal: ending.signal,
  })
  return { code, ...said }
}
const imported = (file: string, ...more: string[]) =>
  run('import', join(directory, file), '--tenant', 'harbour', ...more)

test('an import prints its counts and exits 0', async () => {
  const { code, out } = await imported('feed.csv')
  expect(code).toBe(0)
  expect(out).toMatch(/read +3\n +added +3\n/)
})

test('--json prints the whole report', async () => {
  const { out } = await imported('feed.csv', '--json')
  expect(JSON.parse(out)).toMatchObject({ tenant: 'harbour', added: 3, rejections: [] })
})

test('a file that removes too much exits 2 with the numbers, unless allowed', async () => {
  await imported('feed.csv')
  const refused = await imported('less.csv')
  expect(refused).toMatchObject({ code: 2, out: '' })
  expect(refused.err).toContain('2 of 3 cars (67 %) of the feed canonical')
  expect(await imported('less.csv', '--allow-shrink')).toMatchObject({ code: 0 })
})

test('a file without a row exits 2, unless allowed', async () => {
  await writeFile(join(directory, 'none.csv'), 'stock_no,condition,year,make,model,price\n')
  const refused = await imported('none.csv')
  expect(refused).toMatchObject({ code: 2, out: '' })
  expect(refused.err).toContain('none.csv has no rows')
  expect(await imported('none.csv', '--allow-shrink')).toMatchObject({ code: 0 })
})

test('--feed allows two files of one mapping side by side', async () => {
  await imported('feed.csv', '--feed', 'north')
  await writeFile(
    join(directory, 'south.csv'),
    'stock_no,condition,year,make,model,price\nz,used,2021,Kia,Rio,1',
  )
  const { code, out } = await imported('south.csv', '--feed', 'south')
  expect(code).toBe(0)
  expect(out).toMatch(/feed south .*\n[\s\S]*added +1\n[\s\S]*removed +0\n/)
})

test('an error other than wrong usage is reported without the usage', async () => {
  await writeFile(join(directory, 'forecourt.db'), 'no database '.repeat(200))
  for (const refused of [await imported('feed.csv'), await imported('none-such.csv')]) {
    expect(refused.code).toBe(1)
    expect(refused.err).not.toContain('Usage:')
  }
  const { err } = await run('import', 'x', '--tenant', 'harbour', '--maping', 'y')
  expect(err).toContain('Usage:')
})

test('a value that cannot be read is shown once', async () => {
  const file = join(directory, 'odd.csv')
  await writeFile(file, 'stock_no,condition,year,make,model\na,borrowed,2021,Kia,Rio')
  const { out } = await imported('odd.csv')
  expect(out).toContain(
    'line 2, condition: unusable_value: expected one of new, demo, used, found "borrowed"',
  )
  await writeFile(file, 'stock_no,condition,year,make,model\na,used,2021,Kia')
  expect((await imported('odd.csv')).out).toMatch(/expected 5 columns, found 4$/m)
})

test.each([
  [['import', 'feed.csv', '--tenant', 'harbor'], /no tenant "harbor".*Did you mean "harbour"/],
  [['import', 'feed.csv'], /Expected --tenant once, found it 0 times/],
  [['import', '--tenant', 'harbour'], /Expected a file/],
  [['export'], /Expected "import", "map", .* found "export"/],
  [['import', 'x', '--tenant', 'harbour', '--maping', 'y'], /--maping/],
  [['import', 'x', '--tenant', 'harbour', '--mapping', 'canonicl'], /Did you mean "canonical"/],
  [['import', '/none.csv', '--tenant', 'harbour'], /There is no file \/none\.csv/],
  [['import', 'x', '--tenant', 'harbour', '--feed', 'No 1'], /--feed as up to 40 .*found "No 1"/],
  [['import', 'x', '--tenant', 'harbour', '--feed', 'demo'], /another --feed than "demo"/],
  [['demo', '--tenant', 'acme'], /no demo stock for "acme".*harbour, kiwi/],
])('%j exits 1 and says what was expected', async (args, message) => {
  const { code, err, out } = await run(...args)
  expect({ code, out }).toEqual({ code: 1, out: '' })
  expect(err).toMatch(message)
})

test('a data directory that does not exist is reported', async () => {
  const { code, err } = await imported('feed.csv', '--data-dir', join(directory, 'nowhere'))
  expect(code).toBe(1)
  expect(err).toContain('nowhere does not exist')
})

test('demo stock is imported beside a feed, and a second time without changes', async () => {
  await imported('feed.csv')
  expect((await run('demo')).out).toMatch(/added +600[\s\S]*added +180/)
  expect((await run('demo', '--tenant', 'kiwi')).out).toMatch(/unchanged +180/)
  expect((await imported('feed.csv')).out).toMatch(/unchanged +3/)
})

test('demo stock is made only for tenants that have a folder', async () => {
  await rm(join(directory, 'tenants/kiwi'), { recursive: true })
  const { code, out } = await run('demo')
  expect(code).toBe(0)
  expect(out).toMatch(/added +600/)
  expect(out).not.toContain('kiwi')
  expect(await run('demo', '--tenant', 'kiwi')).toMatchObject({
    code: 1,
    err: expect.stringContaining('There is no tenant "kiwi"'),
  })
})
