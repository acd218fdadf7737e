import { afterAll, expect, inject, test } from 'vitest'
import { openStore } from '../server/store/store.ts'
import { storeFile } from '../server/store/store-file.ts'
import { product } from './product.ts'

const { url, newPage } = await product({ pictures: false })
const store = await openStore(storeFile(inject('dataDir')))
afterAll(() => store.close())

const path = '/service'

test('a form of steps is filled in by keyboard, back and forward too, and sent from its last (Spec 4.20, 2.53)', async () => {
  const { page } = await newPage()
  await page.goto(url('harbour', path))
  const form = page.locator('form.lead-form-stepped')
  const send = form.locator('[type=submit]')
  const { keyboard } = page
  const isAt = (step: string) => form.getByText(step, { exact: true }).waitFor()
  await form.locator('[name=own_vehicle]').focus()
  await keyboard.type('Mazda CX-5, 2019')
  await keyboard.press('Enter')
  await isAt('Step 2 of 4 What it needs')
  await keyboard.press('Tab')
  await keyboard.press('Space')
  await send.press('Enter')
  await isAt('Step 3 of 4 When and where')
  await form.locator('select').selectOption({ index: 1 })
  const workshop = await form.locator('select').inputValue()
  await page.goBack()
  await isAt('Step 2 of 4 What it needs')
  const need = form.locator('[name=additional_services]').first()
  expect(await need.isChecked()).toBe(true)
  await page.goForward()
  await isAt('Step 3 of 4 When and where')
  await send.press('Enter')
  await isAt('Step 4 of 4 Your details')
  const email = 'steps@example.com'
  await form.locator('[name=name]').fill('Sam Lee')
  await form.locator('[name=email]').fill(email)
  await form.locator('[name=phone]').fill('0491 570 006')
  for (const terms of await form.locator('[name=terms_conditions]').all()) await terms.check()
  await Promise.all([
    page.waitForURL((at) => at.pathname === '/success'),
    form.locator('[name=phone]').press('Enter'),
  ])
  const leads = store.leads('harbour')
  const all = await Promise.all((await leads.leads({ limit: 200 })).map(({ id }) => leads.lead(id)))
  const sent = all.flatMap((lead) => (lead?.body.email === email ? [lead.body] : []))
  expect(sent).toMatchObject([{ name: 'Sam Lee', form: 'service' }])
  expect(JSON.stringify(sent)).toContain('Mazda CX-5, 2019')
  expect(JSON.stringify(sent)).toContain(workshop)
})

test('without script all steps show, each with its title (Spec 4.20, 2.53)', async () => {
  const { page } = await newPage({ javaScriptEnabled: false })
  await page.goto(url('harbour', path))
  const seen = page
    .locator('form[data-form=service]')
    .locator('legend, [data-slot=stepper], button')
  expect(await seen.filter({ visible: true }).allInnerTexts()).toEqual(
    expect.arrayContaining(['Your car', 'What it needs', 'When and where', 'Your details']),
  )
  expect(
    await page.locator('[data-slot=stepper]:visible, .lead-form-previous:visible').count(),
  ).toBe(0)
})
