import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { spoken } from './accessibility-tree.ts'
import { product } from './product.ts'
import { foundFor, partsOf } from './search-controls/found.ts'
import { box } from './search-controls/rows.ts'
import { desktop, openerOf, phone, press, write } from './search-controls/ways.ts'

const { newPage, url } = await product({ pictures: false })

declare global {
  interface Window {
    /** The texts of live regions, each time one changed where a screen reader finds it. */
    heard: string[]
  }
}

async function openListening(options: typeof desktop | typeof phone, search = '') {
  const { page } = await newPage(options)
  await page.goto(url('harbour', `/search${search}`))
  await page.evaluate(() => {
    window.heard = []
    const regions = '[aria-live]:not([aria-live=off]), [role=status], [role=alert]'
    new MutationObserver((changes) => {
      const changed = new Set<Element>()
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement
        const region = element?.closest(regions)
        if (region) changed.add(region)
      }
      for (const region of changed) {
        const text = region.textContent?.replaceAll(/\s+/g, ' ').trim()
        // Islands say what they suggest: their own tests listen to them.
        const isHeard = region.checkVisibility() && !region.closest('[inert], x-island')
        if (text && isHeard) window.heard.push(text)
      }
    }).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ['hidden'],
    })
  })
  return page
}

/** What was heard since it was last asked, once the page has come to rest. */
async function heardOn(page: Page, search: string): Promise<string[]> {
  await expect.poll(() => partsOf(new URL(page.url()).search)).toEqual(partsOf(search))
  await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0)
  return page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame)
    return window.heard.splice(0)
  })
}

const countFor = async (search: string): Promise<string> =>
  `${(await foundFor('harbour', search)).count} cars`

test.each([
  { where: 'in the page', options: desktop, way: 'keyboard' },
  { where: 'in the drawer of a phone', options: phone, way: 'touch' },
] as const)(
  'a tick $where says the number of cars once, also after a slow answer; another order says nothing (4.14, WCAG 4.1.3)',
  async ({ options, way }) => {
    const page = await openListening(options)
    if (way === 'touch') await press(openerOf(page), way)
    await press(box(page, 'make', 'Toyota'), way)
    expect(await heardOn(page, '?make=Toyota')).toEqual([await countFor('?make=Toyota')])

    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route(/_blocks=/, async (route) => {
      await released
      await route.continue()
    })
    await press(box(page, 'make', 'Kia'), way)
    await expect.poll(() => page.locator('[aria-busy=true]').count()).toBeGreaterThan(0)
    expect(await page.evaluate(() => window.heard)).toEqual([])
    release()
    const both = '?make=Toyota&make=Kia'
    expect(await heardOn(page, both)).toEqual([await countFor(both)])
    await page.unrouteAll({ behavior: 'wait' })

    if (way === 'touch') await press(page.getByRole('button', { name: 'Close filters' }), way)
    await page.locator('select[name=sortBy]').selectOption('price_asc')
    expect(await heardOn(page, `${both}&sortBy=price_asc`)).toEqual([])
    await press(page.getByRole('link', { name: 'Remove Kia' }), way)
    const one = '?make=Toyota&sortBy=price_asc'
    expect(await heardOn(page, one)).toEqual([await countFor(one)])
  },
)

test('keywords say the number of cars and how they were read; a failed search says so once (D10, 4.14)', async () => {
  const page = await openListening(desktop)
  const keywords = page.locator('input[name=query]')
  await write(keywords, 'toyta', 'keyboard')
  const read = await heardOn(page, '?query=toyta')
  expect(read.toSorted()).toEqual([
    await countFor('?query=toyta'),
    'Showing results for toyota. Search for toyta fallback.',
  ])
  await write(keywords, 'zzzzzz', 'keyboard')
  const none = await heardOn(page, '?query=zzzzzz')
  expect(none.toSorted()).toEqual(['0 cars', 'Nothing here matches “zzzzzz”.'])

  await page.route(/_blocks=/, (route) => route.abort())
  await write(keywords, 'mazda', 'keyboard')
  await page.locator('[data-live-error]').waitFor({ state: 'visible' })
  const failed = await heardOn(page, '?query=zzzzzz')
  expect(failed).toEqual([expect.stringMatching(/^We could not refresh the list/)])
})

