import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright-core'
import { placedExample } from '#blocks/example.ts'
import { readRegistry } from '#blocks/registry.node.ts'
import { schemaVersion } from '#pages/page.ts'
import { openFrame, previewUrl, signInAsViewer } from '../e2e/preview-frame.ts'
import { post, signInAsOwner } from './owner-session.ts'
import { median, percentile } from './statistics.ts'
import { withBrowser } from './with-browser.ts'

const SIZES = [10, 50, 100]
const EDITS = 60
const WARM = 5
const KEYS = 60
const UNDONE = 500

declare global {
  interface Window {
    keyTimes: number[]
  }
}

/** How fast the builder is with pages of so many blocks: its preview alone, and its screen. */
export const builderBench = (): Promise<void> =>
  withBrowser(async (browser, originOf) => {
    const staff = originOf('staff')
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    await signInAsViewer(page, staff)
    console.log(`Previews: median and 95th percentile of ${EDITS} edits, ms; goals 100 and 250`)
    for (const size of SIZES) await measurePreview(page, size)
    await page.context().clearCookies()
    await signInAsOwner(page, staff)
    console.log(
      `The screen: ${KEYS} keys in a field, ms (goal 16 for 95 %), memory after ${UNDONE} edits`,
    )
    for (const size of SIZES) await measureScreen(page, staff, size)
    await measureTheme(page, staff)
  })

async function measurePreview(page: Page, size: number): Promise<void> {
  const blocks = await someBlocks(size)
  const url = await previewUrl(page, 'harbour', 'pages/about-us.json')
  const start = performance.now()
  const shown = await openFrame(page, url)
  await shown.show(pageOf(blocks, 'First'))
  const opened = performance.now() - start
  const times: number[] = []
  for (let edit = 0; edit < EDITS + WARM; edit++) {
    const { ms, hasErrors, problems } = await shown.show(pageOf(blocks, `Edit ${edit}`))
    if (hasErrors) throw new Error(`expected no errors, found ${JSON.stringify(problems)}`)
    if (edit >= WARM) times.push(ms)
  }
  const [middle, most] = [median(times), percentile(times, 0.95)].map((ms) => ms.toFixed(0))
  console.log(
    `${String(size).padStart(4)} blocks: edit to preview ${middle}, ${most}; open ${opened.toFixed(0)}`,
  )
}

/** Types into the form of a block, and then edits it so often that anything kept would show. */
async function measureScreen(page: Page, staff: string, size: number): Promise<void> {
  const path = `pages/bench-${size}.json`
  const value = { ...pageOf(await someBlocks(size), 'First'), route: `/bench-${size}` }
  await saveDraft(page, path, value)
  const start = performance.now()
  await page.goto(`${staff}/builder/harbour/bench-${size}`)
  await page.frameLocator('iframe').locator('#edited h2').waitFor()
  const opened = performance.now() - start
  await page
    .getByRole('row', { name: /Section heading/ })
    .first()
    .click()
  const field = page.getByRole('textbox', { name: 'Heading', exact: true })
  await field.fill('')
  await timeInput(page)
  await field.pressSequentially('x'.repeat(KEYS), { delay: 40 })
  const keys = await page.evaluate(() => window.keyTimes)
  // The preview may share the process: it is to be drawn whole, all blocks by the frame's own code.
  const shown = page.frameLocator('iframe').locator('#edited h2')
  await shown.filter({ hasText: new RegExp(`^x{${KEYS}}$`) }).waitFor()
  await page.getByText('Saved', { exact: false }).first().waitFor()
  const before = await heapOf(page)
  for (let edit = 0; edit < UNDONE; edit++) await field.fill(`Edit ${edit}`)
  const grown = (await heapOf(page)) / before - 1
  const [middle, most] = [median(keys), percentile(keys, 0.95)].map((ms) => ms.toFixed(1))
  console.log(
    `${String(size).padStart(4)} blocks: key ${middle}, ${most}; open ${opened.toFixed(0)}; memory ${(grown * 100).toFixed(0)} % more`,
  )
}

/** Pastes colours into the theme: all contrasts are computed and shown within the key's task (WORKSPACE 11.16). */
async function measureTheme(page: Page, staff: string): Promise<void> {
  await page.goto(`${staff}/builder/harbour/theme`)
  const field = page.getByRole('textbox', { name: 'Brand colour', exact: true })
  await field.waitFor()
  await timeInput(page)
  for (let at = 0; at < KEYS; at++) await field.fill(at % 2 === 0 ? '#ffff00' : '#0d4652')
  const times = (await page.evaluate(() => window.keyTimes)).slice(WARM)
  const [middle, most] = [median(times), percentile(times, 0.95)].map((ms) => ms.toFixed(1))
  console.log(`Theme: contrasts of a pasted brand ${middle}, ${most} (goal 16)`)
}

/** Times each input until all is done that it does at once, from its key on where it has one. */
const timeInput = (page: Page): Promise<void> =>
  page.evaluate(() => {
    window.keyTimes = []
    let start: number | undefined
    // With the time that it waits for what an earlier key left to do.
    addEventListener('keydown', ({ timeStamp }) => (start = timeStamp), true)
    const behind = new MessageChannel()
    behind.port1.onmessage = ({ data }) => window.keyTimes.push(performance.now() - data)
    // Behind the key's handlers, and what they draw at once.
    addEventListener(
      'input',
      ({ timeStamp }) => {
        behind.port2.postMessage(start ?? timeStamp)
        start = undefined
      },
      true,
    )
  })

/** Bytes of objects that are in use in the page's process, which its preview may share. */
async function heapOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.enable')
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  await session.detach()
  return usedSize
}

const saveDraft = (page: Page, path: string, value: object): Promise<void> =>
  post(page, '/harbour/draft', { path, version: 0, base: 0, key: randomUUID(), value })

const pageOf = (blocks: readonly object[], heading: string) => ({
  schemaVersion,
  route: '/about-us',
  title: 'Bench',
  blocks: [
    { id: 'header', block: 'site-header' },
    { id: 'edited', block: 'section-heading', props: { heading } },
    ...blocks,
    { id: 'footer', block: 'site-footer' },
  ],
})

/** Typical sections that need no record and have no slots, in turn; with header, heading and footer as many as asked for. */
async function someBlocks(size: number): Promise<object[]> {
  const sections = Array.from((await readRegistry()).values()).filter(
    ({ role, needs, slots }) =>
      role === 'section' && needs.length === 0 && Object.keys(slots).length === 0,
  )
  return Array.from({ length: size - 3 }, (_, at) => {
    const block = sections[at % sections.length]
    if (!block) throw new Error('there is no section')
    const placed = JSON.stringify(placedExample(block, 'Typical'))
    return JSON.parse(placed.replaceAll('"id":"', `"id":"b${at}-`))
  })
}
