import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { identifyVisitor } from './accounts/sessions.ts'
import { ask, testApp } from './app.fixture.ts'
import type { AppEnv } from './http/app-env.ts'
import { enquiry, key, leadServer } from './leads/lead-server.fixture.ts'
import { openedContent, sealedContent } from './messages/message.ts'
import { settingsOf } from './settings.ts'
import { car } from './site/site.fixture.ts'
import { sqliteForTests } from './store/engines.fixture.ts'
import { newMessage, storeMessages, testKeyring } from './store/new-message.fixture.ts'
import type { Store } from './store/store.ts'
import { tokenHash } from './tokens.ts'

/** In everything of Harbour's that another dealer must not show. */
const MARK = 'Zarquon'
const id = 'only-harbour'
const message = 'message-of-harbour'
const cars = [
  car(id, {
    name: `2021 ${MARK} Estate`,
    make: MARK,
    model: 'Estate',
    stocknum: `${MARK}-1`,
    location_id: 'harbour-newstead',
  }),
]
const slug = cars[0]?.slug ?? ''

const other = 'kiwi.localhost'
const endings: (() => Promise<void>)[] = []
let server: Everything
beforeAll(async () => {
  server = await everything()
})
afterAll(async () => {
  for (const end of endings) await end()
})

/** Every route of the server, with Harbour's car and a booked drive of a buyer named like the mark. */
async function everything() {
  const dataDir = await mkdtemp(join(tmpdir(), 'isolation-'))
  endings.push(() => rm(dataDir, { recursive: true }))
  const onEnd = (end: () => Promise<void>) => endings.push(end)
  const server = await leadServer(sqliteForTests, { cars, onEnd })
  const { services, tools, store } = server
  const settings = settingsOf({ DATA_DIR: dataDir })
  const open = async () => store
  const signing = identifyVisitor({ open, clock: services.clock })
  const app = testApp(
    { ...services, identifyVisitor: signing },
    {
      trustProxy: true,
      staff: { host: 'staff.localhost', open, hasDemoStaff: false },
      tools: { ...tools, open, settings, keyring: testKeyring },
    },
  )
  const drive = { page: `/cars/${slug}/plain-drive`, form_id: 'test-drive' }
  const booked = { ...enquiry, ...drive, name: MARK, dateTime: '2026-11-23T10:30' }
  const { status, data } = await server.post(booked, key('harbour'))
  expect(status).toBe(201)
  const buyer = await signedIn(app, store)
  const content = sealedContent(testKeyring, { text: `A code for ${MARK}` })
  await storeMessages(store.name, newMessage({ id: message, content }))
  const [delivery] = await store.leads('harbour').deliveries(data.lead_id)
  server.counted.length = 0
  return { ...server, app, buyer, lead: { ...data, delivery: delivery?.id ?? '' } }
}

const buyerPhone = '0491 570 156'
/** Any spelling of it. */
const BUYER = /491 ?570 ?156/

/** A buyer who is signed in at Harbour and has another code on its way: with their cookies and that code. */
async function signedIn(app: Hono<AppEnv>, store: Store) {
  const cookies = new Map<string, string>()
  const post = async (path: string, body: object) => {
    const headers = {
      origin: 'http://harbour.localhost',
      'content-type': 'application/json',
      cookie: Array.from(cookies, ([name, value]) => `${name}=${value}`).join('; '),
    }
    const found = await ask(app, path, { method: 'POST', headers, body: JSON.stringify(body) })
    expect(found.status, found.text).toBe(200)
    for (const each of found.answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(each) ?? []
      cookies.set(name, value)
    }
    const [sent] = await store.messages('harbour').latest(1)
    return openedContent(testKeyring, sent?.content ?? '')?.text.slice(0, 6) ?? ''
  }
  const first = await post('/api/sign-in/code', { phone: '0491 570 157' })
  await post('/api/sign-in/verify', { phone: '0491 570 157', code: first })
  const code = await post('/api/sign-in/code', { phone: buyerPhone })
  const names = ['session', 'sign-in', 'signed_in']
  const cookie = names.map((name) => `${name}=${cookies.get(name)}`).join('; ')
  return { code, cookie, token: cookies.get('session') ?? '' }
}

type Everything = Awaited<ReturnType<typeof everything>>

// With the cookies of Harbour's buyer, as if a browser sent them elsewhere.
const get = ({ app, buyer: { cookie } }: Everything, path: string) =>
  ask(app, path, { headers: { cookie } }, other)
const send = (
  { app, buyer: { cookie } }: Everything,
  method: string,
  path: string,
  body: object | string,
) => {
  const isForm = typeof body === 'string'
  const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json'
  const headers = { origin: `http://${other}`, 'content-type': type, cookie }
  return ask(app, path, { method, headers, body: isForm ? body : JSON.stringify(body) }, other)
}
const gets =
  (...paths: readonly string[]) =>
  (server: Everything) =>
    Promise.all(paths.map((path) => get(server, path)))

