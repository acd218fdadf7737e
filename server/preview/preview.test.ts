import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readLiveResponse } from '#pages/live-response.ts'
import { schemaVersion } from '#pages/page.ts'
import type { PreviewAnswer } from '#pages/preview-answer.ts'
import { blocks } from '#pages/render/registry.ts'
import {
  type Browser,
  type StaffServer,
  staffOrigin,
  staffServer,
} from '../staff/staff-server.fixture.ts'
import { sqliteForTests, type TestDatabase } from '../store/engines.fixture.ts'
import { openStore, type Store } from '../store/store.ts'
import { PREVIEW_MS, previewToken } from './token.ts'

const site = 'harbour'
const origin = `http://${site}.localhost`
const path = 'pages/about-us.json'

let database: TestDatabase
let store: Store
let server: StaffServer
let browser: Browser
let url: URL
beforeAll(async () => {
  database = await sqliteForTests.fresh()
  store = await openStore(database.location)
  server = await staffServer(store)
  const person = await server.person('Vera', { harbour: 'viewer', kiwi: 'viewer' })
  browser = await server.signedIn(person)
})
beforeEach(async () => {
  const { data } = await browser.call('POST /:site/preview', { params: { site }, body: { path } })
  url = new URL(data.url)
})
afterAll(async () => {
  await store.close()
  await database[Symbol.asyncDispose]()
})

const heading = (text: string, more: object = {}) => ({
  id: 'heading',
  block: 'section-heading',
  props: { heading: text },
  ...more,
})
const page = (blocks: readonly object[], more: object = {}) => ({
  schemaVersion,
  route: '/about-us',
  title: 'Draft | {site.name}',
  blocks: [
    { id: 'header', block: 'site-header' },
    ...blocks,
    { id: 'footer', block: 'site-footer' },
  ],
  ...more,
})

const ask = async (address: URL | string, init: RequestInit = {}) => {
  const { host } = new URL(address)
  const response = await server.app.request(`${address}`, {
    ...init,
    headers: { host, ...init.headers },
  })
  return { response, status: response.status, text: await response.text() }
}

const headersOfFrame = (from = origin) => ({
  'content-type': 'application/json',
  origin: from,
  'sec-fetch-site': 'same-origin',
})

/** Shows a value that is not saved, to a frame that has these blocks. */
async function show(
  value: object,
  has: object = { blocks: {} },
  address: URL | string = url,
): Promise<PreviewAnswer> {
  return JSON.parse((await post(value, has, address)).text)
}

const post = (value: object, has: object, address: URL | string) =>
  ask(address, {
    method: 'POST',
    headers: headersOfFrame(),
    body: JSON.stringify({ value, has }),
  })

const statusOf = async (value: object, has: object = { blocks: {} }) =>
  (await post(value, has, url)).status

/** Not the text itself: it would be printed. */
const says = async (address: URL | string, words: string) =>
  (await ask(address)).text.includes(words)

const withParam = (name: string, value: string): URL => {
  const address = new URL(url)
  address.searchParams.set(name, value)
  return address
}

const member = async () => (await browser.call('GET /me')).data.id

