import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { leastRoles } from '#domain/staff/permission.ts'
import { includesRole, type Role, roles } from '#domain/staff/role.ts'
import type { StaffCall } from '#domain/staff/staff-call.ts'
import { type StaffCallName, staffCalls } from '#domain/staff/staff-calls.ts'
import { testTools } from '../app.fixture.ts'
import { openCapabilities } from '../capabilities.ts'
import type { AppEnv } from '../http/app-env.ts'
import { PREVIEW_MS, previewToken } from '../preview/token.ts'
import { siteServices } from '../site/site.fixture.ts'
import { sqliteForTests, type TestDatabase } from '../store/engines.fixture.ts'
import { newLead } from '../store/new-lead.fixture.ts'
import { openStore, type Store } from '../store/store.ts'
import { newToken, tokenHash } from '../tokens.ts'
import { invitePerson } from './add-person.ts'
import { addStaffHost } from './host/staff-host.ts'
import {
  type Answer,
  type Browser,
  type StaffServer,
  staffOrigin,
  staffServer,
} from './staff-server.fixture.ts'

const calls = Object.entries<StaffCall>(staffCalls) as [StaffCallName, StaffCall][]

/** A body that each call takes; those that are not here take none. */
const bodies: Readonly<Partial<Record<StaffCallName, object>>> = {
  'POST /sign-in': { email: 'nobody@example.com', password: 'wrong' },
  'POST /second-factor': { code: '000000' },
  'POST /password-reset': { email: 'nobody@example.com' },
  'POST /password': { token: 'none', password: 'a new long password' },
  'PATCH /me': { name: 'Somebody' },
  'POST /:site/delivery/test': {},
  'POST /me/password': { current: 'wrong', next: 'a new long password' },
  'POST /me/totp/confirm': { code: '000000' },
  'POST /confirm': { code: '000000' },
  'POST /:site/invitations': { email: 'new@example.com', role: 'viewer' },
  'PATCH /:site/people/:person': { role: 'viewer' },
  'POST /:site/people/:person/reset-factors': { reason: 'lost their phone' },
  'POST /:site/sites/plan': { route: '/', changes: [{ remove: 'hero' }], own: 'leave' },
  'POST /:site/sites/publish': {
    id: crypto.randomUUID(),
    route: '/',
    changes: [{ remove: 'hero' }],
    message: '',
    targets: [{ site: 'no-such-site', own: 'leave' }],
  },
  'POST /:site/valuations/:id/offer': { amount: 20_000, until: '2026-12-01' },
  'POST /:site/appointments': {
    kind: 'drive',
    location: 'harbour-newstead',
    at: '2026-11-27T10:30',
    name: 'Somebody',
    email: 'somebody@example.com',
  },
  'POST /:site/appointments/keep': {
    location: 'harbour-newstead',
    at: '2026-11-27T10:30',
    times: 1,
    reason: 'Photos',
  },
  'POST /:site/appointments/:id/confirm': { version: 1 },
  'POST /:site/appointments/:id/move': {
    version: 1,
    location: 'harbour-newstead',
    at: '2026-11-27T10:30',
  },
  'POST /:site/appointments/:id/cancel': { version: 1 },
  'PATCH /:site/leads/:lead': { version: 1, stage: 'contacted' },
  'POST /:site/leads/change': { leads: [{ id: 'none', version: 1, stage: 'spam' }] },
  'POST /:site/leads/:lead/notes': { text: 'Rang out' },
  'POST /:site/leads/:lead/reply': {
    key: crypto.randomUUID(),
    subject: 'Your enquiry',
    text: 'Yes, it is.',
  },
  'POST /:site/attention/snooze': { id: 'lead a' },
  'POST /:site/attention/wake': { id: 'lead a' },
  'POST /:site/pages': { route: '/a-new-page' },
  'POST /:site/pages/remove': { path: 'pages/a-new-page.json', revision: 0, message: '' },
  'POST /:site/imports/mappings/:mapping/lessons': { column: 'Paint', field: 'colour' },
  'POST /:site/imports/pending': new Uint8Array(),
  'POST /:site/imports/pending/:pending/import': { stock_version: 0, reason: '' },
  'POST /:site/media': new Uint8Array(),
  'PATCH /:site/media/:id': { alt: 'The yard' },
  'POST /:site/media/:id/file': new Uint8Array(),
  'POST /:site/preview': { path: 'pages/home.json' },
  'POST /:site/draft': {
    path: 'site.json',
    version: 0,
    base: 0,
    key: crypto.randomUUID(),
    value: {},
  },
  'POST /:site/draft/discard': { path: 'site.json', version: 1 },
  'POST /:site/publish': { path: 'site.json', version: 1, base: 0, message: '' },
  'POST /:site/publish/cancel': { path: 'site.json' },
  'POST /:site/stock/:car/corrections': {
    correction: { field: 'hidden', value: true },
    version: 0,
  },
  'POST /:site/stock/:car/corrections/end': { field: 'hidden', version: 0 },
  'POST /:site/rollback': { path: 'pages/home.json', n: 0, message: '' },
}