/** Each route, asked at another dealer for what is Harbour's. Statuses are those of a thing that is not there. */
const cases: Readonly<
  Record<
    string,
    {
      readonly status: number | readonly number[]
      readonly ask: (server: Everything) => Promise<readonly Awaited<ReturnType<typeof ask>>[]>
    }
  >
> = {
  'GET /api/openapi.json': { status: 200, ask: gets('/api/openapi.json') },
  'GET /staff': { status: 302, ask: gets('/staff') },
  'GET /staff/*': { status: 302, ask: gets(`/staff/harbour/cars/${MARK}`, `/staff/${id}`) },
  'GET /media/link/car/:slug': { status: 404, ask: gets(`/media/link/car/${slug}`) },
  'GET /media/site/:path{.+}': {
    status: 404,
    ask: gets('/media/site/harbour.svg', '/media/site/../../harbour/media/harbour.svg'),
  },
  'GET /api/search': {
    status: 200,
    ask: gets(`/api/search?make=${MARK}`, '/api/search?query=zarquon'),
  },
  'GET /api/suggestions': { status: 200, ask: gets('/api/suggestions?query=zarq') },
  'GET /api/cars/:id': { status: 404, ask: gets(`/api/cars/${id}`) },
  'GET /api/cars/:slug/pdf': { status: 404, ask: gets(`/api/cars/${slug}/pdf`) },
  'GET /api/forms': { status: 404, ask: gets(`/api/forms?page=/cars/${slug}/enquire`) },
  'GET /api/geocode': { status: 422, ask: gets('/api/geocode?address=4006') },
  'GET /api/appointments': {
    status: 404,
    ask: gets('/api/appointments?dealership=harbour-newstead&date=2026-11-23'),
  },
  'GET /api/appointments/calendar': {
    status: 404,
    ask: gets(
      `/api/appointments/calendar?dealership=harbour-newstead&at=2026-11-23T10:30&car_id=${id}`,
    ),
  },
  'POST /api/events': {
    status: 204,
    ask: async (server) => [
      await send(server, 'POST', '/api/events', { events: [{ event: 39, carId: id }] }),
    ],
  },
  'POST /api/phone-reveals': {
    status: 404,
    ask: async (server) => [await send(server, 'POST', '/api/phone-reveals', { car_id: id })],
  },
  ...Object.fromEntries(
    ['save-car', 'remove-car', 'take-along'].map((name) => [
      `POST /api/watchlist/${name}`,
      {
        status: 404,
        ask: async (server: Everything) => {
          const of = name === 'take-along' ? { cars: [{ id }] } : { car_id: id }
          const body = { phone_number: '0491 570 006', ...of }
          return [await send(server, 'POST', `/api/watchlist/${name}`, body)]
        },
      },
    ]),
  ),
  'POST /api/leads': {
    status: 422,
    ask: async (server) => [
      await send(server, 'POST', '/api/leads', { ...enquiry, page: `/cars/${slug}/plain` }),
      await send(server, 'POST', '/api/leads', {
        ...enquiry,
        page: '/plain/enquiry',
        location: 'harbour-newstead',
      }),
      await send(server, 'POST', '/api/leads', {
        ...enquiry,
        page: '/plain/enquiry',
        location: 'kiwi-penrose',
        car_id: id,
      }),
    ],
  },
  'PATCH /api/leads/:lead_id': {
    status: 404,
    ask: async (server) => [
      await send(server, 'PATCH', `/api/leads/${server.lead.lead_id}`, {
        key: server.lead.key,
        offer_accepted: true,
      }),
    ],
  },
  'GET /_outbox': { status: 200, ask: gets('/_outbox', '/_outbox?after=zzz') },
  'GET /_outbox/messages/:id': { status: 404, ask: gets(`/_outbox/messages/${message}`) },
  'GET /_outbox/:lead/:delivery': {
    status: 404,
    ask: async (server) => [
      await get(server, `/_outbox/${server.lead.lead_id}/${server.lead.delivery}`),
    ],
  },
  'GET /_outbox/:lead/:delivery/mail.html': {
    status: 404,
    ask: async (server) => [
      await get(server, `/_outbox/${server.lead.lead_id}/${server.lead.delivery}/mail.html`),
    ],
  },
  'GET /api/me': { status: 200, ask: gets('/api/me') },
  'GET /my-details': { status: 303, ask: gets('/my-details', '/my-details?saved=1') },
  'GET /api/my-details': { status: 303, ask: gets('/api/my-details') },
  'POST /my-details': {
    status: 303,
    ask: async (server) => [await send(server, 'POST', '/my-details', 'name=Kiwi&email=')],
  },
  'POST /my-details/delete': {
    status: 303,
    ask: async (server) => [await send(server, 'POST', '/my-details/delete', 'enquiries=1')],
  },
  'GET /sign-in': { status: 200, ask: gets('/sign-in', '/sign-in?redirect=/finance&step=code') },
  'POST /sign-in': {
    status: 422,
    ask: async (server) => [
      await send(server, 'POST', '/sign-in?step=code', `code=${server.buyer.code}`),
      await send(server, 'POST', '/sign-in?step=code', 'again=1'),
    ],
  },
  'POST /api/sign-in/code': {
    status: 200,
    ask: async (server) => [
      await send(server, 'POST', '/api/sign-in/code', { phone: '+61491570156' }),
    ],
  },
  'POST /api/sign-in/verify': {
    status: 422,
    ask: async (server) => [
      await send(server, 'POST', '/api/sign-in/verify', {
        phone: '+61491570156',
        code: server.buyer.code,
      }),
    ],
  },
  'POST /api/sign-out': {
    status: 204,
    ask: async (server) => [await send(server, 'POST', '/api/sign-out', { everywhere: true })],
  },
  'POST /*': {
    status: [405, 422],
    ask: async (server) => [
      await send(server, 'POST', `/cars/${slug}/plain`, 'form_id=enquiry&name=x'),
      await send(server, 'POST', `/plain/enquiry?car_id=${id}`, `form_id=enquiry&car_id=${id}`),
    ],
  },
  'GET /*': {
    status: [200, 404],
    ask: gets(
      ...[`/cars/${slug}`, `/cars/${slug}/phone`, `/cars/${slug}/enquire`, '/search'],
      ...[`/search?make=${id}`, `/compare?car=${id}`, `/watchlist?car=${id}`],
      ...[`/recently-viewed?car=${id}`, `/success?form=test_drive&car_id=${id}`],
      ...[`/book-test-drive?car_id=${id}&location=harbour-newstead`, `/finance?car_id=${id}`],
      ...['/contact-us/harbour-newstead', `/plain/enquiry?car_id=${id}`],
    ),
  },
}