describe('the address of a preview', () => {
  test('is on the host of the site, at an address of the page, and says when it ends (Spec 6.04, D38)', async () => {
    expect(url.origin + url.pathname).toBe(`${origin}/about-us`)
    const car = { params: { site }, body: { path: 'pages/car.json' } }
    const { data } = await browser.call('POST /:site/preview', car)
    expect(new URL(data.url).pathname).toMatch(/^\/cars\/car-/)
    expect(Date.parse(data.expires) - server.clock.now.getTime()).toBe(PREVIEW_MS)
  })

  test('shows the draft of the store, and without one what is live (Spec 6.04)', async () => {
    expect(await says(url, '<title>About Harbour Motor Group')).toBe(true)
    const draft = {
      path,
      version: 0,
      base: 0,
      key: randomUUID(),
      text: JSON.stringify(page([heading('Only a draft')])),
    }
    const by = { person: await member(), at: server.clock.now.toISOString(), client: '::1' }
    const saved = await store.documents(site).save(draft, by)
    expect(saved.state).toBe('saved')
    expect(await says(url, 'Only a draft</h2>')).toBe(true)
    expect(await says(`${origin}/about-us`, 'Only a draft')).toBe(false)
    if (saved.state === 'saved') await store.documents(site).discard(path, saved.version, by)
  })

  test('shows a revision where its address names one (Spec 6.04)', async () => {
    const body = { path: 'pages/careers.json' }
    const { data } = await browser.call('POST /:site/preview', { params: { site }, body })
    const by = { person: await member(), at: server.clock.now.toISOString(), client: '::1' }
    for (const words of ['The first', 'The second']) {
      const text = JSON.stringify(page([heading(words)], { route: '/careers' }))
      await store.documents(site).revise({ ...body, text, message: '', source: 'import' }, by)
    }
    const revision = (n: string) => `${data.url}&_revision=${n}`
    expect(await says(revision('1'), 'The first</h2>')).toBe(true)
    expect(await says(revision('2'), 'The second</h2>')).toBe(true)
    // The site has no file of it: it was the template's page.
    expect(await says(revision('0'), '<title>Work with us')).toBe(true)
    expect((await ask(revision('3'))).status).toBe(404)
    expect((await ask(revision('x'))).status).toBe(422)
  })

  test('is stored by no cache, found by no search engine, and framed by the staff host alone (Spec 6.04, D38)', async () => {
    const { response, text } = await ask(url)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'same-origin',
    })
    expect(text).toContain('<meta name="robots" content="noindex">')
    const policy = response.headers.get('content-security-policy') ?? ''
    expect(policy).toContain(`; frame-ancestors ${staffOrigin}`)
    expect(policy).toContain("form-action 'none'")
    expect(policy.match(/frame-ancestors/g)).toHaveLength(1)
  })

  test('ends after ten minutes, for the page and for what it asks (Spec 6.04)', async () => {
    server.wait(PREVIEW_MS / 1_000 - 1)
    expect((await ask(url)).status).toBe(200)
    server.wait(1)
    expect((await ask(url)).status).toBe(410)
    expect(await statusOf(page([]))).toBe(410)
  })

  test.each(['GET', 'POST'])(
    'of one site opens no other, by %s (Spec 1.11, 6.04)',
    async (method) => {
      const elsewhere = new URL(url)
      elsewhere.host = 'kiwi.localhost'
      const value = JSON.stringify({ value: page([]), has: { blocks: {} } })
      const init =
        method === 'GET' ? {} : { method, headers: headersOfFrame(elsewhere.origin), body: value }
      const { status, text } = await ask(elsewhere, init)
      expect(status).toBe(403)
      expect(text).toContain('no address of a preview')
    },
  )

  test('of one page shows that page at every address (Spec 6.04)', async () => {
    const elsewhere = new URL(url)
    elsewhere.pathname = '/finance'
    expect(await says(elsewhere, '<title>About Harbour Motor Group')).toBe(true)
  })

  test.each([
    ['nothing', () => ''],
    ['no signature', (token: string) => token.split('.')[0] ?? ''],
    ['another signature', (token: string) => `${token.slice(0, -2)}AA`],
    [
      'a claim that was changed',
      (token: string) =>
        `${Buffer.from('{"site":"harbour"}').toString('base64url')}.${token.split('.')[1]}`,
    ],
    [
      'a signature for another purpose',
      () => {
        const text = Buffer.from('{}').toString('base64url')
        return `${text}.${server.keyring.sign('cookie', text)}`
      },
    ],
  ])('with a token of %s is refused (Spec 6.04)', async (_, change) => {
    const token = change(url.searchParams.get('_preview') ?? '')
    expect((await ask(withParam('_preview', token))).status).toBe(403)
  })

  test('ends with a claim of another time, though it is signed (Spec 6.04)', async () => {
    const claim = { site, path, staff: staffOrigin, ends: server.clock.now.getTime() }
    expect((await ask(withParam('_preview', previewToken(claim, server.keyring)))).status).toBe(410)
  })
})

