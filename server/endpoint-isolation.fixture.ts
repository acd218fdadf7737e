import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Hono } from 'hono'
import { expect } from 'vitest'
import { identifyVisitor } from './accounts/sessions.ts'
import { ask, testApp } from './app.fixture.ts'
import type { AppEnv } from './http/app-env.ts'
import { enquiry, key, leadServer } from './leads/lead-server.fixture.ts'
import { openedContent, sealedContent } from './messages/message.ts'
import { settingsOf } from './settings.ts'
import { car } from './site/site.fixture.ts'
import { addPerson, invitePerson } from './staff/add-person.ts'
import { sqliteForTests } from './store/engines.fixture.ts'
import { newMessage, storeMessages, testKeyring } from './store/new-message.fixture.ts'
import { newValuation, newValuationImage } from './store/new-valuation.fixture.ts'
import type { Store } from './store/store.ts'
import type { Tenant } from './tenants/tenant.ts'
import { newToken, tokenHash } from './tokens.ts'
import { picturesPath } from './valuation-pictures/signed-link.ts'

/** In everything of Harbour's that another dealer must not show. */
export const MARK = 'Zarquon'
export const id = 'only-harbour'
export const message = 'message-of-harbour'
export const valuation = 'valuation-of-harbour'
const LATER = '2030-01-01T00:00:00.000Z'
const cars = [
  car(id, {
    name: `2021 ${MARK} Estate`,
    make: MARK,
    model: 'Estate',
    stocknum: `${MARK}-1`,
    location_id: 'harbour-newstead',
  }),
]
export const slug = cars[0]?.slug ?? ''

/** Has an account at Harbour, where they are signed in. */
export const signedInPhone = '+61491570157'
/** Was sent a code by Harbour. */
export const codePhone = '+61491570156'
/** Any spelling of it. */
export const CODE_PHONE = /491 ?570 ?156/

/**
 * Every route of the server, with Harbour's car, and of a buyer named like the mark: an account with that car
 * saved, a session, and a booked drive.
 */
export async function isolatedDealers(onEnd: (end: () => Promise<void>) => void) {
  const dataDir = await mkdtemp(join(tmpdir(), 'isolation-'))
  onEnd(() => rm(dataDir, { recursive: true }))
  // Both dealers have a watchlist, so that its endpoints answer.
  const change = ({ flags }: Tenant['site']) => ({
    flags: { ...flags, favourites: false, watchlist: true },
  })
  const server = await leadServer(sqliteForTests, { cars, onEnd, change })
  const { services, tools, store } = server
  const settings = settingsOf({ DATA_DIR: dataDir })
  const open = async () => store
  const signing = identifyVisitor({ open, clock: services.clock })
  const app = testApp(
    { ...services, identifyVisitor: signing, watchlist: async (slug) => store.watchlist(slug) },
    {
      trustProxy: true,
      staff: { host: 'staff.localhost', open, hasDemoStaff: false },
      tools: { ...tools, open, settings, keyring: testKeyring },
    },
  )
  const drive = { page: `/cars/${slug}/plain-drive`, form_id: 'test-drive' }
  const person = { name: MARK, phone: signedInPhone }
  const booked = { ...enquiry, ...drive, ...person, dateTime: '2026-11-23T10:30' }
  const { status, data } = await server.post(booked, key('harbour'))
  expect(status).toBe(201)
  const buyer = await signedIn(app, store, services.clock())
  await store.accounts('harbour').setDetails(buyer.account, { name: MARK })
  await store.watchlist('harbour').save(buyer.account, [{ car: id, price: 1 }], services.clock())
  const now = services.clock()
  const begun = { created: now.toISOString(), expires: new Date(now.getTime() + 1e9).toISOString() }
  await store.valuations('harbour').begin(newValuation({ id: valuation, car: id, ...begun }))
  const content = sealedContent(testKeyring, { text: `A code for ${MARK}` })
  await storeMessages(store.name, newMessage({ id: message, content }))
  const [delivery] = await store.leads('harbour').deliveries(data.lead_id)
  const image = newValuationImage({ name: MARK })
  await store.valuationImages('harbour').add(valuation, image, 9)
  const photos = picturesPath(
    { tenant: 'harbour', lead: data.lead_id, created: LATER },
    testKeyring,
  )
  server.counted.length = 0
  const lead = { ...data, delivery: delivery?.id ?? '' }
  return { ...server, app, buyer, lead, photos, staff: await staffTokens(store, services.clock()) }
}

/** A browser at a dealer: its cookies, and how it gets a session. */
export function browserAt(app: Hono<AppEnv>, store: Store, slug: string) {
  const cookies = new Map<string, string>()
  const at = `${slug}.localhost`
  const cookie = () => Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; ')
  const post = async (path: string, body: object) => {
    const type = { 'content-type': 'application/json' }
    const headers = { origin: `http://${at}`, ...type, cookie: cookie() }
    const found = await ask(app, path, { method: 'POST', headers, body: JSON.stringify(body) }, at)
    expect(found.status, found.text).toBe(200)
    for (const each of found.answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? []
      cookies.set(name, value)
    }
  }
  /** Asks for a code; it. */
  async function codeFor(phone: string): Promise<string> {
    const sentBefore = await store.messages(slug).latest(9)
    await post('/api/sign-in/code', { phone })
    // Other messages have the same time.
    const sent = (await store.messages(slug).latest(9)).find(
      (message) => !sentBefore.some(({ id }) => id === message.id),
    )
    return openedContent(testKeyring, sent?.content ?? '')?.text.slice(0, 6) ?? ''
  }
  return {
    cookies,
    cookie,
    codeFor,
    async signIn(phone: string): Promise<void> {
      await post('/api/sign-in/verify', { phone, code: await codeFor(phone) })
    },
  }
}

/** A buyer who is signed in at Harbour and has another code on its way: with their cookies and that code. */
async function signedIn(app: Hono<AppEnv>, store: Store, now: Date) {
  const own = browserAt(app, store, 'harbour')
  await own.signIn(signedInPhone)
  const code = await own.codeFor(codePhone)
  expect([...own.cookies.keys()].toSorted()).toEqual(['session', 'sign-in', 'signed_in'])
  const token = own.cookies.get('session') ?? ''
  const session = await store.accounts('harbour').session(tokenHash(token), now.toISOString())
  return { code, cookie: own.cookie(), token, account: session?.account.id ?? '' }
}

/** The session of an owner of Harbour, and an invitation to work there. */
async function staffTokens(store: Store, now: Date) {
  const person = { name: MARK, email: 'owner@example.com', password: '' }
  const member = await addPerson(store, { ...person, tenant: 'harbour', role: 'owner' }, now)
  const session = newToken()
  const later = new Date(now.getTime() + 3_600_000).toISOString()
  await store.staffAccounts.sessions.begin({
    tokenHash: tokenHash(session),
    id: 'a-session',
    member,
    stage: 'done',
    browser: 'Firefox',
    client: '192.0.2.1',
    created: now.toISOString(),
    expires: later,
    confirmedUntil: later,
  })
  const place = { tenant: 'harbour', role: 'editor', email: 'new@example.com' } as const
  return { session, invitation: (await invitePerson(store, place, now)) ?? '' }
}