test('every checkbox is heard with the number of cars that it finds (Spec 9.06, WCAG 4.1.2)', async () => {
  const page = await openListening(desktop, '?make=Toyota')
  const boxes = await page.evaluate(() => {
    for (const details of document.querySelectorAll('form[data-live] details'))
      details.setAttribute('open', '')
    const found = document.querySelectorAll<HTMLInputElement>('form[data-live] [type=checkbox]')
    return Array.from(found, ({ name, value, labels }) => {
      const label = labels?.[0]?.cloneNode(true)
      if (!(label instanceof Element)) return { name, value, label: '' }
      for (const hidden of label.querySelectorAll('[aria-hidden=true]')) hidden.remove()
      return { name, value, label: label.textContent?.trim() ?? '' }
    })
  })
  const { facets } = await foundFor('harbour', '?make=Toyota')
  const expected = boxes.map(({ name, value, label }) => `${label} ${facets[name]?.[value]}`)
  expect(expected.length).toBeGreaterThan(50)
  const heard = (await spoken(page, 'checkbox')).map(({ name }) => name)
  expect(heard.toSorted()).toEqual(expected.toSorted())
})

test('every slider is heard with its name, its ends and what applies; a key changes that, and the cars are counted once (4.18, Spec 5.02)', async () => {
  const page = await openListening(desktop)
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('form[data-live] details'))
      details.setAttribute('open', '')
  })
  const { stats } = await foundFor('harbour', '')
  const ranges = [
    { facet: 'price', title: 'Price', say: (value: number) => `$${value.toLocaleString('en-AU')}` },
    { facet: 'year', title: 'Year', say: String },
    {
      facet: 'km',
      title: 'Odometer',
      say: (value: number) => `${value.toLocaleString('en-AU')} km`,
    },
  ]
  const sliders = await spoken(page, 'slider')
  const expected = ranges.flatMap(({ facet, title, say }) => {
    const { min, max } = stats[facet] ?? { min: 0, max: 0 }
    const ends = { least: `${min}`, most: `${max}` }
    return [
      { name: `Lowest ${title}`, value: `${min}`, text: say(min), ...ends },
      { name: `Highest ${title}`, value: `${max}`, text: say(max), ...ends },
    ]
  })
  expect(sliders.toSorted(byName)).toEqual(expected.toSorted(byName))

  let [search, said] = ['', await countFor('')]
  for (const { facet, title, say } of ranges) {
    const thumb = page.locator(`#filters-${facet} x-island input[type=range]`).first()
    await thumb.focus()
    await page.locator(`#filters-${facet} x-island[data-ready]`).waitFor()
    await thumb.press('PageUp')
    const field = page.locator(`#filters-${facet}-min`)
    await expect.poll(() => field.inputValue()).not.toBe('')
    const value = Number(await field.inputValue())
    expect(value).toBeGreaterThan(stats[facet]?.min ?? 0)
    const lowest = async () =>
      (await spoken(page, 'slider')).find(({ name }) => name === `Lowest ${title}`)
    // The field has the value before the slider is drawn with it.
    await expect.poll(lowest).toMatchObject({ value: `${value}`, text: say(value) })
    search = `${search === '' ? '?' : `${search}&`}${facet}=${value}:`
    const count = await countFor(search)
    // The same number is not said again.
    expect(await heardOn(page, search)).toEqual(count === said ? [] : [count])
    said = count
  }
})

const byName = (one: { name: string }, other: { name: string }): number =>
  one.name < other.name ? -1 : 1
