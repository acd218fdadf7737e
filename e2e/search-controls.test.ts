import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { inTurn } from '../scripts/test-extent.ts'
import { product } from './product.ts'
import { allRows } from './search-controls/all-rows.ts'
import { expectedFor, shownOn, valuesOf } from './search-controls/found.ts'
import { type Row, tick, use } from './search-controls/rows.ts'
import { desktop, phone, press, type Way, write } from './search-controls/ways.ts'

const { keptPage, newPage, url } = await product({ pictures: false })

const [model = ''] = await valuesOf('harbour', 'model', '?make=Toyota')
const [body = ''] = await valuesOf('harbour', 'simple_body')
const [colour = ''] = await valuesOf('harbour', 'colour_family')
const rareMake = (await valuesOf('harbour', 'make')).at(-1) ?? ''

const ticks: Row[] = [
  tick('a condition', 'car_type', 'used'),
  tick('a make', 'make', 'Toyota'),
  tick('a make behind "Show all makes"', 'make', rareMake),
  tick('a model of the chosen make', 'model', model, '?make=Toyota'),
  tick('a body', 'simple_body', body),
  tick('a colour', 'colour_family', colour),
]
const rows = [...ticks, ...allRows]

const ways: { way: Way; where: string; options: Parameters<typeof keptPage>[0] }[] = [
  { way: 'touch', where: 'a phone', options: phone },
  { way: 'mouse', where: 'a desktop', options: desktop },
  { way: 'keyboard', where: 'a desktop', options: desktop },
  { way: 'no-script', where: 'a phone', options: { ...phone, javaScriptEnabled: false } },
  { way: 'no-script', where: 'a desktop', options: { ...desktop, javaScriptEnabled: false } },
]

describe.each(ways)('$way on $where', ({ way, where, options }) => {
  let page: Page
  let problems: string[]
  beforeAll(async () => {
    ;({ page, problems } = await keptPage(options))
  })

  const usable = rows.filter((row) => row.ways?.includes(way) ?? true)
  // Ways with script take turns, and each of two screens without it has every fourth row: both get the
  // same forms and links. Nightly each way meets all.
  const turn = ways.findIndex((other) => other.way === way && other.where === where) + 1
  const ofTurn = inTurn(usable, turn, way === 'no-script' ? 4 : 3)

  test.each(ofTurn)(
    '$name: address, count, first car and focus are those of its search (Spec 2.37-2.40, 4.14, 9.04)',
    async (row) => {
      problems.length = 0
      const { tenant = 'harbour', from = '' } = row
      await page.goto(url(tenant, `/search${from}`), { waitUntil: 'domcontentloaded' })
      const before = await expectedFor(tenant, from)
      expect(await shownOn(page)).toEqual(before)

      await use(row, page, way)
      const isLoaded = way === 'no-script'
      const focused = isLoaded ? undefined : (row.focus ?? row.find)(page)
      await expect
        .poll(async () => {
          const leadsTo = typeof row.leadsTo === 'string' ? row.leadsTo : await row.leadsTo(page)
          const shown = await shownOn(page, focused)
          return { shown, expected: await expectedFor(tenant, leadsTo) }
        })
        .toSatisfy(({ shown, expected }) => {
          expect(shown).toEqual(expected)
          return true
        })
      expect(problems).toEqual([])
    },
  )
})

test.each([
  { tenant: 'harbour', way: 'touch', where: 'a phone', options: phone },
  { tenant: 'kiwi', way: 'keyboard', where: 'a desktop', options: desktop },
] as const)(
  'by $way on $where the field in the header of $tenant leads to its search (Spec 2.37, D10)',
  async ({ tenant, way, options }) => {
    const { page, problems } = await newPage(options)
    await page.goto(url(tenant, '/about-us'), { waitUntil: 'domcontentloaded' })
    const opener = page.locator('header [popovertarget$="-search"]').first()
    if (await opener.isVisible()) await press(opener, way)
    const keywords = page.locator('header input[name=query]:visible')
    await write(keywords, 'suv', way)
    await keywords.press('Enter')
    await page.waitForURL(({ pathname }) => pathname === '/search')
    expect(await shownOn(page)).toEqual(await expectedFor(tenant, '?query=suv'))
    expect(problems).toEqual([])
  },
)