/** What calls say in the address, where they must. */
const queries: Readonly<Partial<Record<StaffCallName, string>>> = {
  'GET /:site/why': '?path=/',
  'POST /:site/media/:id/file': `?key=${crypto.randomUUID()}`,
}

/** Codes of refusals that say that the caller may not. */
const denials: readonly string[] = [
  'signed_out',
  'second_factor_needed',
  'enrolment_needed',
  'confirmation_needed',
  'not_allowed',
  'no_such_site',
]

/** Why a caller may not make a call; undefined where they may, whatever comes of it. */
const denialOf = ({ status, data }: Answer): string | undefined => {
  expect(status).toBeLessThan(500)
  return denials.find((code) => code === data?.code)
}

describe('each call of the staff host', () => {
  let database: TestDatabase
  let store: Store
  let server: StaffServer
  const browsers = new Map<Role, Browser>()
  /** The session of a buyer at Harbour. */
  let buyer: string
  /** A token of the address of a preview of Harbour. */
  let preview: string
  beforeAll(async () => {
    database = await sqliteForTests.fresh()
    store = await openStore(database.location)
    server = await staffServer(store)
    for (const role of roles) {
      const person = await server.person(role, { harbour: role })
      browsers.set(role, await server.signedIn(person, `203.0.113.${roles.indexOf(role)}`))
    }
    buyer = await buyerSession(store, server.clock.now)
    const ends = server.clock.now.getTime() + PREVIEW_MS
    const claim = { site: 'harbour', path: 'pages/home.json', staff: staffOrigin, ends }
    preview = previewToken(claim, server.keyring)
  })
  afterAll(async () => {
    await store.close()
    await database[Symbol.asyncDispose]()
  })

  test('what a role may not do names who could (Spec 6.03)', async () => {
    const body = { email: 'new@example.com', role: 'viewer' }
    const answer = await browsers.get('editor')?.call('POST /:site/invitations', {
      params: { site: 'harbour' },
      body,
    })
    expect(answer).toMatchObject({
      status: 403,
      data: {
        error:
          'Only an owner may invite and remove people, change their roles and reset their second step: ask owner',
      },
    })
  })

  /** Asked with a copy of the cookies, so that no call ends a session that the next one needs. */
  async function ask(name: StaffCallName, site: string, role?: Role): Promise<string | undefined> {
    const cookies = role && browsers.get(role)?.cookies
    const browser = server.browser(`198.51.100.${calls.findIndex(([each]) => each === name)}`)
    // Those that would end a session have one of their own.
    for (const [key, value] of cookies ?? []) browser.cookies.set(key, value)
    const body = bodies[name]
    return denialOf(await browser.call(name, { params: { site }, ...(body && { body }) }))
  }

  const lasting = calls.filter(([name]) => name !== 'POST /sign-out')

  test.each(lasting)(
    '%s is refused to anybody who is not signed in (Spec 6.03)',
    async (name, call) => {
      const denial = await ask(name, 'harbour')
      expect(denial).toBe(call.access === 'anyone' ? undefined : 'signed_out')
    },
  )

  test.each(lasting.filter(([, { access }]) => access !== 'anyone'))(
    '%s is refused to a buyer, and to who has the address of a preview (Spec 6.03, 6.04, D38)',
    async (name) => {
      for (const token of [buyer, preview]) {
        const browser = server.browser()
        for (const cookie of ['session', 'staff_session', '__Host-staff_session'])
          browser.cookies.set(cookie, token)
        const body = bodies[name]
        const answer = await browser.call(name, {
          params: { site: 'harbour' },
          query: `?_preview=${token}`,
          ...(body && { body }),
        })
        expect(denialOf(answer)).toBe('signed_out')
      }
    },
  )

  test.each(lasting)(
    '%s is for the roles that may, at their own site (Spec 6.03, D39)',
    async (name, call) => {
      for (const role of roles) {
        const { access } = call
        const may =
          !(access in leastRoles) ||
          includesRole(role, leastRoles[access as keyof typeof leastRoles])
        expect([role, await ask(name, 'harbour', role)]).toEqual([
          role,
          may ? undefined : 'not_allowed',
        ])
      }
    },
  )

  test.each(lasting.filter(([, { access }]) => access in leastRoles))(
    '%s is refused at the site of another dealer, to owners too (Spec 6.03, D33)',
    async (name) => {
      for (const role of roles) {
        expect([role, await ask(name, 'kiwi', role)]).toEqual([role, 'no_such_site'])
        expect([role, await ask(name, 'nowhere', role)]).toEqual([role, 'no_such_site'])
      }
    },
  )

  describe('with the ids of others', () => {
    let own: Browser
    let others: Others
    beforeAll(async () => {
      others = await othersOf(server)
      own = await server.signedIn(await server.person('Mia', { harbour: 'owner' }), '203.0.113.99')
    })

    test.each(calls.filter(([name]) => /:(?!site\b|token\b)/.test(name)))(
      '%s finds nothing, and changes nothing (Spec 6.03, D33)',
      async (name) => {
        const before = await others.state()
        for (const id of others.ids) {
          const params = { site: 'harbour', id, person: id, lead: id, delivery: id }
          const body = bodies[name]
          const query = queries[name] ?? ''
          const { status, data } = await own.call(name, { params, query, ...(body && { body }) })
          expect([status, data?.code], id).toEqual([404, 'not_found'])
        }
        expect(await others.state()).toEqual(before)
      },
    )
  })
})

