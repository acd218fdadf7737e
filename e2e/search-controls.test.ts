import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { inTurn } from '../scripts/test-extent.ts'
import { product } from './product.ts'
import { expectedFor, shownOn, valuesOf } from './search-controls/found.ts'
import { type Row, rows, tick, use } from './search-controls/rows.ts'
import { desktop, phone, type Way } from './search-controls/ways.ts'

const { keptPage, url } = await product({ pictures: false })

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
const allRows = [...ticks, ...rows]

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

  const usable = allRows.filter((row) => row.ways?.includes(way) ?? true)
  // Ways with script take turns, nightly each meets all. Without script phones and desktops take turns:
  // they get the same forms and links.
  const ofTurn =
    way === 'no-script'
      ? usable.filter((_, index) => (index % 2 === 0) === (where === 'a phone'))
      : inTurn(usable, ways.findIndex((other) => other.way === way) + 1, 3)

  test.each(ofTurn)(
    '$name: address, count, first car and focus are those of its search (Spec 2.37-2.40, 4.14, 9.04)',
    async (row) => {
      problems.length = 0
      const from = row.from ?? ''
      await page.goto(url('harbour', `/search${from}`), { waitUntil: 'domcontentloaded' })
      const before = await expectedFor('harbour', from)
      expect(await shownOn(page)).toEqual(before)

      await use(row, page, way)
      const isLoaded = way === 'no-script'
      const focused = isLoaded ? undefined : (row.focus ?? row.find)(page)
      await expect
        .poll(async () => {
          const leadsTo = typeof row.leadsTo === 'string' ? row.leadsTo : await row.leadsTo(page)
          const shown = await shownOn(page, focused)
          return { shown, expected: await expectedFor('harbour', leadsTo) }
        })
        .toSatisfy(({ shown, expected }) => {
          expect(shown).toEqual(expected)
          return true
        })
      expect(problems).toEqual([])
    },
  )
})