describe('a preview and sessions', () => {
  test('no cookie changes a byte of it, and it sets none (Spec 6.04, D38)', async () => {
    const value = JSON.stringify({ value: page([heading('A')]), has: { blocks: {} } })
    const cookies = Array.from(browser.cookies, ([name, held]) => `${name}=${held}`)
    const cookie = [...cookies, 'signed_in=1', 'session=x'].join('; ')
    const sent = { method: 'POST', body: value, headers: headersOfFrame() }
    for (const init of [{ headers: {} }, sent]) {
      const [without, withCookies] = [
        await ask(url, init),
        await ask(url, { ...init, headers: { ...init.headers, cookie } }),
      ]
      expect(withCookies.text === without.text).toBe(true)
      expect(withCookies.response.headers.getSetCookie()).toEqual([])
    }
  })

  test('nothing that writes is asked from its origin with the session of the staff (Spec 6.04)', async () => {
    const headers = { ...headersOfFrame(), 'sec-fetch-site': 'cross-site' }
    const answer = await browser.send('POST', `/api/staff/${site}/preview`, { path }, { headers })
    expect([answer.status, answer.data.code]).toEqual([403, 'cross_site'])
  })

  test('a value is not taken from the page of another site (Spec 6.04)', async () => {
    const value = JSON.stringify({ value: page([]), has: { blocks: {} } })
    const headers = { ...headersOfFrame(staffOrigin), 'sec-fetch-site': 'cross-site' }
    expect((await ask(url, { method: 'POST', headers, body: value })).status).toBe(403)
  })
})

describe('a value that is not saved', () => {
  test('is answered with what is drawn otherwise, and nothing else (Spec 6.04)', async () => {
    const first = await show(page([heading('One'), heading('Two', { id: 'second' })]))
    expect(first.problems).toEqual([])
    expect(first.page).toMatchObject({
      title: 'Draft | Harbour Motor Group',
      before: ['header'],
      main: ['heading', 'second'],
      after: ['footer'],
    })
    const drawn = Object.entries(first.page?.blocks ?? {})
    expect(drawn.map(([id]) => id)).toEqual(['header', 'heading', 'second', 'footer'])
    const has = {
      styles: first.page?.styles?.checksum,
      blocks: Object.fromEntries(drawn.map(([id, { checksum }]) => [id, checksum])),
    }
    const second = await show(page([heading('Two', { id: 'second' }), heading('Three')]), has)
    expect(second.page?.styles).toBeUndefined()
    expect(second.page?.main).toEqual(['second', 'heading'])
    expect(Object.keys(second.page?.blocks ?? {})).toEqual(['heading'])
    expect(second.page?.blocks.heading?.html).toContain('Three</h2>')
  })

  test('has the HTML of the page itself, block by block (Spec 6.04)', async () => {
    const value = page([heading('One'), { id: 'reviews', block: 'reviews' }])
    const text = JSON.stringify(value)
    const by = { person: await member(), at: server.clock.now.toISOString(), client: '::1' }
    const draft = { path, version: 0, base: 0, key: randomUUID(), text }
    const saved = await store.documents(site).save(draft, by)
    const whole = await ask(url)
    if (saved.state === 'saved') await store.documents(site).discard(path, saved.version, by)
    const html = Object.values((await show(value)).page?.blocks ?? {}).map((block) => block.html)
    expect(html).toHaveLength(4)
    expect(html.filter((block) => !whole.text.includes(block))).toEqual([])
  })

  test('with errors says what and where, in the words of the check, and draws nothing (Spec 6.04)', async () => {
    const answer = await show(page([heading('x'.repeat(200)), { id: 'b', block: 'promis' }]))
    expect(answer.page).toBeUndefined()
    expect(answer.problems).toMatchObject([
      { level: 'error', path: ['blocks', 1, 'props', 'heading'], block: 'heading' },
      { level: 'error', path: ['blocks', 2, 'block'], block: 'b' },
    ])
    expect(answer.problems[1]?.message).toMatch(/^there is no block "promis"/)
  })

  test('on a route of another address is shown at one of its own (Spec 6.04)', async () => {
    const answer = await show(page([heading('New')], { route: '/another' }))
    expect(answer.page?.blocks.heading?.html).toContain('New</h2>')
  })

  test('that cannot be read is refused with what is wrong (D22)', async () => {
    expect(await statusOf([])).toBe(422)
    expect(await statusOf(page([]), { blocks: { a: 1 } })).toBe(422)
  })

  test('names the words that may be written in place, with their limits (Spec 6.04)', async () => {
    const answer = await show(page([heading('One')]))
    expect(answer.page?.texts.heading).toEqual([
      { path: ['heading'], text: 'One', min: 1, max: 120, isOptional: false },
    ])
  })
})

