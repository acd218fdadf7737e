import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runStockCommand } from '#server/stock/run-command.ts'
import { demoTenants } from '../scripts/demo-tenants.ts'
import { runNewDealer } from '../scripts/new-dealer/run.ts'
import { runCheck } from '../scripts/run-check.ts'
import { isFullTest } from '../scripts/test-extent.ts'
import { get } from './http/get.ts'
import {
  content,
  homePage,
  ownPages,
  postText,
  siteChanges,
  stockExport,
  tagRule,
} from './motorcycle-shop.fixture.ts'
import { axeViolations, overflow } from './page-checks.ts'
import { product } from './product.ts'
import { type ServerProcess, startServer } from './server-process.ts'

const root = join(import.meta.dirname, '..')
const { newPage } = await product({ pictures: false })

const folder = await mkdtemp(join(tmpdir(), 'dealer-onboarding-'))
const tenants = join(folder, 'tenants')
const sunrise = join(tenants, 'sunrise')
const data = join(folder, 'data')
let server: ServerProcess
afterAll(async () => {
  await server?.stop()
  await rm(folder, { recursive: true, force: true })
})

beforeAll(async () => {
  await cp(join(root, 'tenants'), tenants, { recursive: true })
  const answers = ['--slug', 'sunrise', '--name', 'Sunrise Cars', '--brand', '#c2410c']
  const more = ['--phone', '(07) 5550 0199', '--headline', 'Wake up to a better car']
  await newDealer([...answers, ...more])
  await setUpShop()
  server = await startServer(data, { TENANTS_DIR: tenants })
})

const newDealer = (answers: readonly string[]) =>
  runNewDealer(answers, {
    tenants,
    examples: join(root, 'tenants'),
    port: 4173,
    out: () => {},
    err: (line) => expect.unreachable(line),
  })

/** The motorcycle shop as its owner sets it up: questions, files, and the stock of its own system. */
async function setUpShop(): Promise<void> {
  const where = ['--street', '214 Cumberland Street', '--city', 'Dunedin', '--postcode', '9016']
  const shop = ['--name', 'Southern Throttle', '--template', 'fieldguide', '--market', 'nz']
  await newDealer([...shop, '--phone', '03 555 0142', ...where])
  const throttle = join(tenants, 'southern-throttle')
  const write = async (path: string, value: unknown) => {
    await mkdir(dirname(join(throttle, path)), { recursive: true })
    await writeFile(join(throttle, path), typeof value === 'string' ? value : JSON.stringify(value))
  }
  const read = async (path: string) => JSON.parse(await readFile(join(throttle, path), 'utf8'))
  await write('site.json', { ...(await read('site.json')), ...siteChanges })
  await write('pages/home.json', homePage)
  for (const [name, page] of Object.entries(ownPages)) await write(`pages/${name}.json`, page)
  for (const [name, entries] of Object.entries(content))
    await write(`content/${name}.json`, { entries })
  await write('content/posts/catlins.md', postText)
  await write('../../stock.csv', stockExport)
  await stock('map')
  const mapping = await read('mappings/stock.json')
  await write('mappings/stock.json', { ...mapping, fields: { ...mapping.fields, tag: tagRule } })
  await mkdir(data)
  await stock('import', '--mapping', 'stock')
}

async function stock(command: 'map' | 'import', ...options: readonly string[]): Promise<void> {
  const of = [join(folder, 'stock.csv'), '--tenant', 'southern-throttle']
  await runStockCommand([command, ...of, ...options], {
    now: () => new Date(),
    dataDirectory: data,
    databaseUrl: undefined,
    progress: undefined,
    tenantsDirectory: tenants,
    demo: { tenants: [], carsOf: () => [] },
    out: () => {},
    err: (line) => expect.unreachable(line),
    signal: new AbortController().signal,
  })
}

/** Without the demo dealers' own lines: a promotion of theirs may be over on the day of the test. */
const withoutDemos = (lines: readonly string[]) =>
  lines
    .filter((line) => line !== '' && !demoLine.test(line))
    .map((line) => line.replace(/, \d+ warnings?$/, ''))
const demos = demoTenants().join('|')
const demoLine = new RegExp(`^(tenants/(${demos})/.*not shown any more$|Warnings:)`)

