import type { Page } from 'playwright-core'
import { placedExample } from '#blocks/example.ts'
import { readRegistry } from '#blocks/registry.node.ts'
import { schemaVersion } from '#pages/page.ts'
import { openFrame, previewUrl, signInAsViewer } from '../e2e/preview-frame.ts'
import { median, percentile } from './statistics.ts'
import { withBrowser } from './with-browser.ts'

const SIZES = [10, 50, 100]
const EDITS = 60
const WARM = 5

/** How long a preview takes to open, and to show an edit, with pages of so many blocks. */
export const builderBench = (): Promise<void> =>
  withBrowser(async (browser, originOf) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
    await signInAsViewer(page, originOf('staff'))
    console.log(`Previews, medians and 95th percentiles of ${EDITS} edits, ms; goals 100 and 250`)
    for (const size of SIZES) await measure(page, size)
  })

async function measure(page: Page, size: number): Promise<void> {
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