describe('a page is shown as on another day, and to others', () => {
  const conditioned = page([
    heading('Spring', { id: 'spring', when: { from: '2026-11-27', until: '2026-11-30' } }),
    heading('Featured', { id: 'featured', when: { flag: 'garage' } }),
    heading('Yours', { id: 'yours', when: { signedIn: true } }),
    heading('Used', { id: 'used', when: { carTypes: ['used'] } }),
  ])
  const shown = ({ page: drawn }: PreviewAnswer) =>
    (drawn?.main ?? []).filter((id) => !/ hidden>/.test(drawn?.blocks[id]?.html ?? ''))

  test('what hides a block is said with the condition that does (Spec 6.04, D3)', async () => {
    const { page: drawn } = await show(conditioned)
    expect(drawn?.conditions).toEqual({
      spring: [{ name: 'from', reason: 'not_started' }, { name: 'until' }],
      featured: [{ name: 'flag', reason: 'feature_off', flag: 'garage' }],
      yours: [{ name: 'signedIn', reason: 'not_signed_in' }],
      used: [{ name: 'carTypes', reason: 'no_car_type_here' }],
    })
  })

  test.each([
    ['now', {}, []],
    ['on a day of its window', { _day: '2026-11-30' }, ['spring']],
    ['after it', { _day: '2026-12-01' }, []],
    ['with a feature on', { _flags: 'garage,-finance' }, ['featured']],
    ['to somebody who is signed in', { _signed_in: '1' }, ['yours']],
  ])('%s (Spec 6.04)', async (_, params, expected) => {
    const address = new URL(url)
    for (const [name, value] of Object.entries(params)) address.searchParams.set(name, value)
    expect(shown(await show(conditioned, { blocks: {} }, address))).toEqual(expected)
  })

  test('in another language (Spec 1.11)', async () => {
    expect(await says(withParam('_locale', 'en-US'), '<html lang="en-US"')).toBe(true)
  })

  test('by the search of its address (Spec 6.04)', async () => {
    const body = { path: 'pages/search.json' }
    const { data } = await browser.call('POST /:site/preview', { params: { site }, body })
    const address = new URL(data.url)
    address.searchParams.set('make', 'Kia')
    expect(await says(address, '0 cars')).toBe(true)
  })

  test('by a search in it, whose blocks come of the draft (Spec 6.04, 9.08)', async () => {
    const body = { path: 'pages/search.json' }
    const { data } = await browser.call('POST /:site/preview', { params: { site }, body })
    const { text } = await ask(`${data.url}&make=Kia&_blocks=results.filters`)
    expect(Object.keys(readLiveResponse(text).blocks).toSorted()).toEqual(['filters', 'results'])
  })

  test.each([
    ['_day', 'tomorrow'],
    ['_flags', 'flying'],
    ['_locale', 'fr-FR'],
  ])('%s of %s is refused with what is wrong (D22)', async (name, value) => {
    const { status } = await ask(withParam(name, value))
    expect(status).toBe(422)
  })
})