/** `npm run check` on the copied tenants. */
function check(): Promise<{ code: number; lines: string[] }> {
  const args = [join(root, 'scripts/check.ts'), '--tenants', tenants]
  return new Promise((done) => {
    execFile(process.execPath, args, { cwd: root }, (cause, out) => {
      const code = cause ? Number(cause.code) : 0
      done({ code, lines: withoutDemos(out.split('\n')) })
    })
  })
}

describe('a dealer answers five questions of npm run new-dealer', () => {
  test('the check passes (D2, D3)', async () => {
    expect(await check()).toEqual({ code: 0, lines: ['8 sites checked: 0 errors'] })
  })

  test('the site opens with their name, phone, heading and colour, before there is stock; none is made, even for the slug of a demo (D1, D2)', async () => {
    const { page, problems } = await newPage()
    const response = await page.goto(`http://sunrise.localhost:${server.port}/`)
    expect(response?.status()).toBe(200)
    expect(await page.title()).toContain('Sunrise Cars')
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(
      'Wake up to a better car',
    )
    expect(await page.getByRole('banner').textContent()).toMatch(
      /Sunrise Cars[\s\S]*\(07\) 5550 0199/,
    )
    const brand = await page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue('--brand'),
    )
    expect(brand.trim()).toBe('#c2410c')
    for (const path of ['/', '/search', '/about-us', '/contact-us']) {
      await page.goto(`http://sunrise.localhost:${server.port}${path}`)
      expect(await page.getByRole('main').textContent(), path).not.toBe('')
      expect(await page.textContent('body'), path).not.toContain('Example')
    }
    expect(problems).toEqual([])
    const found = await get(server.port, 'harbour.localhost', '/api/search')
    expect(JSON.parse(found)).toMatchObject({ count: 0 })
    expect(server.output()).not.toContain('demo cars')
  })
})

describe('a motorcycle shop is set up from the docs alone (issue 27, Done when 4)', () => {
  const site = 'southern-throttle.localhost'
  const pages = [
    ...Object.values(ownPages).map(({ route, title }) => [route, title]),
    ['/', 'Motorcycles | {site.name}'],
    ['/search', 'Bikes for sale | {site.name}'],
    ['/honda-cb500x', 'Honda CB500X | {site.name}'],
    ['/brands/honda', 'Honda | {site.name}'],
    ['/offers/winter-service', 'Winter service for $249 | {site.name}'],
    ['/blog/rides/catlins-in-a-day', 'The Catlins in a day | {site.name}'],
    ['/pages/faqs', 'Questions and answers | {site.name}'],
    ['/warranty', 'Warranty | {site.name}'],
  ] as const

  test('each page of its own and of its content has its title and no fault, in its look (Spec 1.11, 2.18-2.23, 3.21-3.24)', async () => {
    const { page, problems } = await newPage({ viewport: { width: 390, height: 844 } })
    for (const [path, title] of pages) {
      const response = await page.goto(`http://${site}:${server.port}${path}`)
      expect(response?.status(), path).toBe(200)
      expect(await page.title()).toBe(title.replace('{site.name}', 'Southern Throttle'))
      expect(await page.getByRole('banner').getAttribute('data-variant')).toBe('sign')
      expect(await page.getByRole('heading', { level: 1 }).count(), path).toBe(1)
      expect(await page.locator('img[src*="/suv/"], .entry-aside:empty').count(), path).toBe(0)
      expect(await page.getByRole('main').textContent(), path).not.toMatch(/ [.,]/)
      for (const width of isFullTest ? [1280, 390] : [390]) {
        if (isFullTest) await page.setViewportSize({ width, height: 844 })
        expect.soft(await overflow(page), `${path} at ${width} px`).toBeLessThanOrEqual(0)
        if (isFullTest) expect.soft(await axeViolations(page), `${path} at ${width} px`).toEqual([])
      }
    }
    expect(problems).toEqual([])
  })

  test('its stock is of its own headings: conditions, a deposit, tags and motorcycles (Spec 3.02, 4.05)', async () => {
    const count = async (query: string) =>
      JSON.parse(await get(server.port, site, `/api/search?${query}`)).count
    expect(await count('item_type=motorcycle')).toBe(6)
    expect(await count('tag=Learner+approved')).toBe(3)
    expect(await count('car_type=demo&make=Triumph')).toBe(1)
    expect(await count('make=Royal+Enfield')).toBe(1)
  })
})

