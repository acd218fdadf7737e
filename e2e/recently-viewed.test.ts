import { expect, test } from 'vitest'
import { product } from './product.ts'

const { newPage, url } = await product({ pictures: false })

test('the page of a car shows those opened before it, and leads to all of them (Spec 2.47)', async () => {
  const { page, problems } = await newPage({ viewport: { width: 1280, height: 900 } })
  await page.goto(url('harbour', '/recently-viewed'))
  await page.getByRole('heading', { name: 'Nothing viewed yet' }).waitFor()
  await page.goto(url('harbour', '/search'))
  const names = page.locator('.car-card .cover-link')
  const cars = await names.evaluateAll((all) =>
    all
      .slice(0, 3)
      .map((link) => ({ path: link.getAttribute('href') ?? '', name: link.textContent })),
  )
  const strip = page.getByRole('region', { name: 'Recently viewed' })
  for (const { path } of cars) {
    await page.goto(url('harbour', path))
    // The first of them needs no script: nothing is shown yet.
    if (path === cars[0]?.path) expect(await strip.count()).toBe(0)
    else await page.locator('#recent x-island[data-ready]').waitFor({ state: 'attached' })
  }
  await page.locator('footer').scrollIntoViewIfNeeded()
  await strip.waitFor()
  expect(await strip.locator('.cover-link').allTextContents()).toEqual(
    [cars[1], cars[0]].map((car) => car?.name),
  )
  await strip.getByRole('button', { name: /^Save/ }).first().click()
  expect(await strip.getByRole('button', { pressed: true }).count()).toBe(1)
  await strip.getByRole('link', { name: /^See all/ }).click()
  await page.getByRole('heading', { level: 1, name: 'You looked at these' }).waitFor()
  const viewed = page.locator('[data-viewed=cars] .cover-link')
  expect(await viewed.allTextContents()).toEqual([cars[1], cars[0]].map((car) => car?.name))
  await page.goto(url('harbour', '/recently-viewed'))
  await page.waitForURL((at) => at.searchParams.getAll('car').length === 3)
  await page.getByRole('button', { name: 'Clear this list' }).click()
  await page.getByRole('heading', { name: 'Nothing viewed yet' }).waitFor()
  expect(new URL(page.url()).search).toBe('')
  expect(problems).toEqual([])
})
