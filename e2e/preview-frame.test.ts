import { expect, test } from 'vitest'
import { schemaVersion } from '#pages/page.ts'
import { openFrame, type PreviewFrame, previewUrl, signInAsViewer } from './preview-frame.ts'
import { product, sendRequest } from './product.ts'

const { url, keptPage } = await product({ pictures: false })
const staff = new URL(url('staff', '/')).origin
const { page, problems } = await keptPage({ viewport: { width: 1280, height: 900 } })
page.setDefaultTimeout(10_000)
await signInAsViewer(page, staff)

const heading = (text: string, more: object = {}) => ({
  id: 'heading',
  block: 'section-heading',
  props: { heading: text, link: { label: 'All of them', href: '/search' } },
  ...more,
})
const questions = { id: 'faqs', block: 'questions', props: { heading: 'Questions' } }
const pageOf = (...blocks: object[]) => ({
  schemaVersion,
  route: '/about-us',
  title: 'Shown | {site.name}',
  blocks: [
    { id: 'header', block: 'site-header' },
    ...blocks,
    { id: 'footer', block: 'site-footer' },
  ],
})
const open = async (path = 'pages/about-us.json'): Promise<PreviewFrame> =>
  openFrame(page, await previewUrl(page, 'harbour', path))

const inMain = ({ frame }: PreviewFrame) =>
  frame.evaluate(() =>
    Array.from(document.querySelectorAll('#main > [data-block]'), ({ id }) => id),
  )

test('a value is drawn over the page: what is new, moved and gone, with the styles that it needs (Spec 6.04)', async () => {
  const shown = await open()
  expect(await shown.show(pageOf(heading('One')))).toMatchObject({ hasErrors: false, version: 1 })
  expect(await inMain(shown)).toEqual(['heading'])
  expect(await shown.frame.title()).toBe('Shown | Harbour Motor Group')
  const narrow = heading('Small', { id: 'small', when: { viewport: 'narrow' } })
  const { conditions } = await shown.show(pageOf(questions, heading('One'), narrow))
  expect(conditions).toEqual({ small: [{ name: 'viewport', reason: 'other_screen' }] })
  expect(await inMain(shown)).toEqual(['faqs', 'heading', 'small'])
  // The styles of questions came with the block.
  const marker = await shown.frame
    .locator('#faqs summary')
    .first()
    .evaluate((summary) => getComputedStyle(summary).listStyleType)
  expect(marker).toBe('none')
  await shown.show(pageOf(heading('One'), questions))
  expect(await inMain(shown)).toEqual(['heading', 'faqs'])
})

test('scroll, an open panel and the focus survive an edit, and a value with errors leaves the page as it is (Spec 6.04)', async () => {
  const shown = await open()
  const tall = Array.from({ length: 12 }, (_, at) => heading(`Line ${at}`, { id: `h${at}` }))
  await shown.show(pageOf(questions, ...tall))
  await shown.frame.locator('#faqs summary').first().click()
  await shown.frame.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
  await shown.frame.locator('#h3 a').evaluate((link) => link.focus({ preventScroll: true }))
  const kept = () =>
    shown.frame.evaluate(() => ({
      top: scrollY,
      isOpen: document.querySelector('#faqs details')?.hasAttribute('open'),
      focus: document.activeElement?.closest('[data-block]')?.id,
    }))
  const before = await kept()
  expect(before).toMatchObject({ isOpen: true, focus: 'h3' })
  const changed = tall.map(({ id }) => heading('Changed', { id }))
  await shown.show(pageOf(questions, ...tall.slice(0, 4), ...changed.slice(4)))
  expect(await shown.frame.locator('#h5 h2').textContent()).toBe('Changed')
  expect(await kept()).toEqual(before)
  const faulty = await shown.show(pageOf(questions, { id: 'x', block: 'nothing' }))
  expect(faulty).toMatchObject({ hasErrors: true, problems: [{ block: 'x', level: 'error' }] })
  expect(await kept()).toEqual(before)
})

test('a press chooses a block, a second one on a link asks before it leaves, and no form is sent (Spec 6.04)', async () => {
  const shown = await open()
  await shown.show(
    pageOf(heading('One'), { id: 'form', block: 'lead-form', props: { form: 'enquiry' } }),
  )
  const link = shown.frame.getByRole('link', { name: 'All of them' })
  await link.click()
  expect(await shown.next('selected')).toEqual({ kind: 'selected', id: 'heading', opens: false })
  await link.click()
  expect((await shown.next('leaving')).href).toBe(`${new URL(shown.url).origin}/search`)
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await shown.frame.locator('#form [type=submit]').click()
  expect(await shown.next('selected')).toMatchObject({ id: 'form' })
  await shown.frame.evaluate(() => fetch('/api/leads', { method: 'POST' }).catch(() => {}))
  expect(sent).toEqual([])
  expect(shown.frame.url()).toBe(shown.url)
})

