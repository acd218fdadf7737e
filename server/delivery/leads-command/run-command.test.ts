import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AttemptOutcome } from '../../store/delivery-store.ts'
import { minutesLater, newLead } from '../../store/new-lead.fixture.ts'
import { openStore } from '../../store/store.ts'
import { storeFile } from '../../store/store-file.ts'
import { runLeadsCommand } from './run-command.ts'

let directory: string
const site = (slug: string) => ({
  slug,
  name: 'Corner Cars',
  template: 'meridian',
  hosts: ['corner.example'],
  theme: { brand: '#0b2a4a', accent: '#ff6a3d' },
  contact: { phone: '07 5550 0100', email: 'sales@example.com' },
})

async function run(...args: string[]) {
  const said = { out: '', err: '' }
  const code = await runLeadsCommand(args, {
    now: () => new Date(minutesLater(60)),
    dataDirectory: directory,
    databaseUrl: undefined,
    tenantsDirectory: directory,
    out: (text) => {
      said.out += `${text}\n`
    },
    err: (text) => {
      said.err += `${text}\n`
    },
  })
  return { code, ...said }
}

/** One attempt for every delivery that is due, with this outcome. */
async function attempt(outcome: AttemptOutcome, state: 'done' | 'failed', now: string) {
  const store = await openStore(storeFile(directory))
  const claimed = await store.claimAllDeliveries({
    worker: 'w1',
    now,
    leaseMs: 60_000,
    limit: 20,
    perDestination: 9,
    kinds: ['mail', 'webhook', 'sms'],
  })
  const attempt = { at: now, ms: 12.4, outcome, status: 550, excerpt: 'No such user' }
  await store.finishAllDeliveries(
    'w1',
    claimed.map((delivery) => ({ delivery, attempt, next: { state } })),
  )
  await store.close()
  return claimed.length
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'leads-'))
  for (const slug of ['corner', 'other', 'broken']) {
    await mkdir(join(directory, slug))
    const text = slug === 'broken' ? '{' : JSON.stringify(site(slug))
    await writeFile(join(directory, slug, 'site.json'), text)
  }
  const store = await openStore(storeFile(directory))
  await store.leads('corner').save(newLead({ id: 'lead-1' }))
  await store.leads('corner').save(newLead({ id: 'lead-2', created: minutesLater(-9) }))
  await store.leads('broken').save(newLead({ id: 'lead-3' }))
  await store.close()
})
afterAll(() => rm(directory, { recursive: true }))

