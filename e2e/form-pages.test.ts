import { expect, test } from 'vitest'
import { isGatedPath } from '#domain/account/gates.ts'
import type { Flags } from '#domain/site/flags.ts'
import { inTurn } from '../scripts/test-extent.ts'
import { carPath, everyTenant, flagsOf, tenants } from './demo-pages.ts'
import { product, sendRequest } from './product.ts'
import { textedCodes } from './texted-codes.ts'

const { url, newPage } = await product({ pictures: false })
const { signIn } = await textedCodes()

const htmlOf = async (tenant: string, path: string): Promise<string> =>
  (await sendRequest(`${tenant}.localhost`, path)).body.toString()

/** Each with the form, or the block, that it must have. */
const addresses: readonly (readonly [path: string, has: string])[] = [
  ...['/contact-us', '/contact'].map((path) => [path, 'data-form="contact"'] as const),
  ...['/service', '/book-a-service'].map((path) => [path, 'data-form="service"'] as const),
  ...['/finance', '/finance-enquiry', '/apply-for-finance', '/finance-pre-approval'].map(
    (path) => [path, 'id="finance-form"'] as const,
  ),
  ['/parts', 'data-form="parts"'],
  ['/fleet', 'data-form="fleet"'],
  ['/careers', 'data-form="careers"'],
  ['/success', 'We have what you sent'],
  ['/success?form=service', 'data-form="service"'],
]

/** Cars are valued online in Australia. Kiwi values none, and its enquiry form is a page of its own that no flag switches off. */
const sells = (tenant: string) =>
  ['kiwi', 'lonestar'].includes(tenant) ? 'data-form="sell_my_car"' : 'name="rego"'

/** With those of features that a site may switch off: then nothing is there. Without those behind a sign-in. */
const addressesOf = (tenant: string, flags: Flags) =>
  [
    ...addresses,
    ['/book-test-drive', flags.testDrive ? 'data-form="test_drive"' : '<title>Page not found'],
    ['/sell-my-car', sells(tenant)],
  ].filter(([path = '']) => !isGatedPath(path, flags))

test.each(everyTenant)(
  '%s: every form has its address, and each location its own (Spec 2.08, 2.09, 2.13, 2.14)',
  async (tenant) => {
    for (const [path, has] of addressesOf(tenant, flagsOf(tenant)))
      expect.soft(await htmlOf(tenant, path), path).toContain(has)
    const contact = await htmlOf(tenant, '/contact-us')
    const own = [...contact.matchAll(/href="(\/contact-us\/[a-z0-9-]+)"/g)].map(([, path]) => path)
    for (const path of own) {
      const html = await htmlOf(tenant, path ?? '')
      expect.soft(html.match(/<h1/g), path).toHaveLength(1)
      expect.soft(html, path).toContain('data-form="contact"')
    }
    const enquire = await htmlOf(tenant, `${await carPath(tenant)}/enquire`)
    expect(enquire).toContain('data-form="enquiry"')
    expect(enquire).toMatch(/<meta name="robots" content="noindex/)
  },
)

test('finance begins with the budget and the yard of its address, and names its car (Spec 2.08)', async () => {
  const begun = await htmlOf(
    'kiwi',
    '/finance?vehiclePriceBudget=30000&preferredDealership=kiwi-te-rapa',
  )
  expect(begun).toMatch(/name="budget"[^>]*value="30000"/)
  expect(begun).toMatch(/<option value="kiwi-te-rapa" selected/)
  const car = await carPath('harbour')
  const id = /data-id="([^"]+)"/.exec(await htmlOf('harbour', car))?.[1] ?? ''
  expect(await htmlOf('harbour', `/finance?car_id=${id}`)).toContain(`href="${car}"`)
})

test.each(inTurn(tenants, 0))(
  '%s: without script a buyer goes from a car to its form, mends the faults and is thanked (Spec 1.05, 2.09, 5.25)',
  async (tenant) => {
    const { page } = await newPage({ javaScriptEnabled: false })
    const car = await carPath(tenant)
    await page.goto(url(tenant, car))
    await page.locator('.vehicle-actions a[href$="/enquire"]').click()
    await page.waitForURL((at) => at.pathname === `${car}/enquire`)
    const form = page.locator('form[data-form=enquiry]')
    const send = form.locator('[type=submit]')
    await form.locator('[name=email]').fill('sam@')
    // What the browser itself asks for is no part of this.
    await form.evaluate((sent) => sent.setAttribute('novalidate', ''))
    await send.click()
    expect(await page.title()).toMatch(/^Error: /)
    expect(await form.locator('[name=email]').inputValue()).toBe('sam@')
    await form.locator('[name=name]').fill('Sam Lee')
    await form.locator('[name=email]').fill('sam@example.com')
    await form.locator('[name=phone]').fill(tenant === 'kiwi' ? '09 555 0142' : '0491 570 006')
    await form.locator('[name=message]').fill(`Is it still here? ${Date.now()}`)
    await send.click()
    await page.waitForURL((at) => at.pathname === '/success')
    expect(await page.locator('h1').textContent()).toContain('We have your enquiry')
    expect(await page.locator(`a[href="${car}"]`).count()).toBeGreaterThan(0)
  },
)

test.each(everyTenant)(
  '%s: on a phone the figures of a loan stay in sight while its amounts are changed (Spec 2.08, 9.14)',
  async (tenant) => {
    const { page } = await newPage({ viewport: { width: 390, height: 844 } })
    await page.goto(url(tenant, '/finance'))
    if (flagsOf(tenant).gatedFinance) await signIn(page, tenant)
    const figures = page.locator('.calc-figures').first()
    const fields = await page.locator('.planner-fields input:not([type=hidden])').all()
    expect(fields.length).toBeGreaterThan(4)
    // Forwards and back: they stay at the foot of the screen, or below its head.
    for (const field of [...fields, ...fields.toReversed()]) {
      await field.focus()
      const { top, bottom } = await figures.evaluate((figure) => figure.getBoundingClientRect())
      expect.soft(bottom, 'below the screen').toBeLessThanOrEqual(844)
      expect.soft(top, 'above the screen').toBeGreaterThanOrEqual(0)
      const focused = await field.evaluate((input) => input.getBoundingClientRect())
      const isHidden = focused.bottom > top && focused.top < bottom
      expect.soft(isHidden, 'hides the focused field (WCAG 2.4.11)').toBe(false)
    }
  },
)

test.each(everyTenant)(
  '%s: the car beside a form stays where it is while the fields of the form come (Spec 1.11, 2.09)',
  async (tenant) => {
    const { page } = await newPage({ viewport: { width: 1280, height: 900 } })
    await page.goto(url(tenant, `${await carPath(tenant)}/enquire`))
    const [came, before] = await page.locator('.lead-form-car > .stage').evaluate((stage) => {
      const boxOf = () => JSON.stringify(stage.getBoundingClientRect())
      const came = boxOf()
      // As a browser draws it that has read the first field only.
      for (const field of document.querySelectorAll('.lead-form-field ~ *')) field.remove()
      return [came, boxOf()]
    })
    expect(came).toBe(before)
  },
)
