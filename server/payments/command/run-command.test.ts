import { afterEach, beforeEach, expect, it } from 'vitest'
import { silentLog } from '../../log.fixture.ts'
import { ProviderError } from '../../providers/provider-call.ts'
import { describeOnEngines, type TestDatabase } from '../../store/engines.fixture.ts'
import { newClaim } from '../../store/new-claim.fixture.ts'
import { leadCreated, minutesLater } from '../../store/new-lead.fixture.ts'
import { changeOf } from '../../store/stock-change.fixture.ts'
import { openStore, type Store } from '../../store/store.ts'
import { fixtureRegistry, fixtureSite, fixtureTenants } from '../../tenants/tenants.fixture.ts'
import { paymentOrder, testBank } from '../sandbox-bank/sandbox-bank.fixture.ts'
import { sandboxProvider } from '../sandbox-bank/sandbox-provider.ts'
import { runPaymentsCommand } from './run-command.ts'

const held = { stage: 'held', heldUntil: minutesLater(48 * 60) } as const
const [day] = leadCreated.split('T')

describeOnEngines('the command about payments', (engine) => {
  let database: TestDatabase
  let store: Store
  let bank: Awaited<ReturnType<typeof testBank>>

  beforeEach(async () => {
    database = await engine.fresh()
    store = await openStore(database.location)
    bank = await testBank()
    bank.clock.now = new Date(leadCreated)
  })
  afterEach(async () => {
    await store.close()
    await database[Symbol.asyncDispose]()
  })

  async function run(...args: string[]) {
    await using tenants = await fixtureTenants({
      'kiwi/site.json': { ...fixtureSite, slug: 'kiwi', name: 'Kiwi', hosts: [] },
    })
    const lines: string[] = []
    const code = await runPaymentsCommand(args, {
      now: () => new Date(minutesLater(24 * 60)),
      dataDirectory: undefined,
      databaseUrl: database.location,
      tenantsDirectory: tenants.root,
      registry: fixtureRegistry,
      provider: bank.provider,
      log: silentLog,
      out: (text) => lines.push(text),
      err: (text) => lines.push(text),
    })
    return { code, lines: lines.join('\n').split('\n') }
  }

  /** A payment that both sides have; the attempt, and how to change either side alone. */
  async function paid(id: string, tenant = 'harbour') {
    const reservations = store.reservations(tenant)
    const stock = store.stock(tenant)
    const version = await stock.version()
    await stock.write(changeOf({ version, ids: [`car-${id}`], feed: `car-${id}` }))
    const claimed = await reservations.claim(newClaim({ id, car: `car-${id}` }))
    if (claimed.state !== 'claimed') throw new Error(`expected a claim, found ${claimed.state}`)
    const attempt = claimed.reservation.attempt.id
    const ref = { tenant, attempt, id: undefined }
    const { url } = await bank.provider.begin(
      paymentOrder(attempt, { tenant, expires: new Date(minutesLater(10)) }),
    )
    await bank.post(url, { card: '4242424242424242', action: 'pay' })
    const settle = async (change: Parameters<typeof reservations.settle>[2]) => {
      const now = await reservations.reservation(id)
      await reservations.settle(id, now?.version ?? 0, change)
    }
    return {
      attempt,
      captureThere: () => bank.provider.capture(ref),
      captureHere: () => settle({ now: minutesLater(1), hold: held, attempt: 'captured' }),
      refundThere: () => bank.provider.refund(ref),
      refundHere: () => settle({ now: minutesLater(2), attempt: 'refunded' }),
    }
  }

  it('finds no difference where there is none, whatever became of a payment (D12)', async () => {
    const [one, two] = [await paid('one'), await paid('two', 'kiwi')]
    for (const each of [one, two]) {
      await each.captureThere()
      await each.captureHere()
    }
    await two.refundThere()
    await two.refundHere()
    expect(await run('reconcile')).toEqual({ code: 0, lines: ['0 differences'] })
  })

  it('prints each difference, and exits with 1 (D12)', async () => {
    const { attempt: open, captureThere } = await paid('open')
    await captureThere()
    const back = await paid('back')
    await back.captureThere()
    await back.captureHere()
    await back.refundThere()
    const never = await paid('never')
    await never.captureHere()
    expect(await run('reconcile', '--tenant', 'harbour')).toEqual({
      code: 1,
      lines: [
        `harbour ${open}: another state; here nothing, AUD 200.00; there captured, AUD 200.00 paid, AUD 0.00 given back`,
        `harbour ${back.attempt}: another state; here captured, AUD 200.00 paid, AUD 0.00 given back; there refunded, AUD 200.00 paid, AUD 200.00 given back`,
        `harbour ${never.attempt}: another state; here captured, AUD 200.00 paid, AUD 0.00 given back; there authorised, AUD 200.00`,
        '3 differences',
      ].sort((a, b) => Number(/^\d/.test(a)) - Number(/^\d/.test(b)) || a.localeCompare(b)),
    })
    expect((await run('reconcile', '--tenant', 'kiwi')).code).toBe(0)
    expect((await run('reconcile', '--from', '2020-01-01', '--to', '2020-02-01')).code).toBe(0)
  })

  it('tells what one side does not have at all (D12)', async () => {
    const { attempt, captureThere, captureHere } = await paid('one')
    await captureThere()
    await captureHere()
    const empty = await testBank()
    const full = bank
    bank = empty
    const paidText = 'captured, AUD 200.00 paid, AUD 0.00 given back'
    expect((await run('reconcile')).lines[0]).toBe(
      `harbour ${attempt}: missing there; here ${paidText}; there none`,
    )
    bank = full
    await database.empty()
    expect((await run('reconcile')).lines[0]).toBe(
      `harbour ${attempt}: missing here; here none; there ${paidText}`,
    )
  })

  it('says so where the provider does not answer: nothing was compared (D12)', async () => {
    await paid('one')
    const provider = sandboxProvider({
      bank: { ...bank.bank, list: () => Promise.reject(new ProviderError('late')) },
      secret: '',
      url: undefined,
    })
    bank = { ...bank, provider }
    expect(await run('reconcile')).toEqual({
      code: 1,
      lines: ['harbour: the provider did not answer in time. Nothing was compared; try again.'],
    })
  })

  it('exports the ledger of some days as CSV (Spec 9.19)', async () => {
    const { attempt, captureThere, captureHere, refundHere } = await paid('one')
    await captureThere()
    await captureHere()
    await refundHere()
    const what = 'reservation'
    const line = (minutes: number, kind: string, account: string, amount: number) =>
      ['harbour', minutesLater(minutes), 'one', attempt, kind, account, amount, 'AUD', what].join()
    const { code, lines } = await run(
      'export',
      '--from',
      day ?? '',
      '--to',
      minutesLater(24 * 60).split('T')[0] ?? '',
    )
    expect([code, lines[0]]).toEqual([
      0,
      'site,at,reservation,attempt,kind,account,amount,currency,for',
    ])
    expect(lines.slice(1).toSorted()).toEqual(
      [
        line(1, 'capture', 'deposits', -200),
        line(1, 'capture', 'provider', 200),
        line(2, 'refund', 'deposits', 200),
        line(2, 'refund', 'provider', -200),
      ].toSorted(),
    )
    expect((await run('export', '--from', '2020-01-01', '--to', '2020-01-01')).lines).toHaveLength(
      1,
    )
  })

  it.each([
    [
      ['reconcile', '--from', 'monday'],
      'Expected --from as a day such as 2026-11-01, found "monday".',
    ],
    [
      ['reconcile', '--from', '2026-11-02', '--to', '2026-11-01'],
      'Expected --from before --to, found 2026-11-02 and 2026-11-01.',
    ],
    [['balance'], 'Unknown command "balance": expected reconcile or export'],
    [['export', '--tenant', 'harbor'], 'There is no tenant "harbor".'],
  ])('%j is refused: %s', async (args, message) => {
    const { code, lines } = await run(...args)
    expect([code, lines[0]?.startsWith(message)]).toEqual([1, true])
  })
})