describe('a draft of the theme or of content', () => {
  const at = async (document: string, pathname: string) => {
    const { data } = await browser.call('POST /:site/preview', {
      params: { site },
      body: { path: document },
    })
    const address = new URL(data.url)
    address.pathname = pathname
    return address
  }
  const written = async (document: string) =>
    JSON.parse(await readFile(join(import.meta.dirname, '../../tenants', site, document), 'utf8'))

  test('is shown on every page of the site (Spec 6.04)', async () => {
    const value = await written('site.json')
    const theme = { ...value.theme, brand: '#2b0a3d' }
    for (const pathname of ['/', '/about-us', '/search']) {
      const { page: drawn, problems } = await show(
        { ...value, theme },
        { blocks: {} },
        await at('site.json', pathname),
      )
      expect(problems.filter(({ level }) => level === 'error')).toEqual([])
      expect(drawn?.styles?.css.includes('--brand:#2b0a3d')).toBe(true)
    }
    expect(await says(`${origin}/`, '--brand:#2b0a3d')).toBe(false)
  })

  test('with errors says what and where (Spec 6.04)', async () => {
    const value = await written('site.json')
    const answer = await show(
      { ...value, theme: { ...value.theme, brand: 'petrol' } },
      { blocks: {} },
      await at('site.json', '/'),
    )
    expect(answer.page).toBeUndefined()
    expect(answer.problems).toMatchObject([{ level: 'error', path: ['theme', 'brand'] }])
  })

  test('of content is in the blocks that show it (Spec 6.04)', async () => {
    const value = await written('content/people.json')
    const [first, ...others] = value.entries
    const changed = { ...value, entries: [{ ...first, name: 'Zoltan Quist' }, ...others] }
    const address = await at('content/people.json', '/about-us')
    const answer = await show(changed, { blocks: {} }, address)
    expect(answer.page?.blocks.people?.html.includes('Zoltan Quist')).toBe(true)
  })
})

describe('the picture of a block', () => {
  test.each([...blocks.keys()])(
    '%s is its typical example alone, without scripts (Spec 6.04)',
    async (name) => {
      const { status, text } = await ask(withParam('_example', name))
      expect(status).toBe(200)
      expect(text.match(/<main id="main"/g)).toHaveLength(1)
      expect(text.includes(` data-block="${name}"`)).toBe(true)
      expect(text.includes('<script type="module"')).toBe(false)
    },
  )

  test('has the variant of a look that its address names (Spec 1.11, 6.04)', async () => {
    const shown = async (look: string) => {
      const address = new URL(withParam('_example', 'story'))
      address.searchParams.set('_look', look)
      return ask(address.href)
    }
    expect((await shown('story:route')).text).toContain('data-variant="route"')
    expect((await shown('story:shout')).text).toContain('data-variant="shout"')
    expect((await shown('story:waltz')).status).toBe(422)
  })

  test('is kept by the browser for as long as its address holds (Spec 6.04)', async () => {
    const { response } = await ask(withParam('_example', 'story'), {
      headers: { 'accept-encoding': 'br' },
    })
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'private, max-age=600',
      'content-encoding': 'br',
    })
    expect((await ask(withParam('_example', 'nothing'))).status).toBe(404)
  })
})

test('the script of previews is in no page of a buyer (Spec 6.04)', async () => {
  const script = '/assets/frame.js'
  expect(await says(url, script)).toBe(true)
  for (const address of ['/', '/about-us', '/search', '/about-us?_preview'])
    expect([address, await says(`${origin}${address}`, script)]).toEqual([address, false])
})