test('a text is written where it is shown, within its limits, by pointer or keys (Spec 6.04, WCAG 2.1.1)', async () => {
  const shown = await open()
  await shown.show(pageOf(heading('One')))
  await shown.frame.getByRole('heading', { name: 'One' }).dblclick()
  await page.keyboard.type('Two')
  const edited = { kind: 'edited', id: 'heading', path: ['heading'] }
  const told = async () => (await shown.heard()).filter(({ kind }) => kind === 'edited').at(-1)
  // Before it ends: who leaves the page now has lost nothing.
  await expect.poll(told).toEqual({ ...edited, text: 'Two' })
  await page.keyboard.press('Enter')
  await expect.poll(told).toEqual({ ...edited, text: 'Two', end: 'taken' })
  await shown.show(pageOf(heading('Two')))

  // By keyboard alone: the marks' button is the first of the page.
  await shown.frame.locator('builder-marks button').focus()
  for (const key of ['ArrowUp', 'ArrowDown', 'F2']) await page.keyboard.press(key)
  await page.keyboard.type('x'.repeat(121))
  const said = shown.frame.locator('builder-marks output')
  expect(await said.textContent()).toBe('1 too many')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  expect(await shown.frame.locator('#heading h2').textContent()).toBe('Two')
  await expect.poll(told).toEqual({ ...edited, text: 'Two', end: 'given-up' })
})

test('the block that the builder chose is brought into view and outlined (Spec 6.04)', async () => {
  const shown = await open()
  const tall = Array.from({ length: 12 }, (_, at) => heading(`Line ${at}`, { id: `h${at}` }))
  await shown.show(pageOf(...tall))
  await shown.tell({ kind: 'select', id: 'h11' })
  const top = () =>
    shown.frame.locator('#h11').evaluate((block) => block.getBoundingClientRect().top)
  await expect.poll(top).toBeLessThan(900)
  expect(await shown.frame.locator('builder-marks .chosen').isVisible()).toBe(true)
  expect((await shown.heard()).filter(({ kind }) => kind === 'selected')).toEqual([])
})

test('where a block that shows nothing would be is shown once it is chosen, by its title (Spec 6.04)', async () => {
  const shown = await open()
  const tall = Array.from({ length: 12 }, (_, at) => heading(`Line ${at}`, { id: `h${at}` }))
  const none = { id: 'none', block: 'car-row', props: { heading: 'None', refine: 'make=Nobody' } }
  await shown.tell({ kind: 'titles', titles: { 'car-row': 'Row of cars' } })
  expect((await shown.show(pageOf(...tall, none))).empty).toEqual(['none'])
  await shown.tell({ kind: 'select', id: 'none' })
  const marks = shown.frame.locator('builder-marks')
  const handle = marks.getByRole('button', { name: 'Row of cars: shows nothing here now' })
  await handle.waitFor()
  const end = () =>
    shown.frame.locator('#h11').evaluate((block) => block.getBoundingClientRect().bottom)
  const { y = -1 } = (await marks.locator('.chosen').boundingBox()) ?? {}
  expect(Math.abs(y - (await end()))).toBeLessThanOrEqual(4)
  expect(await end()).toBeLessThan(900)
})

test('what another page says is not heard (Spec 6.04)', async () => {
  const shown = await open()
  await shown.show(pageOf(heading('One')))
  // From the frame's own window: its origin is the dealer's.
  await shown.frame.evaluate(
    (value) => {
      postMessage({ kind: 'render', version: 9, value }, '*')
    },
    pageOf(heading('Forged')),
  )
  await shown.show(pageOf(heading('One')))
  expect((await shown.heard()).filter(({ kind }) => kind === 'rendered')).toEqual([])
  expect(await shown.frame.locator('#heading h2').textContent()).toBe('One')
})

test('with _why in its address it says why blocks are shown or not (Spec 6.04)', async () => {
  const address = await previewUrl(page, 'harbour', 'pages/about-us.json')
  const shown = await openFrame(page, `${address}&_why=1`)
  const over = heading('Over', { id: 'over', when: { from: '2020-01-01', until: '2020-01-31' } })
  await shown.show(pageOf(heading('One'), over))
  await shown.frame.getByText(/ is hidden over$/).click()
  await shown.frame.getByText('✓ Its first day has come').waitFor()
  await shown.frame.getByText('✗ Its last day is over').waitFor()
  await shown.frame.getByRole('button', { name: 'Look at it' }).filter({ visible: true }).click()
  expect(await shown.next('selected')).toEqual({ kind: 'selected', id: 'over', opens: true })
})

test('a search in the page is answered of the draft (Spec 6.04)', async () => {
  const shown = await open('pages/search.json')
  const asked = page.waitForRequest((request) => request.url().includes('_blocks='))
  await shown.frame.locator('form[data-live] input[type=checkbox]').first().check({ force: true })
  expect(new URL((await asked).url()).searchParams.has('_preview')).toBe(true)
})

test('no page but the staff host’s shows a preview (Spec 6.04, D38)', async () => {
  const address = await previewUrl(page, 'harbour', 'pages/about-us.json')
  const { host, pathname, search } = new URL(address)
  const { headers } = await sendRequest(host.replace(/:\d+$/, ''), pathname + search)
  expect(String(headers['content-security-policy'])).toContain(`frame-ancestors ${staff}`)
  // A page of another origin that lets anything be framed: its frame stays empty.
  const { page: foreign } = await keptPage({ viewport: { width: 800, height: 600 } })
  await foreign.goto('about:blank')
  await foreign.setContent(`<iframe src="${address}"></iframe>`)
  await expect.poll(() => foreign.frames()[1]?.url()).toMatch(/^chrome-error:/)
  expect(problems).toEqual([])
})
