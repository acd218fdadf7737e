import type { Locator } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { turns } from '../scripts/test-extent.ts'
import { deadKeys } from './dead-keys.ts'
import { product } from './product.ts'
import {
  arrived,
  bookedDrive,
  desktop,
  faultsOf,
  fillLeads,
  personAs,
  signIn,
  staff,
  staffWindow,
  unseenInForcedColours,
} from './staff-page.ts'

const { page, problems } = await staffWindow(await product({ pictures: false }))
await signIn(page, personAs('owner'))

/** What waits, at a site where no other test sees it. */
beforeAll(async () => {
  await fillLeads('outback')
  await bookedDrive('outback', 'outback-toowoomba')
})

/** Each at its address, with what is open there beside its rows (WORKSPACE 11.15). */
const screens: readonly { path: string; title: string; opens?: RegExp }[] = [
  { path: '/staff/outback', title: 'Today' },
  { path: '/staff/outback/calendar', title: 'Test drives' },
  { path: '/staff/harbour/reservations', title: 'Reservations' },
  { path: '/staff/harbour/valuations', title: 'Valuations' },
  { path: '/staff/outback/leads/many-00003', title: 'Leads', opens: /^What happened/ },
  { path: '/staff/harbour/stock?car=h10009', title: 'Stock', opens: /^What buyers see/ },
  { path: '/staff/harbour/imports?run=1', title: 'Imports', opens: /^Set aside/ },
  { path: '/staff/harbour/media', title: 'Media' },
  { path: '/staff/harbour/pages?page=pages%2Fhome.json', title: 'Pages', opens: /^Edit/ },
  { path: '/builder/harbour/home/sites', title: 'One change to many sites' },
  { path: '/staff/harbour/people', title: 'People' },
  { path: '/staff/harbour/audit?entry=1', title: 'Audit log', opens: /^#1$/ },
  { path: '/staff/harbour/settings?why=/', title: 'Settings' },
  { path: '/staff/harbour/settings?tab=delivery', title: 'Settings' },
  { path: '/staff/harbour/numbers', title: 'Numbers' },
  { path: '/staff/account', title: 'My account' },
  { path: '/staff/sites', title: 'Choose a site' },
]

/** Works everywhere: it is pressed once. */
const everywhere = '?all keys'

test.each(turns(screens))(
  '$value.title: axe finds nothing, and nothing is clipped, by day and by night, at 320, 390, 1280 and 1920 pixels; what its address opens is open, forced colours hide nothing, and each key that the line names does something (WORKSPACE 3, 11.12, 11.15, WCAG 2.2 AA)',
  async ({ value: { path, title, opens }, turn }) => {
    await page.goto(staff(path))
    await arrived(page, title)
    if (opens) await page.getByRole('complementary').getByText(opens).first().waitFor()
    expect(await unseenInForcedColours(page)).toEqual([])
    expect(await faultsOf(page, turn)).toEqual({})
    await page.setViewportSize(desktop)
    const works = new Set(turn === 0 ? [] : [everywhere])
    const deadAt = (what: Locator) =>
      deadKeys(page, { arrived: () => arrived(page, title), focus: () => what.focus(), works })
    const row = page.locator('#screen [role=row][data-key]').first()
    const dead = [...(await deadAt(page.locator('h1')))]
    if (await row.isVisible()) {
      dead.push(...(await deadAt(row)))
      const enters = Array.from(works).filter((says) => says.startsWith('Enter'))
      if (enters.length > 0) {
        const { href, pathname } = new URL(page.url())
        await row.focus()
        await page.keyboard.press('Enter')
        await page.waitForURL((url) => url.href !== href)
        // Of what is open already it is another question.
        for (const says of enters) works.delete(says)
        const screenOf = (path: string) => path.split('/')[3]
        if (screenOf(new URL(page.url()).pathname) === screenOf(pathname))
          dead.push(...(await deadAt(row)))
      }
    }
    expect(dead).toEqual([])
  },
  120_000,
)

test('the list of keys and the command menu have addresses (WORKSPACE 11.15)', async () => {
  await page.goto(staff('/staff/harbour/people?overlay=keys'))
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await keys.getByText('invite').waitFor()
  await page.keyboard.press('Escape')
  await keys.waitFor({ state: 'hidden' })
  await page.waitForURL(/people$/)
  await page.goto(staff('/staff/harbour/people?overlay=find'))
  await page.getByRole('searchbox', { name: 'Find or do' }).waitFor()
  // The browser itself reports what keys wrote while they were only looked at.
  const isRefusal = (text: string) => /status of 503 .*\/api\/staff\//.test(text)
  expect(problems.filter((text) => !isRefusal(text))).toEqual([])
})