/** Signs a buyer in at Harbour; the token of their session. */
async function buyerSession(store: Store, now: Date): Promise<string> {
  const accounts = store.accounts('harbour')
  const [created, token] = [now.toISOString(), newToken()]
  const expires = new Date(now.getTime() + 60_000).toISOString()
  const code = { id: 'a-code', phone: '+61491570006', signature: '', address: '', message: '' }
  await accounts.addCode({ ...code, created, expires })
  const session = { code: code.id, newAccount: 'a-buyer', tokenHash: tokenHash(token) }
  expect(await accounts.signIn({ ...session, created, expires })).toBeDefined()
  return token
}

/** Somebody who works at Kiwi alone, and who was invited there: every id, and what is stored of them. */
async function othersOf(server: StaffServer) {
  const { store, clock } = server
  const leo = await server.person('Leo', { kiwi: 'viewer' })
  await server.signedIn(leo, '203.0.113.98')
  await invitePerson(store, { tenant: 'kiwi', role: 'viewer', email: 'ivy@example.com' }, clock.now)
  const { factors, sessions } = store.staffAccounts
  await factors.addPasskey(
    { id: 'key-of-leo', name: 'A key', sealed: '', credential: 'key-of-leo' },
    { person: leo.id, at: clock.now.toISOString(), client: undefined },
  )
  await store.leads('kiwi').save(newLead({ id: 'lead-of-kiwi' }))
  const now = clock.now.toISOString()
  const state = async () => ({
    leads: (await store.leadWork('kiwi').page({ limit: 9 })).map((each) => ({
      id: each.lead.id,
      ...each,
    })),
    deliveries: await store.leads('kiwi').deliveries('lead-of-kiwi'),
    people: await store.staff('kiwi').people(now),
    invitations: await store.staff('kiwi').invitations(now),
    factors: await factors.list(leo.id),
    sessions: await sessions.list(leo.id, now),
  })
  const all = await state()
  const ids = Object.values(all).flatMap((each) => each.map(({ id }) => id))
  return { ids, state }
}
type Others = Awaited<ReturnType<typeof othersOf>>

test('every address of the staff host is a call with a permission (Spec 6.03)', async () => {
  const { services } = await siteServices(`${import.meta.dirname}/../../tenants`)
  const app = new Hono<AppEnv>()
  const capabilities = openCapabilities(testTools(services))
  addStaffHost(app, 'staff.localhost', capabilities, {
    open: () => Promise.reject(new Error('this test has no store')),
    directory: services.directory,
    hasDemoStaff: false,
    clock: services.clock,
    clientOf: () => 'nobody',
  })
  const asked = app.routes.filter(({ method, path }) => method !== 'ALL' && path.startsWith('/api'))
  const addresses = new Set(asked.map(({ method, path }) => `${method} ${path}`))
  const declared = calls.map(([name]) => name.replace(' ', ' /api/staff'))
  expect([...addresses].toSorted()).toEqual([...declared, 'GET /api/openapi.json'].toSorted())
})
