import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from './app.fixture.ts'
import { appointmentPath } from './appointments/appointment-link.ts'
import {
  browserAt,
  CODE_PHONE,
  codePhone,
  id,
  isolatedDealers,
  MARK,
  message,
  signedInPhone,
  slug,
  valuation,
} from './endpoint-isolation.fixture.ts'
import { enquiry } from './leads/lead-server.fixture.ts'
import { testKeyring } from './store/new-message.fixture.ts'
import { tokenHash } from './tokens.ts'

const other = 'kiwi.localhost'
const endings: (() => Promise<void>)[] = []
let server: Everything
beforeAll(async () => {
  server = await isolatedDealers((end) => endings.push(end))
})
afterAll(async () => {
  for (const end of endings) await end()
})

type Everything = Awaited<ReturnType<typeof isolatedDealers>>
/** With the cookies of who asks. */
type Asking = Everything & { readonly cookie: string }

const get = ({ app, cookie }: Asking, path: string) =>
  ask(app, path, { headers: { cookie } }, other)
const send = ({ app, cookie }: Asking, method: string, path: string, body: object | string) => {
  const isForm = typeof body === 'string'
  const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json'
  const headers = { origin: `http://${other}`, 'content-type': type, cookie }
  return ask(app, path, { method, headers, body: isForm ? body : JSON.stringify(body) }, other)
}
const gets =
  (...paths: readonly string[]) =>
  (server: Asking) =>
    Promise.all(paths.map((path) => get(server, path)))

/** Signed for Harbour. */
const appointmentLink = ({ lead }: Asking) => appointmentPath('harbour', lead.lead_id, testKeyring)

const ownPhone = { phone_number: signedInPhone }
/** A change of the watchlist by Harbour's car, as a call and as a form. */
const changes = (name: string) => async (server: Asking) => [
  await send(server, 'POST', `/api/watchlist/${name}`, { ...ownPhone, car_id: id }),
  await send(server, 'POST', `/api/watchlist/${name}`, `car_id=${id}`),
]

/**
 * Each route, asked at another dealer for what is Harbour's. Statuses are those of a thing that is not there;
 * `own` are those for who is signed in at that dealer.
 */
const cases: Readonly<
  Record<
    string,
    {
      readonly status: number | readonly number[]
      readonly own?: number | readonly number[]
      readonly ask: (server: Asking) => Promise<readonly Awaited<ReturnType<typeof ask>>[]>
    }
  >