describe('npm run leads', () => {
  it('list has the latest first, of all sites, and no name, number or message (D23)', async () => {
    const { code, out } = await run('list')
    expect(code).toBe(0)
    const lines = out.trimEnd().split('\n')
    expect(lines.map((line) => /lead-\d/.exec(line)?.[0])).toEqual([
      ...['lead-3', 'lead-1', 'lead-2', undefined],
    ])
    expect(lines[1]).toMatch(
      /^2026-11-23 02:00 {2}corner {6}Used Vehicle Enquiry {4}lead-1 {2}2 waiting {2}car-of-lead-1, newstead$/,
    )
    expect(lines.at(-1)).toBe('3 enquiries')
    expect(out).not.toMatch(/Sam|491|still here/)
  })

  it('list ends after so many, and goes on after one (D23)', async () => {
    expect((await run('list', '--tenant', 'corner', '--limit', '1')).out).toContain('lead-1')
    const next = await run('list', '--tenant', 'corner', '--after', 'lead-1', '--json')
    expect(
      next.out
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toMatchObject([
      { tenant: 'corner', id: 'lead-2', deliveries: { waiting: 2, done: 0, failed: 0 } },
    ])
  })

  it('show has everything that was sent, with each delivery and attempt (D23)', async () => {
    expect(await attempt('refused', 'failed', minutesLater(1))).toBe(6)
    const { code, out } = await run('show', 'lead-1', '--tenant', 'corner')
    expect(code).toBe(0)
    for (const part of [
      ...['Used Vehicle Enquiry', 'Sam Lee', '0491 570 006', 'Is it still here?'],
      'failed   webhook to https://crm.example.com/leads, signed with "crm"',
      'failed   mail to sales@example.com, with ADF',
      'lead-1-2',
      `${minutesLater(1)}  refused 550 in 12 ms: No such user`,
    ]) {
      expect(out).toContain(part)
    }
    const json = await run('show', 'lead-1', '--tenant', 'corner', '--json')
    expect(JSON.parse(json.out)).toMatchObject({ body: { name: 'Sam Lee' }, deliveries: [{}, {}] })
  })

  it('show works for a site whose file is faulty', async () => {
    const { code, out } = await run('show', 'lead-3', '--tenant', 'broken')
    expect(code).toBe(0)
    expect(out).toContain('"name": "Sam Lee"')
    expect(out).toContain('failed   mail to')
  })

  it('failed lists what was given up; resend sends it again, all or one (D23)', async () => {
    expect((await run('failed', '--tenant', 'corner')).out).toMatch(
      /2 failed .*\n.*2 failed .*\n2 enquiries with a failed delivery\n$/,
    )
    const one = await run('resend', 'lead-1-2', '--tenant', 'corner')
    expect(one.out).toBe('1 delivery is sent again by the server.\n')
    const all = await run('resend', 'lead-2', '--tenant', 'corner', '--json')
    expect(JSON.parse(all.out)).toEqual({ tenant: 'corner', resent: ['lead-2-1', 'lead-2-2'] })
    const { out } = await run('list', '--tenant', 'corner', '--state', 'waiting')
    expect(out).toMatch(/lead-1 {2}1 waiting, 1 failed/)
    expect(await attempt('done', 'done', minutesLater(61))).toBe(3)
    expect((await run('failed', '--tenant', 'corner')).out).toContain('1 enquiry with')
  })

  it('forget deletes one of the site that is named, for good (D23)', async () => {
    expect((await run('forget', 'lead-2', '--tenant', 'other')).code).toBe(1)
    expect((await run('forget', 'lead-2', '--tenant', 'corner')).code).toBe(0)
    expect(await run('show', 'lead-2', '--tenant', 'corner')).toMatchObject({
      code: 1,
      err: 'corner has no enquiry "lead-2" (list shows ids).\n',
    })
    expect((await run('list', '--tenant', 'corner')).out).toContain('1 enquiry')
  })

  it('forget --phone deletes everything of a person, of the site that is named (Spec 6.02)', async () => {
    const args = ['forget', '--phone', '+61491570006', '--tenant']
    expect(await run(...args, 'other')).toMatchObject({
      code: 1,
      err: 'other has nothing of +61491570006.\n',
    })
    const { code, out } = await run(...args, 'corner')
    expect([code, out]).toEqual([0, expect.stringMatching(/^Everything of this number is/)])
    expect((await run('list', '--tenant', 'corner')).out).toBe('0 enquiries\n')
    expect((await run('list', '--tenant', 'broken')).out).toContain('1 enquiry')
  })

  it.each([
    [['forget', '--phone', '0491570006', '--tenant', 'corner'], /^Expected --phone as \+614/],
    [['forget', '--phone', '+61491570006'], /^Expected --tenant once, found it 0 times/],
    [
      ['forget', 'a', '--phone', '+61491570006', '--tenant', 'corner'],
      /^Expected an id or --phone/,
    ],
    [['show', 'lead-1', '--tenant', 'other'], /^other has no enquiry "lead-1"/],
    [['resend', 'lead-1', '--tenant', 'other'], /^other has no enquiry and no delivery "lead-1"/],
    [['list', '--tenant', 'nowhere'], /nowhere/],
    [['show', '--tenant', 'corner'], /^Expected an id after "show"/],
    [['show', 'a', 'b', '--tenant', 'corner'], /^Expected one id, found also "b"/],
    [['forget', 'lead-1'], /^Expected --tenant once, found it 0 times/],
    [['list', 'lead-1'], /^"list" takes no id/],
    [['list', '--state', 'lost'], /^Expected --state waiting, done, failed, found "lost"/],
    [['list', '--limit', '0'], /^Expected --limit as a whole number/],
    [['list', '--after', 'lead-1'], /^Expected --tenant once with --after/],
    [['list', '--colour'], /--colour/],
    [['export'], /^Expected one file after "export", found 0/],
    [['import', 'a', 'b'], /^Expected one file after "import", found 2/],
    [['import', 'a', '--tenant', 'corner'], /^"import" takes no --tenant/],
    [['export', 'a', '--tenant', 'nowhere'], /nowhere/],
    [
      ['delete', 'lead-1'],
      /^Expected "list", "failed", "show", "resend", "forget", "export" or "import"/,
    ],
  ])('%j is refused with what was expected', async (args, says) => {
    const { code, err, out } = await run(...args)
    expect([code, out]).toEqual([1, ''])
    expect(err).toMatch(says)
  })

  it('without a command tells what there is', async () => {
    expect((await run()).out).toMatch(/^Usage:\n {2}npm run leads -- list/)
  })
})
