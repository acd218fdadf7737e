import {
  appendFile,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import {
  describeOnEngines,
  sqliteForTests,
  type TestDatabase,
} from '../../store/engines.fixture.ts'
import { leadRecord, minutesLater, newLead } from '../../store/new-lead.fixture.ts'
import { openStore } from '../../store/store.ts'
import { runLeadsCommand } from './run-command.ts'

const appointment = {
  location: 'newstead',
  startsAt: '2026-11-26T00:30:00.000Z',
  local: '2026-11-26T10:30',
}

describeOnEngines('enquiries carried from SQLite', (engine) => {
  let directory: string
  let file: string
  let from: TestDatabase
  let to: TestDatabase

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'carry-'))
    file = join(directory, 'leads.jsonl')
    for (const slug of ['harbour', 'kiwi'])
      await mkdir(join(directory, 'tenants', slug), { recursive: true })
    from = await sqliteForTests.fresh()
    to = await engine.fresh()
  })
  afterEach(async () => {
    await from[Symbol.asyncDispose]()
    await to[Symbol.asyncDispose]()
    await rm(directory, { recursive: true })
  })

  async function run(of: TestDatabase, ...args: string[]) {
    const said = { out: '', err: '' }
    const isUrl = of.location.startsWith('postgres')
    const code = await runLeadsCommand(args, {
      now: () => new Date(minutesLater(60)),
      dataDirectory: isUrl ? undefined : join(of.location, '..'),
      databaseUrl: isUrl ? of.location : undefined,
      tenantsDirectory: join(directory, 'tenants'),
      out: (text) => {
        said.out += `${text}\n`
      },
      err: (text) => {
        said.err += `${text.replaceAll(directory, '')}\n`
      },
    })
    return { code, ...said }
  }

  async function recordsOf(of: TestDatabase, tenant: string) {
    const store = await openStore(of.location)
    const records = await store.leads(tenant).records({ limit: 999 })
    await store.close()
    return records
  }

  async function fill(of: TestDatabase, ids: readonly string[]) {
    const store = await openStore(of.location)
    await store.leads('harbour').restore(ids.map((id) => leadRecord({ id })))
    await store.leads('harbour').save(newLead({ id: 'booked', appointment }))
    await store.leads('kiwi').save(newLead({ id: 'of-kiwi' }))
    await store.close()
  }

  it('are there with all that belongs to them, and may come twice (D23)', async () => {
    const ids = Array.from({ length: 230 }, (_, at) => `lead-${at}`)
    await fill(from, ids)
    expect(await run(from, 'export', file)).toEqual({
      code: 0,
      err: '',
      out: `232 enquiries written to ${file}.\n`,
    })
    const all = '232 enquiries imported, 0 were there already, 0 faulty lines\n'
    expect(await run(to, 'import', file)).toEqual({ code: 0, err: '', out: all })
    for (const tenant of ['harbour', 'kiwi']) {
      const records = await recordsOf(from, tenant)
      expect(records.length).toBeGreaterThan(0)
      expect(await recordsOf(to, tenant)).toEqual(records)
    }
    const before = await recordsOf(to, 'harbour')
    const again = await run(to, 'import', file, '--json')
    expect(JSON.parse(again.out)).toEqual({
      imported: 0,
      known: 232,
      withoutBooking: 0,
      faulty: 0,
    })
    expect(await recordsOf(to, 'harbour')).toEqual(before)
  })

  it('a faulty line is told with its number and costs itself only', async () => {
    await fill(from, [])
    await run(from, 'export', file)
    const [first = '', second = ''] = (await readFile(file, 'utf8')).split('\n')
    const wrong = [
      second.replace('"state":"waiting"', '"state":"lost"'),
      second.replace('"version":1', '"version":2'),
      second.replace('"tenant":"kiwi"', '"tenant":"kiwl"'),
      second.slice(0, -20),
      '',
    ]
    await writeFile(file, [...wrong, first, second].join('\n'))
    const { code, out, err } = await run(to, 'import', file)
    expect([code, out]).toEqual([
      ...[1, '2 enquiries imported, 0 were there already, 4 faulty lines\n'],
    ])
    expect(err.trimEnd().split('\n')).toEqual([
      '/leads.jsonl:1: lead.deliveries[0].state: expected one of waiting, done, failed, found "lost"',
      '/leads.jsonl:2: version: expected 1, found 2',
      '/leads.jsonl:3: tenant: expected one of harbour, kiwi, found "kiwl". Did you mean "kiwi"?',
      '/leads.jsonl:4: expected an enquiry as JSON in UTF-8, found another text or half of one',
    ])
    expect(await recordsOf(to, 'kiwi')).toEqual(await recordsOf(from, 'kiwi'))
  })

  it('one whose time another enquiry has is imported without its booking, and told', async () => {
    await fill(from, [])
    await run(from, 'export', file, '--tenant', 'harbour')
    const store = await openStore(to.location)
    await store.leads('harbour').save(newLead({ id: 'first', appointment }))
    await store.close()
    const { code, out, err } = await run(to, 'import', file)
    expect([code, out.split(',')[0]]).toEqual([0, '1 enquiry imported'])
    expect(err).toBe(
      '/leads.jsonl:1: imported without its booking: another enquiry has that time\n',
    )
    expect(await recordsOf(to, 'harbour')).toHaveLength(2)
  })

  it('the file is read by its owner only, and never replaces another', async () => {
    await fill(from, [])
    await run(from, 'export', file)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    await appendFile(file, 'mine')
    const before = await readFile(file, 'utf8')
    const { code, err } = await run(from, 'export', file)
    expect([code, err]).toEqual([
      ...[
        1,
        'Expected the name of a new file, found /leads.jsonl, which exists. Nothing was written.\n',
      ],
    ])
    expect(await readFile(file, 'utf8')).toBe(before)
    const nowhere = await run(from, 'export', join(directory, 'nowhere', 'leads.jsonl'))
    expect(nowhere.err).toBe('/nowhere/leads.jsonl cannot be written: its folder does not exist.\n')
    expect((await run(from, 'import', `${file}l`)).err).toBe('There is no file /leads.jsonll.\n')
    expect((await readdir(directory)).toSorted()).toEqual(['leads.jsonl', 'tenants'])
  })
})
