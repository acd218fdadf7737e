import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { axeViolations } from './page-checks.ts'
import { product, sendRequest } from './product.ts'
import { desktop, faultsOf, personAs, typePassword } from './staff-page.ts'

const { url, newPage } = await product({ pictures: false })
const HOST = 'staff.localhost'
const staff = (path: string) => url('staff', path)
const viewer = personAs('viewer')

test('the door: axe finds nothing, and nothing is clipped, by day and by night, at 320, 390 and 1280 pixels (WCAG 2.2 AA)', async () => {
  const { page: door } = await newPage({ viewport: desktop })
  await door.goto(staff('/staff/sign-in'))
  await door.getByLabel('Work e-mail').waitFor()
  await door.getByRole('button', { name: 'Continue' }).click()
  await door.getByText('Please enter your password.').waitFor()
  expect(await faultsOf(door, 1)).toEqual({})
})

test.each([
  { system: 'light', kept: 'dark' },
  { system: 'dark', kept: 'light' },
] as const)(
  'where the system is $system, a kept $kept scheme is there before the first paint',
  async ({ system, kept }) => {
    const { page: door } = await newPage({ viewport: desktop, colorScheme: system })
    await door.addInitScript((scheme) => localStorage.setItem('desk.scheme', scheme), kept)
    // Without the application, which comes after the first paint.
    await door.route(/\/desk\/desk-[^/]*\.js$/, (route) => route.abort())
    await door.goto(staff('/staff/sign-in'))
    const shown = await door.evaluate(() => getComputedStyle(document.documentElement).colorScheme)
    expect(shown).toBe(kept)
  },
)

test('a viewer reads who may do what they may not (Spec 6.03, D39)', async () => {
  const { page: other } = await newPage({ viewport: desktop })
  await other.goto(staff('/staff/harbour/people'))
  await typePassword(other, viewer.email)
  await other.getByRole('row', { name: /^Sam Bligh/ }).waitFor()
  const invite = other.getByRole('button', { name: 'Invite' })
  expect(await invite.getAttribute('aria-disabled')).toBe('true')
  const reasons = other.getByText('Only an owner may invite and remove people')
  await reasons.filter({ visible: true }).first().waitFor()
  await other.getByText('ask Sam Bligh').filter({ visible: true }).first().waitFor()
  await other.keyboard.press('n')
  expect(await other.getByRole('dialog').count()).toBe(0)
  expect(await axeViolations(other)).toEqual([])
  await other.keyboard.press('g')
  await other.keyboard.press('a')
  await other.getByText('Only a publisher may read the audit log: ask Sam Bligh.').waitFor()
})

test('what is loaded to sign in is at most 150 kB', async () => {
  const { body, headers } = await sendRequest(HOST, '/staff/sign-in')
  const html = body.toString()
  const { page: door } = await newPage({ viewport: desktop })
  const files = new Set<string>()
  door.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/desk/')) files.add(pathname)
  })
  await door.goto(staff('/staff/sign-in'), { waitUntil: 'networkidle' })
  await door.getByLabel('Work e-mail').waitFor()
  await door.evaluate(() => document.fonts.ready)
  const sizes = await Promise.all(
    Array.from(files, async (file) => {
      const answer = await sendRequest(HOST, file, { headers: { 'accept-encoding': 'br' } })
      const encoding = file.endsWith('.woff2') ? undefined : 'br'
      expect([answer.status, answer.headers['content-encoding']]).toEqual([200, encoding])
      expect(answer.headers['cache-control']).toContain('immutable')
      return answer.body.length
    }),
  )
  const bytes = sizes.reduce((sum, size) => sum + size, brotliCompressSync(body).length)
  console.log(`staff sign-in: ${bytes} bytes`)
  for (const kind of ['js', 'css', 'woff2'])
    expect([...files].filter((file) => file.endsWith(kind))).not.toEqual([])
  expect(bytes).toBeLessThanOrEqual(150_000)
  // Nothing runs or is styled that is not a file of ours.
  expect(html).not.toMatch(/<script(?![^>]* src=)|<style|style=|\son\w+=/)
  // Frames show previews on the dealers' own hosts.
  const policy = String(headers['content-security-policy']).replace(/frame-src https?:;/, '')
  expect(policy).toContain("default-src 'self'")
  expect(policy).not.toMatch(/unsafe|https?:/)
})

test('the application is on the staff host alone (D38)', async () => {
  const file = /\/desk\/[^"]+\.js/.exec((await sendRequest(HOST, '/staff')).body.toString())?.[0]
  expect((await sendRequest('harbour.localhost', file ?? '')).status).toBe(404)
  const { status, headers } = await sendRequest('harbour.localhost', '/staff')
  expect([status, String(headers.location)]).toEqual([
    302,
    expect.stringMatching(/^http:\/\/staff\.localhost:\d+\/staff\/harbour$/),
  ])
})
