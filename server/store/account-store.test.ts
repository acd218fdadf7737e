import { beforeAll, expect, test } from 'vitest'
import type { AccountStore, CodeTry, NewCode } from './account-store.ts'
import { describeOnEngines, sharedDatabase } from './engines.fixture.ts'
import type { Store } from './store.ts'

const phone = '+61491570006'
const start = Date.parse('2026-11-26T00:00:00.000Z')
const at = (seconds: number) => new Date(start + seconds * 1000).toISOString()
const MINUTE = 60
const HOUR = 60 * MINUTE

let codes = 0
const code = (seconds: number, more: Partial<NewCode> = {}): NewCode => {
  const id = `code-${++codes}`
  const times = { created: at(seconds), expires: at(seconds + 5 * MINUTE) }
  const content = { signature: `of ${id}`, message: `with ${id}` }
  return { id, phone, address: 'home', ...content, ...times, ...more }
}
const newSession = (of: CodeTry, more: object = {}) => ({
  code: of.state === 'open' ? of.id : '',
  newAccount: `account-${++codes}`,
  tokenHash: `token-${codes}`,
  created: at(10),
  expires: at(90 * 24 * HOUR),
  ...more,
})

describeOnEngines('codes and sessions', (engine) => {
  const database = sharedDatabase(engine)
  let store: Store
  let accounts: AccountStore
  beforeAll(async () => {
    store = await database.open()
    accounts = store.accounts('harbour')
  })
  const signedIn = async (more: object = {}) => {
    await accounts.addCode(code(0))
    const session = newSession(await accounts.takeTry(phone, at(10)), more)
    return { session, account: await accounts.signIn(session) }
  }

  test('a number gets 5 codes an hour, and says when the next may be asked for (D25)', async () => {
    for (let n = 0; n < 5; n++) {
      expect(await accounts.addCode(code(n * MINUTE))).toEqual({ state: 'added' })
    }
    const full = { state: 'too_many', of: 'number', retryAt: at(HOUR) }
    expect(await accounts.addCode(code(5 * MINUTE))).toEqual(full)
    expect(await accounts.addCode(code(HOUR - 1))).toEqual(full)
    expect(await accounts.addCode(code(HOUR))).toEqual({ state: 'added' })
    const next = { ...full, retryAt: at(HOUR + MINUTE) }
    expect(await accounts.addCode(code(HOUR + 30))).toEqual(next)
    const other = code(HOUR + 30, { phone: '+61491570156' })
    expect(await accounts.addCode(other)).toEqual({ state: 'added' })
  })

  test('an address gets 20 codes an hour, whatever the numbers (D25)', async () => {
    const to = (n: number) => code(n, { phone: `+614915700${10 + n}` })
    for (let n = 0; n < 20; n++) expect(await accounts.addCode(to(n))).toEqual({ state: 'added' })
    const full = { state: 'too_many', of: 'address', retryAt: at(HOUR) }
    expect(await accounts.addCode(to(20))).toEqual(full)
    const elsewhere = { ...to(21), address: 'work' }
    expect(await accounts.addCode(elsewhere)).toEqual({ state: 'added' })
  })

  test('between two codes to a number are 30 seconds (D25)', async () => {
    await accounts.addCode(code(0))
    const soon = { state: 'too_soon', retryAt: at(30) }
    expect(await accounts.addCode(code(1))).toEqual(soon)
    expect(await accounts.addCode(code(29))).toEqual(soon)
    expect(await accounts.addCode(code(30))).toEqual({ state: 'added' })
  })

  test('of 50 concurrent wishes for a code one number gets one, one address 20 (D25)', async () => {
    const one = await Promise.all(Array.from({ length: 50 }, () => accounts.addCode(code(0))))
    expect(one.filter(({ state }) => state === 'added')).toHaveLength(1)
    const many = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        accounts.addCode(code(0, { phone: `+614920000${10 + n}`, address: 'office' })),
      ),
    )
    expect(many.filter(({ state }) => state === 'added')).toHaveLength(20)
  })

  test('a code is stored with its message, and a refused one with none (D25)', async () => {
    const sent = code(0)
    await accounts.addCode(sent)
    await accounts.addCode(code(1))
    const messages = await store.messages('harbour').latest(9)
    expect(messages).toMatchObject([
      {
        id: sent.id,
        content: `with ${sent.id}`,
        delivery: { destination: { kind: 'sms', to: phone } },
      },
    ])
  })

  test('a code may be tried 5 times, also by 50 at once, and each try is counted before it (D25)', async () => {
    await accounts.addCode(code(0))
    const tries = await Promise.all(
      Array.from({ length: 50 }, () => accounts.takeTry(phone, at(10))),
    )
    const open = tries.flatMap((each) => (each.state === 'open' ? [each.triesLeft] : []))
    expect(open.toSorted()).toEqual([0, 1, 2, 3, 4])
    expect(tries.filter(({ state }) => state === 'spent')).toHaveLength(45)
  })

  test('a code is valid for 5 minutes, and a newer one replaces it (D25)', async () => {
    const [first, second] = [code(0), code(60)]
    await accounts.addCode(first)
    expect(await accounts.takeTry(phone, at(59))).toMatchObject({ id: first.id })
    await accounts.addCode(second)
    expect(await accounts.takeTry(phone, at(61))).toMatchObject({ id: second.id })
    expect(await accounts.takeTry(phone, at(60 + 299))).toMatchObject({ state: 'open' })
    expect(await accounts.takeTry(phone, at(60 + 300))).toEqual({ state: 'expired' })
    expect(await accounts.takeTry('+61491570156', at(1))).toEqual({ state: 'expired' })
  })

  test('of 50 concurrent sign-ins with a right code a single one begins a session (D25)', async () => {
    await accounts.addCode(code(0))
    const right = await accounts.takeTry(phone, at(10))
    const sessions = Array.from({ length: 50 }, () => newSession(right))
    const results = await Promise.all(sessions.map((each) => accounts.signIn(each)))
    expect(results.filter((account) => account !== undefined)).toHaveLength(1)
    const found = await Promise.all(
      sessions.map(({ tokenHash }) => accounts.session(tokenHash, at(20))),
    )
    expect(found.filter((session) => session !== undefined)).toHaveLength(1)
    expect(await accounts.takeTry(phone, at(20))).toEqual({ state: 'expired' })
  })

  test('a number has one account at a dealer, and another one at another (D25)', async () => {
    const { account } = await signedIn()
    expect(account).toMatchObject({ phone, name: undefined, email: undefined })
    await accounts.addCode(code(60))
    const again = newSession(await accounts.takeTry(phone, at(70)))
    expect(await accounts.signIn(again)).toEqual(account)
    const kiwi = store.accounts('kiwi')
    await kiwi.addCode(code(0))
    const there = newSession(await kiwi.takeTry(phone, at(10)))
    expect((await kiwi.signIn(there))?.id).toBe(there.newAccount)
  })

  test('a session lasts until its end, which moves, and is worth nothing at another dealer (D25)', async () => {
    const { session, account } = await signedIn({ expires: at(100) })
    const { tokenHash } = session
    expect(await accounts.session(tokenHash, at(99))).toEqual({ account, seenAt: at(10) })
    expect(await accounts.session(tokenHash, at(100))).toBeUndefined()
    expect(await store.accounts('kiwi').session(tokenHash, at(99))).toBeUndefined()
    await accounts.extendSession(tokenHash, { now: at(99), expires: at(200) })
    expect(await accounts.session(tokenHash, at(199))).toEqual({ account, seenAt: at(99) })
  })

  test('a new session takes the place of that of the same browser (D25)', async () => {
    const { session } = await signedIn()
    await accounts.addCode(code(60))
    const right = await accounts.takeTry(phone, at(70))
    const next = newSession(right, { replaces: session.tokenHash })
    await accounts.signIn(next)
    expect(await accounts.session(session.tokenHash, at(80))).toBeUndefined()
    expect(await accounts.session(next.tokenHash, at(80))).toBeDefined()
  })

  test('a session ends by itself, or with all of its account and no other (D25)', async () => {
    const begin = async (seconds: number, more: Partial<NewCode> = {}) => {
      const sent = code(seconds, more)
      await accounts.addCode(sent)
      const session = newSession(await accounts.takeTry(sent.phone, at(seconds)))
      await accounts.signIn(session)
      return session.tokenHash
    }
    const own = [await begin(0), await begin(30), await begin(60)]
    const other = await begin(0, { phone: '+61491570156' })
    const alive = async () => {
      const found = await Promise.all(
        [...own, other].map((hash) => accounts.session(hash, at(100))),
      )
      return found.map((session) => session !== undefined)
    }
    await accounts.endSession(own[0] ?? '', false)
    expect(await alive()).toEqual([false, true, true, true])
    await accounts.endSession(own[1] ?? '', true)
    expect(await alive()).toEqual([false, false, false, true])
  })

  test('codes are forgotten after an hour, sessions when they have ended (D25)', async () => {
    const { session } = await signedIn({ expires: at(2 * HOUR) })
    await store.forgetAllEndedSignIns(at(HOUR - 1))
    expect(await accounts.addCode(code(1))).toMatchObject({ state: 'too_soon' })
    await store.forgetAllEndedSignIns(at(HOUR))
    expect(await accounts.addCode(code(1))).toEqual({ state: 'added' })
    expect(await accounts.session(session.tokenHash, at(HOUR))).toBeDefined()
    await store.forgetAllEndedSignIns(at(2 * HOUR))
    expect(await accounts.session(session.tokenHash, at(HOUR))).toBeUndefined()
  })
})
