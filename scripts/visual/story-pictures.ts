import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { z } from 'zod'
import { chromiumArgs, ensureChromium } from '../chromium.ts'

const indexSchema = z.object({
  entries: z.record(z.string(), z.object({ type: z.string(), tags: z.array(z.string()) })),
})

/** How a story is reviewed: Storybook's globals, and the width of the viewport in CSS pixels. */
const modeSchema = z.looseObject({ viewport: z.number(), disable: z.boolean().optional() })
type Mode = z.output<typeof modeSchema>

const chromaticSchema = z.object({
  disableSnapshot: z.boolean().optional(),
  modes: z.record(z.string(), z.union([modeSchema, z.object({ disable: z.literal(true) })])),
})

const extractSchema = z.record(
  z.string(),
  z.object({ parameters: z.object({ chromatic: chromaticSchema }) }),
)

/** The modes of a story that takes part in visual review, by name. */
function modesIn({ disableSnapshot, modes }: z.output<typeof chromaticSchema>): Map<string, Mode> {
  const shown = Object.entries(modes).flatMap(([name, mode]): [string, Mode][] =>
    'viewport' in mode && !mode.disable ? [[name, mode]] : [],
  )
  return new Map(disableSnapshot ? [] : shown)
}

export interface PictureOptions {
  /** The address of a built Storybook. */
  readonly storybook: string
  /** Where the pictures are written: `<story>/<mode>.png`. */
  readonly folder: string
  /** Only stories whose id contains it. */
  readonly only?: string | undefined
  /** Pages that work at the same time. */
  readonly pages: number
  /** Called after each story, with the number of those done and of all. */
  onStory(done: number, all: number): void
}

const height = 900

/** Chromium draws the same pixels each time, whatever the order in which it gets to them. */
const repeatableDrawing = [
  // Letters look the same wherever they stand on the screen's grid of pixels.
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
  // No tile of the page is drawn first without its pictures, or only in its changed part.
  '--disable-checker-imaging',
  '--disable-partial-raster',
]

interface Story {
  readonly id: string
  /** It acts before its picture is taken, and may act otherwise on another screen. */
  readonly hasPlay: boolean
}

/** The stories that a built Storybook lists. */
export async function storiesOf(storybook: string, only = ''): Promise<Story[]> {
  const response = await fetch(new URL('index.json', storybook))
  const { entries } = indexSchema.parse(await response.json())
  return Object.entries(entries)
    .filter(([id, { type }]) => type === 'story' && id.includes(only))
    .map(([id, { tags }]) => ({ id, hasPlay: tags.includes('play-fn') }))
}

/**
 * Takes a picture of every story in every mode of its `chromatic` parameter: the same matrix as
 * Chromatic's. Returns what went wrong, a sentence for each story without all its pictures.
 */
export async function takePictures(options: PictureOptions): Promise<string[]> {
  const { storybook, only, pages, onStory } = options
  const stories = await storiesOf(storybook, only)
  const waiting = [...stories]
  const faults: string[] = []
  let done = 0
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...chromiumArgs, ...repeatableDrawing],
  })
  const work = async (modes: Map<string, Map<string, Mode>>) => {
    const context = await browser.newContext({ reducedMotion: 'reduce' })
    // A page that has loaded Storybook once loads it again in a third of the time.
    let page = await context.newPage()
    for (let story = waiting.shift(); story; story = waiting.shift()) {
      const fault = await picturesOf(page, story, modes.get(story.id), options)
      if (fault !== undefined) {
        faults.push(fault)
        await page.close()
        page = await context.newPage()
      }
      onStory(++done, stories.length)
    }
  }
  try {
    const modes = await readModes(await browser.newPage(), storybook)
    await Promise.all(Array.from({ length: pages }, () => work(modes)))
  } finally {
    await browser.close()
  }
  return faults
}

/** The modes of each story, by its id. */
async function readModes(page: Page, storybook: string): Promise<Map<string, Map<string, Mode>>> {
  await page.goto(new URL('iframe.html', storybook).href)
  await page.waitForFunction(() => Reflect.has(window, '__STORYBOOK_PREVIEW__'))
  const stories = await page.evaluate(async () => {
    const preview: unknown = Reflect.get(window, '__STORYBOOK_PREVIEW__')
    const call = (name: string): unknown =>
      Reflect.apply(Reflect.get(Object(preview), name), preview, [])
    await call('ready')
    const listed = Object.entries(Object(await call('extract')))
    return Object.fromEntries(
      listed.map(([id, story]) => {
        const { chromatic } = Object(Object(story).parameters)
        return [id, { parameters: { chromatic } }]
      }),
    )
  })
  await page.close()
  return new Map(
    Object.entries(extractSchema.parse(stories)).map(([id, { parameters }]) => [
      id,
      modesIn(parameters.chromatic),
    ]),
  )
}

/** Returns what went wrong, or undefined. */
async function picturesOf(
  page: Page,
  { id, hasPlay }: Story,
  modes: Map<string, Mode> | undefined,
  { storybook, folder }: PictureOptions,
): Promise<string | undefined> {
  mkdirSync(join(folder, id), { recursive: true })
  let shown = ''
  try {
    for (const [name, mode] of modes ?? []) {
      await page.setViewportSize({ width: mode.viewport, height })
      // Loading a story takes most of the time, so the next width of the same story only resizes it.
      const url = storyUrl(storybook, id, mode)
      if (url !== shown || hasPlay) {
        await page.goto(url)
        await rendered(page)
        shown = url
      }
      await settled(page)
      const path = join(folder, id, `${name.replaceAll(/\W+/g, '-')}.png`)
      await page.screenshot({ path, fullPage: true, animations: 'disabled', caret: 'hide' })
    }
    return undefined
  } catch (cause) {
    return `${id}: ${cause instanceof Error ? cause.message.split('\n')[0] : cause}`
  }
}

/** The address of a story alone, with the mode's globals and without the checks of the accessibility panel. */
function storyUrl(
  storybook: string,
  id: string,
  { viewport: _, disable: __, ...globals }: Mode,
): string {
  const url = new URL('iframe.html', storybook)
  const pairs = Object.entries(globals).map(([name, value]) => `${name}:${value}`)
  url.search = new URLSearchParams({
    id,
    viewMode: 'story',
    globals: [...pairs, 'a11y.manual:!true'].join(';'),
  }).toString()
  return url.href
}

/** Waits until the story's play function has ended. */
async function rendered(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const preview: unknown = Reflect.get(window, '__STORYBOOK_PREVIEW__')
    const read = (value: unknown, key: string): unknown =>
      typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
    const phase = read(read(preview, 'currentRender'), 'phase')
    if (phase === 'errored' || phase === 'aborted') throw new Error(`the story ${phase}`)
    return phase === 'completed' || phase === 'finished'
  })
}

/** Waits for fonts and all pictures, and ends what waits for the first paint. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
        animation.finish()
    }
    const pictures = Array.from(document.images)
    for (const picture of pictures) picture.loading = 'eager'
    const loaded = (picture: HTMLImageElement) => picture.decode().catch(() => undefined)
    await Promise.all([document.fonts.ready, ...pictures.map(loaded)])
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  })
}
