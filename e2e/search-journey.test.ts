import type { Page, Route } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { product } from './product.ts'
import { formFor, type State, stateOf } from './search-controls/form-state.ts'
import { expectedFor } from './search-controls/found.ts'
import { box } from './search-controls/rows.ts'
import { desktop, press, reveal, write } from './search-controls/ways.ts'

const { newPage, url } = await product({ pictures: false })

const results = (page: Page) => page.locator('[data-block=search-results]')
const link = (name: string) => (page: Page) =>
  press(results(page).getByRole('link', { name, exact: true }).first(), 'mouse')
const tick = (name: string, value: string) => async (page: Page) => {
  await reveal(box(page, name, value), 'mouse')
  await press(box(page, name, value), 'mouse')
}
const type = (name: string, text: string) => async (page: Page) => {
  const field = page.locator(`form[data-live] input[name="${name}"]`)
  await reveal(field, 'mouse')
  await write(field, text, 'mouse')
  await field.press('Enter')
}
const sort = (order: string) => (page: Page) =>
  page.locator('select[name=sortBy]').selectOption(order)

/** What a buyer does, and the search that it leads to; a car's page has none. */
const steps: readonly (readonly [use: (page: Page) => Promise<unknown>, search?: string])[] = [
  [tick('make', 'Toyota'), '?make=Toyota'],
  [tick('make', 'Kia'), '?make=Toyota&make=Kia'],
  [sort('price_asc'), '?make=Toyota&make=Kia&sortBy=price_asc'],
  [link('Next'), '?make=Toyota&make=Kia&sortBy=price_asc&page=2'],
  [link('Table'), '?make=Toyota&make=Kia&sortBy=price_asc&page=2&view=table'],
  [link('Price'), '?make=Toyota&make=Kia&sortBy=price_desc&view=table'],
  [link('Remove Kia'), '?make=Toyota&sortBy=price_desc&view=table'],
  [link('Cards'), '?make=Toyota&sortBy=price_desc'],
  [type('query', 'hybrid'), '?make=Toyota&query=hybrid&sortBy=price_desc'],
  [type('price.max', '50000'), '?make=Toyota&price=:50000&query=hybrid&sortBy=price_desc'],
  [(page) => press(results(page).locator('.cover-link').first(), 'mouse')],
  [(page) => page.goto(url('harbour', '/search?make=Mazda')), '?make=Mazda'],
  [tick('car_type', 'used'), '?make=Mazda&car_type=used'],
  [sort('latest'), '?make=Mazda&car_type=used&sortBy=latest'],
  [link('Page 2'), '?make=Mazda&car_type=used&sortBy=latest&page=2'],
  [link('Previous'), '?make=Mazda&car_type=used&sortBy=latest'],
  [link('List'), '?make=Mazda&car_type=used&sortBy=latest&view=rows'],
  [link('Clear all'), ''],
  [type('query', 'zzzzzz'), '?query=zzzzzz'],
  [link('See all our stock'), ''],
  [type('year.min', '2024'), '?year=2024:'],
]