const visit = `{
  "$schema": "../../../pages/page.schema.json",
  "schemaVersion": 3,
  "route": "/visit-us",
  "title": "Visit us | {site.name}",
  "blocks": [
    { "id": "header", "block": "site-header" },
    { "id": "heading", "block": "section-heading", "props": { "heading": "Visit us", "level": "h1" } },
    { "id": "cars", "block": "car-row", "props": { "heading": "On the lot", "limit": 4 } },
    { "id": "text", "block": "rich-text", "when": { "flag": "favourites" },
      "props": { "parts": [{ "type": "paragraph", "text": "Ring before you drive far." }] } },
    { "id": "footer", "block": "site-footer" }
  ]
}
`

const mistakes = [
  {
    name: 'an unknown block (D3)',
    right: '"car-row"',
    wrong: '"car-rwo"',
    marked: '"car-rwo"',
    message: 'blocks[2].block: there is no block "car-rwo"; did you mean "car-row"?',
  },
  {
    name: 'an unknown prop (D3)',
    right: '"limit"',
    wrong: '"limmit"',
    marked: '"limmit"',
    message: 'blocks[2].props.limmit: unknown name "limmit"; did you mean "limit"?',
  },
  {
    name: 'a misspelt required prop (D3)',
    right: '"heading": "On',
    wrong: '"heding": "On',
    marked: '"heding"',
    message: 'blocks[2].props.heding: unknown name "heding"; did you mean "heading"?',
  },
  {
    name: 'a wrong type (D3)',
    right: '"limit": 4',
    wrong: '"limit": "four"',
    marked: '"four"',
    message: 'blocks[2].props.limit: expected a whole number from 1 to 16, found "four"',
  },
  {
    name: 'a missing record (D3)',
    right: '"block": "car-row", "props": { "heading": "On the lot", "limit": 4 }',
    wrong: '"block": "car-gallery"',
    marked: '"car-gallery"',
    message:
      'blocks[2].block: "car-gallery" needs a car, and the route /visit-us binds none; put it on a route with ":car"',
  },
  {
    name: 'an unknown flag (D4)',
    right: '"favourites"',
    wrong: '"favorites"',
    marked: '"favorites"',
    message:
      /^blocks\[3\]\.when\.flag: expected one of finance, .+, found "favorites"; did you mean "favourites"\?$/,
  },
  {
    name: 'broken JSON (D3)',
    right: '"/visit-us",',
    wrong: '"/visit-us"',
    marked: '\n  "title"',
    message: 'a comma is missing here',
  },
]

/** The same without its process: a start takes ten times as long as a check. */
async function checkHere(): Promise<{ code: number; lines: string[] }> {
  const lines: string[] = []
  const code = await runCheck(['--tenants', tenants], {}, (line) => lines.push(line))
  return { code, lines: withoutDemos(lines) }
}

describe('a typical mistake gives one message with its position and the fix:', () => {
  const file = join(sunrise, 'pages/visit-us.json')

  test.each(mistakes)('$name', async ({ right, wrong, marked, message }) => {
    expect(visit.split(right)).toHaveLength(2)
    const text = visit.replace(right, wrong)
    await writeFile(file, text)
    const { code, lines } = await checkHere()
    expect(code).toBe(1)
    const position = `tenants/sunrise/pages/visit-us.json:${positionOf(text, marked)} `
    expect(lines).toEqual([
      expect.stringMatching(new RegExp(`^${escaped(position)}`)),
      '8 sites checked: 1 error',
    ])
    expect(lines[0]?.slice(position.length)).toEqual(
      typeof message === 'string' ? message : expect.stringMatching(message),
    )
    await rm(file)
  })

  test('a misspelt name in a change of the template’s page (D2)', async () => {
    const home = join(sunrise, 'pages/home.json')
    const text = await readFile(home, 'utf8')
    const wrong = text.replace('"props"', '"porps"')
    await writeFile(home, wrong)
    expect(await checkHere()).toEqual({
      code: 1,
      lines: [
        `tenants/sunrise/pages/home.json:${positionOf(wrong, '"porps"')} changes[0].porps: unknown name "porps"; did you mean "props"?`,
        '8 sites checked: 1 error',
      ],
    })
    await writeFile(home, text)
  })
})

/** `line:column` of a part of a text, both from 1. */
function positionOf(text: string, part: string): string {
  const before = text.slice(0, text.indexOf(part)).split('\n')
  return `${before.length}:${(before.at(-1)?.length ?? 0) + 1}`
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
