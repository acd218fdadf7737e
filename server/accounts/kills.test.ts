import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { signInWords } from '#domain/site/sign-in-words.ts'
import { isFullTest } from '../../scripts/test-extent.ts'
import { type Receiver, receiver } from '../delivery/receiver.fixture.ts'
import { killedProcesses, momentCounts } from '../killed-processes.fixture.ts'
import { dumpOf } from '../store/dump.fixture.ts'
import { describeOnEngines, type TestDatabase } from '../store/engines.fixture.ts'
import { tokenHash } from '../tokens.ts'
import type { FromProcess, ToProcess } from './kills-process.fixture.ts'

/** Each moment once, in a full test ten times. */
const KILLS = isFullTest ? 50 : 5
const BUYERS_EACH_ROUND = 8
/** Beyond the lease of a message, and within the life of a code. */
const LEASE_MS = 90_000

/** The moments at which a process is killed. */
const moments = ['asked', 'sent', 'texted', 'tried', 'signed in'] as const

const phoneOf = (at: number): string => `+61491570${100 + at}`

const dealer = JSON.stringify({
  slug: 'harbour',
  site: { name: 'Harbour', locale: 'en-AU', words: { signInText: signInWords.signInText } },
})

describeOnEngines('processes that are killed while buyers sign in', (engine) => {
  let database: TestDatabase
  let gateway: Receiver
  let processes: Awaited<ReturnType<typeof started>>
  const { note, until, of } = momentCounts(moments)
  /** Numbers that were told that a code is on its way. */
  const told = new Set<string>()
  /** Codes that arrived, by number. */
  const texted = new Map<string, string>()
  /** Session tokens that browsers were given, by number. */
  const tokens = new Map<string, string[]>()
  let lastAnswers = 0

  beforeEach(async () => {
    database = await engine.fresh()
    for (const each of [told, texted, tokens]) each.clear()
    lastAnswers = 0
    gateway = await receiver((response, { body }) => {
      response.setHeader('content-type', 'application/json').end('{"accepted":true}')
      const { to, text } = JSON.parse(body)
      texted.set(to, text.slice(0, 6))
      note('texted')
    })
    processes = await started()
  })
  afterEach(async () => {
    processes[Symbol.dispose]()
    await gateway[Symbol.asyncDispose]()
    await database[Symbol.asyncDispose]()
  })

  const started = () =>
    killedProcesses<ToProcess, FromProcess>({
      file: join(import.meta.dirname, 'kills-process.fixture.ts'),
      args: [database.location, gateway.url, dealer],
      onAnswer(answer) {
        if ('asked' in answer) {
          // One that was asked for before, of which the answer was lost, is still good.
          if (['sent', 'too_soon'].includes(answer.state)) told.add(answer.asked)
          note('sent')
        } else {
          const { verified, isLast, state, cookies } = answer
          const given = cookies.flatMap((cookie) => /^session=([^;]+)/.exec(cookie)?.[1] ?? [])
          tokens.set(verified, [...(tokens.get(verified) ?? []), ...given])
          if (isLast) lastAnswers += 1
          if (state !== 'signed_in') return
          note('signed in')
        }
      },
    })

  function ask(to: (message: ToProcess) => void, phone: string): void {
    to({ ask: phone })
    note('asked')
  }

  /** Tries a code at both processes at once. */
  function verify(phone: string, isLast: boolean): void {
    processes.toBoth({ verify: phone, code: texted.get(phone) ?? '', isLast })
    note('tried')
  }

  async function rowsOf(table: string): Promise<Readonly<Record<string, string>>[]> {
    return JSON.parse((await dumpOf(database.location)).get(table) ?? '[]')
  }

  const idsOf = (rows: readonly Readonly<Record<string, string>>[]) =>
    rows.map(({ id }) => id).toSorted()

  test(`${KILLS} kills: every code that was sent has its message, every session its used code, and each code one session (D25)`, async () => {
    const phones: string[] = []
    for (let round = 0; round < KILLS; round++) {
      const { toVictim, toOther } = processes
      const killed = of(round)().then(processes.kill)
      const own = Array.from({ length: BUYERS_EACH_ROUND }, (_, at) => phoneOf(phones.length + at))
      phones.push(...own)
      for (const [at, phone] of own.entries()) ask(at % 4 ? toVictim : toOther, phone)
      // All at once, so that many are under way at the kill.
      await Promise.race([killed, until(() => own.every((phone) => texted.has(phone)))])
      for (const phone of own) if (texted.has(phone)) verify(phone, false)
      await killed
      // Who had no answer asks again.
      for (const phone of phones) if (!told.has(phone)) ask(processes.toVictim, phone)
    }

    await until(() => phones.every((phone) => told.has(phone)))
    processes.toBoth({ advance: LEASE_MS })
    await expect.poll(() => [...texted.keys()].toSorted()).toEqual(phones)
    // Where the answer was lost with its process the code is good still, or its session has begun.
    for (const phone of phones) verify(phone, true)
    await expect.poll(() => lastAnswers).toBe(2 * phones.length)

    const codes = await rowsOf('sign_in_code')
    expect(codes.map(({ phone, state }) => `${phone} ${state}`).toSorted()).toEqual(
      phones.map((phone) => `${phone} used`),
    )
    expect(idsOf(await rowsOf('message'))).toEqual(idsOf(codes))
    const [accounts, sessions] = [await rowsOf('account'), await rowsOf('account_session')]
    expect(accounts.map(({ phone }) => phone).toSorted()).toEqual(phones)
    expect(sessions.map(({ account }) => account).toSorted()).toEqual(idsOf(accounts))
    const hashes = new Set(sessions.map(({ token_hash }) => token_hash))
    for (const [phone, given] of tokens) {
      expect(given.length, phone).toBeLessThanOrEqual(1)
      for (const token of given) expect(hashes.has(tokenHash(token)), phone).toBe(true)
    }
  }, 120_000)
})