/** Waits until the page shows this search and its form holds it, and returns all that it shows. */
async function arrived(page: Page, search: string | undefined): Promise<State> {
  if (search === undefined) {
    await page.waitForURL(/\/cars\//)
    return stateOf(page)
  }
  const { focus: _, ...expected } = await expectedFor('harbour', search)
  await expect.poll(() => stateOf(page)).toMatchObject({ ...expected, form: formFor(search) })
  return stateOf(page)
}

/** Sixty waits for a page, half a second each, on a busy machine several. */
const patience = { timeout: 240_000 }

test(
  'twenty steps are gone back and forward again: address, title, count, first car and fields are right at each (4.14)',
  patience,
  async () => {
    const { page, problems } = await newPage(desktop)
    await page.goto(url('harbour', '/search'))
    const seen = [await arrived(page, '')]
    for (const [use, search] of steps) {
      await use(page)
      seen.push(await arrived(page, search))
    }
    expect(seen.length).toBeGreaterThan(20)
    for (const state of seen.slice(0, -1).reverse()) {
      await page.goBack()
      await expect.poll(() => stateOf(page)).toEqual(state)
    }
    for (const state of seen.slice(1)) {
      await page.goForward()
      await expect.poll(() => stateOf(page)).toEqual(state)
    }
    expect(problems).toEqual([])
  },
)

test('two tabs of a browser search by themselves, and share what is saved (4.13)', async () => {
  const one = await newPage(desktop)
  const other = await newPage(desktop)
  for (const { page } of [one, other]) await page.goto(url('harbour', '/search'))
  await tick('make', 'Toyota')(one.page)
  await tick('make', 'Kia')(other.page)
  await type('query', 'hybrid')(other.page)
  await arrived(other.page, '?make=Kia&query=hybrid')
  await arrived(one.page, '?make=Toyota')

  await press(results(one.page).locator('[data-action=favourite]').first(), 'mouse')
  const saved = other.page.locator('[data-bind=favourites]').first()
  await expect.poll(() => saved.textContent()).toBe('1')
  await one.page.goBack()
  await arrived(one.page, '')
  await arrived(other.page, '?make=Kia&query=hybrid')
  expect([...one.problems, ...other.problems]).toEqual([])
})

describe('a network that answers late', () => {
  /** Holds the answers for blocks whose search `isHeld`; `release` lets the newest of them go. */
  async function openHeld(isHeld: (search: URLSearchParams) => boolean) {
    const opened = await newPage(desktop)
    const { page } = opened
    await page.goto(url('harbour', '/search'))
    const held: Route[] = []
    await page.route(
      ({ searchParams }) => searchParams.has('_blocks') && isHeld(searchParams),
      (route) => void held.push(route),
    )
    return {
      ...opened,
      held,
      // The page may have aborted it.
      release: () =>
        held
          .pop()
          ?.continue()
          .catch(() => {}),
    }
  }

  test('of several presses the newest is shown, though its answer comes first', async () => {
    const { page, problems, held, release } = await openHeld(() => true)
    const all = await stateOf(page)
    for (const [index, make] of ['Toyota', 'Kia', 'Mazda'].entries()) {
      await press(box(page, 'make', make), 'keyboard')
      await expect.poll(() => held.length).toBe(index + 1)
    }
    await expect.poll(() => page.locator('[aria-busy=true]').count()).toBeGreaterThan(0)
    // Until an answer comes, the address is that of the cars on the page.
    const { form, ...waiting } = await stateOf(page)
    expect({ ...waiting, form: [] }).toEqual(all)
    expect(form).toEqual(formFor('?make=Toyota&make=Kia&make=Mazda'))
    while (held.length > 0) await release()
    const newest = await arrived(page, '?make=Toyota&make=Kia&make=Mazda')
    await page.unrouteAll({ behavior: 'wait' })
    expect(await stateOf(page)).toEqual(newest)
    expect(await page.locator('[aria-busy=true]').count()).toBe(0)
    await page.goBack()
    await arrived(page, '')
    expect(problems).toEqual([])
  })

  test('who goes back before an answer stays there when it comes', async () => {
    const { page, problems, held, release } = await openHeld((search) => search.has('make', 'Kia'))
    await tick('make', 'Toyota')(page)
    await arrived(page, '?make=Toyota')
    await tick('make', 'Kia')(page)
    await expect.poll(() => held.length).toBe(1)
    await page.goBack()
    const all = await arrived(page, '')
    // The pointer is still over the box: its search may have been asked for ahead, and held.
    while (held.length > 0) await release()
    await page.unrouteAll({ behavior: 'wait' })
    await tick('car_type', 'used')(page)
    await arrived(page, '?car_type=used')
    await page.goBack()
    expect(await arrived(page, '')).toEqual(all)
    expect(problems).toEqual([])
  })

  test('a press that follows a step back wins over it', async () => {
    const { page, problems, held, release } = await openHeld((search) => !search.has('make'))
    await tick('make', 'Toyota')(page)
    await arrived(page, '?make=Toyota')
    await tick('make', 'Kia')(page)
    await arrived(page, '?make=Toyota&make=Kia')
    await page.evaluate(() => history.go(-2))
    await expect.poll(() => held.length).toBe(1)
    await tick('car_type', 'used')(page)
    await arrived(page, '?make=Toyota&make=Kia&car_type=used')
    while (held.length > 0) await release()
    await page.unrouteAll({ behavior: 'wait' })
    await arrived(page, '?make=Toyota&make=Kia&car_type=used')
    expect(problems).toEqual([])
  })
})
