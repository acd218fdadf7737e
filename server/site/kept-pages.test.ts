import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { isGatedPath } from '#domain/account/gates.ts'
import { SIGN_IN } from '#domain/account/sign-in-path.ts'
import { pageFacts } from '#pages/render/page-facts.ts'
import { identifyVisitor } from '../accounts/sessions.ts'
import { examplePath } from '../pages/example-path.ts'
import { sqliteForTests, type TestDatabase } from '../store/engines.fixture.ts'
import { minutesLater } from '../store/new-lead.fixture.ts'
import { marksOf, signInAs, zelda } from '../store/somebody.fixture.ts'
import { openStore, type Store } from '../store/store.ts'
import { personalServer } from './personal-server.fixture.ts'
import { sitesIn } from './site.fixture.ts'

const folder = join(import.meta.dirname, '../../tenants')
const { tenants } = await sitesIn(folder)
const slugs = [...tenants.keys()]
const clock = () => new Date(minutesLater(2))
const session = `session=${zelda.token}; signed_in=1`
const marks = [...marksOf(zelda), '43210', '43,210']
/** In any spelling. */
const PHONE = /491\D{0,8}570\D{0,8}156/

let database: TestDatabase
let store: Store
let server: Awaited<ReturnType<typeof personalServer>>
beforeAll(async () => {
  database = await sqliteForTests.fresh()
  store = await openStore(database.location)
  for (const slug of slugs) {
    const account = await signInAs(store, zelda, undefined, slug)
    const { name } = zelda
    await store.accounts(slug).setDetails(account, { name, email: 'zelda@example.com' })
    await store.watchlist(slug).save(account, [{ car: 'a', price: 43_210 }], new Date())
  }
})
beforeEach(async () => {
  const open = async () => store
  server = await personalServer(folder, identifyVisitor({ open, clock }), {
    clock,
    watchlist: async (slug) => store.watchlist(slug),
    tools: {
      open,
      draw: async () => Buffer.from('%PDF'),
      pictures: {
        cache: async () => new Uint8Array(),
        run: async () => new Uint8Array(),
        idle: async () => {},
      },
    },
  })
})
afterAll(async () => {
  await store.close()
  await database[Symbol.asyncDispose]()
})

const hostile = [
  '',
  '=',
  ';;;',
  'session=',
  `session=${zelda.token}; session=${'x'.repeat(43)}`.repeat(40),
  'signed_in=1; __proto__=1; constructor=2',
  `a=${'x'.repeat(8_000)}`,
  'session="><script>alert(1)</script>',
  'session=%00%0d%0aSet-Cookie:%20a=b',
  'session=\u00e9\u00ff',
]
let asked = 0

/**
 * Asks for a path with a session, without one, and with a cookie of somebody hostile. What a cache may keep is the
 * same for all, says nothing of the person, and asked nobody who it is for.
 * @returns the status for who is not signed in, and whether the answer is another one with the session
 */
async function walk(slug: string, path: string) {
  const host = `${slug}.localhost`
  const before = server.visitors()
  // First, so that what must not be kept would be sent to the others.
  const mine = await server.get(path, { host, cookie: session })
  const bare = await server.get(path, { host })
  const { status } = bare
  expect(mine.status, slug + path).toBeLessThan(500)
  if (/no-store/.test(mine.headers['cache-control'] ?? ''))
    return { status, isPersonal: mine.text !== bare.text }
  const cookie = hostile[asked++ % hostile.length] ?? ''
  for (const answer of [mine, await server.get(path, { host, cookie })]) {
    expect(answer.text === bare.text, slug + path).toBe(true)
    for (const name of ['etag', 'cache-control', 'content-length', 'location'])
      expect(answer.headers[name], slug + path).toBe(bare.headers[name])
    expect(answer.headers).not.toHaveProperty('set-cookie')
  }
  for (const mark of marks) expect(bare.text.includes(mark), `${slug}${path} ${mark}`).toBe(false)
  expect(bare.text).not.toMatch(PHONE)
  expect(server.visitors()).toBe(before)
  return { status, isPersonal: false }
}

test.each([...tenants])(
  '%s: of every page and its blocks, what a cache may keep is the same with and without a session (Spec 6.01)',
  async (slug, tenant) => {
    const { flags } = tenant.site
    const [personal, expected]: [string[], string[]] = [[], []]
    for (const [route, entry] of tenant.pages) {
      if (!entry.ok) continue
      const { page } = entry
      const path = examplePath(route, tenant, examples)
      // Nobody has the valuation or reservation of the example, and its car cannot be reserved.
      const isUnknown =
        /:valuation|:reservation|:purchase|:payment|:token|\/checkout$|\/buy-online$|\/checkout-journey$/.test(
          route,
        )
      const asksFirst = !isUnknown || route.includes(':valuation')
      const isClosed = asksFirst && (page.access === 'signed-in' || isGatedPath(route, flags))
      const ofPerson = isClosed || route === SIGN_IN || (route === '/watchlist' && flags.watchlist)
      const blocks = `${path}?_blocks=${[...pageFacts(page).blocks.keys()].join('.')}`
      for (const each of [path, blocks]) {
        const { status, isPersonal } = await walk(slug, each)
        const answered = isUnknown || /^\/\d+$/.test(route) ? 404 : 200
        expect([each, status]).toEqual([each, isClosed ? 303 : answered])
        if (ofPerson) expected.push(each)
        if (isPersonal) personal.push(each)
      }
    }
    expect(personal).toEqual(expected)
    for (const [path, status] of [
      ['/nowhere', 404],
      ['/cars/car-b', 410],
      ['/search?make=Toyota&page=2', 200],
    ] as const)
      expect(await walk(slug, path)).toEqual({ status, isPersonal: false })
  },
)

/** What is for one person beside pages. */
const personalRoutes = ['/api/me', '/api/my-details', '/my-details', SIGN_IN]

test.each([...tenants])(
  '%s: of every other address, what a cache may keep is the same with and without a session (Spec 6.01)',
  async (slug, tenant) => {
    const gets = server.routes.filter(({ method, path }) => method === 'GET' && !/\*/.test(path))
    const personal: string[] = []
    for (const route of new Set(gets.map(({ path }) => path))) {
      const path = route.replace(/:(\w+)({[^}]*})?\??/g, (_, name) => examples[name] ?? name)
      const { isPersonal } = await walk(slug, path + (queries[route] ?? ''))
      if (isPersonal) personal.push(path)
    }
    const step = '/trade-in/valuation/step'
    const closed = isGatedPath(step, tenant.site.flags) ? [step] : []
    expect(personal.toSorted()).toEqual([...personalRoutes, ...closed].toSorted())
  },
)

const examples: Readonly<Record<string, string>> = {
  car: 'car-a',
  slug: 'car-a',
  id: 'a',
  scope: 'used-cars',
  within: 'toyota',
}
const queries: Readonly<Record<string, string>> = {
  '/api/search': '?make=Toyota',
  '/api/suggestions': '?query=toy',
  '/api/forms': '?page=/contact-us',
}