/** Routes that are the same for all dealers, or none's. */
const sharedRoutes = [
  ...[
    'GET /healthz',
    'GET /readyz',
    'GET /metrics',
    'GET /icon.svg',
    'GET /favicon.ico',
    'GET /robots.txt',
  ],
  'GET /media/artwork/:body/:colour/:view/:details?',
  'GET /media/link/artwork/:body/:colour/:view/:details?',
  'GET /media/*',
]

test('every route of the server has a case with the ids of another dealer (Spec 1.11, D21)', () => {
  const named = server.app.routes.filter(({ method }) => method !== 'ALL')
  const routes = new Set(named.map(({ method, path }) => `${method} ${path}`))
  expect([...routes].toSorted()).toEqual([...Object.keys(cases), ...sharedRoutes].toSorted())
})

test.each(Object.entries(cases))(
  '%s gives another dealer nothing of this one',
  async (route, { status, ask: asked }) => {
    const before = await stateOf(server)
    const answers = await asked(server)
    for (const answer of answers) {
      expect([status].flat(), `${route} ${answer.text.slice(0, 200)}`).toContain(answer.status)
      expect(answer.text).not.toContain(MARK)
      expect(answer.text).not.toMatch(BUYER)
      expect(answer.answer.headers.get('location') ?? '').not.toContain(MARK)
    }
    expect(await stateOf(server)).toEqual(before)
    expect(server.counted.filter(({ tenant }) => tenant === 'harbour')).toEqual([])
  },
)

/** The same questions at the dealer whose things they are. */
test('the dealer itself is given all of it', async () => {
  const own = [`/cars/${slug}`, `/api/cars/${id}`, `/compare?car=${id}`, '/search']
  const paths = [...own, '/_outbox', `/_outbox/messages/${message}`]
  for (const path of paths) {
    const { status, text } = await ask(server.app, path)
    expect([status, text.includes(MARK)], path).toEqual([200, true])
  }
  const headers = { cookie: server.buyer.cookie }
  expect((await ask(server.app, '/api/me', { headers })).text).toContain('"signed_in":true')
  expect((await ask(server.app, '/sign-in?step=code', { headers })).text).toMatch(/491 ?570 ?157/)
})

/** Everything that is stored of Harbour and could be changed by a request. */
const stateOf = async ({ store, lead, buyer, time }: Everything) => {
  const leads = store.leads('harbour')
  const range = { from: '2026-01-01T00:00:00.000Z', to: '2027-01-01T00:00:00.000Z' }
  return [
    await leads.leads({ limit: 100 }),
    await leads.lead(lead.lead_id),
    await leads.deliveries(lead.lead_id),
    await store.accounts('harbour').session(tokenHash(buyer.token), time.now.toISOString()),
    await store.appointments('harbour').taken({ location: 'harbour-newstead', ...range }),
  ]
}
