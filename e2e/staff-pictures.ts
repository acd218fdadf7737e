// Takes the pictures of docs/staff.md from the demo: node e2e/staff-pictures.ts. Needs Chromium.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Secret, TOTP } from 'otpauth'
import { chromium, type Page } from 'playwright-core'
import sharp from 'sharp'
import { chromiumArgs, ensureChromium } from '../scripts/chromium.ts'
import { demoPassword, demoPeople } from '../scripts/demo-staff.ts'
import { startServer } from './server-process.ts'

/** What a picture shows: the path, and what is done there before it is taken. */
interface Picture {
  readonly name: string
  readonly path: string
  readonly width?: number
  readonly before?: (page: Page) => Promise<unknown>
}

const openRow = (name: RegExp) => (page: Page) => page.getByRole('row', { name }).first().click()

const pictures: readonly Picture[] = [
  { name: 'today', path: '' },
  { name: 'lead', path: '/leads', before: openRow(/^Sofia Marchetti/) },
  { name: 'calendar', path: '/calendar', before: (page) => page.keyboard.press('t') },
  { name: 'today-phone', path: '', width: 390 },
]

const HEIGHT = 800
const WIDTH = 1280
const folder = join(import.meta.dirname, '../docs')

async function signIn(page: Page, origin: string): Promise<void> {
  const { email, secret = '' } = demoPeople.find(({ role }) => role === 'owner') ?? {}
  await page.goto(`${origin}/staff/sign-in`)
  const post = (path: string, body: object) =>
    page.request.post(`${origin}/api/staff${path}`, { data: body, headers: { origin } })
  await post('/sign-in', { email, password: demoPassword })
  await post('/second-factor', { code: new TOTP({ secret: Secret.fromBase32(secret) }).generate() })
}

const data = await mkdtemp(join(tmpdir(), 'staff-pictures-'))
const server = await startServer(data, { DEMO_LEADS: '1' })
const browser = await chromium.launch({
  executablePath: ensureChromium(),
  args: [...chromiumArgs],
})
try {
  const options = {
    locale: 'en-AU',
    timezoneId: 'Australia/Brisbane',
    reducedMotion: 'reduce',
  } as const
  const page = await browser.newPage({ ...options, viewport: { width: WIDTH, height: HEIGHT } })
  const origin = `http://staff.localhost:${server.port}`
  await signIn(page, origin)
  for (const { name, path, width = WIDTH, before } of pictures) {
    await page.setViewportSize({ width, height: HEIGHT })
    await page.goto(`${origin}/staff/harbour${path}`)
    await page.getByRole('row').first().waitFor()
    await before?.(page)
    // Counts and faces have come by then.
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => document.fonts.ready)
    const file = join(folder, `staff-${name}.webp`)
    const { size } = await sharp(await page.screenshot())
      .webp({ quality: 70 })
      .toFile(file)
    console.log(`${file}: ${size} bytes`)
  }
} finally {
  await browser.close()
  await server.stop()
  await rm(data, { recursive: true })
}
