import sharp from 'sharp'
import { expect, test } from 'vitest'
import { product } from './product.ts'
import { desktop, faultsOf, focusIs, heading, personAs, signIn, staff } from './staff-page.ts'

const { keptPage } = await product({ pictures: false })

/** Its options are no other page's, so that its cookies stay. */
const { page, problems } = await keptPage({ viewport: desktop, locale: 'en-AU' })
page.setDefaultTimeout(10_000)
await signIn(page, personAs('owner'))

test('a picture is added, described, its focal point moved, deleted and taken back, by keyboard alone but for the dialog of files (Spec 6.04, WCAG 2.1.1, 2.5.7)', async () => {
  await page.goto(staff('/staff/harbour/media'))
  await heading(page, 'Media').waitFor()
  const create = { width: 1200, height: 800, channels: 3, background: '#246' } as const
  const buffer = await sharp({ create }).jpeg().toBuffer()
  await page.getByLabel('Pictures to add').setInputFiles([
    { name: 'The Yard.JPG', mimeType: 'image/jpeg', buffer },
    { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') },
  ])
  await page.getByText('1 file added, 1 file not taken').waitFor()
  await page.getByText(/^notes\.jpg was not taken: Only pictures/).waitFor()
  const card = page.getByRole('row', { name: 'the-yard.jpg' })
  await card.waitFor()
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  const picture = page.getByRole('complementary', { name: 'Picture' })
  await picture.getByLabel('What it shows', { exact: true }).fill('The yard at dawn')
  const ring = picture.getByRole('slider')
  await ring.focus()
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('ArrowUp')
  await picture.getByText('Saved', { exact: true }).waitFor()
  await card.locator('img[src*="&at=60-49"]').waitFor({ state: 'attached' })
  expect(await ring.getAttribute('aria-valuetext')).toBe('60 % from the left, 49 % from the top')
  await picture.getByRole('button', { name: 'Delete' }).press('Enter')
  await card.waitFor({ state: 'detached' })
  await page.keyboard.press('z')
  await card.getByText('Not used').waitFor()
})

test('a file of a feed is uploaded and looked at, a heading is asked about, and it is thrown away, by keyboard alone but for the dialog of files (Spec 6.03, WCAG 2.1.1, 2.2 AA)', async () => {
  await page.goto(staff('/staff/harbour/imports'))
  await heading(page, 'Imports').waitFor()
  await page.getByRole('row').first().waitFor()
  await page.keyboard.press('n')
  const upload = page.getByRole('dialog', { name: 'Upload a file of a feed' })
  await upload.waitFor()
  const csv = 'stock_no,condition,year,make,model,Paint Name\nE2E1,Pre-Loved,2021,Kia,Rio,Red'
  const file = { name: 'by-hand.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await focusIs(page, '[name=feed]')
  await page.keyboard.type('e2e')
  await page.keyboard.press('Enter')
  await page.getByText('Nothing has changed yet.').waitFor()
  await page.getByRole('button', { name: 'Teach “Pre-Loved”…' }).waitFor()
  expect(await faultsOf(page, 1)).toEqual({})
  await page.setViewportSize(desktop)
  await page.getByRole('button', { name: 'Teach “Paint Name”…' }).focus()
  await page.keyboard.press('Enter')
  const teach = page.getByRole('dialog', { name: 'What does the column “Paint Name” say?' })
  await teach
    .getByRole('option', { name: /^colour/ })
    .first()
    .waitFor({ state: 'attached' })
  await page.keyboard.press('Escape')
  await teach.waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Throw it away' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('The file is thrown away.').first().waitFor()
  const row = page.getByRole('row', { name: /^e2e/ })
  await row.getByText('Thrown away').waitFor()
  // The file that is no picture.
  expect(problems.filter((text) => !/status of 422/.test(text))).toEqual([])
})