> = {
  'GET /api/openapi.json': { status: 200, ask: gets('/api/openapi.json') },
  'GET /staff': { status: 302, ask: gets('/staff') },
  'GET /staff/*': { status: 302, ask: gets(`/staff/harbour/cars/${MARK}`, `/staff/${id}`) },
  'GET /media/link/car/:slug': { status: 404, ask: gets(`/media/link/car/${slug}`) },
  'GET /test-drives/:token': {
    status: 404,
    ask: (server) => gets('/test-drives/9.x', appointmentLink(server))(server),
  },
  'POST /test-drives/:token': {
    // Back to the page, which says that the link has ended.
    status: 303,
    ask: async (server) => [
      await send(server, 'POST', appointmentLink(server), 'do=cancel'),
      await send(server, 'POST', appointmentLink(server), 'do=move&at=2026-11-27T10:30'),
    ],
  },
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
  'GET /api/trade-in/:valuation/images': {
    status: 404,
    ask: gets(`/api/trade-in/${valuation}/images`),
  },
  'GET /api/trade-in/:valuation/images/:key': {
    status: 404,
    ask: gets(
      `/api/trade-in/${valuation}/images/front`,
      `/api/trade-in/${valuation}/images/front?preview`,
    ),
  },
  'GET /trade-in/photos/:lead/:token': {
    status: 404,
    ask: (server) => gets(server.photos, `/trade-in/photos/${server.lead.lead_id}/9.x`)(server),
  },
  'GET /trade-in/photos/:lead/:token/:key': {
    status: 404,
    ask: (server) => gets(`${server.photos}/front`)(server),
  },
  'POST /api/trade-in/:valuation/images': {
    status: 404,
    ask: async ({ app, cookie }) => {
      const type = { 'content-type': 'application/octet-stream', cookie }
      const headers = {
        origin: `http://${other}`,
        'idempotency-key': `"${MARK.repeat(3)}"`,
        ...type,
      }
      const init = { method: 'POST', headers, body: 'a picture' }
      return [await ask(app, `/api/trade-in/${valuation}/images`, init, other)]
    },
  },
  'POST /trade-in/:valuation/photos': {
    status: 405,
    ask: async ({ app, cookie }) => {
      const body = new FormData()
      body.append('images', new File(['a picture'], `${MARK}.jpg`))
      const init = { method: 'POST', headers: { origin: `http://${other}`, cookie }, body }
      return [await ask(app, `/trade-in/${valuation}/photos`, init, other)]
    },
  },
  'POST /api/trade-in/:valuation/remove-image': {
    status: 404,
    ask: async (server) => [
      await send(server, 'POST', `/api/trade-in/${valuation}/remove-image`, { key: 'front' }),
    ],
  },
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
  'POST /api/watchlist/save-car': {
    status: [401, 303],
    own: [404, 404],
    ask: changes('save-car'),
  },
  'POST /api/watchlist/remove-car': {
    status: [401, 303],
    own: [200, 303],
    ask: changes('remove-car'),
  },
  'POST /api/watchlist/take-along': {
    status: 401,
    own: 200,
    ask: async (server) => [
      await send(server, 'POST', '/api/watchlist/take-along', { ...ownPhone, cars: [{ id }] }),
    ],
  },
  // The other dealer has no wheel, whatever is asked for.
  'POST /api/spins': {
    status: 404,
    ask: async (server) => {
      const spin = { wheel: 'summer-2026', spin: '1', confirmed: 'yes' }
      return [await send(server, 'POST', '/api/spins', spin)]
    },
  },
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
  'GET /api/trade-in/:valuation': { status: 404, ask: gets(`/api/trade-in/${valuation}`) },
  'GET /trade-in/:valuation': { status: 404, ask: gets(`/trade-in/${valuation}`) },
  'GET /trade-in/:valuation/:step': {
    status: 404,
    ask: gets(`/trade-in/${valuation}/look-up`, `/trade-in/${valuation}/result`),
  },
  // Kiwi values nothing: forms of its pages are the enquiry's. Of another Australian dealer: see trade-in.
  ...Object.fromEntries(
    ['/trade-in', '/sell-my-car', '/cars/trade-in', `/trade-in/${valuation}/look-up`].map(
      (path) => [
        `POST ${path.replace(`${valuation}/look-up`, ':valuation/:step')}`,
        {
          status: [405, 422],
          ask: async (server: Asking) => [
            await send(
              server,
              'POST',
              path,
              `rego=ABC123&state=QLD&car_id=${id}&action=stop&version=1`,
            ),
          ],
        },
      ],
    ),
  ),
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
  'GET /my-details': { status: 303, own: 200, ask: gets('/my-details', '/my-details?saved=1') },
  'GET /api/my-details': { status: 303, own: 200, ask: gets('/api/my-details') },
  'POST /my-details': {
    status: 303,
    ask: async (server) => [await send(server, 'POST', '/my-details', 'name=Kiwi&email=')],
  },
  'POST /my-details/delete': {
    status: 303,
    ask: async (server) => [await send(server, 'POST', '/my-details/delete', 'enquiries=1')],
  },
  'GET /sign-in': {
    status: 200,
    own: [200, 303],
    ask: gets('/sign-in', '/sign-in?redirect=/finance&step=code'),
  },
  'POST /sign-in': {
    status: 422,
    ask: async (server) => [
      await send(server, 'POST', '/sign-in?step=code', `code=${server.buyer.code}`),
      await send(server, 'POST', '/sign-in?step=code', 'again=1'),
    ],
  },
  'POST /api/sign-in/code': {
    // A code of this dealer's own, or too soon after it.
    status: [200, 429],
    ask: async (server) => [
      await send(server, 'POST', '/api/sign-in/code', { phone: signedInPhone }),
    ],
  },
  'POST /api/sign-in/verify': {
    status: 422,
    ask: async (server) => [
      await send(server, 'POST', '/api/sign-in/verify', {
        phone: codePhone,
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

const cookies = (of: Readonly<Record<string, string>>): string =>
  Object.entries(of)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')

/** Cookies that are good at Harbour, or on the staff host, as if a browser sent them to the other dealer. */
const askers = {
  'a buyer’s cookies': ({ buyer }: Everything) => buyer.cookie,
  'a session of the staff': ({ staff: { session } }: Everything) =>
    cookies({ session, staff_session: session, 'sign-in': session }),
  'an invitation of the staff': ({ staff: { invitation } }: Everything) =>
    cookies({ session: invitation, staff_session: invitation, 'sign-in': invitation }),
}

/** Asks a route, and looks for what is Harbour's in its answers and for changes of it. */
async function askFor(
  route: string,
  cookie: string,
  statuses: number | readonly number[] | undefined,
) {
  const before = await stateOf(server)
  const answers = (await cases[route]?.ask({ ...server, cookie })) ?? []
  for (const answer of answers) {
    expect([statuses].flat(), `${route} ${answer.text.slice(0, 200)}`).toContain(answer.status)
    expect(answer.text).not.toContain(MARK)
    expect(answer.text).not.toMatch(CODE_PHONE)
    expect(answer.answer.headers.get('location') ?? '').not.toContain(MARK)
  }
  expect(await stateOf(server)).toEqual(before)
  expect(server.counted.filter(({ tenant }) => tenant === 'harbour')).toEqual([])
}

describe.each(Object.entries(askers))('with %s', (_, cookieOf) => {
  test.each(Object.entries(cases))(
    '%s gives another dealer nothing of this one (Spec 1.11)',
    (route, { status }) => askFor(route, cookieOf(server), status),
  )
})

describe('to who is signed in at another dealer with the same number', () => {
  let browser: ReturnType<typeof browserAt>
  beforeAll(() => {
    browser = browserAt(server.app, server.store, 'kiwi')
  })

  test.each(Object.entries(cases))(
    '%s gives nothing of this one (Spec 1.11, 6.02)',
    async (route, { status, own = status }) => {
      const me = await get({ ...server, cookie: browser.cookie() }, '/api/me')
      if (!me.text.includes('"signed_in":true')) {
        // At first, and after a case that ended the session.
        server.time.now = new Date(server.time.now.getTime() + 30_000)
        await browser.signIn(signedInPhone)
      }
      await askFor(route, browser.cookie(), own)
    },
  )
})

/** The same questions at the dealer whose things they are. */
test('the dealer itself is given all of it', async () => {
  const own = [`/cars/${slug}`, `/api/cars/${id}`, `/compare?car=${id}`, '/search']
  const paths = [...own, '/_outbox', `/_outbox/messages/${message}`]
  for (const path of paths) {
    const { status, text } = await ask(server.app, path)
    expect([status, text.includes(MARK)], path).toEqual([200, true])
  }
  const headers = { cookie: server.buyer.cookie }
  const me = await ask(server.app, '/api/me', { headers })
  expect(JSON.parse(me.text)).toMatchObject({ signed_in: true, name: MARK, saved: [id] })
  expect((await ask(server.app, '/api/my-details', { headers })).text).toContain('2026-11-23')
  expect((await ask(server.app, '/sign-in?step=code', { headers })).text).toMatch(/491 ?570 ?157/)
})

/** Everything that is stored of Harbour and could be changed by a request. */
const stateOf = async ({ store, lead, buyer, time }: Everything) => {
  const accounts = store.accounts('harbour')
  const leads = store.leads('harbour')
  const range = { from: '2026-01-01T00:00:00.000Z', to: '2027-01-01T00:00:00.000Z' }
  return [
    await leads.leads({ limit: 100 }),
    await leads.lead(lead.lead_id),
    await leads.deliveries(lead.lead_id),
    await accounts.account(buyer.account),
    await accounts.session(tokenHash(buyer.token), time.now.toISOString()),
    await store.watchlist('harbour').items(buyer.account),
    await store.valuations('harbour').valuation(valuation, time.now.toISOString()),
    await store.valuationImages('harbour').images(valuation),
    await store.appointments('harbour').taken({ location: 'harbour-newstead', ...range }),
  ]
}
